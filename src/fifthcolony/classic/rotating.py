"""Rotating powers: at the start of its turn the offense draws an alien sheet, and keeps that one or the one it has.

classic:variant.rotating_powers, classic:variant.rotating_with_hidden
"""

from fifthcolony.classic.changing_powers import bury, discard_power, gain_power, own_aliens, unused_aliens
from fifthcolony.classic.state import Game
from fifthcolony.classic.variants import HIDDEN_POWERS
from fifthcolony.classic.words import SEAT
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


@step
def draw_sheet(g: Game) -> None:
    """The offense draws, openly or for its own eyes; where there is nothing left to draw, what was discarded is shuffled again."""
    me, hidden = g.offense, _is_hidden(g)
    unused = unused_aliens(g)
    if not unused:
        g.gone, g.buried = [], []
        g.glimpsed = [(seat, name) for seat, name in g.glimpsed if any(name in names for names in g.face_down)]
        unused = unused_aliens(g)
    if unused:
        g.dealt = [(unused[0],) if seat == me else () for seat in range(g.seats)]
        g.tell("rotate.drawn", SEAT[me], f"alien:{unused[0]}", to=(me,) if hidden else None)
        g.then(keep_sheet)


@step
def keep_sheet(g: Game) -> Asking:
    """It keeps one, and the other is out of the game; what the old one had goes with it."""
    me, hidden = g.offense, _is_hidden(g)
    (drawn,), present = g.dealt[me], own_aliens(g, me)
    kept = yield from pick(me, "rotate.keep", (*present[:1], drawn), lambda name: f"alien:{name}")
    openly = not hidden or kept in g.powers[me]
    g.tell("rotate.taken" if kept == drawn else "rotate.kept", SEAT[me], f"alien:{kept}", to=None if openly else (me,))
    if not openly:  # not even which of the two it is
        g.tell("rotate.face_down", SEAT[me])
    g.dealt = []
    if kept == drawn:
        for name in present:
            discard_power(g, me, name)
        gain_power(g, me, drawn, hidden)
    elif hidden:
        bury(g, me, drawn)
    else:
        g.gone.append(drawn)


def _is_hidden(g: Game) -> bool:
    """Whether what is drawn is for the offense's eyes only, and comes into play face down."""
    return HIDDEN_POWERS in g.config["variants"]
