"""Where a browser is found: named by CHROMIUM, on the path, or unpacked from the package that the client's own requirements bring."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
"""Nothing but the table is asked for over the network, and no sandbox is needed for our own page."""
UNPACK: Final = "const c = (await import('@sparticuz/chromium')).default; console.log(await c.executablePath())"


class Chromium(NamedTuple):
    """A browser, and what it needs in its environment."""

    path: str
    env: Mapping[str, str]


@cache
def find() -> Chromium:
    """The browser to test with."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return Chromium(named, os.environ) if named else _unpacked()


def _unpacked() -> Chromium:
    """A browser for machines without one: the package also carries the libraries it needs, for the system it names itself after."""
    node = ROOT / ".venv" / "bin" / "node"
    env = os.environ | {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    with (Path(tempfile.gettempdir()) / "fifthcolony-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the package takes a half-unpacked browser for a whole one, and tests run two at a time
        told = subprocess.run(
            [node, "--input-type=module", "-e", UNPACK], cwd=ROOT / "web", env=env, capture_output=True, text=True, check=True
        )
    path = Path(told.stdout.strip())
    libraries = f"{path.parent / 'al2023' / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return Chromium(str(path), os.environ | {"LD_LIBRARY_PATH": libraries})
