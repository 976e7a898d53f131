"""`fifthcolony data`: what was kept is checked, copied, moved and forgotten, whole and by name."""

import asyncio
import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql

from fifthcolony.cli.main import main
from fifthcolony.server.store import schema
from fifthcolony.server.store.copying import move
from fifthcolony.server.store.engine import open_for_reading
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.store.writes import table_saved
from tests.server.old_folders import write_old_folder
from tests.server.rows import kin_row, seat_row, table_row
from tests.server.served import run, serving
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
DATA = Callable[..., "Ran"]
Rows = dict[str, list[dict[str, Any]]]


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


@pytest.fixture
def data(capsys: pytest.CaptureFixture[str]) -> DATA:
    """Run `fifthcolony data` with these arguments."""

    def run_it(*arguments: object) -> Ran:
        return Ran(main(["data", *map(str, arguments)]), *capsys.readouterr())

    return run_it


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game that is over, one that is under way and a table that has not begun; tests work on copies of it."""
    folder = tmp_path_factory.mktemp("kept") / "data"

    async def fill() -> None:
        async with serving(folder) as (base, _):
            bots = await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 3, "seed": 5}})
            async with Player(base, bots["code"], None) as watcher:
                await watcher.until(lambda: watcher.is_over, 60)
            quick = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3, "seed": 6}})
            async with Player(base, quick["code"], quick["token"]) as me:
                await me.until(lambda: me.asks)
                await me.answer(*me.choice())
                await me.ask("say", text="hello 🪐")
            await post(base, "/api/tables", {"name": "Ada", "wishes": {"seats": 3}})

    run(fill())
    return folder


@pytest.fixture
def folder(kept: Path, tmp_path: Path) -> Path:
    """A copy that may be spoilt."""
    shutil.copytree(kept, tmp_path / "data")
    return tmp_path / "data"


def rows(place: Path | str) -> Rows:
    """Everything that is kept there."""
    with closing(open_for_reading(place)) as database, database.engine.connect() as connection:
        found = {table.name: connection.execute(sql.select(table).order_by(*table.primary_key.columns)) for table in schema.OF_A_TABLE}
        return {name: [dict(row) for row in result.mappings()] for name, result in found.items()}


def spoil(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.db", isolation_level=None)) as connection:
        assert connection.execute(statement).rowcount > 0


OVER = "(SELECT code FROM tables WHERE stage = 'over')"
RUNNING = "(SELECT code FROM tables WHERE stage = 'running')"


def test_data_that_is_sound_is_said_to_be(data: DATA, folder: Path) -> None:
    before = (folder / "tables.db").read_bytes()
    assert data("check", "--data", folder) == (0, "tables: 3, troubles: none\n", "")
    assert (folder / "tables.db").read_bytes() == before


def test_data_can_be_checked_while_a_server_has_it(data: DATA, folder: Path) -> None:
    with closing(Storage(folder)):
        assert data("check", "--data", folder).code == 0


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (f"DELETE FROM choices WHERE n = 5 AND code = {OVER}", "choice 5 is missing"),
        (f"UPDATE choices SET label = 'planet:9.9' WHERE n = 7 AND code = {OVER}", "cannot be read: ReplayMismatch"),
        (f"UPDATE choices SET label = 'planet:9.9' WHERE n = 0 AND code = {RUNNING}", "cannot be read: ReplayMismatch"),
        (f"DELETE FROM choices WHERE n > 9 AND code = {OVER}", "it is over, but its choices do not lead to an end"),
        ("UPDATE tables SET winners = '[7]' WHERE stage = 'over'", r"its winners are \[7\], but its choices lead to \["),
        (f"DELETE FROM seats WHERE seat = 1 AND code = {RUNNING}", r"it has 3 seats, and rows for \[0, 2\]"),
        ("UPDATE tables SET wishes = '{\"moons\": 7}' WHERE stage = 'open'", "cannot be read: ValidationError"),
        ("UPDATE tables SET seed = 'moon' WHERE stage = 'open'", "cannot be read: ValueError"),
        ("UPDATE tables SET stage = 'open' WHERE stage = 'running'", "it is open, with a game"),
        ("UPDATE tables SET config = NULL WHERE stage = 'running'", "it is running, without a game"),
        (f"UPDATE endings SET aliens = '[[' WHERE code = {OVER}", "cannot be read: DecodeError"),
        (f"UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE seat = 1 AND code = {RUNNING}", "is damaged: Could not decode"),
        ("INSERT INTO chat VALUES ('ZZZZZ', 0, NULL, 'Ada', 'hello', 1, NULL, NULL)", "table ZZZZZ: there is none, but it has chat"),
    ],
)
def test_planted_damage_is_found_and_nothing_else(data: DATA, folder: Path, statement: str, said: str) -> None:
    spoil(folder, statement)
    code, out, err = data("check", "--data", folder)
    trouble, told = out.splitlines()
    assert (code, told, err) == (1, "tables: 3, troubles: 1", "")
    assert re.match("table [A-Z]{5}[ :]", trouble)
    assert re.search(said, trouble)


def test_a_torn_file_is_found(data: DATA, folder: Path) -> None:
    file = folder / "tables.db"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    code, out, _ = data("check", "--data", folder)
    assert code == 1
    assert "damaged" in out
    file.write_bytes(b"nothing like it" * 1000)
    assert data("check", "--data", folder) == (1, f"{folder} is damaged: file is not a database\n", "")


def test_an_old_schema_is_a_trouble_and_stays_as_it_is(data: DATA, tmp_path: Path) -> None:
    write_old_folder(tmp_path)
    code, out, _ = data("check", "--data", tmp_path)
    assert (code, "schema 1" in out) == (1, True)
    assert data("check", "--data", tmp_path).code == 1


@pytest.mark.parametrize("what", [["check"], ["backup", "copy.db"], ["move", "--to", "other"], ["purge", "--older-than", "3"]])
def test_where_there_is_no_data_none_is_made(data: DATA, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: list[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    code, out, said = data(*what)
    assert (code, out) == (2, "")
    assert re.fullmatch(r"fifthcolony data: there is no data in \S+fifthcolony\n", said)
    assert list(tmp_path.iterdir()) == []


def test_a_copy_in_one_file_while_a_server_writes(data: DATA, folder: Path, tmp_path: Path) -> None:
    with closing(Storage(folder)) as store:
        asyncio.run(store.commit("BBBBB", table_saved(table_row("BBBBB"), [])))
        assert data("backup", tmp_path / "copy.db", "--data", folder).code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy.db"}
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert rows(f"sqlite:///{tmp_path / 'copy.db'}") == rows(folder)


def test_a_copy_takes_no_other_files_place(data: DATA, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("the first")
    code, _, err = data("backup", tmp_path / "copy.db", "--data", folder)
    assert (code, "is there already" in err) == (2, True)
    assert (tmp_path / "copy.db").read_text() == "the first"


def test_where_a_copy_finds_no_room_is_said(data: DATA, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(name: Any, **options: Any) -> sqlite3.Connection:
        connection = sqlite3.Connection(name, **options)
        connection.execute("PRAGMA max_page_count=2")
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect)
    copy, nowhere = tmp_path / "copy.db", tmp_path / "nowhere"
    assert data("backup", copy, "--data", folder) == (2, "", f"fifthcolony data: the disk of {copy} is full\n")
    monkeypatch.undo()
    assert data("backup", nowhere / "copy.db", "--data", folder) == (2, "", f"fifthcolony data: there is no folder {nowhere}\n")
    assert list(tmp_path.iterdir()) == [folder]


def test_a_large_database_is_waited_for(
    data: DATA, folder: Path, tmp_path: Path, postgres: str, new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock stands for all that takes long."""
    monkeypatch.setattr("fifthcolony.server.store.engine.TIMEOUTS", "-c statement_timeout=300")
    assert data("move", "--data", folder, "--to", postgres).code == 0
    engine = sql.create_engine(postgres.replace("postgresql:", "postgresql+psycopg:"), poolclass=sql.NullPool)

    def hold(connection: sql.Connection) -> None:
        time.sleep(1.0)
        connection.rollback()

    for what in (["check"], ["backup", tmp_path / "copy.db"], ["move", "--to", new_postgres()]):
        with engine.connect() as connection:
            connection.exec_driver_sql("LOCK TABLE choices")
            holding = threading.Thread(target=hold, args=(connection,))
            holding.start()
            ran = data(*what, "--database", postgres)
            holding.join()
        assert (ran.code, ran.err) == (0, ""), what


def test_an_old_folder_can_be_copied_before_it_is_upgraded(data: DATA, tmp_path: Path) -> None:
    write_old_folder(tmp_path / "old")
    assert data("backup", tmp_path / "copy.db", "--data", tmp_path / "old").code == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("SELECT schema FROM about").fetchall() == [(1,)]


def test_moved_to_postgresql_copied_from_there_and_back_everything_is_the_same(
    data: DATA, folder: Path, tmp_path: Path, postgres: str
) -> None:
    before = rows(folder)
    assert min(len(before[name]) for name in ("tables", "seats", "choices", "chat", "endings")) > 0
    code, out, _ = data("move", "--data", folder, "--to", postgres)
    assert code == 0
    assert f"{len(before['choices'])} choices" in out
    assert rows(postgres) == before == rows(folder)
    assert data("check", "--database", postgres) == (0, "tables: 3, troubles: none\n", "")
    assert data("backup", tmp_path / "copy.db", "--database", postgres).code == 0
    assert data("move", "--database", postgres, "--to", tmp_path / "again").code == 0
    assert rows(tmp_path / "again") == rows(f"sqlite:///{tmp_path / 'copy.db'}") == before
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy.db", "again"}


def test_copies_that_lie_side_by_side_do_not_lock_each_other(data: DATA, folder: Path, tmp_path: Path) -> None:
    first, second = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "second.db"))
    assert data("backup", tmp_path / "first.db", "--data", folder).code == 0
    with closing(Storage(f"sqlite:///{tmp_path / 'third.db'}")):
        assert data("move", "--database", first, "--to", second)[::2] == (0, "")
    assert rows(second) == rows(folder)
    with closing(Storage(folder)):
        assert "another server has" in data("purge", "--database", f"sqlite:///{folder / 'tables.db'}", "--older-than", 1, "--yes").err


def test_an_old_folder_can_be_moved(data: DATA, tmp_path: Path, postgres: str) -> None:
    write_old_folder(tmp_path)
    assert data("move", "--data", tmp_path, "--to", postgres).code == 0
    assert rows(postgres) == rows(tmp_path)


def test_games_are_moved_only_to_where_there_are_none(data: DATA, folder: Path, postgres: str) -> None:
    with closing(Storage(postgres)) as store:
        asyncio.run(store.commit("BBBBB", table_saved(table_row("BBBBB"), [seat_row("BBBBB")], kin_row("BBBBB"))))
    code, out, err = data("move", "--data", folder, "--to", postgres)
    assert (code, out, "is not empty" in err) == (2, "", True)
    assert [row["code"] for row in rows(postgres)["tables"]] == ["BBBBB"]


def test_a_move_that_breaks_off_leaves_nothing_behind(folder: Path, postgres: str) -> None:
    def break_off(_rows: int, _of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(folder, postgres, break_off)
    assert not any(rows(postgres).values())


def test_nothing_is_moved_from_under_a_server(data: DATA, folder: Path, postgres: str, tmp_path: Path) -> None:
    with closing(Storage(folder)):
        assert "another server" in data("move", "--data", folder, "--to", postgres).err
    with closing(Storage(postgres)) as store, store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO processes (id, address, beat) VALUES ('a', '', extract(epoch FROM clock_timestamp()))")
    code, _, err = data("move", "--database", postgres, "--to", tmp_path / "other")
    assert (code, "a server has postgresql://" in err) == (2, True)


def test_what_is_old_is_named_first_and_forgotten_when_it_is_wanted(data: DATA, folder: Path) -> None:
    spoil(folder, "UPDATE tables SET touched = 1000 WHERE stage <> 'running'")
    assert data("purge", "--data", folder, "--older-than", 30).out == "tables to forget: 1 open, 0 running, 1 over; --yes does it\n"
    assert len(rows(folder)["tables"]) == 3
    asked = ("purge", "--data", folder, "--older-than", 30, "--yes")
    assert data(*asked, "--stage", "open").out == "tables forgotten: 1 open\n"
    assert data(*asked).out == "tables forgotten: 0 open, 0 running, 1 over\n"
    assert [row["stage"] for row in rows(folder)["tables"]] == ["running"]
    assert data("check", "--data", folder) == (0, "tables: 1, troubles: none\n", "")


def test_nothing_is_older_than_the_clock(data: DATA, folder: Path) -> None:
    assert data("purge", "--data", folder, "--older-than", 10**15).out == "tables to forget: 0 open, 0 running, 0 over; --yes does it\n"


def test_bad_arguments_get_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["wash"], ["purge"], ["purge", "--older-than", "0"], ["purge", "--older-than", "3", "--stage", "new"], ["move"]):
        with pytest.raises(SystemExit) as left:
            main(["data", *arguments])
        assert left.value.code == 2
        assert re.fullmatch(r"fifthcolony data[^\n]+\n", capsys.readouterr().err)
