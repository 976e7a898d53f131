"""Remora: brings back a ship when somebody else does, and draws a card when somebody else does."""

from fifthcolony.classic.flares import WAYS, super_side, wild
from fifthcolony.classic.fleet import leave_warp
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

CARD = "reward:card"


def can_follow(g: Game, me: int) -> bool:
    """Somebody else has brought ships back, and one of its own has been in the warp since before this encounter."""
    return me not in g.concerned and g.ships_at(me, WARP) > g.casualties[me] and bool(g.havens(me))


@may(When.ON_SHIP_RETRIEVAL, Role.ANY, given=can_follow)
def cling_to_ships(g: Game, me: int) -> None:
    """A single ship comes back, one of the older ones."""
    g.then(leave_warp, me, 1, True)


@may(When.ON_CARD_DRAW, Role.ANY, given=lambda g, me: me not in g.concerned)
def cling_to_cards(g: Game, me: int) -> None:
    """It draws a single card."""
    draw(g, me, 1)


@wild(When.ANSWERS_CARD, Role.ANY, given=lambda g, me: g.plays[-1].seat != me and g.plays[-1].hook in WAYS, advice="gain")
def cling_to_flares(g: Game, me: int) -> None:
    """Somebody else plays a flare: it draws a card."""
    draw(g, me, 1)


@super_side(When.ON_COLONY, Role.ANY, given=lambda g, me: any(seat != me for seat in g.concerned))
def cling_to_colonies(g: Game, me: int) -> None:
    """A card or a ship for each other player who has gained a colony just now."""
    for _ in [seat for seat in g.concerned if seat != me]:
        g.then(gain, me)


@step
def gain(g: Game, me: int) -> Asking:
    """A card, or a ship out of the warp."""
    rewards = [CARD, "reward:ship"] if g.ships_at(me, WARP) and g.havens(me) else [CARD]
    if (yield from pick(me, "remora.reward", rewards, str)) == CARD:
        draw(g, me, 1)
    else:
        g.then(leave_warp, me, 1)


alien = Alien("remora", cling_to_ships, cling_to_cards, alert="yellow", flare=(cling_to_flares, cling_to_colonies))
