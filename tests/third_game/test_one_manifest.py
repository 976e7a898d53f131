"""A game that registers one manifest is played everywhere: library, laboratory, terminal, records, server and soak."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from rich.console import Console

import fifthcolony as fc
from fifthcolony.kernel.registry import add_game, withdraw_game
from fifthcolony.lab.simulate import Plan, play_out, report, simulate
from tests.cli.conftest import RUN, run  # noqa: F401  a fixture
from tests.server.served import QUICK, WITH_MOMENTS, running
from tests.server.served import run as run_server
from tests.third_game.bluff import KIT, Bluff
from tools import soak
from tools.scripted import Player, post

SOURCE = Path(__file__).with_name("bluff.py")


@pytest.fixture(autouse=True)
def bluff() -> Iterator[None]:
    """One call brings it in; nothing else is touched."""
    add_game(KIT)
    yield
    withdraw_game("bluff")


def test_it_is_small() -> None:
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) < 150


def test_the_library_plays_copies_dumps_and_replays_it() -> None:
    game = fc.new_game("bluff", seed=4, lives=1)
    assert isinstance(game, Bluff)
    game.answer(0, 6)  # claims 7
    assert game.view(1)["claim"] == 7
    assert game.view(1)["number"] == game.numbers[1]
    assert fc.load(game.dump()).view(0) == game.copy().view(0) == game.view(0)
    game.answer(1, len(game.asks[0].options) - 1)
    assert game.outcome == fc.Outcome((0 if sum(game.numbers) >= 7 else 1,), "bluff.lives")
    assert fc.replay(game.record().to_json()).dump() == game.dump()
    with pytest.raises(fc.BadConfig, match="1 to 9 lives"):
        fc.new_game("bluff", lives=0)
    with pytest.raises(fc.BadConfig, match="cannot be set up by hand"):
        fc.scene("bluff")


def test_the_laboratory_counts_it() -> None:
    plan = Plan("bluff", {"seats": 2}, ("simple", "random"), 1, 200)
    told = report(plan, simulate(plan))
    assert told["rounds"]["least"] >= 3
    assert told["by_seat"][0]["share"] > 0.6, "who looks at its number beats who does not"
    assert told["endings"] == {"bluff.lives": 200}


def test_the_command_line_simulates_it(run: RUN) -> None:  # noqa: F811
    code, out, _ = run("simulate", "--game", "bluff", "--games", 5, "--lives", 1, "--json")
    assert code == 0
    assert (json.loads(out)["game"], json.loads(out)["lives"], json.loads(out)["rounds"]["most"]) == ("bluff", 1, 1)
    code, _, err = run("simulate", "--game", "bluff", "--aliens", "random")
    assert (code, "--aliens" in err, "--lives" in err) == (2, True, True)


def test_a_person_plays_it_in_the_terminal_and_reads_it_again(run: RUN, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / "bluff.json"
    code, out, err = run(
        "play", "--game", "bluff", "--seed", 1, "--lives", 1, "--record", path, typed=["?", "t", "1", "doubt", "1", "doubt"]
    )
    assert (code, err) == (0, "")
    assert "Claim more than 0, or doubt." in out
    assert "lives: 1, 1" in out
    assert "loses a life" in out
    code, out, _ = run("replay", path)
    assert code == 0
    assert "with the last lives" in out
    code, out, _ = run("show", path, "--seat", 1)
    assert code == 0
    assert out.count("You draw") == 1
    assert run("aliens", "--game", "bluff").code == 2


@pytest.mark.unguarded
@pytest.mark.parametrize("settings", [QUICK, WITH_MOMENTS], ids=["quick", "with moments"])
def test_people_play_it_at_a_server_and_look_at_the_replay(tmp_path: Path, settings: object) -> None:
    async def test() -> None:
        async with running(tmp_path, settings) as base:  # type: ignore[arg-type]
            async with httpx.AsyncClient(base_url=base) as pages:
                assert "bluff" in (await pages.get("/api/info")).json()["games"]
                for odd in ({"level": "sly"}, {"own": {"aliens": "random"}}, {"own": {"lives": 99}}):
                    refused = await pages.post("/api/quick", json={"name": "Ada", "wishes": {"game": "bluff", "seats": 2, **odd}})
                    assert refused.json()["code"] == "bad_config"
            wishes = {"game": "bluff", "seats": 2, "own": {"lives": 2}}
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": wishes})
            async with Player(base, seated["code"], seated["token"]) as me:
                await me.play()
                assert {"bluff.round", "bluff.drawn", "bluff.doubted"} <= {event["key"] for event in me.events}
            async with httpx.AsyncClient(base_url=base) as pages:
                replay = (await pages.get(f"/api/replays/{seated['code']}")).json()
                frames = (await pages.get(f"/api/replays/{seated['code']}/frames?eyes=open&start=0&count=2")).json()["frames"]
            assert len(replay["chapters"]) >= 2
            assert frames[0]["view"]["lives"] == [2, 2]
            record = fc.Record.from_json(replay["record"])
            assert fc.replay(record).outcome is not None

    run_server(test())


@pytest.mark.unguarded
def test_the_soak_holds() -> None:
    console = Console(file=io.StringIO(), width=200)
    assert soak.run(60, jobs=1, seed=3, console=console, which="bluff") == 0, console.file.getvalue()  # type: ignore[attr-defined]
    assert "rounds a game" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_record_says_under_which_rules_it_was_made() -> None:
    record = play_out(Plan("bluff", {"seats": 2}, ("random", "random"), 1), 1, 9, keep_record=True).record
    assert record is not None
    assert record.rules == 1
    newer = record._replace(rules=2)
    with pytest.raises(fc.DamagedData, match="rules version 2, these are version 1"):
        fc.Record.from_json(newer.to_json())
    wrong = record._replace(rules=0, choices=(record.choices[0]._replace(label="claim:12"), *record.choices[1:]))
    with pytest.raises(fc.ReplayMismatch, match="made under rules version 0"):
        fc.replay(wrong)
