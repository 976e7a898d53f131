"""Void: the ships it beats leave the game."""

from fifthcolony.classic.fleet import note_loss
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import REMOVED, Game
from fifthcolony.classic.words import SEAT, Consequence, Phase, Role


def spare(g: Game, seat: int) -> int:
    """How many ships a player can still lose for good: it keeps one for each colony that wins the game."""
    return max(0, g.fleet(seat) - g.ships_at(seat, REMOVED) - g.goal)


def has_beaten_ships(g: Game, me: int) -> bool:
    """Its side has won, and ships are lost that can leave the game."""
    return g.winner == g.side_of(me) and any(spare(g, seat) for seat, _, _ in g.losses[-1])


@replaces(Consequence.DEFEAT, Role.MAIN, given=has_beaten_ships)
def eradicate(g: Game, _me: int) -> None:
    """As many as each can spare; the rest goes to the warp."""
    removed = []
    for loss in g.losses[-1]:
        seat, place, number = loss
        gone = min(number, spare(g, seat))
        if gone:
            g.move_ships(seat, place, REMOVED, gone)
            loss[2] -= gone
            removed.append((seat, REMOVED, gone))
            g.tell("void.eradicated", SEAT[seat], gone)
    g.losses[-1] = [loss for loss in g.losses[-1] if loss[2]]
    note_loss(g, removed)


alien = Alien("void", eradicate, alert="red", phases=(Phase.RESOLUTION,))
