"""Warpish: adds one to its total for each ship in the warp, whoever owns it."""

from fifthcolony.classic.conditions import both_attack, shows_attack
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import Phase, Role, When


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def necromancy(g: Game, me: int) -> None:
    """The lost ships of all players fight for it."""
    lost = sum(g.ships_at(seat, WARP) for seat in range(g.seats))
    g.addends.append((g.side_of(me), lost, "alien:warpish"))


def lost_of(g: Game, seat: int) -> bool:
    """Totals will decide, and ships of that player are in the warp."""
    return both_attack(g, seat) and g.ships_at(seat, WARP) > 0


@wild(When.AFTER_REVEAL, Role.MAIN, given=lost_of, advice="is_behind")
def call_the_lost(g: Game, me: int) -> None:
    """Its own lost ships count for it."""
    g.addends.append((g.side_of(me), g.ships_at(me, WARP), g.plays[-1].word))


@super_side(When.AFTER_REVEAL, Role.MAIN, given=lambda g, me: lost_of(g, g.opponent(me)), advice="is_behind")
def haunt(g: Game, me: int) -> None:
    """The opponent's lost ships count against the opponent."""
    g.addends.append((1 - g.side_of(me), -g.ships_at(g.opponent(me), WARP), g.plays[-1].word))


alien = Alien("warpish", necromancy, alert="red", phases=(Phase.REVEAL,), traits={"main_bonus": "warp"}, flare=(call_the_lost, haunt))
