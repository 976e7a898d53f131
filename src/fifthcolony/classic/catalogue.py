"""The catalogue of the classic game: aliens, the cosmic deck, the destiny deck, as they are played."""

from collections import Counter
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final, Literal, cast

from fifthcolony.classic import cards
from fifthcolony.classic.powers import ALIENS, Alien, can_meet
from fifthcolony.classic.words import Role
from fifthcolony.kernel.catalogue import Breaker, Catalogue, Piece, uses_of, words_in

CardFamily = Literal["attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "destiny"]
ROLES: Final = {
    Role.OFFENSE: "offense",
    Role.DEFENSE: "defense",
    Role.OFFENSIVE_ALLY: "offensive_ally",
    Role.DEFENSIVE_ALLY: "defensive_ally",
    Role.NONE: "none",
}
DESTINY: Final = "destiny"
COLOUR: Final = "colour"
"""The destiny cards of a seat's colour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicAlien(Breaker):
    """An alien: when it acts, who it has to be, which boxes it is in."""

    roles: tuple[str, ...]
    """All roles in which it does something."""
    phases: tuple[str, ...]
    editions: tuple[int, ...]
    apart: tuple[str, ...]
    """Aliens that it never meets in a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicCard(Piece):
    """A kind of card. The family is its type, or "destiny"; of a colour's destiny card there are so many for each player."""

    family: CardFamily
    value: int
    """Of an attack or a reinforcement, else 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicCatalogue(Catalogue):
    """All there is in the classic game."""

    breakers: tuple[ClassicAlien, ...]
    pieces: tuple[ClassicCard, ...]


def catalogue() -> ClassicCatalogue:
    """Everything, with the aliens that are registered just now."""
    return ClassicCatalogue(breakers=tuple(_alien(ALIENS[name]) for name in sorted(ALIENS)), pieces=(*_cosmic(), *_destiny()))


def _alien(alien: Alien) -> ClassicAlien:
    acting = [hook for hook in alien.hooks if hook.is_use] or alien.hooks
    return ClassicAlien(
        name=alien.name,
        level=alien.alert,
        uses=uses_of(alien.hooks, ROLES),
        roles=words_in(reduce(or_, (hook.role for hook in acting), 0), ROLES),
        phases=alien.phases,
        editions=alien.editions,
        apart=tuple(other for other in sorted(ALIENS) if not can_meet(alien.name, [other])),
    )


def _cosmic() -> list[ClassicCard]:
    return [
        ClassicCard(name=kind, family=cast(CardFamily, cards.TYPE[copies[0]]), copies=len(copies), value=cards.VALUE[copies[0]])
        for kind, copies in cards.COPIES.items()
    ]


def _destiny() -> list[ClassicCard]:
    words = [cards.DESTINY_OPTION[card].partition(":")[2] for card in cards.OTHER_DESTINY]
    copies = {COLOUR: cards.COLOUR_COPIES, **Counter(words)}
    return [ClassicCard(name=name, family=DESTINY, copies=number, value=0) for name, number in copies.items()]
