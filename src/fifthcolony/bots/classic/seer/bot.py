"""The search bot at a classic game: whatever is worth a thought is tried out to the end of the encounter."""

from typing import Any, ClassVar, Final

from fifthcolony.bots.classic.sage.bot import SageBot
from fifthcolony.bots.classic.seer.lines import ITEM, LEFT_TO_HABIT, Line, next_part
from fifthcolony.bots.classic.seer.tried import LinesTried
from fifthcolony.bots.classic.seer.value import chance
from fifthcolony.bots.protocol import Bot
from fifthcolony.bots.search.clock import Clock
from fifthcolony.bots.search.foresight import Foresight
from fifthcolony.bots.search.seer import SEEDS, Seer
from fifthcolony.bots.search.together import Contest
from fifthcolony.bots.search.worlds import Worlds, others_asked
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.sight import Sight

LINE: Final = "line"
AS_USUAL: Final = 0.7
"""How often an opponent is taken to lay what it usually lays; at tables of five nobody studies one opponent for long."""
DOUBT: Final = 0.15
"""What luck makes of a card in one encounter, in shares of a win: so far, by few games, a card must beat the one that habit lays."""
CHOOSING: Final = 0.5
"""The share of the budget for finding which line could be better than habit; the rest is for whether it is."""


class ClassicForesight(Foresight):
    """A classic game, encounter after encounter."""

    chapter: ClassVar[str] = "encounter.begins"
    chapters: ClassVar[int] = 1
    most: ClassVar[int] = 400

    def policy(self, seed: int) -> Bot:
        """The sage's."""
        return SageBot(seed)

    def value(self, game: Game, me: int) -> float:
        """As games went on from positions like it."""
        return chance(game, me)

    def end(self, outcome: Outcome, me: int) -> float:
        """A win that is shared is a share of a win."""
        return 1 / len(outcome.winners) if me in outcome.winners else 0.0


class ClassicSeer(Seer):
    """Plays the classic game."""

    __slots__ = ()

    games: ClassVar[tuple[str, ...]] = ("classic",)
    foresight: ClassVar[Foresight] = ClassicForesight()

    def mixture(self, ask: Ask, sight: Sight[Any]) -> list[float]:
        """How often to take each option; the parts of a line that was thought out follow without another thought."""
        clock, seed = Clock(self.budget), self.draw(SEEDS)
        worlds = Worlds(ask, sight, self.foresight, seed)
        rest: Line | None = self.recall(ask, LINE)
        if rest and (rest[0] in ask.options or ask.prompt == ITEM):
            return self._followed(rest, worlds)
        if ask.prompt in LEFT_TO_HABIT:
            return certain(ask, worlds.habit(0, ask.seat))
        others = others_asked(worlds[0], ask.seat)
        if len(others) == 1:
            return Contest(worlds, others[0], clock, AS_USUAL, DOUBT).mixture()
        return self._followed(self._best_line(worlds, clock, seed), worlds)

    def _best_line(self, worlds: Worlds, clock: Clock, seed: int) -> Line:
        """What habit does, unless something else is surely better."""
        tried = LinesTried(worlds, seed)
        challenger = tried.challenger(clock, CHOOSING)
        return tried.lines[0] if challenger is None or not tried.is_better(challenger, clock) else tried.lines[challenger]

    def _followed(self, line: Line, worlds: Worlds) -> list[float]:
        """The next part of a line; what it leaves open is left to habit."""
        ask, option = worlds.ask, next_part(line, worlds.ask)
        self.plan(ask, LINE, line if option is None else line[1:])
        return certain(ask, worlds.habit(0, ask.seat) if option is None else option)


def certain(ask: Ask, option: int) -> list[float]:
    """One option and no other."""
    return [float(at == option) for at in range(len(ask.options))]
