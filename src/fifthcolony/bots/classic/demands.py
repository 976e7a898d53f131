"""Demands: what to give in to, and what to pay."""

from typing import Final

from fifthcolony.bots.classic.planning import card_worth, cheapest
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.ask import Ask

MANY_CARDS: Final = 4
"""So many cards are worth a colony of somebody who has hardly any."""
HARMLESS: Final = 2
"""Below this many colonies a seat may have one more."""
DEAR: Final = 14
"""A card worth more is worth three ships."""

LET_IN: Final = 0
DISCARD: Final = 1


def colony_or_cards(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A colony only for many cards, and only to somebody who is far from winning."""
    return LET_IN if int(ask.params[2]) >= MANY_CARDS and view["colonies"][view["offense"]] < HARMLESS else DISCARD


def card_or_ships(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """The least card that will do, unless it is a good one."""
    index = cheapest(ask.options)
    return index if card_worth(ask.options[index]) <= DEAR else len(ask.options) - 1
