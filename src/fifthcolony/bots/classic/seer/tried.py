"""Lines tried out: each followed to its end in imagined games, which are then played on."""

from math import sqrt
from typing import Final

from fifthcolony.bots.classic.seer.lines import ITEM, PARTS, Line, lines, next_part
from fifthcolony.bots.protocol import sight_for
from fifthcolony.bots.search.clock import Clock
from fifthcolony.bots.search.foresight import played_on
from fifthcolony.bots.search.trials import Trials
from fifthcolony.bots.search.worlds import Worlds

MOST_PARTS: Final = 12
HABIT: Final = 0
"""The number of the line that the policy follows."""
LEAD: Final = 0.003
"""By how much another has to be better, in shares of a win: habit knows some things of the time after."""
DOUBT: Final = 1.0
"""By how many standard errors it has to be, over and above that."""


class LinesTried:
    """The lines at an ask, by number."""

    __slots__ = ("found", "lines", "seed", "worlds", "worlds_seen")

    def __init__(self, worlds: Worlds, seed: int) -> None:
        self.worlds = worlds
        self.seed = seed
        self.found: dict[tuple[int, int], float] = {}
        self.worlds_seen = 0
        self.lines = lines(worlds[0], worlds.ask, self._habit())

    def _habit(self) -> Line:
        """What the policy does, part by part."""
        worlds, words = self.worlds, list[str]()
        game, ask, bot = worlds[0].copy(), worlds.ask, worlds.foresight.policy(self.seed)
        family = PARTS.get(ask.prompt, ())
        for _ in range(MOST_PARTS):
            option = bot.decide(ask, sight_for(bot, game, ask))
            words.append(ask.options[option])
            if not family:
                break
            game.answer(ask.seat, option)
            if game.outcome is not None or game.asks[0].seat != worlds.me or game.asks[0].prompt not in family:
                break
            ask = game.asks[0]
        return tuple(words)

    def challenger(self, clock: Clock, share: float) -> int | None:
        """The line that does best apart from habit; none if there is no other or it does not matter."""
        others = list(range(1, len(self.lines)))
        if len(others) > 1:
            trials = Trials(others, self.attempt)
            trials.halve(clock, 0.0, share)
            self.worlds_seen = trials.worlds
            others = trials.best(1)
        return others[0] if others else None

    def is_better(self, challenger: int, clock: Clock) -> bool:
        """Whether a line beats habit in fresh worlds, and not by luck."""
        first = self.worlds_seen
        trials = Trials([HABIT, challenger], self.attempt_afresh)
        trials.spend(clock, 1.0)
        leads = [self.found[number, challenger] - self.found[number, HABIT] for number in range(first, first + trials.worlds)]
        if not leads:
            return False
        mean = sum(leads) / len(leads)
        spread = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / len(leads))
        return mean > LEAD + DOUBT * spread / sqrt(len(leads))

    def attempt_afresh(self, number: int, at: int) -> float:
        """The same in worlds that were not seen before."""
        world = number + self.worlds_seen
        worth = self.found[world, at] = self.attempt(world, at)
        return worth

    def attempt(self, number: int, at: int) -> float:
        """What a line comes to in a world."""
        worlds, line = self.worlds, self.lines[at]
        game, ask, me = worlds[number].copy(), worlds.ask, worlds.me
        while line:
            option = next_part(line, ask)
            if option is None and ask.prompt != ITEM:
                break
            if option is None:
                bot = worlds.foresight.policy(self.seed + number)
                option = bot.decide(ask, sight_for(bot, game, ask))
            else:
                line = line[1:]
            game.answer(me, option)
            if game.outcome is not None or game.asks[0].seat != me:
                break
            ask = game.asks[0]
        return played_on(game, me, worlds.foresight, self.seed + number, ())
