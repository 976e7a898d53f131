"""`fifthcolony serve --workers N`: one address, several processes, and nobody notices when one of them goes."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from fifthcolony.cli.main import main
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import leases
from tests.server.processes import is_there
from tests.server.served import run
from tools.scripted import Lost, Message, Player, post
from tools.siege.postgres import Postgres

pytestmark = [pytest.mark.unguarded, pytest.mark.slice]
AWAY = (Lost, OSError, EOFError, httpx.HTTPError)


class Many:
    """A running command and its workers."""

    def __init__(self, process: asyncio.subprocess.Process, base: str) -> None:
        self.process = process
        self.base = base

    @property
    def workers(self) -> list[int]:
        """The processes that serve: of all it has started, those that hold a line to it."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii").split()
        return [int(child) for child in children if b"multiprocessing.spawn" in Path(f"/proc/{child}/cmdline").read_bytes()]


@asynccontextmanager
async def many(url: str, number: int = 2, log: Path | None = None) -> AsyncIterator[Many]:
    command = [sys.executable, "-m", "fifthcolony", "serve", "--port", "0", "--workers", str(number), "--database", url]
    with nullcontext() if log is None else log.open("wb") as heard:
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=heard)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            said = (await process.stdout.readline()).decode()
        found = re.search(r"http://\S+?(?=/ )", said)
        assert found is not None, said
        yield Many(process, found[0])
    finally:
        if process.returncode is None:
            process.terminate()
        async with asyncio.timeout(30):
            await process.wait()


async def play(server: Many, seated: Message, seed: int = 0) -> Player:
    """Play to the end, coming back whenever the line breaks."""
    player = Player(server.base, seated["code"], seated["token"], seed)
    while not player.is_over:
        try:
            await player.come_in()
            await player.play(lambda: 0.0, within=30)
        except AWAY:
            await asyncio.sleep(0.05)
    await player.go()
    return player


async def begun(server: Many) -> list[Message]:
    """A duel of two people that has begun."""
    seated = [await post(server.base, "/api/tables", {"name": "a", "wishes": {"seats": 2, "game": "duel"}})]
    seated.append(await post(server.base, f"/api/tables/{seated[0]['code']}/join", {"name": "b"}))
    async with Player(server.base, seated[0]["code"], seated[0]["token"]) as host:
        await host.ask("start")
    return seated


def test_games_go_on_when_workers_die_and_are_replaced(postgres: str) -> None:
    async def test() -> None:
        async with many(postgres) as server:
            first = server.workers
            assert len(first) == 2
            tables = [await begun(server) for _ in range(3)]
            playing = asyncio.gather(*(play(server, one, seed) for seated in tables for seed, one in enumerate(seated)))
            await asyncio.sleep(1.0)
            os.kill(first[0], signal.SIGKILL)
            await asyncio.sleep(1.0)
            server.process.send_signal(signal.SIGHUP)
            async with asyncio.timeout(120):
                players = await playing
                while len(server.workers) < 2 or set(server.workers) & set(first):
                    await asyncio.sleep(0.1)
            assert all(player.is_over for player in players)
            server.process.terminate()
            assert await server.process.wait() == 0

    run(test())


def test_workers_of_a_parent_that_was_killed_end_too(postgres: str) -> None:
    async def test() -> None:
        async with many(postgres) as server:
            workers = server.workers
            server.process.kill()
            async with asyncio.timeout(30):
                while any(Path(f"/proc/{worker}").exists() for worker in workers):
                    await asyncio.sleep(0.1)

    run(test())


def test_several_workers_need_a_database_that_can_be_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "2 workers cannot share" in capsys.readouterr().err


def test_each_worker_tells_its_own_figures(postgres: str) -> None:
    async def test() -> None:
        async with many(postgres) as server, httpx.AsyncClient(base_url=server.base) as http:
            asked = [(await http.get(f"/metrics/{worker}")).text for worker in (0, 1, 0, 1, 2)]
            counted = [re.findall(r"requests_total.route=./metrics/.* (\d+)", text) for text in asked]
            assert counted == [[], [], ["1"], ["1"], ["2"]]

    run(test())


# --- what goes wrong with workers ------------------------------------------------------------------------------------------------------


async def until(happened: Callable[[], object], within: float = 60.0) -> None:
    async with asyncio.timeout(within):
        while not happened():
            await asyncio.sleep(0.05)


def living(engine: sql.Engine) -> int:
    """How many processes give signs of life."""
    with engine.begin() as connection:
        return sum(member.alive for member in leases.members(connection, Settings().lease))


@pytest.mark.parametrize("told", [signal.SIGKILL, signal.SIGHUP])
def test_a_worker_that_cannot_start_is_tried_again_and_the_others_serve_meanwhile(tmp_path: Path, told: int) -> None:
    """The database is away while a worker dies, or while somebody wants all of them new."""

    async def test() -> None:
        log = tmp_path / "log"
        async with AsyncExitStack() as stack:
            database = await stack.enter_async_context(Postgres())
            server = await stack.enter_async_context(many(database.url(database.folder / "data", "workers"), log=log))
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.base))
            await until(lambda: living(database.engine) == 2)
            await database.stop("fast")
            if told == signal.SIGKILL:
                os.kill(server.workers[0], told)
            else:
                server.process.send_signal(told)
            await until(lambda: "could not start" in log.read_text(encoding="utf-8"))
            assert (await http.get("/healthz")).text == "ok"
            await database.start()
            await until(lambda: living(database.engine) == 2)
            assert "Traceback" not in log.read_text(encoding="utf-8")

    run(test())


def test_who_wants_new_workers_while_they_are_replaced_has_all_of_them_replaced(postgres: str) -> None:
    """Those that are new already are older than the second wish."""

    async def test() -> None:
        async with many(postgres) as server:
            first = set(server.workers)
            server.process.send_signal(signal.SIGHUP)
            await until(lambda: set(server.workers) - first)
            second = set(server.workers) - first
            server.process.send_signal(signal.SIGHUP)
            await until(lambda: len(server.workers) == 2 and not set(server.workers) & (first | second), 120)

    run(test())


def test_a_worker_that_hangs_is_passed_over_and_then_replaced(postgres: str) -> None:
    async def test() -> None:
        async with many(postgres) as server:
            seated = [await post(server.base, "/api/tables", {"name": "Ada"}) for _ in range(6)]
            hung = server.workers[0]
            os.kill(hung, signal.SIGSTOP)

            async def come_in(one: Message) -> None:
                player = Player(server.base, one["code"], one["token"])
                player.patience = 2.0
                while True:
                    try:
                        await player.come_in()
                        break
                    except (*AWAY, TimeoutError):
                        await asyncio.sleep(0.1)
                await player.go()

            async with asyncio.timeout(25):  # less than a process is waited for that hangs
                await asyncio.gather(*map(come_in, seated))
            assert is_there(hung)
            await until(lambda: not is_there(hung) and len(server.workers) == 2, 90)

    run(test())
