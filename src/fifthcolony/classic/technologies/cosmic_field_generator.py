"""Cosmic Field Generator: cancels the use of a power as a Cosmic Zap does, without being a card that could be zapped."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.cancelling import cancel_below
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import SINGLE, Technology
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Role, When

NAME = "cosmic_field_generator"


@may(When.ANSWERS_USE, Role.ANY, given=lambda g, me: not technologies.is_in_use(g, me, NAME))
def interfere(g: Game, me: int) -> None:
    """The power is silent until the encounter ends."""
    technologies.discard(g, me, NAME)
    cancel_below(g)


technology = Technology(NAME, interfere, needs=2, kind=SINGLE)
