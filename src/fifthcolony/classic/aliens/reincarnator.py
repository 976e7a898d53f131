"""Reincarnator: becomes a random alien that is not in the game, besides itself, whenever it loses or fails to deal."""

from fifthcolony.classic.changing_powers import become_another, own_aliens
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "reincarnator"
LOST = (Result.DEFENSE_WON, Result.OFFENSE_WON)
"""How each side loses."""


def has_lost(g: Game, me: int) -> bool:
    """Its side has been beaten, or it has failed to deal."""
    failed = g.result == Result.DEAL_FAILED and bool(g.role[me] & Role.MAIN)
    return failed or g.result in (Result.BOTH_LOST, LOST[g.side_of(me)])


@must(When.RESULT, Role.MAIN_OR_ALLY, given=has_lost)
def reincarnation(g: Game, me: int) -> None:
    """The alien it was is discarded, and another one drawn."""
    if boosted(g):
        g.tell("reincarnator.stays", SEAT[me])
    else:
        become(g, me, (NAME,))


def become(g: Game, seat: int, kept: tuple[str, ...]) -> None:
    """Another alien, for all to see."""
    name = become_another(g, seat, kept)
    if name:
        g.tell("reincarnator.becomes", SEAT[seat], f"alien:{name}")


def losers(g: Game, me: int) -> list[int]:
    """Who else has lost with a power to lose, the Reincarnator excepted."""
    lost = [seat for seat in g.order if seat != me and g.role[seat] & Role.MAIN_OR_ALLY and has_lost(g, seat)]
    return [seat for seat in lost if own_aliens(g, seat) and not g.face_down[seat] and NAME not in g.powers[seat]]


@wild(When.RESULT, Role.ANY, given=lambda g, me: bool(losers(g, me)))
def pass_on(g: Game, me: int) -> Asking:
    """A loser gets the flare, and another power when the encounter is over."""
    seat = yield from pick(me, "reincarnator.heir", losers(g, me), SEAT)
    g.plays[-1].heir = seat
    g.tell("reincarnator.passed_on", SEAT[me], SEAT[seat])
    g.later(When.ENCOUNTER_END, reincarnate, seat)


@step
def reincarnate(g: Game, seat: int) -> None:
    """Its power is discarded for a random one."""
    become(g, seat, ())


alien = Alien(NAME, reincarnation, alert="yellow", phases=(Phase.RESOLUTION,), flare=(pass_on, boosts(reincarnation)))
