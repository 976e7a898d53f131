"""Tables that sleep are told about from their rows: nobody fills the memory by asking."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import LOBBY_TABLES, Tables
from fifthcolony.server.messages.http import NewTable, Place, QuickGame
from fifthcolony.server.messages.wire import TableLine, Wishes
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.room import Table
from tests.server.served import QUICK, run, serving
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
STILL = replace(QUICK, pace=60.0)
"""Bots take their time, so that nothing happens while the test looks."""


async def _put_to_sleep(tables: Tables) -> None:
    for table in list(tables.by_code.values()):
        await tables._let_go(table)


def test_a_line_from_rows_is_the_line_of_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, QUICK) as (base, tables), httpx.AsyncClient(base_url=base) as http:
            wishes = {"seats": 3}
            waiting = await post(base, "/api/tables", {"name": "Ada", "wishes": wishes})
            begun = await post(base, "/api/quick", {"name": "Ada", "wishes": {**wishes, "visibility": "private"}})
            over = await post(base, "/api/quick", {"name": "Ada", "wishes": wishes})
            async with Player(base, over["code"], over["token"]) as me:
                await me.play()
                await me.ask("rematch", wanted=True, now=True)
            await _put_to_sleep(tables)
            lines = {name: (await http.get(f"/api/tables/{one['code']}")).json() for name, one in _named(waiting, begun, over)}
            assert tables.by_code == {}, "asking has brought nothing back"
            for name, one in _named(waiting, begun, over):
                loaded = await tables.find(one["code"])
                told = (await http.get(f"/api/tables/{one['code']}")).json()
                assert loaded.stage == name
                assert lines[name] | {"encounter": None} == told | {"encounter": None}
            assert lines["running"]["seed"] is lines["running"]["salt"] is lines["open"]["seed"] is None
            assert all([lines["over"]["seed"], lines["over"]["salt"], lines["over"]["rematch"]["code"]])

    run(test())


def _named(*seated: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return list(zip(("open", "running", "over"), seated, strict=True))


def test_my_tables_are_told_without_bringing_them_back(tmp_path: Path) -> None:
    async def test() -> None:
        places = []
        async with serving(tmp_path, STILL) as (base, tables):
            for _ in range(3):
                seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3, "aliens": "choice"}})
                places.append(Place(seated["code"], seated["token"]))
            before = await tables.mine(places)
            assert before.tables[0].prompt is not None
            await _put_to_sleep(tables)
            after = await tables.mine(places)
            assert [(one.table.code, one.prompt) for one in after.tables] == [(one.table.code, one.prompt) for one in before.tables]
            assert tables.by_code == {}
        async with serving(tmp_path, STILL) as (_, tables):
            again = await tables.mine(places)
            assert [one.prompt for one in again.tables] == [None] * 3, "and is not after a restart"
            assert tables.by_code == {}
            await tables.find(places[0].code)
            assert (await tables.mine(places)).tables[0].prompt == before.tables[0].prompt

    run(test())


def test_no_more_tables_are_brought_back_than_may_be(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(STILL, max_tables=4)) as (base, tables):
            codes = [(await post(base, "/api/tables", {"name": "Ada"}))["code"] for _ in range(4)]
            await _put_to_sleep(tables)
            tables.settings = replace(tables.settings, max_tables=2)
            found = await asyncio.gather(*(tables.find(code) for code in codes), return_exceptions=True)
            assert [isinstance(one, Table) for one in found].count(True) == len(tables.by_code) == 2
            assert {one.reason for one in found if isinstance(one, Refused)} == {"too_many.tables"}
            with pytest.raises(Refused, match="no such table"):
                await tables.find("ZZZZZ")

    run(test())


def test_tables_that_are_made_at_once_have_room_for_all_or_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        tables = Tables(Storage(tmp_path), replace(STILL, max_tables=2))
        made = await asyncio.gather(*(tables.quick(QuickGame("Ada", Wishes(seats=3))) for _ in range(5)), return_exceptions=True)
        assert [isinstance(one, Refused) for one in made].count(True) == 3
        assert len(tables.by_code) == 2
        await tables.close()

    run(test())


def test_a_table_that_was_refused_leaves_its_place(tmp_path: Path) -> None:
    async def test() -> None:
        tables = Tables(Storage(tmp_path), replace(Settings(), max_tables=1))
        for _ in range(3):
            with pytest.raises(Refused, match="beige"):
                await tables.make(NewTable("Ada", colour="beige"))
        await tables.make(NewTable("Ada"))
        await tables.close()

    run(test())


def test_the_lobby_describes_no_more_tables_than_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        tables = Tables(Storage(tmp_path), STILL)
        for number in range(LOBBY_TABLES + 20):
            table = Table(f"T{number}", Wishes(seats=3), 1, "salt", STILL, Ledger(f"T{number}", tables.store))
            table.created, table.stage = number, "open" if number % 2 else "running"
            tables.by_code[table.code] = table
        described: list[str] = []
        line = Table.line

        def noted(table: Table) -> TableLine:
            described.append(table.code)
            return line(table)

        monkeypatch.setattr(Table, "line", noted)
        lobby = await tables.lobby()
        ordered = sorted(tables.by_code.values(), key=lambda table: (table.stage != "open", -table.created))
        assert [one.code for one in lobby.tables] == described == [table.code for table in ordered[:LOBBY_TABLES]]
        tables.settings = replace(STILL, lobby_every=1000.0)
        assert [await tables.lobby() for _ in range(100)] == [lobby] * 100
        assert len(described) == LOBBY_TABLES, "who asks again is told the same for a while"
        tables.store.close()

    run(test())
