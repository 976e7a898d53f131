"""The log on a terminal: a heading for each encounter, one line an event, and only what its reader may know."""

from rich.text import Text

from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event


def seat_in(params: tuple[Param, ...]) -> int | None:
    """The first seat that is named: whoever acts."""
    for param in params:
        if isinstance(param, str) and param.startswith("seat:"):
            return int(param.split(":")[1])
    return None


class Log:
    """Writes what is told. With a reader, only what that seat may know; without one, everything."""

    def __init__(self, screen: Screen, reader: int | None) -> None:
        self.screen = screen
        self.reader = reader
        self.encounters = 0
        self.written = 0

    def hear(self, event: Event) -> None:
        """A listener for a game."""
        if self.reader is not None and event.audience is not None and self.reader not in event.audience:
            return
        self.written += 1
        words = self.screen.words
        if event.key == "encounter.begins":
            self.encounters += 1
            key = "terminal.encounter" if event.params[1] == 1 else "terminal.encounter_again"
            self.screen.heading(words.say(key, self.encounters, *event.params))
            return
        if event.key == "turn.begins":  # the heading that follows says as much
            return
        line = words.event(event)
        if self.reader is None and event.audience is not None:
            line = words.say("terminal.told", f"text:{line}", *(f"seat:{seat}" for seat in event.audience))
        actor = event.audience[0] if event.audience else seat_in(event.params)
        self.screen.print(line, Text(" ") if actor is None else self.screen.mark(actor))
