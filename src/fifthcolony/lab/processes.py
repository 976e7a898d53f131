"""Processes of this machine, each with a line to this one: it plays a block, tells, gets the next; if it dies, another plays its block."""

import signal
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from fifthcolony.lab.block import Block, Done
from fifthcolony.lab.workers import Deaths, Play, Supply

_CONTEXT: Final = get_context("spawn")
"""A fork would copy whatever threads other libraries have left in this process."""
_PATIENCE: Final = 4.0


class Worker(NamedTuple):
    """A process, and our end of the line to it."""

    process: BaseProcess
    line: Connection


def _work(line: Connection, play: Play) -> None:
    """What a worker does all its life. The interrupt key is for who is at the keyboard: that is our parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            block: Block = line.recv()
        except (EOFError, ConnectionResetError):  # nobody is there any more
            return
        try:
            line.send(play(block))
        except Exception as error:  # what is wrong is for our parent to say
            line.send(error)


class Processes:
    """So many of them at once."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: dict[Connection, Worker] = {}
        self.busy: dict[Connection, Block] = {}

    def play(self, play: Play, supply: Supply) -> Iterator[Done]:
        """Give each worker a block whenever it has none."""
        again: list[Block] = []
        deaths = Deaths()
        try:
            while True:
                self._give(play, supply, again)
                if not self.busy:
                    return
                for line in wait(list(self.busy)):
                    assert isinstance(line, Connection)
                    try:
                        told = line.recv()
                    except (EOFError, ConnectionResetError):
                        how = self._bury(line)
                        again.append(self.busy.pop(line))
                        deaths.one_more(again[-1], how)
                        continue
                    del self.busy[line]
                    if isinstance(told, Exception):
                        raise told
                    supply.took(told)
                    yield told
        finally:
            self._end()

    def _give(self, play: Play, supply: Supply, again: list[Block]) -> None:
        """Keep everybody busy as long as there are games."""
        while len(self.busy) < self.jobs:
            block = again.pop() if again else supply.next(self.jobs, _PATIENCE)
            if block is None:
                return
            line = next((line for line in self.workers if line not in self.busy), None) or self._hire(play)
            try:
                line.send(block)
            except (BrokenPipeError, ConnectionResetError):  # it died while it had nothing to do
                self._bury(line)
                again.append(block)
            else:
                self.busy[line] = block

    def _hire(self, play: Play) -> Connection:
        ours, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=_work, args=(theirs, play), daemon=True)
        process.start()
        theirs.close()
        self.workers[ours] = Worker(process, ours)
        return ours

    def _bury(self, line: Connection) -> str:
        """Forget a dead worker; how it died is told."""
        process = self.workers.pop(line).process
        line.close()
        process.join()
        return f"exit code {process.exitcode}"

    def _end(self) -> None:
        """Nobody is to play on."""
        for worker in self.workers.values():
            worker.process.terminate()
            worker.line.close()
        for worker in self.workers.values():
            worker.process.join()
        self.workers, self.busy = {}, {}
