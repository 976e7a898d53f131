"""Energy Cloak: the defense can invite nobody."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, Phase, Query, Role, When
from fifthcolony.kernel.changes import change

NAME = "energy_cloak"


@may(When.BEFORE_SHIPS, Role.OFFENSE, given=lambda g, _me: not g.resettling)
def cloak(g: Game, me: int) -> None:
    """Once the gate is aimed; for this encounter."""
    technologies.discard(g, me, NAME)
    g.from_now_on(Query.INVITERS, not_the_defense)


@change
def not_the_defense(_g: Game, inviters: int) -> int:
    """Only the offense asks for help."""
    return inviters & ~(1 << DEFENSE)


technology = Technology(NAME, cloak, needs=4, kind=SINGLE, phases=(Phase.LAUNCH,))
