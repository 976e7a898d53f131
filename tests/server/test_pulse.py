"""The sign of life: given whatever else there is to do, and after a gap not before every table has been let go."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql

from fifthcolony.server.cluster.cluster import Cluster
from fifthcolony.server.cluster.membership import Membership
from fifthcolony.server.cluster.pulse import Stage
from fifthcolony.server.lobby import Tables
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import leases, schema
from fifthcolony.server.store.errors import Fenced, Unavailable
from fifthcolony.server.store.leases import Elsewhere, Held
from fifthcolony.server.store.line import Line
from fifthcolony.server.store.storage import Storage
from tests.server.served import QUICK, run, serving
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
LEASE = 2.0
SHORT = replace(QUICK, beat=0.1, lease=LEASE, hang=60.0, peer_within=20.0)
"""A lease that a process loses in a test that waits for it."""
LONG = replace(SHORT, beat=0.05, lease=60.0)


class Playing(NamedTuple):
    """Somebody at a table, what is behind it, and the database as another process sees it."""

    base: str
    tables: Tables
    ada: Player
    database: sql.Engine

    @property
    def membership(self) -> Membership:
        assert isinstance(self.tables.holding, Cluster)
        return self.tables.holding.membership

    def do(self, work: Callable[..., Any], *args: Any) -> Any:
        with self.database.begin() as connection:
            return work(connection, *args)

    def claim(self) -> Held | Elsewhere:
        """What another process is told that wants the table."""
        found: Held | Elsewhere = self.do(leases.claim, self.ada.code, "another", self.membership.pulse._settings.lease)
        return found

    def beats(self) -> list[float]:
        """When the process gave its last sign, by the database's clock; nothing if it has been struck off."""
        found: list[float] = self.do(lambda connection: list(connection.execute(sql.select(schema.processes.c.beat)).scalars()))
        return found

    async def until(self, happened: Callable[[], object]) -> None:
        async with asyncio.timeout(30):
            while not happened():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def playing(url: str, settings: Settings) -> AsyncIterator[Playing]:
    database = sql.create_engine(sql.make_url(url).set(drivername="postgresql+psycopg"), poolclass=sql.NullPool)
    async with serving(url, settings) as (base, tables):
        seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
        async with Player(base, seated["code"], seated["token"]) as ada:
            await ada.until(lambda: ada.asks)
            yield Playing(base, tables, ada, database)


# --- too much to do -------------------------------------------------------------------------------------------------------------------


async def a_loop_that_waits(_playing: Playing) -> None:
    time.sleep(LEASE * 1.5)


async def a_loop_that_computes(_playing: Playing) -> None:
    end = time.monotonic() + LEASE * 1.5
    while time.monotonic() < end:
        pass


async def threads_and_lines_that_are_all_taken(playing: Playing) -> None:
    over = threading.Event()
    taken = [asyncio.create_task(asyncio.to_thread(over.wait, 30)) for _ in range(40)]
    lines = [playing.tables.store.engine.connect() for _ in range(16)]
    await asyncio.sleep(LEASE * 1.5)
    over.set()
    await asyncio.gather(*taken)
    for line in lines:
        line.close()


@pytest.mark.parametrize("overload", [a_loop_that_waits, a_loop_that_computes, threads_and_lines_that_are_all_taken])
def test_a_process_with_too_much_to_do_keeps_its_tables(postgres: str, overload: Callable[[Playing], Awaitable[None]]) -> None:
    async def test() -> None:
        async with playing(postgres, SHORT) as scene:
            table = scene.tables.by_code[scene.ada.code]
            await overload(scene)
            assert scene.claim() == Elsewhere(scene.membership.id, scene.membership.address)
            scene.tables.store.prove(scene.ada.code)
            assert (await scene.ada.answer(*scene.ada.choice()))["type"] == "ack"
            assert scene.tables.by_code[scene.ada.code] is table
            assert scene.membership.pulse.life == 1

    run(test())


def test_a_process_whose_loop_hangs_gives_no_more_signs_and_its_tables_are_had_elsewhere(postgres: str) -> None:
    async def test() -> None:
        async with playing(postgres, replace(SHORT, lease=1.0, hang=0.5)) as scene:
            end = time.monotonic() + 30
            while isinstance(scene.claim(), Elsewhere):
                assert time.monotonic() < end
                time.sleep(0.05)
            with pytest.raises(Fenced):
                scene.tables.store.prove(scene.ada.code)
            await scene.ada.until(lambda: scene.ada.closed)  # from here on the loop goes on
            assert scene.ada.refusals[-1]["code"] == "unavailable"
            await scene.until(lambda: scene.membership.pulse.life == 2)
            again = await Player(scene.base, scene.ada.code, scene.ada.token).come_in()
            assert (await again.answer(*again.choice()))["type"] == "ack"

    run(test())


# --- gaps -----------------------------------------------------------------------------------------------------------------------------


def fall_asleep(scene: Playing) -> None:
    """As if the process had been stopped for longer than its lease, and had just been let go on."""
    scene.membership.pulse.last -= LONG.lease * 2
    scene.tables.store.sure_until -= LONG.lease * 2


def be_late(scene: Playing) -> None:
    """By the database's clock alone."""
    scene.do(lambda connection: connection.execute(sql.update(schema.processes).values(beat=schema.processes.c.beat - LONG.lease * 2)))


def be_struck_off(scene: Playing) -> None:
    scene.do(lambda connection: connection.execute(sql.delete(schema.processes)))


@pytest.mark.parametrize("gap", [fall_asleep, be_late, be_struck_off])
def test_after_a_gap_nothing_is_proved_or_shown_before_every_table_was_let_go(postgres: str, gap: Callable[[Playing], None]) -> None:
    async def test() -> None:
        async with playing(postgres, LONG) as scene:
            store, membership, letting_go, may_go_on = scene.tables.store, scene.membership, asyncio.Event(), asyncio.Event()
            await membership.hold("BBBBB")  # on its way in

            async def let_go() -> None:
                if not letting_go.is_set():
                    letting_go.set()
                    raise ValueError("a fault of ours, after which it is tried again")
                await may_go_on.wait()
                await scene.tables.drop_all()

            membership.on_cut_off = let_go
            gap(scene)
            await asyncio.wait_for(letting_go.wait(), 30)
            before = scene.beats()
            for code in (scene.ada.code, "BBBBB"):
                with pytest.raises(Fenced):
                    store.prove(code)
            with pytest.raises(Unavailable, match="CCCCC"):
                await membership.hold("CCCCC")
            await asyncio.sleep(LONG.beat * 5)
            assert (membership.pulse.stage, membership.pulse.life, scene.beats()) == (Stage.CUT_OFF, 1, before)
            may_go_on.set()
            await scene.until(lambda: membership.pulse.life == 2)
            assert (store.held, scene.tables.by_code) == ({}, {})
            assert len(scene.beats()) == 1
            await membership.hold("CCCCC")
            store.prove("CCCCC")
            await scene.ada.until(lambda: scene.ada.closed)
            assert scene.ada.refusals[-1]["code"] == "unavailable"

    run(test())


def test_who_gets_no_answer_lets_its_tables_go_and_asks_again_on_a_new_line(postgres: str) -> None:
    async def test() -> None:
        async with playing(postgres, replace(SHORT, lease=1.0)) as scene:
            with scene.database.begin() as silence:
                silence.execute(sql.select(schema.processes).with_for_update())
                await scene.ada.until(lambda: scene.ada.closed)
                assert scene.tables.by_code == {}
                with pytest.raises(Fenced):
                    scene.tables.store.prove(scene.ada.code)
            await scene.until(lambda: scene.membership.pulse.life >= 2)
            await scene.until(lambda: scene.membership.pulse.stage is Stage.IN)

    run(test())


# --- its end, and its line --------------------------------------------------------------------------------------------------------------


def test_the_thread_ends_with_its_process(postgres: str) -> None:
    async def test() -> None:
        async with playing(postgres, SHORT) as scene:
            pulse = scene.membership.pulse
            assert pulse._thread.is_alive()
        pulse._thread.join(5)
        assert not pulse._thread.is_alive()
        assert scene.beats() == []

    run(test())


def test_whoever_waits_on_a_line_that_is_hung_up_is_told_and_the_next_one_holds(postgres: str) -> None:
    store = Storage(postgres)
    line = Line(store.database)
    assert line.run(lambda connection: connection.execute(sql.select(1)).scalar()) == 1
    found: list[BaseException] = []

    def wait() -> None:
        try:
            line.run(lambda connection: connection.execute(sql.select(sql.func.pg_sleep(14))))
        except Unavailable as error:
            found.append(error)

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(0.1)
    line.hang_up()
    waiting.join(10)
    assert len(found) == 1
    assert line.run(lambda connection: connection.execute(sql.select(1)).scalar()) == 1
    line.close()
    line.hang_up()  # nobody is there
    store.close()
