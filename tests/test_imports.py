"""Imports point one way: the kernel knows nobody, the two games never meet, bots never look inside a game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "fifthcolony"
SOURCE = Path(__file__).resolve().parent.parent / "src" / PACKAGE

# room: what its modules may import besides the room itself. A room is a folder or a module of the package,
# and PACKAGE is the package's own __init__. A dotted name opens a single module of a room.
GAMES = {"kernel", "classic", "duel"}
ABOVE_LAB = GAMES | {PACKAGE, "games", "text", "bots"}
EVERYBODY = ABOVE_LAB | {"lab", "server", "cli", "guests"}
WORDS = {
    "classic.advice",
    "classic.cards",
    "classic.view_types",
    "classic.words",
    "duel.advice",
    "duel.cards",
    "duel.destiny",
    "duel.view_types",
    "duel.words",
}
"""What of the games is data and words, no rules: all that bots may know of them."""
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "classic": {"kernel"},
    "duel": {"kernel"},
    "games": GAMES,
    "guests": GAMES | {"text"},
    PACKAGE: GAMES | {"games"},
    "text": {"kernel"},
    "bots": WORDS | {"kernel", "text"},
    "lab": ABOVE_LAB,
    "research": ABOVE_LAB | {"cli"},
    "server": EVERYBODY,
    "cli": EVERYBODY,
    "__main__": {"cli"},
}


def name_of(path: Path, source: Path) -> str:
    """The module's name inside the package: `classic.cards`, `kernel` for kernel/__init__.py, `` for the package."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(path: Path, source: Path, modules: set[str]) -> Iterator[str]:
    """What the module imports of the package, at any depth of its code; the package itself is ``."""
    inside = [PACKAGE, *path.relative_to(source).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        match node:
            case ast.Import(names=names):
                full = [alias.name for alias in names]
            case ast.ImportFrom(module=module, names=names, level=level):
                start = inside[: len(inside) - level + 1] if level else []
                base = ".".join([*start, *([module] if module else [])])
                full = [f"{base}.{alias.name}" for alias in names]
            case _:
                continue
        for name in full:
            package, _, inner = name.partition(".")
            if package == PACKAGE:
                yield inner if inner in modules else inner.rpartition(".")[0]


def wrong_imports(source: Path) -> list[str]:
    """One line for each import that goes against MAY_IMPORT, and for each room it does not list."""
    paths = {name_of(path, source): path for path in sorted(source.rglob("*.py"))}
    wrong = []
    for name, path in paths.items():
        room = name.partition(".")[0] or PACKAGE
        if room not in MAY_IMPORT:
            wrong.append(f"{name} is in no known room")
            continue
        for target in imported_by(path, source, set(paths)):
            target_room = target.partition(".")[0] or PACKAGE
            if target_room != room and not {target_room, target} & MAY_IMPORT[room]:
                wrong.append(f"{name or PACKAGE} imports {target or PACKAGE}")
    return wrong


def test_imports_point_one_way() -> None:
    assert wrong_imports(SOURCE) == []


@pytest.mark.parametrize(
    ("module", "line", "found"),
    [
        ("kernel/frames.py", "from fifthcolony.classic import cards", "kernel.frames imports classic.cards"),
        ("kernel/frames.py", "import fifthcolony.classic.cards", "kernel.frames imports classic.cards"),
        ("kernel/frames.py", "from .. import classic", "kernel.frames imports classic"),
        ("kernel/frames.py", "from fifthcolony import new_game", "kernel.frames imports fifthcolony"),
        ("kernel/frames.py", "import fifthcolony", "kernel.frames imports fifthcolony"),
        ("classic/phases/reveal.py", "from ...duel.state import State", "classic.phases.reveal imports duel.state"),
        (
            "classic/phases/reveal.py",
            "def late():\n    import fifthcolony.text.en",
            "classic.phases.reveal imports text.en",
        ),
        ("duel/state.py", "from fifthcolony.classic.cards import Card", "duel.state imports classic.cards"),
        ("bots/search.py", "from fifthcolony.classic.state import State", "bots.search imports classic.state"),
        ("bots/search.py", "from fifthcolony import classic", "bots.search imports classic"),
        ("games.py", "from fifthcolony.bots import search", "games imports bots.search"),
        ("__init__.py", "from fifthcolony.cli import main", "fifthcolony imports cli.main"),
        ("attic/box.py", "", "attic.box is in no known room"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, module: str, line: str, found: str) -> None:
    assert found in wrong_imports(make_tree(tmp_path, module, line))


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel/frames.py", "from . import rng\nfrom .rng import step\nimport json\nfrom collections import abc"),
        ("classic/phases/reveal.py", "from ...kernel.rng import step\nfrom ..cards import Card"),
        ("bots/search.py", "from fifthcolony.classic import cards\nfrom fifthcolony.classic.cards import Card"),
        ("bots/search.py", "from fifthcolony.classic.words import PLANETS"),
        ("__init__.py", "from fifthcolony.games import new_game"),
        (
            "cli/main.py",
            "import fifthcolony\nfrom fifthcolony.bots import search\nfrom fifthcolony.classic import state",
        ),
    ],
)
def test_a_right_import_is_let_through(tmp_path: Path, module: str, line: str) -> None:
    assert wrong_imports(make_tree(tmp_path, module, line)) == []


def make_tree(root: Path, module: str, line: str) -> Path:
    """A small package in which only `module` imports anything."""
    tree = [
        "__init__.py",
        "games.py",
        "kernel/__init__.py",
        "kernel/rng.py",
        "classic/__init__.py",
        "classic/cards.py",
        "classic/state.py",
        "classic/words.py",
        "duel/state.py",
        "text/en.py",
        "bots/search.py",
        "cli/main.py",
    ]
    for name in {*tree, module}:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(line + "\n" if name == module else "", encoding="utf-8")
    return root
