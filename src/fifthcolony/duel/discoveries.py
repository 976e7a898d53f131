"""The thirteen discovery cards: a new planet, and a duel over it."""

from typing import Any

from fifthcolony.duel import effects as do
from fifthcolony.duel.destiny import FROM_WARP, NEW, Destiny, Effect, add, effect
from fifthcolony.duel.friendship import MORE, befriend
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DISCOVERY, EVENT, LOSER, REFRESH, SEAT, WINNER
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

RECOVERS = "star_child:recover"
STAR_CHILD = (RECOVERS, "star_child:destroy")


@step
def star_child(g: Game, seat: int) -> Asking:
    """Three ships back, or three of the opponent's gone."""
    chosen = yield from pick(seat, "prize.star_child", STAR_CHILD, str, (SEAT[1 - seat],))
    if chosen == RECOVERS:
        g.then(do.recover, seat, 3, False)
    else:
        g.then(do.shoot_supply, seat, 3)


def card(name: str, next_: str, advantage: int, prize_to: str, *prize: Effect, **terms: Any) -> Destiny:
    """A discovery card."""
    return Destiny(name, DISCOVERY, next_, where=NEW, advantage=advantage, prize_to=prize_to, prize=prize, **terms)


add(
    card("full_of_stars", REFRESH, 1, LOSER, effect(star_child), send=FROM_WARP, provenance="seed"),
    card("forsaken_planet", EVENT, 9, LOSER, do.MAY_PART, do.MAY_BEFRIEND, provenance="seed"),
    card("vacant_shipyard", EVENT, 8, LOSER, effect(do.recover, 8), provenance="seed"),
    card("cheap_moon", REFRESH, 5, WINNER, effect(do.draw, 3), effect(do.opponent_draws, 1)),
    card("planet_of_the_polite", EVENT, 4, LOSER, effect(do.gain, 2)),
    card("narrow_landing_pad", REFRESH, 6, LOSER, effect(do.recover, 4), dial=(1, 2)),
    card("unfinished_bridges", EVENT, 3, LOSER, effect(do.draw, 4)),
    card("pop_up_colony", REFRESH, 10, WINNER, effect(befriend, MORE)),
    card("timeshare_asteroid", DISCOVERY, 2, LOSER, effect(do.stay)),
    card("museum_of_old_wars", EVENT, 7, LOSER, effect(do.ready, 3), effect(do.draw, 1)),
    card("dark_side_diner", REFRESH, 5, WINNER, effect(do.gain, 1), reinforcing=False),
    card("echoing_canyons", EVENT, 4, LOSER, effect(do.take_back, 2)),
    card("planet_nobody_ordered", EVENT, 12, LOSER, effect(do.shoot_winner, 2)),
)
