"""Which texts a reader needs when: what the browser always says, what belongs to one game, and what is looked up.

A part is known by its name: `client` (what any page says: the client's lines of all games, the names of powers, the variants), a game's
own name, or `guide` (lessons and how to play). What only the terminal says is in none of them.
"""

from collections.abc import Mapping
from typing import Final

from fifthcolony.text.languages import FALLBACK, files_of, texts_of

CLIENT: Final = "client"
_APART: Final = {"terminal.json": "", "guide.json": "guide"}
_OF_ANY_PAGE: Final = "browser.json"
_NAME: Final = ".name"
_kept: dict[str, tuple[Mapping[str, str], dict[str, dict[str, str]]]] = {}


def parts_of(language: str) -> dict[str, dict[str, str]]:
    """A language's texts for the browser by part and key, with English where it has none."""
    texts = texts_of(language)
    known = _kept.get(language)
    # A newcomer's texts come as another dictionary: what was sorted before is sorted again.
    if known is None or known[0] is not texts:
        known = _kept[language] = texts, _sorted(language, texts)
    return known[1]


def _sorted(language: str, texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    # Where English says it: a language may keep its files otherwise.
    wheres = {key: part_of(path, key) for speaks in (language, FALLBACK) for path, found in files_of(speaks) for key in found}
    parts: dict[str, dict[str, str]] = {}
    for key, text in texts.items():
        if where := wheres[key]:
            parts.setdefault(where, {})[key] = text
    return parts


def part_of(path: str, key: str) -> str:
    """The part to which a key of this file belongs; empty if the browser never says it."""
    *folders, file = path.split("/")
    game = folders[0] if folders else ""
    if file in _APART:
        return _APART[file]
    if not game or file == _OF_ANY_PAGE or "variants" in folders or key.endswith(_NAME):
        return CLIENT
    return game
