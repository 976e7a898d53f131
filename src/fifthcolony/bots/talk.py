"""What bots say at the table: a ready line now and then, by its key, about something that everybody has seen happen.

A remark hangs on what the whole table was told and on nothing else, so it can tell nothing: not even by staying away, since whether a bot
speaks is drawn from randomness that plays no part in the game.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.rng import draw_below, seeded

LINES: Final[Mapping[str, int]] = {
    "plea.ally": 4,
    "plea.mercy": 3,
    "plea.stop": 3,
    "thanks.ally": 4,
    "thanks.deal": 3,
    "blame.attack": 4,
    "blame.zap": 3,
    "blame.deal": 3,
    "blame.ships": 4,
    "blame.card": 3,
    "end.won": 3,
    "end.lost": 3,
}
"""What there is to say, and in how many ways: the texts are `talk.plea.ally.1` and so on."""
ONE_IN: Final[Mapping[str, int]] = {"plea": 3, "thanks": 3, "blame": 3, "end": 1}
"""How seldom somebody says something who might."""
REST: Final = 2
"""Chapters of a game in which a bot has spoken and says nothing more."""
_SEAT: Final = "seat:"

Look = Callable[[], Mapping[str, Any]]
"""What everybody sees of the table, for those that want to know."""


class Remark(NamedTuple):
    """Something that a seat might say, and to or about whom."""

    seat: int
    kind: str
    about: int | None = None


class Line(NamedTuple):
    """What a seat says."""

    key: str
    params: tuple[Param, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk:
    """What might be remarked on in a game, as the table hears of things one after the other."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def hear(self, key: str, params: tuple[Param, ...], look: Look) -> Iterable[Remark]:
        """What might be said to this. Whoever plays the seat of a remark need not be a bot."""
        raise NotImplementedError


class Talker:
    """One bot at a table: whether it speaks, and in which words."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self._spoke_in = -REST
        self._last: dict[str, int] = {}

    def says(self, remark: Remark, chapter: int) -> Line | None:
        """What it says, if anything; its last word it always has."""
        kind, _, _ = remark.kind.partition(".")
        self.rng, mood = draw_below(self.rng, ONE_IN[kind])
        if mood or (kind != "end" and chapter < self._spoke_in + REST):
            return None
        self._spoke_in = chapter
        params = () if remark.about is None else (f"{_SEAT}{remark.about}",)
        return Line(f"talk.{remark.kind}.{self._way(remark.kind)}", params)

    def _way(self, kind: str) -> int:
        """One of the ways to say it, and never the one of last time."""
        ways = [way for way in range(1, LINES[kind] + 1) if way != self._last.get(kind)]
        self.rng, index = draw_below(self.rng, len(ways))
        self._last[kind] = ways[index]
        return ways[index]


def seat_in(word: Param) -> int:
    """The seat that a parameter names."""
    return int(str(word).removeprefix(_SEAT))


def last_words(winners: list[int], seats: int) -> list[Remark]:
    """When a game is over: one of those who have won, and one of those who have not."""
    lost = [seat for seat in range(seats) if seat not in winners]
    won = [Remark(seat, "end.won") for seat in winners]
    return [*won, *[Remark(seat, "end.lost", winners[0]) for seat in lost if winners]]
