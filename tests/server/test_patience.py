"""Lines on which nothing comes: requests half sent, bodies that trickle, answers nobody reads; and how many there may be."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop

from fifthcolony.server.descriptors import RESERVED, raise_limit, within
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.doors import Doors
from fifthcolony.server.transport.http_protocol import is_within
from tests.server.lines import RawLine
from tests.server.served import QUICK, run, serving
from tools.attack.frames import frame
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
HEAD = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n"
UPGRADE = (
    "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
LONG = 1000.0
HASTY = replace(QUICK, header_within=0.3, body_within=LONG, answer_within=LONG, keep_alive=1000)


async def _ends(line: RawLine, pieces: bytes) -> None:
    """Send a byte now and then, until the server hangs up."""
    try:
        async with asyncio.timeout(20):
            for at in range(len(pieces)):
                await line.send(pieces[at : at + 1])
                await asyncio.sleep(0.02)
        raise AssertionError("the server waited for all of it")
    except ConnectionError:
        pass
    finally:
        line.writer.close()


def test_a_head_has_to_come_in_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, HASTY) as (base, _):
            silent, half = await RawLine.to(base), await RawLine.to(base)
            await half.send(HEAD)
            assert await silent.is_closed()
            assert await half.is_closed()
            await _ends(await RawLine.to(base), HEAD + b"X-Slow: " + b"a" * 2000)

    run(test())


def test_the_next_head_has_to_come_in_time_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, HASTY) as (base, _):
            line = await RawLine.to(base)
            await line.send(b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"404" in await line.head()
            await asyncio.sleep(0.6)  # between requests there is time
            await line.send(HEAD)
            assert b"200" not in await line.rest()

    run(test())


def test_a_line_without_another_request_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, keep_alive=1)) as (base, _):
            line = await RawLine.to(base)
            await line.send(HEAD + b"\r\n")
            assert (await line.rest()).startswith(b"HTTP/1.1 200")

    run(test())


@pytest.mark.parametrize("answered", [False, True])
def test_a_body_has_to_come_in_time(tmp_path: Path, answered: bool) -> None:
    """Also one that nobody waits for any more, since it was refused long ago."""

    async def test() -> None:
        settings = replace(QUICK, header_within=LONG, body_within=0.3, keep_alive=1000)
        async with serving(tmp_path, settings) as (base, _):
            line = await RawLine.to(base)
            await line.send(POST.replace(b"/api/tables", b"/api/nothing") if answered else POST)
            if answered:
                assert b"405" in await line.head()
            await _ends(line, b" " * 2000)

    run(test())


def test_an_answer_has_to_be_read_in_time(tmp_path: Path) -> None:
    """Whoever asks for much and reads nothing would hold all of it in our memory."""

    async def test() -> None:
        settings = replace(QUICK, answer_within=0.3, keep_alive=1)
        async with serving(tmp_path, settings) as (base, _):
            line = await RawLine.to(base)
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            ask = b"GET /api/texts/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
            await line.send(ask * 60)
            await _ends(line, b" " * 2000)

    run(test())


def test_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    """Neither where all lines are taken nor where those of one address are: who keeps us waiting longest makes room."""

    async def test(settings: Settings) -> None:
        async with serving(tmp_path, settings) as (base, _):
            held = [await RawLine.to(base) for _ in range(60)]
            for line in held:
                await line.send(HEAD)
            for _ in range(30):
                async with httpx.AsyncClient(base_url=base) as newcomer:
                    assert (await newcomer.get("/api/info")).status_code == 200
            seated = await post(base, "/api/tables", {"name": "Ada"})
            async with Player(base, seated["code"], seated["token"]) as ada:
                assert ada.you["seat"] == 0
            for line in held:
                line.writer.close()

    slow = replace(QUICK, header_within=LONG)
    run(test(replace(slow, max_http_connections=20)))
    run(test(replace(slow, connections_per_address=20)))


class Guest:
    """Somebody at the door."""

    def __init__(self, address: str | None) -> None:
        self.address = address
        self.out = False

    def turn_out(self) -> None:
        """Be sent away."""
        self.out = True


def test_who_waits_for_us_is_not_sent_away() -> None:
    doors = Doors(replace(Settings(), max_http_connections=3, max_connections=2, connections_per_address=2))
    first, second, third, fourth, fifth = (Guest(address) for address in "aabac")
    for guest in (first, second, third):
        assert doors.come_in(guest, 0)
        doors.wait_for(guest)
    doors.serve(first)
    assert doors.come_in(fourth, 0)
    assert [first.out, second.out, third.out] == [False, True, False]
    doors.serve(fourth)
    assert not doors.come_in(Guest("a"), 0), "two of this address wait for us"
    assert doors.come_in(fifth, 0)
    assert third.out
    doors.serve(fifth)
    assert not doors.come_in(Guest("d"), 0)
    doors.go(fifth)
    assert not doors.come_in(Guest("d"), 3), "sockets count with them"
    assert doors.come_in(Guest("d"), 2)
    for visitor in list(doors.inside) * 2:
        doors.go(visitor)
    assert (doors.inside, doors.by_address, doors.waited_for) == ({}, {}, {})


def test_a_proxy_has_as_many_lines_as_there_are() -> None:
    doors = Doors(replace(Settings(), connections_per_address=1))
    assert all(doors.come_in(Guest(None), 0) for _ in range(50))
    assert is_within("10.1.2.3", ("192.0.2.1", "10.0.0.0/8"))
    assert is_within("192.0.2.1", ("192.0.2.1", "10.0.0.0/8"))
    assert not is_within("192.0.2.2", ("192.0.2.1", "10.0.0.0/8"))
    assert not is_within("2001:db8::1", ("10.0.0.0/8",))


def test_full_doors_say_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, max_http_connections=0)) as (base, _):
            line = await RawLine.to(base)
            assert (await line.rest()).startswith(b"HTTP/1.1 503 ")

    run(test())


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 4096, 7127, 7128, 65_536])
def test_lines_stay_below_what_the_system_allows(descriptors: int) -> None:
    settings = within(Settings(), descriptors)
    lines = settings.max_connections + settings.max_http_connections
    assert lines + RESERVED <= max(descriptors, 64 + RESERVED)
    assert settings.max_http_connections >= 21
    assert (settings == Settings()) == (descriptors >= 7128)


def test_a_process_may_open_what_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        allowed = raise_limit()
        assert allowed == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert allowed >= min(soft, 512)
        assert hard == resource.RLIM_INFINITY or allowed >= min(hard, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert within(Settings(), None) == Settings()


def test_what_strangers_send_is_no_news(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever sends rubbish fills no disk with it."""

    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            for _ in range(3):
                line = await RawLine.to(base)
                await line.send(b"\x16\x03\x01 hello\r\n\r\n")
                assert b'"malformed"' in await line.rest()

    caplog.set_level(logging.INFO)
    run(test())
    assert not [record for record in caplog.records if "Invalid" in record.getMessage()]


# --- when it is the server who is late ------------------------------------------------------------------------------------------------


def _run_as_served(test: Coroutine[Any, Any, None]) -> None:
    """On the loop that servers have, which looks at its clocks before it reads."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test)


async def _say_while_busy(line: RawLine, said: bytes, seconds: float) -> None:
    """Say something when the server has just begun with something else that it has read, and takes so long for it."""
    bell, rope = socket.socketpair()
    rung = asyncio.Event()

    def ring() -> None:
        asyncio.get_running_loop().remove_reader(bell)
        os.write(line.writer.get_extra_info("socket").fileno(), said)
        time.sleep(seconds)
        rung.set()

    with bell, rope:
        asyncio.get_running_loop().add_reader(bell, ring)
        rope.send(b"x")
        await rung.wait()


def test_a_head_that_came_while_the_server_was_busy_came_in_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, header_within=1.0)) as (base, _):
            line = await RawLine.to(base)
            await asyncio.sleep(0.05)
            await _say_while_busy(line, HEAD + b"Connection: close\r\n\r\n", 1.2)
            assert (await line.rest()).startswith(b"HTTP/1.1 200")

    _run_as_served(test())


def test_a_hello_that_came_while_the_server_was_busy_came_in_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, hello_within=1.0)) as (base, _):
            code = (await post(base, "/api/tables", {"name": "Ada"}))["code"]
            line = await RawLine.to(base)
            await line.send(f"GET /api/tables/{code}/socket HTTP/1.1\r\n{UPGRADE}\r\n".encode())
            assert b"101" in await line.head()
            await _say_while_busy(line, frame(1, b'{"type":"hello"}'), 1.5)
            told = await line.reader.read(100)
            line.writer.close()
            assert b'"type":"snapshot"' in told

    _run_as_served(test())
