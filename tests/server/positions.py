"""A game under way at any position, with people and bots in its seats, a disk that only counts, and time that is told."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from fifthcolony.classic.scene import Scene
from fifthcolony.duel.scene import Scene as DuelScene
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Choice
from fifthcolony.server.messages.wire import Chosen, ClockName, Wishes
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.table.answering import Answering
from fifthcolony.server.table.bots import bots_for
from fifthcolony.server.table.broadcast import Broadcast
from fifthcolony.server.table.clock import Clock
from fifthcolony.server.table.match import Match, Viewer
from fifthcolony.server.table.minds import Minds
from fifthcolony.server.table.moments import Moments
from fifthcolony.server.table.seating import new_seats
from fifthcolony.server.thinking.thinkers import Thinkers
from fifthcolony.server.transport.connection import Connection

SETTINGS = replace(
    Settings(),
    clocks={"relaxed": None, "minute": 60.0, "blitz": 15.0},
    graces={"relaxed": 300.0, "minute": 60.0, "blitz": 30.0},
    moments={"relaxed": 6.0, "minute": 6.0, "blitz": 6.0},
    pause=1.0,
    breath=1.0,
    longest_breath=1.0,
    pace=1.0,
)


class Disk:
    """Remembers what was written, and what had been applied by then."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.match: Match | None = None
        self.applied: list[int] = []

    def add_choices(self, first: int, choices: Sequence[Choice]) -> None:
        assert self.match is not None
        assert first == len(self.choices)
        self.applied.append(self.match.choices)
        self.choices += choices

    def replace_choices(self, first: int, choices: Sequence[Choice]) -> None:
        assert 0 <= first <= len(self.choices)
        self.choices[first:] = choices


class Window:
    """What one viewer has been sent, and when."""

    def __init__(self, at: "Position", view: dict[str, Any]) -> None:
        self.at = at
        self.view = view
        """The last that came: updates leave out one that has not changed."""
        self.views = 0
        """How many came."""
        self.frames: list[tuple[float, dict[str, Any]]] = []

    def send_text(self, text: str) -> None:
        frame = msgspec.json.decode(text)
        self.views += frame["scene"]["view"] is not None
        self.view = frame["scene"]["view"] = frame["scene"]["view"] or self.view
        self.frames.append((self.at.now, frame))


class Position:
    """Play on from a scene, second by second."""

    def __init__(
        self,
        scene: Scene | DuelScene | Game,
        people: Sequence[int],
        clock: ClockName = "relaxed",
        settings: Settings = SETTINGS,
        paces: bool = False,
        level: str = "simple",
        thinkers: Thinkers | None = None,
    ) -> None:
        game = scene if isinstance(scene, Game) else scene.game
        self.now = 0.0
        self.disk = Disk()
        self.match = Match.of(game, with_moments=settings.moments is not None)
        self.disk.match = self.match
        self.seats = new_seats(game.config["seats"])
        for seat in self.seats:
            if seat.number in people:
                seat.seat_person(f"person {seat.number}", f"token {seat.number}", host=False)
                seat.windows = [cast("Connection", SimpleNamespace(paces=paces))]
            else:
                seat.seat_bot(f"bot {seat.number}", level)
        wishes = Wishes(seats=game.config["seats"], clock=clock)
        self.moments = Moments(settings.clocks[clock])
        self.answering = Answering(self.match, self.moments, self.seats, cast("Ledger", self.disk))
        minds = Minds("TABLE", bots_for(game, "salt", self.seats, wishes.level), thinkers)
        self.clock = Clock(self.answering, minds, wishes, settings)
        self.broadcast = Broadcast(self.clock)
        self.windows: dict[Viewer, Window] = {}
        for viewer in self.match.viewers:
            shown, _, _ = self.broadcast.catch_up(viewer, None, 0.0)
            self.windows[viewer] = Window(self, msgspec.json.decode(msgspec.json.encode(shown.view)))
        self.until(0.0)

    def _settle(self) -> None:
        while not self.clock.settle(self.now, self._publish):
            pass

    def _publish(self) -> None:
        audience = {viewer: [cast("Connection", window)] for viewer, window in self.windows.items()}
        self.broadcast.publish(audience, self.now, lambda window, text: window.send_text(text))

    def until(self, now: float) -> None:
        """Let time pass; whatever is due in between happens when it is due."""
        self._settle()
        while (wake := self.clock.next_wake(self.now)) is not None and wake <= now:
            self.now = wake
            self._settle()
        self.now = now
        self._settle()

    def does(self, seat: int, *choices: Chosen) -> int:
        """A person answers."""
        try:
            return self.answering.answer(seat, self.match.answered[seat], list(choices))
        finally:
            self._settle()

    def wave(self, seat: int) -> None:
        """A person lets it happen."""
        assert self.moments.on is not None
        self.moments.wave(seat, self.moments.on.id)
        self._settle()

    def hold(self, seat: int) -> None:
        """A person wants time."""
        assert self.moments.on is not None
        self.moments.hold(seat, self.moments.on.id, self.now)
        self._settle()

    def shown(self, viewer: Viewer) -> dict[str, Any]:
        """The last scene a viewer was sent, or would be."""
        return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(self.broadcast.scene(viewer, self.now))))

    def asked(self, seat: int) -> list[str]:
        """The prompts a seat is shown."""
        return [ask["prompt"] for ask in self.shown(seat)["asks"]]

    def told(self, viewer: Viewer) -> list[str]:
        """What a viewer has been told so far."""
        return [event["key"] for _, frame in self.windows[viewer].frames for event in frame["events"]]
