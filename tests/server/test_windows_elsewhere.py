"""Windows whose table is in another process: whoever hangs up, and however a line between two processes ends, nobody stays behind."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fifthcolony.server.cluster.cluster import Cluster
from fifthcolony.server.cluster.membership import Membership, Saying
from fifthcolony.server.cluster.wire import Word
from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import leases
from tests.server.served import QUICK, run, serving, table_of
from tools.scripted import Lost, Player, post

pytestmark = pytest.mark.unguarded
MANY = replace(QUICK, beat=0.1, lease=30.0, peer_within=20.0)


def cluster_of(tables: Tables) -> Cluster:
    assert isinstance(tables.holding, Cluster)
    return tables.holding


def guests_of(tables: Tables) -> int:
    """How many windows of other processes a process knows of."""
    door = cluster_of(tables).door
    assert door is not None
    return sum(len(guests) for guests in door._guests.values())


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two(url: str, settings: Settings = MANY) -> AsyncIterator[tuple[tuple[str, Tables], tuple[str, Tables]]]:
    """Two servers on one database."""
    async with serving(url, settings) as first, serving(url, settings) as second:
        yield first, second


def test_whom_the_table_hangs_up_on_is_not_there_any_more(postgres: str) -> None:
    async def test() -> None:
        async with two(postgres) as ((first, here), (second, _)):
            seated = await table_of(first, 2)
            code = seated[0]["code"]
            async with Player(first, code, seated[0]["token"]) as ada:
                ben = await Player(second, code, seated[1]["token"], 1).come_in()
                await ada.until(lambda: ada.table["seats"][1]["connected"])
                for _ in range(MANY.strikes):
                    await ben.send_raw("no message")
                await ben.until(lambda: ben.closed)
                await ada.until(lambda: not ada.table["seats"][1]["connected"])
                assert here.by_code[code].seats[1].windows == []
                assert guests_of(here) == 0

    run(test())


def test_who_lives_and_has_lost_a_table_does_not_go_on_showing_it(postgres: str) -> None:
    """Its door refuses the others, as where they look for it on their own machine: they take it for gone, which it is not."""

    async def test() -> None:
        async with two(postgres) as ((first, here), (second, there)):
            seated = await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            code = seated["code"]
            ada = await Player(first, code, seated["token"]).come_in()
            door = cluster_of(here).door
            assert door is not None
            await door.close()
            async with Player(second, code, None):
                await ada.until(lambda: ada.closed)
                assert ada.refusals[-1]["code"] == "unavailable"
                assert (code in here.by_code, code in there.by_code) == (False, True)

    run(test())


def test_a_door_that_only_its_own_machine_reaches_does_not_make_a_process_gone(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    """As where two machines were started without `--peer`: whoever looked at home would take tables from the living, to and fro."""

    async def test() -> None:
        async with two(postgres) as ((first, here), (_, there)):
            seated = await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            code = seated["code"]
            async with Player(first, code, seated["token"]):
                door, membership = cluster_of(here).door, cluster_of(here).membership
                assert door is not None
                await door.close()
                membership.host = "far-away"
                await membership.exchange()
                other = cluster_of(there).membership
                await until(lambda: membership.id in other.others and "far-away" in other.others[membership.id].said)
                for _ in range(2):
                    with pytest.raises(Refused) as refused:
                        await cluster_of(there).find(there, code)
                    assert refused.value.code == "unavailable"
                assert (code in here.by_code, code in there.by_code) == (True, False)

    run(test())
    assert caplog.text.count("can be reached on far-away alone") == 1


class Peer:
    """Another process, as far as its words go."""

    def __init__(self, membership: Membership, code: str) -> None:
        self.membership = membership
        self.code = code
        self._writer: asyncio.StreamWriter | None = None
        self._reader: asyncio.StreamReader | None = None

    def say(self, *words: Any) -> None:
        assert self._writer is not None
        content = msgspec.msgpack.encode([int(word) if isinstance(word, Word) else word for word in words])
        self._writer.write(len(content).to_bytes(4, "big") + content)

    async def open_window(self) -> None:
        """A window whose table is there."""
        host, _, port = self.membership.address.rpartition(":")
        self._reader, self._writer = await asyncio.open_connection(host, int(port))
        self.say(Word.HELLO, self.membership.key)
        self.say(Word.OPEN, 1, self.code, "here")
        self.say(Word.FRAME, 1, b'{"type":"hello"}')

    async def go(self) -> None:
        assert self._writer is not None
        self._writer.close()
        await asyncio.gather(self._writer.wait_closed(), return_exceptions=True)


def test_a_process_that_is_heard_no_more_has_no_windows_here(postgres: str) -> None:
    """Its machine has lost its power or its cable: nobody says that the line is gone."""

    async def test() -> None:
        async with serving(postgres, replace(MANY, hang=2.0)) as (base, tables):
            code = (await post(base, "/api/tables", {"name": "Ada"}))["code"]
            silent, alive = Peer(cluster_of(tables).membership, code), Peer(cluster_of(tables).membership, code)
            for peer in (silent, alive):
                await peer.open_window()
            await until(lambda: code in tables.by_code and len(tables.by_code[code].watchers) == 2)

            async def live() -> None:
                while True:
                    alive.say(Word.PING)
                    await asyncio.sleep(0.1)

            living = asyncio.create_task(live())
            await until(lambda: len(tables.by_code[code].watchers) == 1)
            assert guests_of(tables) == 1
            await asyncio.sleep(0.5)
            assert len(tables.by_code[code].watchers) == 1
            living.cancel()
            await asyncio.gather(living, silent.go(), alive.go(), return_exceptions=True)

    run(test())


class HangsUp(asyncio.Protocol):
    """A process that lets the others in, and is gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, _data: bytes) -> None:
        assert isinstance(self.transport, asyncio.Transport)
        content = msgspec.msgpack.encode([int(Word.WELCOME)])
        self.transport.write(len(content).to_bytes(4, "big") + content)
        self.transport.close()


def test_a_line_that_breaks_as_soon_as_it_is_open_keeps_nobody_waiting(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres, MANY) as (base, tables):
            seated = await post(base, "/api/tables", {"name": "Ada"})
            door = await asyncio.get_running_loop().create_server(HangsUp, "127.0.0.1", 0)
            address = f"127.0.0.1:{door.sockets[0].getsockname()[1]}"
            said = msgspec.json.encode(Saying("key", 1)).decode()
            with tables.store.engine.begin() as connection:
                leases.enter(connection, "another", address, said)
                leases.claim(connection, seated["code"], "another", MANY.lease)
            ada = Player(base, seated["code"], seated["token"])
            with pytest.raises(Lost):
                await ada.come_in()
            door.close()

    run(test())
