"""Fodder: may throw in attacks that lie between its own card and the opponent's higher one."""

from fifthcolony.classic.cards import ATTACK, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.hands import discard_from_hand
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import DONE, Asking, pick_or_leave


def between(g: Game, me: int) -> list[int]:
    """The attacks it could play whose value lies between what the two revealed cards count."""
    mine, theirs = g.values[g.side_of(me)], g.values[1 - g.side_of(me)]
    return [card for card in g.playable(me) if TYPE[card] == ATTACK and mine < VALUE[card] < theirs]


def can_overwhelm(g: Game, me: int) -> bool:
    """It shows the lower of two attacks, and holds something in between."""
    return shows_attack(g, me) and bool(between(g, me))


@may(When.AFTER_REVEAL, Role.MAIN, given=can_overwhelm, advice="can_throw_in")
def overwhelm(g: Game, me: int) -> Asking:
    """It discards as many of them as it likes, and adds their values to its total."""
    left = between(g, me)
    thrown: list[int] = []
    while left:
        kinds = kinds_of(left)
        card = yield from pick_or_leave(me, "fodder.card", kinds, OPTION, (len(thrown),), True, leave=DONE)
        if card is None:
            break
        thrown.append(card)
        left.remove(card)
    for card in thrown:
        discard_from_hand(g, me, card)
        g.addends.append((g.side_of(me), VALUE[card], OPTION[card]))


alien = Alien("fodder", overwhelm, alert="yellow", phases=(Phase.REVEAL,), asks={"fodder.card": "throw_in"})
