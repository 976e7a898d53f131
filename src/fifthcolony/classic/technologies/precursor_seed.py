"""Precursor Seed: its owner has a second alien power, whatever chance brings."""

from fifthcolony.classic.board_pieces import SEED, place_piece, remove_piece, where_is
from fifthcolony.classic.changing_powers import discard_power, gain_power, unused_aliens
from fifthcolony.classic.inventions import LASTING, Technology
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT

NAME = "precursor_seed"


def sprout(g: Game, me: int) -> None:
    """As soon as it is completed; aliens that a game has to be set up for are passed over."""
    drawn = next((name for name in unused_aliens(g) if ALIENS[name].setup is None), None)
    if drawn is not None:
        gain_power(g, me, drawn)
        place_piece(g, SEED, me, f"alien:{drawn}")
        g.tell("precursor_seed.sprouted", SEAT[me], f"alien:{drawn}")


def wither(g: Game, me: int) -> None:
    """The alien goes with its technology, whoever has it."""
    alien = where_is(g, SEED, me).removeprefix("alien:")
    remove_piece(g, SEED, me)
    for seat, names in enumerate(g.powers):
        if alien in names:
            discard_power(g, seat, alien)


technology = Technology(NAME, needs=9, kind=LASTING, completed=sprout, leaves=wither, piece=SEED)
