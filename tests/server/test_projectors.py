"""Workers that play replays: others come first, none plays forever, none is missed when it dies, and none outlives its server."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.server.errors import Refused
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import projectors
from fifthcolony.server.store.projectors import Projectors
from tests.server import tasks
from tests.server.processes import until_gone
from tests.server.served import run


@asynccontextmanager
async def crew(**settings: Any) -> AsyncIterator[Projectors]:
    """Workers, let go in the end."""
    there = Projectors(replace(Settings(), **settings))
    try:
        yield there
    finally:
        await there.close()


async def written(where: Path) -> int:
    """Wait for the number that is written there."""
    async with asyncio.timeout(30):
        while not where.exists():
            await asyncio.sleep(0.01)
    return int(where.read_text())


def test_nobody_is_there_before_somebody_is_needed_and_then_it_steps_back_for_others() -> None:
    async def test() -> None:
        async with crew() as there:
            assert not there.crews
            pid, priority = await there.show(tasks.whereabouts)
            again, _ = await there.show(tasks.whereabouts)
        assert pid == again != os.getpid()
        assert priority == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        await until_gone(pid)

    run(test())


def test_a_task_whose_worker_dies_is_tried_once_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with crew() as there:
            assert await there.show(tasks.die_once, tmp_path / "before") == "done"

    run(test())


def test_a_task_that_kills_its_workers_is_refused_and_the_next_is_done() -> None:
    async def test() -> None:
        async with crew() as there:
            with pytest.raises(Refused) as refusal:
                await there.show(tasks.die)
            assert refusal.value.reason == "broken.replay"
            assert (await there.show(tasks.whereabouts))[0] != os.getpid()

    run(test())


def test_a_task_that_takes_too_long_is_stopped_and_the_next_is_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with crew() as there:
            pid, _ = await there.show(tasks.whereabouts)
            there.limit = 0.2
            with pytest.raises(Refused) as refusal:
                await there.show(tasks.hang, tmp_path / "pid")
            assert refusal.value.reason == "broken.replay"
            await until_gone(pid)
            there.limit = 60.0
            assert (await there.show(tasks.whereabouts))[0] != pid

    run(test())


def test_only_so_many_play_and_wait() -> None:
    async def test() -> None:
        async with crew(replay_workers=1, replays_waiting=1) as there:
            with there.place(), there.place(), pytest.raises(Refused) as refusal, there.place():
                pass
            assert refusal.value.reason == "too_many.replays"
            with there.place():
                pass

    run(test())


def test_workers_are_replaced_after_some_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(projectors, "TASKS", 2)
        async with crew() as there:
            pids = [(await there.show(tasks.whereabouts))[0] for _ in range(3)]
            assert pids[0] == pids[1] != pids[2]
            await until_gone(pids[0])
            assert len(there.crews) == 1

    run(test())


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_played_ends_with_the_server(tmp_path: Path, workers: int) -> None:
    async def test() -> None:
        async with crew(replay_workers=workers) as there:
            playing = [asyncio.create_task(there.show(tasks.hang, tmp_path / str(number))) for number in range(workers)]
            waiting = asyncio.create_task(there.show(tasks.whereabouts))
            pids = [await written(tmp_path / str(number)) for number in range(workers)]
            assert len(set(pids)) == workers
        for one in (*playing, waiting):
            with pytest.raises(Refused) as refusal:
                await one
            assert refusal.value.reason == "broken.replay"
        for pid in pids:
            await until_gone(pid)

    run(test())
