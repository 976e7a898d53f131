"""Choosing a dial, and a plan with a tactic: by what is at stake, and by what the other may do."""

from functools import cache
from typing import Final

from fifthcolony.bots.duel.plans import Outlook, feared, is_sly, standing, worth
from fifthcolony.bots.duel.reading import (
    DECISIVE,
    DUEL,
    VALUE_OF,
    Sides,
    bonus,
    leaves_forbidden,
    ships,
    sides_of,
    stake,
    terms_of,
    wants_no_ships,
    words,
)
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.cards import BLAST, HALF, HALVES, KINDS, RECOVER, SHIELD, TOKENS
from fifthcolony.duel.destiny import FROM_WARP, LOWER_GETS_SHIPS, SHIPS_FOR_CARDS
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import PLANETS_TO_WIN, REFRESH
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.rng import draw_below, seeded
from fifthcolony.kernel.view_types import BACK

HALF_OF: Final = {word: HALVES[number] for number, word in enumerate(HALF)}
SHIP: Final = 0.05
"""What a ship is worth, in planets, where there are enough."""
RESERVE: Final = 3
"""Ships that stay at home while nothing is decided: who cannot send any loses the game."""
STRANDED: Final = -0.5
"""What a planet is worth that takes the last ships."""
CARD: Final = 0.06
"""What any card is worth, in planets."""
TOKEN: Final = 0.03
CLOUT: Final = 0.03
"""What one more of it is worth, for each planet at stake."""
NOISE: Final = 0.04
MOODS: Final = 256


def _moods() -> list[list[float]]:
    state, rows = seeded(MOODS), []
    for _ in range(MOODS):
        row = []
        for _ in KINDS:
            state, number = draw_below(state, 64)
            row.append(number * NOISE / 63)
        rows.append(row)
    return rows


SHADES: Final = _moods()
"""A little noise for each of many things, in as many ways: one draw picks a row."""
KIND_OF: Final = {value: kind for kind, value in reversed(VALUE_OF.items())}


# --- dials ----------------------------------------------------------------------------------------------------------------------------


def dial(mind: Mind, ask: Ask, view: DuelView) -> int:
    """By stakes and supply, and not always the same: ships that win are gone from supply for a while, and the last stay at home."""
    me = ask.seat
    numbers = [number_of(word) for word in ask.options]
    supply, decisive, last = view["supply"][me], stake(view, me) >= DECISIVE, view["controlled"][1 - me] >= PLANETS_TO_WIN - 1
    if wants_no_ships(view, me):
        return len(numbers) - 1
    if terms_of(view["card"]).send == FROM_WARP and view["warp"][me]:
        return len(numbers) - 1
    want = 2 + (supply >= 9) + ((view["advantage"] or 0) >= 7) + decisive - (supply <= 5) - (supply <= 3)
    want += mind.draw(3) - 1 + is_sly(view, 1 - me)
    spare = supply if last else supply - (1 if decisive else min(RESERVE, 1 + supply // 3))
    return max([index for index, number in enumerate(numbers) if number <= min(want, spare)], default=0)


@cache
def number_of(word: str) -> int:
    """What a dial says."""
    return int(word.partition(":")[2])


def dial_for_card(mind: Mind, ask: Ask, view: DuelView) -> int:
    """As many ships as are needed and cards as can be spared; or a number that the other cannot foresee, small while ships are few."""
    me, meaning = ask.seat, terms_of(view["card"]).dials
    numbers = [number_of(word) for word in ask.options]
    if meaning == SHIPS_FOR_CARDS:
        back = [0.0 if wants_no_ships(view, me) else ship_worth(view, me) * min(number + 1, view["warp"][me]) for number in numbers]
        prices = sorted(map(worth, view["hand"]))
        gains = [ships - CARD * number - sum(prices[:number]) for ships, number in zip(back, numbers, strict=True)]
        return gains.index(max(gains))
    if meaning == LOWER_GETS_SHIPS:
        return mind.draw(min(len(numbers), max(1, view["supply"][me] - RESERVE)))
    return mind.draw(len(numbers))


def ship_worth(view: DuelView, me: int) -> float:
    """What one more ship in supply is worth, in planets: much to whom few are left."""
    return SHIP + 0.25 / (view["supply"][me] + 1)


# --- plans with tactics ---------------------------------------------------------------------------------------------------------------


Exchange = tuple[float, float, float, float, float, float, float]
"""What a tactic is likely to bring: how likely it wins without plans, how likely nobody is left, how likely plans are compared with fewer,
as many, more ships; then how many ships it destroys, and how many it costs."""
Exchanged = tuple[float, float, float, float, float, float, float, float]
"""The same, and what becomes of the token."""
Weighed = tuple[float, float, float, float]
"""Something by itself, and with fewer, as many, more ships when plans are compared."""


def choose(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The plan and tactic with the best prospects, weighed against what else they could be used for."""
    me, value = ask.seat, prospect(view, ask.seat)
    kinds, halves = lays_of(ask)
    sides = sides_of(view)
    bouts = bouts_of(view, me, halves, value, sides)
    wins = wins_of(view, me, kinds, value, bouts, sides)
    by_half, by_kind = SHADES[mind.draw(MOODS)], SHADES[mind.draw(MOODS)]
    bouts = [(shade + gain, behind, level, ahead) for shade, (gain, behind, level, ahead) in zip(by_half, bouts, strict=False)]
    best, choice = -99.0, 0
    for at, (shade, (price, when_behind, when_level, when_ahead)) in enumerate(zip(by_kind, wins, strict=False)):
        totals = [gain + behind * when_behind + level * when_level + ahead * when_ahead for gain, behind, level, ahead in bouts]
        top = max(totals)
        if top + price + shade > best:
            best, choice = top + price + shade, at * len(totals) + totals.index(top)
    return choice


def lays_of(ask: Ask) -> tuple[list[str], list[str]]:
    """The plans, and the tactics that each of them can be laid with; a tactic that is none is empty."""
    options = ask.options
    first, number = lay_of(options[0])[0], 1
    while number < len(options) and lay_of(options[number])[0] == first:
        number += 1
    return [lay_of(word)[0] for word in options[::number]], [lay_of(word)[1] for word in options[:number]]


def prospect(view: DuelView, me: int) -> float:
    """What winning is worth: less than nothing where the last ships would stay on that planet, and nothing is over."""
    alone = view["scope"] == DUEL and not view["supply"][me] and view["next"] != REFRESH and not wants_no_ships(view, me)
    return STRANDED if alone and max(view["controlled"]) < PLANETS_TO_WIN - 1 else stake(view, me)


@cache
def lay_of(word: str) -> tuple[str, str]:
    """Plan and tactic of an option; a tactic that is none is empty."""
    _, kind, half = f"{word}:".split(":")[:3]
    return kind, half


def bouts_of(view: DuelView, me: int, halves: list[str], value: float, sides: Sides) -> list[Weighed]:
    """For each tactic all that it brings but for plans, and how likely plans are compared with fewer, as many, more ships."""
    mine, theirs = ships(view, me)
    if not halves[0]:
        return [(0.0, float(mine < theirs), float(mine == theirs), float(mine > theirs))]
    anew = 0.4 * value if view["supply"][me] else -DECISIVE
    foe, spent, promised = tuple(view["ready"][1 - me]), TOKENS - len(view["ready"][me]), promises(view, me)
    ours, others = bonus(sides[me], "blast"), bonus(sides[1 - me], "blast")
    price = SHIP if wants_no_ships(view, me, sides[me]) else ship_worth(view, me)
    weighed = []
    for by_ships, again, behind, level, ahead, killed, lost, token in exchanges(tuple(halves), mine, theirs, foe, ours, others, spent):
        gain = SHIP * killed - price * lost + token + value * by_ships + anew * again
        weighed.append((gain, behind, level, ahead))
    for icon, amount in promised:
        broken = [amount * value * (icon != HALF_OF[half][0]) for half in halves]
        weighed = [(gain + more, behind, level, ahead) for (gain, behind, level, ahead), more in zip(weighed, broken, strict=True)]
    return weighed


def wins_of(view: DuelView, me: int, kinds: list[str], value: float, bouts: list[Weighed], sides: Sides) -> list[Weighed]:
    """For each plan what it costs, and what the chance to win with it is worth with fewer, as many, more ships, where that can be."""
    outlook = Outlook(view, me, sides=sides)
    counted = [outlook.counted(me, VALUE_OF[kind]) for kind in kinds] if outlook.told else [VALUE_OF[kind] for kind in kinds]
    edges = edges_of(view, me, sides)
    if len(bouts) > 1:
        behind, level, ahead = [outlook.chances(counted, edge) for edge in edges]
    else:  # the ships are as they are
        behind = level = ahead = outlook.chances(counted, edges[bouts[0].index(1.0, 1) - 1])
    prices = [worth(kind, outlook.sly) for kind in kinds]
    if len(view["hand"]) == 2:
        prices = [price + value * leaves_forbidden(view, me, kind) for price, kind in zip(prices, kinds, strict=True)]
    return [(-price, value * one, value * two, value * three) for price, one, two, three in zip(prices, behind, level, ahead, strict=True)]


def edges_of(view: DuelView, me: int, sides: Sides) -> tuple[int, int, int]:
    """How far one is ahead before plans are compared, with fewer, as many, more ships."""
    (ours, advantage), (others, against) = standing(view, me, sides[me]), standing(view, 1 - me, sides[1 - me])
    return ours - others - against, ours - others, ours - others + advantage


@cache
def exchanges(
    halves: tuple[str, ...], mine: int, theirs: int, ready: tuple[int, ...], ours: int, others: int, spent: int
) -> list[Exchanged]:
    """What each of these tactics does, and what becomes of its token."""
    return [(*exchange(half, mine, theirs, ready, ours, others), token_worth(half, spent)) for half in halves]


@cache
def exchange(half: str, mine: int, theirs: int, ready: tuple[int, ...], ours: int, others: int) -> Exchange:
    """What a tactic does against whatever the other may show of those it has readied, with so much more on either's blasts."""
    blast, shield = force(half, ours)
    by_ships = again = killed = lost = behind = level = ahead = 0.0
    for blow, guard, chance in forces_of(ready, others):
        hit = min(theirs, blast - guard) if blast > guard else 0
        hurt = min(mine, blow - shield) if blow > shield else 0
        killed += chance * hit
        lost += chance * hurt
        left, remaining = mine - hurt, theirs - hit
        if not left or not remaining:
            by_ships += chance * (left > 0)
            again += chance * (left == remaining)
        elif left == remaining:
            level += chance
        elif left > remaining:
            ahead += chance
        else:
            behind += chance
    return by_ships, again, behind, level, ahead, killed, lost


@cache
def forces_of(ready: tuple[int, ...], extra: int) -> tuple[tuple[int, int, float], ...]:
    """How strong what may be shown is as a blast and as a shield, with its chance."""
    return tuple([(*force(half, extra), chance) for half, chance in shown_by(ready)])


@cache
def force(half: str, extra: int) -> tuple[int, int]:
    """How strong a half is as a blast and as a shield."""
    icon, value = HALF_OF[half]
    return (value + extra if icon == BLAST else 0, value if icon == SHIELD else 0)


@cache
def shown_by(ready: tuple[int, ...]) -> tuple[tuple[str, float], ...]:
    """The halves that may be shown by whom these tokens are ready, with their chances."""
    halves = [HALF[2 * token + side] for token in ready for side in (0, 1)]
    if not halves:
        return ((HALF[HALVES.index((RECOVER, 1))], 1.0),)
    weights = [_liking(half, TOKENS - len(ready)) for half in halves]
    return tuple([(half, weight / sum(weights)) for half, weight in zip(halves, weights, strict=True)])


def _liking(half: str, spent: int) -> float:
    icon, value = HALF_OF[half]
    if icon == RECOVER:
        return 0.2 + 0.3 * spent
    return 1 + (0.4 if icon == BLAST else 0.2) * value


@cache
def token_worth(half: str, spent: int) -> float:
    """What becomes of tokens."""
    icon, value = HALF_OF[half]
    return TOKEN * min(value, spent) * (1 + spent / 2) if icon == RECOVER else -TOKEN * (1 + spent)


def promises(view: DuelView, me: int) -> list[tuple[str, float]]:
    """Icons that were promised, and what a power gives for showing another, in clout."""
    said = [(what, icon) for seat, what, icon in view["announced"] if seat == me]
    if not said:
        return []
    kept = [(about, amount) for word, about, amount in words(view, me, "tactic") if word == "breaks"]
    return [(icon, amount * CLOUT) for what, icon in said for about, amount in kept if what == about]


# --- second thoughts ------------------------------------------------------------------------------------------------------------------


def prospects(outlook: Outlook, kind: str) -> float:
    """How likely a plan wins as the ships stand."""
    view, me = outlook.view, outlook.me
    mine, theirs = ships(view, me) if view["scope"] == DUEL else (0, 0)
    return outlook.chance(VALUE_OF[kind], edges_of(view, me, sides_of(view))[1 + (mine > theirs) - (mine < theirs)])


def better_plan(view: DuelView, me: int) -> str | None:
    """A hand card that is so much better than the plan lying there, or so much cheaper, that exchanging them pays."""
    laid = view["plans"][me]
    if laid in (None, BACK):
        return None
    outlook, value = Outlook(view, me), stake(view, me)
    sly = is_sly(view, 1 - me)
    scores = {kind: value * prospects(outlook, kind) - worth(kind, sly) for kind in {*view["hand"], laid}}
    best = max(sorted(scores), key=scores.__getitem__)
    return best if scores[best] > scores[laid] + 0.1 else None


def exchange_plan(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The better plan."""
    kind = better_plan(view, ask.seat)
    return ask.options.index(f"card:{kind}") if f"card:{kind}" in ask.options else 0


def best_plan(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The card that is likeliest to win as a plan, against the other's where that stands; of equal ones the cheapest."""
    theirs = view["plans"][1 - ask.seat]
    stands = ask.seat != view["leader"] and theirs in VALUE_OF  # the leader has chosen before
    outlook = Outlook(view, ask.seat, [(VALUE_OF[str(theirs)], 1.0)] if stands else None)
    chances = [(prospects(outlook, kind), -worth(kind)) for kind in (word.partition(":")[2] for word in ask.options)]
    return chances.index(max(chances))


def bet(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """On the own side if its plan is good enough."""
    me = ask.seat
    laid = view["plans"][me]
    mine = laid in (None, BACK) or prospects(Outlook(view, me), laid) >= 0.5
    return ask.options.index(f"seat:{me if mine else 1 - me}")


def forecast(_mind: Mind, ask: Ask, view: DuelView, limit: int = 11) -> int:
    """High or low, whichever is likelier."""
    fears = feared(view, ask.seat, is_sly(view, 1 - ask.seat))
    high = sum(chance for value, chance in fears if value >= limit)
    return ask.options.index("forecast:high" if high >= 0.5 else "forecast:low")


def swap_pays(view: DuelView, me: int) -> bool:
    """The own plan is worse than what the other has probably laid."""
    laid = view["plans"][me]
    if laid in (None, BACK):
        return False
    kept = prospects(Outlook(view, me), laid)
    outlook = Outlook(view, me, [(VALUE_OF[laid], 1.0)])
    return sum(chance * prospects(outlook, KIND_OF[value]) for value, chance in feared(view, me, is_sly(view, 1 - me))) > kept + 0.1
