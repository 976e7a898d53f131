"""Machine: may go on with encounters as long as it holds an encounter card."""

from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.regroup import check_hand, no_retrieval, ships_due
from fifthcolony.classic.powers import Alien, fold_all
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import second_is_open
from fifthcolony.classic.words import ASIDE, Phase, Query, Role, When
from fifthcolony.kernel.changes import change


def needs_power(g: Game, me: int) -> bool:
    """The ordinary second encounter is not open, there is a card to go on with, and it is its own turn."""
    return g.has_encounter_card(me) and not second_is_open(g) and not g.extra


@may(When.ENCOUNTER_END, Role.OFFENSE, given=needs_power, advice="go_on")
def continuity(g: Game, _me: int) -> None:
    """It has another encounter."""
    g.from_now_on(Query.ANOTHER_ENCOUNTER, one_more)


@change
def one_more(_g: Game, _another: bool) -> bool:
    """Whatever came of the last."""
    return True


def needs_second(g: Game, me: int) -> bool:
    """The first encounter is over, and the ordinary second one is not open, or there is no card for it."""
    has_one = second_is_open(g) or fold_all(g, Query.ANOTHER_ENCOUNTER, False)
    return g.encounter == 1 and not g.extra and not (has_one and g.has_encounter_card(me))


@wild(When.ENCOUNTER_END, Role.OFFENSE, given=needs_second, advice="go_on")
def restart(g: Game, me: int) -> None:
    """A second encounter, whatever came of the first; without a card for it a new hand is drawn, while the flare lies aside."""
    g.from_now_on(Query.ANOTHER_ENCOUNTER, one_more)
    if not g.has_encounter_card(me):
        g.plays[-1].pile = g.plays[-1].pile or ASIDE
        g.then(check_hand, me)


@super_side(When.BEFORE_RETRIEVAL, Role.OFFENSE, given=lambda g, _me: ships_due(g) > 0)
def refuel(g: Game, me: int) -> None:
    """It draws a card instead of bringing a ship back."""
    g.from_now_on(Query.RETRIEVAL, no_retrieval)
    draw(g, me, 1)


alien = Alien("machine", continuity, alert="red", phases=(Phase.RESOLUTION,), flare=(restart, refuel))
