"""The page: for each game its wishes, its prompts, the words of its options, and its view."""

import inspect
import json
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fifthcolony.kernel.registry import KITS, Kit, Wish, kit_of
from fifthcolony.text.languages import FALLBACK, FIELD
from tools.reference.fields import Row, fields_of, parts_of
from tools.reference.looking import Seen, read
from tools.reference.words import OPTIONS, WISHES
from tools.rules import ROOT

PAGE: Final = ROOT / "docs" / "reference.md"
GAMES: Final = ("classic", "duel")
TITLES: Final = {"classic": "Cosmic Encounter", "duel": "Cosmic Encounter Duel"}
HEAD: Final = """# Reference

What both games can be set up with, every prompt with its options, the words that options are made of, and every field of a view: for
[bots](bots.md), for clients of the [protocol](protocol.md), for whoever uses the library. `make reference` writes this page from the
kits, the texts, the types of the views, and from games that it looks at; a test fails when it is out of date.

A `*` stands for what is different each time. Lists are by seat where nothing else is said, and cards are called by their kinds
(`fifthcolony aliens` and the encyclopedia of the browser say what they are).
"""
PROMPTS: Final = """
A prompt's text is shown as it is without its params: `...` stands for each of them, and the last column says what kinds of words they are.
Where it says *secret*, the others are not told that somebody is asked at all. Every prompt that begins with `window.` is a moment at
which one may act, and has `use:*`, `card:*` or both among its options. Where options are *rare*, the prompt has a text and was met in none
of the games looked at.
"""
NOT_SEEN: Final = "*rare*"


def write_page() -> str:
    """The whole of it."""
    seen = read()
    return HEAD + "".join(f"\n## {TITLES[game]}\n{''.join(_game(game, seen.get(game, {})))}" for game in GAMES)


def _game(game: str, seen: Seen) -> Iterator[str]:
    kit = kit_of(game)
    yield f'\nCalled `"{game}"`: `fifthcolony.new_game("{game}", seed=7)`. Its rules are version {kit.rules}.\n'
    yield "\n### What it can be set up with\n\n| keyword | what it may be | what it says |\n|---|---|---|\n"
    yield from _wishes(kit)
    yield f"\n### What is asked\n{PROMPTS}\n| prompt | text | options | filled by |\n|---|---|---|---|\n"
    yield from (_prompt(prompt, text, seen.get(prompt)) for prompt, text in sorted(prompts_of(game, seen).items()))
    yield "\n### What options are made of\n\n| option | what is chosen |\n|---|---|\n"
    yield from (f"| `{_example(word, seen)}` | {meaning} |\n" for word, meaning in OPTIONS[game].items() if _example(word, seen))
    yield "\n### What a view holds\n\nFields marked with * hang on who looks; the others are the same for everybody.\n"
    yield from _view(kit)


# --- wishes -----------------------------------------------------------------------------------------------------------------------------


def _wishes(kit: Kit) -> Iterator[str]:
    offered = {wish.name: wish for wish in kit.wishes}
    for name, given in inspect.signature(kit.configure).parameters.items():
        wish = offered.get(name)
        help_ = wish.help if wish is not None and wish.help else WISHES[kit.name][name]
        yield f"| `{name}` | {_ways(kit, wish, name)} | {help_}; unless said: {_usual(given.default)} |\n"


def _ways(kit: Kit, wish: Wish | None, name: str) -> str:
    if wish is None:
        return ", ".join(f"`{seats}`" for seats in kit.seats) if name == "seats" else "a number" if name in _NUMBERS else "a list of names"
    ways = [f"`{json.dumps(way)}`" for way in wish.ways]
    return ", ".join(ways + (["a list of names"] if wish.names is not None else []))


_NUMBERS: Final = ("first", "deal_rounds")


def _usual(value: Any) -> str:
    return "none" if value is None or value == () else f"`{json.dumps(value)}`"


# --- prompts ----------------------------------------------------------------------------------------------------------------------------


def prompts_of(game: str, seen: Seen) -> dict[str, str]:
    """Every prompt that has a text among the game's, or that was seen in it, with its text."""
    texts = files("fifthcolony.text").joinpath(FALLBACK)
    own = dict(_told(texts.joinpath(game)))
    shared = dict(_told(texts))
    return own | {prompt: shared.get(prompt, "") for prompt in seen if prompt not in own}


def _told(home: Traversable) -> Iterator[tuple[str, str]]:
    """The prompts in the files of a folder and, where it is one game's, of the folders in it."""
    for path in home.iterdir():
        if path.is_dir() and path.name not in KITS:
            yield from _told(path)
        elif path.name.endswith(".json"):
            texts = json.loads(path.read_text(encoding="utf-8"))
            yield from ((key[7:], text) for key, text in texts.items() if key.startswith("prompt.") and not key.endswith(".none"))


def _prompt(prompt: str, text: str, seen: dict[str, Any] | None) -> str:
    options = ", ".join(f"`{kind}`" for kind in seen["options"]) if seen else NOT_SEEN
    secret = " *secret*" if seen and seen["secret"] else ""
    params = ", ".join(f"`{kind}`" for kind in seen["params"]) if seen else ""
    return f"| `{prompt}`{secret} | {FIELD.sub('...', text)} | {options} | {params} |\n"


def _example(word: str, seen: Seen) -> str:
    """How an option of this word looks; nothing where none was ever seen."""
    kinds = {kind for known in seen.values() for kind in known["options"]}
    if word in kinds:
        return word
    return f"{word}:*" if any(kind.startswith(f"{word}:") for kind in kinds) else ""


# --- views ------------------------------------------------------------------------------------------------------------------------------


def _view(kit: Kit) -> Iterator[str]:
    assert kit.parts is not None, "a test asks for the parts of every view"
    yield from _table(fields_of(kit.name), kit.parts.own)
    for name, (told, rows) in parts_of(kit.name).items():
        yield f"\n`{name}`: {told}\n"
        yield from _table(rows, ())


def _table(rows: list[Row], own: tuple[str, ...]) -> Iterator[str]:
    yield "\n| field | type | what it is |\n|---|---|---|\n"
    for row in rows:
        kind = row.type.replace("|", "\\|")
        yield f"| `{row.name}`{' *' if row.name in own else ''} | `{kind}` | {row.meaning} |\n"
