"""Demon: may take the whole hand of a player who is not its opponent and play from it for an encounter."""

from fifthcolony.classic.cards import OPTION, kinds_of, words_of
from fifthcolony.classic.flares import boosts, super_side, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may, modifies
from fifthcolony.classic.phases.alliance import spare_ships
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import BORROWED, SEAT, SIDE, SUMMONED, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

FROM_DECK = 6


def bodies(g: Game, _me: int) -> list[int]:
    """Whom it can possess."""
    return [seat for seat in g.order[2:] if g.hands[seat]]


@may(When.BEFORE_INVITES, Role.MAIN, given=lambda g, me: bool(bodies(g, me)))
def possess(g: Game, me: int) -> Asking:
    """The hand lies face down on its sheet until the encounter ends; by its flare, cards from the deck do."""
    if boosted(g):
        summon(g, me)
        return
    seats = bodies(g, me)
    if not seats:  # the last card of the last hand went to answer it
        return
    victim = yield from pick(me, "demon.hand", seats, SEAT)
    hand = sorted(g.hands[victim])
    for card in hand:
        g.seen[card] |= 1 << me
    g.sheet += [(me, f"{BORROWED}:{SEAT[victim]}", card) for card in hand]
    g.hands[victim] = []
    g.tell("demon.possessed", SEAT[me], SEAT[victim], len(hand))
    g.tell("demon.holds", SEAT[me], SEAT[victim], *words_of(hand), to=(me,))
    g.later(When.ENCOUNTER_END, release, me, victim)


def summon(g: Game, me: int) -> None:
    """Cards from the deck lie there instead."""
    draw(g, me, FROM_DECK, SUMMONED)
    g.later(When.ENCOUNTER_END, send_back, me)


def has_no_body(g: Game, me: int) -> bool:
    """Nobody has a hand to be taken, and none has been taken."""
    return not bodies(g, me) and not any(holder == me and where.startswith(BORROWED) for holder, where, _ in g.sheet)


@super_side(When.BEFORE_INVITES, Role.MAIN, given=has_no_body, is_use=True)
def possess_nobody(g: Game, me: int) -> None:
    """Where nobody has a hand to be taken."""
    summon(g, me)


@modifies(Query.PLAYABLE, Role.ANY)
def play_borrowed(g: Game, me: int, cards: list[int]) -> list[int]:
    """It plays them as if they were in its hand."""
    return cards + [card for holder, where, card in g.sheet if holder == me and where.startswith((BORROWED, SUMMONED))]


@step
def release(g: Game, me: int, victim: int) -> None:
    """What has not been played goes back, whoever holds the sheet it lies on by now."""
    where = f"{BORROWED}:{SEAT[victim]}"
    cards = [card for _, pile, card in g.sheet if pile == where]
    holder = next((holder for holder, pile, _ in g.sheet if pile == where), me)
    g.hands[victim] += cards
    g.tell("demon.released", SEAT[holder], SEAT[victim], len(cards))
    g.sheet = [entry for entry in g.sheet if entry[1] != where]


@step
def send_back(g: Game, me: int) -> Asking:
    """What was summoned and not played goes back on the deck in the order it likes, whoever holds the sheet by now."""
    left = [card for _, pile, card in g.sheet if pile == SUMMONED]
    holder = next((holder for holder, pile, _ in g.sheet if pile == SUMMONED), me)
    order: list[int] = []
    while left:
        card = yield from pick(holder, "demon.put_back", kinds_of(left), OPTION, (len(left),), True)
        left.remove(card)
        order.append(card)
    g.sheet = [entry for entry in g.sheet if entry[1] != SUMMONED]
    for card in order:
        g.seen[card] = 0
    g.deck += order
    g.tell("demon.sent_back", SEAT[holder], len(order))


def spare_bodies(g: Game, _me: int) -> list[int]:
    """Whom it could press into service: who is no main player and can spare a ship."""
    return [seat for seat in g.order[2:] if spare_ships(g, seat)]


def can_press(g: Game, me: int) -> bool:
    """It has ships in the encounter itself, and there is somebody to press."""
    return g.involved(g.side_of(me))[0][2] > 0 and bool(spare_bodies(g, me))


@wild(When.BEFORE_INVITES, Role.MAIN, given=can_press)
def press(g: Game, me: int) -> Asking:
    """Somebody has to join its side, with as many ships as it has there, as far as they can be spared."""
    side = g.side_of(me)
    victim = yield from pick(me, "demon.press", spare_bodies(g, me), SEAT)
    g.from_now_on(Query.PRESSED, pressed_too, victim, side, g.involved(side)[0][2])
    g.tell("demon.pressed", SEAT[me], SEAT[victim], SIDE[side])


@change
def pressed_too(_g: Game, pressed: list[tuple[int, int, int]], victim: int, side: int, most: int) -> list[tuple[int, int, int]]:
    """That one has to ally too."""
    return [*pressed, (victim, side, most)]


alien = Alien(
    "demon", possess, play_borrowed, alert="yellow", phases=(Phase.ALLIANCE,), editions=(2018,),
    piles=(*(f"{BORROWED}:{seat}" for seat in SEAT), SUMMONED), flare=(press, boosts(possess), possess_nobody),
)  # fmt: skip
