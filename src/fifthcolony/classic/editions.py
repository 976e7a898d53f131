"""Where the editions of 2008 and 2018 differ, and what variants make of it, as data."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fifthcolony.classic.variants import SINGLE_ENCOUNTER


class Edition(NamedTuple):
    """One rulebook's answers to the questions on which the two part."""

    year: int
    repeats_first_redraw: bool
    """classic:start.hand_check_2018: draw new hands until one holds an encounter card; 2008 draws once."""
    stops_anywhere: bool
    """classic:planning.offense_without_card_2018: an offense out of encounter cards stops at once, not only in Planning."""
    second_needs_card: bool
    """classic:second.needs_encounter_card_2018."""
    rewards_are_optional: bool
    """classic:rewards.per_ship: 2008 must take, 2018 can."""
    rewards_before_return: bool
    """classic:rewards.order_of_return."""
    colonies_per_deal: int
    """classic:deal.colony_count: 2008 one each way, 2018 one in all."""
    abandons_technology: bool
    """classic:tech.action: 2018 may abandon one whenever it may act on one; 2008 only where completing it would come to that."""
    has_second_encounter: bool = True
    """classic:turn.one_or_two_encounters; classic:variant.single_encounter does without."""


EDITIONS: Final = {
    2008: Edition(2008, False, False, False, False, False, 2, False),
    2018: Edition(2018, True, True, True, True, True, 1, True),
}


def edition_of(year: int, variants: Sequence[str]) -> Edition:
    """An edition's answers in a game with these variants."""
    return EDITIONS[year]._replace(has_second_encounter=SINGLE_ENCOUNTER not in variants)
