"""Machine: may go on with encounters as long as it holds an encounter card."""

from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import second_is_open
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change


def needs_power(g: Game, me: int) -> bool:
    """The ordinary second encounter is not open, there is a card to go on with, and it is its own turn."""
    return g.has_encounter_card(me) and not second_is_open(g) and not g.extra


@may(When.ENCOUNTER_END, Role.OFFENSE, given=needs_power, advice="go_on")
def continuity(g: Game, _me: int) -> None:
    """It has another encounter."""
    g.from_now_on(Query.ANOTHER_ENCOUNTER, one_more)


@change
def one_more(_g: Game, _another: bool) -> bool:
    """Whatever came of the last."""
    return True


alien = Alien("machine", continuity, alert="red", phases=(Phase.RESOLUTION,))
