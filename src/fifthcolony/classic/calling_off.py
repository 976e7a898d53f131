"""An offense without encounter cards, or without a ship: its turn ends before the encounter has come to anything."""

from typing import Final

from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NO_CARD, SEAT, Phase, Result
from fifthcolony.kernel.steps import STEPS, step

_BEFORE_SELECTION: Final = (Phase.REGROUP, Phase.DESTINY, Phase.LAUNCH, Phase.ALLIANCE, Phase.PLANNING)
_NEW_HAND: Final = ("classic.hands.give_up_hand", "classic.hands.draw_hand", "classic.phases.regroup.check_hand")
"""The steps by which somebody gets one; by name, since what they set off comes back here."""


def call_off(g: Game) -> None:
    """The turn of an offense without encounter cards ends here."""
    g.tell("encounter.called_off", SEAT[g.offense])
    break_off(g)


def break_off(g: Game) -> None:
    """The turn ends here: ships go home, nobody wins or loses. classic:planning.offense_without_card_ships"""
    g.result = Result.CANCELLED
    if g.phase == Phase.DESTINY and g.destiny_card != NO_CARD:  # turned up, and never obeyed
        g.destiny_discard.append(g.destiny_card)
    g.cut_to(encounter_ends)


@step
def check_offense(g: Game) -> None:
    """classic:planning.offense_without_card_2018: at any moment up to the selection, unless a new hand is on its way."""
    if not g.has_encounter_card(g.offense) and not any(g.awaits(STEPS[name]) for name in _NEW_HAND):
        call_off(g)


def call_off_if_out(g: Game) -> None:
    """Looked at only when all that the use or card has set off is over: a Plague takes its cards later, an answered card is played out."""
    if not g.plays and g.edition.stops_anywhere and g.phase in _BEFORE_SELECTION and g.laid == [NO_CARD, NO_CARD]:
        g.then(check_offense)
