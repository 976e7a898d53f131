"""A game as a table shows it: what each viewer has been told, whose decision is the how-manieth, and the moments for answers."""

from typing import Any, Final, NamedTuple

import msgspec

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Choice, next_choice
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.wire import EventLine, Param

Viewer = int | None
"""A seat, or None: a watcher."""

_BESIDE: Final = ("asks", "waiting")
"""What a view holds and a table sends otherwise: the kernel's ask numbers count everybody's decisions."""


Told = tuple[str, tuple[Param, ...]]
"""One event as it is shown, whoever sees it: key and parameters."""


class Beat(NamedTuple):
    """A point inside an answer's consequences at which the table shows how things stand and lets people react."""

    told: dict[Viewer, int]
    views: dict[Viewer, bytes]
    encounters: int
    breath: bool
    """There is nothing to answer: people only look, and who has seen enough lets the game go on."""


class Match:
    """Without clocks, sockets or disks: answers go in, events, asks, views and beats come out."""

    def __init__(self, name: str, config: dict[str, Any], seed: int, even: bool) -> None:
        self._listen(name, config["seats"])
        self.follow(kit_of(name).begin(config, seed, self._hear), even)

    def _listen(self, name: str, seats: int) -> None:
        self.kit = kit_of(name)
        self.manners = self.kit.manners
        self.viewers: tuple[Viewer, ...] = (*range(seats), None)
        self.told: dict[Viewer, list[Told]] = {viewer: [] for viewer in self.viewers}
        self.answered = [0] * seats
        """Decisions each seat has made: the number of its next one."""
        self.choices = 0
        """Answers so far, those to simultaneous asks included as they come."""
        self.encounters = 0
        self.beats: list[Beat] = []
        """Beats since they were last taken."""
        self._last = ""
        """The key of the last event."""
        self._roles: tuple[int, list[int]] = (-1, [])
        self.even = False
        """Whether to make beats."""

    def follow(self, game: Game, even: bool) -> None:
        """Go on with a game."""
        self.game = game
        self.even = even

    @classmethod
    def of(cls, game: Game, even: bool) -> "Match":
        """A game that is already under way; what happened before is not told."""
        match = cls.__new__(cls)
        match._listen(game.name, game.config["seats"])
        game.listener = match._hear
        match.follow(game, even)
        return match

    def _hear(self, event: Event) -> None:
        told = (event.key, event.params)
        for viewer in self.viewers if event.audience is None else event.audience:
            self.told[viewer].append(told)
        self.encounters += event.key == self.kit.chapter.event
        if self.even and self.manners.opens_moment(event):
            self._beat(event.key)
        self._last = event.key

    def _beat(self, key: str) -> None:
        """What is shown of both players at once, such as two plans that turn over, is looked at once."""
        views = {viewer: self.view(viewer) for viewer in self.viewers}
        breath = key not in self.manners.answered
        if breath and self.beats and self._last == key:
            self.beats.pop()
        self.beats.append(Beat(self.heard(), views, self.encounters, breath))

    def heard(self) -> dict[Viewer, int]:
        """How many events each viewer could know by now."""
        return {viewer: len(told) for viewer, told in self.told.items()}

    def roles(self) -> list[int]:
        """What each seat is in the encounter, which everybody can see; nothing where that makes no difference."""
        if self.manners.roles is None:
            return []
        if self._roles[0] != self.choices:
            self._roles = (self.choices, self.manners.roles(self.game.view(None)))
        return self._roles[1]

    def take_beats(self) -> list[Beat]:
        """The beats of the last answers, once."""
        beats, self.beats = self.beats, []
        return beats

    def view(self, viewer: Viewer) -> bytes:
        """The view as it is sent."""
        return msgspec.json.encode(shown_view(self.game, viewer))

    def events(self, viewer: Viewer, start: int, stop: int) -> list[EventLine]:
        """What a viewer was told, from one event to another."""
        start = max(start, 0)
        return [EventLine(n, key, list(params)) for n, (key, params) in enumerate(self.told[viewer][start:stop], start)]

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat owes."""
        return next((ask for ask in self.game.asks if ask.seat == seat), None)

    def answer(self, seat: int, index: int) -> None:
        """Apply an answer that was checked and written down."""
        self.game.answer(seat, index)
        self.answered[seat] += 1
        self.choices += 1

    def replay(self, choice: Choice) -> None:
        """Apply an answer from disk; ReplayMismatch if the rules have changed under it."""
        next_choice(self.game, choice, self.choices)
        self.answered[choice.seat] += 1
        self.choices += 1


class Trial:
    """A copy on which answers are tried before they are written down: what fails here has no effect."""

    def __init__(self, match: Match) -> None:
        self.game: Game = match.game.copy()
        self.game.listener = self._hear
        self.even = match.even
        self.manners = match.manners
        self.interrupted = False
        """A moment for answers has begun: nothing more can be answered in one go."""

    def _hear(self, event: Event) -> None:
        self.interrupted |= self.even and self.manners.opens_moment(event)


def shown_view(game: Game, viewer: Viewer) -> dict[str, Any]:
    """What a viewer may know, without what is sent beside it."""
    view = game.view(viewer)
    for name in _BESIDE:
        del view[name]
    return view
