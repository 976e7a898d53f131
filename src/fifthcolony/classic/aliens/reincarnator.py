"""Reincarnator: becomes a random alien that is not in the game, besides itself, whenever it loses or fails to deal."""

from fifthcolony.classic.changing_powers import discard_power, gain_power, unused_aliens
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import ALIENS, Alien
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
    brought = [where for _, _, where in g.pieces]  # an alien that came by a piece stays as long as that
    for old in g.powers[me]:
        if old != NAME and f"alien:{old}" not in brought:
            discard_power(g, me, old)
    drawn = [name for name in unused_aliens(g) if ALIENS[name].setup is None]
    if drawn:
        gain_power(g, me, drawn[0])
        g.tell("reincarnator.becomes", SEAT[me], f"alien:{drawn[0]}")


alien = Alien(NAME, reincarnation, alert="yellow", phases=(Phase.RESOLUTION,))
