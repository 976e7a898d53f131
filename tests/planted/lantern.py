"""A classic alien that is right in everything: tests plant one mistake after another in it."""

from fifthcolony.classic.hooks import may, modifies, must, replaces
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Consequence, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, choose
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

OIL = "oil"


def has_oil(g: Game, me: int) -> bool:
    """There is something to burn."""
    return g.tokens_of(me, OIL) > 0


def fill(g: Game, me: int) -> None:
    """It begins with some oil."""
    g.set_tokens(me, OIL, 3)


def flicker(g: Game, me: int) -> None:
    """Where it is not let, it finds a little."""
    g.set_tokens(me, OIL, 1)


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, given=has_oil, advice="is_behind")
def flare(g: Game, me: int) -> Asking:
    """It burns oil for its side, as much as it likes."""
    amounts = range(1, g.tokens_of(me, OIL) + 1)
    index = yield from choose(me, "lantern.oil", tuple(f"oil:{amount}" for amount in amounts))
    g.then(burn, me, amounts[index])


@step
def burn(g: Game, me: int, amount: int, worth: int = 2) -> None:
    """The side's total rises."""
    g.set_tokens(me, OIL, g.tokens_of(me, OIL) - amount)
    g.addends.append((g.side_of(me), worth * amount, "alien:lantern"))
    g.tell("lantern.burned", SEAT[me], amount)


@must(When.RESULT, Role.ANY, given=lambda g, me: not has_oil(g, me), cancelled=flicker, advice=("last_token", OIL))
def refill(g: Game, me: int) -> None:
    """What is burned comes back."""
    fill(g, me)


@modifies(Query.COMPENSATION_SHIPS, Role.MAIN)
def light_the_way(_g: Game, _me: int, ships: int) -> int:
    """One card more."""
    return ships + 1


@replaces(Consequence.TO_WARP, Role.ANY, given=has_oil)
def show_the_way_home(g: Game, me: int) -> None:
    """It burns through the night, and nobody wins by it who would not."""
    g.later(When.ENCOUNTER_END, burn, me, 1)
    g.from_now_on(Query.WINNER, unmoved, me)


@change
def unmoved(_g: Game, winner: int, _me: int) -> int:
    """Whoever wins."""
    return winner


alien = Alien(
    "lantern", flare, refill, light_the_way, show_the_way_home, alert="green", phases=(Phase.REVEAL, Phase.RESOLUTION), setup=fill,
    asks={"lantern.oil": "take_best"}, traits={"main_bonus": ("tokens", OIL)},
)  # fmt: skip
