"""Reserve: plays low attacks as reinforcements, and cancels another player's reinforcement at the price of a negotiate."""

from fifthcolony.classic.cancelling import cancel_below
from fifthcolony.classic.cards import ATTACK, COPIES, NEGOTIATE, OPTION, REINFORCEMENT, TYPE, VALUE, kinds_of
from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import discard_from_hand, left_lying
from fifthcolony.classic.hooks import may
from fifthcolony.classic.playable import aim
from fifthcolony.classic.plays import play
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

HIGHEST = 6
HIGHEST_BOOSTED = 9


def low_attacks(g: Game, me: int, highest: int = HIGHEST) -> list[int]:
    """The attacks it can call up."""
    return kinds_of([card for card in g.playable(me) if TYPE[card] == ATTACK and VALUE[card] <= highest])


@may(
    When.REINFORCEMENTS,
    Role.MAIN_OR_ALLY,
    given=lambda g, me: both_attack(g, me) and bool(low_attacks(g, me)),
    again=True,
    advice="attacks_can_turn",
)
def call_up(g: Game, me: int) -> Asking:
    """An attack reinforces either side by its value."""
    return call_up_to(g, me, HIGHEST)


def call_up_to(g: Game, me: int, highest: int) -> Asking:
    """It picks one of at most so much."""
    kinds = low_attacks(g, me, highest)
    if not kinds:  # the last one went to save the use from a zap
        return
    card = yield from pick(me, "reserve.card", kinds, OPTION, (), True)
    aimed = yield from aim(g, me, card)
    g.then(play, me, card, aimed)


def can_turn_away(g: Game, me: int) -> bool:
    """Somebody else reinforces, and it has the price."""
    played = g.plays[-1]
    return played.seat != me and not played.cancelled and has_price(g, me)


def has_price(g: Game, me: int) -> bool:
    """A negotiate."""
    return any(card in g.hands[me] for card in COPIES[NEGOTIATE])


@may(When.ON_REINFORCEMENT, Role.MAIN_OR_ALLY, given=can_turn_away, advice="is_reinforced_against")
def turn_away(g: Game, me: int) -> None:
    """The reinforcement does not count."""
    if has_price(g, me):  # the last one may have gone to save the use from a zap
        discard_from_hand(g, me, COPIES[NEGOTIATE][0])
        cancel_below(g)


@wild(When.ON_DISCARD, Role.ANY, given=lambda g, me: bool(left_lying(g, me, REINFORCEMENT)))
def muster(g: Game, me: int) -> None:
    """They come to its hand."""
    for card in left_lying(g, me, REINFORCEMENT):
        g.take_discard(me, card)


def has_middling_attack(g: Game, me: int) -> bool:
    """An attack that only the flare calls up."""
    return both_attack(g, me) and any(VALUE[card] > HIGHEST for card in low_attacks(g, me, HIGHEST_BOOSTED))


@super_side(
    When.REINFORCEMENTS,
    Role.MAIN_OR_ALLY,
    given=has_middling_attack,
    is_use=True,
    advice="attacks_can_turn",
)
def call_up_more(g: Game, me: int) -> Asking:
    """An attack of nine or less reinforces either side by its value."""
    return call_up_to(g, me, HIGHEST_BOOSTED)


alien = Alien(
    "reserve", call_up, turn_away, alert="green", phases=(Phase.REVEAL,), asks={"reserve.card": "pick_reinforcement"},
    flare=(muster, call_up_more),
)  # fmt: skip
