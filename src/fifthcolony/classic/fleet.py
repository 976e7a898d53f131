"""Ships on the move: gathering them part by part, bringing them home, and losing them."""

from collections.abc import Generator
from typing import Final

from fifthcolony.classic.news import report
from fifthcolony.classic.state import GATE, PLACE, RESEARCH, WARP, Game
from fifthcolony.classic.windows import open_window, replace
from fifthcolony.classic.words import MAX_SEATS, SEAT, Consequence, Role, When
from fifthcolony.kernel.ask import DONE, Ask, Asking, Param
from fifthcolony.kernel.steps import step

NO_LIMIT: Final = 99


def gather(
    g: Game,
    seat: int,
    prompt: str,
    sources: list[int],
    least: int,
    most: int,
    params: tuple[Param, ...] = (),
    chooser: int | None = None,
    leaving: int = 0,
) -> Generator[Ask, int, list[int]]:
    """Let a seat pick its ships one by one, or another choose for it; what comes back is the place of each. classic:board.mover_chooses

    Where all have to go there is nothing to choose. Of each place some can be told to stay; those that are about to be lost do.
    """
    asked = seat if chooser is None else chooser
    if g.losses:
        sources = [place for place in sources if g.ships_at(seat, place) > g.doomed(seat, place)]
    free = [g.ships[place * MAX_SEATS + seat] - leaving - (g.doomed(seat, place) if g.losses else 0) for place in sources]
    if least > 1 and sum(free) <= least:
        return [place for place, number in zip(sources, free, strict=True) for _ in range(number)]
    options = [PLACE[place] for place in sources]
    taken: list[int] = []
    while len(taken) < most and options:
        words = (*options, DONE) if len(taken) >= least else tuple(options)
        choice = (yield Ask(asked, prompt, words, (len(taken), most, *params))) if len(words) > 1 else 0
        if choice == len(options):
            break
        taken.append(sources[choice])
        free[choice] -= 1
        if not free[choice]:
            del free[choice], options[choice], sources[choice]
    return taken


def move_gathered(g: Game, seat: int, taken: list[int] | tuple[int, ...], goal: int) -> None:
    """Move gathered ships to one goal."""
    for place in dict.fromkeys(taken):
        g.move_ships(seat, place, goal, taken.count(place))


def spread(g: Game, seat: int, number: int, prompt: str, havens: list[int] | None = None) -> Generator[Ask, int, list[int]]:
    """Let a seat pick a colony for each of its ships coming home. classic:board.return_needs_colony, classic:strip.no_way_back"""
    havens = g.havens(seat) if havens is None else havens
    if len(havens) == 1:
        return havens * number
    options = tuple(PLACE[planet] for planet in havens)
    goals = []
    for left in range(number, 0, -1):
        goals.append(havens[(yield Ask(seat, prompt, options, (left,)))])
    return goals


def land_all(g: Game, seat: int, source: int, goals: list[int]) -> None:
    """Put ships from one place on the planets picked for them."""
    for planet in dict.fromkeys(goals):
        g.move_ships(seat, source, planet, goals.count(planet))


@step
def go_home(g: Game, seat: int, place: int) -> None:
    """Ships leave gate, or the planet they stood beside, for their owner's colonies; without one they are lost."""
    number = g.ships_at(seat, place)
    if number and g.havens(seat):
        g.then(come_home, seat, place, number)
    elif number:  # classic:strip.nowhere_to_go_2008
        g.then(lose, ((seat, place, number),))


def dismiss(g: Game, allies: list[int] | tuple[int, ...]) -> None:
    """Alliances end, with nothing gained or lost, and the ships of these allies go home."""
    for seat in allies:
        place = g.front(seat)
        g.role[seat] = Role.NONE
        g.then(go_home, seat, place)


@step
def come_home(g: Game, seat: int, place: int, number: int) -> Asking:
    """Ships go from somewhere to colonies of their owner's choice."""
    goals = yield from spread(g, seat, number, "ships.return")
    land_all(g, seat, place, goals)
    g.tell("ships.returned", SEAT[seat], number)


@step
def leave_warp(g: Game, seat: int, number: int, older: bool = False) -> Asking:
    """Ships of one seat come out of the warp to its colonies, as far as both are still there; where said so, ships lost earlier."""
    number = min(number, g.ships_at(seat, WARP)) if g.havens(seat) else 0
    if not number:
        return
    goals = yield from spread(g, seat, number, "ships.retrieve")
    land_all(g, seat, WARP, goals)
    g.tell("ships.retrieved", SEAT[seat], number)
    note_retrieval(g, seat, 0 if older else number)


def note_retrieval(g: Game, seat: int, fresh: int) -> None:
    """Ships have come out of the warp: powers may follow. Of the casualties of this encounter, so many may be among them."""
    g.casualties[seat] -= min(fresh, g.casualties[seat])
    if g.watches(When.ON_SHIP_RETRIEVAL):
        g.then(report, When.ON_SHIP_RETRIEVAL, (seat,))


@step
def lose(g: Game, losses: tuple[tuple[int, int, int], ...], defeat: bool = False) -> None:
    """Ships are to go to the warp: (seat, place, number) each, by a defeat or otherwise. Powers may replace it before it happens."""
    g.losses.append([list(loss) for loss in losses if loss[2]])
    events = [event for event in (Consequence.DEFEAT, Consequence.TO_WARP) if g.watches(event) and (defeat or event != Consequence.DEFEAT)]
    for event in events:
        g.then(replace, event, ())
    if events:
        g.then(sink, defeat)
    else:
        sink(g, defeat)


@step
def rescue(g: Game, seat: int) -> Asking:
    """A seat's ships that are about to go to the warp come home instead. classic:strip.no_way_back"""
    losses = [loss for loss in g.losses[-1] if loss[0] == seat]
    number = sum(ships for _, _, ships in losses)
    goals = yield from spread(g, seat, number, "ships.return")
    for _, place, ships in losses:
        for _ in range(ships):
            g.move_ships(seat, place, goals.pop(0))
    g.losses[-1] = [loss for loss in g.losses[-1] if loss[0] != seat]
    g.tell("ships.returned", SEAT[seat], number)


def spare_one(g: Game, loss: list[int]) -> None:
    """One ship less of those that are about to go to the warp."""
    loss[2] -= 1
    g.losses[-1] = [left for left in g.losses[-1] if left[2]]


@step
def sink(g: Game, defeat: bool) -> None:
    """What nothing has saved goes to the warp; compensation is for what a defeat sends there. classic:compensation.count"""
    fallen: dict[int, int] = {}
    for seat, place, number in g.losses.pop():
        g.move_ships(seat, place, WARP, number)
        fallen[seat] = fallen.get(seat, 0) + number
    for seat, number in fallen.items():
        g.tell("ships.lost", SEAT[seat], number)
        if defeat:
            g.lost[seat] += number
    note_loss(g, [(seat, WARP, number) for seat, number in fallen.items()])


@step
def give_up(g: Game, seat: int, number: int) -> Asking:
    """A seat picks ships off its colonies to lose."""
    taken = yield from gather(g, seat, "ships.lose", g.colonies(seat), number, number)
    lose_gathered(g, seat, taken)


def lose_gathered(g: Game, seat: int, taken: list[int]) -> None:
    """Gathered ships are to go to the warp."""
    g.then(lose, tuple((seat, place, taken.count(place)) for place in dict.fromkeys(taken)))


def note_loss(g: Game, sunk: list[tuple[int, int, int]]) -> None:
    """Ships have been lost, (seat, place they are at now, number) each: powers may follow."""
    for seat, place, number in sunk:
        if place == WARP:
            g.casualties[seat] += number
    if sunk and g.watches(When.ON_SHIP_LOSS):
        g.then(after_loss, tuple(sunk))


@step
def after_loss(g: Game, sunk: tuple[tuple[int, int, int], ...]) -> None:
    """Ships have gone to the warp or left the game. It may come between another loss and the powers that wait for that one."""
    before, g.sunk = tuple([tuple(loss) for loss in g.sunk]), [[*loss, loss[2]] for loss in sunk]
    open_window(g, When.ON_SHIP_LOSS)
    g.go_on(loss_is_over, before)


@step
def loss_is_over(g: Game, before: tuple[tuple[int, ...], ...]) -> None:
    """The ships lost before it count again."""
    g.sunk = [list(loss) for loss in before]


def outside(g: Game, seat: int) -> list[int]:
    """A seat's colonies that have no part in the encounter, less what is about to be lost there."""
    return [planet for planet in g.havens(seat) if planet != g.target or seat != g.defense]


def within_reach(g: Game, seat: int) -> list[int]:
    """Where a loss outside a fight can strike a seat: its colonies, and its technologies. classic:tech.ships_vulnerable_2008"""
    return [*g.colonies(seat), RESEARCH] if g.ships_at(seat, RESEARCH) else g.colonies(seat)


def sources(g: Game, seat: int) -> list[int]:
    """Places from which a seat may take ships of its choice: its colonies, and the gate. classic:deal.fail_loss"""
    return [*g.colonies(seat), GATE] if g.ships_at(seat, GATE) else g.colonies(seat)
