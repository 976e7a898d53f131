"""The command by itself opens the table; where it is kept, and how others and shells find it."""

import argparse
import http.server
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifthcolony.cli import arguments, reachable, serve
from tests.cli.conftest import RUN


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was opened at."""
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    return addresses


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """A port of this test's own, in the place of ours."""
    with socket.socket() as probe:
        probe.bind((serve.HERE, 0))
        free: int = probe.getsockname()[1]
    monkeypatch.setattr(serve, "PORT", free)
    return free


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """What would have been served."""
    wanted: list[argparse.Namespace] = []

    def note(given: argparse.Namespace) -> int:
        wanted.append(given)
        return 0

    monkeypatch.setattr(serve, "run", note)
    return wanted


class Answers(http.server.BaseHTTPRequestHandler):
    """Says the same to whatever is asked."""

    says = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.says)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: tests read what is printed."""


@pytest.fixture
def neighbour(port: int) -> Iterator[type[Answers]]:
    """Somebody who has the port already."""
    kind = type("Neighbour", (Answers,), {})
    with http.server.ThreadingHTTPServer((serve.HERE, port), kind) as there:
        thread = threading.Thread(target=there.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        yield kind
        there.shutdown()
        thread.join(10)


@pytest.mark.usefixtures("port")
def test_without_a_command_the_table_is_opened(run: RUN, asked: list[argparse.Namespace]) -> None:
    assert run().code == 0
    assert [(given.command, given.open, given.host) for given in asked] == [("serve", True, "127.0.0.1")]


def test_where_a_stranger_has_the_port_another_is_taken(run: RUN, asked: list[argparse.Namespace], neighbour: type[Answers]) -> None:
    neighbour.says = b"<h1>somebody else's</h1>"
    assert run().code == 0
    assert [(given.open, given.port) for given in asked] == [(True, 0)]


def test_a_table_that_runs_already_is_opened_again(run: RUN, opened: list[str], neighbour: type[Answers], port: int) -> None:
    neighbour.says = b'{"offers":[{"game":"classic"}]}'
    done = run("serve", "--open", "--port", port)
    assert (done.code, opened) == (0, [f"http://127.0.0.1:{port}/"])
    assert "already" in done.out


def test_games_are_kept_in_a_folder_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    nothing = argparse.Namespace(database=None, data=None)
    assert Path(arguments.place_given(nothing)).name == "fifthcolony"
    assert arguments.place_given(argparse.Namespace(database=None, data=tmp_path)) == tmp_path


def test_games_of_before_are_told_of(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    serve._tell_of_old_games(tmp_path / "mine")
    assert capsys.readouterr().out == ""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").touch()
    serve._tell_of_old_games(tmp_path / "data")
    assert capsys.readouterr().out == ""
    serve._tell_of_old_games(tmp_path / "mine")
    assert "--data data" in capsys.readouterr().out


def test_addresses_for_a_phone_are_those_that_lead_here(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: "fe80::1%eth0"}
    monkeypatch.setattr(reachable, "_way_to", lambda family, _: ways[family])
    names = ["127.0.1.1", "10.0.0.7", "192.168.1.20", "fd00::7"]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(0, 0, 0, "", (name, 0)) for name in names])
    assert reachable.links("0.0.0.0", 8765) == ["http://192.168.1.20:8765/", "http://10.0.0.7:8765/", "http://[fd00::7]:8765/"]
    assert reachable.links("127.0.0.1", 8765) == []


def test_a_code_for_the_camera_is_a_square() -> None:
    lines = reachable.as_code("http://192.168.1.20:8765/").rstrip("\n").split("\n")
    widths = {len(line) for line in lines if line.strip()}
    assert len(widths) == 1
    assert abs(widths.pop() - 2 * len(lines)) <= 2


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_shells_can_complete_it(run: RUN, shell: str) -> None:
    code, out, _ = run("--print-completion", shell)
    assert code == 0
    assert [word for word in ("simulate", "--seats", "aliens") if word not in out] == []
