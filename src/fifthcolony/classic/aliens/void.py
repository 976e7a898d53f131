"""Void: the ships it beats leave the game."""

from fifthcolony.classic.cancelling import cancel_below
from fifthcolony.classic.cards import ARTIFACT, TYPE
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import gather, lose_gathered, note_loss, outside
from fifthcolony.classic.hooks import replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import REMOVED, Game
from fifthcolony.classic.words import SEAT, Consequence, Phase, Role, When
from fifthcolony.kernel.ask import Asking


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


@wild(When.ANSWERS_CARD, Role.ANY, given=lambda g, me: TYPE[g.plays[-1].card] == ARTIFACT and bool(outside(g, me)))
def swallow(g: Game, me: int) -> Asking:
    """For a ship from outside the encounter, the artifact does nothing."""
    taken = yield from gather(g, me, "ships.lose", outside(g, me), 1, 1)
    cancel_below(g)
    lose_gathered(g, me, taken)


@super_side(Consequence.DEFEAT, Role.ALLY, given=has_beaten_ships, is_use=True)
def eradicate_as_ally(g: Game, me: int) -> None:
    """As an ally of the winner."""
    eradicate.run(g, me)


alien = Alien("void", eradicate, alert="red", phases=(Phase.RESOLUTION,), flare=(swallow, eradicate_as_ally))
