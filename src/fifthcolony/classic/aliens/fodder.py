"""Fodder: may throw in attacks that lie between its own card and the opponent's higher one."""

from fifthcolony.classic.cards import ATTACK, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import throw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.alliance import join
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import DEFENSE, OFFENSE, SIDE, Phase, Role, When
from fifthcolony.kernel.ask import DONE, Asking, pick, pick_or_leave


def below(g: Game, me: int) -> list[int]:
    """The attacks it could play whose value is less than what the opponent's revealed card counts."""
    theirs = g.values[1 - g.side_of(me)]
    return [card for card in g.playable(me) if TYPE[card] == ATTACK and VALUE[card] < theirs]


def between(g: Game, me: int) -> list[int]:
    """Those of them that are also more than its own card."""
    return [card for card in below(g, me) if VALUE[card] > g.values[g.side_of(me)]]


def can_overwhelm(g: Game, me: int) -> bool:
    """It shows the lower of two attacks, and holds something in between."""
    return shows_attack(g, me) and bool(between(g, me))


@may(When.AFTER_REVEAL, Role.MAIN, given=can_overwhelm, advice="can_throw_in")
def overwhelm(g: Game, me: int) -> Asking:
    """Those in between."""
    return throw_in(g, me, between(g, me))


def throw_in(g: Game, me: int, left: list[int]) -> Asking:
    """It discards as many of these as it likes, and adds their values to its total."""
    thrown: list[int] = []
    while left:
        kinds = kinds_of(left)
        card = yield from pick_or_leave(me, "fodder.card", kinds, OPTION, (len(thrown),), True, leave=DONE)
        if card is None:
            break
        thrown.append(card)
        left.remove(card)
    for card in thrown:
        throw(g, me, [g.take_to_play(me, card)[0]])
        g.addends.append((g.side_of(me), VALUE[card], OPTION[card]))


def can_overwhelm_more(g: Game, me: int) -> bool:
    """Two attacks are up, and it holds one that only its flare lets it throw in."""
    return shows_attack(g, me) and len(below(g, me)) > len(between(g, me))


@super_side(When.AFTER_REVEAL, Role.MAIN, given=can_overwhelm_more, is_use=True, advice="can_throw_in")
def overwhelm_by_any(g: Game, me: int) -> Asking:
    """Whatever is less than the opponent's card will do."""
    return throw_in(g, me, below(g, me))


def open_sides(g: Game, me: int) -> list[int]:
    """The sides that invited it in vain, while there is something to join."""
    if g.values == [NEGOTIATES, NEGOTIATES] or (g.joined[OFFENSE] | g.joined[DEFENSE]) >> me & 1 or not g.colonies(me):
        return []
    return [side for side in (OFFENSE, DEFENSE) if g.invited[side] >> me & 1]


@wild(When.AFTER_REVEAL, Role.NONE, given=lambda g, me: bool(open_sides(g, me)))
def join_late(g: Game, me: int) -> Asking:
    """It accepts an invitation after all, with one ship."""
    join(g, me, (yield from pick(me, "fodder.side", open_sides(g, me), SIDE)), 1)


alien = Alien(
    "fodder", overwhelm, alert="yellow", phases=(Phase.REVEAL,), asks={"fodder.card": "throw_in"}, flare=(join_late, overwhelm_by_any)
)
