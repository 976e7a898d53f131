"""Running the command in this process, and recorded games to run it on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from fifthcolony.cli.main import main
from fifthcolony.lab.simulate import Plan, play_out

RUN = Callable[..., "Ran"]


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> RUN:
    """Run the command with these arguments, perhaps with lines typed into it; a line `^C` is the interrupt key."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")  # what is typed may become a file

    def run_it(*arguments: object, typed: list[str] | None = None, columns: int = 100) -> Ran:
        monkeypatch.setenv("COLUMNS", str(columns))
        if typed is not None:
            monkeypatch.setattr("builtins.input", keyboard(typed))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
        return Ran(code, *capsys.readouterr())

    return run_it


def keyboard(lines: list[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then closes the terminal."""
    left: Iterator[str] = iter(lines)

    def read_line(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        print(f"{prompt}{line}")
        return line

    return read_line


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of three random bots, in a file."""
    plan = Plan("classic", {"seats": 3, "aliens": ["mind", "zombie", "macron"]}, ("random",) * 3, 1)
    record = play_out(plan, 1, 8, keep_record=True).record
    assert record is not None
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path
