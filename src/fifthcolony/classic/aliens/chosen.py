"""Chosen: may draw three cards and let one of them replace its revealed card, or add an attack among them to its own."""

from fifthcolony.classic.cards import ATTACK, FIRST_OTHER, OPTION, TYPE, VALUE, kinds_of
from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hands import draw, pick_cards
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.reveal import change_card, count_as, make_room
from fifthcolony.classic.plays import note_thrown
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NO_CARD, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, pick_or_leave
from fifthcolony.kernel.steps import step

DRAWN = 3
PRAYER = "prayer"


@may(When.CARD_CHANGES, Role.MAIN, advice="is_behind")
def divine_intervention(g: Game, me: int) -> None:
    """It draws three cards for all to see."""
    draw(g, me, DRAWN, PRAYER)
    g.then(answer_prayer, me, boosted(g))


@step
def answer_prayer(g: Game, me: int, keeps_others: bool) -> Asking:
    """An encounter card may replace its own, an attack be added to its own attack; what is not used is discarded."""
    side, drawn = g.side_of(me), g.on_sheet(me, PRAYER)
    fit = kinds_of([card for card in drawn if card < FIRST_OTHER])
    replacing = [(f"replace:{OPTION[card]}", card) for card in fit]
    adding = [(f"add:{OPTION[card]}", card) for card in fit if TYPE[card] == ATTACK and shows_attack(g, me)]
    way = yield from pick_or_leave(me, "chosen.card", replacing + adding, lambda way: way[0])
    others = [card for card in drawn if card >= FIRST_OTHER] if keeps_others else []
    kept = yield from pick_cards(me, "chosen.keep", others, 0, len(others))
    g.take_pile(me, PRAYER)
    picked = way[1] if way else NO_CARD
    unused = [card for card in drawn if card not in (picked, *kept)]
    if way in replacing:
        unused += make_room(g, side)
        g.tell("chosen.replaced", SEAT[me], OPTION[picked])
        change_card(g, side, picked)
    elif picked != NO_CARD:
        g.reinforcements.append((me, picked))  # it stays on the table until the encounter cards are discarded
        count_as(g, side, g.values[side] + VALUE[picked])
    g.hands[me] += kept
    for card in kept:
        g.tell("cards.kept", SEAT[me], OPTION[card])
    for card in unused:
        g.discard_card(card)
        g.tell("cards.discarded", SEAT[me], OPTION[card])
    note_thrown(g, me, unused)


@wild(When.BEFORE_SELECT, Role.MAIN)
def be_given(g: Game, me: int) -> None:
    """A card more to choose from."""
    draw(g, me, 1)


alien = Alien(
    "chosen", divine_intervention, alert="green", phases=(Phase.REVEAL,), piles=(PRAYER,), asks={"chosen.card": "improve"},
    flare=(be_given, boosts(divine_intervention)),
)  # fmt: skip
