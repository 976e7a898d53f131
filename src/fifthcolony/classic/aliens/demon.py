"""Demon: may take the whole hand of a player who is not its opponent and play from it for an encounter."""

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.hooks import may, modifies
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import BORROWED, SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


def bodies(g: Game, _me: int) -> list[int]:
    """Whom it can possess."""
    return [seat for seat in g.order[2:] if g.hands[seat]]


@may(When.BEFORE_INVITES, Role.MAIN, given=lambda g, me: bool(bodies(g, me)))
def possess(g: Game, me: int) -> Asking:
    """The hand lies face down on its sheet until the encounter ends."""
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
    g.tell("demon.holds", SEAT[victim], *(OPTION[card] for card in hand), to=(me,))
    g.later(When.ENCOUNTER_END, release, me, victim)


@modifies(Query.PLAYABLE, Role.ANY)
def play_borrowed(g: Game, me: int, cards: list[int]) -> list[int]:
    """It plays them as if they were in its hand."""
    return cards + [card for holder, where, card in g.sheet if holder == me and where.startswith(BORROWED)]


@step
def release(g: Game, me: int, victim: int) -> None:
    """What has not been played goes back, whoever holds the sheet it lies on by now."""
    where = f"{BORROWED}:{SEAT[victim]}"
    cards = [card for _, pile, card in g.sheet if pile == where]
    holder = next((holder for holder, pile, _ in g.sheet if pile == where), me)
    g.hands[victim] += cards
    g.tell("demon.released", SEAT[holder], SEAT[victim], len(cards))
    g.sheet = [entry for entry in g.sheet if entry[1] != where]


alien = Alien(
    "demon", possess, play_borrowed, alert="yellow", phases=(Phase.ALLIANCE,), editions=(2018,),
    piles=tuple(f"{BORROWED}:{seat}" for seat in SEAT),
)  # fmt: skip
