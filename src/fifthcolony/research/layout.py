"""What the numbers of an observation mean: blocks with names, one behind the other, each with a label for every number."""

from collections.abc import Iterable
from typing import NamedTuple

MOST = 127
"""An observation is made of small whole numbers, from -127 to 127: what is more is cut."""


class Block(NamedTuple):
    """Some numbers of one kind."""

    name: str
    labels: tuple[str, ...]
    says: str
    """What the numbers are, for the documents."""


class Layout:
    """Where each block of an observation begins."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = tuple(blocks)
        self.start: dict[str, int] = {}
        self.size = 0
        for block in self.blocks:
            self.start[block.name] = self.size
            self.size += len(block.labels)

    def index(self, block: str, label: str) -> int:
        """The place of a number."""
        return self.start[block] + next(part for part in self.blocks if part.name == block).labels.index(label)

    def places(self, block: str) -> dict[str, int]:
        """The places of a block's numbers, by their labels."""
        found = next(part for part in self.blocks if part.name == block)
        return {label: self.start[block] + number for number, label in enumerate(found.labels)}

    def labels(self) -> list[str]:
        """The name of every number: `hand.plan_13`."""
        return [f"{block.name}.{label}" for block in self.blocks for label in block.labels]

    def table(self) -> str:
        """What the documents say of it: each block with where it begins, how many numbers it has, and what they are."""
        rows = [f"| `{block.name}` | {self.start[block.name]} | {len(block.labels)} | {block.says} |" for block in self.blocks]
        return "\n".join(["| block | from | numbers | what they are |", "|---|---|---|---|", *rows])
