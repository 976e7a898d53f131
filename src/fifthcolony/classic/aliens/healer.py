"""Healer: may give another player the ships it has just lost back, and draws a card for it."""

from fifthcolony.classic import technology
from fifthcolony.classic.cancelling import cancel_below
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import come_home, leave_warp
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.playable import ARTIFACTS
from fifthcolony.classic.powers import HOOKS, Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import SEAT, Role, When
from fifthcolony.kernel.ask import Asking, pick


def wounds(g: Game, me: int) -> list[list[int]]:
    """What others have just lost and nobody has brought back, where they have a colony to go to."""
    return [loss for loss in g.sunk if loss[0] != me and loss[3] and g.havens(loss[0])]


@may(When.ON_SHIP_LOSS, Role.ANY, given=lambda g, me: bool(wounds(g, me)), again=True)
def heal(g: Game, me: int) -> Asking:
    """All ships of one player, for one card; another patient is another use."""
    loss = yield from pick(me, "healer.patient", wounds(g, me), lambda loss: SEAT[loss[0]])
    patient, place, number, _ = loss
    loss[3] = 0
    g.tell("healer.healed", SEAT[me], SEAT[patient])
    if place == WARP:
        g.then(leave_warp, patient, number)
    else:
        g.then(come_home, patient, place, number)
    draw(g, me, number if boosted(g) else 1)


def is_zapped(g: Game, me: int) -> bool:
    """An artifact that cancels uses is being played on a use of this player's."""
    artifact = ARTIFACTS.get(KIND[g.plays[-1].card])
    return artifact is not None and artifact.at == When.ANSWERS_USE and g.plays[-2].seat == me


@wild(When.ANSWERS_CARD, Role.ANY, given=is_zapped)
def cure(g: Game, _me: int) -> None:
    """The zap does nothing."""
    cancel_below(g)


def is_silenced(g: Game, me: int) -> bool:
    """A technology that cancels uses, which counts as a zap, is being used on a use of this player's."""
    return HOOKS[g.plays[-1].hook][1].at == When.ANSWERS_USE and g.plays[-2].seat == me


@wild(When.ANSWERS_TECHNOLOGY, Role.ANY, given=is_silenced)
def cure_technology(g: Game, _me: int) -> None:
    """It does nothing and is discarded."""
    technology.cancel(g)


alien = Alien(
    "healer", heal, alert="yellow", asks={"healer.patient": "favour"},
    flare=(cure, cure_technology, boosts(heal, given=lambda g, me: any(loss[2] > 1 for loss in wounds(g, me)))),
)  # fmt: skip
