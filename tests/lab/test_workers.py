"""Workers: blocks are cut to fit, the dead are replaced, and what is wrong is said here."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from ray.exceptions import RayError

from fifthcolony.bots import bring
from fifthcolony.bots.references import WHERE
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.lab import cluster
from fifthcolony.lab.block import Block, Done, Work, code_of, work_of
from fifthcolony.lab.cluster import Cluster, NoCluster
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.processes import Processes
from fifthcolony.lab.run import run
from fifthcolony.lab.workers import DeadlyBlock, Deaths, Supply
from tests.lab.studies import duels, files, play

pytestmark = pytest.mark.unguarded


def row(games: int, first: int = 0) -> Block:
    return Block(first, tuple(range(first, first + games)))


def sizes(supply: Supply, workers: int, seconds: float) -> Iterator[int]:
    while block := supply.next(workers, 4.0):
        yield len(block.seeds)
        supply.took(Done(block, {}, seconds * len(block.seeds)))


def test_blocks_take_some_seconds_and_grow_short_towards_the_end() -> None:
    taken = list(sizes(Supply([row(1000)]), 2, 0.05))
    assert sum(taken) == 1000
    assert taken[:2] == [4, 80]
    assert taken[2:] == sorted(taken[2:], reverse=True)
    assert taken[-2] == 8  # less than four tenths of a second is not worth the words
    assert list(sizes(Supply([row(5)]), 2, 60.0)) == [4, 1]


def test_blocks_never_reach_over_games_that_are_done() -> None:
    supply = Supply([row(5), row(4, first=9)], fixed=3)
    given = [block for _ in range(5) if (block := supply.next(2, 4.0))]
    assert [(block.first, block.end) for block in given] == [(0, 3), (3, 5), (9, 12), (12, 13)]
    assert given[2].seeds == (9, 10, 11)


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    plan, folder, workers, killed = duels(24), Folder(tmp_path / "run"), Processes(2), list[int]()

    def kill_one(games: int) -> None:
        if games and not killed:
            victim = workers.workers[next(iter(workers.busy))].process
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)

    run(plan, folder, workers, kill_one, 2)
    assert killed
    assert files(folder) == files(play(plan, tmp_path / "calm"))
    assert workers.workers == {}


def die(_block: Block) -> Done:
    os._exit(7)


def test_games_that_kill_whoever_plays_them_are_named() -> None:
    with pytest.raises(DeadlyBlock, match=r"3 workers died over games 0 to 1 \(exit code 7\)"):
        list(Processes(1).play(die, Supply([row(2)], 2)))


def test_what_is_wrong_in_a_worker_is_said_here() -> None:
    work = Work(duels(4), "000000", {})
    with pytest.raises(BadConfig, match=rf"a worker has other code of duel \({code_of('duel')}\) than who gave it games \(000000\)"):
        list(Processes(1).play(work, Supply([row(4)])))


LAST = """
from fifthcolony.bots import Bot
class Last(Bot):
    def decide(self, ask, sight):
        return len(ask.options) - 1
"""


def test_a_worker_on_another_machine_is_told_where_ones_own_bots_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    monkeypatch.setenv(WHERE, "")
    work = work_of(duels(2, bots=(bring(f"{tmp_path}/last.py:Last"), "random")))
    monkeypatch.setenv(WHERE, "")  # elsewhere nobody has named it
    assert len(work(row(2)).rows["games"]["game"]) == 2


# --- Ray, as it looks from here; make cluster has the real one --------------------------------------------------------------------------


class Rays:
    """One worker, which plays when it is waited for, and dies over some of the blocks it is given."""

    def __init__(self, dying: list[int]) -> None:
        self.dying = dying
        self.given = 0
        self.joined: str | None = None
        self.ended = False

    def init(self, address: str, **_options: Any) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody answers\nand much more")
        self.joined = address

    def remote(self, **_options: Any) -> Any:
        return lambda work: SimpleNamespace(remote=lambda play, block: self._task(work, play, block))

    def _task(self, work: Any, play: Any, block: Block) -> Any:
        self.given += 1
        number = self.given
        return lambda: RayError() if number in self.dying else work(play, block)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, tasks: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:  # noqa: ARG002
        return tasks[-1:], tasks[:-1]  # the last one given is done first

    def get(self, task: Any) -> Any:
        told = task()
        if isinstance(told, RayError):
            raise told
        return told

    def cancel(self, task: Any, force: bool) -> None:
        """Nothing is under way."""

    def shutdown(self) -> None:
        self.ended = True


def test_a_cluster_plays_the_same_games_though_workers_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rays = Rays(dying=[2, 5])
    monkeypatch.setattr(cluster, "ray", rays)
    plan = duels(14)
    assert files(play(plan, tmp_path / "cluster", Cluster("auto"), 3)) == files(play(plan, tmp_path / "calm"))
    assert (rays.given, rays.joined, rays.ended) == (7, "auto", True)


def test_a_cluster_that_dies_over_the_same_games_again_and_again_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ray", Rays(dying=list(range(1, 40))))
    with pytest.raises(DeadlyBlock, match="3 workers died over games"):
        play(duels(4), tmp_path / "run", Cluster("auto"), 2)


def test_a_cluster_that_is_not_there_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ray", Rays(dying=[]))
    with pytest.raises(NoCluster, match=r"^--cluster: there is no Ray to be reached at 'nowhere:1': nobody answers$"):
        play(duels(4), tmp_path / "run", Cluster("nowhere:1"))


def test_deaths_are_counted_by_block() -> None:
    deaths = Deaths()
    for first in (0, 2, 0, 2):
        deaths.one_more(row(2, first), "it fell")
    with pytest.raises(DeadlyBlock, match=r"games 2 to 3 \(it fell\)"):
        deaths.one_more(row(2, 2), "it fell")
