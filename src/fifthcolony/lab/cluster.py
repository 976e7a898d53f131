"""Ray: the machines of a cluster play blocks of games. Who dies over a block is told by Ray, and another plays it."""

import logging
from collections.abc import Iterator
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.lab.block import Block, Done
from fifthcolony.lab.workers import Deaths, Play, Supply

AUTO: Final = "auto"
_PATIENCE: Final = 20.0
"""Longer than with processes: a task costs a cluster more than a message costs a pipe. It makes thousands of games of quick bots."""
_LOOK_AGAIN: Final = 10.0
"""Seconds after which it is seen how many machines there are by now."""
_AHEAD: Final = 1.5
"""Blocks given out for each worker there is, so that nobody waits for the next one."""


class NoCluster(FifthColonyError):
    """There is nobody at an address."""


def _work(play: Play, block: Block) -> Done | Exception:
    """What a task does. What is wrong is for the driver to say."""
    try:
        return play(block)
    except Exception as error:
        return error


class Cluster:
    """Whoever is at this address, for as long as games are played."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.busy: dict[Any, Block] = {}

    def play(self, play: Play, supply: Supply) -> Iterator[Done]:
        """Keep every worker of the cluster busy; those that join meanwhile too."""
        self._join()
        try:
            yield from self._played(play, supply)
        finally:
            for task in self.busy:
                ray.cancel(task, force=True)
            self.busy = {}
            ray.shutdown()

    def _join(self) -> None:
        try:
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False)
        except (OSError, ValueError, RuntimeError, RayError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise NoCluster(f"--cluster: there is no Ray to be reached at {self.address!r}: {reason}") from None

    def _played(self, play: Play, supply: Supply) -> Iterator[Done]:
        again: list[Block] = []
        deaths, task = Deaths(), ray.remote(max_retries=0)(_work)
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
            while len(self.busy) < _AHEAD * workers:
                block = again.pop() if again else supply.next(workers, _PATIENCE)
                if block is None:
                    break
                self.busy[task.remote(play, block)] = block
            if not self.busy:
                return
            for ready in ray.wait(list(self.busy), timeout=_LOOK_AGAIN)[0]:
                block = self.busy.pop(ready)
                told = self._told(ready)
                if isinstance(told, RayError):
                    again.append(block)
                    deaths.one_more(block, type(told).__name__)
                elif isinstance(told, Exception):
                    raise told
                else:
                    supply.took(told)
                    yield told

    def _told(self, ready: Any) -> Done | Exception:
        try:
            told: Done | Exception = ray.get(ready)
        except RayTaskError as error:  # a fault outside the games, such as code that is not there
            raise NoCluster(f"a worker of the cluster could not play: {error.cause}") from None
        except RayError as error:
            return error
        return told
