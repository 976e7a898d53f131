"""Reveal: cards are turned up, totals counted, the winner found."""

from fifthcolony.classic.cards import ATTACK, MORPH_CARD, OPTION, TYPE, VALUE
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.plays import open_window
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import BOTH_LOSE, DEFENSE, NOBODY, OFFENSE, SEAT, SIDE, Phase, Query, When
from fifthcolony.kernel.steps import step


@step
def reveal(g: Game) -> None:
    """classic:reveal.turn_up, unless a power may keep its own card down once the opponent's is up."""
    g.phase = Phase.REVEAL
    if When.OPPONENT_REVEALED in g.table:
        for seat, _, _ in g.table[When.OPPONENT_REVEALED]:
            if seat in (g.offense, g.defense):
                other = 1 - g.side_of(seat)
                show(g, g.laid_by[other], g.laid[other])
                g.tell("reveal.card", SEAT[g.main(other)], OPTION[g.laid[other]])
        open_window(g, When.OPPONENT_REVEALED)
    g.then(turn_up)


@step
def turn_up(g: Game) -> None:
    """Both cards are up and count for something."""
    for side in (OFFENSE, DEFENSE):
        show(g, g.laid_by[side], g.laid[side])
    g.values = [_value(g, OFFENSE), _value(g, DEFENSE)]
    g.values = fold_all(g, Query.CARD_VALUES, g.values)
    if g.laid == [MORPH_CARD, MORPH_CARD]:  # classic:reveal.morph_v_morph_2008
        g.decided = BOTH_LOSE
    g.tell("reveal.cards", SEAT[g.offense], OPTION[g.laid[OFFENSE]], SEAT[g.defense], OPTION[g.laid[DEFENSE]])
    open_window(g, When.AFTER_REVEAL)
    g.then(reinforce)
    g.then(find_winner)


def _value(g: Game, side: int) -> int:
    """classic:reveal.morph_copies: a morph counts as the other side's card."""
    card = g.laid[1 - side] if g.laid[side] == MORPH_CARD else g.laid[side]
    return VALUE[card] if TYPE[card] == ATTACK else NEGOTIATES


def change_card(g: Game, side: int, card: int) -> None:
    """A side's revealed card is another one from now on; a morph on the other side follows."""
    g.laid[side] = card
    g.values[side] = _value(g, side)
    if g.laid[1 - side] == MORPH_CARD:
        g.values[1 - side] = _value(g, 1 - side)


@step
def reinforce(g: Game) -> None:
    """classic:reinforcement.when: totals only matter for attack against attack."""
    if g.decided == NOBODY and min(g.values) > NEGOTIATES:
        open_window(g, When.REINFORCEMENTS)


@step
def find_winner(g: Game) -> None:
    """classic:reveal.higher_wins, classic:reveal.attack_v_negotiate, classic:reveal.negotiate_v_negotiate"""
    offense, defense = g.values
    if g.decided == BOTH_LOSE:
        g.winner = NOBODY
        g.tell("reveal.both_lose")
        return
    if g.decided != NOBODY:
        g.winner = g.decided
    elif offense == defense == NEGOTIATES:
        g.winner = NOBODY
        return
    elif NEGOTIATES in g.values:
        g.winner = OFFENSE if defense == NEGOTIATES else DEFENSE
    else:
        totals = (g.total(OFFENSE), g.total(DEFENSE))
        offense_ahead = totals[OFFENSE] < totals[DEFENSE] if g.lower_wins else totals[OFFENSE] > totals[DEFENSE]
        g.winner = OFFENSE if offense_ahead else DEFENSE
        g.tell("reveal.totals", *totals)
    g.tell("reveal.winner", SIDE[g.winner], SEAT[g.main(g.winner)])
