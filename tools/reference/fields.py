"""The fields of views with their types and what their docstrings say, read from the sources."""

import ast
import inspect
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple

from fifthcolony.classic import view_types as classic
from fifthcolony.duel import view_types as duel
from fifthcolony.kernel import view_types as kernel

VIEWS: Final[dict[str, Any]] = {"classic": classic.ClassicView, "duel": duel.DuelView}


class Row(NamedTuple):
    """One field."""

    name: str
    type: str
    meaning: str


@cache
def rows_of(module: ModuleType) -> dict[str, list[Row]]:
    """By class, its own fields in their order."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = [_row(here, after) for here, after in zip(node.body, [*node.body[1:], None], strict=True) if _is_field(here)]
    return found


def _is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign)


def _row(node: ast.stmt, after: ast.stmt | None) -> Row:
    assert isinstance(node, ast.AnnAssign), "it is a field"
    told = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
    return Row(ast.unparse(node.target), ast.unparse(node.annotation).replace("'", '"'), str(told))


def fields_of(game: str) -> list[Row]:
    """All fields of a game's view, its own first."""
    return [row for kind in (VIEWS[game], kernel.Owed) for row in rows_of(_module(kind))[kind.__name__]]


def parts_of(game: str) -> dict[str, tuple[str, list[Row]]]:
    """The records that its fields are made of: what each is, and its fields."""
    module, own = _module(VIEWS[game]), VIEWS[game].__name__
    mine = [name for name in rows_of(module) if name not in (own, "SeatView")]
    shared = ["ViewOutcome", "ViewAsk"]
    found = {name: (module, rows_of(module)[name]) for name in mine} | {name: (kernel, rows_of(kernel)[name]) for name in shared}
    return {name: (inspect.getdoc(getattr(home, name)) or "", rows) for name, (home, rows) in found.items()}


def _module(kind: type) -> ModuleType:
    return import_module(kind.__module__)
