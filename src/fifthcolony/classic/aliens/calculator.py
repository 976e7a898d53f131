"""Calculator: may lower the higher of two attacks by the lower one."""

from fifthcolony.classic.hooks import may, modifies
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import Phase, Query, Role, When

NAME = "calculator"


@may(When.AFTER_SELECT, Role.MAIN, advice="has_low_attack")
def equalize(g: Game, me: int) -> None:
    """It is declared while the cards are still down."""
    g.declared.append((me, NAME))


@modifies(Query.CARD_VALUES, Role.MAIN, given=lambda g, me: (me, NAME) in g.declared)
def subtract(_g: Game, _me: int, values: list[int]) -> list[int]:
    """Of two attacks the higher keeps only the difference; equal ones stay as they are."""
    low, high = sorted(values)
    if low in (NEGOTIATES, high):
        return values
    return [high - low if value == high else low for value in values]


alien = Alien(NAME, equalize, subtract, alert="yellow", phases=(Phase.PLANNING,))
