"""Garbage is looked for when memory has grown, and not by Python itself in the middle of somebody's answer."""

import asyncio
import gc
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fifthcolony.server.collecting import Growth, collect_as_it_grows


class Cycle:
    """What only a collector finds."""

    def __init__(self) -> None:
        self.self = self
        self.weight = [object() for _ in range(1000)]


@contextmanager
def collector(is_on: bool) -> Iterator[None]:
    """As it is to be for a while."""
    was_on = gc.isenabled()
    (gc.enable if is_on else gc.disable)()
    try:
        yield
    finally:
        (gc.enable if was_on else gc.disable)()


@collector(is_on=False)
def test_garbage_goes_when_memory_has_grown_and_stays_till_then() -> None:
    gc.collect()
    growth = Growth(least=50_000, share=0.0)
    gone = weakref.ref(Cycle())
    assert not growth.look()
    assert gone() is not None
    for _ in range(60):
        Cycle()
    assert growth.look()
    assert gone() is None
    assert not growth.look(), "what is left is what growth is measured from"


class Looks(Growth):
    """Counts how often it is asked."""

    count = 0

    def look(self) -> bool:
        self.count += 1
        return False


@pytest.mark.parametrize("is_on", [True, False])
def test_where_python_collects_by_itself_nobody_else_does(is_on: bool) -> None:
    async def look_on() -> int:
        looks = Looks()
        task = asyncio.create_task(collect_as_it_grows(looks, 0.001))
        async with asyncio.timeout(10):
            while (is_on and time.monotonic() < until) or (not is_on and not looks.count):
                await asyncio.sleep(0.005)
        task.cancel()
        return looks.count

    until = time.monotonic() + 0.05
    with collector(is_on):
        assert bool(asyncio.run(look_on())) is not is_on


def test_a_server_s_process_is_calmed() -> None:
    code = (
        "from fifthcolony.server.collecting import calm_collector as c; import gc; c(); print(gc.isenabled(), gc.get_freeze_count() > 1000)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "True"]
