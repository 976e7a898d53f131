"""Turning an alien sheet up: from then on everybody knows it, and its power works."""

from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT
from fifthcolony.kernel.steps import step


@step
def turn_up(g: Game, seat: int) -> None:
    """classic:variant.hidden_powers_flip: for good; what the alien does before a game it does now."""
    names, face_down, powers = g.face_down[seat], g.face_down[:], g.powers[:]
    face_down[seat] = ()
    powers[seat] = names + powers[seat]
    g.set_powers(powers, face_down)
    for name in names:
        g.tell("power.turned_up", SEAT[seat], f"alien:{name}")
    for name in names:
        set_up(g, seat, name)


def set_up(g: Game, seat: int, name: str) -> None:
    """What an alien brings along when its sheet comes to lie face up, before the game or in it."""
    setup = ALIENS[name].setup
    if setup is not None:
        setup(g, seat)
