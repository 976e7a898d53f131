"""Tables come and go by themselves: one at a time each, and what one row does to this version is that row's trouble alone."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.store.schema import SeatRow, TableRow
from fifthcolony.server.store.writes import table_saved
from fifthcolony.server.table.room import Table
from tests.server.served import QUICK, run, serving
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
IDLE = replace(QUICK, idle=0.0)


def slow_to_close(table: Table) -> None:
    """Closing takes a while, as it does where windows have to be told."""
    close = table.close

    async def slowly(code: int = 0) -> None:
        await asyncio.sleep(0.02)
        await close(code)

    table.close = slowly  # type: ignore[method-assign]


def test_who_comes_while_tables_are_cleared_away_finds_one_that_stays(tmp_path: Path) -> None:
    """While the first is being closed, somebody brings the second back: what is cleared away then is not the one that came back."""

    async def test() -> None:
        async with serving(tmp_path, IDLE) as (base, tables):
            tables._chores[0].cancel()  # we clear away ourselves
            seated = [await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}}) for _ in range(2)]
            first, second = [tables.by_code[one["code"]] for one in seated]
            first.broken = second.broken = True
            slow_to_close(first)
            _, *found = await asyncio.gather(tables.clear_away(), *(tables.find(second.code) for _ in range(3)))
            assert {id(table) for table in found} == {id(tables.by_code[second.code])} != {id(second)}
            assert first.code not in tables.by_code
            async with Player(base, second.code, seated[1]["token"]) as me:
                await me.until(lambda: me.asks)

    run(test())


def test_a_table_is_not_cleared_away_from_under_somebody_at_its_door(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, IDLE) as (base, tables):
            tables._chores[0].cancel()
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            table = tables.by_code[seated["code"]]

            async def come_in() -> str:
                await asyncio.sleep(0.02)
                return "in"

            coming = asyncio.create_task(table.call(come_in))
            await asyncio.sleep(0)
            await tables.clear_away()
            assert await coming == "in"
            assert tables.by_code[seated["code"]] is table

    run(test())


async def _spoil(tables: Tables, code: str, **fields: Any) -> None:
    """A row as another version might have written it."""
    row = await tables.store.table(code)
    seats: list[SeatRow] = await tables.store.seats(code)
    assert row is not None
    spoilt: TableRow = {**row, **fields}  # type: ignore[typeddict-item]
    await tables.store.commit(code, table_saved(spoilt, seats))


def test_a_row_that_this_version_cannot_read_stops_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, "fifthcolony.server")

    async def test() -> None:
        codes: list[str] = []
        async with serving(tmp_path, replace(QUICK, pace=60.0)) as (base, tables):
            for _ in range(4):
                codes.append((await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 3}}))["code"])
            wishes = msgspec.json.encode({"seats": 3, "moons": 7}).decode()
            await _spoil(tables, codes[0], wishes=wishes)
            await _spoil(tables, codes[1], config='{"seats": "three"}')
            await _spoil(tables, codes[2], stage="over", wishes=wishes)
        async with serving(tmp_path, replace(QUICK, pace=60.0)) as (_, tables):
            await tables.find(codes[3])
            assert [line.code for line in (await tables.lobby()).tables] == [codes[3]]
            assert (await tables.replays()).replays == []
            for code in (codes[0], codes[1], codes[0]):
                with pytest.raises(Refused) as refusal:
                    await tables.find(code)
                assert refusal.value.reason == "broken.rules"

    run(test())
    told = [vars(record)["table"] for record in caplog.records]
    assert len(told) == len(set(told)) == 3, "each is told once"


def test_a_row_that_cannot_even_be_fetched_stops_no_other(tmp_path: Path) -> None:
    """A number that is none, and letters that a disk has spoilt."""

    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, pace=60.0)) as (base, tables):
            made = [await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 3}}) for _ in range(3)]
            codes = [one["code"] for one in made]
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
            connection.execute("UPDATE tables SET stage = 'over'")
            connection.execute("UPDATE tables SET seed = 'moon' WHERE code = ?", codes[:1])
            connection.execute("UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE seat = 0 AND code = ?", codes[1:2])
        async with serving(tmp_path) as (base, tables), httpx.AsyncClient(base_url=base) as http:
            listed = (await http.get("/api/replays")).json()["replays"]
            assert {line["code"]: line["players"][0]["name"] for line in listed}[codes[1]] == "\ufffdA"
            assert sorted(line["code"] for line in listed) == sorted(codes)
            for page in (f"/api/replays/{codes[0]}", f"/api/tables/{codes[0]}"):
                assert (await http.get(page)).json()["reason"] == "broken.rules"
            with pytest.raises(Refused) as refusal:
                await tables.find(codes[0])
            assert refusal.value.reason == "broken.rules"

    run(test())
