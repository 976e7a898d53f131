"""Once the cards are up: cards drawn or thrown in to turn the result."""

from fifthcolony.bots.classic.position import edge, margin, side_of
from fifthcolony.bots.classic.ships import next_ship
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import ATTACK, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import NEGOTIATES, OFFENSE
from fifthcolony.kernel.ask import Ask


def is_behind(view: ClassicView, me: int) -> bool:
    """The own side does not win as the cards lie, and the more it has the better."""
    return view["leading"] != side_of(view, me) and not view["lower_wins"] and not view["upset"]


# --- throwing cards in ----------------------------------------------------------------------------------------------------------------


def can_throw_in(view: ClassicView, me: int) -> bool:
    """The attacks in hand that lie between the two cards are enough to turn the result."""
    return is_behind(view, me) and sum(VALUE_OF[word] for word in _between(view)) >= short_by(view, me)


def throw_in(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The largest first, and no more than needed."""
    plan: list[str] | None = mind.recall(ask, ask.prompt)
    if plan is None:
        plan, thrown = [], 0
        short = short_by(view, ask.seat)
        for word in reversed(_between(view)):
            if thrown < short:
                plan.append(word)
                thrown += VALUE_OF[word]
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)


def _between(view: ClassicView) -> list[str]:
    """The attacks in hand whose value lies between the two on the table, smallest first."""
    low, high = sorted(view["values"])
    words = (f"card:{kind}" for kind in view["hand"])
    return sorted((word for word in words if TYPE_OF[word] == ATTACK and low < VALUE_OF[word] < high), key=VALUE_OF.__getitem__)


def short_by(view: ClassicView, me: int) -> int:
    """What the own side lacks to win, attack against attack."""
    return 1 - margin(view) if side_of(view, me) == OFFENSE else margin(view)


# --- another card ---------------------------------------------------------------------------------------------------------------------


def improve(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The largest attack that can be made of the own card, if it wins; else a negotiate, which is paid for; else nothing."""
    side = side_of(view, ask.seat)
    if side is None or not is_behind(view, ask.seat):
        return len(ask.options) - 1
    mine, theirs = view["values"][side], view["values"][1 - side]
    made = {index: _made(word, mine) for index, word in enumerate(ask.options)}
    best = max(made, key=made.__getitem__)
    if made[best] > NEGOTIATES and (theirs == NEGOTIATES or made[best] + edge(view, side) - (side == OFFENSE) >= theirs):
        return best
    peaceful = "replace:card:negotiate"
    return ask.options.index(peaceful) if peaceful in ask.options and theirs > NEGOTIATES else len(ask.options) - 1


def _made(word: str, mine: int) -> int:
    """What the own card counts if this is done with it; less than anything where it is no attack."""
    how, _, card = word.partition(":")
    if TYPE_OF.get(card) != ATTACK:
        return NEGOTIATES
    return VALUE_OF[card] + (mine if how == "add" else 0)
