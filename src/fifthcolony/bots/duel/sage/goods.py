"""Cards, ships and rewards, by what they are worth for winning the game."""

from fifthcolony.bots.duel import goods as simple
from fifthcolony.bots.duel.plans import is_sly
from fifthcolony.bots.duel.reading import VALUE_OF
from fifthcolony.bots.duel.sage.stakes import Table
from fifthcolony.bots.duel.sage.worth import card_worth
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.cards import HALVES
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import PLANETS_TO_WIN
from fifthcolony.kernel.ask import DONE, PASS, Ask


def card_worths(ask: Ask, view: DuelView) -> dict[int, float]:
    """What the cards among the options are worth, by index; of equal ones the higher is kept."""
    sly = is_sly(view, 1 - ask.seat)
    kinds = {index: word.partition(":")[2] for index, word in enumerate(ask.options)}
    return {index: card_worth(kind, sly) + VALUE_OF[kind] / 10000 for index, kind in kinds.items() if kind in VALUE_OF}


def part_with(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The card that is worth least."""
    worths = card_worths(ask, view)
    return min(worths, key=worths.__getitem__, default=0)


def take_best(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The card that is worth most."""
    worths = card_worths(ask, view)
    return max(worths, key=worths.__getitem__, default=0)


JUNK = 0.05


def clean_out(mind: Mind, ask: Ask, view: DuelView) -> int:
    """What is worth less than what may come instead."""
    index = part_with(mind, ask, view)
    return index if card_worths(ask, view).get(index, JUNK) < JUNK else ask.options.index(DONE)


def ready(_mind: Mind, ask: Ask, _view: DuelView) -> int:
    """The strongest that is spent."""
    letters = "abcde"
    tokens = {index: letters.index(word[-1]) for index, word in enumerate(ask.options) if word.startswith("token:")}
    return max(tokens, key=lambda index: HALVES[2 * tokens[index]][1] + HALVES[2 * tokens[index] + 1][1] - tokens[index] / 10, default=0)


# --- rewards ---------------------------------------------------------------------------------------------------------------------------


def reward(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The best of them."""
    table = Table(view, ask.seat)
    worths = [table.reward(ask.seat, word.rpartition(":")[2]) for word in ask.options]
    return worths.index(max(worths))


def strike(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Whatever helps the other most."""
    me, table = ask.seat, Table(view, ask.seat)
    names = [word.partition(":")[2] for word in ask.options]
    harm = [table.reward(1 - me, name) - table.reward(me, name) for name in names]
    return harm.index(max(harm))


def cut(mind: Mind, ask: Ask, view: DuelView) -> int:
    """Two piles that are worth about the same to the other, who chooses."""
    piles = mind.recall(ask, "cut") or [0.0, 0.0]
    value = Table(view, ask.seat).reward(1 - ask.seat, str(ask.params[0]).partition(":")[2])
    index = int(piles[1] < piles[0])
    mind.plan(ask, "cut", [amount + value * (at == index) for at, amount in enumerate(piles)])
    return index


def take_pile(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The pile that is worth more, with what the other one is worth to the other."""
    piles = [word.partition(":")[2].split("+") for word in ask.options]
    table = Table(view, ask.seat)
    totals = [sum([table.reward(ask.seat, name) for name in pile if name != "none"]) for pile in piles]
    return totals.index(max(totals))


def settle(mind: Mind, ask: Ask, view: DuelView) -> int:
    """A ship for a planet, where the planet is worth more."""
    me = ask.seat
    gained = Table(view, me).settling(me, view["supply"][me])
    if PASS in ask.options and view["controlled"][me] + 1 < PLANETS_TO_WIN and gained < 0:
        return ask.options.index(PASS)
    return simple.planet(mind, ask, view)
