"""Saying what a face-down card is, and believing it."""

from typing import Final

from fifthcolony.bots.classic.planning import USUAL
from fifthcolony.bots.classic.position import edge, side_of
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import ATTACK, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import NEGOTIATES, OFFENSE
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.view_types import BACK

CHALLENGE: Final = 0
BELIEVE: Final = 1
RARE: Final = 12
"""A claim to have this or more is more often false than true."""

CALLS: Final = 3
CHEATS: Final = 4
"""How seldom a known cheat is called one, and how seldom one cheats: one in so many."""


def _value(kind: str | None) -> int:
    """A card as an attack; an unseen one as a usual one."""
    if kind is None or kind == BACK:
        return USUAL
    return VALUE_OF[f"card:{kind}"] if TYPE_OF[f"card:{kind}"] == ATTACK else NEGOTIATES


def _needed(view: ClassicView, side: int) -> int:
    """The value that beats the other side's card."""
    return _value(view["laid"][1 - side]) - edge(view, side) + (side == OFFENSE)


def would_lose(view: ClassicView, me: int) -> bool:
    """The own card loses to the one that is up, and a higher one would win."""
    side = side_of(view, me)
    if side is None or view["lower_wins"] or view["upset"]:
        return False
    mine, theirs = _value(view["laid"][side]), _value(view["laid"][1 - side])
    return theirs > NEGOTIATES and (mine == NEGOTIATES or mine < _needed(view, side))


def claim(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The lowest attack that wins, which is the easiest to believe; the highest where none does."""
    need = _needed(view, side_of(view, ask.seat) or OFFENSE)
    attacks = [index for index, word in enumerate(ask.options) if TYPE_OF[word] == ATTACK]
    return next((index for index in attacks if VALUE_OF[ask.options[index]] >= need), attacks[-1])


def challenge(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A claim that would beat the own card is doubted when it is a high one, and now and then when it is not."""
    word = str(ask.params[1])
    side = side_of(view, ask.seat) or OFFENSE
    mine = _value(view["laid"][side])
    if TYPE_OF[word] != ATTACK or mine == NEGOTIATES or mine + edge(view, side) - (side == OFFENSE) >= VALUE_OF[word]:
        return BELIEVE
    return CHALLENGE if VALUE_OF[word] >= RARE or not mind.draw(3) else BELIEVE


def suspect(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """Call somebody a cheat where only one can be, now and then."""
    return 0 if len(ask.options) == 2 and ask.id % CALLS == 0 else len(ask.options) - 1


def give_in(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """Take the first thing that is there for the taking, now and then."""
    return 0 if ask.id % CHEATS == 0 else len(ask.options) - 1
