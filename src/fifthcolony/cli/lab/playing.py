"""What playing many games takes: who plays, where they are kept, how far it is, and what the interrupt key leaves behind."""

import argparse
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fifthcolony.cli.arguments import add_game, whole_number
from fifthcolony.cli.lab.progress import progress

if TYPE_CHECKING:
    from fifthcolony.lab.folder import Folder
    from fifthcolony.lab.simulate import Plan
    from fifthcolony.lab.workers import Workers

GAMES: Final = 1000


def add_folder(parser: argparse.ArgumentParser) -> None:
    """Where the games are."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the games are kept")


def add_playing(parser: argparse.ArgumentParser) -> None:
    """What to play, how often, and by whom it is played."""
    add_folder(parser)
    add_game(parser)
    parser.add_argument("--seed", type=whole_number(), default=1, metavar="N", help="all games come from it (default: 1)")
    parser.add_argument("--games", type=whole_number(1), default=GAMES, metavar="N", help=f"how many (default: {GAMES})")
    parser.add_argument("--jobs", type=whole_number(1), metavar="N", help="processes that play (default: one a core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="have a Ray cluster play instead: auto, or its address")
    parser.add_argument(
        "--go-on", action="store_true", help="count a game that a fault of rules or bots ends as that, tell it, and play the others"
    )
    parser.add_argument("--block", type=whole_number(1), metavar="N", help="games handed out at a time (default: some seconds' worth)")


def workers_of(given: argparse.Namespace) -> "Workers":
    """Who plays."""
    from fifthcolony.lab.extras import require

    if given.cluster is not None:
        require("cluster")
        from fifthcolony.lab.cluster import Cluster

        return Cluster(given.cluster)
    from fifthcolony.lab.processes import Processes
    from fifthcolony.lab.workers import Here

    jobs = given.jobs or len(os.sched_getaffinity(0))
    return Here() if jobs == 1 else Processes(jobs)


def play(plan: "Plan", folder: "Folder", given: argparse.Namespace) -> None:
    """Play what is missing, and say what was done."""
    from fifthcolony.lab.run import run

    start, done = perf_counter(), [0]
    workers = workers_of(given)
    with progress(plan.games) as show:

        def told(games: int) -> None:
            done.append(games)
            show(games)

        try:
            run(plan, folder, workers, told, given.block, given.go_on)
        except KeyboardInterrupt:
            print(f"{done[-1]} of {plan.games} games are kept in {folder.path}; the same command goes on.", file=sys.stderr)
            raise
    played, seconds = plan.games - done[1], perf_counter() - start
    if played:
        print(f"{played} games in {seconds:.1f} s, {played / seconds:.1f} a second; {plan.games} are in {folder.path}.")
    else:
        print(f"All {plan.games} games are in {folder.path} already.")
