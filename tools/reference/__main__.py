"""Write docs/reference.md; with --games, look at that many games of each kind before, for prompts and options not seen yet."""

import argparse
import sys

from tools.reference.looking import look, read, write
from tools.reference.page import GAMES, PAGE, write_page


def main(argv: list[str] | None = None) -> int:
    """Look, if wanted, and write."""
    parser = argparse.ArgumentParser(prog="make reference", description=__doc__)
    parser.add_argument("--games", type=int, default=0, metavar="N", help="how many of each kind to look at (default: none)")
    given = parser.parse_args(argv)
    if given.games:
        seen = read()
        for game in GAMES:
            look(game, range(given.games), seen.setdefault(game, {}))
        write(seen)
    PAGE.write_text(write_page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
