"""A game to search in, whose solution is known: seat 0 opens one of some boxes, and where that has not won it, both show a coin at once.

The coins say how likely seat 0 is to win. When it comes to that it is asked whether it goes on, and then chance decides.
"""

from typing import Any, ClassVar, Final, Self

from fifthcolony.bots import Bot
from fifthcolony.bots.random import RandomBot
from fifthcolony.bots.search.foresight import Foresight
from fifthcolony.bots.search.seer import Seer
from fifthcolony.kernel.ask import Ask, Asking, choose_together
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.rng import seeded
from fifthcolony.kernel.sight import Imagination
from fifthcolony.kernel.steps import step

BOXES: Final = tuple(f"box:{number}" for number in range(6))
COINS: Final = ("coin:heads", "coin:tails")
CHANCES: Final = ((30, 80), (90, 20))
"""In how many of a hundred cases seat 0 wins, by its coin and the other's."""
HEADS: Final = 7 / 12
"""How often seat 0 should show heads, so that the other's coin makes no difference."""
FULL: Final = 4
"""The box that wins."""


class Pennies(Game):
    """Nothing is hidden but what comes; `config["boxes"]` says whether it begins with them."""

    __slots__ = ("chance",)

    name: ClassVar[str] = "pennies"
    plain: ClassVar[tuple[str, ...]] = ("chance",)

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.chance = 50

    def copy(self) -> Self:
        """The same game once more."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.chance = self.chance
        return twin

    def view(self, seat: int | None) -> Any:  # noqa: ARG002
        """Everybody sees all there is."""
        return {"chance": self.chance}

    def determinize(self, seat: int, seed: int) -> Self:
        """Other chance."""
        twin = self.copy()
        twin.rng = seeded(seed)
        twin.redo_others_answers(seat)
        return twin


def begun(boxes: bool, seed: int = 1) -> Pennies:
    """A game at its first ask."""
    g = Pennies({"boxes": boxes}, seed)
    g.stack.append((open_box if boxes else show_coins, ()))
    g.run()
    return g


def sight_of(game: Pennies, seat: int = 0) -> Imagination[Any]:
    """What a bot that imagines is given."""
    return Imagination({}, seat, game.determinize(seat, 0))


@step
def open_box(g: Pennies) -> Asking:
    """One of them wins."""
    box = yield Ask(0, "pennies.open", BOXES)
    if box == FULL:
        g.outcome = Outcome((0,), "pennies.box")
    else:
        g.then(show_coins)


@step
def show_coins(g: Pennies) -> Asking:
    """Both at once."""
    one, other = yield from choose_together((Ask(0, "pennies.show", COINS), Ask(1, "pennies.show", COINS)))
    g.chance = CHANCES[one][other]
    g.then(turn_up)


@step
def turn_up(g: Pennies) -> None:
    """What follows is another chapter."""
    g.tell("pennies.shown")
    g.then(toss)


@step
def toss(g: Pennies) -> Asking:
    """Whatever it says."""
    yield Ask(0, "pennies.go_on", ("yes", "no"))
    g.outcome = Outcome((int(g.random_below(100) >= g.chance),), "pennies.coins")


class PennyForesight(Foresight):
    """Everybody plays at random until coins are shown."""

    chapter: ClassVar[str] = "pennies.shown"

    def policy(self, seed: int) -> Bot:
        """Anything."""
        return RandomBot(seed)

    def value(self, game: Game, me: int) -> float:
        """As the coins say."""
        chance: int = game.look(me, ("chance",))["chance"]
        return (100 - chance if me else chance) / 100


class PennySeer(Seer):
    """Searches it."""

    foresight: ClassVar[Foresight] = PennyForesight()
