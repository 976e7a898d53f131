"""Reincarnator: becomes a random alien that is not in the game, besides itself, whenever it loses or fails to deal."""

from fifthcolony.classic.casting import pool
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import ALIENS, Alien, can_meet
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Result, Role, When

NAME = "reincarnator"
LOST = (Result.DEFENSE_WON, Result.OFFENSE_WON)
"""How each side loses."""


def has_lost(g: Game, me: int) -> bool:
    """Its side has been beaten, or it has failed to deal."""
    failed = g.result == Result.DEAL_FAILED and bool(g.role[me] & Role.MAIN)
    return failed or g.result in (Result.BOTH_LOST, LOST[g.side_of(me)])


@must(When.RESULT, Role.MAIN_OR_ALLY, given=has_lost)
def reincarnation(g: Game, me: int) -> None:
    """The alien it was is discarded, and another one drawn."""
    for old in g.powers[me]:
        if old != NAME:
            leave(g, me, old)
    held = [name for names in g.powers for name in names]
    drawn = [name for name in pool(g) if name not in held + g.gone and ALIENS[name].setup is None and can_meet(name, held)]
    if drawn:
        powers = g.powers[:]
        powers[me] = (NAME, drawn[0])
        g.set_powers(powers)
        g.tell("reincarnator.becomes", SEAT[me], f"alien:{drawn[0]}")


def leave(g: Game, me: int, name: str) -> None:
    """An alien leaves the game with all that is its own."""
    leaves = ALIENS[name].leaves
    if leaves is not None:
        leaves(g, me)
    g.gone.append(name)
    g.set_powers([tuple(held for held in names if held != name) for names in g.powers])


alien = Alien(NAME, reincarnation, alert="yellow", phases=(Phase.RESOLUTION,))
