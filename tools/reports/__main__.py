"""Play very many games of both games and write docs/reports.md (`make reports`). What is played is kept: the same command goes on."""

import argparse
import sys

from tools.reports.page import made, write
from tools.reports.studies import STUDIES, Wanted, has_games, play

GAMES = 100_000


def main(argv: list[str] | None = None) -> int:
    """Play study after study, and write what there is after each."""
    parser = argparse.ArgumentParser(prog="make reports", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="of each main study (default: %(default)s)")
    parser.add_argument("--bot", metavar="NAME", help="who plays (default: sage, or simple where there is none)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    parser.add_argument("--only", metavar="NAMES", help=f"some of {','.join(study.name for study in STUDIES)}")
    parser.add_argument("--write", action="store_true", help="play nothing more: write down what there is, done or not")
    given = parser.parse_args(argv)
    wanted = Wanted(given.games, given.bot, given.jobs)
    studies = [study for study in STUDIES if given.only is None or study.name in given.only.split(",")]
    for study in [] if given.write else studies:
        code = play(study, wanted)
        if code:
            return code
        _write(wanted)
    if given.write:
        _write(wanted)
    return 0


def _write(wanted: Wanted) -> None:
    """All of the same plan and code, whichever of them were asked for now."""
    there = [study for study in STUDIES if has_games(wanted.folder_of(study))]
    if not there:
        raise SystemExit("no games have been played yet: make reports")
    write(made(there, wanted), wanted)
    print(f"docs/reports.md: {', '.join(study.name for study in there)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
