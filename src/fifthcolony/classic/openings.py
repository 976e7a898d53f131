"""Which cards can be played at which point: a table that all games without flares share, and one for each set of flares and aliens."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from fifthcolony.classic.cards import REINFORCEMENTS
from fifthcolony.classic.flares import FLARES, WILD, Flare
from fifthcolony.classic.words import Point, Role, When
from fifthcolony.kernel.steps import Frame, frame

Opening = tuple[frozenset[int], int, int]
"""Cards that can be played, the roles in which one of them can be, and the lowest of them: most cards of a hand are lower than any."""
Openings = dict[str, Opening]
"""What can be played at a point, or when something may be replaced."""

NOTHING: Final[Opening] = (frozenset(), 0, 0)
WITHOUT_FLARES: Final[Openings] = {When.REINFORCEMENTS: (REINFORCEMENTS, Role.MAIN_OR_ALLY, min(REINFORCEMENTS))}
"""Artifacts come in as they are declared."""
REMEMBERED: Final = 1024
"""Tables kept for further games and copies of this one: there are more sets of flares than memory would hold."""


def openings_of(flares: Sequence[int], powers: Sequence[tuple[str, ...]]) -> Openings:
    """Those of a game with these flares, while the seats have these powers: a super side is for who has the alien."""
    if not flares:
        return WITHOUT_FLARES
    held = {name for names in powers for name in names}
    known = _flares(flares)
    return _with(known, tuple([flare.card for flare in known if flare.alien in held]))


def moments_of(flares: Sequence[int]) -> tuple[tuple[Point, Frame], ...]:
    """What happens in every encounter of a game with these flares, and at which point: what somebody may do unseen."""
    return _moments(_flares(flares))


def _flares(cards: Sequence[int]) -> tuple[Flare, ...]:
    """Tables are remembered by the flares themselves: the number of one that was withdrawn may be another's later."""
    return tuple([FLARES[card] for card in cards])


@lru_cache(REMEMBERED)
def _moments(flares: tuple[Flare, ...]) -> tuple[tuple[Point, Frame], ...]:
    return tuple((Point(way.hook.at), frame(way.hook.run, flare.card)) for flare in flares for way in flare.ways if way.unseen)


@lru_cache(REMEMBERED)
def _with(flares: tuple[Flare, ...], held: tuple[int, ...]) -> Openings:
    table = WITHOUT_FLARES.copy()
    for flare in flares:
        for way in flare.ways:
            if way.is_offered and (way.side == WILD or flare.card in held):
                for at in way.points:
                    widen(table, at, (flare.card,), way.hook.role)
    return table


def widen(table: Openings, at: str, cards: Iterable[int], role: int) -> None:
    """These cards too can be played then, by who has this role."""
    before, roles, _ = table.get(at, NOTHING)
    together = before.union(cards)
    table[at] = together, roles | role, min(together)
