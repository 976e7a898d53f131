"""What one table costs the server without its sockets: processor time an answer and what follows it, and memory.

Five people play like the simple bot and wave every moment on; what they decide is not counted. `--profile` says where the time goes.
"""

import argparse
import asyncio
import cProfile
import gc
import json
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.bench import machine
from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.socket import Answer, Hello, Wave
from fifthcolony.server.messages.wire import Wishes
from fifthcolony.server.secrets import digest
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table import handlers
from fifthcolony.server.table.room import Running, Table
from fifthcolony.server.transport.connection import Connection

SETTINGS: Final = replace(Settings(), pause=0.0, tick=0.0)
"""Moments end with the last wave, and everything is said at once: nothing has to be waited for."""


class Tally:
    """The far end of a connection, which only counts what it is sent."""

    def __init__(self) -> None:
        self.frames = 0
        self.characters = 0

    def send_text(self, text: str) -> None:
        """Count it."""
        self.frames += 1
        self.characters += len(text)

    def close(self, code: int, reason: str) -> None:
        """Nothing is open."""

    def abort(self) -> None:
        """Nothing is open."""

    def waiting(self) -> int:
        """It takes all at once."""
        return 0


class Clocked:
    """Processor seconds of the whole process, while something is waited for."""

    def __init__(self, profile: cProfile.Profile | None) -> None:
        self.profile = profile
        self.seconds = 0.0
        self.on_loop = 0.0
        """Of these, what the loop's own thread used; the rest is the writer's."""

    async def __call__(self, work: Awaitable[None]) -> None:
        """Wait for it."""
        if self.profile is not None:
            self.profile.enable()
        start, began = time.process_time(), time.thread_time()
        await work
        self.seconds += time.process_time() - start
        self.on_loop += time.thread_time() - began
        if self.profile is not None:
            self.profile.disable()


class Company:
    """A table in play, and those who sit at it."""

    def __init__(self, game: str, seed: int, store: Storage) -> None:
        wishes = Wishes(game=game, seats=min(5, kit_of(game).seats[-1]), clock="minute")
        self.table = Table(f"BENCH{seed}", wishes, seed, "salt", SETTINGS, Ledger(f"BENCH{seed}", store, new=True))
        self.tallies = [Tally() for _ in self.table.seats]
        self.windows = [Connection(tally, SETTINGS, 0.0) for tally in self.tallies]
        self.bots: list[Bot] = [make_bot("simple", seat, game) for seat in range(wishes.seats)]
        self.dice = Random(seed)
        self.waves = 0
        self.answers = 0

    async def begin(self) -> None:
        """Everybody comes in, and the game starts."""
        table = self.table
        for seat in table.seats:
            seat.seat_person(f"person {seat.number}", digest(str(seat.number)), host=seat.number == 0)
        table.save()
        table.open()
        for number, window in enumerate(self.windows):
            await table.call(handlers.come_in, table, window, Hello(token=str(number)))
        await table.call(_start, table)

    @property
    def running(self) -> Running:
        """What goes on."""
        assert self.table.running is not None
        return self.table.running

    async def play(self, answers: int, clocked: Clocked) -> None:
        """So many answers, and all that belongs to them, unless the game is over before."""
        stop = self.answers + answers
        while self.answers < stop and self.table.stage == "running":
            moment, visible = self.running.moments.on, self.running.match.visible()
            if visible:
                ask = self.dice.choice(visible)
                choice = answer_of(self.bots[ask.seat], self.running.match.game, ask)
                message = Answer(0, self.running.match.answered[ask.seat], [choice])
                self.answers += 1
                await clocked(self.table.call(handlers.receive, self.table, self.windows[ask.seat], message))
            elif moment is not None:
                seat = self.dice.choice([seat.number for seat in self.table.seats if seat.number not in moment.waved])
                self.waves += 1
                await clocked(self.table.call(handlers.receive, self.table, self.windows[seat], Wave(0, moment.id)))
            else:
                raise AssertionError("nobody is asked, and there is nothing to look at")

    def sent(self) -> tuple[int, int]:
        """Frames and characters so far."""
        return sum(tally.frames for tally in self.tallies), sum(tally.characters for tally in self.tallies)


async def _start(table: Table) -> None:
    table.start()


class Effort(NamedTuple):
    """How much is measured."""

    tables: int
    answers: int


FULL, QUICK = Effort(20, 100), Effort(2, 10)


async def cost_of_answers(game: str, effort: Effort, store: Storage, profile: cProfile.Profile | None) -> dict[str, Any]:
    """Milliseconds an answer, and what is sent for it."""
    times, on_loop, answers, waves, frames, characters = [], [], 0, 0, 0, 0
    for seed in range(-1, effort.tables):
        company, clocked = Company(game, seed, store), Clocked(profile if seed >= 0 else None)
        await company.begin()
        frames_before, characters_before = company.sent()
        await company.play(effort.answers, clocked)
        await company.table.close()
        if seed < 0:
            continue  # the first one pays for all that is made once
        times.append(clocked.seconds / company.answers * 1000)
        on_loop.append(clocked.on_loop / company.answers * 1000)
        answers, waves = answers + company.answers, waves + company.waves
        sent = company.sent()
        frames, characters = frames + sent[0] - frames_before, characters + sent[1] - characters_before
    return {
        "ms_per_answer": statistics.mean(times),
        "ms_on_loop": statistics.mean(on_loop),
        "waves_per_answer": waves / answers,
        "frames_per_answer": frames / answers,
        "bytes_per_answer": characters / answers,
    }


async def memory_of_tables(game: str, effort: Effort, store: Storage) -> dict[str, Any]:
    """Bytes that a table in play keeps, by what Python counts."""
    warm = Company(game, 1000, store)
    await warm.begin()
    await warm.play(effort.answers, Clocked(None))
    tracemalloc.start(1)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    companies = [Company(game, 2000 + seed, store) for seed in range(effort.tables)]
    for company in companies:
        await company.begin()
        await company.play(effort.answers, Clocked(None))
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    for company in (warm, *companies):
        await company.table.close()
    return {"kb_per_table": (after - before) / effort.tables / 1000}


async def measure(game: str, effort: Effort, profile: cProfile.Profile | None) -> dict[str, Any]:
    """All figures of one game."""
    with tempfile.TemporaryDirectory() as folder:
        store = Storage(Path(folder))
        try:
            costs = await cost_of_answers(game, effort, store, profile)
            memory = {} if profile is not None else await memory_of_tables(game, effort, store)
            return {"game": game, **costs, **memory}
        finally:
            store.close()


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print lines or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--quick", action="store_true", help="a few answers only, to see that it works")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--profile", type=Path, help="write a profile of the answers here")
    given = parser.parse_args(arguments)
    profile = None if given.profile is None else cProfile.Profile()
    results = [asyncio.run(measure(game, QUICK if given.quick else FULL, profile)) for game in given.game or ["classic", "duel"]]
    if profile is not None:
        profile.dump_stats(given.profile)
    if given.json:
        json.dump({"machine": machine(), "results": results}, sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    for result in results:
        print(", ".join(f"{name} {figure:.2f}" if isinstance(figure, float) else figure for name, figure in result.items()))


if __name__ == "__main__":
    main()
