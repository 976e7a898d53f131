"""Philanthropist: may give one of its cards to a main player."""

from fifthcolony.classic.cards import FIRST_OTHER, OPTION, kinds_of
from fifthcolony.classic.changing_powers import carry_powers, discard_power, own_aliens, reinstate_powers, suspend_powers
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import gather, lose_gathered
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.regroup import check_hand
from fifthcolony.classic.powers import Alien, is_active
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import GIVEN, SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step


@may(When.AFTER_FORMED, Role.MAIN_OR_ALLY, given=lambda g, me: bool(g.hands[me]), advice="has_junk")
def giving(g: Game, me: int) -> Asking:
    """A main player gives to its opponent, and draws a new hand if it is out of encounter cards; an ally gives to either."""
    if not g.hands[me]:  # its last card went to save the use from a zap
        return
    takers = [seat for seat in (g.offense, g.defense) if seat != me]
    taker = yield from pick(me, "philanthropist.taker", takers, SEAT)
    card = yield from pick(me, "philanthropist.card", kinds_of(g.hands[me]), OPTION, (SEAT[taker],), True)
    g.give(me, taker, [card])
    if card < FIRST_OTHER:
        g.declared.append((me, f"{GIVEN}{card}:{taker}"))
    if g.role[me] & Role.MAIN:
        check_hand(g, me)


def gifts(g: Game, me: int) -> list[list[int]]:
    """The encounter cards it has given away in this encounter, each with its taker."""
    words = [word for seat, word in g.declared if seat == me and word.startswith(GIVEN)]
    return [[int(number) for number in word.removeprefix(GIVEN).split(":")] for word in words]


@super_side(When.BEFORE_SELECT, Role.MAIN_OR_ALLY, given=lambda g, me: bool(gifts(g, me)))
def insist(g: Game, me: int) -> None:
    """What it gave has to be laid."""
    g.from_now_on(Query.LAYABLE, must_lay, me)


@change
def must_lay(g: Game, cards: list[int], giver: int) -> list[int]:
    """Who was given an encounter card lays that one, if it still can; the other main player is free, whatever it holds."""
    return [card for card, taker in gifts(g, giver) if card in cards and card in g.hands[taker]] or cards


def borrowers(g: Game, me: int) -> list[int]:
    """To whom it can lend its power, if it has one that is not lost: whoever has no sheet face down."""
    lendable = any(is_active(g, me, name) for name in g.powers[me])
    return [seat for seat in g.order if seat != me and not g.face_down[seat]] if lendable else []


@wild(When.REGROUP_START, Role.ANY, given=lambda g, me: bool(borrowers(g, me) and g.colonies(me)), advice="never")
def lend(g: Game, me: int) -> Asking:
    """For a ship to the warp, another player has its power instead of its own until the encounter ends."""
    borrower = yield from pick(me, "philanthropist.borrower", borrowers(g, me), SEAT)
    taken = yield from gather(g, me, "ships.lose", g.colonies(me), 1, 1)
    lose_gathered(g, me, taken)
    g.then(hand_over_power, me, borrower)


@step
def hand_over_power(g: Game, me: int, borrower: int) -> None:
    """The borrower's own sheet is laid aside for as long."""
    if borrower not in borrowers(g, me):  # the ship has cost it its power
        return
    lent, kept = g.powers[me], own_aliens(g, borrower)
    g.tell("philanthropist.lent", SEAT[me], SEAT[borrower])
    suspend_powers(g, borrower, kept)
    carry_powers(g, me, borrower, lent)
    g.later(When.ENCOUNTER_END, take_back, me, borrower, lent, kept)


@step
def take_back(g: Game, me: int, borrower: int, lent: tuple[str, ...], kept: tuple[str, ...]) -> None:
    """Everybody has its own again, as far as it is still there. Who has become another alien by what it borrowed stays that one."""
    holder = next((seat for seat in g.order if set(g.powers[seat]) & set(lent)), borrower)
    carry_powers(g, holder, me, tuple(name for name in g.powers[holder] if name in lent))
    owner = borrower if holder == me else holder
    reborn = own_aliens(g, owner)
    reinstate_powers(g, owner, kept)
    for name in kept if reborn else ():
        discard_power(g, owner, name)


alien = Alien(
    "philanthropist", giving, alert="yellow", phases=(Phase.ALLIANCE,), asks={"philanthropist.taker": "favour"},
    flare=(lend, insist),
)  # fmt: skip
