"""Reveal: cards are turned up, totals counted, the winner found."""

from typing import Final

from fifthcolony.classic.cards import ATTACK, MORPH_CARD, OPTION, TYPE, VALUE
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.powers import fold_all, live_hooks
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import BOTH_LOSE, DEFENSE, NO_CARD, NOBODY, OFFENSE, SEAT, SIDE, Phase, Query, When
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

MORPHS: Final = -3
"""What is printed on a morph."""


@step
def reveal(g: Game) -> None:
    """Last calls while both cards are down."""
    g.phase = Phase.REVEAL
    open_window(g, When.BEFORE_REVEAL)
    g.go_on(turn_up_first)


@step
def turn_up_first(g: Game) -> None:
    """classic:reveal.turn_up, unless a power may keep its own card down once the opponent's is up."""
    if g.watches(When.OPPONENT_REVEALED):
        for side in (OFFENSE, DEFENSE):
            if live_hooks(g, When.OPPONENT_REVEALED, g.main(1 - side)):
                show(g, g.laid_by[side], g.laid[side])
                g.tell("reveal.card", SEAT[g.main(side)], OPTION[g.laid[side]])
        open_window(g, When.OPPONENT_REVEALED)
    g.go_on(turn_up)


@step
def turn_up(g: Game) -> None:
    """Both cards are up and count for something."""
    for side in (OFFENSE, DEFENSE):
        if g.claimed[side] == NO_CARD:
            show(g, g.laid_by[side], g.laid[side])
    g.values = _read(g)
    said = (SEAT[g.offense], OPTION[g.face(OFFENSE)], SEAT[g.defense], OPTION[g.face(DEFENSE)])
    g.tell("reveal.cards", *said) if g.claimed == [NO_CARD, NO_CARD] else g.tell("reveal.as_claimed", *said)
    _tell_counts(g)
    open_window(g, When.CARD_CHANGES)
    open_window(g, When.AFTER_REVEAL)
    g.go_on(reinforce)
    g.go_on(find_winner)


def count_cards(g: Game) -> None:
    """Find what the two cards decide and count as, and say so where it is not what is printed on them. Either may have changed."""
    g.values = _read(g)
    _tell_counts(g)


def _tell_counts(g: Game) -> None:
    for side in (OFFENSE, DEFENSE):
        if g.values[side] not in (NEGOTIATES, VALUE[g.face(side)]):
            count_as(g, side, g.values[side])


def count_as(g: Game, side: int, value: int) -> None:
    """A side's attack counts as another value from now on."""
    g.values[side] = value
    g.tell("reveal.counts", SEAT[g.main(side)], value)


def make_room(g: Game, side: int) -> list[int]:
    """The card of a side that another replaces, to be discarded; one that passed for another goes under the deck, still unseen."""
    if g.claimed[side] == NO_CARD:
        return [g.laid[side]]
    g.put_under_deck(g.laid[side])
    return []


def change_card(g: Game, side: int, card: int) -> None:
    """A side's card is another one from now on, and up, whatever was claimed of the old one; a morph on the other side follows."""
    g.laid[side], g.laid_by[side], g.laid_from[side], g.claimed[side] = card, g.main(side), "", NO_CARD
    g.changes = [entry for entry in g.changes if entry[0] != Query.PRINTED or entry[2][0] != side]
    show(g, g.laid_by[side], card)
    count_cards(g)


def become(g: Game, side: int, printed: int) -> None:
    """A side's card counts as one with this printed on it, an attack's value or NEGOTIATES; what hangs on it on the other side follows."""
    before = _read(g)
    g.from_now_on(Query.PRINTED, becomes, side, printed)
    values = _read(g)
    for changed in (side, 1 - side):
        if changed != side and values[changed] == before[changed]:
            continue
        if values[changed] == NEGOTIATES:
            g.values[changed] = NEGOTIATES
            g.tell("reveal.negotiates", SEAT[g.main(changed)])
        else:
            count_as(g, changed, values[changed])


@change
def becomes(_g: Game, printed: list[int], side: int, what: int) -> list[int]:
    """That side's card is another one."""
    return [what, printed[DEFENSE]] if side == OFFENSE else [printed[OFFENSE], what]


def printed_on(g: Game) -> list[int]:
    """What both cards are: an attack's printed value, NEGOTIATES, or MORPHS."""
    return fold_all(g, Query.PRINTED, [_printed(g.face(OFFENSE)), _printed(g.face(DEFENSE))])


def _printed(card: int) -> int:
    return VALUE[card] if TYPE[card] == ATTACK else MORPHS if card == MORPH_CARD else NEGOTIATES


def _read(g: Game) -> list[int]:
    """What both cards count, and whether two morphs decide it."""
    printed = printed_on(g)
    if printed == [MORPHS, MORPHS]:  # classic:reveal.morph_v_morph_2008
        g.decided = BOTH_LOSE
    elif g.decided == BOTH_LOSE:
        g.decided = NOBODY
    return _counts(g, printed)


def read_cards(g: Game) -> list[int]:
    """What both cards count, before anything multiplies or divides them."""
    return _counts(g, printed_on(g))


def _counts(g: Game, printed: list[int]) -> list[int]:
    """classic:reveal.morph_copies: a morph counts as the other side's card."""
    offense, defense = printed
    if offense == defense == MORPHS:
        return [NEGOTIATES, NEGOTIATES]
    read = [defense if offense == MORPHS else offense, offense if defense == MORPHS else defense]
    return fold_all(g, Query.CARD_VALUES, fold_all(g, Query.ATTACK_VALUES, read))


@step
def reinforce(g: Game) -> None:
    """classic:reinforcement.when: totals only matter for attack against attack."""
    if g.decided == NOBODY and min(g.values) > NEGOTIATES:
        open_window(g, When.REINFORCEMENTS)


@step
def find_winner(g: Game) -> None:
    """classic:reveal.higher_wins, classic:reveal.attack_v_negotiate, classic:reveal.negotiate_v_negotiate"""
    g.winner = g.leading()
    if g.winner == BOTH_LOSE:
        g.winner = NOBODY
        g.tell("reveal.both_lose")
    elif g.winner != NOBODY:
        if g.decided == NOBODY and min(g.values) > NEGOTIATES:
            offense, defense = g.total(OFFENSE), g.total(DEFENSE)
            g.margin = abs(offense - defense)
            g.tell("reveal.totals", offense, defense)
        g.tell("reveal.winner", SIDE[g.winner], SEAT[g.main(g.winner)])
