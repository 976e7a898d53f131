"""Mirror: may call for the digits of every attack to be read backwards."""

from fifthcolony.classic.hooks import may, modifies
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When

NAME = "mirror"


@may(When.AFTER_SELECT, Role.MAIN, advice="has_low_attack")
def reversal(g: Game, me: int) -> None:
    """It is called while the cards are still down."""
    g.declared.append((me, NAME))


@modifies(Query.ATTACK_VALUE, Role.MAIN, given=lambda g, me: (me, NAME) in g.declared)
def read_backwards(_g: Game, _me: int, value: int) -> int:
    """All attacks have two digits: 15 becomes 51, 20 becomes 02, 08 becomes 80."""
    return value % 10 * 10 + value // 10


alien = Alien(NAME, reversal, read_backwards, alert="yellow", phases=(Phase.PLANNING,))
