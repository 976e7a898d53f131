"""The simple bot's table of prompts at a duel, and what it does where it knows only the shape of the options."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.duel import friends, goods, laying, reinforcing
from fifthcolony.bots.duel.reading import terms_of
from fifthcolony.bots.duel.windows import window
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import NOTHING, Fields
from fifthcolony.bots.reads import Reads
from fifthcolony.duel.advice import ADVICE
from fifthcolony.duel.cards import BLAST
from fifthcolony.duel.destiny import LOWER
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import DONE, PASS, Ask
from fifthcolony.kernel.sight import Sight

Judge = Callable[[Mind, Ask, DuelView], int]


def first(_mind: Mind, _ask: Ask, _view: DuelView) -> int:
    """The first option: where it is yes, or the thing itself."""
    return 0


def anything(mind: Mind, ask: Ask, _view: DuelView) -> int:
    """What the other cannot foresee."""
    return mind.draw(len(ask.options))


def first_sometimes(mind: Mind, _ask: Ask, _view: DuelView, times: int) -> int:
    """The first option once in so many times, else the second."""
    return 0 if mind.draw(times) == 0 else 1


def oneself(_mind: Mind, ask: Ask, _view: DuelView) -> int:
    """The own seat."""
    return ask.options.index(f"seat:{ask.seat}")


def strong_tactic(_mind: Mind, ask: Ask, _view: DuelView) -> int:
    """The strongest blast, or else whatever is strongest."""
    halves = [word.partition(":")[2] for word in ask.options]
    return max(range(len(halves)), key=lambda index: (laying.HALF_OF[halves[index]][0] == BLAST, laying.HALF_OF[halves[index]][1]))


def extreme(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """A number for a plan: the best for oneself, the worst for the other."""
    numbers = [int(word.partition(":")[2]) for word in ask.options]
    high = (ask.params[0] == f"seat:{ask.seat}") != (terms_of(view["card"]).rule == LOWER)
    return numbers.index(max(numbers) if high else min(numbers))


JUDGES: Final[dict[str, Judge]] = {
    "alien.choose": anything,
    "card.clean_out": goods.clean_out,
    "card.take_back": goods.take_best,
    "dial.set": laying.dial,
    "dial.set_for_card": laying.dial_for_card,
    "dodge.choose": goods.dodge,
    "envoy.replace": friends.replace,
    "envoy.reveal": friends.reveal,
    "friendship.change": friends.change,
    "friendship.decrease": friends.decrease,
    "friendship.increase": friends.increase,
    "friendship.part_with": friends.part_with,
    "plan.choose": laying.choose,
    "planet.choose": goods.planet,
    "planet.settle": goods.settle,
    "prize.star_child": goods.star_child,
    "refresh.cut": goods.cut,
    "refresh.strike": goods.strike,
    "refresh.take_pile": goods.take_pile,
    "reinforce.play": reinforcing.reinforce,
    "reinforce.sign": reinforcing.sign,
    "ships.from_warpplanet": goods.fewest,
    "ships.recover": goods.recover,
    "ships.shore_leave": goods.shore_leave,
    "teamwork.choose": anything,
}

# By the word in which a power says what kind of question its prompt is.
KINDS: Final[dict[str, Callable[..., int]]] = {
    "anything": anything,
    "best_plan": laying.best_plan,
    "bet": laying.bet,
    "exchange_plan": laying.exchange_plan,
    "extreme": extreme,
    "first_sometimes": first_sometimes,
    "forecast": laying.forecast,
    "likely_plan": goods.likely_plan,
    "most": goods.most,
    "oneself": oneself,
    "part_with": goods.part_with,
    "sell": goods.sell,
    "smallest_that_turns": goods.smallest_that_turns,
    "strong_tactic": strong_tactic,
    "take_best": goods.take_best,
}

# By the first word of the first option: for the prompts that nobody says anything of.
BY_SHAPE: Final[dict[str, Judge]] = {
    "card": goods.part_with,
    "harvest": goods.reward,
    "reward": goods.reward,
    "ships": goods.most,
}
LEAVE: Final = (DONE, PASS)


def by_shape(mind: Mind, ask: Ask, view: DuelView) -> int:
    """A question nobody told it about: answered by what the options are, or left alone."""
    judge = BY_SHAPE.get(ask.options[0].partition(":")[0])
    if judge is not None:
        return judge(mind, ask, view)
    return len(ask.options) - 1 if ask.options[-1] in LEAVE and not ask.options[0].startswith("token:") else 0


READS: Final = Reads("duel", ADVICE.asks, ADVICE.uses)


class SimpleBot(Mind):
    """Plays sanely by rules of thumb, and looks at the table only where it must."""

    __slots__ = ()

    def reads(self, ask: Ask) -> Fields:
        """What its rule of thumb reads; nothing where it goes on with a plan."""
        if self.is_planned(ask):
            return NOTHING
        fields = READS.prompts.get(ask.prompt)
        return READS.of_others(ask) if fields is None else fields

    def decide(self, ask: Ask, sight: Sight[DuelView]) -> int:
        """What the rule of thumb for this prompt says."""
        judge = JUDGES.get(ask.prompt)
        if judge is not None:
            return judge(self, ask, sight.view)
        if ask.prompt.startswith("window."):
            return window(self, ask, sight.view)
        word, *numbers = ADVICE.asks.get(ask.prompt, SILENCE)
        return KINDS.get(word, by_shape)(self, ask, sight.view, *numbers)
