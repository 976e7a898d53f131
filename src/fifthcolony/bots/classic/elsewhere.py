"""Cards that lie elsewhere than in the hand, and cards that serve as what they are not."""

from typing import Final

from fifthcolony.bots.classic.artifacts import PLAYS
from fifthcolony.bots.classic.planning import select
from fifthcolony.bots.classic.position import carries_a_leader, side_of
from fifthcolony.bots.classic.turned_up import is_behind, short_by
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import ARTIFACT, ATTACK, REINFORCEMENT, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import OFFENSE
from fifthcolony.kernel.ask import Ask

ENOUGH_ATTACKS: Final = 4
"""With so many attacks in hand, one can be built with."""
CALLED_UP: Final = 6
"""The highest attack that can serve as a reinforcement."""


def can_spare_attack(view: ClassicView, _me: int) -> bool:
    """There are attacks enough to lay one beside a planet."""
    return len([kind for kind in view["hand"] if kind.startswith(ATTACK)]) >= ENOUGH_ATTACKS


def is_not_attacking(view: ClassicView, me: int) -> bool:
    """What helps the defense does not hurt the own side."""
    return side_of(view, me) != OFFENSE


# --- piles ----------------------------------------------------------------------------------------------------------------------------


def _pile(view: ClassicView, me: int) -> list[str]:
    """The cards on the own sheet."""
    return [f"card:{kind}" for holder, _, kind in view["sheet"] if holder == me]


def _best_attack(words: list[str]) -> int:
    return max((VALUE_OF[word] for word in words if TYPE_OF[word] == ATTACK), default=-1)


def pile_is_better(view: ClassicView, me: int) -> bool:
    """The best attack lies on the sheet."""
    return _best_attack(_pile(view, me)) > _best_attack([f"card:{kind}" for kind in view["hand"]])


def worth_starting_with(view: ClassicView, me: int) -> bool:
    """One of the artifacts on the sheet that are played at the start of an encounter is worth it."""
    return any(word in _pile(view, me) and PLAYS[word](view, me) for word in ("card:mobius_tubes", "card:plague"))


def pick_from_pile(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The artifact that is worth playing, a reinforcement that is enough, or an encounter card as ever."""
    worth = [index for index, word in enumerate(ask.options) if word in PLAYS and PLAYS[word](view, ask.seat)]
    if worth:
        return worth[0]
    if any(TYPE_OF[word] == REINFORCEMENT for word in ask.options):
        return pick_reinforcement(mind, ask, view)
    return 0 if ask.options[0] in PLAYS else select(mind, ask, view)


# --- reinforcements of other kinds ------------------------------------------------------------------------------------------------------


def _can_turn(view: ClassicView, me: int, words: list[str]) -> bool:
    """All of these together turn the result for the own side."""
    side = side_of(view, me)
    if side is None or not is_behind(view, me) or carries_a_leader(view, me, side):
        return False
    return short_by(view, me) <= sum(VALUE_OF[word] for word in words)


def pile_can_turn(view: ClassicView, me: int) -> bool:
    """The reinforcements on the sheet are enough."""
    return _can_turn(view, me, [word for word in _pile(view, me) if TYPE_OF[word] == REINFORCEMENT])


def attacks_can_turn(view: ClassicView, me: int) -> bool:
    """The low attacks in hand are enough."""
    words = [f"card:{kind}" for kind in view["hand"]]
    return _can_turn(view, me, [word for word in words if TYPE_OF[word] == ATTACK and VALUE_OF[word] <= CALLED_UP])


def pick_reinforcement(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The smallest that turns the result, else the largest."""
    values = {index: VALUE_OF[word] for index, word in enumerate(ask.options) if TYPE_OF[word] != ARTIFACT}
    enough = [index for index in values if values[index] >= short_by(view, ask.seat)]
    mind.plan(ask, "reinforce.side", side_of(view, ask.seat))
    return min(enough, key=values.__getitem__) if enough else max(values, key=values.__getitem__)


def is_reinforced_against(view: ClassicView, me: int) -> bool:
    """The reinforcement being played is for the other side, and makes it the winning one."""
    other = int(view["aims"][-1][0])
    return side_of(view, me) == 1 - other and view["leading"] == other and not view["lower_wins"] and not view["upset"]
