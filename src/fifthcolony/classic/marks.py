"""Marks on the stack to which a broken-off encounter falls through."""

from fifthcolony.classic.state import Game
from fifthcolony.kernel.steps import step


@step
def encounter_ends(g: Game) -> None:
    """Whatever came before, an encounter goes on from here to its end."""
