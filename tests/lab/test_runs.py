"""Runs: what is kept of each game, and that nothing is lost or different whoever plays and whatever ends it."""

from pathlib import Path

import polars as pl
import pytest

from fifthcolony.bots import bring
from fifthcolony.bots.references import WHERE
from fifthcolony.kernel.errors import BadBot, BadConfig
from fifthcolony.kernel.registry import add_game, withdraw_game
from fifthcolony.lab import folder as folders
from fifthcolony.lab import simulate as simulating
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.processes import Processes
from fifthcolony.lab.run import run
from fifthcolony.lab.simulate import Plan, simulate
from fifthcolony.lab.workers import Here
from tests.lab.studies import duels, files, play, quiet
from tests.third_game.bluff import KIT

pytestmark = pytest.mark.unguarded


def test_the_games_are_those_of_simulate(tmp_path: Path) -> None:
    plan = duels(12)
    tables, games = play(plan, tmp_path / "run").tables(), list(simulate(plan))
    assert tables["games"]["seed"].to_list() == [game.seed for game in games]
    assert tables["games"]["reason"].to_list() == [game.reason for game in games]
    assert tables["games"]["decisions"].to_list() == [game.decisions for game in games]
    assert tables["games"]["chapters"].to_list() == [game.rounds for game in games]
    won = tables["seats"].filter(pl.col("won")).select("game", "seat").rows()
    assert won == [(number, seat) for number, game in enumerate(games) for seat in game.winners]


def test_every_seat_has_a_row_and_uses_belong_to_seats(tmp_path: Path) -> None:
    tables = play(duels(6), tmp_path / "run").tables()
    assert tables["seats"].select("game", "seat").rows() == [(game, seat) for game in range(6) for seat in range(2)]
    assert tables["seats"]["planets"].max() > 0  # type: ignore[operator]
    assert tables["uses"].height > 0
    assert set(tables["uses"]["seat"]) <= {0, 1}
    assert tables["uses"].filter(pl.col("times") < 1).height == 0


def test_the_files_do_not_tell_who_played_or_in_which_blocks(tmp_path: Path) -> None:
    plan = duels(20)
    alone = files(play(plan, tmp_path / "alone"))
    assert files(play(plan, tmp_path / "blocks", block=3)) == alone
    assert files(play(plan, tmp_path / "two", Processes(2), block=4)) == alone


def test_a_run_that_was_ended_goes_on_where_it_was(tmp_path: Path) -> None:
    plan, folder, seen = duels(20), Folder(tmp_path / "run"), list[int]()

    def tired(games: int) -> None:
        if games >= 9:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, folder, Here(), tired, 3)
    assert not folder.is_done
    assert folder.tables()["games"]["game"].to_list() == list(range(9))
    run(plan, folder, Here(), seen.append, 4)
    assert seen == [9, 13, 17, 20]
    assert files(folder) == files(play(plan, tmp_path / "at once"))
    assert sorted(path.name for path in folder.path.iterdir()) == ["games.parquet", "plan.json", "seats.parquet", "uses.parquet"]


def test_a_game_without_end_is_given_up_and_counted_as_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "LONGEST", 70)
    tables = play(duels(10), tmp_path / "run").tables()
    given_up = tables["games"].filter(pl.col("reason") == "given_up")
    assert 0 < given_up.height < 10
    assert set(given_up["winners"]) == {0}
    assert given_up["decisions"].to_list() == pytest.approx([70] * given_up.height, abs=1)  # two may answer at once
    assert tables["seats"].join(given_up, on="game").filter(pl.col("won")).height == 0
    assert "given_up" in [game.reason for game in simulate(duels(10))]


FAULTY = """
from fifthcolony.bots.random import RandomBot
class Faulty(RandomBot):
    def decide(self, ask, sight):
        assert ask.id != 30, "thirty is too much"
        return super().decide(ask, sight)
"""


def test_a_fault_ends_a_run_or_is_counted_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY, encoding="utf-8")
    monkeypatch.setenv(WHERE, "")
    plan = duels(8, bots=(bring(f"{tmp_path}/faulty.py:Faulty"), "random"))
    with pytest.raises(BadBot, match="thirty is too much"):
        play(plan, tmp_path / "ends")
    folder = Folder(tmp_path / "goes on")
    run(plan, folder, Here(), quiet, goes_on=True)
    ended = folder.tables()["games"].filter(pl.col("reason") == "fault")
    assert 0 < ended.height <= 8
    assert (set(ended["winners"]), len(caplog.messages)) == ({0}, ended.height)
    assert "thirty is too much" in caplog.messages[0]
    assert str(ended["seed"][0]) in caplog.messages[0]


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    folder, seen = play(duels(5), tmp_path / "run"), list[int]()
    before = files(folder)
    run(duels(5), folder, Here(), seen.append)
    assert seen == [5]
    assert files(folder) == before


def test_parts_that_cover_the_same_games_count_once(tmp_path: Path) -> None:
    plan, folder = duels(12), Folder(tmp_path / "run")

    def tired(games: int) -> None:
        if games >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, folder, Here(), tired, 4)
    (folder.path / "parts" / "00000002-00000006").mkdir()
    assert [(span.first, span.end) for span in folder.parts()] == [(0, 4), (4, 8)]
    run(plan, folder, Here(), quiet)
    assert files(folder) == files(play(plan, tmp_path / "at once"))


def test_another_plan_is_refused(tmp_path: Path) -> None:
    folder = play(duels(3), tmp_path / "run")
    for other, said in (
        (duels(4), "games 3 instead of 4"),
        (duels(3, seed=2), "seed 1 instead of 2"),
        (duels(3, bots=("simple", "random")), r'bots \["random", "random"\] instead of'),
    ):
        with pytest.raises(BadConfig, match=f"holds a run of another plan, {said}.*: name another folder"):
            play(other, folder.path)


def test_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = play(duels(3), tmp_path / "run")
    monkeypatch.setattr(folders, "code_of", lambda _game: "other")
    with pytest.raises(BadConfig, match=r"was begun with other rules or bots, code .* instead of other: name another folder"):
        play(duels(3), folder.path)


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ines", encoding="utf-8")
    with pytest.raises(BadConfig, match="holds other things and no run"):
        play(duels(3), tmp_path)
    with pytest.raises(BadConfig, match=r"expected a folder, given .*letter, which is a file"):
        play(duels(3), tmp_path / "letter")
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


def test_a_third_game_is_counted_as_plainly_as_can_be(tmp_path: Path) -> None:
    add_game(KIT)
    try:
        folder = play(Plan(KIT.name, {"seats": KIT.seats[0]}, ("random",) * KIT.seats[0], 1, 8), tmp_path / "run")
        tables = folder.tables()
    finally:
        withdraw_game(KIT.name)
    assert tables["games"].height == 8
    assert tables["games"]["winners"].sum() == tables["seats"]["won"].sum()
