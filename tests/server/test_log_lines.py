"""What the server writes down of itself: in either form, and nothing that only some may know."""

import asyncio
import gc
import io
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
import uvloop

from fifthcolony.classic.cards import COPIES
from fifthcolony.cli.main import main
from fifthcolony.server.log_lines import FIELDS, set_up
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import schema
from fifthcolony.server.store.errors import Unavailable
from tests.server.served import QUICK, players_at, run, serving, table_of
from tools.scripted import Player

pytestmark = pytest.mark.unguarded
log = logging.getLogger("fifthcolony.server")
Written = Callable[[], str]


@pytest.fixture
def writing() -> Iterator[Callable[..., Written]]:
    """Has lines written, and gives back what was; everything is as it was afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("fifthcolony")
    before, handlers = (root.level, ours.level), list[logging.Handler]()

    def begin(form: Any, level: str = "info") -> Written:
        stream = io.StringIO()
        handlers.append(set_up(form, level, stream))
        return stream.getvalue

    yield begin
    for handler in handlers:
        root.removeHandler(handler)
    root.setLevel(before[0])
    ours.setLevel(before[1])


def fail(error: Exception) -> None:
    try:
        raise error
    except type(error):
        log.exception("table %s stopped", "BCDFG")


# --- what a line has --------------------------------------------------------------------------------------------------------------------


def test_a_line_of_json_has_time_level_logger_words_and_fields(writing: Callable[..., Written]) -> None:
    written = writing("json")
    log.info("a table is new", extra={"table": "BCDFG"})
    log.debug("not from this level on")
    line = json.loads(written())
    assert line.pop("time").endswith("Z")
    assert line == {"level": "info", "logger": "fifthcolony.server", "event": "a table is new", "table": "BCDFG"}


def test_a_line_of_text_is_one_line(writing: Callable[..., Written]) -> None:
    written = writing("text")
    log.info("a request for\n%s\nfailed", "a\nb", extra={"seat": 2})
    assert written().endswith("INFO    a request for a b failed seat=2\n")
    assert written().count("\n") == 1


def test_what_is_not_a_field_is_not_written(writing: Callable[..., Written]) -> None:
    written = writing("json")
    log.info("somebody came in", extra={"token": "sesame", "seat": 1})
    assert "token" not in FIELDS
    assert "sesame" not in written()


def test_without_a_terminal_lines_are_json(writing: Callable[..., Written]) -> None:
    written = writing(None)
    log.warning("x")
    assert json.loads(written())["event"] == "x"


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_says_where_and_not_what(writing: Callable[..., Written], form: str) -> None:
    written = writing(form)
    fail(ValueError("seat 2 holds attack 20"))
    assert "attack 20" not in written()
    assert "ValueError" in written()
    assert "tests/server/test_log_lines.py:" in written()
    assert str(Path(__file__).parent) not in written()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("runs", [asyncio.run, uvloop.run])
def test_what_nobody_waited_for_is_not_told_either(writing: Callable[..., Written], form: str, runs: Callable[..., None]) -> None:
    """asyncio shows the task that failed, with its error, and the call that did, with what it was given."""
    written = writing(form)

    async def fail_alone() -> None:
        raise ValueError("seat 2 holds attack 20")

    def fail_at_once(_card: str) -> None:
        raise ValueError("seat 2 holds attack 20")

    async def test() -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(fail_at_once, "attack 20")
        task = loop.create_task(fail_alone())
        await asyncio.sleep(0.01)
        del task
        gc.collect()

    runs(test())
    assert "attack 20" not in written()
    assert "Task exception was never retrieved" in written()
    assert "Exception in callback" in written()
    assert written().count("tests/server/test_log_lines.py:") == 2


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_a_database_complains_about_is_said(writing: Callable[..., Written], form: str) -> None:
    written = writing(form)
    fail(Unavailable("postgresql://db/tables cannot be used: connection refused"))
    assert "connection refused" in written()


def test_libraries_are_heard_from_warnings_on(writing: Callable[..., Written]) -> None:
    written = writing("json", "debug")
    for name in ("websockets.server", "sqlalchemy.engine.Engine", "uvicorn.error", "asyncio"):
        logging.getLogger(name).info("a frame with a token")
    assert written() == ""
    logging.getLogger("asyncio").warning("slow")
    assert json.loads(written())["logger"] == "asyncio"


def test_the_command_says_how_lines_look(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("fifthcolony.server.run.serve", lambda _host, _port, _data, settings, *_: started.append(settings))
    assert main(["serve", "--port", "0"]) == 0
    assert main(["serve", "--port", "0", "--log-format", "json", "--log-level", "debug"]) == 0
    assert [(one.log_format, one.log_level) for one in started] == [(None, "info"), ("json", "debug")]
    with pytest.raises(SystemExit) as end:
        main(["serve", "--log-level", "loud"])
    assert end.value.code == 2
    assert "expected debug, info, warning or error, given 'loud'" in capsys.readouterr().err


# --- what it never has ------------------------------------------------------------------------------------------------------------------

NAMES = ("Zephyrine", "Quillon")
TALK = "the vault is under the fountain"


async def play_a_game(data: Path) -> set[str]:
    """Two people and bots play, talk, watch and err; all that only some may know."""
    async with serving(data, QUICK) as (base, tables):
        seated = await table_of(base, 2, 4)
        players = await players_at(base, seated, keep=True)
        watcher = await Player(base, seated[0]["code"], None, keep=True, name=NAMES[1]).come_in()
        await players[0].ask("change", name=NAMES[0])
        await players[0].ask("say", text=TALK)
        await players[0].ask("answer", ask=0, choices=["card:attack_08"])
        await players[0].send_raw("attack_08 is no message")
        await players[0].ask("start")
        await asyncio.gather(*(player.play() for player in players))
        await watcher.go()
        code = seated[0]["code"]
        await tables._let_go(tables.by_code[code])
        await tables.find(code)
        with tables.store.engine.connect() as connection:
            row = connection.execute(sql.select(schema.tables).where(schema.tables.c.code == code)).one()
            digests = set(connection.execute(sql.select(schema.seats.c.token)).scalars())
        told = [{event["key"] for event in player.events} for player in players]
        private = told[0] ^ told[1]  # events that one of them was told and the other was not
        assert len(private) > 0
    secrets = {one["token"] for one in seated} | digests | {str(row.seed), f"{row.seed:x}", row.salt, *NAMES, TALK, *COPIES, *private}
    return secrets - {""}


def found_in(text: str, secrets: set[str]) -> list[str]:
    return sorted(secret for secret in secrets if secret in text)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_line_of_a_whole_game_tells_a_secret(tmp_path: Path, writing: Callable[..., Written], form: str) -> None:
    written = writing(form, "debug")
    secrets: list[set[str]] = []

    async def test() -> None:
        secrets.append(await play_a_game(tmp_path))

    run(test())
    text = written()
    for event in ("a table is new", "a window opens", "refused", "a game is over", "a table leaves the memory", "a table is back"):
        assert event in text
    assert len(secrets[0]) > 30
    assert found_in(text, secrets[0]) == []


def test_the_search_finds_what_libraries_would_have_told(
    tmp_path: Path, writing: Callable[..., Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game, heard with the frames that `websockets` tells below warnings."""
    written = writing("json", "debug")
    frames = logging.getLogger("websockets.server")
    monkeypatch.setattr(frames, "level", logging.DEBUG)
    logging.root.manager._clear_cache()  # type: ignore[attr-defined]  # levels are remembered
    secrets: list[set[str]] = []

    async def test() -> None:
        secrets.append(await play_a_game(tmp_path))

    run(test())
    assert len(found_in(written(), secrets[0])) > 5
