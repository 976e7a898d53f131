"""Enigma Device: its user throws away what it likes; then every hand becomes one of eight cards."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.cards import HAND_SIZE
from fifthcolony.classic.hands import discard_at_random, discard_from_hand, draw, pick_cards
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.steps import step

NAME = "enigma_device"


@may(When.REGROUP_START, Role.ANY, advice="short_of_cards")
def even_out(g: Game, me: int) -> Asking:
    """Any of its own cards go first."""
    thrown = yield from pick_cards(me, "enigma_device.card", g.hands[me], 0, len(g.hands[me]))
    technologies.discard(g, me, NAME)
    discard_from_hand(g, me, *thrown)
    for distance in range(g.seats):
        g.then(come_to_eight, (me + distance) % g.seats)


@step
def come_to_eight(g: Game, seat: int) -> None:
    """From the deck, or at random out of the hand."""
    surplus = len(g.hands[seat]) - HAND_SIZE
    if surplus > 0:
        discard_at_random(g, seat, surplus)
    elif surplus < 0:
        draw(g, seat, -surplus)


technology = Technology(NAME, even_out, needs=4, kind=SINGLE, phases=(Phase.REGROUP,))
