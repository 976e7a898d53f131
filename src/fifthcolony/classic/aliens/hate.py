"""Hate: at the start of its turn it discards a card; everybody else matches it or loses three ships."""

from fifthcolony.classic.cards import ATTACK, FIRST_OTHER, KIND, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.flares import FLARE_OF, boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import gather, lose_gathered, within_reach
from fifthcolony.classic.hands import discard_at_random, discard_from_hand
from fifthcolony.classic.hooks import must
from fifthcolony.classic.knowledge import expose
from fifthcolony.classic.phases.regroup import check_hand
from fifthcolony.classic.phases.resolution import decide_without_cards
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick, pick_or_leave
from fifthcolony.kernel.steps import step

NAME = "hate"
SHIPS = 3


@must(When.START_TURN, Role.OFFENSE, given=lambda g, me: bool(g.hands[me]))
def rage(g: Game, me: int) -> Asking:
    """It throws down the card that the others have to match, one after the other."""
    held = others(g, me) if boosted(g) else g.hands[me]
    card = yield from pick(me, "hate.show" if boosted(g) else "hate.card", kinds_of(held), OPTION, (), True)
    if boosted(g):
        expose(g, me, KIND[card], 1)
        g.tell("hate.showed", SEAT[me], OPTION[card])
    else:
        discard_from_hand(g, me, card)
    for seat in g.order[1:]:
        g.then(match, me, seat, card)
    g.then(check_hand, me)


def others(g: Game, me: int) -> list[int]:
    """What it could show besides its flare, which is being played itself."""
    return [card for card in g.hands[me] if card not in FLARE_OF[NAME]]


def matches(own: int, card: int) -> bool:
    """Of the same type, and an attack of no lower value."""
    return TYPE[own] == TYPE[card] and (TYPE[card] != ATTACK or VALUE[own] >= VALUE[card])


@step
def match(g: Game, me: int, seat: int, card: int) -> Asking:
    """One player discards a matching card, or leaves its ships to Hate."""
    kinds = kinds_of([own for own in g.hands[seat] if matches(own, card)])
    matching = yield from pick_or_leave(seat, "hate.match", kinds, OPTION, (OPTION[card],), True, leave="hate:ships")
    if matching is None:
        g.then(punish, me, seat)
    else:
        discard_from_hand(g, seat, matching)


@step
def punish(g: Game, me: int, seat: int) -> Asking:
    """Hate picks the ships."""
    taken = yield from gather(g, seat, "hate.ships", within_reach(g, seat), SHIPS, SHIPS, (SEAT[seat],), chooser=me)
    lose_gathered(g, seat, taken)


@wild(When.BEFORE_SELECT, Role.MAIN, given=lambda g, me: bool(g.hands[g.opponent(me)]))
def spoil(g: Game, me: int) -> None:
    """The opponent discards a card by chance, and has lost if no encounter card is left in its hand."""
    rival = g.opponent(me)
    discard_at_random(g, rival, 1)
    if min(g.hands[rival], default=FIRST_OTHER) >= FIRST_OTHER:
        decide_without_cards(g, g.side_of(me))


alien = Alien(
    NAME, rage, alert="yellow", phases=(Phase.START_TURN,), asks={"hate.match": "card_or_ships", "hate.ships": "strike"},
    flare=(spoil, boosts(rage, given=lambda g, me: bool(others(g, me)))),
)  # fmt: skip
