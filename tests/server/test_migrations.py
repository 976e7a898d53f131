"""Data once written stays readable: old folders are upgraded in place, whole or not at all, and newer ones are refused by name."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from fifthcolony.server.store import migrating, schema
from fifthcolony.server.store.errors import OtherSchema, Unavailable
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.store.writes import table_saved
from tests.server.old_folders import SEED, write_old_folder
from tests.server.rows import table_row

CODE = "BCDFG"


@contextmanager
def opened(place: Path | str) -> Iterator[Storage]:
    store = Storage(place)
    try:
        yield store
    finally:
        store.close()


def revision_in(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    return [row[0] for row in found]


def dump(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        return list(connection.iterdump())


def test_the_migrations_lead_to_the_schema(place: Path | str) -> None:
    with opened(place) as store, store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": store.database.is_postgresql})
        assert compare_metadata(context, schema.METADATA) == []
        assert connection.execute(sql.select(schema.about.c.schema)).scalar() == schema.SCHEMA_VERSION


@pytest.mark.parametrize("without", [(), ("kin", "endings")])
def test_an_old_folder_is_upgraded_with_all_that_it_holds(tmp_path: Path, without: tuple[str, ...]) -> None:
    write_old_folder(tmp_path, without)
    for _ in range(2):  # the second time there is nothing to do
        with opened(tmp_path) as store:
            row = asyncio.run(store.table(CODE))
            assert row is not None
            assert (row["seed"], row["touched"], row["public"]) == (SEED, 1700000100, True)
            assert [(seat["name"], seat["claimed"]) for seat in asyncio.run(store.seats(CODE))] == [("Ada", True), ("Bo", True)]
            assert [choice.label for choice in asyncio.run(store.choices(CODE))] == ["pass"]
            assert [line.text for line in asyncio.run(store.talk(CODE, 9))] == ["hello"]
            assert asyncio.run(store.kin(CODE)) is None
            indexes = sql.inspect(store.engine).get_indexes("tables")
            assert [index["name"] for index in indexes] == ["tables_by_stage"]
    assert revision_in(tmp_path) == ["0003"]


def test_seeds_of_any_size_are_kept(place: Path | str) -> None:
    seed = 2**191 + 3
    with opened(place) as store:
        table = table_row(CODE, seed=seed, created=2**33, touched=2**33)
        asyncio.run(store.commit(CODE, table_saved(table, [])))
        assert asyncio.run(store.table(CODE)) == table


def test_an_upgrade_that_fails_leaves_the_folder_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "migrations"
    shutil.copytree(migrating._MIGRATIONS, broken)
    (broken / "versions" / "0004_broken.py").write_text(
        "from alembic import op\n"
        "revision, down_revision = '0004', '0003'\n"
        "def upgrade() -> None:\n"
        "    op.execute('DELETE FROM tables')\n"
        "    op.execute('SELECT moons FROM nowhere')\n"
    )
    monkeypatch.setattr(migrating, "_MIGRATIONS", broken)
    write_old_folder(tmp_path / "data")
    before = dump(tmp_path / "data")
    with pytest.raises(Unavailable, match="nowhere"):
        Storage(tmp_path / "data")
    assert dump(tmp_path / "data") == before
    monkeypatch.undo()
    with opened(tmp_path / "data") as store:
        assert asyncio.run(store.table(CODE)) is not None


@pytest.mark.parametrize(
    ("change", "said"),
    [("UPDATE about SET schema = 7", "schema 7"), ("UPDATE alembic_version SET version_num = '0815'", "revision 0815")],
)
def test_newer_data_is_refused_and_left_alone(place: Path | str, change: str, said: str) -> None:
    with opened(place) as store, store.engine.begin() as connection:
        connection.exec_driver_sql(change)
    with pytest.raises(OtherSchema, match=said):
        Storage(place)


def test_tables_of_something_else_are_left_alone(postgres: str) -> None:
    engine = sql.create_engine(postgres.replace("postgresql:", "postgresql+psycopg:"), poolclass=sql.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE seats (row integer)")
    with pytest.raises(OtherSchema, match="something else: seats"):
        Storage(postgres)


def test_of_processes_that_start_at_once_one_upgrades(postgres: str) -> None:
    failed: list[Exception] = []
    together = threading.Barrier(4)

    def start() -> None:
        together.wait(30)
        try:
            Storage(postgres).close()
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start, daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    end = time.monotonic() + 30
    for thread in threads:
        thread.join(max(0.0, end - time.monotonic()))
    assert (failed, [thread.is_alive() for thread in threads]) == ([], [False] * 4)
    with opened(postgres) as store, store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM about").scalar() == 1
