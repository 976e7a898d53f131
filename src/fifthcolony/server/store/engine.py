"""Opening what lasts: SQLite in a folder of ours, or PostgreSQL, by where it is."""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import quote

import sqlalchemy as sql

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.store.errors import BadPlace, named
from fifthcolony.server.store.folder import take_folder
from fifthcolony.server.store.migrating import check_version, look_for_tables, upgrade
from fifthcolony.server.store.place import Place, place_of

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
READING_PRAGMAS: Final = ("busy_timeout=5000", "query_only=1")
CONNECTING: Final = {
    "application_name": "fifthcolony",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""How soon PostgreSQL is given up where nobody answers; what the URL says itself goes before it."""
POOL: Final = {
    "pool_size": 8,
    "max_overflow": 8,
    "pool_timeout": 10,
    "pool_recycle": 1800,
    "pool_pre_ping": True,  # a server that was started again is found again by itself
}
TIMEOUTS: Final = "-c statement_timeout=15000 -c idle_in_transaction_session_timeout=60000"
"""For servers, whose people wait; who reads or copies everything takes the time that it takes."""


class Database:
    """An engine, and what the place behind it is called. All errors that come out are ours."""

    def __init__(self, place: Place, engine: sql.Engine, lock: IO[str] | None = None) -> None:
        self.place = place
        self.engine = engine
        self._lock = lock
        """Of the folder, while it is ours."""
        self._ends: dict[Any, socket.socket] = {}
        """Of each line to PostgreSQL our end once more, so that it can be shut whatever the driver is waiting for."""
        self._ending = threading.Lock()
        if self.is_postgresql:
            sql.event.listen(engine, "connect", self._keep_end)
            sql.event.listen(engine, "close", self._drop_end)
        self.looking = engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_postgresql else engine
        """For single queries, which need no transaction around them."""

    @property
    def is_postgresql(self) -> bool:
        """Whether others may have it open at the same time."""
        return self.place.file is None

    def aside(self) -> sql.Engine:
        """Another way to the same PostgreSQL, past the lines that everybody shares, for single queries."""
        return _postgresql(self.place, False, True, poolclass=sql.NullPool).execution_options(isolation_level="AUTOCOMMIT")

    def named(self, error: Exception) -> FifthColonyError:
        """An error of the database as one of ours."""
        return named(error, self.place.shown, self.place.hide)

    @contextmanager
    def naming(self) -> Iterator[None]:
        """Whatever the database complains about becomes one of our errors."""
        try:
            yield
        except sql.exc.SQLAlchemyError as error:
            raise self.named(error) from None

    def _keep_end(self, driver: Any, record: Any) -> None:
        self._drop_end(driver, record)  # of a line before it that broke off while it was made
        with self._ending:
            self._ends[record] = socket.socket(fileno=os.dup(driver.fileno()))

    def _drop_end(self, _driver: Any, record: Any) -> None:
        with self._ending:
            end = self._ends.pop(record, None)
        if end is not None:
            end.close()

    def close(self) -> None:
        """Let go of it. Whoever still waits for PostgreSQL, which may not answer at all, is told that it will not."""
        self.engine.dispose()
        with self._ending:
            for end in self._ends.values():
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._ends.clear()
        if self._lock is not None:
            self._lock.close()


def open_database(given: Path | str, make: bool = True, hurried: bool = True) -> Database:
    """Open for writing what a folder or a URL points to, upgraded to this version; what is missing is made, or said."""
    place = place_of(given)
    if not make:
        _look_for(place)
    lock = None if place.file is None else take_folder(place)
    try:
        database = Database(place, _engine(place, PRAGMAS, hurried=hurried), lock)
    except BaseException:
        if lock is not None:
            lock.close()
        raise
    try:
        with database.naming():
            _check_letters(database)
            if not make:
                look_for_tables(database.engine, place.shown)
            upgrade(database.engine, place.shown)
    except BaseException:
        database.close()
        raise
    return database


def open_for_reading(given: Path | str) -> Database:
    """Open what is there, to look at all of it and change nothing; a server may have it open meanwhile."""
    place = place_of(given)
    _look_for(place)
    database = Database(place, _engine(place, READING_PRAGMAS, only_reading=True, hurried=False))
    try:
        with database.naming():
            _check_letters(database)
            check_version(database.engine, place.shown)
    except BaseException:
        database.close()
        raise
    return database


def _look_for(place: Place) -> None:
    if place.file is not None and not place.file.is_file():
        raise BadPlace(f"there is no data in {place.shown}")


def _check_letters(database: Database) -> None:
    """Names and talk have letters of all languages: where some cannot be kept, whoever writes one would stop a table."""
    if database.is_postgresql:
        with database.looking.connect() as connection:
            kept = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
        if kept != "UTF8":
            raise BadPlace(f"{database.place.shown} keeps letters as {kept}, expected UTF8 (createdb --encoding UTF8 --template template0)")


def _engine(place: Place, pragmas: tuple[str, ...], only_reading: bool = False, hurried: bool = True) -> sql.Engine:
    if place.file is None:
        return _postgresql(place, only_reading, hurried, **POOL)
    url = place.url
    if only_reading:
        url = url.set(database=f"file:{quote(str(place.file))}").update_query_dict({"mode": "ro", "uri": "true"})
    engine = sql.create_engine(url, hide_parameters=True)

    def prepare(connection: Any, _record: Any) -> None:
        if not only_reading:  # letters that a disk has spoilt are shown as such: they would keep whole lists from being read
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sql.event.listen(engine, "connect", prepare)
    return engine


def _postgresql(place: Place, only_reading: bool, hurried: bool, **pool: Any) -> sql.Engine:
    given = place.url.query
    options = [TIMEOUTS if hurried else "", "-c default_transaction_read_only=on" if only_reading else "", str(given.get("options", ""))]
    connecting = {name: value for name, value in CONNECTING.items() if name not in given}
    try:
        return sql.create_engine(
            place.url,
            isolation_level="READ COMMITTED",  # who waits for an owner's row must see it as it is after the wait
            hide_parameters=True,
            connect_args=connecting | {"options": " ".join(options).strip()},
            **pool,
        )
    except ImportError:
        raise BadPlace("PostgreSQL needs psycopg, which is not installed: pip install 'fifthcolony[postgres]'") from None
