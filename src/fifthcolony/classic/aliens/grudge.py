"""Grudge: whoever declines to ally with it loses a ship if it succeeds, and four if it does not."""

from fifthcolony.classic.conditions import has_won_or_dealt
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import dismiss, give_up
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien, fold_all
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NOBODY, Phase, Query, Result, Role, When
from fifthcolony.kernel.steps import step

GRUDGE = "grudge"
MILD, HARSH = 1, 4
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
    if g.result in (*Result.WON_BY, *FAILED, Result.DEAL_MADE):
        mild = has_won_or_dealt(g, me) and (me, GRUDGE) not in g.declared
        cost = MILD if mild else HARSH
    for seat in g.order:
        if g.tokens_of(seat, GRUDGE):
            g.set_tokens(seat, GRUDGE, 0)
            if cost:
                g.then(give_up, seat, cost)


def gets_off_lightly(g: Game, me: int) -> bool:
    """Tokens are out, and things go well for it."""
    wins = g.winner == NOBODY or fold_all(g, Query.WINNER, g.winner) == g.side_of(me)
    return wins and any(g.tokens_of(seat, GRUDGE) for seat in g.order)


def be_merciless(g: Game, me: int) -> None:
    """Each token costs four ships, whatever comes of the encounter."""
    g.declared.append((me, GRUDGE))


in_victory = super_side(When.OUTCOME, Role.MAIN, given=gets_off_lightly, name="in_victory")(be_merciless)
in_a_deal = super_side(When.DEAL, Role.MAIN, given=gets_off_lightly, name="in_a_deal")(be_merciless)


def rival_allies(g: Game, me: int) -> list[int]:
    """The allies of an opponent who has won."""
    other = 1 - g.side_of(me)
    return g.allies(other) if g.winner == other else []


@wild(When.LOSSES, Role.MAIN, given=lambda g, me: bool(rival_allies(g, me)))
def begrudge(g: Game, me: int) -> None:
    """They go home with nothing."""
    dismiss(g, rival_allies(g, me))


alien = Alien("grudge", revenge, alert="red", tokens=(GRUDGE,), phases=(Phase.ALLIANCE,), flare=(begrudge, in_victory, in_a_deal))
