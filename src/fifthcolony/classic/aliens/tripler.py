"""Tripler: its low attacks count three times, its high ones a third."""

from fifthcolony.classic.conditions import both_attack, shows_attack
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.reveal import count_as, printed_on, read_cards
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change

HIGHEST_LOW = 10
HIGHEST_BOOSTED = 13
HIGH = 15


def thirds(value: int, _ships: int = 0) -> int:
    """Ten or less is tripled; more is divided by three, rounded up."""
    return 3 * value if value <= HIGHEST_LOW else (value + 2) // 3


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def thrice(g: Game, me: int) -> None:
    """Its card counts for more or for less."""
    side = g.side_of(me)
    count_as(g, side, 3 * g.values[side] if boosted(g) else thirds(g.values[side]))


def high_attack(g: Game, me: int) -> bool:
    """The opponent shows an attack that is worth dividing, and nothing has multiplied or divided it yet."""
    other = 1 - g.side_of(me)
    return g.values[other] >= HIGH and g.values[other] == read_cards(g)[other]


@wild(When.CARD_CHANGES, Role.MAIN, given=high_attack, advice="is_behind", late=When.AFTER_REVEAL)
def third(g: Game, me: int) -> None:
    """The opponent's attack is divided by three, rounded up, before anything else changes it."""
    other = 1 - g.side_of(me)
    g.from_now_on(Query.CARD_VALUES, divided, other, g.laid[other], printed_on(g)[other])
    count_as(g, other, (g.values[other] + 2) // 3)


@change
def divided(g: Game, values: list[int], side: int, card: int, printed: int) -> list[int]:
    """It stays divided if its player's opponent has another card after all; a card that replaces it, or that it becomes, is not."""
    if g.laid[side] != card or printed_on(g)[side] != printed:
        return values
    return [(value + 2) // 3 if at == side else value for at, value in enumerate(values)]


def is_middling(g: Game, me: int) -> bool:
    """An attack that would only be tripled by the flare."""
    return both_attack(g, me) and HIGHEST_LOW < g.values[g.side_of(me)] <= HIGHEST_BOOSTED


alien = Alien(
    "tripler", thrice, alert="red", phases=(Phase.REVEAL,), traits={"attack_counts": thirds},
    flare=(third, boosts(thrice, given=is_middling)),
)  # fmt: skip
