"""A game of stones, as small as a game on the kernel can be. It shows that the kernel needs no word of any other game.

Seats take one to three stones from a heap in turn. After every turn all bid in secret for a stone out of the bag, and whoever bids most
pays its bid for it. Each seat has a lucky number that only it knows. Who takes the last stone of the heap wins.
"""

from random import Random
from typing import Any, ClassVar, Self

from fifthcolony.kernel.ask import Ask, Asking, choose, choose_together
from fifthcolony.kernel.events import Listener, Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Kit
from fifthcolony.kernel.steps import step

HEAP = 12
MOST = 3


class Stones(Game):
    """A heap, what each seat has, what only it knows, and a notebook in which steps can write."""

    __slots__ = ("heap", "lucky", "notes", "owned", "settled")

    name: ClassVar[str] = "stones"

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.heap: int = config["heap"]
        self.owned = [0] * config["seats"]
        self.lucky = [0] * config["seats"]
        self.notes: list[str] = []
        self.settled = 0

    def settle(self) -> None:
        """Count how often the position was looked at."""
        self.settled += 1

    def copy(self) -> Self:
        """The same game once more."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.heap, twin.settled = self.heap, self.settled
        twin.owned, twin.lucky, twin.notes = self.owned[:], self.lucky[:], self.notes[:]
        return twin

    def state(self) -> dict[str, Any]:
        """Every field by name."""
        return {"heap": self.heap, "owned": self.owned, "lucky": self.lucky, "notes": self.notes, "settled": self.settled}

    def restore(self, state: dict[str, Any]) -> None:
        """Take every field back."""
        self.heap, self.settled = state["heap"], state["settled"]
        self.owned, self.lucky, self.notes = state["owned"], state["lucky"], state["notes"]


def configure(seats: int = 2, heap: int = HEAP) -> dict[str, Any]:
    """What a game of stones can be set up with."""
    return {"seats": seats, "heap": heap}


def begin(config: dict[str, Any], seed: int, listener: Listener | None = None) -> Stones:
    """A game at its first decision."""
    g = Stones(config, seed)
    g.listener = listener
    g.lucky = [g.random_below(100) for _ in g.owned]
    g.stack.append((take, (0,)))
    g.run()
    return g


STONES = Kit(name="stones", configure=configure, begin=begin, empty=Stones, seats=(2, 3), colours=("ember", "azure", "jade"))


@step
def take(g: Stones, seat: int) -> Asking:
    """One seat takes stones off the heap."""
    choice = yield from choose(seat, "stones.take", tuple(f"take:{number}" for number in range(1, min(MOST, g.heap) + 1)), (g.heap,))
    g.heap -= choice + 1
    g.owned[seat] += choice + 1
    g.tell("stones.taken", f"seat:{seat}", choice + 1)
    if not g.heap:
        g.outcome = Outcome((seat,), "stones.last")
        return
    g.then(bid)
    g.then(take, (seat + 1) % len(g.owned))


@step
def bid(g: Stones) -> Asking:
    """All bid at once; who has nothing is not asked."""
    asks = tuple(Ask(seat, "stones.bid", tuple(f"bid:{number}" for number in range(owned + 1))) for seat, owned in enumerate(g.owned))
    bids = yield from choose_together(asks)
    best = max(bids)
    if best and bids.count(best) == 1:
        winner = bids.index(best)
        g.owned[winner] += 1 - best
        g.tell("stones.won", f"seat:{winner}")
        g.tell("stones.paid", best, to=(winner,))


def new(seats: int = 2, heap: int = HEAP, seed: int = 1) -> Stones:
    """A game of stones."""
    return begin(configure(seats, heap), seed)


def running(*frames: tuple[Any, ...], seats: int = 3) -> Stones:
    """A game whose stack is these frames, the first on top, run to its first ask."""
    g = Stones(configure(seats), 1)
    g.stack = [(frame[0], frame[1:]) for frame in reversed(frames)]
    g.run()
    return g


def play_on(g: Stones, seed: int, answers: int = 1000) -> None:
    """Answer at random, any seat that is asked first."""
    chance = Random(seed)
    for _ in range(answers):
        if not g.asks:
            return
        ask = chance.choice(g.asks)
        g.answer(ask.seat, chance.randrange(len(ask.options)))
