"""Which cards can be played at which point: a table that all games without flares share, and one for each set of flares."""

from functools import cache
from typing import Final

from fifthcolony.classic.cards import REINFORCEMENTS
from fifthcolony.classic.flares import FLARES
from fifthcolony.classic.words import Point, When
from fifthcolony.kernel.steps import Frame, frame

Openings = dict[str, frozenset[int]]
"""The cards that can be played at a point, or when something may be replaced."""

NO_CARDS: Final[frozenset[int]] = frozenset()
WITHOUT_FLARES: Final[Openings] = {When.REINFORCEMENTS: REINFORCEMENTS}
"""Artifacts come in as they are declared."""


def openings_of(flares: tuple[int, ...]) -> Openings:
    """Those of a game with these flares."""
    return _with(flares) if flares else WITHOUT_FLARES


@cache
def moments_of(flares: tuple[int, ...]) -> tuple[tuple[Point, Frame], ...]:
    """What happens in every encounter of a game with these flares, and at which point: what somebody may do unseen."""
    return tuple((Point(way.hook.at), frame(way.hook.run, card)) for card in flares for way in FLARES[card].ways if way.unseen)


@cache
def _with(flares: tuple[int, ...]) -> Openings:
    table = {point: set(cards) for point, cards in WITHOUT_FLARES.items()}
    for card in flares:
        for way in FLARES[card].ways:
            if way.is_offered:
                table.setdefault(way.hook.at, set()).add(card)
    return {point: frozenset(cards) for point, cards in table.items()}
