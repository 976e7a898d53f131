"""What can be wished for at a new table: what each game's kit offers, and a game's configuration from somebody's wishes."""

from typing import Any, Final

import msgspec

from fifthcolony.bots import bots_of
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import KITS, kit_of
from fifthcolony.server.messages.http import Editions
from fifthcolony.server.messages.wire import Wishes

_ABOUT_THE_GAME: Final = ("edition", "aliens", "alerts", "envoys", "variants", "guests")
"""Wishes that are for the game to grant; the others are the table's."""
_SAID_OTHERWISE: Final = (*_ABOUT_THE_GAME, "colours")
_UNSAID: Final = Wishes()


def offers() -> dict[str, list[Editions]]:
    """Every game that can be played here."""
    return {name: msgspec.convert(kit.offers(), list[Editions]) for name, kit in KITS.items()}


def bots() -> dict[str, list[str]]:
    """Who can play each game besides people."""
    return {name: list(bots_of(name)) for name in KITS}


def configured(wishes: Wishes, colours: list[str]) -> dict[str, Any]:
    """A game's own configuration; BadConfig if there can be no such game."""
    kit = kit_of(wishes.game)
    known = {wish.name for wish in kit.wishes}
    granted: dict[str, Any] = {name: getattr(wishes, name) for name in _ABOUT_THE_GAME if name in known}
    for name in _ABOUT_THE_GAME:
        if name not in known and name != "edition" and getattr(wishes, name) != getattr(_UNSAID, name):
            raise BadConfig(f"{kit.name} knows no {name}; it can be set up with: seats, {', '.join(sorted(known))}")
    for name, wish in wishes.own.items():
        if name not in known or name in _SAID_OTHERWISE:
            raise BadConfig(f"{kit.name} has no wish {name!r} of its own; it can be set up with: seats, {', '.join(sorted(known))}")
        granted[name] = wish
    if "colours" in known:
        granted["colours"] = colours
    return kit.configure(seats=wishes.seats, **granted)
