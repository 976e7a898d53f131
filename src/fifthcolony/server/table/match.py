"""A game as a table shows it: what each viewer has been told, whose decision is the how-manieth, and what is yet to be shown."""

from collections import deque
from typing import Any, Final, NamedTuple, cast

import msgspec

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Choice, next_choice
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import Param

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

    def __init__(self, name: str, config: dict[str, Any], seed: int, with_moments: bool) -> None:
        self._listen(name, config["seats"], with_moments)
        self.game: Game = self.kit.begin(config, seed, self._hear)

    def _listen(self, name: str, seats: int, with_moments: bool) -> None:
        self.kit = kit_of(name)
        self.manners = self.kit.manners
        self.with_moments = with_moments
        """Whether answers make beats. What the set-up itself sets off has none."""
        self.viewers: tuple[Viewer, ...] = (*range(seats), None)
        self.told: dict[Viewer, list[Told]] = {viewer: [] for viewer in self.viewers}
        self.answered = [0] * seats
        """Decisions each seat has made: the number of its next one."""
        self.choices = 0
        """Answers so far, those to simultaneous asks included as they come."""
        self.encounters = 0
        self.beats: deque[Beat] = deque()
        """What has happened and is yet to be shown; the first is being shown."""
        self._roles: tuple[int, list[int]] = (-1, [])
        self._views: dict[Viewer, tuple[int, bytes]] = {}

    @classmethod
    def of(cls, game: Game, with_moments: bool) -> "Match":
        """A game that is already under way; what happened before is not told."""
        match = cls.__new__(cls)
        match._listen(game.name, game.config["seats"], with_moments)
        match.game = game
        game.listener = match._hear
        return match

    def _hear(self, event: Event) -> None:
        """What the set-up and replayed choices tell."""
        for viewer in self.viewers if event.audience is None else event.audience:
            self.told[viewer].append((event.key, event.params))
        self.encounters += event.key == self.kit.chapter.event

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat owes."""
        return next((ask for ask in self.game.asks if ask.seat == seat), None)

    def roles(self) -> list[int]:
        """What each seat is in the encounter, which everybody can see; nothing where that makes no difference."""
        if self.manners.roles is None:
            return []
        if self._roles[0] != self.choices:
            self._roles = (self.choices, self.manners.roles(self.game.view(None)))
        return self._roles[1]

    # --- what is shown ----------------------------------------------------------------------------------------------------------------

    def visible(self) -> tuple[Ask, ...]:
        """The asks that are shown to those who owe them: none while people are shown what happened before."""
        asks, beats = self.game.asks, self.beats
        if not beats:
            return asks
        if len(beats) > 1 or not self.are_reactions(asks) or beats[0].told != {viewer: len(told) for viewer, told in self.told.items()}:
            return ()
        return asks

    def are_reactions(self, asks: tuple[Ask, ...]) -> bool:
        """Whether all of these belong to a moment for answers."""
        return bool(asks) and all(ask.secret and ask.prompt in self.manners.reactions for ask in asks)

    def shown(self, viewer: Viewer) -> tuple[int, bytes]:
        """How many events the viewer may see by now, and the view as it is sent."""
        if self.beats:
            return self.beats[0].told[viewer], self.beats[0].views[viewer]
        made_at, view = self._views.get(viewer, (-1, b""))
        if made_at != self.choices:
            view = msgspec.json.encode(shown_view(self.game, viewer))
            self._views[viewer] = (self.choices, view)
        return len(self.told[viewer]), view

    def encounters_shown(self) -> int:
        """How many encounters have begun, as far as is shown."""
        return self.beats[0].encounters if self.beats else self.encounters

    # --- answers ----------------------------------------------------------------------------------------------------------------------

    def accept(self, attempt: "Attempt") -> None:
        """Answers that were played on a copy and written down: the copy is the game from now on."""
        self.game = attempt.game
        for viewer, told in attempt.told.items():
            self.told[viewer] += told
        self.encounters = attempt.encounters
        self.beats.extend(attempt.beats)
        self.answered[attempt.seat] += len(attempt.taken)
        self.choices += len(attempt.taken)

    def replay(self, choice: Choice) -> None:
        """Apply an answer from disk; ReplayMismatch if the rules have changed under it."""
        next_choice(self.game, choice, self.choices)
        self.answered[choice.seat] += 1
        self.choices += 1


class Attempt:
    """Answers of one seat, played on a copy of the game before they are written down: what fails here has no effect."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._begin()

    def _begin(self) -> None:
        match = self.match
        self.game: Game = match.game.copy()
        self.game.listener = self._hear
        self.taken: list[Choice] = []
        self.told: dict[Viewer, list[Told]] = {viewer: [] for viewer in match.viewers}
        """What each viewer is told in addition."""
        self.encounters = match.encounters
        self.beats: list[Beat] = []
        """Where people may react or look. From the first on, nothing more can be answered in one go."""
        self._last = ""
        """The key of the last event."""

    def play(self, index: int) -> None:
        """One answer; Refused where the rules fail at it, and then those before it stand."""
        ask = self.game.ask_of(self.seat)
        try:
            self.game.answer(self.seat, index)
        except Exception as error:
            self._play_again()
            what = f"{ask.options[index]} cannot be carried out, by a fault of ours ({type(error).__name__})"
            raise Refused("broken", f"{what}; choose something else") from error
        self.taken.append(Choice(self.seat, index, ask.options[index]))

    def _play_again(self) -> None:
        """A failed answer may have left anything behind: take a fresh copy."""
        taken = self.taken
        self._begin()
        for choice in taken:
            self.play(choice.option)

    def _hear(self, event: Event) -> None:
        manners = self.match.manners
        for viewer in self.match.viewers if event.audience is None else event.audience:
            self.told[viewer].append((event.key, event.params))
        self.encounters += event.key == self.match.kit.chapter.event
        # What one seat alone is told makes no pause for the others.
        if self.match.with_moments and event.audience is None and (event.key in manners.answered or event.key in manners.looked_at):
            self._beat(event.key)
        self._last = event.key

    def _beat(self, key: str) -> None:
        """What is shown of both players at once, such as two plans that turn over, is looked at once."""
        match = self.match
        views = {viewer: msgspec.json.encode(shown_view(self.game, viewer)) for viewer in match.viewers}
        heard = {viewer: len(match.told[viewer]) + len(told) for viewer, told in self.told.items()}
        breath = key not in match.manners.answered
        if breath and self.beats and self._last == key:
            self.beats.pop()
        self.beats.append(Beat(heard, views, self.encounters, breath))


def shown_view(game: Game, viewer: Viewer) -> dict[str, Any]:
    """What a viewer may know, without what is sent beside it."""
    view = cast("dict[str, Any]", game.view(viewer))
    for name in _BESIDE:
        del view[name]
    return view
