"""A slice of `make chaos`: four servers on one PostgreSQL are killed, put to sleep and cut off while people play, and nothing is lost."""

import asyncio

import pytest

from tools.chaos import Report, chaos
from tools.siege.faults import KINDS

KILLS = 8
WITHIN = 300.0
"""Seconds, on a machine that has much else to do."""


@pytest.mark.slice
@pytest.mark.unguarded
def test_some_kills_and_one_of_each_other_fault_lose_nothing() -> None:
    async def test() -> Report:
        async with asyncio.timeout(WITHIN):
            return await chaos(KILLS, seed=3, others=1, mix=(1, (1, 2, 3)))

    report = asyncio.run(test())
    assert report.faults == []
    assert report.made == {kind: KILLS - 1 if kind == "kill" else 1 for kind in KINDS}
    assert report.full_disks == 1 or report.without_disk
    assert report.games >= 4
    assert report.acknowledged > 100
