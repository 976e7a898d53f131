"""What people and bots are called, and what may be written."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import CHAT_LENGTH, NAME_LENGTH

BOT_NAMES: Final = ("Ansa", "Bo", "Ceres", "Dario", "Elif", "Fenna", "Goro", "Hale", "Imre", "Juno", "Kaya", "Lior")


def _shown(text: str) -> str:
    """Without letters that do not show or turn the line around, blanks as one space each."""
    kept = (letter if unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join("".join(kept).split())


def clean_name(text: str, taken: Iterable[str] = ()) -> str:
    """A name that shows and differs from those taken."""
    name = _shown(text)[:NAME_LENGTH].strip()
    if not name:
        raise Refused("bad_name", "a name needs a letter that shows")
    others = {other.casefold() for other in taken}
    number = 2
    unique = name
    while unique.casefold() in others:
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
