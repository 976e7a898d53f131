"""Citadel: lays attacks beside planets, and may add them to the defense when such a planet is the target."""

from fifthcolony.classic.cards import ATTACK, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, PLANET, SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "citadel"


def attacks(g: Game, me: int) -> list[int]:
    """What it can build with."""
    return kinds_of([card for card in g.hands[me] if TYPE[card] == ATTACK])


def can_build(g: Game, me: int) -> bool:
    """It has not built in this encounter, and has an attack."""
    return (me, NAME) not in g.declared and bool(attacks(g, me))


@may(When.AFTER_DRAW, Role.ANY, given=can_build, is_use=False, advice="can_spare_attack")
def build(g: Game, me: int) -> Asking:
    """An attack from its hand is laid beside any planet, for all to see."""
    card = yield from pick(me, "citadel.card", attacks(g, me), OPTION, (), True)
    planet = yield from pick(me, "citadel.planet", [planet for home in g.worlds for planet in home], PLANET, (OPTION[card],), True)
    card = g.take_from_hand(me, card)
    show(g, me, card)
    g.sheet.append((me, PLANET[planet], card))
    g.declared.append((me, NAME))
    g.tell("citadel.built", SEAT[me], OPTION[card], PLANET[planet])


@may(When.AFTER_SELECT, Role.ANY, given=lambda g, me: bool(g.on_sheet(me, PLANET[g.target])), advice="is_not_attacking")
def fortify(g: Game, me: int) -> None:
    """All its citadels there count for the defense, and fall with it."""
    citadels = g.on_sheet(me, PLANET[g.target])
    g.addends.append((DEFENSE, sum(VALUE[card] for card in citadels), f"alien:{NAME}"))
    g.later(When.RESULT, hold_or_fall, me)


@step
def hold_or_fall(g: Game, me: int) -> None:
    """They stay unless the defense has lost."""
    if g.result in (Result.OFFENSE_WON, Result.BOTH_LOST):
        for card in g.on_sheet(me, PLANET[g.target]):
            g.sheet.remove((me, PLANET[g.target], card))
            g.discard_card(card)
            g.tell("cards.discarded", SEAT[me], OPTION[card])


alien = Alien(NAME, build, fortify, alert="red", phases=(Phase.PLANNING,), piles=PLANET)
