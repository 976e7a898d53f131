"""What a table is done with is gone at once: the collector looks at old objects so rarely that games left to it would fill the memory."""

import asyncio
import gc
from collections import Counter
from pathlib import Path

import pytest

from bench.table import Clocked, Company
from fifthcolony.server.store.storage import Storage

ANSWERS = 25
OURS = {"Game", "Attempt", "Match", "Beat", "generator"}


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_games_that_were_played_on_leave_nothing_to_the_collector(game: str, tmp_path: Path) -> None:
    async def play() -> Counter[str]:
        store = Storage(tmp_path)
        company = Company(game, 5, store)
        await company.begin()
        await company.play(ANSWERS, Clocked(None))
        found = await _left_by(company)
        await company.table.close()
        store.close()
        return found

    assert not asyncio.run(play()).keys() & OURS


async def _left_by(company: Company) -> Counter[str]:
    """Kinds of objects that hold each other and nobody else holds, after some answers."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        await company.play(ANSWERS, Clocked(None))
        gc.collect()
        return Counter(type(thing).__name__ for thing in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
