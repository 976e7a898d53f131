"""Alliances: whom to invite, which side to join, with how many ships."""

from typing import Final, NamedTuple

from fifthcolony.bots.classic.position import (
    SEAT_OF,
    SIDE_OF,
    carries_a_leader,
    edge,
    gains,
    holds,
    others,
    ship_worth,
    winners_by_offense,
    would_win,
)
from fifthcolony.bots.classic.preferences import DEFENSE_PAYS
from fifthcolony.bots.classic.ships import SPARE, SPARE_HOME, next_ship, pick
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE
from fifthcolony.kernel.ask import Ask

# Worth in colonies.
REWARD: Final = 0.25
PAID: Final = 0.5
"""What every win of a defense is worth to whom it pays."""
LOST_SHIP: Final = 0.12
STOPPED_WIN: Final = 5.0
OWN_WIN: Final = 10.0
NEVER: Final = -10.0
CHANCE_PER_POINT: Final = 0.035
"""How much one point of strength moves the odds; the cards do the rest."""

RIVAL: Final = 3
"""So many colonies short of winning, a seat is nobody's rival yet."""
NUMBERS: Final = (1, 2, 3, 4)
"""Ships an ally may send."""
ALL: Final = 4


def invite(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """As offense who does not get ahead by it; as defense all but rivals, or everybody if the game is at stake: defenders do not land."""
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
    target, colonies = view["target"], view["colonies"]
    assert target is not None, "invitations come after the launch"
    if not gains(view, seat, target):
        return True
    if would_win(view, seat, target):
        return would_win(view, me, target) and edge(view, OFFENSE) < 0
    return colonies[seat] <= colonies[me] or edge(view, OFFENSE) < 0


def _helps_defense(view: ClassicView, me: int, seat: int) -> bool:
    return view["colonies"][seat] <= max(view["colonies"][me], view["goal"] - RIVAL) or bool(winners_by_offense(view))


class Prospect(NamedTuple):
    """What joining a side promises."""

    worth: float
    """In colonies; less than nothing where it is better to stay away."""
    ships: int
    """With how many it is worth that."""


AWAY: Final = Prospect(NEVER, 1)


def prospects(view: ClassicView, me: int) -> tuple[Prospect, Prospect]:
    """Of joining offense and defense."""
    target, winners = view["target"], winners_by_offense(view)
    ahead_by, ship, pays = edge(view, OFFENSE), ship_worth(view, me), holds(view, me, DEFENSE_PAYS) * PAID
    if would_win(view, me, target):
        gain = OWN_WIN
    elif winners:  # nobody is carried to a win
        return AWAY, _best(ship, -ahead_by, STOPPED_WIN + pays, REWARD)
    else:
        gain = float(target is not None and gains(view, me, target)) - pays
    return _best(ship, ahead_by, gain, 0), _best(ship, -ahead_by, pays, REWARD)


def _best(ship: int, ahead_by: int, gain: float, reward: float) -> Prospect:
    """A gain, more by a reward a ship, or the loss of the ships sent, by the chance of winning the encounter from so far ahead."""
    best = AWAY
    for number in NUMBERS:
        chance = min(0.9, max(0.1, 0.5 + CHANCE_PER_POINT * (ahead_by + ship * number)))
        worth = chance * (gain + reward * number) - (1 - chance) * number * LOST_SHIP
        if worth > best.worth:
            best = Prospect(worth, number)
    return best


def answer(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Join the side that promises more, if it promises anything; the ships are then chosen by the same view."""
    mind.plan(ask, "alliance.ships", view)
    promised = prospects(view, ask.seat)
    best, index = 0.0, len(ask.options) - 1
    for number, word in enumerate(ask.options[:-1]):
        worth = promised[SIDE_OF[word]].worth
        if worth > best:
            best, index = worth, number
    return index


def force_side(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A side must be picked: the better one."""
    promised = prospects(view, ask.seat)
    return max(range(len(ask.options)), key=lambda index: promised[SIDE_OF[ask.options[index]]].worth)


def commit(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """As many ships as the odds are worth and can be spared; all that can be sent where the game is at stake."""
    plan = mind.recall(ask, ask.prompt)
    if not isinstance(plan, list):
        view, side = plan or view, SIDE_OF[str(ask.params[2])]
        if would_win(view, ask.seat, view["target"]) if side == OFFENSE else winners_by_offense(view):
            plan = pick(view, ask.seat, ask.options, ALL, 1, SPARE_HOME)
        else:
            plan = pick(view, ask.seat, ask.options, prospects(view, ask.seat)[side].ships, 1, SPARE)
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)


def is_worth_forcing(view: ClassicView, me: int) -> bool:
    """Whether a side that did not invite is worth joining, and more so than those that did."""
    worth = [prospect.worth for prospect in prospects(view, me)]
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
