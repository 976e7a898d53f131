"""Windows: whether to act at a timing point, and with what."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.protocol import Look, View
from fifthcolony.bots.simple.alliance import is_worth_forcing
from fifthcolony.bots.simple.artifacts import PLAYS
from fifthcolony.bots.simple.mind import Mind
from fifthcolony.bots.simple.planning import TYPE_OF, USUAL, VALUE_OF, card_worth, reinforce
from fifthcolony.bots.simple.position import FACE_DOWN, side_of
from fifthcolony.bots.simple.preferences import USES
from fifthcolony.classic.cards import ATTACK
from fifthcolony.kernel.ask import Ask

FAIR: Final = 8
"""An attack of this value is worth fighting with."""


def window(_mind: Mind, ask: Ask, look: Look) -> int:
    """The first thing that is worth doing, or pass."""
    for index, word in enumerate(ask.options[:-1]):
        if word in PLAYS:
            if PLAYS[word](look(), ask.seat):
                return index
        elif word.startswith("use:"):
            rule = USES.get(word[len("use:") :])
            if rule is None or RULES[rule](look(), ask.seat):
                return index
    return len(ask.options) - 1


def reinforcements(mind: Mind, ask: Ask, look: Look) -> int:
    """A reinforcement that turns the result, or whatever else the window offers."""
    index = reinforce(mind, ask, look)
    return window(mind, ask, look) if index is None else index


def keep_card(view: View, me: int) -> bool:
    """The own card on the table is better than what a new hand would bring."""
    side = side_of(view, me)
    card = None if side is None else view["laid"][side]
    return card is not None and card_worth(f"card:{card}") >= FAIR


def go_on(view: View, _me: int) -> bool:
    """There is an attack to go on with."""
    return any(VALUE_OF[f"card:{kind}"] >= FAIR for kind in view["hand"] if kind.startswith(ATTACK))


def swap_cards(view: View, me: int) -> bool:
    """The other card is likely to be the better one."""
    side = side_of(view, me)
    if side is None:
        return False
    mine, theirs = (_shown(view["laid"][which]) for which in (side, 1 - side))
    return theirs > mine


def _shown(kind: str | None) -> int:
    """A laid card as an attack: a negotiate loses to any, and what is face down is a usual one."""
    if kind is None or kind == FACE_DOWN:
        return USUAL
    word = f"card:{kind}"
    return VALUE_OF[word] if TYPE_OF[word] == ATTACK else -1


RULES: Final[dict[str, Callable[[View, int], bool]]] = {
    "force_alliance": is_worth_forcing,
    "go_on": go_on,
    "keep_card": keep_card,
    "swap_cards": swap_cards,
}
