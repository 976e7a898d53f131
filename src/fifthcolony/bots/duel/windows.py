"""Windows: whether an ability is worth using now, by the word in which its power says so."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.duel.laying import better_plan, swap_pays
from fifthcolony.bots.duel.plans import Outlook, worth
from fifthcolony.bots.duel.reading import VALUE_OF, beats, clouts, ships, stake, terms_of, turns
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.advice import ADVICE
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import PLANETS_TO_WIN, WINNER
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.view_types import BACK

Rule = Callable[..., bool]
"""Called with (mind, view, seat), and with the number where the word has one."""


def window(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The first thing that is worth doing, or pass."""
    for index, word in enumerate(ask.options[:-1]):
        advice, *numbers = ADVICE.uses.get(word.partition(":")[2], SILENCE)
        rule = RULES.get(advice)
        if rule is None or rule(mind, view, ask.seat, *numbers):
            return index
    return len(ask.options) - 1


def is_behind(_mind: Mind, view: DuelView, me: int) -> bool:
    """It would lose as things are."""
    return view["clout"] is not None and not beats(view, me, *clouts(view, me))


def can_turn(_mind: Mind, view: DuelView, me: int, number: int) -> bool:
    """So much more clout would win, or so much less where the lower wins."""
    return turns(view, me, number)


def rounding_turns(_mind: Mind, view: DuelView, me: int) -> bool:
    """It wins when both plans are rounded to tens."""
    if view["values"] is None:
        return False
    change = [(value + 5) // 10 * 10 - value for value in view["values"]]
    return turns(view, me, change[me], change[1 - me])


def sometimes(mind: Mind, _view: DuelView, _me: int, number: int) -> bool:
    """Once in so many times, so that nobody can be sure."""
    return mind.draw(number) == 0


def never(_mind: Mind, _view: DuelView, _me: int) -> bool:
    """It is not worth it."""
    return False


def has_supply(_mind: Mind, view: DuelView, me: int, number: int) -> bool:
    """There are enough ships in supply."""
    return bool(view["supply"][me] >= number)


def has_cards(_mind: Mind, view: DuelView, _me: int, number: int) -> bool:
    """There are enough cards in hand, and one of them is cheap."""
    return len(view["hand"]) >= number and min(map(worth, view["hand"])) < 0.1


def can_pay(_mind: Mind, view: DuelView, me: int) -> bool:
    """What is owed keeps one from winning; before that only from plenty."""
    return bool(view["controlled"][me] >= PLANETS_TO_WIN or view["supply"][me] >= 10)


def better_beside(_mind: Mind, view: DuelView, me: int) -> bool:
    """What lies beside the alien is better than the best in hand, and something is at stake."""
    beside = [kind for holder, _, kind in view["beside"] if holder == me and kind != BACK]
    outlook = Outlook(view, me, [])
    best = max((outlook.counted(me, VALUE_OF[kind]) for kind in view["hand"]), default=0)
    return stake(view, me) >= 1 and any(outlook.counted(me, VALUE_OF[kind]) > best for kind in beside)


def prize_is_the_others(_mind: Mind, view: DuelView, me: int) -> bool:
    """The card gives the prize to the other."""
    terms = terms_of(view["card"])
    return (view["winner"] == me) != (terms.prize_to == WINNER)


def swap_plans(_mind: Mind, view: DuelView, me: int) -> bool:
    """The other's plan is probably the better one."""
    return swap_pays(view, me)


def exchange_plan(_mind: Mind, view: DuelView, me: int) -> bool:
    """There is a better plan in hand."""
    return better_plan(view, me) is not None


def ship_turns_advantage(_mind: Mind, view: DuelView, me: int) -> bool:
    """One ship more makes or takes the advantage."""
    mine, theirs = ships(view, me)
    return 0 <= theirs - mine <= 1 and theirs > 0 and view["supply"][me] > 1


def is_good_plan(_mind: Mind, view: DuelView, me: int) -> bool:
    """The plan is worth having again."""
    laid = view["plans"][me]
    return laid in VALUE_OF and worth(laid) >= 0.08


RULES: Final[dict[str, Rule]] = {
    "better_beside": better_beside,
    "can_pay": can_pay,
    "can_turn": can_turn,
    "exchange_plan": exchange_plan,
    "has_cards": has_cards,
    "has_supply": has_supply,
    "is_behind": is_behind,
    "is_good_plan": is_good_plan,
    "never": never,
    "prize_is_the_others": prize_is_the_others,
    "rounding_turns": rounding_turns,
    "ship_turns_advantage": ship_turns_advantage,
    "sometimes": sometimes,
    "swap_plans": swap_plans,
}
