"""Whatever is asked for, however wrong it is written, is answered by name: no fault of ours, and nothing in the log."""

import asyncio
import logging
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import Problem
from tests.server.lines import RawLine
from tests.server.served import QUICK, run, serving, threaded
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
HOST = b"Host: localhost\r\n"
LAST = b"Connection: close\r\n"
LONG = "x" * 300
HASTY = replace(QUICK, header_within=0.5, body_within=0.5, keep_alive=1)
"""Whoever waits for the rest of something waits in vain."""


def get(path: str, method: str = "GET", *headers: str) -> bytes:
    """A request without a body."""
    more = "".join(f"{header}\r\n" for header in headers).encode("latin-1")
    return f"{method} {path} HTTP/1.1\r\n".encode("latin-1") + HOST + LAST + more + b"\r\n"


def send(body: bytes, path: str = "/api/tables", *headers: str) -> bytes:
    """A request with one."""
    return get(path, "POST", f"Content-Length: {len(body)}", *headers) + body


def chunked(body: bytes, path: str = "/api/tables") -> bytes:
    """A request with one of unknown length."""
    return get(path, "POST", "Transfer-Encoding: chunked") + body


class Probe(NamedTuple):
    """What is sent, and the status of what comes back; none: nothing has to."""

    name: str
    sent: bytes
    status: int | None


PROBES = [
    # paths
    Probe("a long name", get(f"/{LONG}"), 200),
    Probe("a long file", get(f"/assets/{LONG}.js"), 404),
    Probe("a long code", get(f"/api/tables/{LONG}"), 404),
    Probe("a long language", get(f"/api/texts/{LONG}"), 404),
    Probe("a long game", get(f"/api/catalogue/{LONG}"), 404),
    Probe("a long path", get("/api/" + "a/" * 6000), 404),
    Probe("a path without end", get("/" + "a" * 70_000), 400),
    Probe("bad UTF-8 in a path", get("/api/tables/%ff%fe%80"), 404),
    Probe("bad UTF-8 in a file", get("/assets/%c3%28.js"), 404),
    Probe("half a surrogate", get("/api/tables/%ed%a0%80"), 404),
    Probe("half an escape", get("/api/tables/%"), 404),
    Probe("raw bytes in a path", b"GET /api/tables/\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    Probe("a null", get("/api/tables/%00"), 404),
    Probe("a null in a code", get("/api/replays/BCDF%00"), 404),
    Probe("a null in a file", get("/%00.js"), 404),
    Probe("a null in a language", get("/api/texts/en%00/client/1"), 404),
    Probe("controls in a path", get("/api/tables/%0d%0aSet-Cookie:%20a=b"), 404),
    Probe("controls in a name", get("/api/replays/%0d%0aBCDFG/record"), 404),
    Probe("a wide blank before a code", get("/api/tables/%E2%80%83BCDFG"), 404),
    Probe("a wide blank before a replay", get("/api/replays/%E2%80%83BCDFG/record"), 404),
    Probe("letters that grow", get("/api/tables/%C3%9F%C3%9FB"), 404),
    Probe("up and out", get("/../../../../etc/passwd"), 200),
    Probe("up and out, hidden", get("/%2e%2e/%2e%2e/etc/passwd.txt"), 404),
    Probe("a question in a path", get("/api/texts/en%3f"), 404),
    Probe("two slashes", get("//api//tables"), 200),
    Probe("another server", get("http://stranger.example/api/info"), 404),
    Probe("no slash", get("api/info"), 404),
    Probe("a star", get("*", "OPTIONS"), 404),
    Probe("a tunnel", get("stranger.example:443", "CONNECT"), 404),
    # queries
    Probe("a huge query", get("/api/replays/BCDFG/frames?start=0&" + "a=b&" * 3500), 404),
    Probe("a query without end", get("/api/tables?" + "a" * 70_000), 400),
    Probe("bad UTF-8 in a query", get("/api/replays/BCDFG/frames?eyes=%ff&start=%fe"), 400),
    Probe("letters for numbers", get("/api/replays/BCDFG/frames?start=%D9%A3"), 400),
    Probe("huge numbers", get("/api/replays/BCDFG/frames?start=" + "9" * 5000), 400),
    Probe("negative numbers", get("/api/replays/BCDFG/frames?count=-1"), 400),
    Probe("a null in a query", get("/api/replays/BCDFG/frames?eyes=%00"), 404),
    # methods
    Probe("a wrong method", get("/api/tables", "PUT"), 405),
    Probe("a wrong method for a code", get("/api/tables/BCDFG", "DELETE"), 405),
    Probe("a wrong method for the client", get("/", "POST"), 405),
    Probe("what is sent, asked for", get("/api/quick"), 404),
    Probe("a method of no kind", get("/api/info", "FROBNICATE"), 405),
    Probe("options", get("/api/tables", "OPTIONS"), 405),
    Probe("a head", get("/api/info", "HEAD"), 200),
    Probe("the client's head", get("/", "HEAD"), 200),
    Probe("the head of nothing", get("/api/tables/BCDFG", "HEAD"), 404),
    # bodies
    Probe("no body", send(b""), 400),
    Probe("no JSON", send(b"name=Ada"), 400),
    Probe("deep JSON", send(b"[" * 8000), 400),
    Probe("deep JSON inside", send(b'{"name": ' + b'{"a":' * 1000), 400),
    Probe("bad UTF-8 in a body", send(b'{"name": "\xff\xfe"}'), 400),
    Probe("a raw surrogate", send(b'{"name": "\xed\xa0\x80"}'), 400),
    Probe("a written surrogate", send(b'{"name": "\\ud800"}'), 400),
    Probe("surrogates the wrong way round", send(b'{"name": "\\udc00\\ud800"}'), 400),
    Probe("a surrogate in a wish", send(b'{"name": "A", "wishes": {"level": "\\udfff"}}'), 400),
    Probe("a surrogate in a key", send(b'{"places": [{"code": "BCDFG", "token": "\\ud800"}]}', "/api/mine"), 400),
    Probe("nulls in a name", send(b'{"name": "A\\u0000B"}'), 200),
    Probe("nothing but nulls", send(b'{"name": "\\u0000\\u0000"}'), 400),
    Probe("a null in a colour", send(b'{"name": "A", "colour": "\\u0000"}'), 400),
    Probe("a null in a wish", send(b'{"name": "A", "wishes": {"own": {"\\u0000": "\\u0000"}}}'), 400),
    Probe("a null in aliens", send(b'{"name": "A", "wishes": {"seats": 3, "aliens": ["\\u0000", "a", "b"]}}'), 400),
    Probe("a null in a place", send(b'{"places": [{"code": "BCD\\u0000", "token": "\\u0000"}]}', "/api/mine"), 200),
    Probe("a mark before it", send(b'\xef\xbb\xbf{"name": "A"}'), 400),
    Probe("endless numbers", send(b'{"name": "A", "wishes": {"seed": ' + b"9" * 5000 + b"}}"), 400),
    Probe("no number", send(b'{"name": "A", "wishes": {"seats": NaN}}'), 400),
    Probe("too long", send(b" " * 9000), 413),
    Probe("a body for a page", send(b"x" * 100, "/api/nothing"), 405),
    Probe("a game nobody has", send(b'{"name": "A", "wishes": {"game": "\\u202e"}}'), 400),
    # lengths
    Probe("a length of letters", get("/api/tables", "POST", "Content-Length: ten"), 400),
    Probe("a negative length", get("/api/tables", "POST", "Content-Length: -1"), 400),
    Probe("a signed length", get("/api/tables", "POST", "Content-Length: +2") + b"{}", 400),
    Probe("two lengths", get("/api/tables", "POST", "Content-Length: 2", "Content-Length: 3") + b"{}", 400),
    Probe("a length beyond counting", get("/api/tables", "POST", "Content-Length: " + "9" * 40), None),
    Probe("too short a body", get("/api/tables", "POST", "Content-Length: 100") + b"{}", None),
    Probe("too long a body", get("/api/tables", "POST", "Content-Length: 2") + b"{}" * 50, 400),
    Probe(
        "a length and chunks", get("/api/tables", "POST", "Content-Length: 2", "Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n\r\n", 400
    ),
    Probe("good chunks", chunked(b'd\r\n{"name": "A"}\r\n0\r\n\r\n'), 200),
    Probe("chunks of no size", chunked(b"zz\r\n{}\r\n0\r\n\r\n"), 400),
    Probe("chunks of another size", chunked(b"1\r\n{}\r\n0\r\n\r\n"), 400),
    Probe("chunks after an answer", chunked(b"zz\r\n{}\r\n0\r\n\r\n", "/api/nothing"), None),
    Probe("a huge chunk", chunked(b"ffffffffffffffffffff\r\n{}"), None),
    Probe("chunks of another kind", get("/api/tables", "POST", "Transfer-Encoding: gzip"), None),
    # heads
    Probe("no host", b"GET /api/info HTTP/1.1\r\n" + LAST + b"\r\n", 400),
    Probe("an old browser", b"GET /api/info HTTP/1.0\r\n\r\n", 200),
    Probe("two hosts", get("/api/info", "GET", "Host: localhost"), 400),
    Probe("half a host", b"GET / HTTP/1.1\r\nHost: [\r\n" + LAST + b"\r\n", 421),
    Probe("a host of bytes", b"GET /api/info HTTP/1.1\r\nHost: \xff\xfe\r\n" + LAST + b"\r\n", 421),
    Probe("an origin of bytes", send(b"{}", "/api/tables", "Origin: \xff"), 403),
    Probe("a type of bytes", send(b'{"name": "A"}', "/api/tables", "Origin: http://localhost", "Content-Type: \xff"), 400),
    Probe("an encoding of bytes", get("/api/info", "GET", "Accept-Encoding: \xff"), 200),
    Probe("a mark of bytes", get("/api/info", "GET", "If-None-Match: \xff"), 200),
    Probe("a head without end", get("/api/info", "GET", "X-Long: " + "a" * 70_000), 400),
    Probe("many heads", get("/api/info", "GET", *(f"X-{number}: a" for number in range(3000))), 400),
    Probe("a head without a name", get("/api/info", "GET", ": a"), 400),
    Probe("a folded head", get("/api/info", "GET", "X-A: a\r\n b"), None),
    Probe("a null in a head", get("/api/info", "GET", "X-A: \x00"), 400),
    Probe("no HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    Probe("HTTP of tomorrow", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", None),
    Probe("an upgrade of another kind", get("/api/info", "GET", "Connection: Upgrade", "Upgrade: h2c"), 200),
    Probe("a wait for leave", send(b"{}", "/api/quick", "Expect: 100-continue"), None),
    # sockets that are none
    Probe("a socket without a key", get("/api/tables/BCDFG/socket", "GET", "Connection: Upgrade", "Upgrade: websocket"), None),
    Probe("a socket that is sent", get("/api/tables/BCDFG/socket", "POST", "Connection: Upgrade", "Upgrade: websocket"), None),
    Probe("a socket asked for", get("/api/tables/BCDFG/socket"), 404),
]


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
            for name, sent, _status in PROBES:
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


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.name)
def test_whatever_is_asked_is_answered_by_name(log: dict[str, tuple[bytes, list[str]]], probe: Probe) -> None:
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
