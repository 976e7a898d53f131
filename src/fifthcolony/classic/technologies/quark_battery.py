"""Quark Battery: an encounter card is stored with it, and takes the place of the one that was turned up."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.cards import FIRST_OTHER, OPTION, kinds_of
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.phases.reveal import change_card, make_room
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, STORED, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "quark_battery"


def charge(g: Game, me: int) -> Asking:
    """As soon as it is completed, an encounter card goes under it."""
    kinds = kinds_of([card for card in g.hands[me] if card < FIRST_OTHER])
    if kinds:
        card = g.take_from_hand(me, (yield from pick(me, "quark_battery.card", kinds, OPTION, (), True)))
        g.sheet.append((me, STORED, card))
        g.tell("quark_battery.charged", SEAT[me])


@may(When.CARD_CHANGES, Role.MAIN, given=lambda g, me: bool(g.on_sheet(me, STORED)), advice="is_behind")
def discharge(g: Game, me: int) -> None:
    """The stored card counts instead of the one it laid, which is discarded."""
    side, (card,) = g.side_of(me), g.take_pile(me, STORED)
    for replaced in make_room(g, side):
        g.discard_card(replaced)
        g.tell("cards.discarded", SEAT[me], OPTION[replaced])
    g.tell("quark_battery.discharged", SEAT[me], OPTION[card])
    change_card(g, side, card)
    technologies.discard(g, me, NAME)


def drain(g: Game, me: int) -> None:
    """The card under it goes with it."""
    g.discard_piles(me, (STORED,))


technology = Technology(
    NAME, discharge, needs=3, kind=SINGLE, phases=(Phase.REVEAL,), completed=charge, leaves=drain, piles=(STORED,),
)  # fmt: skip
