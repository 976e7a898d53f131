"""Which text keys the code uses, read off its source: what it asks, tells, offers and shows."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fifthcolony.text import needs
from fifthcolony.text.needs import ASKING, TELLING, Used, pattern

__all__ = ["ASKING", "TELLING", "is_made", "keys_given", "words_in"]

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fifthcolony"


def nodes(room: str) -> Iterator[ast.AST]:
    """Everything that is written in a room of the package."""
    for path in sorted((SOURCE / room).rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)))


def keys_given(room: str, names: frozenset[str]) -> Used:
    """The keys given to functions of these names in a room of the package."""
    return needs.keys_given(nodes(room), names)


def words_in(*rooms: str) -> Used:
    """Every string in these rooms, and the pattern of every one that is put together from a known beginning."""
    written = [node for room in rooms for node in nodes(room)]
    made = [node for node in written if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in made for part in node.values}
    plain = {node.value for node in written if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts}
    return Used(frozenset(plain), frozenset(pattern(node) for node in made if not pattern(node).startswith(".")))


def is_made(word: str, used: Used) -> bool:
    """Whether a word stands in the code, or can be put together there."""
    return word in used.plain or any(re.fullmatch(made, word) for made in used.made)
