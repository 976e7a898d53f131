"""Start Turn and Regroup: the hand check, the start of the encounter, one ship out of the warp."""

from fifthcolony.classic import technology
from fifthcolony.classic.fleet import note_retrieval
from fifthcolony.classic.hands import replace_hand
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.rotating import draw_sheet
from fifthcolony.classic.state import GATE, PLACE, WARP, Game
from fifthcolony.classic.variants import ROTATING_POWERS
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import SEAT, Phase, Query, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step


@step
def start_turn(g: Game) -> None:
    """It is somebody's turn; where powers rotate, that comes first."""
    g.phase = Phase.START_TURN
    g.tell("turn.begins", SEAT[g.offense])
    if ROTATING_POWERS in g.config["variants"]:
        g.then(draw_sheet)
    g.go_on(open_turn)


@step
def open_turn(g: Game) -> None:
    """classic:start.hand_check_2008, classic:start.hand_check_2018: an offense without encounter cards gets a new hand."""
    check_hand(g, g.offense)
    open_window(g, When.START_TURN)


@step
def check_hand(g: Game, seat: int) -> None:
    """A player without encounter cards gets a new hand; in 2018 another one, until there is an encounter card in it."""
    if not g.has_encounter_card(seat):
        replace_hand(g, seat)
        if g.edition.repeats_first_redraw:
            g.then(check_hand, seat)


@step
def regroup(g: Game) -> None:
    """The encounter starts."""
    g.phase = Phase.REGROUP
    g.tell("encounter.begins", SEAT[g.offense], g.encounter)
    if g.technologies:
        g.then(technology.act)
    open_window(g, When.REGROUP_START)
    if g.watches(When.BEFORE_RETRIEVAL):
        g.then(before_retrieval)
    g.then(retrieve)


@step
def before_retrieval(g: Game) -> None:
    """Something else may become of the ship that is to come back."""
    if g.ships_at(g.offense, WARP):
        open_window(g, When.BEFORE_RETRIEVAL)


def ships_due(g: Game) -> int:
    """How many ships the offense may bring back, as far as there are so many."""
    return min(fold_all(g, Query.RETRIEVAL, 1), g.ships_at(g.offense, WARP))


@step
def retrieve(g: Game) -> Asking:
    """classic:regroup.retrieve_one, classic:regroup.no_colony"""
    me, number = g.offense, ships_due(g)
    if not number:
        return
    goals = g.colonies(me) or [GATE]
    picked: list[int] = []
    while len(picked) < number:
        picked.append((yield from pick(me, "regroup.retrieve", goals, PLACE)))
    for goal in picked:
        g.move_ships(me, WARP, goal)
        g.tell("regroup.retrieved", SEAT[me], PLACE[goal])
    note_retrieval(g, me, number)


@change
def no_retrieval(_g: Game, _number: int) -> int:
    """The offense brings nothing back."""
    return 0
