"""Macron: each of its ships counts four, but it sends only one."""

from fifthcolony.classic.conditions import both_attack
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import modifies, must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When

SHIP_WORTH = 4


@must(When.BEFORE_SHIPS, Role.OFFENSE)
def one_ship(g: Game, me: int) -> None:
    """As offense it launches a single ship."""
    hold_back(g, me)


@must(When.BEFORE_ALLY_SHIPS, Role.ALLY)
def one_ship_as_ally(g: Game, me: int) -> None:
    """As ally it commits a single ship."""
    hold_back(g, me)


def hold_back(g: Game, me: int) -> None:
    """One ship is all it sends, unless a flare lets it send as many as anybody."""
    if not boosted(g):
        g.limit[me] = 1


@must(When.AFTER_REVEAL, Role.MAIN_OR_ALLY)
def mass(g: Game, me: int) -> None:
    """Each ship adds four to the total."""
    g.worth[me] *= SHIP_WORTH


@modifies(Query.COMPENSATION_SHIPS, Role.MAIN)
def double_compensation(_g: Game, _me: int, ships: int) -> int:
    """Each ship lost counts as two."""
    return 2 * ships


@modifies(Query.REWARD_SHIPS, Role.DEFENSIVE_ALLY)
def double_rewards(_g: Game, _me: int, ships: int) -> int:
    """Each ship that defended counts as two."""
    return 2 * ships


@wild(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, given=lambda g, me: both_attack(g, me) and g.ships_at(me, g.front(me)) > 0, advice="is_behind")
def weigh_in(g: Game, me: int) -> None:
    """Each own ship adds one more to the side's total."""
    g.addends.append((g.side_of(me), g.ships_at(me, g.front(me)), g.plays[-1].word))


alien = Alien(
    "macron", one_ship, one_ship_as_ally, mass, double_compensation, double_rewards,
    alert="green", phases=(Phase.LAUNCH, Phase.ALLIANCE, Phase.REVEAL), traits={"ship_worth": SHIP_WORTH},
    flare=(weigh_in, boosts(one_ship), boosts(one_ship_as_ally)),
)  # fmt: skip
