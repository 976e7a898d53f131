"""Which text keys the code uses, read off its source: what it asks, tells, offers and shows."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fifthcolony"
ASKING = {"Ask", "agree", "choose", "gather", "pick", "pick_cards", "pick_or_leave", "set_aside", "spread"}
TELLING = {"tell"}
PUSHING = {"then"}
"""What is given to a step that is pushed is given to the step: its name comes first."""
KEY = re.compile(r"[a-z_]+(\.[a-z_]+)+")


class Used(NamedTuple):
    """Keys as they stand in the code, and those that are put together there, as patterns."""

    plain: frozenset[str]
    made: frozenset[str]


def calls(room: str, names: set[str]) -> Iterator[ast.Call]:
    """Every call of a function of such a name in a room of the package."""
    for node in nodes(room):
        if isinstance(node, ast.Call) and (called(node.func) in names or (called(node.func) in PUSHING and called(node.args[0]) in names)):
            yield node


def called(function: ast.expr) -> str:
    """The name that a function is called by."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def nodes(room: str) -> Iterator[ast.AST]:
    """Everything that is written in a room of the package."""
    for path in sorted((SOURCE / room).rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)))


def pattern(made: ast.JoinedStr) -> str:
    """An f-string as a pattern of what can come out of it."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in made.values)


def keys_given(room: str, names: set[str]) -> Used:
    """The keys given to functions of these names."""
    plain, made = set(), set()
    for call in calls(room, names):
        ifs = [argument for argument in call.args if isinstance(argument, ast.IfExp)]
        for argument in (*call.args, *(branch for either in ifs for branch in (either.body, either.orelse))):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and KEY.fullmatch(argument.value):
                plain.add(argument.value)
            elif isinstance(argument, ast.JoinedStr) and "\\." in pattern(argument):
                made.add(pattern(argument))
    return Used(frozenset(plain), frozenset(made))


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
