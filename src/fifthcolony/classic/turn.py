"""The turn: one encounter, perhaps a second, then the next player's."""

from fifthcolony.classic.fleet import go_home
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.phases.alliance import alliance
from fifthcolony.classic.phases.destiny import destiny
from fifthcolony.classic.phases.launch import launch
from fifthcolony.classic.phases.planning import planning
from fifthcolony.classic.phases.regroup import regroup, start_turn
from fifthcolony.classic.phases.resolution import resolution
from fifthcolony.classic.phases.reveal import reveal
from fifthcolony.classic.plays import open_window
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import BESIDE, GATE, Game
from fifthcolony.classic.words import Phase, Query, Result, When
from fifthcolony.kernel.ask import Asking, agree
from fifthcolony.kernel.steps import frame, step

PHASES = (regroup, destiny, launch, alliance, planning, reveal, resolution)


@step
def turn(g: Game, seat: int) -> None:
    """classic:turn.order, classic:turn.phases_2018"""
    g.begin_turn(seat)
    g.go_on(start_turn)
    g.go_on(encounter)


@step
def encounter(g: Game) -> None:
    """classic:second.starts_at_regroup: every encounter has all phases but Start Turn."""
    g.encounter += 1
    g.then_all(_ENCOUNTER)


@step
def wind_up(g: Game) -> None:
    """The end of an encounter, and what comes after it."""
    go_home_all(g)
    g.then(go_on)


def go_home_all(g: Game) -> None:
    """Ships still committed go home; what happens at the end of an encounter happens."""
    g.phase = Phase.RESOLUTION
    if g.owners_at(GATE) or g.owners_at(BESIDE):
        for seat in g.order:
            for place in (GATE, BESIDE):
                if g.ships_at(seat, place):
                    g.then(go_home, seat, place)
    open_window(g, When.ENCOUNTER_END)


_ENCOUNTER = tuple(frame(phase) for phase in (*PHASES, encounter_ends, wind_up))


def second_is_open(g: Game) -> bool:
    """classic:second.condition, classic:second.needs_encounter_card_2018, classic:variant.single_encounter"""
    return (
        g.encounter == 1
        and g.edition.has_second_encounter
        and g.result in Result.SUCCESSES
        and (not g.edition.second_needs_card or g.has_encounter_card(g.offense))
    )


@step
def go_on(g: Game) -> Asking:
    """classic:turn.one_or_two_encounters: another encounter, or the next player's turn."""
    again = fold_all(g, Query.ANOTHER_ENCOUNTER, False)
    if not again and second_is_open(g):
        again = yield from agree(g.offense, "turn.second", (), g.edition.second_needs_card)
    if again:
        g.begin_encounter()
        g.go_on(encounter)
    else:
        g.go_on(turn, (g.offense + 1) % g.seats)
