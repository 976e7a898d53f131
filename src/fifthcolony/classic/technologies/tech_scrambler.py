"""Tech Scrambler: cancels another player's technology that takes no more ships than research this one."""

from fifthcolony.classic import technology as technologies
from fifthcolony.classic.hooks import may
from fifthcolony.classic.inventions import WORKS_FACE_DOWN, Technology, X, needed
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Role, When
from fifthcolony.kernel.ask import Asking, pick

NAME = "tech_scrambler"


def within_reach(g: Game, me: int, seat: int, name: str) -> bool:
    """Another's technology that is small enough."""
    return seat != me and needed(name, technologies.ships_on(g, seat, name)) <= technologies.ships_on(g, me, NAME)


@may(When.ANSWERS_TECHNOLOGY, Role.ANY, given=lambda g, me: within_reach(g, me, *technologies.answered(g)))
def scramble(g: Game, me: int) -> Asking:
    """What is being used comes to nothing, and is discarded."""
    goals = yield from technologies.homes_for(g, me, technologies.ships_on(g, me, NAME))
    technologies.bring_home(g, me, technologies.discard(g, me, NAME), goals)
    technologies.cancel(g)


def targets(g: Game, me: int) -> list[tuple[int, str]]:
    """Completed technologies of others that are small enough."""
    return [(seat, name) for seat, name, _, is_open in g.technologies if is_open and within_reach(g, me, seat, name)]


@may(When.REGROUP_START, Role.ANY, given=lambda g, me: bool(targets(g, me)))
def dismantle(g: Game, me: int) -> Asking:
    """One that lies open is discarded, though it is not being used."""
    seat, name = yield from pick(me, "tech_scrambler.target", targets(g, me), lambda target: technologies.word(target[1]))
    goals = yield from technologies.homes_for(g, me, technologies.ships_on(g, me, NAME))
    technologies.bring_home(g, me, technologies.discard(g, me, NAME), goals)
    technologies.discard(g, seat, name)
    g.tell("technology.cancelled", SEAT[seat], technologies.word(name))


technology = Technology(NAME, scramble, dismantle, needs=X, kind=WORKS_FACE_DOWN)
