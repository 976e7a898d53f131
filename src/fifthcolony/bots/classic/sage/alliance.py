"""Alliances: whom to invite, which side to join, with how many ships, by what it does to the own chance to win."""

from typing import Final

from fifthcolony.bots.classic.alliance import ALL, NUMBERS, one_by_one
from fifthcolony.bots.classic.position import SEAT_OF, SIDE_OF, edge, gains, holds, ship_worth, target, winners_by_offense, would_win
from fifthcolony.bots.classic.preferences import DEFENSE_PAYS
from fifthcolony.bots.classic.sage.odds import best_wins, offense_wins
from fifthcolony.bots.classic.sage.outlook import CARD, SHIP, chance, landing, stakes
from fifthcolony.bots.classic.ships import SPARE, SPARE_HOME, next_ship, pick
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE
from fifthcolony.kernel.ask import Ask

PAID: Final = 0.04
"""What every win of a defense is worth to whom it pays."""
SENT: Final = 3.2
"""Ships that an ally sends, more or less."""
WARY: Final = 4.0
"""What a seat that is not invited adds to the other side, more or less."""
ALL_OUT: Final = 3.5
"""Ships that everybody sends where the game is at stake, more or less."""


class Option:
    """One way to answer invitations: a side, a number of ships, and what it is worth."""

    __slots__ = ("ships", "side", "worth")

    def __init__(self, side: int, ships: int, worth: float) -> None:
        self.side, self.ships, self.worth = side, ships, worth


def weighed(view: ClassicView, me: int) -> tuple[float, Option, Option]:
    """What it is worth to stay away, and the best of joining offense and defense."""
    ahead_by, ship, planet = edge(view, OFFENSE), ship_worth(view, me), target(view)
    land = landing(view)
    won, kept = stakes(view, me, land)
    kept += PAID * holds(view, me, DEFENSE_PAYS)
    landed = chance(view, me, [*land, me]) if gains(view, me, planet) and me not in land else won
    at_stake = bool(winners_by_offense(view))
    away = _mixed(offense_wins(ahead_by, at_stake), won, kept)
    offense = [Option(OFFENSE, n, _mixed(offense_wins(ahead_by + n * ship, at_stake), landed, kept - SHIP * n)) for n in NUMBERS]
    defense = [Option(DEFENSE, n, _mixed(offense_wins(ahead_by - n * ship, at_stake), won - SHIP * n, kept + CARD * n)) for n in NUMBERS]
    return away, _best(offense), _best(defense)


def _best(options: list[Option]) -> Option:
    best = options[0]
    for option in options:
        if option.worth > best.worth:
            best = option
    return best


def _mixed(odds: float, won: float, kept: float) -> float:
    """A chance to win, by the odds of the encounter."""
    return odds * won + (1.0 - odds) * kept


def answer(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The side that promises most, if either does better than staying away; the ships are then chosen by the same view."""
    mind.plan(ask, "alliance.ships", view)
    away, *sides = weighed(view, ask.seat)
    best, index = away, len(ask.options) - 1
    for number, word in enumerate(ask.options[:-1]):
        worth = sides[SIDE_OF[word]].worth
        if worth > best:
            best, index = worth, number
    return index


def force_side(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A side must be picked: the better one."""
    _, *sides = weighed(view, ask.seat)
    return max(range(len(ask.options)), key=lambda index: sides[SIDE_OF[ask.options[index]]].worth)


def commit(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """As many ships as the odds are worth and can be spared; all that can be sent where the game is at stake."""
    plan = mind.recall(ask, ask.prompt)
    if not isinstance(plan, list):
        view, side = plan or view, SIDE_OF[str(ask.params[2])]
        if would_win(view, ask.seat, view["target"]) if side == OFFENSE else winners_by_offense(view):
            plan = pick(view, ask.seat, ask.options, ALL, 1, SPARE_HOME)
        else:
            _, *sides = weighed(view, ask.seat)
            plan = pick(view, ask.seat, ask.options, sides[side].ships, 1, SPARE)
        mind.plan(ask, ask.prompt, plan)
    return next_ship(ask, plan)


def is_worth_forcing(view: ClassicView, me: int) -> bool:
    """Whether a side that did not invite is worth joining, and more so than those that did."""
    away, *sides = weighed(view, me)
    closed = [side.worth for side in sides if me not in view["invited"][side.side]]
    open_ = [side.worth for side in sides if me in view["invited"][side.side]]
    return bool(closed) and max(closed) > max([away, *open_])


def invite(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """One after the other, as long as it makes the own chance to win larger."""
    wanted: list[str] | None = mind.recall(ask, ask.prompt)
    if wanted is None:
        seats = [SEAT_OF[word] for word in ask.options if word in SEAT_OF]
        chosen = _for_offense(view, ask.seat, seats) if SIDE_OF[str(ask.params[0])] == OFFENSE else _for_defense(view, ask.seat, seats)
        wanted = [f"seat:{seat}" for seat in chosen]
        mind.plan(ask, ask.prompt, wanted)
    return one_by_one(ask, wanted)


def _for_offense(view: ClassicView, me: int, seats: list[int]) -> list[int]:
    """Who does the least harm first: each helps, and most want a colony for it."""
    planet, land, chosen = target(view), landing(view), list[int]()
    at_stake = bool(winners_by_offense(view))
    ahead_by = edge(view, OFFENSE) - (ALL_OUT if at_stake else WARY) * len(seats)
    kept = stakes(view, me, land).defense_wins
    odds = _odds(view, me, ahead_by, at_stake)
    best = _mixed(odds, chance(view, me, land), kept)
    for seat in sorted(seats, key=lambda seat: (gains(view, seat, planet), view["colonies"][seat])):
        more = [*land, seat] if gains(view, seat, planet) else land
        if at_stake and not would_win(view, seat, planet):  # it would rather stop this
            continue
        stronger = ahead_by + (2 * ALL_OUT if at_stake else WARY + SENT) * ship_worth(view, seat)
        worth = _mixed(_odds(view, me, stronger, at_stake), chance(view, me, more), kept)
        if worth > best:
            best, ahead_by, land = worth, stronger, more
            chosen.append(seat)
    return chosen


def _odds(view: ClassicView, me: int, ahead_by: float, at_stake: bool) -> float:
    """How likely an offense wins: good cards are kept for when the game is at stake, and then the best is laid."""
    return best_wins(view, me, OFFENSE, ahead_by) if at_stake else offense_wins(ahead_by, False)


def _for_defense(view: ClassicView, me: int, seats: list[int]) -> list[int]:
    """Everybody: defenders do not land, and what they get is little."""
    won, kept = stakes(view, me, landing(view))
    return seats if kept > won else []
