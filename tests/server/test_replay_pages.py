"""Pages of replays: played in another process, once for each pair of eyes, while the tables go on."""

import asyncio
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import fifthcolony as fc
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import add_game, withdraw_game
from fifthcolony.server.errors import Refused
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import film, projectors, replays, screening
from fifthcolony.server.store.projectors import Projectors
from fifthcolony.server.store.replays import Replays
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table import match
from tests.newcomer import beacon_is_there
from tests.server import tasks
from tests.server.kept_games import keep, long_one, played
from tests.server.processes import children, until_gone
from tests.server.served import run, running, table_of
from tests.server.test_programs import COMMAND
from tests.server.test_projectors import written
from tests.third_game.bluff import KIT
from tools.scripted import Player

CODE = "BBBBB"
pytestmark = pytest.mark.unguarded


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads of this process that make choices of records again, one entry for each choice."""
    found: list[threading.Thread] = []
    for module in (film, screening, match):
        real: Callable[..., None] = module.next_choice

        def counted(*given: Any, real: Callable[..., None] = real) -> None:
            found.append(threading.current_thread())
            real(*given)

        monkeypatch.setattr(module, "next_choice", counted)
    return found


@pytest.fixture
def shows(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What projectors are told to do."""
    found: list[str] = []
    real = Projectors.show

    async def counted(self: Projectors, task: Any, *given: Any) -> Any:
        found.append(task.__name__)
        return await real(self, task, *given)

    monkeypatch.setattr(Projectors, "show", counted)
    return found


async def page(http: httpx.AsyncClient, start: int, eyes: str = "none", count: int = 64) -> list[Any]:
    """Some frames."""
    answer = await http.get(f"/api/replays/{CODE}/frames?eyes={eyes}&start={start}&count={count}")
    frames: list[Any] = answer.raise_for_status().json()["frames"]
    return frames


def test_while_a_long_replay_is_read_the_server_plays_none_of_it(tmp_path: Path, threads: list[threading.Thread], shows: list[str]) -> None:
    async def test() -> None:
        await keep(tmp_path, CODE, long_one())
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            (ada,) = await table_of(base, 1)
            async with Player(base, ada["code"], ada["token"]) as me:
                replay = (await http.get(f"/api/replays/{CODE}")).json()
                for number in range(20):
                    frames, pong = await asyncio.gather(page(http, number * 64), me.ask("ping"))
                    assert [frame["n"] for frame in frames] == list(range(number * 64, number * 64 + 64))
                    assert pong["type"] == "ack"
            assert fc.replay(replay["record"]).outcome is not None

    run(test())
    assert threads == []
    assert shows == ["overview", "reels"]


def test_who_asks_at_once_and_who_asks_again_shares_one_playing(tmp_path: Path, shows: list[str]) -> None:
    async def test() -> None:
        await keep(tmp_path, CODE, played("duel", 5))
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            first, second, other = await asyncio.gather(page(http, 0), page(http, 64), page(http, 0, "open"))
            across = await page(http, 60, count=8)
            assert across == [*first[60:], *second[:4]]
            assert (await page(http, 0, "open", count=2)) == other[:2]
            assert await page(http, 9_999) == []
            replay, record = await asyncio.gather(http.get(f"/api/replays/{CODE}"), http.get(f"/api/replays/{CODE}/record"))
            assert replay.json()["record"] == record.text

    run(test())
    assert sorted(shows) == ["overview", "reels", "reels"]


def test_who_reads_nothing_compressed_is_sent_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        await keep(tmp_path, CODE, played("duel", 5))
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            for path in (f"/api/replays/{CODE}/frames", f"/api/replays/{CODE}", f"/api/replays/{CODE}/record", "/api/replays"):
                small = await http.get(path)
                plain = await http.get(path, headers={"accept-encoding": "identity"})
                assert small.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert small.json() == plain.json()
                assert small.headers["cache-control"] == plain.headers["cache-control"] == "no-store"

    run(test())


@contextmanager
def bluff_is_there() -> Iterator[None]:
    """A game that only this process knows."""
    add_game(KIT)
    try:
        yield
    finally:
        withdraw_game("bluff")


@pytest.mark.parametrize(
    ("there", "game", "wishes"),
    [(bluff_is_there, "bluff", {}), (beacon_is_there, "classic", {"seats": 3, "aliens": ["beacon", "clone", "oracle"]})],
)
def test_what_only_the_server_knows_is_played_in_a_thread_that_gives_way(
    tmp_path: Path, threads: list[threading.Thread], monkeypatch: pytest.MonkeyPatch, there: Any, game: str, wishes: dict[str, Any]
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(projectors, "time", SimpleNamespace(monotonic=time.monotonic, sleep=pauses.append))

    async def test(record: Record) -> None:
        await keep(tmp_path, CODE, record)
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            assert (await page(http, 0))[0]["view"]["game"] == game
            assert len(set(threads)) == 1
            assert threads[0] is not threading.current_thread()
            assert len(pauses) == len(threads) > 0

    with there():
        run(test(played(game, 3, **wishes)))


@pytest.mark.parametrize("odd", [{"config": "{}"}, {"config": "no"}, {"wishes": '{"game":"chess"}'}, {"seed": 1}])
def test_what_cannot_be_played_is_refused_by_name(tmp_path: Path, odd: dict[str, Any]) -> None:
    async def test() -> None:
        await keep(tmp_path, CODE, played("duel", 5), **odd)
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            for path in (f"/api/replays/{CODE}/frames", f"/api/replays/{CODE}"):
                refused = await http.get(path)
                assert (refused.status_code, refused.json()["reason"]) == (500, "broken.rules")

    run(test())


def test_who_is_one_too_many_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        await keep(tmp_path, CODE, played("duel", 5))
        store = Storage(tmp_path)
        seen = Replays(store, Settings(replays_waiting=0))
        with seen.projectors.place(), pytest.raises(Refused) as refusal:
            await seen.replay(CODE)
        assert refusal.value.reason == "too_many.replays"
        await seen.close()
        store.close()

    run(test())


# --- the end of a server ----------------------------------------------------------------------------------------------------------------


def test_a_server_ends_while_a_replay_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "reels", partial(tasks.hang, tmp_path / "pid"))

    async def test() -> None:
        await keep(tmp_path / "data", CODE, played("duel", 5))
        async with running(tmp_path / "data") as base, httpx.AsyncClient(base_url=base) as http:
            asked = asyncio.create_task(http.get(f"/api/replays/{CODE}/frames"))
            pid = await written(tmp_path / "pid")
        await asyncio.gather(asked, return_exceptions=True)
        await until_gone(pid)

    run(test())


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for where Linux lists them")
def test_a_killed_server_leaves_nobody_behind(tmp_path: Path) -> None:
    async def test() -> None:
        await keep(tmp_path, CODE, played("duel", 5))
        with subprocess.Popen([*COMMAND, "--port", "0", "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            said = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert said is not None
            transport = httpx.AsyncHTTPTransport(retries=10)
            async with httpx.AsyncClient(base_url=said[0], transport=transport, timeout=30) as http:
                assert (await page(http, 0))[0]["n"] == 0
                left = children(server.pid)
                server.kill()
            assert left
            for child in left:
                await until_gone(child)

    run(test())
