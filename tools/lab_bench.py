"""How much faster two processes of `fifthcolony lab run` play than one. `make lab-bench`, with nothing else to do for the machine."""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

ASKED: Final = 1.8
TABLES: Final = ("games", "seats", "uses")
COMMAND: Final = (sys.executable, "-m", "fifthcolony", "lab", "run")
_TOOK: Final = re.compile(r"games in ([\d.]+) s")


def seconds(home: Path, wanted: tuple[str, ...], jobs: int) -> float:
    """How long a run says that its games took."""
    told = subprocess.run([*COMMAND, home, *wanted, "--jobs", str(jobs)], check=True, stdout=subprocess.PIPE, text=True).stdout
    took = _TOOK.search(told)
    assert took is not None, f"a run says how long it took, and said {told!r}"
    return float(took[1])


def measure(wanted: tuple[str, ...], jobs: int, times: int) -> list[float]:
    """The ratio of each pair of runs, one after the other; that both have written the same is looked at too."""
    found = []
    for number in range(times):
        with tempfile.TemporaryDirectory(prefix="fc-") as name:
            homes = Path(name, "one"), Path(name, "more")
            one, more = seconds(homes[0], wanted, 1), seconds(homes[1], wanted, jobs)
            for table in TABLES:
                first, second = ((home / f"{table}.parquet").read_bytes() for home in homes)
                assert first == second, f"{table}: the same games whoever plays them"
        found.append(one / more)
        print(f"{number + 1}: {one:.1f} s with one process, {more:.1f} s with {jobs}: {one / more:.2f}x", flush=True)
    return found


def main(argv: list[str] | None = None) -> int:
    """Measure, and hold it against what is asked of two."""
    parser = argparse.ArgumentParser(prog="make lab-bench", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many (default: %(default)s)")
    parser.add_argument("--game", default="classic", help="of which (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--times", type=int, default=3, help="pairs of runs (default: %(default)s)")
    given = parser.parse_args(argv)
    found = median(measure(("--game", given.game, "--games", str(given.games)), given.jobs, given.times))
    asked = ASKED * given.jobs / 2
    print(f"{found:.2f}x in the median; {asked:.1f}x is asked of {given.jobs} cores.")
    return int(found < asked)


if __name__ == "__main__":
    sys.exit(main())
