"""A record played again, step by step, heard and seen with one pair of eyes."""

from collections.abc import Callable
from typing import Any, Final, cast

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Choice, Record, next_choice
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.http import Frame
from fifthcolony.server.messages.views import AnyView
from fifthcolony.server.messages.wire import EventLine
from fifthcolony.server.table.match import Viewer, shown_view

OPEN: Final = "open"
NONE: Final = "none"
MOST: Final = 10
"""Things that everybody sees in one step: more of them at once nobody can follow."""

Witness = Callable[[Event, "Film"], None]
"""Who hears everything, whoever's eyes the film is seen with."""


class Film:
    """In every step something happens that everybody sees, so that it has the same number for all eyes.

    A step is over where the table would let people look or answer, before a new chapter, after what a decision brought about, and
    when it holds enough. The first one is the set-up, however much it tells.
    """

    def __init__(self, record: Record, eyes: str, wanted: range = range(0), witness: Witness | None = None) -> None:
        self.record = record
        self.eyes = eyes
        self.wanted = wanted
        """The steps whose frames are kept."""
        self.witness = witness
        self.kit = kit_of(record.game)
        self.frames: list[Frame] = []
        self.made: list[int] = []
        """How many choices had been made when each step was over."""
        self.heard: list[EventLine] = []
        self._starts = [0]
        """Where the events of each step begin, the one that is being told included."""
        self._seen = 0
        """What everybody has seen in this step."""
        self._beat: tuple[str | None, int] = (None, 0)
        """The kind of beat that closed the last step, and what everybody had seen in it."""
        self._goes_on = False
        """The step that was closed last has been opened again."""
        self._choice: Choice | None = None
        self._prompt = ""
        self._choices = 0
        self._game: Game | None = None
        self._game = self.kit.begin(record.config, record.seed, self._hear)
        self._close()

    @property
    def game(self) -> Game:
        """The position now."""
        assert self._game is not None, "the set-up is still under way"
        return self._game

    @property
    def has_begun(self) -> bool:
        """Whether there is a position to look at."""
        return self._game is not None

    def look(self) -> Any:
        """What everybody sees now."""
        return self.game.view(None)

    @property
    def at(self) -> int:
        """The number of the step that is being told."""
        return len(self.made)

    @property
    def viewer(self) -> Viewer:
        """Whose events and views are shown."""
        return None if self.eyes in (OPEN, NONE) else int(self.eyes)

    def play(self, number: int) -> None:
        """Make one choice, and close the step if it brought anything about."""
        self._choice = self.record.choices[number]
        self._prompt = self.game.ask_of(self._choice.seat).prompt
        self._choices = number + 1
        next_choice(self.game, self._choice, number)
        if not self._seen and self._choices == len(self.record.choices):
            self._reopen()  # what came of the last choice in silence, or was told to some, belongs to what everybody saw last
        if self._seen:
            self._close()

    def _hear(self, event: Event) -> None:
        shown = event.audience is None
        if shown and self._game is not None:
            self._part(event.key)
        if self.witness is not None:
            self.witness(event, self)
        if shown or self.eyes == OPEN or self.viewer in (event.audience or ()):
            self.heard.append(EventLine(len(self.heard), event.key, list(event.params)))
        if not shown:
            return
        self._seen += 1
        manners = self.kit.manners
        if self._game is not None and (event.key in manners.looked_at or event.key in manners.answered or self._goes_on):
            self._close(self._beat[0] if self._goes_on else manners.looked_at.get(event.key))

    def _part(self, key: str) -> None:
        """Whether what everybody sees next begins a step, or belongs to the one just told, as the second of two cards turned up."""
        if self._seen and (key == self.kit.chapter.event or self._seen >= MOST):
            self._close()
        elif not self._seen and self._belongs(key):
            self._reopen()
            self._goes_on = True

    def _belongs(self, key: str) -> bool:
        """Whether this is shown with the last step, as at the table: of the same kind of beat, out of the same choice."""
        manners = self.kit.manners
        kind, seen = self._beat
        return (
            kind is not None
            and key != self.kit.chapter.event
            and kind in (manners.looked_at.get(key), manners.shown_with.get(key))
            and (self.made[-1] == self._choices and seen < MOST)
        )

    def _close(self, kind: str | None = None) -> None:
        """The step is told: keep its picture if it is wanted."""
        self._beat = (kind, self._seen)
        self._goes_on = False
        if self.at in self.wanted:
            self.frames.append(self._frame())
        self.made.append(self._choices)
        self._starts.append(len(self.heard))
        self._seen = 0

    def _reopen(self) -> None:
        """Go on with the step that was closed last."""
        self.made.pop()
        self._starts.pop()
        self._seen = self._beat[1]
        if self.at in self.wanted:
            self.frames.pop()

    def _frame(self) -> Frame:
        choice = self._choice
        if choice is not None and self.eyes not in (OPEN, str(choice.seat)):
            choice = None
        who, word, where = (None, None, None) if choice is None else (choice.seat, choice.label, self._prompt)
        view, hands = shown_view(self.game, self.viewer), None
        if self.eyes == OPEN:
            seen = [self.game.view(seat) for seat in range(self.record.config["seats"])]
            self.kit.manners.laid_open(view, seen)
            hands = [cast("AnyView", of_seat).get("hand", []) for of_seat in seen]
        return Frame(self.at, who, word, where, self.heard[self._starts[-1] :], view, hands)
