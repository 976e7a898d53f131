"""The game that README shows is one that can be played."""

from pathlib import Path

from tests.cli.conftest import RUN

README = Path(__file__).resolve().parents[2] / "README.md"
BEFORE = ["jade 4", "1", "2", "2", "3", "use"]
"""What is typed where README has `[...]`."""


def test_the_transcript_is_what_the_command_prints(run: RUN) -> None:
    shown = README.read_text(encoding="utf-8").partition("<!-- transcript: begin")[2].partition("<!-- transcript: end")[0]
    command, *lines = [line for line in shown.splitlines()[2:-1] if line != "[...]"]
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    printed = unwrapped(run(*command.split()[2:], typed=[*BEFORE, *typed, "q", ""]).out)
    assert typed
    assert [line for line in lines if not line.startswith("> ") and unwrapped(line) not in printed] == []


def unwrapped(text: str) -> str:
    """However long its lines are."""
    return " ".join(text.split())
