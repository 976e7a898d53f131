"""Mind: may look at a main player's hand before allies are invited."""

from fifthcolony.classic.cards import words_of
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change


@may(When.BEFORE_INVITES, Role.ANY)
def knowledge(g: Game, me: int) -> Asking:
    """It sees one main player's whole hand; as a main player, the opponent's."""
    seats = [seat for seat in (g.offense, g.defense) if seat != me]
    if not boosted(g):
        seats = [(yield from pick(me, "mind.hand", seats, SEAT))]
    for seat in seats:
        look(g, me, seat)


def look(g: Game, me: int, seen: int) -> None:
    """One hand is open to it."""
    hand = g.hands[seen]
    for card in hand:
        g.seen[card] |= 1 << me
    g.tell("mind.looked", SEAT[me], SEAT[seen])
    g.tell("mind.saw", SEAT[me], SEAT[seen], *words_of(hand), to=(me,))


@wild(When.BEFORE_CARD_DRAW, Role.ANY, given=lambda g, me: me not in g.concerned)
def read_along(g: Game, me: int) -> None:
    """Whatever that player draws in this encounter goes through this player's hands first."""
    (drawer,) = g.concerned
    g.from_now_on(Query.DRAW_WATCHERS, watches, drawer, me)
    g.tell("mind.reads_along", SEAT[me], SEAT[drawer])


@change
def watches(g: Game, watchers: int, drawer: int, watcher: int) -> int:
    """One more sees what that player draws."""
    return watchers | 1 << watcher if g.concerned == [drawer] else watchers


alien = Alien(
    "mind", knowledge, alert="yellow", phases=(Phase.ALLIANCE,),
    flare=(read_along, boosts(knowledge, role=Role.NOT_MAIN)),
)  # fmt: skip
