"""Loser: may declare that whoever would win this encounter loses it."""

from fifthcolony.classic.cards import ATTACK, TYPE
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change


@may(When.BEFORE_SELECT, Role.MAIN, advice="can_lose")
def upset(g: Game, _me: int) -> None:
    """Both must lay attacks if they have any; the result is turned round after everything else."""
    g.from_now_on(Query.LAYABLE, attacks_if_any)
    g.from_now_on(Query.WINNER, turned_round)


@change
def attacks_if_any(_g: Game, cards: list[int]) -> list[int]:
    """Who has attacks can lay nothing else."""
    return [card for card in cards if TYPE[card] == ATTACK] or cards


@change
def turned_round(_g: Game, winner: int) -> int:
    """The side that would win loses."""
    return 1 - winner


alien = Alien("loser", upset, alert="green", phases=(Phase.PLANNING,))
