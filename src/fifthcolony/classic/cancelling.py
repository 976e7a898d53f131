"""What answers do to the use or card they answer, which lies under them: cancel, stop or steal it."""

from fifthcolony.classic.flares import WAYS
from fifthcolony.classic.flaring import take_back_spent
from fifthcolony.classic.position.play import CARD, USE
from fifthcolony.classic.powers import HOOKS
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT


def stop_flare(g: Game) -> None:
    """The flare being answered does nothing and goes back to its player; it counts as played all the same."""
    stopped = g.plays[-2]
    stopped.cancelled, stopped.heir = True, stopped.seat
    g.tell("flare.stopped", SEAT[stopped.seat], stopped.word)


def steal_card(g: Game, thief: int) -> None:
    """The card being answered does nothing and goes to another hand."""
    stolen = g.plays[-2]
    stolen.cancelled, stolen.heir = True, thief
    g.tell("card.stolen", SEAT[thief], SEAT[stolen.seat], stolen.word)


def cancel_below(g: Game) -> None:
    """The play being finished cancels the one it answers; a cancelled power is silent until the encounter ends."""
    target = g.plays[-2]
    target.cancelled = True
    if target.kind == USE:
        alien = HOOKS[target.hook][0]
        g.zapped.append((target.seat, alien.name))
        if target.boosted or target.hook in WAYS:
            take_back_spent(g, target.seat, alien.name)
        g.tell("power.zapped", SEAT[target.seat], f"alien:{alien.name}")
    elif target.kind == CARD:
        g.tell("card.cancelled", SEAT[target.seat], target.word)
