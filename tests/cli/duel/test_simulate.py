"""Duels by bots, counted."""

import json
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.kernel.record import Record
from fifthcolony.lab.simulate import interval
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded
SMALL = ("simulate", "--game", "duel", "--games", "6", "--bot", "random")


def test_figures_add_up(run: RUN) -> None:
    code, out, err = run(*SMALL, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["game"], told["seats"], told["games"], told["aliens"], told["envoys"]) == ("duel", 2, 6, "random", "random")
    assert "edition" not in told
    assert "encounters" not in told
    assert sum(row["games"] for row in told["by_alien"]) == 2 * 6
    assert sum(told["endings"].values()) == 6
    assert sum(row["wins"] for row in told["by_seat"]) == sum(int(number) * games for number, games in told["winners"].items())
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in (*told["by_seat"], *told["by_alien"]))
    assert 0 < told["destiny_cards"]["least"] <= told["destiny_cards"]["mean"] < told["decisions"]["least"]


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0
    assert interval(0, 0) == (0.0, 1.0)


def test_tables_for_people(run: RUN) -> None:
    code, out, err = run(*SMALL, "--aliens", "swarm,prime", "--envoys", "cudgel,chosen,deuce")
    assert (code, err) == (0, "")
    assert "6 games of duel, 2 seats, seed 1" in out
    assert all(part in out for part in ("Swarm", "Prime", "95 %", " to ", "destiny cards a game", "endings: "))


def test_duels_are_recorded(run: RUN, tmp_path: Path) -> None:
    run(*SMALL, "--record", tmp_path / "duels")
    records = [Record.from_json(path.read_bytes()) for path in sorted((tmp_path / "duels").iterdir())]
    assert [record.game for record in records] == ["duel"] * 6
    assert fc.replay(records[0]).outcome == records[0].outcome
