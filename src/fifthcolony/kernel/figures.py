"""What an option would make of both sides' totals, for a person who chooses.

Each option is tried out in games as they may be for all the seat knows, in which everybody else then passes. Only that in which all of
them agree is told: it follows from what the seat knows, and is no forecast. Nothing here is called while programs play each other.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.events import Event

TRIED: Final = 6
"""Games that are imagined for one ask: in each, others hold something else."""
AGREEING: Final = 2
"""So many of them must have come to a count."""
PATIENCE: Final = 40
"""Answers after which nothing will be counted any more."""


Lacks = tuple[bool, bool]
"""On which of both sides something is still to be added that the seat has not seen."""


Parts = tuple[tuple[str, int], ...]
"""A total as causes and amounts."""


class Figures(NamedTuple):
    """What both sides would come to; what a side is, the game says."""

    totals: tuple[int | None, int | None]
    """None where it hangs on something that the seat cannot know."""
    lacks: Lacks
    bonus: tuple[int, int]
    """What would come on top for whom chance or the others favour, where that is still open."""
    parts: tuple[Parts, Parts] = ((), ())
    """Each total taken apart, where the game tells and all of that is certain."""


def _plainly(_game: Any, _owed: Ask, _chosen: str) -> int | None:
    return None


def _whatever(owed: Ask) -> list[int]:
    return list(range(len(owed.options)))


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a game's totals are found."""

    lacks: Callable[[Any, Ask], Lacks | None]
    """What the asked has not seen; None where no total hangs on what is asked. Of game and ask."""
    counted: str
    """The event at which both totals are known."""
    read: Callable[[Any, Lacks], Figures]
    """Both totals at that event, without what is lacking."""
    ends: frozenset[str]
    """Events after which it will not come to that any more."""
    stands: Callable[[Any, int, tuple[int, int]], tuple[bool, int] | None]
    """With such totals: whether a seat's side wins, and by how much; None for who is on neither. Of game, seat and totals."""
    follows: Callable[[Any, Ask, str], int | None] = _plainly
    """How the seat goes on, after the option it chose, where it is asked once more."""
    others: Callable[[Ask], list[int]] = _whatever
    """What is tried of the options of somebody else who cannot pass: those that let it come to a count."""
    alike: Callable[[str], str] = str
    """What an option begins with and on which totals hang: of options that share it the last is tried."""
    enough: int = TRIED
    """So many games that agree in everything settle it; as many as are tried, where what nobody has seen often makes a difference."""


def figures_of(game: Any, ask: Ask, reckoning: Reckoning, quiet: Sequence[str] = (PASS,)) -> dict[str, Figures]:
    """What options would make, by the option or by what several of them begin with; those of which nothing is certain are left out."""
    lacks = reckoning.lacks(game, ask)
    if lacks is None:
        return {}
    trials = _Imagined(game, ask, lacks, reckoning, quiet)
    last = {reckoning.alike(word): index for index, word in enumerate(ask.options)}
    found = {part: _agreed(_counts(trials, index, reckoning.enough)) for part, index in last.items()}
    return {part: figures for part, figures in found.items() if figures is not None}


def _counts(trials: "_Imagined", index: int, enough: int) -> list[Figures]:
    """What one option comes to, game by game, as far as that can still make a difference."""
    counts: list[Figures] = []
    for turn in range(TRIED):
        trial = trials.of(turn)
        found = None if trial is None else trial.of(index)
        if found is None:
            continue
        counts.append(found)
        if (found != counts[0] and _is_disputed(counts)) or (len(counts) == enough and all(one == found for one in counts)):
            break
    return counts


def _is_disputed(counts: list[Figures]) -> bool:
    """Whether nothing can be told any more, whatever further games come to."""
    if len({(one.lacks, one.bonus) for one in counts}) > 1:
        return True
    return all(len({one.totals[side] for one in counts}) > 1 for side in (0, 1))


def _agreed(counts: list[Figures]) -> Figures | None:
    """What all that came to a count say; nothing where it was none, or one."""
    if len(counts) < AGREEING or _is_disputed(counts):
        return None
    totals = [counts[0].totals[side] if len({one.totals[side] for one in counts}) == 1 else None for side in (0, 1)]
    parts = [counts[0].parts[side] if len({one.parts[side] for one in counts}) == 1 else () for side in (0, 1)]
    return Figures((totals[0], totals[1]), counts[0].lacks, counts[0].bonus, (parts[0], parts[1]))


class _Imagined:
    """The games as they may be, each dealt when it is first needed."""

    def __init__(self, game: Any, ask: Ask, lacks: Lacks, reckoning: Reckoning, quiet: Sequence[str]) -> None:
        self.game = game
        self.about = (ask, lacks, reckoning, quiet)
        self.dealt: list[_Trials | None] = []

    def of(self, turn: int) -> "_Trials | None":
        """The how-manieth of them; none where the seat would be asked something else."""
        while len(self.dealt) <= turn:
            self.dealt.append(self._deal(len(self.dealt)))
        return self.dealt[turn]

    def _deal(self, turn: int) -> "_Trials | None":
        ask = self.about[0]
        dealt = self.game.determinize(ask.seat, turn)
        fits = any(owed.seat == ask.seat and owed.options == ask.options for owed in dealt.asks)
        return _Trials(dealt, *self.about, sum(one is not None for one in self.dealt)) if fits else None


class _Over(Exception):
    """All that was wanted of an imagined game is known: it need not go on, and nobody looks at it again."""


class _Trials:
    """One imagined game, in which each option is chosen in turn."""

    def __init__(self, dealt: Any, ask: Ask, lacks: Lacks, reckoning: Reckoning, quiet: Sequence[str], turn: int) -> None:
        self.dealt = dealt
        self.ask = ask
        self.lacks = lacks
        self.reckoning = reckoning
        self.quiet = quiet
        self.turn = turn
        """The how-manieth game it is: who cannot pass chooses another thing in every one."""
        for owed in dealt.asks:
            if owed.seat != ask.seat:  # who chooses at the same time chooses whatever the seat does
                dealt.answer(owed.seat, self._passing(owed))
        dealt.rest()  # from here on it is copied

    def of(self, index: int) -> Figures | None:
        """What is counted if the seat chooses this and then everybody passes."""
        game, found = self.dealt.copy(), None

        def hear(event: Event) -> None:
            nonlocal found
            if event.key == self.reckoning.counted:
                found = self.reckoning.read(game, self.lacks)
                raise _Over
            if event.key in self.reckoning.ends:
                raise _Over

        game.resume()
        game.listener, game.hushed = hear, True
        with suppress(_Over):
            self._play(game, index)
        game.rest()
        return found

    def _play(self, game: Any, index: int) -> None:
        game.answer(self.ask.seat, index)
        for _ in range(PATIENCE):
            if not game.asks:
                break
            owed = game.asks[0]
            follows = self.reckoning.follows(game, owed, self.ask.options[index]) if owed.seat == self.ask.seat else None
            game.answer(owed.seat, self._passing(owed) if follows is None else follows)

    def _passing(self, owed: Ask) -> int:
        quiet = next((owed.options.index(word) for word in self.quiet if word in owed.options), None)
        if quiet is not None:
            return quiet
        ways = self.reckoning.others(owed)
        return ways[self.turn % len(ways)]
