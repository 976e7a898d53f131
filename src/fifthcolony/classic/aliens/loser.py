"""Loser: may declare that whoever would win this encounter loses it."""

from fifthcolony.classic.cards import ATTACK, TYPE
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import may
from fifthcolony.classic.phases.resolution import decide_without_cards
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import BOTH_LOSE, Phase, Query, Role, When
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


@wild(When.BEFORE_SELECT, Role.MAIN, advice="drags_down")
def drag_down(g: Game, _me: int) -> None:
    """Both sides lose, before anybody lays a card."""
    decide_without_cards(g, BOTH_LOSE)


def is_not_upset(g: Game, _me: int) -> bool:
    """Nothing turns the result round yet."""
    return all(query != Query.WINNER for query, _, _ in g.changes)


@super_side(When.BEFORE_REVEAL, Role.MAIN, given=is_not_upset, is_use=True, advice="can_lose")
def late_upset(g: Game, _me: int) -> None:
    """It is declared once the cards are down, and nobody was bound to lay an attack."""
    g.from_now_on(Query.WINNER, turned_round)


alien = Alien("loser", upset, alert="green", phases=(Phase.PLANNING,), flare=(drag_down, late_upset))
