"""Two nodes of Ray on this machine play what one process plays, though a worker of theirs is killed. `make cluster`."""

import argparse
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ray.util import get_node_ip_address

from tools.serving import free_port

TABLES: Final = ("games", "seats", "uses")
WAIT: Final = 120.0
"""Seconds for anything that should come."""
WORKER: Final = "ray::_work"
COMMAND: Final = (sys.executable, "-m", "fifthcolony", "lab", "run")


def main(argv: list[str] | None = None) -> int:
    """Play twice, kill once, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="how many duels (default: %(default)s)")
    given = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="fc-") as name:
        home = Path(name)
        wanted = ("--game", "duel", "--games", str(given.games), "--block", str(max(1, given.games // 20)))
        killed = play_on_two_nodes(home, wanted)
        subprocess.run([*COMMAND, home / "alone", *wanted, "--jobs", "1"], check=True)
        different = [table for table in TABLES if bytes_of(home / "cluster", table) != bytes_of(home / "alone", table)]
    print(f"Two nodes, of which worker {killed} was killed: {'other games in ' + ', '.join(different) if different else 'the same files'}.")
    return int(bool(different))


def bytes_of(folder: Path, table: str) -> bytes:
    """A table as it was written."""
    return (folder / f"{table}.parquet").read_bytes()


def play_on_two_nodes(home: Path, wanted: tuple[str, ...]) -> int:
    """Who was killed."""
    (home / "token").write_text(secrets.token_hex(32), encoding="utf-8")
    env = os.environ | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(home / "token"), "RAY_USAGE_STATS_ENABLED": "0"}
    address = f"{get_node_ip_address()}:{free_port()}"  # type: ignore[no-untyped-call]  # Ray makes this of localhost wherever it is named
    with node(home, env, "--head", "--port", address.rpartition(":")[2], "--include-dashboard", "false") as head:
        wait_for_gcs(address, env)
        with node(home, env, "--address", address) as other:
            played = subprocess.Popen([*COMMAND, home / "cluster", *wanted, "--cluster", address], env=env)
            killed = kill_a_worker(played, head, other)
            if played.wait(timeout=10 * WAIT):
                raise SystemExit("the cluster did not play to the end")
            return killed


@contextmanager
def node(home: Path, env: dict[str, str], *arguments: str) -> Iterator[int]:
    """A node with one core, which ends with all that belongs to it and nothing else."""
    ray = Path(sys.executable).parent / "ray"
    command = [str(ray), "start", "--block", "--num-cpus", "1", "--disable-usage-stats", *arguments]
    with (home / f"node-{arguments[0].strip('-')}.log").open("w") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        try:
            yield process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=WAIT)


def wait_for_gcs(address: str, env: dict[str, str]) -> None:
    """Until the head can be joined."""
    ray, until = Path(sys.executable).parent / "ray", time.monotonic() + WAIT
    while subprocess.run([ray, "health-check", "--address", address], env=env, capture_output=True, check=False).returncode:
        if time.monotonic() > until:
            raise SystemExit("the head of the cluster did not come up")
        time.sleep(0.2)


def kill_a_worker(played: "subprocess.Popen[bytes]", *nodes: int) -> int:
    """Kill the first process of these nodes that plays."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until and played.poll() is None:
        for pid in descendants(set(nodes)):
            if command_of(pid).startswith(WORKER):
                os.kill(pid, signal.SIGKILL)
                return pid
        time.sleep(0.02)
    played.kill()
    raise SystemExit("nobody began to play")


def descendants(ancestors: set[int]) -> list[int]:
    """Processes that come from these, however indirectly."""
    parents = {
        int(path.name): parent for path in Path("/proc").iterdir() if path.name.isdigit() and (parent := parent_of(path)) is not None
    }
    found: list[int] = []
    while more := [pid for pid, parent in parents.items() if parent in ancestors | {*found} and pid not in found]:
        found += more
    return found


def parent_of(process: Path) -> int | None:
    """None for one that has gone meanwhile."""
    try:
        return int((process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return None


def command_of(pid: int) -> str:
    """What it is called now."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


if __name__ == "__main__":
    sys.exit(main())
