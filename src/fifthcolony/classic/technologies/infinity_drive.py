"""Infinity Drive: as soon as an encounter is over, its user has one of its own."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import have_encounter
from fifthcolony.classic.words import Phase, Role, When

NAME = "infinity_drive"


@may(When.ENCOUNTER_END, Role.ANY, given=lambda g, me: g.has_encounter_card(me), advice="go_on")
def jump(g: Game, me: int) -> None:
    """Then the turn goes on where it was."""
    technologies.discard(g, me, NAME)
    have_encounter(g, me)


technology = Technology(NAME, jump, needs=6, kind=SINGLE, phases=(Phase.RESOLUTION,))
