"""Playing all games of a plan into a folder: what is there already is not played again."""

from collections.abc import Callable

from fifthcolony.lab.block import work_of
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.lineups import seeds_of
from fifthcolony.lab.simulate import Plan
from fifthcolony.lab.workers import Supply, Workers

Told = Callable[[int], object]
"""How many games are done."""


def run(plan: Plan, folder: Folder, workers: Workers, told: Told, block: int | None = None, goes_on: bool = False) -> None:
    """Play what is missing; each block is kept as soon as it is there, and the end does not tell who played which."""
    folder.begin(plan)
    if folder.is_done:
        told(plan.games)
        return
    left = folder.left(seeds_of(plan))
    done = plan.games - sum(len(row.seeds) for row in left)
    told(done)
    for played in workers.play(work_of(plan, goes_on), Supply(left, block)):
        folder.keep(plan.game, played)
        done += len(played.block.seeds)
        told(done)
    folder.join()
