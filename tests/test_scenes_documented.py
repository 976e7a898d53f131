"""docs/scenes.md: every word a scene takes stands there, and its example runs; every counter a scene may put is known."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.classic.powers import ALIENS as CLASSIC
from fifthcolony.duel.powers import ALIENS as DUEL
from fifthcolony.kernel.registry import kit_of

TEXT = (Path(__file__).resolve().parent.parent / "docs" / "scenes.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "heading"), [("classic", "## A classic position"), ("duel", "## A duel")])
def test_every_word_of_a_scene_is_documented_and_no_other(game: str, heading: str) -> None:
    make = kit_of(game).scene
    assert make is not None
    rows = [line.split("|")[1] for line in TEXT.split(heading)[1].split("\n## ")[0].splitlines() if line.startswith("| `")]
    assert sorted(word for row in rows for word in re.findall(r"`(\w+)`", row)) == sorted(inspect.signature(make).parameters)


def test_the_example_runs() -> None:
    example = TEXT.split("```python\n")[1].split("```")[0]
    found: dict[str, object] = {}
    exec(example + "\nships = s.ships('zombie', 'macron 1')\nasked = s.asked", found)
    assert found["ships"] == 2


@pytest.mark.parametrize("alien", [*CLASSIC.values(), *DUEL.values()], ids=lambda alien: alien.name)
def test_an_alien_that_puts_counters_says_which(alien: Any) -> None:
    module = inspect.getmodule(alien.hooks[0].run)
    assert module is not None
    assert bool(alien.tokens) == ("set_tokens" in inspect.getsource(module))
