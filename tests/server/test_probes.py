"""Whatever is asked for, however wrong it is written, is answered by name: no fault of ours, and nothing in the log."""

import asyncio
import logging
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import Problem
from tests.server.lines import RawLine
from tests.server.served import QUICK, run, serving, threaded
from tools.attack.pages import LAST, PAGES, Page, chunked, get
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
HASTY = replace(QUICK, header_within=0.5, body_within=0.5, keep_alive=1)
"""Whoever waits for the rest of something waits in vain."""


async def _answer(base: str, sent: bytes) -> bytes:
    line = await RawLine.to(base)
    with suppress(ConnectionError):  # what is too long is not read to its end
        await line.send(sent)
    return await line.rest()


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[bytes, list[str]]]:
    """What came back for every probe, and what was logged: one server for all, since none may hurt it."""
    found: dict[str, tuple[bytes, list[str]]] = {}
    logged: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            logged.append(self.format(record))

    async def probe() -> None:
        async with serving(tmp_path_factory.mktemp("probed"), HASTY) as (base, _):
            for name, sent, *_ in PAGES:
                logged.clear()
                answer = await _answer(base, sent)
                found[name] = answer, list(logged)

    kept = Kept(logging.WARNING)
    names = ("", "uvicorn", "uvicorn.error", "fifthcolony.server", "asyncio")
    for name in names:
        logging.getLogger(name).addHandler(kept)
    try:
        asyncio.run(probe())
    finally:
        for name in names:
            logging.getLogger(name).removeHandler(kept)
    return found


@pytest.mark.parametrize("probe", PAGES, ids=lambda probe: probe.name)
def test_whatever_is_asked_is_answered_by_name(log: dict[str, tuple[bytes, list[str]]], probe: Page) -> None:
    answer, logged = log[probe.name]
    assert logged == []
    status = re.match(rb"HTTP/1\.1 (?:100 .*?\r\n\r\nHTTP/1\.1 )?(\d+)", answer, re.DOTALL)
    assert status is None or int(status[1]) < 500
    assert b"Traceback" not in answer
    if probe.status is not None:
        assert status is not None
        assert int(status[1]) == probe.status
    head, _, body = answer.partition(b"\r\n\r\n")
    if probe.status in (400, 405, 413) and b" HEAD " not in probe.sent[:6]:
        assert b"application/json" in head
        assert msgspec.json.decode(body, type=Problem).message


def test_a_wrong_method_is_told_the_right_ones(tmp_path: Path) -> None:
    with threaded(tmp_path) as pages:
        refused = pages.put("/api/tables/BCDFG", content=b"x")
        assert (refused.status_code, refused.json()["code"]) == (405, "bad_method")
        assert "GET" in refused.headers["allow"]
        assert refused.headers["x-content-type-options"] == "nosniff"


def test_a_fault_of_ours_is_written_down_once_and_tells_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_tables: Tables) -> object:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(Tables, "lobby", fails)
    caplog.set_level(logging.ERROR)
    with threaded(tmp_path) as pages:
        broken = pages.get("/api/tables")
        assert (broken.status_code, broken.json()["code"]) == (500, "broken")
        assert "42" not in broken.text
        assert broken.headers["x-content-type-options"] == "nosniff"
        assert pages.get("/api/info").status_code == 200
    [told] = caplog.records
    assert told.exc_info is not None
    assert (told.name, str(told.exc_info[1])) == ("fifthcolony.server", "the secret is 42")


@pytest.mark.parametrize("text", [True, False])
def test_a_frame_of_no_letters_is_no_news(tmp_path: Path, caplog: pytest.LogCaptureFixture, text: bool) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            seated = await post(base, "/api/tables", {"name": "Ada"})
            async with connect(f"{base.replace('http', 'ws')}/api/tables/{seated['code']}/socket") as line:
                await line.send(b'{"type": "hello", "token": "\xff"}', text=text)
                told: list[str] = []
                with suppress(ConnectionClosed):  # the server hangs up
                    async for frame in line:
                        told.append(str(frame))
                assert all('"malformed"' in frame for frame in told)
                assert text or told

    caplog.set_level(logging.WARNING)
    run(test())
    assert [record.getMessage() for record in caplog.records] == []


def test_a_record_is_named_by_its_code_alone(tmp_path: Path) -> None:
    """Whatever blanks somebody has put around it."""

    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            async with Player(base, seated["code"], seated["token"]) as me:
                await me.play()
            answer = await _answer(base, get(f"/api/replays/%E2%80%83{seated['code'].lower()}/record"))
            assert answer.startswith(b"HTTP/1.1 200")
            assert f'filename="fifthcolony-{seated["code"]}.json"'.encode() in answer

    run(test())


def test_a_garbled_request_behind_a_good_one_hurts_neither(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is under way is not answered into the line that is being closed."""

    async def test() -> None:
        async with serving(tmp_path, HASTY) as (base, _):
            for _ in range(5):
                answer = await _answer(base, chunked(b"1\r\n{\r\nzz\r\n") + b"GARBAGE\r\n\r\n")
                assert answer.count(b"HTTP/1.1") == 1
                both = await _answer(base, get("/api/info").replace(LAST, b"") + b"\x00\x01 garbage\r\n\r\n")
                assert both.startswith((b"HTTP/1.1 200", b"HTTP/1.1 400"))

    caplog.set_level(logging.WARNING)
    run(test())
    assert [record.getMessage() for record in caplog.records] == []
