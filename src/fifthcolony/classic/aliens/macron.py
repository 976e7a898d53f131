"""Macron: each of its ships counts four, but it sends only one."""

from fifthcolony.classic.hooks import modifies, must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When

SHIP_WORTH = 4


@must(When.BEFORE_SHIPS, Role.OFFENSE)
def one_ship(g: Game, me: int) -> None:
    """As offense it launches a single ship."""
    g.limit[me] = 1


@must(When.BEFORE_ALLY_SHIPS, Role.ALLY)
def one_ship_as_ally(g: Game, me: int) -> None:
    """As ally it commits a single ship."""
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


alien = Alien(
    "macron", one_ship, one_ship_as_ally, mass, double_compensation, double_rewards,
    alert="green", phases=(Phase.LAUNCH, Phase.ALLIANCE, Phase.REVEAL), traits={"ship_worth": SHIP_WORTH},
)  # fmt: skip
