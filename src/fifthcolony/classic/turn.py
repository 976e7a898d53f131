"""The turn: one encounter, perhaps a second, then the next player's; and encounters in between, which belong to no turn."""

from collections.abc import Generator

from fifthcolony.classic import technology
from fifthcolony.classic.fleet import go_home
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.phases.alliance import alliance
from fifthcolony.classic.phases.destiny import destiny
from fifthcolony.classic.phases.launch import launch
from fifthcolony.classic.phases.planning import planning
from fifthcolony.classic.phases.regroup import regroup, start_turn
from fifthcolony.classic.phases.resolution import resolution
from fifthcolony.classic.phases.reveal import reveal
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import BESIDE, GATE, Game
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import NOBODY, SEAT, Phase, Query, Result, When
from fifthcolony.kernel.ask import NO, YES, Ask, Asking, choose
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


@step
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
NEW_TECHNOLOGY = "new_technology"


def second_is_open(g: Game) -> bool:
    """classic:second.condition, classic:second.needs_encounter_card_2018, classic:variant.single_encounter"""
    return (
        g.encounter == 1
        and not g.extra
        and g.edition.has_second_encounter
        and g.result in Result.SUCCESSES
        and (not g.edition.second_needs_card or g.has_encounter_card(g.offense))
    )


@step
def go_on(g: Game, again: bool = False) -> Asking:
    """classic:turn.one_or_two_encounters: another encounter, or the next player's turn."""
    again = again or fold_all(g, Query.ANOTHER_ENCOUNTER, False)
    if g.interludes:
        seat, against = g.interludes.pop(0)
        g.then(interlude, seat, against)
        g.then(resume, g.offense, g.encounter, g.result, again)
        return
    choice = yield from _what_next(g, again)
    if choice == YES:
        g.begin_encounter()
        g.go_on(encounter)
        return
    if choice == NEW_TECHNOLOGY:  # classic:tech.new_ends_turn
        technology.draw_new(g, g.offense)
    g.go_on(turn, (g.offense + 1) % g.seats)


def _what_next(g: Game, again: bool) -> Generator[Ask, int, str]:
    """The offense decides about the encounter that it could have; any but the first can be traded for a technology."""
    options: tuple[str, ...] = (YES,) if again or second_is_open(g) else ()
    if options and g.edition.has_second_encounter and technology.can_be_had(g):  # classic:tech.machine
        options = (YES, NEW_TECHNOLOGY)
    if not again:
        options = (*options, NO)
    secret = g.edition.second_needs_card
    if NEW_TECHNOLOGY in options:
        return options[(yield from choose(g.offense, "turn.second_or_technology", options, (), secret))]
    return options[(yield from choose(g.offense, "turn.second", options, (), secret))]


# --- encounters in between --------------------------------------------------------------------------------------------------------------


def have_encounter(g: Game, seat: int, against: int = NOBODY) -> None:
    """As soon as this encounter is over, a seat has one as the offense, against whom destiny or the caller says; then the turn goes on."""
    g.interludes.append((seat, against))


@step
def interlude(g: Game, seat: int, against: int) -> None:
    """An encounter that belongs to no turn: nothing comes after it but what was to come before."""
    g.offense, g.encounter, g.extra = seat, 1, True
    g.begin_encounter()
    g.tell("encounter.in_between", SEAT[seat])
    if against != NOBODY:
        g.set_defense(against)
    g.then_all(tuple([frame(phase) for phase in (*PHASES, encounter_ends) if phase is not destiny or against == NOBODY]))
    g.then(go_home_all)


@step
def resume(g: Game, offense: int, number: int, result: str, again: bool) -> None:
    """The turn goes on where it was: its encounter is over, and has come to what it had."""
    g.offense, g.encounter, g.extra = offense, number, False
    g.begin_encounter()
    g.phase, g.result = Phase.RESOLUTION, result
    g.then(go_on, again)
