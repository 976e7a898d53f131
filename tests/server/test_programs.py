"""The programs around the server: the command that starts it, and the example client."""

import argparse
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from fifthcolony.cli import serve
from tests.server.served import QUICK, threaded

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-c", "from fifthcolony.cli.main import main; raise SystemExit(main())", "serve"]


def test_serve_starts_says_where_and_ends_politely(tmp_path: Path) -> None:
    with subprocess.Popen([*COMMAND, "--port", "0", "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = re.search(r"(http://127\.0\.0\.1:\d+)/", server.stdout.readline())
        assert said is not None
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{said[1]}/api/info") as answer:
                    assert answer.status == 200
                break
            except OSError:
                time.sleep(0.1)
        second = subprocess.run([*COMMAND, "--port", "0", "--data", str(tmp_path)], capture_output=True, text=True, check=False)
        assert second.returncode == 2
        assert "another server" in second.stderr
        taken = subprocess.run([*COMMAND, "--port", said[1].rpartition(":")[2]], capture_output=True, text=True, check=False, cwd=tmp_path)
        assert taken.returncode == 2
        assert "cannot listen" in taken.stderr
        server.terminate()
        assert server.wait(20) == 0


def test_the_client_in_development_asks_where_the_server_listens() -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    proxy = re.search(r'target: "http://127\.0\.0\.1:(\d+)"', (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8"))
    assert proxy is not None
    assert int(proxy[1]) == parser.parse_args([]).port


@pytest.mark.unguarded
def test_the_example_client_plays_a_game(tmp_path: Path) -> None:
    with threaded(tmp_path, QUICK) as pages:
        command = [sys.executable, str(ROOT / "examples" / "terminal.py"), "--address", str(pages.base_url).rstrip("/"), "--lazy"]
        played = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False)
        assert played.returncode == 0, played.stderr
        assert "your token is" in played.stdout
        assert len(pages.get("/api/replays").json()["replays"]) == 1
