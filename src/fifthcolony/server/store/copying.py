"""All that is kept, somewhere else: a copy in one file, or a move from one database to another."""

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.store import schema
from fifthcolony.server.store.engine import Database, open_database, open_for_reading
from fifthcolony.server.store.errors import BadPlace, DataInUse, named
from fifthcolony.server.store.place import FILE, Place, place_of

AT_ONCE: Final = 1000
"""Rows that are read and written together."""
ALIVE: Final = 60.0
"""Seconds after its last sign of life, in which a process may still write."""
Counts = dict[str, int]
Told = Callable[[int, int], object]
"""Hears of rows that have been copied, and how many there are in all."""


def counts(connection: sql.Connection) -> Counts:
    """How many rows there are, by table."""
    return {table.name: connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one() for table in schema.OF_A_TABLE}


def move(given: Path | str, to: Path | str, told: Told) -> Counts:
    """Copy everything to an empty place: all of it or nothing. What is moved from stays as it is."""
    with closing(open_database(given, make=False, hurried=False)) as source, closing(open_database(to, hurried=False)) as target:
        _refuse_while_served(source)
        with target.naming(), target.engine.connect() as connection:
            if any(counts(connection).values()):
                raise BadPlace(f"{target.place.shown} is not empty: games can be moved only to where there are none")
        return _copy(source, target, told)


def back_up(given: Path | str, file: Path) -> None:
    """A copy in one SQLite file, of one moment, though a server may go on writing; the file is there whole or not at all."""
    place = place_of(given)
    if file.exists():
        raise BadPlace(f"{file} is there already; a copy never takes the place of another")
    if not file.parent.is_dir():
        raise BadPlace(f"there is no folder {file.parent}")
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as folder, _naming(place, file):
        draft = Path(folder) / FILE
        if place.file is None:
            with closing(open_for_reading(given)) as source, closing(open_database(Path(folder))) as target:
                _copy(source, target, lambda _rows, _of: None)
        else:
            _copy_file(place, draft)
        with closing(sqlite3.connect(draft)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # so that it is one file
        draft.chmod(0o600)
        draft.replace(file)


def _copy_file(place: Place, draft: Path) -> None:
    """By SQLite's own means, whatever version the data is of."""
    file = place.file
    assert file is not None, "only SQLite has a file"
    if not file.is_file():
        raise BadPlace(f"there is no data in {place.shown}")
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source, closing(sqlite3.connect(draft)) as target:
        source.backup(target)


@contextmanager
def _naming(place: Place, copy: Path) -> Iterator[None]:
    """What SQLite itself complains about: of the disk that is full where the copy is to be, of all else where it comes from."""
    try:
        yield
    except sqlite3.Error as error:
        where = str(copy) if "is full" in str(error) else place.shown
        raise named(sql.exc.DatabaseError(None, None, error), where, place.hide) from None


def _copy(source: Database, target: Database, told: Told) -> Counts:
    """Every row, in one transaction on either side, counted at the end."""
    isolation = "REPEATABLE READ" if source.is_postgresql else "SERIALIZABLE"
    with source.naming():
        there = source.engine.connect().execution_options(isolation_level=isolation, yield_per=AT_ONCE)
        wanted = counts(there)
    with there, target.naming(), target.engine.begin() as here:
        for table, rows in _parts(source, there):
            here.execute(sql.insert(table), rows)
            told(len(rows), sum(wanted.values()))
        copied = counts(here)
        if copied != wanted:
            raise FifthColonyError(f"{target.place.shown} has {copied}, where {source.place.shown} has {wanted}: nothing was copied")
    return copied


def _parts(source: Database, there: sql.Connection) -> Iterator[tuple[sql.Table, list[dict[str, Any]]]]:
    """All rows, some at a time."""
    with source.naming():
        for table in schema.OF_A_TABLE:
            found = there.execute(sql.select(table).order_by(*table.primary_key.columns))
            for rows in found.mappings().partitions():
                yield table, [dict(row) for row in rows]


def _refuse_while_served(database: Database) -> None:
    """A folder is locked by its server; of a database that several can share, its processes say that they live."""
    if not database.is_postgresql:
        return
    now = sql.extract("epoch", sql.func.clock_timestamp())
    living = sql.select(sql.func.count()).select_from(schema.processes).where(schema.processes.c.beat > now - ALIVE)
    with database.naming(), database.engine.connect() as connection:
        if found := connection.execute(living).scalar_one():
            raise DataInUse(f"a server has {database.place.shown} open (processes: {found})")
