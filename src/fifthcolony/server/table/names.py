"""What people and bots are called, and what may be written."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import CHAT_LENGTH, NAME_LENGTH

_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing, which are no blanks to Unicode."""
_MARKS: Final = frozenset(map(chr, (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Marks on other letters that are not drawn: with and without them, a name looks the same."""
BOT_NAMES: Final = ("Ansa", "Bo", "Ceres", "Dario", "Elif", "Fenna", "Goro", "Hale", "Imre", "Juno", "Kaya", "Lior")


def _shown(text: str) -> str:
    """Without letters that do not show or turn the line around, blanks as one space each."""
    drawn = unicodedata.normalize("NFC", "".join(letter for letter in text if letter not in _MARKS))
    kept = (" " if letter in _BLANKS or unicodedata.category(letter)[0] == "C" else letter for letter in drawn)
    return " ".join("".join(kept).split())


def _alike(name: str) -> str:
    """The same for names that people would take for one another: in letters of another size or width."""
    return unicodedata.normalize("NFKC", name).casefold()


def clean_name(text: str, taken: Iterable[str] = ()) -> str:
    """A name that shows and differs from those taken."""
    name = _shown(text)[:NAME_LENGTH].strip()
    if all(unicodedata.category(letter)[0] == "M" for letter in name):
        raise Refused("bad_name", "a name needs a letter that shows")
    others = {_alike(other) for other in taken}
    number = 2
    unique = name
    while _alike(unique) in others:
        unique = f"{name[: NAME_LENGTH - 3].strip()} {number}"
        number += 1
    return unique


def clean_text(text: str) -> str:
    """A line of talk."""
    line = _shown(text)[:CHAT_LENGTH].strip()
    if not line:
        raise Refused("bad_text", "nothing was said")
    return line


def bot_name(taken: Iterable[str]) -> str:
    """The next free name for a bot."""
    others = {other.casefold() for other in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in others]
    return free[0] if free else clean_name(BOT_NAMES[0], others)
