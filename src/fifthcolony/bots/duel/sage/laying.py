"""Choosing a dial, and a plan with a tactic: by the chance to win the duel, and by what winning and losing it are worth here."""

from math import exp
from typing import Final, NamedTuple

from fifthcolony.bots.duel import laying as simple
from fifthcolony.bots.duel.laying import lays_of, number_of, promises
from fifthcolony.bots.duel.plans import WIDTH, Outlook, is_sly
from fifthcolony.bots.duel.reading import DUEL, VALUE_OF, Sides, bonus, leaves_forbidden, ships, sides_of, terms_of, wants_no_ships
from fifthcolony.bots.duel.sage.likely import likely, reinforced, shown, spent_by, strength
from fifthcolony.bots.duel.sage.stakes import Stakes, Table, stakes_now
from fifthcolony.bots.duel.sage.worth import READY, card_worth
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.cards import HALF, HALVES, RECOVER
from fifthcolony.duel.destiny import FROM_WARP, LOWER
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import Ask

COUNTS: Final = 0.8
"""What of a reinforcement's clout is to be counted on before it is played."""
HALF_BUT_NONE: Final = HALF[HALVES.index((RECOVER, 1))]
FINE: Final = 1 << 16


class Exchange(NamedTuple):
    """What a tactic is likely to bring."""

    by_ships: float
    """How likely it wins without plans."""
    again: float
    """How likely nobody is left."""
    behind: float
    level: float
    ahead: float
    killed: float
    lost: float


class Bout(NamedTuple):
    """A tactic, weighed: what it brings by itself, how likely it wins at once, and how plans are compared after it."""

    gain: float
    won: float
    behind: float
    level: float
    ahead: float


def choose(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The plan and tactic with the best prospects; of nearly equal ones sometimes one, sometimes another."""
    me, sides = ask.seat, sides_of(view)
    kinds, halves = lays_of(ask)
    there = ships(view, me) if view["scope"] == DUEL else (0, 0)
    table = Table(view, me)
    stakes = stakes_now(table, there)
    bouts = bouts_of(table, halves, stakes, (view["supply"][me], view["supply"][1 - me]), there, sides)
    outlook = outlook_of(view, me, sides)
    chances = chances_of(view, me, kinds, outlook, sides)
    prices = [price_of(view, me, kind, stakes, outlook.sly) for kind in kinds]
    difference = stakes.difference
    totals = []
    for price, behind, level, ahead in zip(prices, *chances, strict=True):
        for bout in bouts:
            won = bout.won + bout.behind * behind + bout.level * level + bout.ahead * ahead
            totals.append(won * difference + bout.gain - price)
    return mixed(mind, totals, TEMPER * max(LEAST, difference))


TEMPER: Final = 0.02
"""How much worse a choice may be that is made now and then, as a part of what is at stake."""

LEAST: Final = 0.05
"""What is at stake at least, where that is hard to say."""
DIAL_TEMPER: Final = 0.006


def mixed(mind: Mind, totals: list[float], temper: float) -> int:
    """One of the best, the better ones more often: nobody should know beforehand."""
    best = max(totals)
    weights = [exp((total - best) / temper) if total > best - 5 * temper else 0.0 for total in totals]
    left = mind.draw(FINE) / FINE * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return totals.index(best)


def outlook_of(view: DuelView, me: int, sides: Sides) -> Outlook:
    """How plans compare, with cards counted: there is no need to be wary."""
    outlook = Outlook(view, me, likely(view, me, is_sly(view, 1 - me)), sides)
    outlook.wary = 1.0
    moved = strength(view["hand"]) + reinforced(view, me) if view["scope"] != DUEL or terms_of(view["card"]).reinforcing else 0.0
    outlook.width = min(WIDTH, 2 * round(NARROW + WIDER * moved))
    return outlook


NARROW: Final = 2.0
WIDER: Final = 0.25
"""How far a result may be moved without reinforcements, half of it, and how much more for each point of them."""


def price_of(view: DuelView, me: int, kind: str, stakes: Stakes, sly: bool) -> float:
    """What a card costs that is laid."""
    price = card_worth(kind, sly) * stakes.slope
    return price + stakes.difference * leaves_forbidden(view, me, kind) if len(view["hand"]) == 2 else price


def chances_of(view: DuelView, me: int, kinds: list[str], outlook: Outlook, sides: Sides) -> list[list[float]]:
    """How likely each plan wins with fewer, as many, more ships, with what reinforcements may still do."""
    counted = [outlook.counted(me, VALUE_OF[kind]) for kind in kinds]
    pull = round(pulled(view, me)) if view["scope"] != DUEL or terms_of(view["card"]).reinforcing else 0
    if terms_of(view["card"]).rule == LOWER:
        pull = -pull
    return [outlook.chances(counted, edge + pull) for edge in simple.edges_of(view, me, sides)]


def pulled(view: DuelView, me: int) -> float:
    """How far reinforcements are likely to move the result."""
    return COUNTS * (strength(view["hand"]) - reinforced(view, me))


def bouts_of(table: Table, halves: list[str], stakes: Stakes, supply: tuple[int, int], there: tuple[int, int], sides: Sides) -> list[Bout]:
    """Each tactic, weighed."""
    view, me, (mine, theirs) = table.view, table.me, there
    if not halves[0]:
        return [Bout(0.0, 0.0, float(mine < theirs), float(mine == theirs), float(mine > theirs))]
    foe, number = tuple(view["ready"][1 - me]), len(view["ready"][me])
    ours, others = bonus(sides[me], "blast"), bonus(sides[1 - me], "blast")
    anew, (saved, harm), kept = after_all(table, stakes, supply), marginal(table, supply, there), promises(view, me)
    found = []
    for half in halves:
        by_ships, again, behind, level, ahead, killed, lost = exchange(half, mine, theirs, foe, ours, others)
        gain = (READY[spent_by(half, number)] - READY[number] + harm * killed - saved * lost) * stakes.slope + anew * again
        for icon, amount in kept:
            gain += amount * stakes.difference * (icon != simple.HALF_OF[half][0])
        found.append(Bout(gain, by_ships, behind, level, ahead))
    return found


ANEW: Final = 0.45
"""What beginning anew is worth, of the difference between losing and winning."""


def after_all(table: Table, stakes: Stakes, supply: tuple[int, int]) -> float:
    """What it is worth, above losing, that nobody is left and all begins anew."""
    mine, theirs = supply
    if (mine and theirs) or table.is_glad():
        return ANEW * stakes.difference
    return 1.0 - stakes.lost if mine else -stakes.lost


def marginal(table: Table, supply: tuple[int, int], there: tuple[int, int]) -> tuple[float, float]:
    """What an own ship on the planet is worth, and one of the other's: half of the time they go home again."""
    me = table.me
    return table.back(me, supply[0], there[0]) / max(1, there[0]) / 2, table.back(1 - me, supply[1], there[1]) / max(1, there[1]) / 2


_EXCHANGES: Final[dict[tuple[str, int, int, tuple[int, ...], int, int], Exchange]] = {}


def exchange(half: str, mine: int, theirs: int, ready: tuple[int, ...], ours: int, others: int) -> Exchange:
    """What a tactic does against whatever the other may show of those it has readied, with so much more on either's blasts."""
    key = (half, mine, theirs, ready, ours, others)
    found = _EXCHANGES.get(key)
    if found is None:
        found = _EXCHANGES[key] = _exchanged(half, mine, theirs, ready, ours, others)
    return found


def _exchanged(half: str, mine: int, theirs: int, ready: tuple[int, ...], ours: int, others: int) -> Exchange:
    blast, shield = simple.force(half, ours)
    by_ships = again = killed = lost = behind = level = ahead = 0.0
    for other, chance in shown(ready) or ((HALF_BUT_NONE, 1.0),):
        blow, guard = simple.force(other, others)
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
    return Exchange(by_ships, again, behind, level, ahead, killed, lost)


# --- dials -----------------------------------------------------------------------------------------------------------------------------


def dial(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The dial with the best prospects, against what the other may set."""
    me, other = ask.seat, 1 - ask.seat
    if wants_no_ships(view, me) or (terms_of(view["card"]).send == FROM_WARP and view["warp"][me]):
        return len(ask.options) - 1
    numbers, sides = [number_of(word) for word in ask.options], sides_of(view)
    there = next((planet["ships"] for planet in view["row"] if planet["planet"] == view["arena"]), [0, 0])
    outlook = outlook_of(view, me, sides)
    halves = [HALF[2 * token + side] for token in view["ready"][me] for side in (0, 1)] if terms_of(view["card"]).tactics else []
    plan = typical(view, me, outlook, sides)
    foes, table = dials_of(view, other, there[other]), Table(view, me)
    rest = table.besides()
    totals = []
    for number in numbers:
        sent = min(number, view["supply"][me])
        total = 0.0
        for coming, chance in foes:
            ours = there[me] + sent, there[other] + coming
            supply = view["supply"][me] - sent, view["supply"][other] - coming
            stakes = Stakes(table, rest, supply, ours)
            bouts = bouts_of(table, halves or [""], stakes, supply, ours, sides)
            total += chance * (stakes.lost + best_of(bouts, stakes.difference, plan))
        totals.append(total)
    return mixed(mind, totals, DIAL_TEMPER)


def best_of(bouts: list[Bout], difference: float, plan: tuple[float, float, float]) -> float:
    """What the best tactic brings, with a plan that wins so often with fewer, as many, more ships."""
    behind, level, ahead = plan
    return max([(won + one * behind + two * level + three * ahead) * difference + gain for gain, won, one, two, three in bouts])


def typical(view: DuelView, me: int, outlook: Outlook, sides: Sides) -> tuple[float, float, float]:
    """How likely a middling plan of the hand wins with fewer, as many, more ships."""
    kinds = sorted(view["hand"], key=VALUE_OF.__getitem__, reverse=True)[:3] or ["plan_10"]
    behind, level, ahead = chances_of(view, me, kinds, outlook, sides)
    return sum(behind) / len(kinds), sum(level) / len(kinds), sum(ahead) / len(kinds)


DIALS: Final[tuple[tuple[int, float], ...]] = ((1, 0.18), (2, 0.27), (3, 0.2), (4, 0.35))


def dials_of(view: DuelView, seat: int, there: int) -> list[tuple[int, float]]:
    """How many ships a seat may send, with chances: few from a small supply."""
    supply = view["supply"][seat]
    low, high = terms_of(view["card"]).dial
    if terms_of(view["card"]).send not in ("supply", FROM_WARP) and there:
        return [(0, 1.0)]
    if supply <= 3:
        return [(min(1, supply), 1.0)]
    if supply >= 9:
        return [(min(number, high), chance) for number, chance in ((2, 0.24), (3, 0.28), (4, 0.48))]
    return [(min(number, high), chance) for number, chance in DIALS if low <= number]
