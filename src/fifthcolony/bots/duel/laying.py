"""Choosing a dial, and a plan with a tactic: by what is at stake, and by what the other may do."""

from typing import Final, NamedTuple

from fifthcolony.bots.duel.plans import Outlook, feared, is_sly, standing, worth
from fifthcolony.bots.duel.reading import DECISIVE, DUEL, VALUE_OF, bonus, leaves_forbidden, ships, stake, terms_of, wants_no_ships, words
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.cards import BLAST, HALF, HALVES, RECOVER, SHIELD
from fifthcolony.duel.destiny import FROM_WARP
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.view_types import BACK

HALF_OF: Final = {word: HALVES[number] for number, word in enumerate(HALF)}
SHIP: Final = 0.05
"""What a ship is worth, in planets, where there are enough."""
TOKEN: Final = 0.03
NOISE: Final = 100
KIND_OF: Final = {value: kind for kind, value in reversed(VALUE_OF.items())}


# --- dials ----------------------------------------------------------------------------------------------------------------------------


def dial(mind: Mind, ask: Ask, view: DuelView) -> int:
    """By stakes and supply, and not always the same: ships that win are gone from supply for a while."""
    me = ask.seat
    numbers = [int(word.partition(":")[2]) for word in ask.options]
    supply = view["supply"][me]
    if wants_no_ships(view, me):
        return len(numbers) - 1
    if terms_of(view["card"]).send == FROM_WARP and view["warp"][me]:
        return len(numbers) - 1
    want = 2 + (supply >= 9) + ((view["advantage"] or 0) >= 7) + (stake(view, me) >= DECISIVE) - (supply <= 5) - (supply <= 3)
    want += mind.draw(3) - 1 + is_sly(view, 1 - me)
    spare = supply if stake(view, me) >= DECISIVE else max(1, supply - 1)
    return max((index for index, number in enumerate(numbers) if number <= min(want, spare)), default=0)


def any_dial(mind: Mind, ask: Ask, _view: DuelView) -> int:
    """A number that the other cannot foresee."""
    return mind.draw(len(ask.options))


# --- plans with tactics ---------------------------------------------------------------------------------------------------------------


class Exchange(NamedTuple):
    """What one's tactic is likely to bring."""

    by_ships: float
    """How likely it wins the duel without plans."""
    again: float
    """How likely nobody is left."""
    leads: tuple[float, float, float]
    """How likely plans are compared with fewer, as many, more ships."""
    gain: float
    """Ships destroyed and lost, tokens readied and spent, in planets."""


def choose(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The plan and tactic with the best prospects, weighed against what else they could be used for."""
    me = ask.seat
    outlook, value, shown, sly = Outlook(view, me), stake(view, me), shown_by(view, 1 - me), is_sly(view, 1 - me)
    lays = [(kind, half) for _, kind, half in (f"{word}:".split(":")[:3] for word in ask.options)]
    bouts = {half: exchange(view, me, half, shown) for half in dict.fromkeys(half for _, half in lays)}
    edges = [standing(view, me, at > 1) - standing(view, 1 - me, at < 1) for at in range(3)]
    wins = {kind: [outlook.chance(VALUE_OF[kind], edge) for edge in edges] for kind in dict.fromkeys(kind for kind, _ in lays)}
    best, choice = -9.9, 0
    for index, (kind, half) in enumerate(lays):
        bout = bouts[half]
        won = bout.by_ships + sum(chance * win for chance, win in zip(bout.leads, wins[kind], strict=True)) + 0.4 * bout.again
        total = value * won + bout.gain - worth(kind, sly) - value * leaves_forbidden(view, me, kind) + mind.draw(NOISE) / NOISE * 0.08
        if total > best:
            best, choice = total, index
    return choice


def exchange(view: DuelView, me: int, half: str, shown: list[tuple[str, float]]) -> Exchange:
    """What a tactic does against whatever the other may show; without tactics, the ships as they are."""
    mine, theirs = ships(view, me)
    if not half:
        at = 1 + (mine > theirs) - (mine < theirs)
        return Exchange(0.0, 0.0, (float(at == 0), float(at == 1), float(at == 2)), 0.0)
    by_ships = again = gain = 0.0
    leads = [0.0, 0.0, 0.0]
    price = SHIP + (0.25 / (view["supply"][me] + 1)) * (not wants_no_ships(view, me))
    ours, others = bonus(view, me, "blast"), bonus(view, 1 - me, "blast")
    for other, chance in shown:
        lost, killed = struck(other, half, others), struck(half, other, ours)
        left, standing_ = max(0, mine - lost), max(0, theirs - killed)
        gain += chance * (SHIP * min(killed, theirs) - price * min(lost, mine))
        if left and standing_:
            leads[1 + (left > standing_) - (left < standing_)] += chance
        elif left:
            by_ships += chance
        elif not standing_:
            again += chance
    return Exchange(by_ships, again, (leads[0], leads[1], leads[2]), gain + _token_worth(view, me, half))


def struck(half: str, against: str, extra: int) -> int:
    """Ships that one side's half destroys against the other's."""
    icon, value = HALF_OF[half]
    shield = HALF_OF[against][1] if HALF_OF[against][0] == SHIELD else 0
    return max(0, value + extra - shield) if icon == BLAST else 0


def shown_by(view: DuelView, seat: int) -> list[tuple[str, float]]:
    """The halves that a seat may show, with their chances."""
    halves = [HALF[2 * token + side] for token in view["ready"][seat] for side in (0, 1)]
    if not halves:
        return [(HALF[HALVES.index((RECOVER, 1))], 1.0)]
    weights = [_liking(view, seat, half) for half in halves]
    return [(half, weight / sum(weights)) for half, weight in zip(halves, weights, strict=True)]


def _liking(view: DuelView, seat: int, half: str) -> float:
    icon, value = HALF_OF[half]
    if icon == RECOVER:
        return 0.2 + 0.3 * len(view["spent"][seat])
    return 1 + (0.4 if icon == BLAST else 0.2) * value


def _token_worth(view: DuelView, me: int, half: str) -> float:
    """What becomes of tokens, and what a power makes of the icon."""
    icon, value = HALF_OF[half]
    spent = len(view["spent"][me])
    gained = TOKEN * min(value, spent) * (1 + spent / 2) if icon == RECOVER else -TOKEN * (1 + spent)
    for word, about, amount in words(view, me, "tactic"):
        promised = [said for seat, what, said in view["announced"] if seat == me and what == about]
        if word == "breaks" and promised and promised[0] != icon:
            gained += amount * 0.03 * stake(view, me)
    return gained


# --- second thoughts ------------------------------------------------------------------------------------------------------------------


def prospects(outlook: Outlook, kind: str) -> float:
    """How likely a plan wins as the ships stand."""
    view, me = outlook.view, outlook.me
    mine, theirs = ships(view, me) if view["scope"] == DUEL else (0, 0)
    return outlook.chance(VALUE_OF[kind], standing(view, me, mine > theirs) - standing(view, 1 - me, mine < theirs))


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


def bet(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """On the own side if its plan is good enough."""
    me = ask.seat
    laid = view["plans"][me]
    mine = laid in (None, BACK) or prospects(Outlook(view, me), laid) >= 0.5
    return ask.options.index(f"seat:{me if mine else 1 - me}")


def forecast(_mind: Mind, ask: Ask, view: DuelView, limit: int = 11) -> int:
    """High or low, whichever is likelier."""
    fears = feared(view, ask.seat)
    high = sum(chance for value, chance in fears if value >= limit)
    return ask.options.index("forecast:high" if high >= 0.5 else "forecast:low")


def swap_pays(view: DuelView, me: int) -> bool:
    """The own plan is worse than what the other has probably laid."""
    laid = view["plans"][me]
    if laid in (None, BACK):
        return False
    kept = prospects(Outlook(view, me), laid)
    outlook = Outlook(view, me, [(VALUE_OF[laid], 1.0)])
    return sum(chance * prospects(outlook, KIND_OF[value]) for value, chance in feared(view, me)) > kept + 0.1
