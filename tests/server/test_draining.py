"""A server that is told to end: nothing new begins, what was begun is written and acknowledged, and everybody is let go in time."""

import asyncio
import contextlib
import signal
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from fifthcolony.server.leaving import LeavingServer, finish
from fifthcolony.server.run import server_for
from fifthcolony.server.store import schema
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.transport.app import make_app
from tests.server.served import QUICK, players_at, run, serving, table_of
from tools.scripted import Lost, Message, Player, post
from tools.serving import Server
from tools.siege.gates import Gates
from tools.siege.postgres import Postgres

pytestmark = pytest.mark.unguarded
UNLIMITED = (1_000_000, 1_000_000.0)
MANY = replace(QUICK, beat=0.1, lease=60.0, peer_within=1.0)
"""What a process holds it holds for long, unless it gives it free."""


async def refused(base: str, path: str, body: Message) -> tuple[int, str]:
    """How a request is refused."""
    async with httpx.AsyncClient(base_url=base) as http:
        answer = await http.post(path, json=body)
        return answer.status_code, answer.json()["reason"]


# --- nothing new ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_known_at_once_and_not_raised_again(tmp_path: Path, told: int) -> None:
    app = make_app(tmp_path, QUICK)
    server = server_for(app, "127.0.0.1", 0, QUICK)
    assert isinstance(server, LeavingServer)
    server.handle_exit(told, None)
    assert (server.tables.leaving, server.should_exit, server.force_exit, server._captured_signals) == (True, True, False, [])
    server.handle_exit(signal.SIGINT, None)
    assert server.force_exit
    server.tables.store.close()


def test_who_leaves_takes_no_table_in_and_is_not_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            here, asleep = (await table_of(base, 1))[0], (await table_of(base, 1))[0]
            await tables._let_go(tables.by_code[asleep["code"]])
            tables.leaving = True
            async with httpx.AsyncClient(base_url=base) as http:
                ready = await http.get("/readyz")
                assert (ready.status_code, ready.json()["reason"]) == (503, "draining")
                assert (await http.get("/healthz")).status_code == 200
                assert "fifthcolony_draining 1.0" in (await http.get("/metrics")).text
                assert (await http.get(f"/api/tables/{asleep['code']}")).status_code == 200
            for path in ("/api/tables", "/api/quick", f"/api/tables/{asleep['code']}/join"):
                assert await refused(base, path, {"name": "Ben"}) == (503, "unavailable.moving")
            with pytest.raises(Lost):
                await Player(base, asleep["code"], asleep["token"]).come_in()
            async with Player(base, here["code"], here["token"]) as player:
                assert (await player.ask("say", text="still here"))["type"] == "ack"

    run(test())


# --- what was begun ---------------------------------------------------------------------------------------------------------------------


class Crowd:
    """People who answer, and talk without waiting for an answer, until the server hangs up."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.said: dict[str, set[str]] = {player.address: set() for player in players}
        """What was acknowledged, by table."""
        self.unheard = 0

    async def be_busy(self) -> None:
        await asyncio.gather(*(self._play(player) for player in self.players), *(self._talk(player) for player in self.players))

    async def _play(self, player: Player) -> None:
        with contextlib.suppress(Lost):
            await player.play()
            await player.until(lambda: False, 60)

    async def _talk(self, player: Player) -> None:
        """Four words are always on their way."""
        await asyncio.gather(*(self._go_on_talking(player, voice) for voice in range(4)))

    async def _go_on_talking(self, player: Player, voice: int) -> None:
        number = 0
        with contextlib.suppress(Lost):
            while True:
                word = f"{voice}.{number}"
                self.unheard += 1
                assert (await player.ask("say", text=word))["type"] == "ack"
                self.said[player.address].add(word)
                self.unheard -= 1
                number += 1


async def crowd_at(base: str, tables: int) -> Crowd:
    """A person at each of so many tables of bots."""
    seated = [await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 4}}) for _ in range(tables)]
    return Crowd(await players_at(base, seated))


@pytest.mark.parametrize(("told", "tick"), [(signal.SIGTERM, 0.025), (signal.SIGINT, 0.0)])
def test_what_is_written_before_the_end_is_acknowledged_and_the_other_way_round(tmp_path: Path, told: int, tick: float) -> None:
    async def test() -> None:
        server = Server(tmp_path, tick=tick, pace=0.0, pause=0.0, breath=0.0, moments=None, chat_rate=UNLIMITED)
        await server.start()
        crowd = await crowd_at(server.base, 6)
        busy = asyncio.create_task(crowd.be_busy())
        async with asyncio.timeout(60):
            while min(len(player.acked) for player in crowd.players) < 3:
                await asyncio.sleep(0.01)
            assert server.process is not None
            server.process.send_signal(told)
            await asyncio.gather(server.process.wait(), busy)
        assert server.process.returncode == 0
        assert all("1012" in player.end for player in crowd.players), [player.end for player in crowd.players]
        assert crowd.unheard > 0, "the end came while they were talking"
        look_at_disk(tmp_path, crowd)
        await asyncio.gather(*(player.go() for player in crowd.players))

    run(test())


def look_at_disk(data: Path, crowd: Crowd) -> None:
    """Every answer and every word that was acknowledged is there, and no other."""
    store = Storage(data)
    with store.engine.connect() as connection:
        for player in crowd.players:
            code = player.table["code"]
            labels = connection.execute(
                sql.select(schema.choices.c.label)
                .where(schema.choices.c.code == code, schema.choices.c.seat == player.you["seat"])
                .order_by(schema.choices.c.n)
            )
            assert list(labels.scalars()) == [word for _, word in player.acked]
            talk = connection.execute(sql.select(schema.chat.c.text).where(schema.chat.c.code == code, schema.chat.c.key.is_(None)))
            assert set(talk.scalars()) == crowd.said[player.address]
    store.close()


def test_another_process_has_the_table_at_once(postgres: str) -> None:
    """Windows of both are hung up on, and find their table where they come back to."""

    async def test() -> None:
        async with serving(postgres, MANY) as (first, here), serving(postgres, MANY) as (second, there):
            seated = await table_of(first, 2)
            code = seated[0]["code"]
            ada = await Player(first, code, seated[0]["token"]).come_in()
            ben = await Player(second, code, seated[1]["token"], 1).come_in()
            await ada.ask("start")
            here.leaving = True
            await finish(here)
            for player in (ada, ben):
                await player.until(lambda player=player: player.closed)  # type: ignore[misc]
                assert "1012" in player.end
            assert code not in here.by_code
            ada.address = ben.address
            await asyncio.gather(ada.come_in(), ben.come_in())
            assert code in there.by_code
            await asyncio.gather(ada.play(), ben.play())

    run(test())


def test_what_was_said_to_a_table_elsewhere_is_acknowledged_before_the_end(postgres: str) -> None:
    """A table speaks half a second after it was spoken to: before that its word is on the disk, and the window's process is told to end."""

    async def test() -> None:
        slow = replace(MANY, tick=0.5)
        app = make_app(postgres, slow)
        second = server_for(app, "127.0.0.1", 0, slow)
        async with serving(postgres, slow) as (first, here):
            ending = asyncio.create_task(second.serve())
            async with asyncio.timeout(30):
                while not second.started:
                    await asyncio.sleep(0.01)
            seated = await table_of(first, 2)
            code = seated[0]["code"]
            async with Player(first, code, seated[0]["token"]):
                port = second.servers[0].sockets[0].getsockname()[1]
                ben = await Player(f"http://127.0.0.1:{port}", code, seated[1]["token"], 1).come_in()
                saying = asyncio.create_task(ben.ask("say", text="the last word"))
                async with asyncio.timeout(30):
                    while not await here.store.talk(code, 1):
                        await asyncio.sleep(0.01)
                second.handle_exit(signal.SIGTERM, None)
                assert (await saying)["type"] == "ack"
                await ben.until(lambda: ben.closed)
                assert "1012" in ben.end
                await ending
                await ben.go()

    run(test())


# --- in time ----------------------------------------------------------------------------------------------------------------------------


def test_a_table_that_does_not_finish_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, drain_within=0.1)) as (base, tables):
            stuck, fine = await players_at(base, [(await table_of(base, 1))[0], (await table_of(base, 1))[0]])
            tables.by_code[stuck.table["code"]].post(asyncio.sleep, 60)
            async with asyncio.timeout(20):
                await finish(tables)
                await asyncio.gather(stuck.until(lambda: stuck.closed), fine.until(lambda: fine.closed))
            assert "1012" in fine.end
            assert "1012" in stuck.end

    run(test())


def test_a_database_that_does_not_answer_at_all_is_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with Postgres() as database:
            way = database.folder / "way"
            way.mkdir()
            async with Gates(database.socket, [way]) as gates:
                server = Server(database.url(way, "server"), log=tmp_path / "log", lease=1.0, beat=0.2, drain_within=1.0)
                await server.start()
                seated = await table_of(server.base, 1)
                ada = await Player(server.base, seated[0]["code"], seated[0]["token"]).come_in()
                await gates.be(0, "silent")
                assert server.process is not None
                try:
                    async with asyncio.timeout(60):
                        await server.stop()
                finally:
                    if server.process.returncode is None:
                        await server.kill()
                await ada.go()
                assert server.process.returncode == 0

    run(test())


def test_a_table_on_its_way_in_is_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            first, late = [await tables.find(one["code"]) for one in (*await table_of(base, 1), *await table_of(base, 1))]
            del tables.by_code[late.code]
            close = first.close

            async def closing(code: int = 0) -> None:
                tables.by_code[late.code] = late
                await close(code)

            first.close = closing  # type: ignore[method-assign]
            await finish(tables)
            assert (first.broken, late.broken) == (True, True)

    run(test())
