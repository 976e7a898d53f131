"""Several processes share a database: who does not have a table writes nothing of it, whenever it was taken away."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from fifthcolony.kernel.record import Choice
from fifthcolony.server.store import schema, writes
from fifthcolony.server.store.errors import AlreadyKept, Fenced, Unavailable
from fifthcolony.server.store.storage import Storage
from tests.server.rows import table_row

CODES = ["BBBBB", "CCCCC", "DDDDD", "FFFFF"]


@contextmanager
def owning(place: Path | str) -> Iterator[Storage]:
    """A storage of the process `me`, which has all four tables."""
    store = Storage(place)
    store.process, store.held = "me", dict.fromkeys(CODES, 1)
    with store.engine.begin() as connection:
        connection.execute(sql.insert(schema.owners), [{"code": code, "process": "me", "epoch": 1} for code in CODES])
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def store(place: Path | str) -> Iterator[Storage]:
    """In either database."""
    with owning(place) as store:
        yield store


@pytest.fixture
def shared(postgres: str) -> Iterator[Storage]:
    """In PostgreSQL, where others can be in the middle of something."""
    with owning(postgres) as store:
        yield store


def one(code: str, n: int = 0) -> list[writes.Write]:
    return writes.choices_added(code, n, [Choice(0, n, "pass")])


def all_at_once(store: Storage, *codes: str) -> list[BaseException | None]:
    """What came of one commit for each of these tables."""

    async def test() -> list[BaseException | None]:
        return await asyncio.gather(*(store.commit(code, one(code)) for code in codes), return_exceptions=True)

    return asyncio.run(test())


def kept(store: Storage) -> list[str]:
    """The tables of which something was written."""
    with store.engine.connect() as connection:
        return sorted(connection.execute(sql.select(schema.choices.c.code)).scalars())


def given_away(store: Storage, code: str, **now: Any) -> None:
    with store.engine.begin() as connection:
        connection.execute(sql.update(schema.owners).where(schema.owners.c.code == code).values(**now))


def test_who_has_a_table_writes(store: Storage) -> None:
    assert all_at_once(store, *CODES) == [None] * 4
    assert kept(store) == CODES


def test_what_is_not_held_is_refused_at_once(store: Storage) -> None:
    assert store.held is not None
    del store.held["CCCCC"]
    before = store.commits
    with pytest.raises(Fenced, match="CCCCC"):
        asyncio.run(store.commit("CCCCC", one("CCCCC")))
    assert store.commits == before


@pytest.mark.parametrize("now", [{"process": "you"}, {"epoch": 2}, {"process": None}])
def test_of_a_batch_those_that_were_taken_away_fail_and_the_others_are_written(store: Storage, now: dict[str, Any]) -> None:
    given_away(store, "CCCCC", **now)
    results = all_at_once(store, *CODES)
    assert [type(result) for result in results] == [type(None), Fenced, type(None), type(None)]
    assert kept(store) == ["BBBBB", "DDDDD", "FFFFF"]


def test_a_table_without_an_owner_is_nobodys(store: Storage) -> None:
    assert store.held is not None
    store.held["GGGGG"] = 1
    assert isinstance(all_at_once(store, "GGGGG")[0], Fenced)
    assert kept(store) == []


def test_a_table_that_came_back_is_written_with_its_new_epoch(store: Storage) -> None:
    given_away(store, "CCCCC", epoch=3)
    assert store.held is not None
    store.held["CCCCC"] = 3
    assert all_at_once(store, "CCCCC") == [None]


def test_bad_rows_and_lost_tables_in_one_batch_touch_no_other(store: Storage) -> None:
    asyncio.run(store.commit("DDDDD", one("DDDDD")))
    given_away(store, "CCCCC", process="you")
    results = all_at_once(store, *CODES)
    assert [type(result) for result in results] == [type(None), Fenced, AlreadyKept, type(None)]
    assert kept(store) == ["BBBBB", "DDDDD", "FFFFF"]


def test_a_new_table_needs_no_owner_but_must_be_new(store: Storage) -> None:
    owner = writes.Write(schema.owners, [{"code": "GGGGG", "process": "me", "epoch": 1}])
    asyncio.run(store.commit("GGGGG", [*writes.table_saved(table_row("GGGGG"), []), owner], new=True))
    with pytest.raises(AlreadyKept):
        asyncio.run(store.commit("GGGGG", writes.table_saved(table_row("GGGGG", seed=2), []), new=True))
    found = asyncio.run(store.table("GGGGG"))
    assert found is not None
    assert found["seed"] == 1


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + 30
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def waiting(store: Storage) -> list[int]:
    """The backends that wait for a row that somebody else has."""
    with store.engine.connect() as connection:
        asked = (
            "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%%FOR SHARE' AND datname = current_database()"
        )
        return list(connection.exec_driver_sql(asked).scalars())


def test_who_takes_a_table_over_first_wins_though_not_yet_done(shared: Storage) -> None:
    results: list[BaseException | None] = []
    with shared.engine.begin() as other:
        other.execute(sql.update(schema.owners).where(schema.owners.c.code == "CCCCC").values(process="you", epoch=2))
        thread = threading.Thread(target=lambda: results.extend(all_at_once(shared, *CODES)))
        thread.start()
        until(lambda: waiting(shared))
        assert kept(shared) == []
    thread.join(30)
    assert [type(result) for result in results] == [type(None), Fenced, type(None), type(None)]


def test_a_connection_that_breaks_fails_the_batch_by_name_and_the_next_one_is_written(shared: Storage) -> None:
    results: list[BaseException | None] = []
    with shared.engine.begin() as other:
        other.execute(sql.select(schema.owners).where(schema.owners.c.code == "DDDDD").with_for_update())
        thread = threading.Thread(target=lambda: results.extend(all_at_once(shared, *CODES)))
        thread.start()
        until(lambda: waiting(shared))
        for backend in waiting(shared):
            other.exec_driver_sql(f"SELECT pg_terminate_backend({backend})")
        thread.join(30)
    assert [type(result) for result in results] == [Unavailable] * 4
    assert kept(shared) == []
    assert all_at_once(shared, *CODES) == [None] * 4


def test_connections_that_were_ended_meanwhile_are_made_anew(shared: Storage) -> None:
    assert all_at_once(shared, "BBBBB") == [None]
    with shared.engine.connect() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        connection.exec_driver_sql(others)
    assert all_at_once(shared, "CCCCC") == [None]
    assert len(asyncio.run(shared.choices("BBBBB"))) == 1
