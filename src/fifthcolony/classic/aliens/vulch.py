"""Vulch: takes the artifacts that others discard, and keeps its own when it draws a new hand."""

from fifthcolony.classic.cards import ARTIFACT, FLARE, OPTION, TYPE, kinds_of
from fifthcolony.classic.conditions import has_won_or_dealt
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import discard_from_hand, lay_aside, left_lying, take_up
from fifthcolony.classic.hooks import modifies, must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import ASIDE, SEAT, Query, Role, When
from fifthcolony.kernel.ask import Asking, agree, pick
from fifthcolony.kernel.steps import step


@must(When.ON_DISCARD, Role.ANY, given=lambda g, me: bool(left_lying(g, me, ARTIFACT)))
def salvage(g: Game, me: int) -> None:
    """The artifacts go to its hand."""
    for card in left_lying(g, me, ARTIFACT):
        g.take_discard(me, card)


@modifies(Query.NEW_HAND_KEEPS, Role.ANY)
def keep_artifacts(g: Game, me: int, kept: list[int]) -> list[int]:
    """A new hand is drawn on top of them."""
    return kept + [card for card in g.hands[me] if TYPE[card] == ARTIFACT]


@super_side(When.ON_DISCARD, Role.ANY, given=lambda g, me: bool(left_lying(g, me, FLARE)), is_use=True)
def salvage_flares(g: Game, me: int) -> None:
    """It takes flares as it takes artifacts."""
    for card in left_lying(g, me, FLARE):
        g.take_discard(me, card)


def has_won(g: Game, me: int) -> bool:
    """As a main player it has won or made a deal, and the opponent has cards."""
    return has_won_or_dealt(g, me) and bool(g.hands[g.opponent(me)])


@wild(When.RESULT, Role.MAIN, given=has_won)
def pick_clean(g: Game, me: int) -> None:
    """The opponent holds out card after card."""
    g.then(hold_out, me, g.opponent(me))


@step
def hold_out(g: Game, me: int, opponent: int) -> Asking:
    """Which one comes next is the opponent's choice."""
    if g.hands[opponent]:
        card = yield from pick(opponent, "vulch.hold_out", kinds_of(g.hands[opponent]), OPTION, (SEAT[me],), True)
        g.seen[card] |= 1 << me
        lay_aside(g, opponent, [card])
        g.then(want, me, opponent)


@step
def want(g: Game, me: int, opponent: int) -> Asking:
    """It is kept, which ends it, or discarded for the next."""
    (card,) = g.on_sheet(opponent, ASIDE)
    wanted = yield from agree(me, "vulch.want", (OPTION[card], len(g.hands[opponent])), True)
    take_up(g, opponent)
    if wanted:
        g.give(opponent, me, [card])
    else:
        discard_from_hand(g, opponent, card)
        g.then(hold_out, me, opponent)


alien = Alien("vulch", salvage, keep_artifacts, alert="green", flare=(pick_clean, salvage_flares))
