"""Alliances: whom to invite, which side to join, with how many ships."""

from typing import Final

from fifthcolony.bots.classic.position import (
    SEAT_OF,
    SIDE_OF,
    carries_a_leader,
    edge,
    gains,
    others,
    ship_worth,
    winners_by_offense,
    would_win,
)
from fifthcolony.bots.classic.ships import SPARE, SPARE_HOME, next_ship, pick
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE
from fifthcolony.kernel.ask import Ask

# Worth in colonies.
REWARD: Final = 0.25
LOST_SHIP: Final = 0.12
STOPPED_WIN: Final = 5.0
OWN_WIN: Final = 10.0
NEVER: Final = -10.0
CHANCE_PER_POINT: Final = 0.035
"""How much one point of strength moves the odds; the cards do the rest."""

SENT: Final = 1
"""Ships an ally sends as a rule: one founds a colony as well as four."""
ALL: Final = 4


def invite(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """As offense all who do not win by it; as defense all who are behind, or everybody when the game is at stake."""
    wanted: list[str] | None = mind.recall(ask, ask.prompt)
    if wanted is None:
        helps = (_helps_offense, _helps_defense)[SIDE_OF[str(ask.params[0])]]
        wanted = [word for word in ask.options if word in SEAT_OF and helps(view, ask.seat, SEAT_OF[word])]
        mind.plan(ask, ask.prompt, wanted)
    return one_by_one(ask, wanted)


def one_by_one(ask: Ask, wanted: list[str]) -> int:
    """The next of those who are wanted, or the last option when there are no more."""
    while wanted:
        word = wanted.pop(0)
        if word in ask.options:
            return ask.options.index(word)
    return len(ask.options) - 1


def _helps_offense(view: ClassicView, me: int, seat: int) -> bool:
    target = view["target"]
    return not would_win(view, seat, target) or (would_win(view, me, target) and edge(view, OFFENSE) < 0)


def _helps_defense(view: ClassicView, me: int, seat: int) -> bool:
    if winners_by_offense(view):
        return not would_win(view, seat, view["target"])
    return bool(view["colonies"][seat] < view["colonies"][me])


def worth_joining(view: ClassicView, me: int) -> tuple[float, float]:
    """What joining offense and defense promises, in colonies; less than nothing where it is better to stay away."""
    target, winners = view["target"], winners_by_offense(view)
    ahead_by, ship = edge(view, OFFENSE), SENT * ship_worth(view, me)
    if would_win(view, me, target):
        gain = OWN_WIN
    elif winners:  # nobody is carried to a win
        return NEVER, _hope(ship - ahead_by, SENT * REWARD + STOPPED_WIN)
    else:
        gain = float(target is not None and gains(view, me, target))
    return _hope(ahead_by + ship, gain), _hope(ship - ahead_by, SENT * REWARD)


def _hope(ahead_by: int, gain: float) -> float:
    """A gain or the loss of the ships sent, by the chance of winning the encounter from so far ahead."""
    chance = min(0.9, max(0.1, 0.5 + CHANCE_PER_POINT * ahead_by))
    return chance * gain - (1 - chance) * SENT * LOST_SHIP


def answer(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Join the side that promises more, if it promises anything; the ships are then chosen by the same view."""
    mind.plan(ask, "alliance.ships", view)
    worth = worth_joining(view, ask.seat)
    best, index = 0.0, len(ask.options) - 1
    for number, word in enumerate(ask.options[:-1]):
        if worth[SIDE_OF[word]] > best:
            best, index = worth[SIDE_OF[word]], number
    return index


def force_side(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A side must be picked: the better one."""
    worth = worth_joining(view, ask.seat)
    return max(range(len(ask.options)), key=lambda index: worth[SIDE_OF[ask.options[index]]])


def commit(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Few ships as a rule, all that can be sent where the game is at stake."""
    plan = mind.recall(ask, ask.prompt)
    if not isinstance(plan, list):
        view, side = plan or view, SIDE_OF[str(ask.params[2])]
        if would_win(view, ask.seat, view["target"]) if side == OFFENSE else winners_by_offense(view):
            plan = pick(view, ask.seat, ask.options, ALL, 1, SPARE_HOME)
        else:
            plan = pick(view, ask.seat, ask.options, SENT, 1, SPARE)
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)


def is_worth_forcing(view: ClassicView, me: int) -> bool:
    """Whether a side that did not invite is worth joining, and more so than those that did."""
    worth = worth_joining(view, me)
    invited = [me in view["invited"][side] for side in (OFFENSE, DEFENSE)]
    closed = max((value for value, asked in zip(worth, invited, strict=True) if not asked), default=NEVER)
    open_ = max((value for value, asked in zip(worth, invited, strict=True) if asked), default=0.0)
    return closed > max(0.0, open_)


def field(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Force field: every ally who is in the way, then done."""
    unwanted = mind.recall(ask, ask.prompt)
    if unwanted is None:
        unwanted = [f"seat:{seat}" for seat in in_the_way(view, ask.seat)]
        mind.plan(ask, ask.prompt, unwanted)
    return one_by_one(ask, unwanted)


def in_the_way(view: ClassicView, me: int) -> list[int]:
    """Allies worth sending home: those of the opponent, and whoever else is being carried to a win."""
    attackers = [seat for seat in others(view, view["offense"]) if view["gate"][seat]]
    defenders = [seat for seat in range(view["seats"]) if view["beside"][seat] and seat != view["defense"]]
    if me == view["defense"]:
        return attackers
    carried = [seat for seat in attackers if seat != me] if carries_a_leader(view, me, OFFENSE) else []
    return defenders + carried if me == view["offense"] else carried
