"""Several processes on one database: a table is in one of them, and people are at it wherever they came in."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import httpx
import msgspec
import pytest
import sqlalchemy as sql

from fifthcolony.server.cluster.cluster import Cluster
from fifthcolony.server.cluster.wire import Word
from fifthcolony.server.lobby import Tables
from fifthcolony.server.store import schema
from tests.server.served import QUICK, run, serving, table_of
from tools.scripted import Lost, Player, post

pytestmark = pytest.mark.unguarded
MANY = replace(QUICK, beat=0.1, lease=30.0, peer_within=20.0, lobby_every=0.0)
"""A lease that outlasts whatever else this machine has to do."""


@asynccontextmanager
async def servers(url: str, number: int = 2) -> AsyncIterator[list[tuple[str, Tables]]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(url, MANY)) for _ in range(number)]


def cluster_of(tables: Tables) -> Cluster:
    assert isinstance(tables.holding, Cluster)
    return tables.holding


def owners(tables: Tables) -> dict[str, str | None]:
    with tables.store.engine.begin() as connection:
        return {row.code: row.process for row in connection.execute(sql.select(schema.owners))}


def said(player: Player) -> list[str]:
    """What people said: bots have a word now and then, too."""
    return [line["text"] for line in player.chat if not line.get("key")]


def test_people_in_different_processes_play_at_one_table(postgres: str) -> None:
    async def test() -> None:
        async with servers(postgres) as ((first, here), (second, there)):
            seated = [await post(first, "/api/tables", {"name": "Ada", "wishes": {"seats": 3}})]
            code = seated[0]["code"]
            assert code not in here.by_code, "among many a table is let in where its first window comes"
            ada = await Player(first, code, seated[0]["token"]).come_in()
            seated.append(await post(second, f"/api/tables/{code}/join", {"name": "Ben"}))
            ben = await Player(second, code, seated[1]["token"], 1).come_in()
            watcher = await Player(second, code, None).come_in()
            assert (code in here.by_code, code in there.by_code) == (True, False)
            assert owners(here) == {code: cluster_of(here).membership.id}
            await ada.ask("start")
            await ben.ask("say", text="hello over there")
            await asyncio.gather(ada.play(), ben.play(), watcher.until(lambda: watcher.is_over, 60))
            await ada.until(lambda: said(ada) == ["hello over there"])
            assert ada.table["winners"] == ben.table["winners"] == watcher.table["winners"]
            assert ben.acked
            assert said(watcher) == ["hello over there"]

    run(test())


def test_pages_tell_the_same_in_every_process(postgres: str) -> None:
    async def test() -> None:
        async with servers(postgres) as ((first, here), (second, there)), httpx.AsyncClient() as http:
            seated = await table_of(first, 1)
            code = seated[0]["code"]
            async with Player(first, code, seated[0]["token"]) as ada:
                lines = [(await http.get(f"{base}/api/tables/{code}")).json() for base in (first, second)]
                assert lines[0] == lines[1]
                assert lines[1]["seats"][0]["connected"]
                await ada.ask("start")
                await ada.until(lambda: ada.asks)
                places = {"places": [{"code": code, "token": seated[0]["token"]}]}
                mine = [await post(base, "/api/mine", places) for base in (first, second)]
                assert mine[0] == mine[1]
                assert mine[1]["tables"][0]["prompt"] == ada.asks[0]["prompt"]
                for tables in (here, there):
                    await cluster_of(tables).membership.exchange()
                lobbies = [(await http.get(f"{base}/api/tables")).json() for base in (first, second)]
                assert lobbies[0] == lobbies[1]
                assert [line["code"] for line in lobbies[1]["tables"]] == [code]

    run(test())


def test_a_process_that_speaks_otherwise_keeps_nobody_else_from_being_heard(postgres: str) -> None:
    async def test() -> None:
        async with servers(postgres) as ((_, here), (second, there)):
            seated = await table_of(second, 1)
            async with Player(second, seated[0]["code"], seated[0]["token"]):
                await cluster_of(there).membership.exchange()
                with here.store.engine.begin() as connection:
                    strange = {"address": "", "beat": time.time() + 1000, "said": '{"moons": 7}'}
                    connection.execute(sql.insert(schema.processes), [{"id": f"{place}", **strange} for place in ("!", "~")])
                    connection.execute(sql.insert(schema.owners), {"code": "BBBBB", "process": "!", "epoch": 1, "line": '{"moons": 7}'})
                await cluster_of(here).membership.exchange()
                assert [line.code for line in (await here.lobby()).tables] == [seated[0]["code"]]
                there_id = cluster_of(there).membership.id
                assert cluster_of(here).membership.key_of(there_id) is not None
                assert cluster_of(here).membership.key_of("!") is None

    run(test())


def test_who_stops_gives_its_tables_to_whoever_asks_next(postgres: str) -> None:
    async def test() -> None:
        async with servers(postgres, 1) as ((first, here),):
            async with servers(postgres, 1) as ((second, there),):
                seated = await post(second, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
                ada = await Player(second, seated["code"], seated["token"]).come_in()
                await ada.until(lambda: ada.asks)
                asked = ada.asks[0]
                assert seated["code"] in there.by_code
            await ada.until(lambda: ada.closed)
            again = await Player(first, seated["code"], seated["token"]).come_in()
            await again.until(lambda: again.asks)
            assert again.asks[0] == asked
            assert seated["code"] in here.by_code
            await again.play()

    run(test())


def test_who_has_lost_a_table_writes_nothing_and_sends_everybody_on(postgres: str) -> None:
    """As if one process had slept through its lease: it does not know, and its first word of it is refused by the database."""

    async def test() -> None:
        async with servers(postgres) as ((first, here), (_, there)):
            seated = await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            code = seated["code"]
            old = await Player(first, code, seated["token"]).come_in()
            await old.until(lambda: old.asks)
            await there.find(code, lost=cluster_of(here).membership.id)
            rows = len(await here.store.choices(code))
            number, word = old.choice()
            with pytest.raises(Lost):
                await old.answer(number, word)
            assert old.refusals[-1]["code"] == "unavailable"
            assert len(await here.store.choices(code)) == rows
            new = await Player(first, code, seated["token"]).come_in()
            assert code not in here.by_code
            assert len(there.by_code[code].seats[0].windows) == 1, "led on to where the table is now"
            await new.play()

    run(test())


async def gone(player: Player) -> None:
    await player.until(lambda: player.closed)


def asleep(tables: Tables) -> None:
    """As if its process had been stopped for longer than its lease, and had just been let go on."""
    pulse = cluster_of(tables).membership.pulse
    pulse.last -= MANY.lease * 2
    tables.store.sure_until = pulse.last + MANY.lease


def test_who_slept_through_its_lease_shows_nobody_how_things_were(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres, replace(MANY, beat=60.0, lease=60.0)) as (first, here), serving(postgres, MANY) as (second, there):
            seated = await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            code = seated["code"]
            ada = await Player(first, code, seated["token"]).come_in()
            await ada.until(lambda: ada.asks)
            await there.find(code, lost=cluster_of(here).membership.id)
            ada.move_to(second)
            await ada.come_in()
            for _ in range(3):
                await ada.until(lambda: ada.asks)
                await ada.answer(*ada.choice())
                await ada.until(lambda: not ada.asks or ada.asks[0]["id"] > ada.acked[-1][0])
            asleep(here)
            ada.move_to(first)
            with pytest.raises(Lost):
                await ada.come_in()
            assert ada.refusals[-1]["code"] == "unavailable"
            await ada.come_in()  # led to where the table is
            await ada.play()

    run(test())


def test_who_is_cut_off_sends_everybody_on_though_nothing_can_be_given_free(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with servers(postgres, 1) as ((first, here),):
            players = []
            for _ in range(2):
                seated = await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
                players.append(await Player(first, seated["code"], seated["token"]).come_in())
            silence = asyncio.Event()
            monkeypatch.setattr(here.holding, "let_go", lambda _code: silence.wait())
            dropping = asyncio.create_task(here.drop_all())
            await asyncio.gather(*(gone(player) for player in players))
            assert not dropping.done()
            silence.set()
            await dropping

    run(test())


def test_a_process_that_cannot_be_reached_is_not_waited_for_longer_than_its_lease(postgres: str) -> None:
    async def test() -> None:
        async with servers(postgres) as ((first, here), (second, there)):
            seated = await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            async with Player(first, seated["code"], seated["token"]) as ada:
                await ada.until(lambda: ada.asks)
                cluster = cluster_of(here)
                assert cluster.door is not None
                await cluster.door.close()  # nobody answers at its door
                async with Player(second, seated["code"], seated["token"]) as again:
                    await again.until(lambda: again.asks)
                    assert seated["code"] in there.by_code

    run(test())


async def heard(speaker: Cluster, listener: Cluster) -> None:
    """Until one has told the other all that it knows by now."""
    await speaker.membership.exchange()
    me, others = speaker.membership, listener.membership.others
    async with asyncio.timeout(20):
        while me.id not in others or msgspec.json.decode(others[me.id].said)["number"] < msgspec.json.decode(me.pulse.said)["number"]:
            await asyncio.sleep(0.01)
            others = listener.membership.others


def test_what_an_address_takes_in_one_process_counts_in_the_others(postgres: str) -> None:
    async def test() -> None:
        few = replace(MANY, table_rate=(3, 0.001))
        async with serving(postgres, few) as (first, here), serving(postgres, few) as (second, there):
            for _ in range(2):
                await post(first, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            await heard(cluster_of(here), cluster_of(there))
            await post(second, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            with pytest.raises(httpx.HTTPStatusError, match="429"):
                await post(second, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})

    run(test())


def frame(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


STRANGE = [
    b"GET / HTTP/1.1\r\n\r\n",
    frame(b"\x92\x00\xa0"),  # no key
    frame(b"\x92\x00\x05"),  # a key that is no text
    b"\xff\xff\xff\xff",
    (2000).to_bytes(4, "big"),  # more than anybody has to say who is not known
    b"\x00\x00\x00\x01\x04",
    frame(b"\x91" * 1000),  # deeper than anybody reads
    b"",  # says nothing
]


@pytest.mark.parametrize("first", STRANGE)
def test_nobody_comes_in_by_the_door_of_processes_without_its_key(postgres: str, first: bytes) -> None:
    async def test() -> None:
        async with serving(postgres, replace(MANY, peer_within=0.5)) as (_, here):
            host, _, port = cluster_of(here).membership.address.rpartition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(first)
            with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                async with asyncio.timeout(5):
                    await reader.readexactly(1)
            writer.close()

    run(test())


@pytest.mark.parametrize(
    "said",
    [
        (Word.OPEN, 1, 5, "here"),
        (Word.OPEN, [], "BBBBB", "here"),
        (Word.FRAME, 1, 5),
        (Word.ASK, 1, "everything", b""),
        (Word.ASK, 1, "line", 5),
        (Word.HOLD,),
        (99,),
    ],
)
def test_who_has_the_key_and_speaks_another_language_is_cut_off(
    postgres: str, caplog: pytest.LogCaptureFixture, said: tuple[object, ...]
) -> None:
    async def test() -> None:
        async with servers(postgres, 1) as ((_, here),):
            membership = cluster_of(here).membership
            host, _, port = membership.address.rpartition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            for words in ((Word.HELLO, membership.key), said):
                writer.write(frame(msgspec.msgpack.encode([int(word) if isinstance(word, Word) else word for word in words])))
            async with asyncio.timeout(5):
                with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                    await reader.readexactly(100)
            writer.close()

    run(test())
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_window_is_opened_once(postgres: str) -> None:
    """Else the first would stay at its table for ever."""

    async def test() -> None:
        async with servers(postgres, 1) as ((base, here),):
            membership = cluster_of(here).membership
            seated = await post(base, "/api/tables", {"name": "Ada"})
            host, _, port = membership.address.rpartition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            opened = (int(Word.OPEN), 1, seated["code"], "here")
            hello = (int(Word.FRAME), 1, b'{"type":"hello"}')
            for words in ((int(Word.HELLO), membership.key), opened, hello):
                writer.write(frame(msgspec.msgpack.encode(words)))
            async with asyncio.timeout(5):
                while not here.by_code or not here.by_code[seated["code"]].watchers:
                    await asyncio.sleep(0.01)
            writer.write(frame(msgspec.msgpack.encode(opened)))
            async with asyncio.timeout(5):
                while here.by_code[seated["code"]].watchers:
                    await asyncio.sleep(0.01)
            writer.close()
            reader.feed_eof()

    run(test())
