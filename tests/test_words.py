"""Every timing point, query and event says where it is declared what it is, and something in its game's rules leads to it."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "fifthcolony"
WORDS = {"classic": ("When", "Query", "Consequence"), "duel": ("When", "Query")}


def declared(source: str, owners: tuple[str, ...]) -> dict[str, str]:
    """What the classes of these names declare, each with what stands under it."""
    found = {}
    for owner in ast.parse(source).body:
        if isinstance(owner, ast.ClassDef) and owner.name in owners:
            for line, below in zip(owner.body, [*owner.body[1:], None], strict=True):
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    said = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
                    found[f"{owner.name}.{line.target.id}"] = str(said)
    return found


def words_of(game: str) -> dict[str, str]:
    return declared((SOURCE / game / "words.py").read_text(encoding="utf-8"), WORDS[game])


@pytest.mark.parametrize("game", WORDS)
def test_every_point_query_and_event_is_explained(game: str) -> None:
    assert {word.partition(".")[0] for word in words_of(game)} == set(WORDS[game])
    assert [word for word, said in words_of(game).items() if not said.endswith(".")] == []


@pytest.mark.parametrize("game", WORDS)
def test_every_point_query_and_event_occurs_in_the_rules(game: str) -> None:
    """What only powers name would never happen to them."""
    rules = [path for path in (SOURCE / game).rglob("*.py") if path.parent.name not in ("aliens", "envoys", "checks")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in rules if path.name not in ("words.py", "advice.py"))
    assert [word for word in words_of(game) if not re.search(rf"\b{re.escape(word)}\b", written)] == []


def test_a_word_without_an_explanation_is_found() -> None:
    source = (
        'class When:\n    """Points."""\n    A: Final = Point("a")\n    """Said."""\n    B: Final = Point("b")\n    C: Final = Point("c")\n'
    )
    assert declared(source, ("When",)) == {"When.A": "Said.", "When.B": "", "When.C": ""}
