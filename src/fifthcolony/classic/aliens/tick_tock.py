"""Tick-Tock: discards a token for every win of a defense and every deal, and wins the game with the last one."""

from fifthcolony.classic.conditions import has_won_or_dealt
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.fleet import gather, lose_gathered, move_gathered
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.variants import FOUR_PLANETS
from fifthcolony.classic.words import MAX_COMMIT, PLANET, SEAT, Phase, Result, Role, When
from fifthcolony.kernel.ask import Asking, pick

COSMIC = "cosmic"
TOKENS, TOKENS_WITH_FOUR_PLANETS = 10, 8


def place_tokens(g: Game, me: int) -> None:
    """Its countdown begins. classic:variant.four_planets_rest"""
    g.set_tokens(me, COSMIC, TOKENS_WITH_FOUR_PLANETS if FOUR_PLANETS in g.config["variants"] else TOKENS)


def is_tick(g: Game, me: int) -> bool:
    """The encounter went on the countdown, and there is something left of it."""
    return g.result in (Result.DEFENSE_WON, Result.DEAL_MADE) and g.tokens_of(me, COSMIC) > 0


@must(When.RESULT, Role.ANY, given=is_tick, advice=("last_token", COSMIC))
def patience(g: Game, me: int) -> None:
    """One token less."""
    tick(g, me)


def tick(g: Game, me: int) -> None:
    """With none left, it has won."""
    left = g.tokens_of(me, COSMIC) - 1
    g.set_tokens(me, COSMIC, left)
    if not left:
        g.win(me, "win.tick_tock")


@wild(When.ON_RESHUFFLE, Role.ANY, given=lambda g, me: bool(g.havens(me) and g.unreached(me)))
def strike_the_hour(g: Game, me: int) -> Asking:
    """Up to four of its ships settle on a home planet of an opponent."""
    planet = yield from pick(me, "tick_tock.planet", g.unreached(me), PLANET)
    taken = yield from gather(g, me, "tick_tock.ships", g.havens(me), 1, MAX_COMMIT, (PLANET[planet],))
    move_gathered(g, me, taken, planet)
    g.tell("ships.landed", SEAT[me], len(taken), PLANET[planet])


def has_won_time(g: Game, me: int) -> bool:
    """As a main player it has won or made a deal, and has a token and a ship to spare."""
    return has_won_or_dealt(g, me) and g.tokens_of(me, COSMIC) > 0 and bool(g.colonies(me))


@super_side(When.RESULT, Role.MAIN, given=has_won_time)
def wind_on(g: Game, me: int) -> Asking:
    """A ship to the warp takes one more token away."""
    taken = yield from gather(g, me, "ships.lose", g.colonies(me), 1, 1)
    lose_gathered(g, me, taken)
    tick(g, me)


alien = Alien(
    "tick_tock", patience, alert="yellow", tokens=(COSMIC,), phases=(Phase.RESOLUTION,), setup=place_tokens,
    traits={"defense_pays": COSMIC}, flare=(strike_the_hour, wind_on),
)  # fmt: skip
