"""Whatever keeps a server from starting is one clear line and an exit code, and tells no password."""

import errno
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from fifthcolony.cli.main import main
from fifthcolony.server.store import schema
from fifthcolony.server.store.place import place_of
from fifthcolony.server.store.storage import Storage
from tests.server.conftest import GUARDED, at_once
from tests.server.old_folders import write_old_folder


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> "Refused":
    return Refused(capsys)


class Refused:
    """What a server says that does not start."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object) -> str:
        code = main(["serve", "--port", "0", *map(str, arguments)])
        out, err = self.capsys.readouterr()
        assert (code, out) == (2, "")
        assert re.fullmatch(r"fifthcolony serve: [^\n]+\n", err)
        assert "sesame" not in err
        assert "Traceback" not in err
        return err


def test_a_folder_that_is_a_file(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file, which is a file" in refused("--data", tmp_path / "file")
    assert "leads through a file" in refused("--data", tmp_path / "file" / "deeper")


def test_a_damaged_database(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all " * 500)
    assert "is damaged: file is not a database" in refused("--data", tmp_path)
    assert (tmp_path / "tables.db").read_bytes().startswith(b"no database"), "it is left for whoever can repair it"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_door_for_other_processes_that_cannot_be_opened(refused: Refused, postgres: str, workers: int) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        if workers == 1:
            assert f"cannot listen at 127.0.0.1 port {port}" in refused("--database", postgres, "--peer", f"127.0.0.1:{port}")
    nobodys = "192.0.2.1:0"
    assert "cannot listen at 192.0.2.1" in refused("--database", postgres, "--workers", workers, "--peer", nobodys)


def test_a_damaged_page(refused: Refused, tmp_path: Path) -> None:
    write_old_folder(tmp_path)
    whole = (tmp_path / "tables.db").read_bytes()
    (tmp_path / "tables.db").write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert "is damaged" in refused("--data", tmp_path)


def test_a_full_disk(refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifthcolony.server.store.engine.PRAGMAS", ("journal_mode=WAL", "max_page_count=2"))
    assert f"the disk of {tmp_path} is full" in refused("--data", tmp_path)


@pytest.mark.parametrize(("number", "said"), [(errno.EROFS, "cannot be written: Read-only"), (errno.ENOSPC, "is full")])
def test_a_folder_that_cannot_be_written(refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str) -> None:
    def no_file(_path: Path) -> None:
        raise OSError(number, "Read-only file system")

    monkeypatch.setattr("fifthcolony.server.store.folder._opened", no_file)
    assert f"{tmp_path} {said}" in refused("--data", tmp_path)


def test_a_folder_in_use(refused: Refused, tmp_path: Path) -> None:
    with closing(Storage(tmp_path)):
        assert f"another server has {tmp_path} open" in refused("--data", tmp_path)


def test_a_newer_schema(refused: Refused, tmp_path: Path) -> None:
    write_old_folder(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("UPDATE about SET schema = 12")
    assert f"schema 12, this version knows schemas up to {schema.SCHEMA_VERSION}" in refused("--data", tmp_path)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://ada:sesame@host/games", "there is no database 'mysql': expected"),
        ("postgresql://ada:sesame@host:port/games", "cannot be read: expected"),
        ("postgresql://ada:ses/ame@ho:st/games", "cannot be read: expected"),
        ("sqlite://", "needs a file"),
        ("games", "--database: expected postgresql://"),
        ("ada:sesame@host/games", "--database: expected postgresql://"),
        ("postgresql://ada:sesame@127.0.0.1:1/games", "postgresql://127.0.0.1:1/games cannot be used: .*refused"),
        ("postgresql://ada:sesame@127.0.0.1/games?moons=sesame", "invalid connection option"),
    ],
)
def test_urls_that_lead_nowhere(refused: Refused, url: str, said: str) -> None:
    assert re.search(said, refused("--database", url))


def test_a_wrong_password(refused: Refused, postgres_server: sql.URL) -> None:
    url = postgres_server.set(drivername="postgresql", username=GUARDED, password="sesame-street")
    assert f'password authentication failed for user "{GUARDED}"' in refused("--database", url.render_as_string(hide_password=False))


def test_a_database_that_is_not_there(refused: Refused, postgres_server: sql.URL) -> None:
    url = postgres_server.set(drivername="postgresql", database="moon")
    assert 'database "moon" does not exist' in refused("--database", url.render_as_string(hide_password=False))


@pytest.mark.parametrize("letters", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_letter(refused: Refused, postgres_server: sql.URL, letters: str) -> None:
    name = f"in_{letters.lower()}"
    at_once(postgres_server, f"CREATE DATABASE {name} ENCODING '{letters}' LOCALE 'C' TEMPLATE template0")
    url = postgres_server.set(drivername="postgresql", database=name)
    assert f"keeps letters as {letters}, expected UTF8" in refused("--database", url.render_as_string(hide_password=False))


def test_a_missing_driver(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "needs psycopg, which is not installed: pip install 'fifthcolony[postgres]'" in refused(
        "--database", "postgresql://ada:sesame@127.0.0.1/games"
    )


def test_both_a_folder_and_a_url(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--data", "here", "--database", "postgresql://there/games"])
    assert left.value.code == 2
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["postgresql://ada:sesame@host/games"],
        ["--workers", "postgresql://ada:sesame@host/games"],
        ["--database=postgresql://ada:sesame@host/games", "--data", "here"],
        ["--database", "x", "postgresql://ada:ses:ame@ho:st/sesame@games", "--moons"],
    ],
)
def test_a_url_at_the_wrong_place_does_not_show_its_password(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", *arguments])
    said = capsys.readouterr().err
    assert (left.value.code, said.count("\n"), re.search("sesame|ses:ame", said)) == (2, 1, None)


def test_no_message_shows_a_password() -> None:
    place = place_of("postgresql://ada:s%2Fsame@host:7/games?password=other")
    assert place.shown == "postgresql://host:7/games"
    assert place.hide("failed for ada:s/same, s%2Fsame") == "failed for ada:***, ***"


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of other systems")
def test_only_the_owner_may_look(tmp_path: Path) -> None:
    def modes(folder: Path) -> dict[str, int]:
        return {path.name: stat.S_IMODE(path.stat().st_mode) for path in [folder, *folder.iterdir()]}

    with closing(Storage(tmp_path / "new")):
        assert modes(tmp_path / "new") == {"new": 0o700, "lock": 0o600, "tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    write_old_folder(tmp_path / "old")
    for path in [tmp_path / "old", *(tmp_path / "old").iterdir()]:
        path.chmod(0o755)
    Storage(tmp_path / "old").close()
    assert modes(tmp_path / "old") == {"old": 0o700, "lock": 0o600, "tables.db": 0o600}
    home = tmp_path / "home"
    home.mkdir()
    home.chmod(0o755)
    (home / "letters").write_text("")
    Storage(f"sqlite:///{home / 'games.db'}").close()
    Storage(home).close()
    assert {modes(home)[name] for name in ("lock", "games.db", "tables.db")} == {0o600}
    assert modes(home)["home"] == 0o755, "it holds more than ours"
    (home / "games[1].db").touch(0o644)
    Storage(f"sqlite:///{home / 'games[1].db'}").close()
    assert modes(home)["games[1].db"] == 0o600


# --- what is found out only when it starts ----------------------------------------------------------------------------------------------


def started(*arguments: object) -> tuple[int, str]:
    """A server in a process of its own that does not come up: its exit code, and what it says of it."""
    command = [sys.executable, "-m", "fifthcolony", "serve", "--port", "0", *map(str, arguments)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return ended.returncode, ended.stderr


def test_a_door_for_processes_that_cannot_be_opened(postgres: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = started("--database", postgres, "--peer", f"127.0.0.1:{port}")
    assert (code, said.count("\n")) == (2, 1), said
    assert f"cannot listen at 127.0.0.1 port {port}" in said


def test_a_database_that_takes_nothing(postgres: str, postgres_server: sql.URL) -> None:
    Storage(postgres).close()
    at_once(postgres_server, f"ALTER DATABASE {sql.make_url(postgres).database} SET default_transaction_read_only = on")
    code, said = started("--database", postgres)
    assert (code, said.count("\n")) == (2, 1), said
    assert "read-only transaction" in said
