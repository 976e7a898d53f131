"""The catalogue of the classic game: aliens and their flares, the decks, technologies and variants, as they are played."""

from collections import Counter
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final, Literal, cast

from fifthcolony.classic import cards
from fifthcolony.classic.flares import CLASSIC, FLARE_OF, FLARES, Flare, Way
from fifthcolony.classic.inventions import TECHNOLOGIES, Kind, Technology, X
from fifthcolony.classic.powers import ALIENS, Alien, Power, can_meet
from fifthcolony.classic.variants import VARIANTS, Variant
from fifthcolony.classic.words import ALL_PHASES, Role
from fifthcolony.kernel.catalogue import Breaker, Catalogue, Piece, uses_of, words_in

CardFamily = Literal["attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "destiny"]
ROLES: Final = {
    Role.OFFENSE: "offense",
    Role.DEFENSE: "defense",
    Role.OFFENSIVE_ALLY: "offensive_ally",
    Role.DEFENSIVE_ALLY: "defensive_ally",
    Role.NONE: "none",
}
SIDES: Final[tuple[Literal["wild", "super"], ...]] = ("wild", "super")
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
class FlareSide:
    """One side of a flare: in which roles and phases it can be played."""

    side: Literal["wild", "super"]
    roles: tuple[str, ...]
    phases: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicFlare:
    """A flare. It is among the pieces too, as a card of the deck."""

    name: str
    alien: str
    alternate: bool
    """It is in the deck instead of its alien's other flare, if that is wished."""
    sides: tuple[FlareSide, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicTechnology:
    """A technology."""

    name: str
    needs: int | None
    """Ships that have to research it; none: any number, and it does more the more there are."""
    kind: Kind
    """How long it works."""
    roles: tuple[str, ...]
    phases: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicVariant:
    """A variant, and with what it goes."""

    name: str
    editions: tuple[int, ...]
    needs: tuple[str, ...]
    excludes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicCatalogue(Catalogue):
    """All there is in the classic game."""

    breakers: tuple[ClassicAlien, ...]
    pieces: tuple[ClassicCard, ...]
    flares: tuple[ClassicFlare, ...]
    technologies: tuple[ClassicTechnology, ...]
    variants: tuple[ClassicVariant, ...]


def catalogue() -> ClassicCatalogue:
    """Everything, with the aliens that are registered just now."""
    return ClassicCatalogue(
        breakers=tuple(_alien(ALIENS[name]) for name in sorted(ALIENS)),
        pieces=(*_cosmic(), *_destiny()),
        flares=tuple(_flare(FLARES[card]) for name in sorted(ALIENS) for card in FLARE_OF[name]),
        technologies=tuple(_technology(TECHNOLOGIES[name]) for name in sorted(TECHNOLOGIES)),
        variants=tuple(_variant(variant) for variant in VARIANTS),
    )


def _roles(power: Power) -> tuple[str, ...]:
    """Those in which something is used, or else anything is done."""
    acting = [hook for hook in power.hooks if hook.is_use] or power.hooks
    return words_in(reduce(or_, (hook.role for hook in acting), 0), ROLES)


def _alien(alien: Alien) -> ClassicAlien:
    return ClassicAlien(
        name=alien.name,
        level=alien.alert,
        uses=uses_of(alien.hooks, ROLES),
        roles=_roles(alien),
        phases=alien.phases,
        editions=alien.editions,
        apart=tuple(other for other in sorted(ALIENS) if not can_meet(alien.name, [other])),
    )


def _flare(flare: Flare) -> ClassicFlare:
    sides = tuple(_side(side, ways) for side in SIDES if (ways := [way for way in flare.ways if way.side == side]))
    return ClassicFlare(name=flare.kind, alien=flare.alien, alternate=flare.kind.endswith(CLASSIC), sides=sides)


def _side(side: Literal["wild", "super"], ways: list[Way]) -> FlareSide:
    """A side may be played in several ways; it is shown with the roles and phases of all."""
    return FlareSide(
        side=side,
        roles=words_in(reduce(or_, (way.hook.role for way in ways), 0), ROLES),
        phases=tuple(phase for phase in ALL_PHASES if any(phase in way.phases for way in ways)),
    )


def _technology(technology: Technology) -> ClassicTechnology:
    needs = None if technology.needs == X else technology.needs
    return ClassicTechnology(
        name=technology.name, needs=needs, kind=technology.kind, roles=_technology_roles(technology), phases=technology.phases
    )


def _technology_roles(technology: Technology) -> tuple[str, ...]:
    """Those in which it is used; one that nobody uses is there for its owner as whatever it takes part."""
    return _roles(technology) if any(hook.is_use for hook in technology.hooks) else tuple(ROLES.values())


def _variant(variant: Variant) -> ClassicVariant:
    return ClassicVariant(name=variant.name, editions=variant.editions, needs=variant.needs, excludes=variant.excludes)


def _cosmic() -> list[ClassicCard]:
    return [
        ClassicCard(name=kind, family=cast(CardFamily, cards.TYPE[copies[0]]), copies=len(copies), value=cards.VALUE[copies[0]])
        for kind, copies in cards.COPIES.items()
    ]


def _destiny() -> list[ClassicCard]:
    words = [cards.DESTINY_OPTION[card].partition(":")[2] for card in cards.OTHER_DESTINY]
    copies = {COLOUR: cards.COLOUR_COPIES, **Counter(words)}
    return [ClassicCard(name=name, family=DESTINY, copies=number, value=0) for name, number in copies.items()]
