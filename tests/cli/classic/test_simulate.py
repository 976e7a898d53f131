"""`fifthcolony simulate`: bots play, figures come out, and one seed always gives the same ones."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.kernel.record import Record
from fifthcolony.lab.simulate import Plan, report, seeds_from, simulate
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded
SMALL = ("simulate", "--seats", "3", "--games", "4", "--bot", "random")


def figures(run: RUN, *arguments: object) -> dict[str, Any]:
    code, out, err = run(*arguments, "--json")
    assert (code, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    assert out.count("\n") == 1
    assert told.pop("timing").keys() == {"seconds", "games_per_second"}
    return told


def test_json_adds_up(run: RUN) -> None:
    told = figures(run, *SMALL, "--edition", "2008")
    assert (told["games"], told["seats"], told["edition"], told["seed"], told["bots"]) == (4, 3, 2008, 1, ["random"] * 3)
    wins = sum(row["wins"] for row in told["by_seat"])
    assert wins == sum(int(number) * games for number, games in told["winners"].items()) >= 4
    assert wins == sum(row["wins"] for row in told["by_alien"])
    assert sum(row["games"] for row in told["by_alien"]) == 3 * 4
    assert sum(told["endings"].values()) == 4
    assert 0 < told["encounters"]["least"] <= told["encounters"]["mean"] <= told["encounters"]["most"]
    assert all(told["encounters"][kind] < told["decisions"][kind] for kind in ("least", "mean", "most"))


def test_the_same_seed_gives_the_same_figures(run: RUN) -> None:
    assert figures(run, *SMALL, "--seed", "5") == figures(run, *SMALL, "--seed", "5")
    assert figures(run, *SMALL, "--seed", "5") != figures(run, *SMALL, "--seed", "6")
    key = (1 << 191) + 5
    assert figures(run, *SMALL, "--seed", key) == figures(run, *SMALL, "--seed", key)
    assert figures(run, *SMALL, "--seed", key)["by_seat"] != figures(run, *SMALL, "--seed", "5")["by_seat"]


def test_the_first_games_do_not_depend_on_how_many_follow() -> None:
    short, long = (list(simulate(Plan("classic", {"seats": 3}, ("random",) * 3, 9, games))) for games in (1, 2))
    assert long[:1] == short
    assert len(set(seeds_from(9, 1000))) == 1000


def test_tables_for_people(run: RUN) -> None:
    code, out, err = run(*SMALL, "--aliens", "clone,mind,zombie")
    assert (code, err) == (0, "")
    assert "4 games of classic, 3 seats, edition 2018, seed 1" in out
    assert all(name in out for name in ("Clone", "Mind", "Zombie", "encounters a game", "decisions a game", "games a second"))
    assert "foreign colonies 4" in out
    assert "\x1b" not in out


def test_variants_are_named_with_commas(run: RUN) -> None:
    small = figures(run, *SMALL, "--variants", "four_planets,single_encounter")
    assert small["decisions"]["mean"] < figures(run, *SMALL)["decisions"]["mean"]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("--variants", "four"), "--variants: expected names of classic_filch, flares, four_planets, "),
        (("--variants", "rotating_powers"), "the variant rotating_powers belongs to edition 2008, not to 2018"),
        (("--variants", "classic_filch"), "the variant classic_filch needs the variant flares"),
        (("--game", "duel", "--seats", "2", "--variants", "flares"), "--variants: expected nothing for duel"),
    ],
)
def test_variants_that_cannot_be_played_are_refused(run: RUN, wishes: tuple[str, ...], said: str) -> None:
    code, out, err = run("simulate", *wishes)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert said in err


def test_games_without_aliens(run: RUN) -> None:
    assert figures(run, *SMALL, "--aliens", "none")["by_alien"] == []
    assert "alien " not in run(*SMALL, "--aliens", "none").out


def test_a_bot_for_each_seat(run: RUN) -> None:
    told = figures(run, "simulate", "--seats", "3", "--games", "2", "--bot", "random,simple,random")
    assert [row["bot"] for row in told["by_seat"]] == ["random", "simple", "random"]


def test_records_replay(run: RUN, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    told = figures(run, *SMALL, "--record", folder)
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"game-0000{number}.json" for number in (1, 2, 3, 4)]
    assert sum(len(fc.replay(path.read_text()).choices) for path in files) == told["decisions"]["mean"] * 4
    assert all(Record.from_json(path.read_bytes()).outcome for path in files)


def test_records_do_not_go_into_a_file(run: RUN, recorded: Path) -> None:
    code, out, err = run(*SMALL, "--record", recorded)
    assert (code, out) == (2, "")
    assert "expected a folder" in err
    assert err.count("\n") == 1


def test_an_interrupt_leaves_quietly(run: RUN, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fifthcolony.lab.simulate.play_out", interrupt)
    assert run(*SMALL) == (130, "", "")


def test_no_games_are_no_figures() -> None:
    told = report(Plan("classic", {"seats": 3, "aliens": "none"}, ("random",) * 3, 1, 0), [])
    assert told["encounters"] == {"mean": 0.0, "least": 0, "most": 0}
    assert [row["share"] for row in told["by_seat"]] == [0.0, 0.0, 0.0]


def test_a_terminal_sees_how_far_it_is(run: RUN, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    code, out, err = run(*SMALL, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 4
    assert "100%" in err
