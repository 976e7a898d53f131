"""Reserve: plays low attacks as reinforcements, and cancels another player's reinforcement at the price of a negotiate."""

from fifthcolony.classic.cards import ATTACK, COPIES, NEGOTIATE, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.hands import discard_from_hand
from fifthcolony.classic.hooks import may
from fifthcolony.classic.playable import aim
from fifthcolony.classic.plays import cancel_answered, play
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

HIGHEST = 6


def low_attacks(g: Game, me: int) -> list[int]:
    """The attacks it can call up."""
    return kinds_of([card for card in g.playable(me) if TYPE[card] == ATTACK and VALUE[card] <= HIGHEST])


@may(When.REINFORCEMENTS, Role.MAIN_OR_ALLY, given=lambda g, me: bool(low_attacks(g, me)), again=True, advice="attacks_can_turn")
def call_up(g: Game, me: int) -> Asking:
    """An attack reinforces either side by its value."""
    kinds = low_attacks(g, me)
    card = yield from pick(me, "reserve.card", kinds, OPTION, (), True)
    aimed = yield from aim(g, me, card)
    g.then(play, me, card, aimed)


def can_turn_away(g: Game, me: int) -> bool:
    """Somebody else reinforces, and it has the price."""
    played = g.plays[-1]
    return played.seat != me and not played.cancelled and any(card in g.hands[me] for card in COPIES[NEGOTIATE])


@may(When.ON_REINFORCEMENT, Role.MAIN_OR_ALLY, given=can_turn_away, advice="is_reinforced_against")
def turn_away(g: Game, me: int) -> None:
    """The reinforcement does not count."""
    discard_from_hand(g, me, COPIES[NEGOTIATE][0])
    cancel_answered(g)


alien = Alien("reserve", call_up, turn_away, alert="green", phases=(Phase.REVEAL,), asks={"reserve.card": "pick_reinforcement"})
