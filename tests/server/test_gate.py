"""Who is let in: names the server is called by, pages of its own, and proxies whose word is taken."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fifthcolony.cli import serve
from fifthcolony.cli.main import main
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.origins import Hosts, origin_fits
from tests.server.lines import RawLine
from tests.server.served import QUICK, run, serving, threaded
from tools.scripted import post

pytestmark = pytest.mark.unguarded
NEW_TABLE = {"name": "Ada", "wishes": {"seats": 3}}
STRANGER = "https://stranger.example"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8765",
        "192.168.1.20:8765",
        "[::1]:8765",
        "[2001:db8::7]",
        "localhost",
        "LOCALHOST.:8765",
        "games.localhost:80",
        "attic:8765",
        "attic.lan",
        "attic.local",
        "Table.Example.org",
        "table.example.org.:443",
    ],
)
def test_names_of_this_machine_and_those_given_are_known(host: str) -> None:
    assert Hosts(["table.example.org"], "attic.lan").know(host)


@pytest.mark.parametrize(
    "host",
    [
        "stranger.example",
        "127.0.0.1.stranger.example",
        "localhost.stranger.example",
        "xlocalhost",
        "attic.stranger.example",
        "www.table.example.org",
        "0x7f.1",
        "2130706433",
        "[::1",
        "[stranger.example]",
        "localhost:port",
        "localhost:123456",
        "user@localhost",
        "localhost/x",
        "localhost, stranger.example",
        "str\u00e4nger",
        "",
        ".local",
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not Hosts(["table.example.org"], "attic.lan").know(host)


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "fits"),
    [
        ("http", "localhost:8765", "http://localhost:8765", True),
        ("ws", "localhost:8765", "http://localhost:8765", True),
        ("wss", "table.example.org", "https://table.example.org", True),
        ("https", "Table.example.org:443", "https://table.example.org", True),
        ("http", "[::1]:8765", "http://[::1]:8765", True),
        ("http", "localhost:8765", None, True),
        ("http", "localhost:8765", "http://localhost:9000", False),
        ("http", "localhost:8765", "http://localhost", False),
        ("http", "localhost:8765", "https://localhost:8765", False),
        ("https", "localhost:8765", "http://localhost:8765", False),
        ("http", "table.example.org", "https://table.example.org", False),
        ("http", "localhost:8765", STRANGER, False),
        ("http", "localhost:8765", "http://localhost:8765.stranger.example", False),
        ("http", "localhost:8765", "http://stranger.example@localhost:8765", False),
        ("http", "localhost:8765", "null", False),
        ("http", "localhost:8765", "", False),
        ("http", "", "http://", False),
    ],
)
def test_a_page_is_ours_if_it_came_from_where_it_sends_to(scheme: str, host: str, origin: str | None, fits: bool) -> None:
    headers = Headers({"host": host} if origin is None else {"host": host, "origin": origin})
    assert origin_fits(headers, scheme) is fits


def test_two_origins_are_none_of_ours() -> None:
    ours = (b"origin", b"http://localhost")
    assert not origin_fits(Headers(raw=[(b"host", b"localhost"), ours, ours]), "http")


def test_a_foreign_name_is_told_what_would_help(tmp_path: Path) -> None:
    with threaded(tmp_path, replace(QUICK, hosts=("table.example.org",))) as pages:
        refused = pages.get("/api/tables", headers={"host": "stranger.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "bad_host")
        assert "--public-host" in refused.json()["message"]
        page = pages.get("/", headers={"host": "stranger.example"})
        assert (page.status_code, page.headers["content-type"]) == (421, "text/plain; charset=utf-8")
        assert "'stranger.example'" in page.text
        assert page.headers["x-content-type-options"] == "nosniff"
        assert pages.get("/api/tables", headers={"host": "table.example.org:8080"}).status_code == 200


def test_a_body_of_two_lengths_ends_the_line(tmp_path: Path) -> None:
    """Else a proxy that believes in the other length would take the answer to what is inside for the answer to somebody else."""

    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            line = await RawLine.to(base)
            head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            await line.send(head + b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = await line.rest()
            assert answer.startswith(b"HTTP/1.1 400")
            assert answer.count(b"HTTP/1.1") == 1

    run(test())


def test_pages_of_others_cannot_make_tables(tmp_path: Path) -> None:
    with threaded(tmp_path) as pages:
        own = str(pages.base_url).rstrip("/")
        plain: dict[str, Any] = {"content": '{"name": "Ada"}', "headers": {"origin": STRANGER, "content-type": "text/plain"}}
        for path in ("/api/tables", "/api/quick", "/api/mine", "/api/tables/BCDFG/join", "/api/replays/BCDFG/play"):
            refused = pages.post(path, **plain)
            assert (refused.status_code, refused.json()["code"]) == (403, "bad_origin")
        assert pages.post("/api/tables", json=NEW_TABLE, headers={"origin": "null"}).status_code == 403
        assert pages.get("/api/tables", headers={"origin": STRANGER}).status_code == 200
        assert "access-control-allow-origin" not in pages.get("/api/tables", headers={"origin": STRANGER}).headers
        typed = pages.post("/api/tables", content='{"name": "Ada"}', headers={"origin": own, "content-type": "text/plain"})
        assert (typed.status_code, typed.json()["code"]) == (400, "malformed")
        assert pages.post("/api/tables", json=NEW_TABLE, headers={"origin": own}).status_code == 200
        assert pages.post("/api/tables", content='{"name": "Ada"}', headers={"content-type": "text/plain"}).status_code == 200


def test_pages_of_others_open_no_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            seated = await post(base, "/api/tables", {"name": "Ada"})
            address = f"{base.replace('http', 'ws')}/api/tables/{seated['code']}/socket"
            foreign = address.replace("127.0.0.1", "stranger.example")
            for named, origin, status in ((address, STRANGER, 403), (foreign, STRANGER, 421), (foreign, None, 421)):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(named, origin=cast("Origin", origin), host="127.0.0.1", port=urlsplit(base).port):
                        pass
                assert refused.value.response.status_code == status
            async with connect(address, origin=cast("Origin", base)) as line:
                await line.send('{"type": "hello", "token": null, "seen": null}')
                assert '"snapshot"' in str(await line.recv())
            assert len(tables.by_code) == 1

    run(test())


FORWARDED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}


def test_nobody_says_by_himself_who_he_is(tmp_path: Path) -> None:
    """Also not from this machine, whence uvicorn alone would believe it."""
    with threaded(tmp_path, replace(QUICK, request_rate=(3, 0.001))) as pages:
        said = [pages.get("/api/info", headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code for number in range(5)]
        assert said == [200, 200, 200, 429, 429]


def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    with threaded(tmp_path, replace(QUICK, request_rate=(3, 0.001), proxies=("127.0.0.0/8",), connections_per_address=1)) as pages:
        people = [{"x-forwarded-for": f"198.51.100.1, 203.0.113.{number}"} for number in range(4)]
        assert {pages.get("/api/info", headers=one).status_code for one in people for _ in range(3)} == {200}
        assert {pages.get("/api/info", headers=one).status_code for one in people} == {429}
        assert pages.get("/api/info").status_code == 200
        with httpx.Client(base_url=pages.base_url) as second:  # all lines are the proxy's
            assert second.get("/api/info").status_code == 200
            assert pages.get("/api/info").status_code == 200


def test_behind_a_proxy_the_scheme_is_its_own(tmp_path: Path) -> None:
    secure = {"host": "localhost", "origin": "https://localhost", **FORWARDED}
    with threaded(tmp_path / "believed", replace(QUICK, proxies=("127.0.0.1",))) as pages:
        assert pages.post("/api/tables", json=NEW_TABLE, headers=secure).status_code == 200
        assert pages.post("/api/tables", json=NEW_TABLE, headers={**secure, "origin": "http://localhost"}).status_code == 403
    with threaded(tmp_path / "not believed") as pages:
        refused = pages.post("/api/tables", json=NEW_TABLE, headers=secure)
        assert refused.status_code == 403
        assert "--proxy" in refused.json()["message"]


def given(*arguments: str) -> argparse.Namespace:
    """What the command is told."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args(arguments)


def test_the_command_names_hosts_and_proxies(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("fifthcolony.server.run.serve", lambda _host, _port, _data, settings, _ready: started.append(settings))
    assert main(["serve", "--port", "0", "--public-host", "a.example,b.example", "--proxy", "10.0.0.0/8, ::1"]) == 0
    assert started[0].hosts == ("a.example", "b.example", "127.0.0.1")
    assert started[0].proxies == ("10.0.0.0/8", "::1")
    assert (given().public_host, given().proxy) == ((), ())
    for option, wrong in (
        ("--proxy", "10.0.0.1/8"),
        ("--proxy", "nginx"),
        ("--public-host", "https://a.example"),
        ("--public-host", "a.example:80"),
        ("--public-host", ""),
    ):
        with pytest.raises(SystemExit) as end:
            main(["serve", option, wrong])
        assert end.value.code == 2
        assert f"given '{wrong}'" in capsys.readouterr().err
