"""Citadel: lays attacks beside planets, and may add them to the defense when such a planet is the target."""

from fifthcolony.classic.cards import ATTACK, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, PLANET, SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "citadel"
WILD_BONUS = 5


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


def strength(g: Game, me: int) -> int:
    """What its citadels at the target are worth together."""
    return sum(VALUE[card] for card in g.on_sheet(me, PLANET[g.target]))


@may(When.AFTER_SELECT, Role.ANY, given=lambda g, me: bool(g.on_sheet(me, PLANET[g.target])), advice="is_not_attacking")
def fortify(g: Game, me: int) -> None:
    """All its citadels there count for the defense, or by its flare against it, and fall with it."""
    g.addends.append((DEFENSE, -strength(g, me) if boosted(g) else strength(g, me), f"alien:{NAME}"))
    g.later(When.RESULT, hold_or_fall, me)


@step
def hold_or_fall(g: Game, me: int) -> None:
    """They stay unless the defense has lost."""
    if g.result in (Result.OFFENSE_WON, Result.BOTH_LOST):
        g.discard_piles(me, (PLANET[g.target],))


@wild(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, given=both_attack, advice="defends_behind")
def shore_up(g: Game, _me: int) -> None:
    """The defense's total grows, whoever wants that."""
    g.addends.append((DEFENSE, WILD_BONUS, g.plays[-1].word))


alien = Alien(
    NAME, build, fortify, alert="red", phases=(Phase.PLANNING,), piles=PLANET,
    flare=(shore_up, boosts(fortify, given=lambda g, me: strength(g, me) > 0, advice="never")),
)  # fmt: skip
