"""What a crowd counts while it plays."""

from msgspec import Struct


class Tally(Struct):
    """Of some seconds."""

    delays: list[float] = []
    """From an answer to its acknowledgement, in milliseconds."""
    waves: int = 0
    updates: int = 0
    messages: int = 0
    """All that came in."""
    bytes_in: int = 0
    stale: int = 0
    """Answers and waves that came when the moment was over: as it happens among people."""
    games: int = 0
    """That came to their end."""
    errors: list[str] = []
    lags: list[float] = []
    """How much later than asked for the crowd itself was woken up, in milliseconds."""

    def add(self, other: "Tally") -> None:
        """Count another crowd's with ours."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


def percentile(values: list[float], share: float) -> float:
    """The value that so many in a hundred stay below; 0 without any."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else 0.0
