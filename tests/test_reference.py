"""docs/reference.md: it is what the code says, leaves out no prompt, option, field or wish, and explains each."""

import inspect

import pytest

from fifthcolony.kernel.registry import kit_of
from fifthcolony.text.languages import FALLBACK, texts_of
from tools.reference.fields import fields_of, parts_of
from tools.reference.looking import games, note, read, unseen
from tools.reference.page import GAMES, PAGE, write_page
from tools.reference.words import OPTIONS, WISHES

pytestmark = pytest.mark.unguarded
LOOKED_AT = {"classic": range(8), "duel": range(12)}


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "run make reference"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_asks_what_the_page_does_not_know(game: str) -> None:
    seen = read()[game]
    new = {word for g in games(game, LOOKED_AT[game]) for ask in g.asks for word in unseen(seen, ask)}
    assert sorted(new) == [], "run make reference REFERENCE='--games 600'"


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_that_was_seen_still_has_a_text(game: str) -> None:
    assert [prompt for prompt in read()[game] if f"prompt.{prompt}" not in texts_of(FALLBACK)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_word_of_every_option_is_explained(game: str) -> None:
    kinds = {kind for known in read()[game].values() for kind in known["options"]}
    own = {prompt.partition(".")[0] for prompt in read()[game]} | breakers()
    heads = {kind.partition(":")[0] for kind in kinds}
    assert sorted(heads - {*OPTIONS[game]} - own) == []
    assert {"card", "pass", "use"} <= heads


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_a_meaning(game: str) -> None:
    tables = [fields_of(game), *(rows for _, rows in parts_of(game).values())]
    assert [row.name for rows in tables for row in rows if not row.meaning] == []
    parts = kit_of(game).parts
    assert parts is not None
    assert {row.name for row in tables[0]} == {*parts.shared, *parts.own}


@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_is_explained_once(game: str) -> None:
    kit = kit_of(game)
    said = [wish.name for wish in kit.wishes if wish.help]
    assert sorted([*said, *WISHES[game]]) == sorted(inspect.signature(kit.configure).parameters)


def test_an_ask_of_a_new_kind_is_found() -> None:
    g = next(games("duel", range(1)))
    ask = g.asks[0]
    assert unseen({}, ask) == [ask.prompt]
    seen = read()["duel"]
    seen[ask.prompt]["options"] = []
    assert unseen(seen, ask)
    note(seen, ask)
    assert unseen(seen, ask) == []


def breakers() -> set[str]:
    """Aliens, envoys and technologies: what they ask begins with their names."""
    named = [key.split(".") for key in texts_of(FALLBACK) if key.startswith(("alien.", "envoy.", "technology."))]
    return {name for _, name, *_ in named}
