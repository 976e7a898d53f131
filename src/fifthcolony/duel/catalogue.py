"""The catalogue of the duel: aliens, envoys, every card, planet and tactics token, and where each comes from."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from fifthcolony.duel import planets
from fifthcolony.duel.cards import COPIES, PLANS, REINFORCEMENTS, TACTICS_PROVENANCE, TOKEN, plan_word, reinforcement_word
from fifthcolony.duel.destiny import DESTINY, Destiny
from fifthcolony.duel.powers import ALIENS, ENVOYS, Alien, Envoy
from fifthcolony.duel.words import SCOPE, SEATS
from fifthcolony.kernel.catalogue import Breaker, Catalogue, Piece, uses_of

CardFamily = Literal["discovery", "event", "refresh", "plan", "reinforcement", "planet", "tactic"]
PLAN: Final = "plan"
REINFORCEMENT: Final = "reinforcement"
PLANET: Final = "planet"
TACTIC: Final = "tactic"


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelPower(Breaker):
    """An alien or an envoy. A use's roles are what may be going on."""

    family: Literal["alien", "envoy"]
    icon: str
    """Of an envoy."""
    provenance: str
    """Where it comes from: "seed" (a rulebook), "public" (a public page) or "original" (our own design)."""
    first_game: bool
    """Recommended for a first game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelCard(Piece):
    """What is printed on a card, a planet or a tactics token, as far as it is no text. The family of a destiny card is its deck."""

    family: CardFamily
    provenance: str
    next: str = ""
    """The deck of the following destiny card."""
    advantage: int | None = None
    """Of a destiny card that calls for a duel."""
    prize_to: str = ""
    bar: tuple[str, ...] = ()
    """Symbols in the order in which a planet is looked for."""
    resources: dict[str, str] = field(default_factory=dict)
    """For each symbol the reward."""
    symbol: str = ""
    """Of a planet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelCatalogue(Catalogue):
    """All there is in a duel."""

    breakers: tuple[DuelPower, ...]
    pieces: tuple[DuelCard, ...]


def catalogue() -> DuelCatalogue:
    """Everything, with the aliens and envoys that are registered just now."""
    powers: tuple[Alien | Envoy, ...] = (*(ALIENS[name] for name in sorted(ALIENS)), *(ENVOYS[name] for name in sorted(ENVOYS)))
    return DuelCatalogue(breakers=tuple(map(_power, powers)), pieces=(*map(_destiny, DESTINY), *_others()))


def _power(power: Alien | Envoy) -> DuelPower:
    return DuelPower(
        name=power.name,
        family="alien" if isinstance(power, Alien) else "envoy",
        level=power.complexity if isinstance(power, Alien) else "",
        icon=power.icon if isinstance(power, Envoy) else "",
        uses=uses_of(power.hooks, SCOPE),
        provenance=power.provenance,
        first_game=power.first_game,
    )


def _destiny(card: Destiny) -> DuelCard:
    return DuelCard(
        name=card.name,
        family=cast(CardFamily, card.deck),
        copies=1,
        provenance=card.provenance,
        next=card.next,
        advantage=card.advantage if card.where else None,
        prize_to=card.prize_to,
        bar=card.bar,
        resources=dict(card.resources or {}),
    )


def _others() -> Iterator[DuelCard]:
    for plan in PLANS:
        word = plan_word(plan.value)
        yield DuelCard(name=word, family=PLAN, copies=len(COPIES[word]), provenance=plan.provenance)
    for card in REINFORCEMENTS:
        word = reinforcement_word(card)
        yield DuelCard(name=word, family=REINFORCEMENT, copies=len(COPIES[word]), provenance=card.provenance)
    for name, symbol in planets.TILES:
        yield DuelCard(name=name, family=PLANET, copies=1, provenance=planets.PROVENANCE, symbol=symbol)
    for token in TOKEN:
        # An address has no colon.
        yield DuelCard(name=token.replace(":", "_"), family=TACTIC, copies=len(SEATS), provenance=TACTICS_PROVENANCE)
