"""Who sits where: the same bots in the same seats every time, or tables mixed of a company, each deal played from all sides."""

from functools import cache
from itertools import combinations
from typing import Final

from fifthcolony.kernel.rng import seeded, shuffled
from fifthcolony.lab.simulate import Plan, seeds_from

Lineup = tuple[str, ...]
"""A bot for every seat."""

_TABLE: Final = 1 << 32
"""Parts the chance of one deal's table from that of another's."""


def rounds_of(plan: Plan) -> int:
    """How many games are played of one deal: where bots are mixed, each seat's bot moves once round the table."""
    return plan.wishes["seats"] if plan.mixed else 1


def seeds_of(plan: Plan) -> list[int]:
    """A seed for every game, in order; games of one deal have the same."""
    rounds = rounds_of(plan)
    seeds = seeds_from(plan.seed, -(-plan.games // rounds))
    return [seed for seed in seeds for _ in range(rounds)][: plan.games]


def lineup(plan: Plan, number: int) -> Lineup:
    """The bots of the game of this number."""
    if not plan.mixed:
        return plan.bots
    deal, turned = divmod(number, rounds_of(plan))
    mixed = tables(plan.bots, plan.wishes["seats"])
    seated = list(mixed[deal % len(mixed)])
    shuffled(seeded(plan.seed * _TABLE + deal), seated)
    return tuple(seated[turned:] + seated[:turned])


@cache
def tables(company: Lineup, seats: int) -> tuple[Lineup, ...]:
    """Every table that is as mixed as can be: nobody sits at it twice more often than another."""
    each, left = divmod(seats, len(company))
    return tuple(company * each + extra for extra in combinations(company, left))
