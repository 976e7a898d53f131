"""A third game, as small as one can be that hides something: two players, a secret number each, claims and doubts.

Both draw a number from 1 to 6. In turn they claim that the two together are at least so much, more each time, until one doubts. Who is
wrong loses a life; who has none left loses. `KIT` is all that the other layers are told.
"""

from typing import Any, ClassVar, Final, Self

from fifthcolony.bots import Bot
from fifthcolony.kernel.ask import Ask, Asking, choose
from fifthcolony.kernel.checks import Checks
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Listener, Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import RANDOM_BOT, Chapter, Kit, Manners, Wish
from fifthcolony.kernel.rng import seeded
from fifthcolony.kernel.sight import Sight
from fifthcolony.kernel.steps import step
from fifthcolony.kernel.views import COMMON, Field, view_of

SIDES: Final = 6
DOUBT: Final = "doubt"
SEAT, COLOURS = ("seat:0", "seat:1"), ("ember", "azure")
FIELDS: Final["dict[str, Field[Bluff]]"] = {
    **COMMON,
    "seats": lambda _g, _seat: len(SEAT),
    "colours": lambda _g, _seat: list(COLOURS),
    "lives": lambda g, _seat: g.lives[:],
    "claim": lambda g, _seat: g.claim,
    "number": lambda g, seat: None if seat is None else g.numbers[seat],
}


class Bluff(Game):
    """Lives, secret numbers, and the last claim."""

    __slots__ = ("claim", "lives", "numbers")

    name: ClassVar[str] = "bluff"
    plain: ClassVar[tuple[str, ...]] = ("lives", "numbers", "claim")

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.lives: list[int] = [config["lives"]] * 2
        self.numbers: list[int] = [0, 0]
        self.claim: int = 0

    def copy(self) -> Self:
        """The same game once more."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.lives, twin.numbers, twin.claim = self.lives[:], self.numbers[:], self.claim
        return twin

    def view(self, seat: int | None) -> Any:
        """All but the other's number."""
        return view_of(FIELDS, self, seat)

    def determinize(self, seat: int, seed: int) -> Self:
        """The other may hold any number."""
        twin = self.copy()
        twin.rng, twin.seed = seeded(seed), seed
        twin.numbers[1 - seat] = 1 + twin.random_below(SIDES)
        twin.redo_others_answers(seat)
        return twin


def configure(seats: int = 2, lives: int = 3) -> dict[str, Any]:
    """Two players, with some lives each."""
    if seats != len(SEAT) or type(lives) is not int or lives not in range(1, 10):
        raise BadConfig(f"bluff has 2 seats and 1 to 9 lives, not {seats!r} and {lives!r}")
    return {"seats": seats, "lives": lives}


def begin(config: dict[str, Any], seed: int, listener: Listener | None = None) -> Bluff:
    """A game at its first decision."""
    g = Bluff(config, seed)
    g.listener = listener
    g.stack.append((draw, (0,)))
    g.run()
    return g


@step
def draw(g: Bluff, first: int) -> None:
    """A round begins."""
    g.claim = 0
    g.tell("bluff.round", SEAT[first])
    for seat in (0, 1):
        g.numbers[seat] = 1 + g.random_below(SIDES)
        g.tell("bluff.drawn", g.numbers[seat], to=(seat,))
    g.then(claim, first)


@step
def claim(g: Bluff, seat: int) -> Asking:
    """More than the last claim, or a doubt."""
    claims = range(g.claim + 1, 2 * SIDES + 1)
    options = (*(f"claim:{number}" for number in claims), *([DOUBT] if g.claim else []))
    choice = yield from choose(seat, "bluff.claim", options, (g.claim,))
    if options[choice] == DOUBT:
        g.then(settle_doubt, seat)
    else:
        g.claim = claims[choice]
        g.tell("bluff.claimed", SEAT[seat], g.claim)
        g.then(claim, 1 - seat)


@step
def settle_doubt(g: Bluff, doubter: int) -> None:
    """Both numbers are shown."""
    total = sum(g.numbers)
    loser = doubter if total >= g.claim else 1 - doubter
    g.tell("bluff.doubted", SEAT[doubter], total, SEAT[loser])
    g.lives[loser] -= 1
    if g.lives[loser]:
        g.then(draw, loser)
    else:
        g.outcome = Outcome((1 - loser,), "bluff.lives")


class Careful(Bot):
    """Claims one more, and doubts what its own number makes unlikely."""

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        """It looks at its own number."""
        claimed = int(ask.params[0])
        return ask.options.index(DOUBT) if DOUBT in ask.options and claimed > sight.view["number"] + SIDES // 2 else 0


def conserved(game: Bluff) -> None:
    """Numbers are those of a die, lives never more than at the start."""
    assert all(0 <= number <= SIDES for number in game.numbers), f"numbers are {game.numbers}"
    assert all(0 <= lives <= game.config["lives"] for lives in game.lives), f"lives are {game.lives}"


TEXTS: Final = {
    "event.bluff.round": "{0} begins a round.", "event.bluff.drawn": "You draw {0}.", "event.bluff.claimed": "{0} claims {1}.",
    "event.bluff.doubted": "{0} doubts it: together it is {1}, and {2} loses a life.", "option.claim": "{0} or more",
    "prompt.bluff.claim": "Claim more than {0}, or doubt.", "word.claim": "{0} or more", "option.doubt": "Doubt it",
    "reason.bluff.lives": "the last lives",
}  # fmt: skip
KIT: Final = Kit(
    name="bluff", configure=configure, begin=begin, empty=Bluff, seats=(2,), colours=COLOURS,
    wishes=(Wish("lives", (3, 1, 2, 5), help="1, 2, 3 or 5"),), chapter=Chapter("bluff.round", "rounds"),
    manners=Manners(looked_at={"bluff.doubted": "doubt"}, quiet=(DOUBT,)), bots={"random": RANDOM_BOT, "simple": lambda _seed: Careful()},
    checks=Checks(conserved=conserved), texts={"en": TEXTS},
)  # fmt: skip
