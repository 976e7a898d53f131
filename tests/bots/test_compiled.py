"""What compiling would otherwise break without a word."""

import ast
from collections.abc import Iterator
from pathlib import Path

import fifthcolony

BOTS = Path(fifthcolony.__file__).parent / "bots"
INTERPRETED = "process"
"""A room that is never compiled."""


def begun_by_itself(path: Path) -> Iterator[tuple[ast.ClassDef, bool]]:
    """The classes of a file that have bots above them and an `__init__`, and whether they let interpreted classes inherit."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in ("Bot", "Mind", "Seer", "SimpleBot") for base in node.bases):
            has_init = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
            if has_init:
                yield node, any("allow_interpreted_subclasses=True" in ast.unparse(decorator) for decorator in node.decorator_list)


def test_a_bot_with_an_init_says_that_others_may_inherit_from_it_or_mypyc_never_calls_that_init() -> None:
    found = {f"{path.relative_to(BOTS)}: {node.name}": says for path in sorted(BOTS.rglob("*.py")) if INTERPRETED not in path.parts
             for node, says in begun_by_itself(path)}  # fmt: skip
    assert "mind.py: Mind" in found
    assert [name for name, says in found.items() if not says] == []


def bare_tuples_of_fractions(path: Path) -> Iterator[str]:
    """The constants of a file that are tuples with a fraction in them, and say no more of their type than that they are constant."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=name, annotation=ast.Name(), value=ast.Tuple(elts=[*_] as parts)) if any(map(is_fraction, parts)):
                yield ast.unparse(name)


def is_fraction(node: ast.expr) -> bool:
    """A number with a point, less than nothing or not."""
    return any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in ast.walk(node))


def test_constant_tuples_of_fractions_say_their_type_or_mypyc_takes_them_for_unset() -> None:
    rooms = [BOTS, *(BOTS.parent / name for name in ("kernel", "classic", "duel"))]
    found = [f"{path.relative_to(BOTS.parent)}: {name}" for room in rooms for path in sorted(room.rglob("*.py"))
             for name in bare_tuples_of_fractions(path)]  # fmt: skip
    assert found == []
