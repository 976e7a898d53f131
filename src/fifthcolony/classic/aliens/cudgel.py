"""Cudgel: the opponent it beats loses as many more ships as Cudgel had in the encounter."""

from fifthcolony.classic.conditions import shows_attack
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import give_up, lose
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NO_PLANET, OFFENSE, SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import DONE, Asking, pick_or_leave


def won_by_attack(g: Game, me: int) -> bool:
    """It has won with an attack, and with ships of its own."""
    return g.winner == g.side_of(me) and shows_attack(g, me) and g.committed[me] > 0


def beaten_allies(g: Game, me: int) -> list[int]:
    """The opponent's allies who have ships left to lose."""
    return [seat for seat in g.allies(1 - g.side_of(me)) if g.colonies(seat)]


@must(When.LOSSES, Role.MAIN, given=won_by_attack)
def smash(g: Game, me: int) -> Asking:
    """On top of the ordinary losses; who is hit picks the ships. By its flare it hits allies too."""
    hit, left = [g.opponent(me)], beaten_allies(g, me) if boosted(g) else []
    while left:
        ally = yield from pick_or_leave(me, "cudgel.ally", left, SEAT, (g.committed[me],), leave=DONE)
        if ally is None:
            break
        left.remove(ally)
        hit.append(ally)
    for seat in hit:
        g.then(give_up, seat, g.committed[me])


def new_colony(g: Game, me: int) -> int:
    """The planet on which this encounter has brought it a colony: where it landed, or where a deal let it in."""
    if g.result == Result.OFFENSE_WON:
        return g.target if 0 < g.ships_at(me, g.target) == g.committed[me] else NO_PLANET
    granted = [planet for taker, planet, _ in g.founding if taker == me] if g.result == Result.DEAL_MADE else []
    return granted[0] if granted else NO_PLANET


def unwelcome(g: Game, me: int) -> tuple[tuple[int, int, int], ...]:
    """Whose ships stand there too and were not allied with it: (seat, place, number) each."""
    planet = new_colony(g, me)
    seats = [] if planet == NO_PLANET else g.owners_at(planet)
    return tuple([(seat, planet, g.ships_at(seat, planet)) for seat in seats if seat != me and not g.joined[OFFENSE] >> seat & 1])


@wild(When.RESULT, Role.OFFENSE, given=lambda g, me: bool(unwelcome(g, me)))
def clear_planet(g: Game, me: int) -> None:
    """All others lose their ships on the planet of its new colony."""
    g.then(lose, unwelcome(g, me))


alien = Alien(
    "cudgel", smash, alert="green", phases=(Phase.RESOLUTION,),
    flare=(clear_planet, boosts(smash, given=lambda g, me: bool(beaten_allies(g, me)))),
)  # fmt: skip
