"""Launch: the gate is aimed and the offense's ships go in."""

from fifthcolony.classic.calling_off import break_off
from fifthcolony.classic.fleet import gather, move_gathered
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.state import GATE, Game
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import NO_PLANET, PLANET, SEAT, Phase, Result, When
from fifthcolony.kernel.ask import Ask, Asking
from fifthcolony.kernel.steps import step


@step
def launch(g: Game) -> None:
    """Aim, then send ships; where the last one was lost since the regroup, there is no encounter."""
    g.phase = Phase.LAUNCH
    if not g.ships_at(g.offense, GATE) and not g.colonies(g.offense):
        g.tell("launch.no_ship", SEAT[g.offense])
        break_off(g)
        return
    if g.target == NO_PLANET:
        g.then(aim)
    open_window(g, When.BEFORE_SHIPS)
    g.then(send_ships)


@step
def aim(g: Game) -> Asking:
    """classic:launch.aim: any planet of the system, also one without ships."""
    home = g.worlds[g.defense]
    choice = yield Ask(g.offense, "launch.aim", tuple([PLANET[planet] for planet in home]))
    g.target = home[choice]
    g.tell("launch.aimed", SEAT[g.offense], PLANET[g.target])


@step
def send_ships(g: Game) -> Asking:
    """classic:launch.ship_count, classic:launch.ship_sources"""
    me = g.offense
    waiting = g.ships_at(me, GATE)  # classic:regroup.no_colony: a ship may stand in the gate already
    taken = yield from gather(g, me, "launch.ships", g.colonies(me), 1 - waiting, g.limit[me] - waiting, (PLANET[g.target],))
    move_gathered(g, me, taken, GATE)
    g.tell("launch.launched", SEAT[me], g.ships_at(me, GATE), PLANET[g.target])
    if g.resettling:  # classic:reestablish.success
        g.move_ships(me, GATE, g.target, g.ships_at(me, GATE))
        g.result = Result.RESETTLED
        g.tell("launch.resettled", SEAT[me], PLANET[g.target])
        g.cut_to(encounter_ends)
    else:
        open_window(g, When.AFTER_SHIPS)
