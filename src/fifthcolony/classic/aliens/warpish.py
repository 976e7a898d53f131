"""Warpish: adds one to its total for each ship in the warp, whoever owns it."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import Phase, Role, When


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def necromancy(g: Game, me: int) -> None:
    """The lost ships of all players fight for it."""
    lost = sum(g.ships_at(seat, WARP) for seat in range(g.seats))
    g.addends.append((g.side_of(me), lost, "alien:warpish"))


alien = Alien("warpish", necromancy, alert="red", phases=(Phase.REVEAL,), traits={"main_bonus": "warp"})
