"""A slice of `make load`: players and workers do their part; how fast is nobody's business here."""

import asyncio
import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tools.load.figures import BAR, Echo, Level, Memory, Report, Trial
from tools.load.frames import PING, TEXT, Incoming, frame
from tools.load.house import Pace, house
from tools.load.printing import show
from tools.load.searching import search


def level(tables: int, p99: float = 50.0, server: float = 0.1, lag: float = 1.0, errors: tuple[str, ...] = ()) -> Level:
    """One that was measured for ten seconds."""
    return Level(
        tables, 10.0, 100, 25, 500, 1_000_000, 0, 0, p99 / 2, p99 * 0.9, p99, 2 * p99, server, 0.0, 0.1, 0.5, 1.0, lag, 5.0, list(errors)
    )  # fmt: skip


def searched(limit: int, levels: int = 12, stalled: int | None = None) -> list[int]:
    """The levels that are measured where a core holds so many tables; during one of them the disk stalls."""
    measured: list[int] = []

    async def measure(tables: int) -> Level:
        measured.append(tables)
        is_held = tables <= limit and len(measured) != stalled
        return level(tables, 50.0 if is_held else 500.0, server=tables / limit)

    asyncio.run(search(measure, 100, 1.0, levels))
    return measured


def test_the_search_goes_up_and_then_in_between() -> None:
    measured = searched(limit=430)
    assert measured[:3] == [100, 250, 366]
    held, broken = max(n for n in measured if n <= 430), min(n for n in measured if n > 430)
    assert 0 < broken - held <= 0.06 * broken


def test_the_search_goes_down_where_the_first_level_is_too_much() -> None:
    assert searched(limit=40)[:7] == [100, 100, 100, 50, 50, 50, 25]


def test_the_search_ends_after_as_many_levels_as_it_may_measure() -> None:
    assert len(set(searched(limit=430, levels=3))) == 3


def test_a_level_that_is_not_held_has_a_second_go() -> None:
    assert searched(limit=430, levels=2, stalled=1) == [100, 100, 250]


def test_frames_are_cut_wherever_the_network_cuts_them() -> None:
    sent = b"\x81\x02hi" + b"\x89\x00" + b"\x81\x7e\x01\x00" + b"x" * 256
    incoming, heard = Incoming(), []
    for at in range(0, len(sent), 3):
        heard += list(incoming.cut(sent[at : at + 3]))
    assert heard == [(TEXT, b"hi"), (PING, b""), (TEXT, b"x" * 256)]


def test_frames_of_a_client_are_masked() -> None:
    assert frame(b"hi") == b"\x81\x82\x00\x00\x00\x00hi"
    assert frame(b"x" * 300)[:8] == b"\x81\xfe\x01\x2c\x00\x00\x00\x00"


def test_what_is_held_has_nothing_broken_below_it() -> None:
    trial = Trial("SQLite", 1, 0.25, [level(40, p99=BAR), level(40), level(50), level(70), level(60, errors=("broken",))])
    assert trial.best is not None
    assert trial.best.tables == 50


def test_a_report_says_what_was_asked_and_comes_back_from_its_file() -> None:
    alone = Trial("PostgreSQL", 1, 0.25, [level(100), level(200, p99=300.0)], memory=Memory(400, 60.0, 100.0, 120.0, 1.0))
    two = Trial("PostgreSQL", 2, 0.25, [level(190, lag=90.0)], sockets=950, relayed=3)
    report = Report("abc", "2 cores", 5, 2.0, "No shares.", [Echo("echo", 10_000, 5.0, 0.2)], [alone, two])
    printed = io.StringIO()
    show(report, Console(file=printed, width=220))
    for said in (
        "1.90 times the tables of one",
        "(100 kB a table with its sockets)",
        "(150 kB a table)",
        "3 of 950",
        "10,000 messages for a second of a core",
        "short of processor at 190 tables",
    ):
        assert said in printed.getvalue()
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@pytest.mark.slice
def test_five_tables_play_with_two_workers(postgres: str, tmp_path: Path) -> None:
    trial = Trial("PostgreSQL", 2, None)
    pace = Pace(think=0.3, ahead=2, settle=0.2, seconds=3.0, crowds=1)

    async def test() -> Level:
        async with house(trial, pace, tmp_path, postgres) as here:
            assert len(here.serving) == 2
            found = await here.measure(5)
            await here.measure(2)
            await here.count_relayed()
            return found

    found = asyncio.run(test())
    assert found.errors == []
    assert found.answers > 5
    assert found.updates > found.answers
    assert 0 < found.p50 <= found.p90 <= found.p99 <= found.most
    assert [one.tables for one in trial.levels] == [5, 2]
    assert trial.sockets == 25
    assert trial.relayed == 0  # all windows of a table come in by the same worker
