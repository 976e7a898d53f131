"""What is said between a game and a program, from hello to its choices."""

import time
from typing import Any

from fifthcolony.bots.process.messages import PROTOCOL, Asked, Choice, Faulty, Hello, Over, Ready, Refused, Thinking, encoded, said
from fifthcolony.bots.process.pipe import Program
from fifthcolony.bots.protocol import Fields
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.registry import kit_of
from fifthcolony.text.languages import FALLBACK, MissingText
from fifthcolony.text.render import Words


class Talk:
    """With one program, for one seat of one game."""

    def __init__(self, program: Program, seat: int, view: dict[str, Any]) -> None:
        """From the whole view, of which the program may want less later."""
        self.program = program
        self.seat = seat
        self.game = str(view["game"])
        self.words = Words(FALLBACK, None, view["colours"], seat)
        self.reads: Fields | None = None
        """The fields that it wants to see; none named: all of them."""
        self.last = -1
        """The number of the ask that it was asked last."""

    def greet(self, view: dict[str, Any], seed: int, deadline: float, thinking: Thinking | None, to_start: float) -> None:
        """Say what is played and wait until it is ready."""
        kit = kit_of(self.game)
        setup = {wish.name: view[wish.name] for wish in kit.wishes if wish.name in view}
        names = [self.words.names[seat] for seat in range(view["seats"])]
        self._say(Hello(PROTOCOL, self.game, kit.rules, self.seat, view["seats"], setup, names, seed, deadline, thinking))
        message = self._heard(time.monotonic() + to_start)
        if not isinstance(message, Ready):
            raise Faulty("bad_message", "it said something else before it was ready")
        if message.protocol != PROTOCOL:
            raise Faulty("bad_protocol", f"it speaks protocol {message.protocol}, and this is protocol {PROTOCOL}")
        if message.reads is not None:
            self.reads = tuple(message.reads)
            unknown = [name for name in self.reads if name not in view]
            if unknown:
                raise Faulty("bad_message", f"it wants to see {unknown[0]!r}, which no view of {self.game} has")

    def ask(self, ask: Ask, view: dict[str, Any], seconds: float) -> int:
        """Its choice."""
        self.program.asked += 1
        self.last = ask.id
        seen = view if self.reads is None else {name: view[name] for name in self.reads}
        labels = [self._told(option, ask.prompt) for option in ask.options]
        self._say(Asked(self.program.asked, ask.prompt, ask.params, ask.options, self._question(ask), labels, seen))
        message = self._heard(time.monotonic() + seconds)
        if not isinstance(message, Choice):
            raise Faulty("bad_message", "it said that it is ready, and was asked for a choice")
        if message.id != self.program.asked:
            raise Faulty("wrong_id", f"it answered ask {message.id}, and was asked {self.program.asked}")
        if not 0 <= message.choice < len(ask.options):
            raise Faulty("no_option", f"it chose {message.choice} of {len(ask.options)} options, which count from 0")
        return message.choice

    def refuse(self, fault: Faulty, taken: int) -> None:
        """Say that the decision was not its own."""
        self._say(Refused(self.program.asked, fault.code, str(fault), taken))

    def end(self, outcome: Outcome) -> None:
        """Say how it ended."""
        self._say(Over(outcome.winners, outcome.reason))

    def _say(self, message: Hello | Asked | Refused | Over) -> None:
        self.program.say(encoded(message))

    def _heard(self, until: float) -> Ready | Choice:
        """What it says, but for answers that come too late: those were given up before."""
        while True:
            message = said(self.program.hear(until))
            if not isinstance(message, Choice) or not 0 < message.id < self.program.asked:
                return message

    def _question(self, ask: Ask) -> str:
        try:
            return self.words.prompt(ask)
        except MissingText:
            return ""

    def _told(self, option: str, prompt: str) -> str:
        try:
            return self.words.option(option, prompt)
        except MissingText:
            return option
