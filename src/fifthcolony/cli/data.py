"""`fifthcolony data`: look after what a server keeps: check it, copy it, move it, forget what is old."""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from fifthcolony.cli.arguments import add_place, one_of, place_given, whole_number

HELP: Final = "look after the games that a server keeps"
STAGES: Final = ("open", "running", "over")
TROUBLE: Final = 1
"""Something is wrong with what was looked at."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with which data."""
    whats = parser.add_subparsers(dest="what", metavar="WHAT", title="what to do", required=True)
    check = whats.add_parser("check", help="read everything and play every game once more")
    backup = whats.add_parser("backup", help="copy everything into one file, also while a server runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy, a SQLite database")
    move = whats.add_parser("move", help="copy everything to another database, which is empty")
    move.add_argument("--to", required=True, metavar="URL", help="postgresql://USER@HOST/NAME, sqlite:///FILE or a folder")
    purge = whats.add_parser("purge", help="forget tables that nobody has touched for long")
    purge.add_argument("--older-than", type=whole_number(1), required=True, metavar="DAYS", help="that nobody has touched for so many days")
    purge.add_argument("--stage", type=one_of(*STAGES), metavar="STAGE", help=f"only those that are {', '.join(STAGES)}")
    purge.add_argument("--yes", action="store_true", help="do it, instead of saying what would go")
    for what in (check, backup, move, purge):
        add_place(what)


def run(given: argparse.Namespace) -> int:
    """Do one of them."""
    does: dict[str, Callable[[argparse.Namespace], int]] = {"check": _check, "backup": _backup, "move": _move, "purge": _purge}
    return does[given.what](given)


def _check(given: argparse.Namespace) -> int:
    """A line for each trouble."""
    from fifthcolony.server.store.errors import Damaged, OtherSchema

    try:
        tables, troubles = asyncio.run(_look_through(place_given(given)))
    except (Damaged, OtherSchema) as error:
        print(error)
        return TROUBLE
    print(f"tables: {tables}, troubles: {troubles or 'none'}")
    return TROUBLE if troubles else 0


async def _look_through(place: Path | str) -> tuple[int, int]:
    """How many tables there are, and how many troubles were told."""
    from fifthcolony.server.store.checking import all_codes, troubles_in
    from fifthcolony.server.store.engine import open_for_reading

    troubles = 0
    with closing(open_for_reading(place)) as database:
        codes = all_codes(database)
        with _progress("tables") as step:
            async for trouble in troubles_in(database, codes, lambda number: step(number, len(codes))):
                print(" ".join(trouble.split()), flush=True)
                troubles += 1
    return len(codes), troubles


def _backup(given: argparse.Namespace) -> int:
    from fifthcolony.server.store.copying import back_up

    back_up(place_given(given), given.file)
    print(f"{given.file} is a copy")
    return 0


def _move(given: argparse.Namespace) -> int:
    from fifthcolony.server.store.copying import move
    from fifthcolony.server.store.place import place_of

    source, to = place_given(given), place_of(given.to).shown
    with _progress("rows") as step:
        moved = move(source, given.to, step)
    rows = ", ".join(f"{number} {name}" for name, number in moved.items())
    print(f"{to} has {rows}; {place_of(source).shown} keeps them as well")
    return 0


def _purge(given: argparse.Namespace) -> int:
    from fifthcolony.server.store.engine import open_for_reading
    from fifthcolony.server.store.forgetting import count_untouched
    from fifthcolony.server.store.storage import Storage

    place, before = place_given(given), max(0, int(time.time()) - given.older_than * 86_400)
    stages = (given.stage,) if given.stage else STAGES
    with closing(open_for_reading(place)) as database, database.naming(), database.engine.connect() as connection:
        found = {stage: count_untouched(connection, stage, before) for stage in stages}
    if given.yes:
        with closing(Storage(place)) as store:
            found = {stage: asyncio.run(store.purge(stage, before)) for stage in stages}
    listed = ", ".join(f"{number} {stage}" for stage, number in found.items())
    print(f"tables forgotten: {listed}" if given.yes else f"tables to forget: {listed}; --yes does it")
    return 0


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], object]]:
    """Show how far it is, to whoever sits at a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as shown:
        task = shown.add_task(what, total=None)
        yield lambda number, total: shown.update(task, advance=number, total=total)
