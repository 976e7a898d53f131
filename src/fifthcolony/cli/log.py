"""The log on a terminal: a heading for each encounter or destiny card, one line an event, and only what its reader may know."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.text.render import Words


def seat_in(params: tuple[Param, ...]) -> int | None:
    """The first seat that is named: whoever acts."""
    for param in params:
        if isinstance(param, str) and param.startswith("seat:"):
            return int(param.split(":")[1])
    return None


def _encounter(words: Words, number: int, params: tuple[Param, ...]) -> str:
    return words.say("terminal.encounter" if params[1] == 1 else "terminal.encounter_again", number, *params)


def _destiny_card(words: Words, number: int, params: tuple[Param, ...]) -> str:
    deck, card = params
    return words.say("terminal.duel.chapter", number, card, f"text:{words.say(str(deck).replace('deck:', 'destiny_kind.'))}")


_HEADINGS: Final[dict[str, Callable[[Words, int, tuple[Param, ...]], str]]] = {
    "encounter.begins": _encounter,
    "destiny.turned_up": _destiny_card,
}


class Log:
    """Writes what is told. With a reader, only what that seat may know; without one, everything."""

    def __init__(self, screen: Screen, reader: int | None) -> None:
        self.screen = screen
        self.reader = reader
        self.chapters = 0
        """Encounters, or destiny cards."""
        self.written = 0

    def hear(self, event: Event) -> None:
        """A listener for a game."""
        if self.reader is not None and event.audience is not None and self.reader not in event.audience:
            return
        self.written += 1
        words = self.screen.words
        if event.key in _HEADINGS:
            self.chapters += 1
            self.screen.heading(_HEADINGS[event.key](words, self.chapters, event.params))
            if event.key == "destiny.turned_up":
                self.screen.print(words.say(f"{str(event.params[1]).replace(':', '.')}.summary"), Text(" "))
            return
        if event.key == "turn.begins":  # the heading that follows says as much
            return
        line = words.event(event)
        if self.reader is None and event.audience is not None:
            line = words.say("terminal.told", f"text:{line}", *(f"seat:{seat}" for seat in event.audience))
        actor = event.audience[0] if event.audience else seat_in(event.params)
        self.screen.print(line, Text(" ") if actor is None else self.screen.mark(actor))
