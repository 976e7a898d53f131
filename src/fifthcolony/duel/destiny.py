"""What a destiny card is, and all of them in a fixed order."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fifthcolony.duel.words import DECKS, DIAL
from fifthcolony.kernel.ask import Args, Asking, Step

if TYPE_CHECKING:
    from fifthcolony.duel.state import Game

NEW: Final = "new"
"""The duel is over a planet that is discovered for it."""
BAR: Final = "bar"
"""Over the first revealed planet on the card's bar."""
LEADERS: Final = "leaders"
"""Over a planet of the leader's that the straggler chooses."""

FROM_SUPPLY: Final = "supply"
FROM_WARP: Final = "warp"
NEWCOMERS: Final = "newcomers"
"""Who controlled it before the duel sends none."""

HIGHER: Final = "higher"
LOWER: Final = "lower"
EVEN: Final = "even"
"""An even clout beats an odd one; otherwise the higher wins."""

SHIPS_FOR_CARDS: Final = "ships_for_cards"
"""A dial brings one ship more than it says, and costs as many cards as it says."""
LOWER_GETS_SHIPS: Final = "lower_gets_ships"
"""The lower dial brings as many ships, the higher two cards; the same number costs both so many ships."""

SETTLE: Final = "settle_1"
TAKE: Final = "take_2"
WHOLE_GAME: Final = "game"
"""What contests are about besides what cards give: a ship for a planet, two of the other's cards for one, all of it."""

CarryOut = Callable[["Game"], object]
"""What a card that is no duel does."""


class Effect(NamedTuple):
    """A step and what it is called with after the game and the seat."""

    step: Step
    args: tuple[Any, ...]


def effect(step: Callable[["Game", int, *Args], Asking | None], *args: *Args) -> Effect:
    """A small effect that cards are made of."""
    return Effect(step, args)


class Destiny(NamedTuple):
    """A discovery, event or refresh card. Those with `where` call for a duel; the others are what `carry_out` does."""

    name: str
    deck: str
    next: str
    """The deck of the following card."""
    provenance: str = "original"
    where: str = ""
    advantage: int = 0
    send: str = FROM_SUPPLY
    dial: tuple[int, int] = DIAL
    bar: tuple[str, ...] = ()
    tactics: bool = True
    reinforcing: bool = True
    fewer: bool = False
    """The ship advantage goes to the side with fewer ships."""
    winner_keeps: int = 0
    """How many ships the winner leaves there; 0: all."""
    prize_to: str = ""
    prize: tuple[Effect, ...] = ()
    rule: str = HIGHER
    """Who wins a contest."""
    won: tuple[str, ...] = ()
    """What winning its contest brings, named as rewards are."""
    lost: tuple[str, ...] = ()
    """What losing it costs."""
    dials: str = ""
    """What dials do that send no ships."""
    carry_out: CarryOut | None = None
    resources: dict[str, str] | None = None
    """For each symbol the reward that such a planet gives."""

    word: str = ""
    """As it is told."""


DESTINY: Final[list[Destiny]] = []
"""A card's number is its place here."""


def add(*cards: Destiny) -> None:
    """Cards join the list, for good."""
    DESTINY.extend(card._replace(word=f"destiny_card:{card.name}") for card in cards)
    numbers_of.cache_clear()


@cache
def numbers_of(deck: str) -> tuple[int, ...]:
    """All cards of a deck."""
    assert deck in DECKS
    return tuple(number for number, card in enumerate(DESTINY) if card.deck == deck)
