"""An alien is named in its own file, in its texts and in its tests, and nowhere else: shared code knows powers by what they do."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifthcolony.classic.powers import ALIENS

SOURCE = Path(__file__).resolve().parent.parent / "src" / "fifthcolony"
ALIEN_FILES = SOURCE / "classic" / "aliens"
ALIEN_TEXTS = {folder / "classic" / "aliens" for folder in (SOURCE / "text").iterdir()}
NAMED_AS_DATA = {SOURCE / "classic" / "combos.json": "a combo card is nothing but the names on it"}
OTHER_GAMES = {"duel": "it has never heard of these aliens, whatever its own words sound like"}
PLAIN_ENGLISH = {"chosen", "human", "loser", "machine", "mind", "mirror", "reserve", "shadow", "void", "will"}
"""Names that a sentence may need for what they mean; as a key they are names all the same."""
OTHERS_WORDS = {"research/aec.py": {"human"}}
"""Words of somebody else's interface: PettingZoo calls a way to render so."""


def own_file(path: Path) -> str:
    """The alien that a file belongs to, if any."""
    return path.stem if path.parent in {ALIEN_FILES, *ALIEN_TEXTS} else ""


def literals(source: str) -> Iterator[str]:
    """The strings of a module that are no docstrings, the fixed parts of those put together there, and the modules it imports."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
        elif isinstance(node, ast.ImportFrom) and ".aliens" in (node.module or ""):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if ".aliens." in alias.name)


def written(path: Path) -> Iterator[str]:
    """What stands in a file for the program rather than for people."""
    text = path.read_text(encoding="utf-8")
    yield from literals(text) if path.suffix == ".py" else json.loads(text)


def names_in(word: str) -> set[str]:
    """The aliens that a string names."""
    names = ALIENS.keys() - PLAIN_ENGLISH if " " in word else ALIENS.keys()
    return {name for name in names if re.search(rf"(?<![\w]){name}(?![\w])", word)}


def strangers(path: Path) -> set[str]:
    """The aliens that a file names without being theirs; which others an alien never meets is its own affair."""
    own = own_file(path)
    allowed = {own, *ALIENS[own].not_with} if own in ALIENS else set()
    allowed |= OTHERS_WORDS.get(path.relative_to(SOURCE).as_posix(), set())
    return {name for word in written(path) for name in names_in(word)} - allowed


@pytest.mark.parametrize("suffix", [".py", ".json"])
def test_no_alien_is_named_outside_its_own_files(suffix: str) -> None:
    rooms = [room for room in sorted(SOURCE.iterdir()) if room.name not in OTHER_GAMES]
    found = [path for room in rooms for path in ([room] if room.is_file() else sorted(room.rglob("*")))]
    others = {"static", *OTHER_GAMES}
    files = [path for path in found if path.suffix == suffix and path not in NAMED_AS_DATA and not others & {*path.parts}]
    assert any(own_file(path) for path in files)
    assert {str(path.relative_to(SOURCE)): strangers(path) for path in files if strangers(path)} == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('JUDGES = {"amoeba.in": 1}', {"amoeba"}),
        ('if name == "mind": pass', {"mind"}),
        ('word = f"use:macron.{hook}"', {"macron"}),
        ('g.tell("a zombie comes back")', {"zombie"}),
        ("from fifthcolony.classic.aliens import macron", {"macron"}),
        ("from fifthcolony.classic.aliens.macron import mass", {"macron"}),
        ("mind = chosen(loser)", set()),
        ('raise ValueError("nobody will mind")', set()),
        ('"""Like clone 3."""', set()),
        ('combo = "strong_will"', set()),
    ],
)
def test_a_name_is_found_where_it_is_one(line: str, found: set[str]) -> None:
    assert {name for word in literals(line) for name in names_in(word)} == found
