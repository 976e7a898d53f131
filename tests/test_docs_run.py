"""Pages that teach by doing: their programs run, their commands are played with fewer games, their JSON and TOML can be read."""

import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifthcolony.bots import registry
from fifthcolony.bots.references import WHERE
from fifthcolony.cli.main import main, parser
from tests.cli.conftest import keyboard

pytestmark = pytest.mark.unguarded
ROOT = Path(__file__).resolve().parent.parent
PAGES = ("play", "aliens", "bots", "bot-protocol", "laboratory", "research")
FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"# (\w+\.py)\n")
SET = re.compile(r"([A-Z_]+)=(\S+) (.*)")
FEWER = ((re.compile(r"--games \d+"), "--games 2"), (re.compile(r"@\d+"), "@4"))
NEEDS_NO_CORES = ("lab run", "lab ladder")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to follow a page in, from which nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_OWN", {})
    yield tmp_path
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(path.stem, None)


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_shows_works(page: str, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = FENCED.findall((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"))
    assert blocks
    for language, text in blocks:
        monkeypatch.setenv(WHERE, "")  # each block is begun in a new terminal
        if language == "python":
            follow_program(text, here)
        elif language == "sh":
            for line in text.splitlines():
                follow_command(line, monkeypatch)
        elif language == "toml":
            assert tomllib.loads(text)
        else:
            assert language in ("json", "text"), f"how is a block of {language} checked?"
            assert all(json.loads(line) for line in text.splitlines() if language == "json")


def follow_program(text: str, here: Path) -> None:
    """Keep it as the file that its first line names, or run it."""
    named = NAMED.match(text)
    if named:
        (here / named[1]).write_text(text, encoding="utf-8")
    else:
        exec(text, {})


def follow_command(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a command with fewer games than it says; one that waits for people is only read."""
    if line.startswith("make "):
        assert re.search(rf"^{line.split()[1]}:.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), f"no target: {line}"
        return
    given = SET.fullmatch(line)
    if given:
        monkeypatch.setenv(given[1], given[2])
        line = given[3]
    for much, less in FEWER:
        line = much.sub(less, line)
    command, *words = shlex.split(line.replace("run:python3", f"run:{sys.executable}"), comments=True)
    assert command == "fifthcolony", line
    if not words or words[0] == "serve":
        parser().parse_args(words)
        return
    monkeypatch.setattr("builtins.input", keyboard(["q", ""]))
    one_core = ["--jobs", "1"] if line.startswith(tuple(f"fifthcolony {study}" for study in NEEDS_NO_CORES)) else []
    assert main([*words, *one_core]) == 0, line
