"""A bot that is a program of its own. Whatever it does wrong costs it that decision and no more; nobody ever waits for it for long."""

import logging
import os
import shlex
import shutil
import weakref
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from fifthcolony.bots.budget import Budget
from fifthcolony.bots.process.idle import put_aside, taken_up
from fifthcolony.bots.process.messages import Faulty, Thinking
from fifthcolony.bots.process.pipe import Program
from fifthcolony.bots.process.talk import Talk
from fifthcolony.bots.protocol import NOTHING, Bot, Fields
from fifthcolony.bots.random import RandomBot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.registry import kit_of
from fifthcolony.kernel.sight import Sight

DEADLINE: Final = 10.0
"""Seconds for a decision, unless its name says another time."""
TO_START: Final = 30.0
"""Seconds until it is ready."""
IN_A_ROW: Final = 3
"""Decisions lost one after the other, until it is started again."""
STARTS: Final = 5
"""How often it is started in one game, until it is given up."""
TOLD: Final = 5
"""How many of its faults are told in one game."""
log = logging.getLogger("fifthcolony.bots")


def runner_of(command: str) -> Callable[[int], "ProcessBot"]:
    """What makes a bot of a command from a seed."""
    return partial(ProcessBot, command)


class ProcessBot(Bot):
    """Tells a program what its seat may know and is asked, and takes its word."""

    thinks = True

    def __init__(self, command: str, seed: int, *, deadline: float = DEADLINE, to_start: float = TO_START) -> None:
        self.argv = argv_of(command)
        self.command = command
        self.seed = int.from_bytes(blake2b(str(seed).encode(), digest_size=6, person=b"bot seed").digest(), "big")
        """Its own: what the game was dealt from cannot be worked out from it."""
        self.deadline, self.to_start = deadline, to_start
        self.thinking: Thinking | None = None
        self._chance = RandomBot(self.seed)
        """Plays on where it is given up: whoever only ever passes may keep a game from ending."""
        self._talk: Talk | None = None
        self._ending: weakref.finalize[..., ProcessBot] | None = None
        """Ends the program when nobody has this bot any more."""
        self._game = ""
        self._starts = self._missed = self._faults = 0
        """In this game; missed are decisions in a row."""

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process, and as a copy, it starts a program of its own."""
        return _again, (self.command, self.seed, self.deadline, self.to_start, self.thinking)

    def give(self, budget: Budget) -> None:
        """How long it may think; a time is its deadline."""
        self.thinking = Thinking(budget.seconds, budget.playouts)
        self.deadline = self.deadline if budget.seconds is None else budget.seconds

    @property
    def is_given_up(self) -> bool:
        """Whether it failed so often that it is asked nothing more in this game."""
        return self._talk is None and self._starts >= STARTS

    def reads(self, ask: Ask) -> Fields | None:
        """What it has said it wants to see; everything before it could say so."""
        if self.is_given_up and self._game:
            return NOTHING
        talk = self._talk_for(ask)
        return None if talk is None else talk.reads

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        """What it chooses; where it fails, what leaves things as they are, or the first option; once it is given up, anything."""
        if self.is_given_up:
            return self._chance.decide(ask, sight)
        try:
            talk = self._talk_for(ask) or self._started(ask, sight.view)
            index = talk.ask(ask, sight.view, self.deadline)
        except Faulty as fault:
            return self._lost(ask, fault)
        self._missed = 0
        return index

    def over(self, outcome: Outcome) -> None:
        """The program waits for another game, if nothing stands open with it."""
        talk, ending = self._talk, self._ending
        if talk is not None and ending is not None and not self._missed:
            ending.detach()
            talk.end(outcome)
            put_aside(self.command, talk.program)
            self._talk = self._ending = None
        self._end()
        self._starts = self._missed = self._faults = 0

    def _talk_for(self, ask: Ask) -> Talk | None:
        """The talk that this ask goes on with; none where a game, or another part of it, begins."""
        talk = self._talk
        goes_on = talk is not None and talk.program.is_ours and talk.seat == ask.seat and talk.last < ask.id
        return talk if goes_on else None

    def _started(self, ask: Ask, view: dict[str, Any]) -> Talk:
        """A new talk, with the same program if there is one that can hear."""
        self._game = str(view["game"])
        program = None if self._talk is None or not self._talk.program.is_ours else self._talk.program
        if program is None:
            self._starts += 1
            program = taken_up(self.command) or Program(self.argv)
            self._ending = weakref.finalize(self, program.close)
        self._talk = Talk(program, ask.seat, view)
        try:
            self._talk.greet(view, self.seed, self.deadline, self.thinking, self.to_start)
        except Faulty:
            self._end()
            raise
        return self._talk

    def _lost(self, ask: Ask, fault: Faulty) -> int:
        """A decision that is not its own, and what becomes of it."""
        index = self._instead(ask)
        self._missed += 1
        self._faults += 1
        talk, happened = self._talk, f"it loses this decision: {fault}"
        if talk is not None:
            talk.refuse(fault, index)
            if fault.code == "ended" or self._missed >= IN_A_ROW:
                self._end()
                self._missed = 0
        if fault.code == "bad_protocol":
            self._starts = STARTS
        if self.is_given_up:
            happened = f"{happened}; it is given up, and chance plays for it to the end of this game"
        if self._faults <= TOLD or self.is_given_up:
            more = "; more of this is not told in this game" if self._faults == TOLD and not self.is_given_up else ""
            log.warning("run:%s, seat %d, asked %s: %s%s", self.command, ask.seat, ask.prompt, happened, more)
        return index

    def _instead(self, ask: Ask) -> int:
        """The option that leaves things as they are, or the first."""
        return (kit_of(self._game).manners.quietest(ask) if self._game else None) or 0

    def _end(self) -> None:
        """Nothing more is said to the program, and it ends."""
        self._talk = None
        if self._ending is not None:
            self._ending()
            self._ending = None


def argv_of(command: str) -> list[str]:
    """The words of a command as a shell would read them, none of which a shell ever sees."""
    if os.name != "posix":
        raise BadConfig(f"a bot that is a program needs a system with POSIX processes, given run:{command}")
    try:
        argv = shlex.split(command)
    except ValueError as error:
        raise BadConfig(f"expected a command such as run:node bot.js, given run:{command}: {error}") from None
    if not argv or shutil.which(argv[0]) is None:
        raise BadConfig(f"there is no program {''.join(argv[:1])!r} that could be started, given run:{command}")
    return argv


def _again(command: str, seed: int, deadline: float, to_start: float, thinking: Thinking | None) -> ProcessBot:
    """The same bot elsewhere."""
    bot = ProcessBot(command, 0, deadline=deadline, to_start=to_start)
    bot.seed, bot.thinking = seed, thinking
    return bot
