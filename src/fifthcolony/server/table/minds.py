"""Who answers for each seat of a table where no person does: bots that answer on the spot, and bots that think elsewhere.

A bot that thinks is asked as soon as the game owes its answer, though that may be behind what people are still being shown. What comes of
it waits until the table wants it; where the table cannot wait, because waiting would tell something, a quick bot answers instead.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from fifthcolony.bots import Bot
from fifthcolony.bots.protocol import sight_for
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.game import Game
from fifthcolony.server.table.bots import Players, bot_option, fallback_option, is_option
from fifthcolony.server.thinking.pondering import Failed, packed, unpacked
from fifthcolony.server.thinking.thinkers import Lethal, Thinkers, Thoughtless

log = logging.getLogger("fifthcolony.server")
_UNTHOUGHT: Final = -1
"""Of a thought of which nothing came."""
PATIENCE: Final = 3
"""Thoughts in a row of which nothing comes, after which a bot is not asked any more."""


class Thought:
    """What a bot is asked, and what it has come to."""

    __slots__ = ("answer", "ask", "bot", "task")

    def __init__(self, ask: Ask, bot: Bot) -> None:
        self.ask = ask
        self.bot = bot
        """As it is when it has answered."""
        self.answer: int | None = None
        """None while it thinks."""
        self.task: asyncio.Task[None] | None = None


class Minds:
    """Of one table; nothing here is called from elsewhere."""

    def __init__(self, table: str, players: Players, thinkers: Thinkers | None = None, wake: Callable[[], None] = lambda: None) -> None:
        self.table = table
        self.players = players
        self.thinkers = thinkers
        self.wake = wake
        """Have the table look what is due: somebody has come to an answer."""
        self.thoughts: dict[int, Thought] = {}
        """By seat."""
        self._lost: dict[int, int] = {}
        """How many thoughts in a row have come to nothing, by seat."""

    def thinks(self, seat: int) -> bool:
        """Whether the bot of this seat thinks elsewhere."""
        return self.thinkers is not None and self.players.thinks[seat]

    def keep_only(self, asks: Iterable[Ask]) -> None:
        """Forget what is no longer asked."""
        owed = {ask.seat: ask for ask in asks}
        for seat in [seat for seat, thought in self.thoughts.items() if owed.get(seat) is not thought.ask]:
            self._forget(seat)

    def forget(self) -> None:
        """Nothing of it is wanted any more."""
        self.keep_only(())

    def _forget(self, seat: int) -> None:
        task = self.thoughts.pop(seat).task
        if task is not None:
            task.cancel()

    def consider(self, game: Game, ask: Ask) -> None:
        """Have the bot begin to think, unless it does or has."""
        if ask.seat in self.thoughts:
            return
        thought = self.thoughts[ask.seat] = Thought(ask, self.players.bots[ask.seat])
        try:
            sent = packed(thought.bot, ask, sight_for(thought.bot, game, ask))
        except Exception:
            log.exception("a bot cannot be asked", extra={"table": self.table, "seat": ask.seat})
            thought.answer = fallback_option(game, ask)
            return
        thought.task = asyncio.create_task(self._think(thought, sent, fallback_option(game, ask)), name=f"think for {self.table}")

    async def _think(self, thought: Thought, sent: bytes, instead: int) -> None:
        """Wait for what comes of it; a table never stops for a bot."""
        assert self.thinkers is not None, "nobody is asked to think where nobody can"
        where = {"table": self.table, "seat": thought.ask.seat}
        try:
            found = unpacked(await self.thinkers.think(self.table, sent))
            if isinstance(found, Failed):
                log.error("a bot failed: %s at %s", found.kind, found.where, extra=where)
                thought.answer = instead
            elif not is_option(thought.ask, found.said):
                log.error("a bot chose what is no option", extra=where)
                thought.answer = instead
            else:
                thought.answer, thought.bot = found.said, found.bot
            self._lost.pop(thought.ask.seat, None)
        except Thoughtless as nothing:
            log.warning("a quick bot answers for one that thinks: %s", nothing, extra=where)
            thought.answer = _UNTHOUGHT
            self._lose_patience(thought.ask.seat, nothing)
        except Exception:
            log.exception("a bot's answer cannot be read", extra=where)
            thought.answer = instead
        thought.task = None
        self.wake()

    def _lose_patience(self, seat: int, why: Thoughtless) -> None:
        """A bot that dies of its thoughts, or never comes to an end, would take the workers away from everybody else."""
        self._lost[seat] = self._lost.get(seat, 0) + (PATIENCE if isinstance(why, Lethal) else 1)
        if self._lost[seat] >= PATIENCE:
            log.error("a bot is not asked any more: a quick one has its seat", extra={"table": self.table, "seat": seat})
            self.players.thinks[seat] = False

    def answer(self, game: Game, ask: Ask, at_once: bool) -> int | None:
        """What the bot of a seat answers; none as long as it thinks and may."""
        if not self.thinks(ask.seat):
            return self.quick_answer(game, ask)
        if not at_once:
            self.consider(game, ask)
        thought = self.thoughts.get(ask.seat)
        if thought is None or thought.answer is None:
            return self.quick_answer(game, ask) if at_once else None
        if thought.answer == _UNTHOUGHT:
            return self.quick_answer(game, ask)
        self.players.bots[ask.seat] = thought.bot
        return thought.answer

    def quick_answer(self, game: Game, ask: Ask) -> int:
        """What the seat's bot says on the spot, or a quick one in its stead."""
        return bot_option(game, ask, self.players.quick[ask.seat])
