"""Which tables this process may have: all of them if it is alone, else those it holds by a lease."""

from typing import Any, Protocol

from fifthcolony.server.cluster.errands import Errand
from fifthcolony.server.messages.wire import TableLine


class TakenElsewhere(Exception):
    """Another process has this table."""

    def __init__(self, code: str, process: str, address: str) -> None:
        super().__init__(f"table {code} is held by process {process} at {address}")
        self.process = process
        self.address = address


class Holding(Protocol):
    """What a server's tables ask before they let one into memory, and tell when it has left."""

    is_shared: bool
    """Whether others could have a table."""

    async def hold(self, code: str, lost: str | None = None) -> None:
        """Have a table; TakenElsewhere if another process does, other than the one that is known to be lost."""
        ...

    async def let_go(self, code: str) -> None:
        """Be done with a table."""
        ...

    async def part(self) -> None:
        """Let the windows go whose tables are elsewhere, each when what it has said is done and acknowledged."""
        ...

    async def listed(self) -> list[TableLine] | None:
        """What all processes together show in the lobby; none: ask nobody else."""
        ...

    async def whereabouts(self, code: str) -> TakenElsewhere | None:
        """The other process that has a table, if one does."""
        ...

    async def ask(self, place: TakenElsewhere, errand: Errand, content: Any) -> Any:
        """Have something done there; Refused as it would be refused here."""
        ...


class Alone:
    """The only process: whatever it wants it has."""

    is_shared = False

    async def hold(self, code: str, lost: str | None = None) -> None:
        """Nobody else could."""

    async def let_go(self, code: str) -> None:
        """Nobody has waited for it."""

    async def part(self) -> None:
        """There is no elsewhere."""

    async def listed(self) -> list[TableLine] | None:
        """Only what is here."""
        return None

    async def whereabouts(self, code: str) -> TakenElsewhere | None:  # noqa: ARG002
        """There is nobody else."""
        return None

    async def ask(self, place: TakenElsewhere, errand: Errand, content: Any) -> Any:
        """There is nobody to ask."""
        raise NotImplementedError(f"{errand} {content!r} was to be done elsewhere, but {place} cannot be: this process is alone")
