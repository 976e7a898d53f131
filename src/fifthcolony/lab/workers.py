"""Who plays blocks of games: this process, processes of this machine, or a cluster. All are asked in the same way."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.lab.block import Block, Done

Play = Callable[[Block], Done]

DEATHS: Final = 3
"""Workers that may die over a block before it is the block's fault."""
_FIRST: Final = 4
"""Games of a block while nobody knows how long they take."""
_SPREAD: Final = 4
"""Blocks a worker should still get of what is left, so that all end at about the same time."""
_BRIEFEST: Final = 0.4
"""Seconds, for less of which a block is not worth handing out."""


class DeadlyBlock(FifthColonyError):
    """Whoever plays these games dies."""


class Supply:
    """Games still to be played, cut into blocks that take a few seconds each."""

    def __init__(self, left: list[Block], fixed: int | None = None) -> None:
        self._left = left[::-1]
        """Games in a row, the first ones last."""
        self._fixed = fixed
        self._games, self._seconds = 0, 0.0

    def next(self, workers: int, patience: float) -> Block | None:
        """A block for one of so many workers, each of which should be busy with it for so many seconds."""
        if not self._left:
            return None
        size, row = self._size(workers, patience), self._left.pop()
        if len(row.seeds) > size:
            self._left.append(Block(row.first + size, row.seeds[size:]))
        return Block(row.first, row.seeds[:size])

    def _size(self, workers: int, patience: float) -> int:
        if self._fixed is not None:
            return self._fixed
        if not self._seconds:
            return _FIRST
        each = self._seconds / self._games
        fair = each * sum(len(row.seeds) for row in self._left) / (_SPREAD * workers)
        return max(1, round(min(patience, max(_BRIEFEST, fair)) / each))

    def took(self, done: Done) -> None:
        """How long a block took."""
        self._games += len(done.block.seeds)
        self._seconds += done.seconds


class Workers(Protocol):
    """Whoever plays."""

    def play(self, play: Play, supply: Supply) -> Iterator[Done]:
        """Have all blocks played, in any order; whoever stops listening ends it."""


class Here(NamedTuple):
    """This process."""

    patience: float = 2.0

    def play(self, play: Play, supply: Supply) -> Iterator[Done]:
        """One block after the other."""
        while block := supply.next(1, self.patience):
            done = play(block)
            supply.took(done)
            yield done


class Deaths:
    """Counts the workers that died over each block."""

    def __init__(self) -> None:
        self._of: dict[int, int] = {}

    def one_more(self, block: Block, how: str) -> None:
        """A worker has died over a block, which is to be played again."""
        self._of[block.first] = self._of.get(block.first, 0) + 1
        if self._of[block.first] >= DEATHS:
            raise DeadlyBlock(f"{DEATHS} workers died over games {block.first} to {block.end - 1} ({how}); what was done before is kept")
