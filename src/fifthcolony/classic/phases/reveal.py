"""Reveal: cards are turned up, totals counted, the winner found."""

from fifthcolony.classic.cards import ATTACK, MORPH_CARD, OPTION, TYPE, VALUE
from fifthcolony.classic.plays import open_window
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import BOTH_LOSE, DEFENSE, NOBODY, OFFENSE, SEAT, SIDE, Phase, When
from fifthcolony.kernel.steps import step


@step
def reveal(g: Game) -> None:
    """classic:reveal.turn_up"""
    g.phase = Phase.REVEAL
    everybody = (1 << g.seats) - 1
    for side in (OFFENSE, DEFENSE):
        g.seen[g.laid[side]] = everybody
    g.values = [_value(g, OFFENSE), _value(g, DEFENSE)]
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
        g.winner = OFFENSE if totals[OFFENSE] > totals[DEFENSE] else DEFENSE
        g.tell("reveal.totals", *totals)
    g.tell("reveal.winner", SIDE[g.winner], SEAT[g.main(g.winner)])
