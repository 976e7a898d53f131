"""Windows whose table is in another process: whoever hangs up, and however a line between two processes ends, nobody stays behind."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from fifthcolony.server.cluster.cluster import Cluster
from fifthcolony.server.lobby import Tables
from fifthcolony.server.settings import Settings
from tests.server.served import QUICK, run, serving, table_of
from tools.scripted import Player

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
