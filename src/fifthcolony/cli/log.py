"""The log on a terminal: a heading for each encounter or destiny card, one line an event, and only what its reader may know."""

from rich.text import Text

from fifthcolony.cli.face import face_of
from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.registry import kit_of


def seat_in(params: tuple[Param, ...]) -> int | None:
    """The first seat that is named: whoever acts."""
    for param in params:
        if isinstance(param, str) and param.startswith("seat:"):
            return int(param.split(":")[1])
    return None


class Log:
    """Writes what is told. With a reader, only what that seat may know; without one, everything."""

    def __init__(self, screen: Screen, reader: int | None, game: str) -> None:
        self.screen = screen
        self.face = face_of(game)
        self.chapter = kit_of(game).chapter.event
        self.reader = reader
        words = screen.words
        self.told = words if reader is None else words.read_by(reader)
        """How the reader is spoken to where nobody else is meant."""
        self.chapters = 0
        """Encounters, or destiny cards."""
        self.written = 0

    def hear(self, event: Event) -> None:
        """A listener for a game."""
        if self.reader is not None and event.audience is not None and self.reader not in event.audience:
            return
        self.written += 1
        words = self.screen.words
        if event.key == self.chapter:
            self.chapters += 1
            self.screen.heading(self.face.heading(words, self.chapters, event.params))
            summary = self.face.summary(words, event.params)
            if summary is not None:
                self.screen.print(summary, Text(" "))
            return
        if event.key in self.face.said_by_heading:
            return
        line = (words if event.audience is None else self.told).event(event)
        if self.reader is None and event.audience is not None:
            line = words.say("terminal.told", f"text:{line}", *(f"seat:{seat}" for seat in event.audience))
        actor = event.audience[0] if event.audience else seat_in(event.params)
        self.screen.print(line, Text(" ") if actor is None else self.screen.mark(actor))
