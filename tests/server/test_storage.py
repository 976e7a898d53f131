"""What lasts: many writes to one commit, all or nothing, one server a folder, tables back from disk."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from fifthcolony.kernel.record import Choice
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import ChatLine
from fifthcolony.server.store import schema
from fifthcolony.server.store.errors import AlreadyKept, DataInUse, OtherSchema, Unavailable, Unwritable
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.store.writes import choices_added, choices_replaced, talk_added
from fifthcolony.server.table.names import clean_name, clean_text
from tests.server.served import QUICK, players_at, run, running, serving, table_of
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded


CODE = "BCDFG"


def passed(number: int) -> Choice:
    return Choice(0, number, "pass")


async def add_choices(store: Storage, code: str, first: int, choices: list[Choice]) -> None:
    await store.commit(code, choices_added(code, first, choices))


def numbers(store: Storage) -> list[int]:
    return [choice.option for choice in asyncio.run(store.choices(CODE))]


def test_many_writes_share_a_commit_and_last(place: Path | str) -> None:
    store = Storage(place)

    async def test() -> None:
        await asyncio.gather(*(add_choices(store, CODE, n, [passed(n)]) for n in range(200)))

    asyncio.run(test())
    assert store.commits < 100
    store.close()
    again = Storage(place)
    assert numbers(again) == list(range(200))
    again.close()


def test_one_that_cannot_be_written_fails_alone(place: Path | str) -> None:
    store = Storage(place)

    async def test() -> list[BaseException | None]:
        writes = [add_choices(store, CODE, n, [passed(n)]) for n in (0, 1, 1, 2)]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(test())
    assert [result is None for result in results].count(False) == 1
    assert numbers(store) == [0, 1, 2]
    store.close()


def test_a_write_of_several_parts_is_all_or_nothing(place: Path | str) -> None:
    store = Storage(place)
    asyncio.run(add_choices(store, CODE, 2, [passed(2)]))
    with pytest.raises(AlreadyKept):
        asyncio.run(add_choices(store, CODE, 0, [passed(0), passed(1), passed(2)]))
    assert numbers(store) == [2]
    store.close()


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    store = Storage(tmp_path)
    with pytest.raises(DataInUse, match="another server"):
        Storage(tmp_path)
    store.close()
    Storage(tmp_path).close()


def test_data_of_another_schema_is_refused(place: Path | str) -> None:
    store = Storage(place)
    with store.engine.begin() as connection:
        connection.execute(sql.update(schema.about).values(schema=99))
    store.close()
    with pytest.raises(OtherSchema, match="schema 99"):
        Storage(place)


def test_everything_is_as_it_was_after_a_restart(place: Path | str) -> None:
    async def test() -> None:
        async with running(place) as base:
            seated = await table_of(base, 3, clock="minute")
            players = await players_at(base, seated)
            await players[0].ask("change", colour="orchid", name="Zoe")
            await players[0].ask("auto", mode="mine")
            await players[0].ask("start")
            for _ in range(15):
                while not (movers := [player for player in players if player.asks]):
                    await asyncio.sleep(0.005)
                mover = movers[0]
                await mover.answer(*mover.choice())
                await mover._move_on()
            before = [(player.scene["view"], player.table["hash"], player.table["seats"]) for player in players if player.scene]
        async with running(place) as base:
            for number, player in enumerate(players):
                player.address = f"{base.replace('http', 'ws', 1)}/api/tables/{seated[0]['code']}/socket"
                await player.come_in()
                assert player.scene is not None
                assert player.scene["view"] == before[number][0]
            assert players[2].table["hash"] == before[2][1]
            assert players[2].table["seats"] == before[2][2]
            assert players[0].you == {"seat": 0, "host": True, "auto": "mine"}
            await asyncio.gather(*(player.play() for player in players))
            assert players[0].table["winners"]

    run(test())


def test_bots_that_were_to_move_move_on_after_a_restart_when_somebody_looks_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, replace(QUICK, pace=0.02)) as base:  # slow enough to be stopped before the end
            made = await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 3}})
            async with Player(base, made["code"], None) as watcher:
                await watcher.until(lambda: len(watcher.events) > 20)
                assert not watcher.is_over
        async with serving(tmp_path) as (base, tables):
            assert made["code"] not in tables.by_code
            async with Player(base, made["code"], None) as watcher:
                await watcher.until(lambda: watcher.is_over, 60)

    run(test())


def test_an_idle_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, QUICK) as (base, tables):
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            table = tables.by_code[seated["code"]]
            assert table.can_rest()
            await tables._let_go(table)
            async with Player(base, seated["code"], seated["token"]) as me:
                await me.until(lambda: me.asks)
                assert tables.by_code[seated["code"]] is not table
                assert not tables.by_code[seated["code"]].can_rest()

    run(test())


def test_a_game_of_other_rules_is_named_and_left_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, QUICK) as (base, tables):
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            running = tables.by_code[seated["code"]].running
            assert running is not None
            other_word = Choice(running.match.game.asks[0].seat, 0, "planet:9.9")
            await tables._let_go(tables.by_code[seated["code"]])
            await tables.store.commit(seated["code"], choices_added(seated["code"], 0, [other_word]))
            with pytest.raises(Refused) as refusal:
                await tables.find(seated["code"])
            assert refusal.value.code == "broken"
            other = await post(base, "/api/quick", {"name": "Ben", "wishes": {"seats": 3}})
            assert (await tables.find(other["code"])).stage == "running"

    run(test())


def test_a_table_that_fails_is_closed_by_name_and_comes_back_from_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, QUICK) as (base, tables):
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            me = await Player(base, seated["code"], seated["token"]).come_in()
            table = tables.by_code[seated["code"]]
            assert table.running is not None
            table.running.clock.settle = None  # type: ignore[assignment, method-assign]
            await asyncio.gather(me.ask("ping"), return_exceptions=True)
            await me.until(lambda: me.closed)
            assert me.refusals[-1]["code"] == "broken"
            await me.come_in()
            await me.play()

    run(test())


def test_choices_that_were_taken_back_are_gone(place: Path | str) -> None:
    store = Storage(place)

    async def test() -> None:
        await add_choices(store, CODE, 0, [passed(n) for n in range(5)])
        await add_choices(store, "OTHER", 0, [passed(n) for n in range(5)])
        await store.commit(CODE, choices_replaced(CODE, 3, [passed(7)]))

    asyncio.run(test())
    assert numbers(store) == [0, 1, 2, 7]
    assert len(asyncio.run(store.choices("OTHER"))) == 5
    store.close()


def test_rows_that_a_database_does_not_take_fail_alone_and_by_name(postgres: str) -> None:
    """PostgreSQL keeps no NUL and no half of a letter; the thread that writes outlives what it cannot write."""
    store = Storage(postgres)

    async def test() -> list[BaseException | None]:
        bad = [Choice(0, 1, "nul\0"), Choice(0, 1, "half \ud800"), Choice(0, 2**70, "many")]
        writes = [add_choices(store, CODE, n, [choice]) for n, choice in enumerate([passed(0), *bad, passed(4)])]
        return await asyncio.gather(*writes, return_exceptions=True)

    assert [type(result) for result in asyncio.run(test())] == [type(None), Unwritable, Unwritable, Unwritable, type(None)]
    assert numbers(store) == [0, 4]
    store.close()


def test_what_people_write_can_be_kept(postgres: str) -> None:
    store = Storage(postgres)
    line = ChatLine(0, None, clean_name("A\0da \ud800"), clean_text("hel\0lo \udfff 🪐"), 0)
    asyncio.run(store.commit(CODE, talk_added(CODE, line)))
    assert [(said.name, said.text) for said in asyncio.run(store.talk(CODE, 1))] == [("A da", "hel lo 🪐")]
    store.close()


def test_a_full_disk_is_said_by_name(tmp_path: Path) -> None:
    store = Storage(tmp_path)
    long = [Choice(0, 0, "x" * 100_000)]

    @sql.event.listens_for(store.engine, "begin")
    def fill(connection: sql.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    with pytest.raises(Unavailable, match="is full"):
        asyncio.run(add_choices(store, CODE, 0, long))
    sql.event.remove(store.engine, "begin", fill)
    assert numbers(store) == []
    store.close()
    with pytest.raises(Unavailable, match="was closed"):
        asyncio.run(add_choices(store, CODE, 0, long))


def test_a_locked_file_is_said_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifthcolony.server.store.engine.PRAGMAS", ("journal_mode=WAL", "busy_timeout=1"))
    store = Storage(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable, match="is locked"):
            asyncio.run(add_choices(store, CODE, 0, [passed(0)]))
        other.execute("ROLLBACK")
    asyncio.run(add_choices(store, CODE, 0, [passed(0)]))
    store.close()
