"""Grudge: whoever declines to ally with it loses a ship if it succeeds, and four if it does not."""

from fifthcolony.classic.fleet import give_up
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Result, Role, When
from fifthcolony.kernel.steps import step

GRUDGE = "grudge"
MILD, HARSH = 1, 4
WON = (Result.OFFENSE_WON, Result.DEFENSE_WON)
FAILED = (Result.DEAL_FAILED, Result.BOTH_LOST)


def refusers(g: Game, me: int) -> list[int]:
    """Whom it invited and who did not join its side."""
    side = g.side_of(me)
    return [seat for seat in g.order if g.invited[side] & ~g.joined[side] & 1 << seat]


@must(When.AFTER_FORMED, Role.MAIN, given=lambda g, me: bool(refusers(g, me)))
def revenge(g: Game, me: int) -> None:
    """They get a token each; what it costs them follows from the token."""
    for seat in refusers(g, me):
        g.set_tokens(seat, GRUDGE, 1)
    for point in (When.LOSSES, When.RESULT, When.ENCOUNTER_END):  # before allies land or go home, where there is a winner
        g.later(point, settle, me)


@step
def settle(g: Game, me: int) -> None:
    """Tokens go back: for ships, or for nothing when the encounter came to nothing."""
    cost = 0
    if g.result in (*WON, *FAILED, Result.DEAL_MADE):
        cost = MILD if g.result in (WON[g.side_of(me)], Result.DEAL_MADE) else HARSH
    for seat in g.order:
        if g.tokens_of(seat, GRUDGE):
            g.set_tokens(seat, GRUDGE, 0)
            if cost:
                g.then(give_up, seat, cost)


def bring_tokens(_g: Game, _me: int) -> None:
    """Its tokens lie ready from the start."""


alien = Alien("grudge", revenge, alert="red", tokens=(GRUDGE,), phases=(Phase.ALLIANCE,), setup=bring_tokens)
