"""What everybody is shown: scenes, snapshots and updates, sent only where something changed for that viewer."""

from typing import Any, NamedTuple, cast

import msgspec

from fifthcolony.server.messages.socket import Update
from fifthcolony.server.messages.views import View
from fifthcolony.server.messages.wire import EVENTS_IN_SNAPSHOT, AskLine, EventLine, MomentLine, Shown, WaitLine
from fifthcolony.server.table.clock import Clock, Owed, Standing
from fifthcolony.server.table.match import Viewer
from fifthcolony.server.transport.connection import Connection, encode


class Common(NamedTuple):
    """What is the same for every viewer at one time."""

    now: float
    standing: Standing
    waiting: list[WaitLine]
    reacting: list[int]
    """The people whose word would end the moment that is on."""


class Broadcast:
    """Remembers what each viewer has been shown, so that a secret pass sends nothing to anybody."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.match = clock.match
        self.moments = clock.moments
        self.sent: dict[Viewer, int] = {}
        """Events sent."""
        self.last: dict[Viewer, Any] = {}
        """What the last scene was made of, without the times, which pass by themselves."""

    # --- sending ----------------------------------------------------------------------------------------------------------------------

    def publish(self, audience: dict[Viewer, list[Connection]], now: float) -> None:
        """Send an update to every viewer for whom something changed."""
        common = self._common(now)
        for viewer, connections in audience.items():
            sent, last = self.sent.get(viewer), self.last.get(viewer)
            scene, position = self._show(viewer, common)
            if position == sent and self.last[viewer] == last:
                continue
            text = encode(Update(self._events(viewer, sent or 0, position), scene))
            for connection in connections:
                connection.send_text(text)

    def catch_up(self, viewer: Viewer, seen: int | None, now: float) -> tuple[Shown, list[EventLine], bool]:
        """A scene for somebody who comes in, the events missed, and whether these are all."""
        scene, position = self._show(viewer, self._common(now))
        start = 0 if seen is None or seen >= position else seen + 1
        first = max(start, position - EVENTS_IN_SNAPSHOT)
        return scene, self._events(viewer, first, position), first == start

    def history(self, viewer: Viewer, before: int) -> list[EventLine]:
        """Events before one that the viewer has."""
        stop = min(before, self.match.shown(viewer)[0])
        return self._events(viewer, stop - EVENTS_IN_SNAPSHOT, stop)

    # --- scenes -----------------------------------------------------------------------------------------------------------------------

    def scene(self, viewer: Viewer, now: float) -> Shown:
        """How things stand for a viewer."""
        return self._scene(viewer, self._common(now), self.match.shown(viewer)[1])

    def _show(self, viewer: Viewer, common: Common) -> tuple[Shown, int]:
        """A scene and how many events belong before it, both noted as sent."""
        position, view = self.match.shown(viewer)
        scene = self._scene(viewer, common, view)
        self.sent[viewer], self.last[viewer] = position, _timeless(scene, view)
        return scene, position

    def _scene(self, viewer: Viewer, common: Common, view: bytes) -> Shown:
        asks = [_ask_line(owed, common.now) for owed in common.standing.owed if owed.ask.seat == viewer]
        moment = self._moment_line(viewer, common)
        return Shown(cast("View", msgspec.Raw(view)), asks, common.waiting, moment, common.standing.asleep)

    def _events(self, viewer: Viewer, start: int, stop: int) -> list[EventLine]:
        """What a viewer was told, from one event to another."""
        start = max(start, 0)
        return [EventLine(n, key, list(params)) for n, (key, params) in enumerate(self.match.told[viewer][start:stop], start)]

    def _common(self, now: float) -> Common:
        standing = self.clock.standing()
        reacting = [] if self.moments.on is None else self.clock.reacting(standing.people)
        return Common(now, standing, self._waiting(standing.owed, now), reacting)

    def _waiting(self, visible: list[Owed], now: float) -> list[WaitLine]:
        """Who is waited for, as far as everybody may know."""
        if any(owed.ask.prompt in self.match.manners.laying for owed in visible):
            return self._laying(visible[0], now)
        return [WaitLine(owed.ask.seat, owed.ask.prompt, milliseconds(owed.deadline, now)) for owed in visible if not owed.ask.secret]

    def _laying(self, owed: Owed, now: float) -> list[WaitLine]:
        """Everybody without a card on the table, though one may have had no choice."""
        left = milliseconds(owed.deadline, now)
        return [WaitLine(seat, owed.ask.prompt, left) for seat in self.match.manners.layers(self.match.game.view(None))]

    def _moment_line(self, viewer: Viewer, common: Common) -> MomentLine | None:
        """A moment for answers; also while a seat is asked something in secret, as far as the others are concerned."""
        moment = self.moments.on
        if moment is not None:
            waved = viewer is None or viewer in moment.waved or viewer not in common.reacting
            return MomentLine(moment.id, milliseconds(moment.until, common.now), waved, moment.held)
        asks = [owed.ask for owed in common.standing.owed]
        if any(ask.secret and ask.prompt not in self.match.manners.laying and ask.seat != viewer for ask in asks):
            return MomentLine(self.moments.count, None, True, False)
        return None


def milliseconds(deadline: float | None, now: float) -> int | None:
    """Time left, as it is sent."""
    return None if deadline is None else max(0, round((deadline - now) * 1000))


def _ask_line(owed: Owed, now: float) -> AskLine:
    ask = owed.ask
    return AskLine(owed.number, ask.prompt, list(ask.params), list(ask.options), milliseconds(owed.deadline, now), owed.default)


def _timeless(scene: Shown, view: bytes) -> Any:
    asks = [(ask.id, ask.prompt, ask.params, ask.options) for ask in scene.asks]
    waiting = [(wait.seat, wait.prompt) for wait in scene.waiting]
    moment = scene.moment and (scene.moment.id, scene.moment.waved, scene.moment.held)
    return (view, asks, waiting, moment, scene.sleeping)
