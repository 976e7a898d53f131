"""What everybody is shown: scenes, snapshots and updates, sent only where something changed for that viewer."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec

from fifthcolony.kernel.game import Game
from fifthcolony.server.messages.socket import Update
from fifthcolony.server.messages.views import View
from fifthcolony.server.messages.wire import EVENTS_IN_SNAPSHOT, AskLine, BackLine, ChosenLine, EventLine, MomentLine, Shown, WaitLine
from fifthcolony.server.table.clock import Clock, Owed, Standing
from fifthcolony.server.table.counsel import counsel_of
from fifthcolony.server.table.match import Viewer
from fifthcolony.server.table.taking_back import way_back
from fifthcolony.server.transport.connection import Connection, encode


class Common(NamedTuple):
    """What is the same for every viewer at one time."""

    now: float
    standing: Standing
    waiting: list[WaitLine]
    reacting: list[int]
    """The people whose word would end the moment that is on."""
    ready: list[int]
    """Whose secret choice is in, where everybody knows that they choose."""


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
        self.back: dict[Viewer, int] = {}
        """From which event on each viewer is yet to be told that things were taken back."""
        self.redone: dict[Viewer, int] = {}
        """The first event that was ever taken back: who comes in and says to have seen more may have seen another one."""

    # --- sending ----------------------------------------------------------------------------------------------------------------------

    def publish(self, audience: dict[Viewer, list[Connection]], now: float, write: Callable[[Connection, str], None]) -> None:
        """Write an update to every viewer for whom something changed."""
        common = self._common(now)
        for viewer, connections in audience.items():
            sent, last = self.sent.get(viewer), self.last.get(viewer)
            scene, position = self._show(viewer, common)
            back = self.back.pop(viewer, None)
            if position == sent and self.last[viewer] == last and back is None:
                continue
            text = encode(Update(self._events(viewer, sent or 0, position), scene, back))
            for connection in connections:
                write(connection, text)

    def go_back(self, told: dict[Viewer, int]) -> None:
        """Something was taken back: of what each viewer was told, only so much still holds."""
        for viewer, count in told.items():
            self.redone[viewer] = min(count, self.redone.get(viewer, count))
            if self.sent.get(viewer, 0) > count:
                self.sent[viewer] = count
                self.back[viewer] = min(count, self.back.get(viewer, count))

    def catch_up(self, viewer: Viewer, seen: int | None, now: float) -> tuple[Shown, list[EventLine], bool]:
        """A scene for somebody who comes in, the events missed, and whether these are all."""
        scene, position = self._show(viewer, self._common(now))
        self.back.pop(viewer, None)  # those who were here before have been told; who comes in gets what holds
        start = 0 if seen is None or seen >= position else min(seen + 1, self.redone.get(viewer, position))
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
        asks = [_ask_line(self.match.game, owed, common.now) for owed in common.standing.owed if owed.ask.seat == viewer]
        moment = self._moment_line(viewer, common)
        chosen = self._chosen(viewer) if common.ready else None
        back = self._back(viewer)
        return Shown(cast("View", msgspec.Raw(view)), asks, common.waiting, moment, common.standing.asleep, chosen, common.ready, back)

    def _back(self, viewer: Viewer) -> BackLine | None:
        """What a seat may take back."""
        if viewer is None or not (self.match.marks or self.match.game.partial):
            return None
        back = way_back(self.match, viewer)
        return None if back is None else BackLine(back.number, back.prompt)

    def _chosen(self, viewer: Viewer) -> ChosenLine | None:
        """A seat's own choice, as long as nobody else sees it."""
        given = None if viewer is None else self.match.game.given(viewer)
        return None if given is None else ChosenLine(given[0].prompt, given[0].options[given[1]])

    def _events(self, viewer: Viewer, start: int, stop: int) -> list[EventLine]:
        """What a viewer was told, from one event to another."""
        start = max(start, 0)
        return [EventLine(n, key, list(params)) for n, (key, params) in enumerate(self.match.told[viewer][start:stop], start)]

    def _common(self, now: float) -> Common:
        standing = self.clock.standing()
        reacting = [] if self.moments.on is None else self.clock.reacting(standing.people)
        ready = self._ready(standing.owed, now)
        waiting = [line for line in self._waiting(standing.owed, now) if line.seat not in ready]
        return Common(now, standing, waiting, reacting, ready)

    def _ready(self, visible: list[Owed], now: float) -> list[int]:
        """Who has chosen, of several who are known to choose at the same time. That one had no choice is no more than a quick answer."""
        manners, game = self.match.manners, self.match.game
        first = next((owed for owed in visible if not owed.ask.secret or owed.ask.prompt in manners.laying), None)
        if first is None:
            return []
        ready = [seat for seat in sorted(game.partial) if game.given(seat) is not None]
        if first.ask.prompt in manners.laying and now >= self.clock.pretended(first):
            asked = {*ready, *(ask.seat for ask in game.asks)}
            ready += [seat for seat in manners.layers(game.view(None)) if seat not in asked]
        return sorted(ready)

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
            beat = self.match.beats[0].kind if self.match.beats else None
            return MomentLine(moment.id, milliseconds(moment.until, common.now), waved, moment.held, beat)
        asks = [owed.ask for owed in common.standing.owed]
        if any(ask.secret and ask.prompt not in self.match.manners.laying and ask.seat != viewer for ask in asks):
            return MomentLine(self.moments.count, None, True, False)
        return None


def milliseconds(deadline: float | None, now: float) -> int | None:
    """Time left, as it is sent."""
    return None if deadline is None else max(0, round((deadline - now) * 1000))


def _ask_line(game: Game, owed: Owed, now: float) -> AskLine:
    """An ask as it is sent; what its options would make is found once, and only here, where somebody is shown it."""
    ask = owed.ask
    if owed.counsel is None:
        owed.counsel = counsel_of(game, ask)
    left = milliseconds(owed.deadline, now)
    return AskLine(owed.number, ask.prompt, list(ask.params), list(ask.options), left, owed.default, owed.counsel.would, owed.counsel.lamp)


def _timeless(scene: Shown, view: bytes) -> Any:
    asks = [(ask.id, ask.prompt, ask.params, ask.options) for ask in scene.asks]
    waiting = [(wait.seat, wait.prompt) for wait in scene.waiting]
    moment = scene.moment and (scene.moment.id, scene.moment.waved, scene.moment.held)
    return (view, asks, waiting, moment, scene.sleeping, scene.chosen, scene.ready, scene.back)
