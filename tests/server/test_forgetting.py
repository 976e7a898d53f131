"""What nobody has touched for long is forgotten with all that belongs to it, and nothing else is."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from fifthcolony.kernel.record import Choice
from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.wire import ChatLine
from fifthcolony.server.store import schema
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.storage import Storage
from tests.server.rows import kin_row, seat_row, table_row
from tests.server.served import QUICK, run, serving
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded


@pytest.fixture
def store(place: Path | str) -> Iterator[Storage]:
    with closing(Storage(place)) as store:
        yield store


async def keep(store: Storage, code: str, touched: int, stage: str = "over") -> None:
    """A table with one of everything that belongs to it."""
    ledger = Ledger(code, store)
    ledger.save_table(table_row(code, touched=touched, stage=stage), [seat_row(code)], kin_row(code))
    ledger.add_choices(0, [Choice(0, 0, "pass")])
    ledger.add_talk(ChatLine(0, None, "Ada", "hello", 1))
    ledger.add_ending({"code": code, "at": 1, "aliens": "[]"})
    await ledger.commit()


def codes(store: Storage) -> dict[str, set[str]]:
    """What is left in each table, by code."""
    with store.engine.connect() as connection:
        return {table.name: set(connection.execute(sql.select(table.c.code)).scalars()) for table in schema.OF_A_TABLE}


def test_old_tables_of_a_stage_go_with_all_that_belongs_to_them(store: Storage) -> None:
    async def test() -> int:
        await keep(store, "BBBBB", 100)
        await keep(store, "CCCCC", 200)
        await keep(store, "DDDDD", 100, "running")
        return await store.purge("over", 200)

    assert asyncio.run(test()) == 1
    left = codes(store)
    assert len(left) == 6
    assert all(found == {"CCCCC", "DDDDD"} for found in left.values())


def test_many_go_in_batches(store: Storage) -> None:
    rows = [dict(table_row(f"B{number:04}", touched=100)) for number in range(230)]
    with store.engine.begin() as connection:
        connection.execute(sql.insert(schema.tables), rows)
    seen: list[int] = []

    @asynccontextmanager
    async def at_rest(some: list[str]) -> AsyncIterator[list[str]]:
        seen.append(len(some))
        yield [code for code in some if code != "B0007"]

    assert asyncio.run(store.purge("open", 200, at_rest)) == 229
    assert seen == [50, 50, 50, 50, 30]
    assert codes(store)["tables"] == {"B0007"}


def test_what_a_living_process_has_stays(postgres: str) -> None:
    with closing(Storage(postgres)) as store:

        async def test() -> int:
            for code in ("BBBBB", "CCCCC", "DDDDD", "FFFFF"):
                await keep(store, code, 100)
            with store.engine.begin() as connection:
                connection.execute(sql.insert(schema.processes), {"id": "alive", "address": "", "beat": 0.0})
                owned = {"BBBBB": "alive", "CCCCC": "dead", "DDDDD": None}
                connection.execute(sql.insert(schema.owners), [{"code": code, "process": who, "epoch": 3} for code, who in owned.items()])
            return await store.purge("over", 200)

        assert asyncio.run(test()) == 3
        assert codes(store)["choices"] == {"BBBBB"}
        with store.engine.connect() as connection:
            assert list(connection.execute(sql.select(schema.owners.c.code)).scalars()) == ["BBBBB"]


def test_a_table_that_is_forgotten_while_it_is_wanted_is_not_found(postgres: str) -> None:
    """By another process, or by the command, after its row was seen and before it was ours."""

    async def test() -> None:
        with closing(Storage(postgres)) as another:
            await keep(another, "BBBBB", 100, "open")
            async with serving(postgres) as (_, tables):
                await find(tables, another)

    async def find(tables: Tables, another: Storage) -> None:
        hold = tables.holding.hold

        async def hold_too_late(code: str, lost: str | None = None) -> None:
            assert await another.purge("open", 200) == 1
            await hold(code, lost)

        tables.holding.hold = hold_too_late  # type: ignore[method-assign]
        with pytest.raises(Refused) as refusal:
            await tables.find("BBBBB")
        assert refusal.value.reason == "not_found.table"
        assert tables.store.held == {}

    run(test())


def test_a_server_forgets_what_is_old_but_nothing_in_its_memory(tmp_path: Path) -> None:
    settings = replace(QUICK, keep_open_days=1, keep_running_days=None)

    async def test() -> None:
        async with serving(tmp_path, settings) as (base, tables):
            for code, stage in (("BBBBB", "open"), ("CCCCC", "running"), ("DDDDD", "over")):
                await keep(tables.store, code, int(time.time()) - 100 * 86_400, stage)
            here = (await post(base, "/api/tables", {"name": "Ada", "wishes": {"seats": 3}}))["code"]
            with tables.store.engine.begin() as connection:
                connection.execute(sql.update(schema.tables).where(schema.tables.c.code == here).values(touched=1))
            await tables._forget_old()
            assert codes(tables.store)["tables"] == {"CCCCC", "DDDDD", here}

    run(test())


def test_who_comes_back_to_a_table_keeps_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            table = tables.by_code[seated["code"]]
            async with Player(base, table.code, seated["token"]):
                table.touched = 5
            async with Player(base, table.code, None):
                assert table.touched == 5, "somebody who watches keeps nothing"
            async with Player(base, table.code, seated["token"]):
                row = await tables.store.table(table.code)
                assert row is not None
                assert row["touched"] >= row["created"]

    run(test())
