"""Write down which fields of a view each rule of thumb of the bots reads, from their sources: `python tools/bot_reads.py [--check]`.

A bot says beforehand what it wants to see. Nobody has to keep that list: what a function reads is every `view["field"]` in it and in
all that it refers to, down to the tables of functions, in its own room or in those of other bots.
"""

import ast
import importlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import fifthcolony

BOTS = Path(fifthcolony.__path__[0]) / "bots"
BOTS_ROOM = "fifthcolony.bots."
# By the folder of a bot: what is looked up by the words of an ask, in which of its tables, and under which name it is written down.
_BOTH = {"prompts": "bot.JUDGES", "kinds": "bot.KINDS", "shapes": "bot.BY_SHAPE", "rules": "windows.RULES"}
_CLASSIC = _BOTH | {"cards": "windows.REINFORCING"}
TABLES = {"classic": _CLASSIC, "classic/sage": _CLASSIC, "duel": _BOTH, "duel/sage": _BOTH | {"rules": ".windows.RULES"}}
"""A dot leads to the folder above: the sage of Duel uses powers by the rules of the simple bot."""
SEQUELS = {"alliance.answer": "alliance.ships"}
"""Prompts whose view is kept for the next one, which sees no other."""
BY_OPTIONS = {"window", "reinforcements"}
"""Functions whose rules the bot finds by the options of an ask: only those that are offered are wanted."""


@cache
def source(module: str) -> ast.Module:
    """A module of the bots, as it is written."""
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def file_of(module: str) -> Path:
    """Where a module of the bots stands."""
    return BOTS.joinpath(*module.split(".")[2:]).with_suffix(".py")


@cache
def definitions(module: str) -> dict[str, ast.AST]:
    """What a module defines at its top: functions, classes, constants."""
    found: dict[str, ast.AST] = {}
    for node in source(module).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
    return found


@cache
def homes(module: str) -> dict[str, str]:
    """Where the names come from that a module has from other modules of bots; a module itself comes from where it stands."""
    found: dict[str, str] = {}
    for node in source(module).body:
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(BOTS_ROOM):
            for alias in node.names:
                path = f"{node.module}.{alias.name}"
                found[alias.asname or alias.name] = path if is_module(path) else str(node.module)
    return found


@cache
def is_module(path: str) -> bool:
    """Whether this names a module of the bots, and not something inside of one."""
    return file_of(path).is_file()


def fields_read(node: ast.AST) -> set[str]:
    """The fields that a piece of code reads itself: `view["this"]`, `view["this" if so else "that"]`."""
    found: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Subscript) and getattr(inner.value, "id", getattr(inner.value, "attr", "")) == "view":
            found |= {part.value for part in ast.walk(inner.slice) if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return found


def referred(node: ast.AST, module: str) -> Iterator[tuple[str, str]]:
    """The functions, classes and tables of bots that a piece of code names, as module and name."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name):
            yield homes(module).get(inner.id, module), inner.id
        elif isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id in homes(module):
            yield homes(module)[inner.value.id], inner.attr


def read_by(module: str, name: str, seen: set[tuple[str, str]]) -> set[str]:
    """All fields that something reads, with all it refers to."""
    if (module, name) in seen or name in BY_OPTIONS or name not in definitions(module):
        return set()
    seen.add((module, name))
    node = definitions(module)[name]
    return fields_read(node).union(*(read_by(where, what, seen) for where, what in referred(node, module)))


def reads_of(bot: str) -> dict[str, dict[str, list[str]]]:
    """For every word in the tables of a bot, named by its folder, what its function reads."""
    room, made = BOTS_ROOM + bot.replace("/", "."), {}
    for title, where in TABLES[bot].items():
        module, _, table = where.rpartition(".")
        judges: dict[str, Any] = getattr(importlib.import_module(f".{module}", room), table)
        reads = {word: read_by(judge.__module__, judge.__name__, set()) for word, judge in sorted(judges.items())}
        made[title] = {word: sorted(reads[word] | reads.get(SEQUELS.get(word, ""), set())) for word in reads}
    return made


def main() -> int:
    """Write the files, or say which is out of date."""
    for bot in TABLES:
        goal = BOTS / bot / "reads.json"
        text = json.dumps(reads_of(bot), indent=1) + "\n"
        if "--check" not in sys.argv[1:]:
            goal.write_text(text, encoding="utf-8")
        elif goal.read_text(encoding="utf-8") != text:
            print(f"{bot}/{goal.name} is out of date: run python tools/bot_reads.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
