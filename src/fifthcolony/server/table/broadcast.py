"""What one viewer is shown: scenes, snapshots and updates, sent only where something changed for that viewer."""

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from fifthcolony.server.messages.socket import Update
from fifthcolony.server.messages.views import View
from fifthcolony.server.messages.wire import EVENTS_IN_SNAPSHOT, AskLine, EventLine, Moment, Scene, WaitLine
from fifthcolony.server.table.answering import Owed, Play
from fifthcolony.server.table.defaults import quiet_option
from fifthcolony.server.table.match import Match, Viewer
from fifthcolony.server.transport.connection import Connection, encode


def milliseconds(deadline: float | None, now: float) -> int | None:
    """Time left, as it is sent."""
    return None if deadline is None else max(0, round((deadline - now) * 1000))


class Scenes:
    """Remembers what each viewer has been shown, so that a secret pass sends nothing to anybody."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.match: Match = play.match
        self.sent: dict[Viewer, int] = {}
        """Events sent."""
        self.shown: dict[Viewer, Any] = {}
        """What the last scene was made of, without the times, which pass by themselves."""
        self._views: dict[Viewer, tuple[Any, bytes]] = {}

    def position(self, viewer: Viewer) -> int:
        """How many events the viewer may see by now."""
        beats = self.play.showing.beats
        return beats[0].told[viewer] if beats else len(self.match.told[viewer])

    def view(self, viewer: Viewer) -> bytes:
        """The view the viewer may see by now."""
        beats = self.play.showing.beats
        if beats:
            return beats[0].views[viewer]
        if self._views.get(viewer, (-1, b""))[0] != self.match.choices:
            self._views[viewer] = (self.match.choices, self.match.view(viewer))
        return self._views[viewer][1]

    def encounters(self) -> int:
        """How many encounters have begun, as far as is shown."""
        beats = self.play.showing.beats
        return beats[0].encounters if beats else self.match.encounters

    def scene(self, viewer: Viewer, now: float) -> Scene:
        """How things stand for a viewer."""
        play = self.play
        visible = [owed for owed in play.owed.values() if owed.ask in play.visible()]
        view = cast("View", msgspec.Raw(self.view(viewer)))
        asks = [self._ask(owed, now) for owed in visible if owed.ask.seat == viewer]
        return Scene(view, asks, self._waiting(visible, now), self._moment(viewer, visible, now), play.is_asleep())

    def _ask(self, owed: Owed, now: float) -> AskLine:
        ask = owed.ask
        left = milliseconds(self.play.deadline(owed), now)
        return AskLine(owed.number, ask.prompt, list(ask.params), list(ask.options), left, quiet_option(self.match.manners, ask))

    def _waiting(self, visible: list[Owed], now: float) -> list[WaitLine]:
        """Who is waited for, as far as everybody may know."""
        if any(owed.ask.prompt in self.match.manners.laying for owed in visible):
            return self._laying(visible, now)
        deadline = self.play.deadline
        return [WaitLine(owed.ask.seat, owed.ask.prompt, milliseconds(deadline(owed), now)) for owed in visible if not owed.ask.secret]

    def _laying(self, visible: list[Owed], now: float) -> list[WaitLine]:
        """Everybody without a card on the table, though one may have had no choice."""
        left = milliseconds(self.play.deadline(visible[0]), now)
        return [WaitLine(seat, visible[0].ask.prompt, left) for seat in self.match.manners.layers(self.match.game.view(None))]

    def _moment(self, viewer: Viewer, visible: list[Owed], now: float) -> Moment | None:
        """A moment for answers; also while a seat is asked something in secret, as far as the others are concerned."""
        moment = self.play.showing.moment
        if moment is not None:
            waved = viewer is None or viewer in moment.waved or viewer not in self.play.reacting()
            return Moment(moment.id, milliseconds(moment.until, now), waved, moment.held)
        if any(owed.ask.secret and owed.ask.prompt not in self.match.manners.laying and owed.ask.seat != viewer for owed in visible):
            return Moment(self.play.showing.count, None, True, False)
        return None

    # --- sending ----------------------------------------------------------------------------------------------------------------------

    def publish(self, audience: dict[Viewer, list[Connection]], now: float) -> None:
        """Send an update to every viewer for whom something changed."""
        for viewer, connections in audience.items():
            position, scene = self.position(viewer), self.scene(viewer, now)
            if position == self.sent.get(viewer) and _timeless(scene) == self.shown.get(viewer):
                continue
            events = self.match.events(viewer, self.sent.get(viewer, 0), position)
            self._note(viewer, position, scene)
            _send(connections, encode(Update(events, scene)))

    def _note(self, viewer: Viewer, position: int, scene: Scene) -> None:
        self.sent[viewer], self.shown[viewer] = position, _timeless(scene)

    def catch_up(self, viewer: Viewer, seen: int | None, now: float) -> tuple[Scene, list[EventLine], bool]:
        """A scene for somebody who comes in, the events missed, and whether these are all."""
        position, scene = self.position(viewer), self.scene(viewer, now)
        self._note(viewer, position, scene)
        start = 0 if seen is None or seen >= position else seen + 1
        first = max(start, position - EVENTS_IN_SNAPSHOT)
        return scene, self.match.events(viewer, first, position), first == start

    def history(self, viewer: Viewer, before: int) -> list[EventLine]:
        """Events before one that the viewer has."""
        stop = min(before, self.position(viewer))
        return self.match.events(viewer, stop - EVENTS_IN_SNAPSHOT, stop)


def _timeless(scene: Scene) -> Any:
    asks = [(ask.id, ask.prompt, ask.params, ask.options) for ask in scene.asks]
    waiting = [(wait.seat, wait.prompt) for wait in scene.waiting]
    moment = scene.moment and (scene.moment.id, scene.moment.waved, scene.moment.held)
    return (bytes(cast("Any", scene.view)), asks, waiting, moment, scene.sleeping)


def _send(connections: Iterable[Connection], text: str) -> None:
    for connection in connections:
        connection.send_text(text)
