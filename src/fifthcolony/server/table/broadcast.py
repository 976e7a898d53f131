"""What everybody is shown: scenes, snapshots and updates, sent only where something changed for that viewer."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec

from fifthcolony.kernel.game import Game
from fifthcolony.server.messages.socket import Update
from fifthcolony.server.messages.views import View
from fifthcolony.server.messages.wire import (
    EVENTS_IN_SNAPSHOT,
    AskLine,
    BackLine,
    ChosenLine,
    EventLine,
    MomentLine,
    Param,
    Shown,
    ShownOn,
    WaitLine,
)
from fifthcolony.server.table.clock import Clock, Owed, Standing
from fifthcolony.server.table.counsel import counsel_of
from fifthcolony.server.table.match import Viewer, Views
from fifthcolony.server.table.taking_back import way_back
from fifthcolony.server.transport.connection import Connection, encode

Beside = tuple[list[AskLine], list[WaitLine], MomentLine | None, bool, ChosenLine | None, list[int], BackLine | None]
"""A scene without its view."""


class Common(NamedTuple):
    """What is the same for every viewer at one time."""

    now: float
    standing: Standing
    reacting: list[int]
    """The people whose word would end the moment that is on."""
    ready: list[int]
    """Whose secret choice is in, where everybody knows that they choose."""


class Sent(NamedTuple):
    """What a viewer was shown last."""

    stamp: Any
    """All that a scene is made from: where this is the same, so is the scene, but for the times, which pass by themselves."""
    events: int
    view: int
    """The hash of the view as it was sent: keeping the view itself would cost more memory than the game."""
    beside: Any
    """What was sent with it, without the times."""


class Broadcast:
    """Remembers what each viewer has been shown, so that a secret pass sends nothing to anybody."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.match = clock.match
        self.moments = clock.moments
        self.sent: dict[Viewer, Sent] = {}
        self.back: dict[Viewer, int] = {}
        """From which event on each viewer is yet to be told that things were taken back."""
        self.redone: dict[Viewer, int] = {}
        """The first event that was ever taken back: who comes in and says to have seen more may have seen another one."""

    # --- sending ----------------------------------------------------------------------------------------------------------------------

    def publish(self, audience: dict[Viewer, list[Connection]], now: float, write: Callable[[Connection, str], None]) -> None:
        """Write an update to every viewer for whom something changed."""
        common = self._common(now)
        views, waiting, stamp = self.match.views(), None, self._stamp(common)
        for viewer, connections in audience.items():
            before, marked = self.sent.get(viewer), (stamp, self._has_waved(viewer, common))
            if before is not None and before.stamp == marked:
                continue
            if waiting is None:
                waiting = self._waiting(common)
            text = self._update(viewer, common, waiting, views, marked)
            if text is not None:
                for connection in connections:
                    write(connection, text)

    def _update(self, viewer: Viewer, common: Common, waiting: list[WaitLine], views: Views, stamp: Any) -> str | None:
        """What a viewer is written, and note it; nothing where nothing has changed for that viewer."""
        before = self.sent.get(viewer)
        is_same_place = before is not None and before.stamp[0][0] == stamp[0][0]
        view = b"" if is_same_place else views.of(viewer)
        number = before.view if before is not None and is_same_place else hash(view)
        scene = ShownOn(None, *self._beside(viewer, common, waiting))
        events, back = self.match.events_shown(viewer), self.back.pop(viewer, None)
        sent = self.sent[viewer] = Sent(stamp, events, number, _timeless(scene))
        if before is not None and before[1:] == sent[1:] and back is None:
            return None
        if before is None or before.view != number:
            scene.view = cast("View", msgspec.Raw(view))
        return encode(Update(self._events(viewer, 0 if before is None else before.events, events), scene, back))

    def go_back(self, told: dict[Viewer, int]) -> None:
        """Something was taken back: of what each viewer was told, only so much still holds."""
        for viewer, count in told.items():
            self.redone[viewer] = min(count, self.redone.get(viewer, count))
            sent = self.sent.get(viewer)
            if sent is not None and sent.events > count:
                self.sent[viewer] = sent._replace(events=count)
                self.back[viewer] = min(count, self.back.get(viewer, count))

    def catch_up(self, viewer: Viewer, seen: int | None, now: float) -> tuple[Shown, list[EventLine], bool]:
        """A scene for somebody who comes in, the events missed, and whether these are all."""
        common, view, position = self._common(now), self.match.views().of(viewer), self.match.events_shown(viewer)
        scene = Shown(cast("View", msgspec.Raw(view)), *self._beside(viewer, common, self._waiting(common)))
        stamp = (self._stamp(common), self._has_waved(viewer, common))
        self.sent[viewer] = Sent(stamp, position, hash(view), _timeless(scene))
        self.back.pop(viewer, None)  # those who were here before have been told; who comes in gets what holds
        start = 0 if seen is None or seen >= position else min(seen + 1, self.redone.get(viewer, position))
        first = max(start, position - EVENTS_IN_SNAPSHOT)
        return scene, self._events(viewer, first, position), first == start

    def history(self, viewer: Viewer, before: int) -> list[EventLine]:
        """Events before one that the viewer has."""
        stop = min(before, self.match.events_shown(viewer))
        return self._events(viewer, stop - EVENTS_IN_SNAPSHOT, stop)

    # --- scenes -----------------------------------------------------------------------------------------------------------------------

    def scene(self, viewer: Viewer, now: float) -> Shown:
        """How things stand for a viewer."""
        common = self._common(now)
        return Shown(cast("View", msgspec.Raw(self.match.views().of(viewer))), *self._beside(viewer, common, self._waiting(common)))

    def _stamp(self, common: Common) -> Any:
        """All that scenes are made from, first of all the place in the game; but for who has waved, which only the waver is shown."""
        moment, standing = self.moments.on, common.standing
        on = None if moment is None else (moment.id, moment.held)
        return (self.match.place, on, self.moments.count, standing.asleep, standing.owed, common.reacting, common.ready)

    def _has_waved(self, viewer: Viewer, common: Common) -> bool:
        """Whether nothing more is expected of a viewer in the moment that is on."""
        moment = self.moments.on
        return moment is not None and (viewer is None or viewer in moment.waved or viewer not in common.reacting)

    def _beside(self, viewer: Viewer, common: Common, waiting: list[WaitLine]) -> Beside:
        """All of a scene but the view."""
        asks = [_ask_line(self.match.game, owed, common.now) for owed in common.standing.owed if owed.ask.seat == viewer]
        chosen = self._chosen(viewer) if common.ready else None
        return asks, waiting, self._moment_line(viewer, common), common.standing.asleep, chosen, common.ready, self._back(viewer)

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
        told = self.match.told[viewer][start:stop]
        return [EventLine(n, key, cast("list[Param]", params)) for n, (key, params) in enumerate(told, start)]

    def _common(self, now: float) -> Common:
        standing = self.clock.standing()
        reacting = [] if self.moments.on is None else self.clock.reacting(standing.people)
        return Common(now, standing, reacting, self._ready(standing, now))

    def _ready(self, standing: Standing, now: float) -> list[int]:
        """Who has chosen, of several who are known to choose at the same time. That one had no choice is no more than a quick answer."""
        manners, game = self.match.manners, self.match.game
        first = next((owed for owed in standing.owed if not owed.ask.secret or owed.ask.prompt in manners.laying), None)
        if first is None:
            return []
        ready = [seat for seat in sorted(game.partial) if game.given(seat) is not None]
        if first.ask.prompt not in manners.laying:
            return ready
        if now < self.clock.pretended(first):  # a bot chooses at once or thinks on unseen, and whoever has no choice looks like one
            return [seat for seat in ready if seat in standing.people]
        asked = {*ready, *(ask.seat for ask in game.asks if ask.seat in standing.people)}
        return sorted([*ready, *(seat for seat in self.match.layers() if seat not in asked)])

    def _waiting(self, common: Common) -> list[WaitLine]:
        """Who is waited for, as far as everybody may know."""
        owed, now = common.standing.owed, common.now
        if any(one.ask.prompt in self.match.manners.laying for one in owed):
            lines = self._laying(owed[0], now)
        else:
            lines = [WaitLine(one.ask.seat, one.ask.prompt, milliseconds(one.deadline, now)) for one in owed if not one.ask.secret]
        return [line for line in lines if line.seat not in common.ready]

    def _laying(self, owed: Owed, now: float) -> list[WaitLine]:
        """Everybody without a card on the table, though one may have had no choice."""
        left = milliseconds(owed.deadline, now)
        return [WaitLine(seat, owed.ask.prompt, left) for seat in self.match.layers()]

    def _moment_line(self, viewer: Viewer, common: Common) -> MomentLine | None:
        """A moment for answers; also while a seat is asked something in secret, as far as the others are concerned."""
        moment = self.moments.on
        if moment is not None:
            beat = self.match.beats[0].kind if self.match.beats else None
            left = milliseconds(moment.until, common.now)
            return MomentLine(moment.id, left, self._has_waved(viewer, common), moment.held, beat)
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
    params, options = cast("list[Param]", ask.params), cast("list[str]", ask.options)  # written as lists are, and not copied for it
    return AskLine(owed.number, ask.prompt, params, options, left, owed.default, owed.counsel.would, owed.counsel.lamp)


def _timeless(scene: Shown) -> Any:
    asks = [(ask.id, ask.prompt, ask.params, ask.options) for ask in scene.asks]
    waiting = [(wait.seat, wait.prompt) for wait in scene.waiting]
    moment = scene.moment and (scene.moment.id, scene.moment.waved, scene.moment.held)
    return (asks, waiting, moment, scene.sleeping, scene.chosen, scene.ready, scene.back)
