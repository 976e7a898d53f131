"""Somebody who reads all that a duellist or a watcher was sent, and objects to what was not theirs to know."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from fifthcolony.duel.cards import KINDS
from fifthcolony.server.table.match import Viewer

BACK = "face_down"
CARD_WORDS = {*KINDS, *(f"card:{kind}" for kind in KINDS)}
OPEN_PLACES = {"known", "piles", "plans", "seconds", "laid", "clout", "announced"}
"""Parts of a view in which a card may lie open; plans are looked at by themselves."""
OWN_PLACES = {"hand", "aside", "beside"}
OWN_LINES = {("scene", "asks"), ("scene", "chosen")}
PRIVATE_EVENTS = {"cards.drawn_by_you", "cards.gained_by_you", "deck.looked_at_by_you", "envoy.read", "overdue.saw", "clockwright.looked"}


def words(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every string in a message, with the names on the way to it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from words(inner, (*path, name))
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner, path)
    elif isinstance(value, str):
        yield path, value


class Witness:
    """Reads a viewer's frames in order, remembers what was told openly, and objects to all that was not."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.others = [seat for seat in (0, 1) if seat != viewer]
        self.shown: set[tuple[str, str]] = set()
        """What was turned up in this battle: (event, seat)."""
        self.read: set[str] = set()
        """Envoys this viewer has read."""
        self.hidden = 0
        """Things seen from behind: the search has had something to find."""
        self.view: dict[str, Any] = {}
        """The last that came: updates leave out one that has not changed."""

    def hear(self, event: dict[str, Any]) -> None:
        """What is told."""
        key, params = event["key"], event["params"]
        if key in ("duel.began", "contest.began", "duel.restarted"):
            self.shown.clear()
        if key in PRIVATE_EVENTS:
            assert self.viewer is not None, f"a watcher was told {key}"
        if key == "envoy.read":
            self.read.add(params[2].removeprefix("envoy_named:"))
        if params and str(params[0]).startswith("seat:"):
            self.shown.add((key, params[0]))

    def look(self, scene: dict[str, Any]) -> None:
        """What is shown."""
        view = self.view = scene["view"] or self.view
        assert view["seat"] == self.viewer
        assert not {"asks", "waiting"} & set(view)
        assert all(set(line) == {"seat", "prompt", "left"} for line in scene["waiting"])
        assert scene.get("chosen") is None or self.viewer in scene["ready"]
        if self.viewer is None:
            assert (scene["asks"], view["hand"], view["dealt"], view["aside"], view["secrets"], view["foreseen"]) == (
                [],
                [],
                [],
                [],
                [],
                [],
            )
        for seat in self.others:
            self._look_at(view, seat)
        for envoy in view["envoys"]:
            assert envoy["name"] is None or envoy["face_up"] or envoy["name"] in self.read, envoy
            self.hidden += envoy["name"] is None

    def _look_at(self, view: dict[str, Any], seat: int) -> None:
        word = f"seat:{seat}"
        if view["values"] is None:
            assert view["plans"][seat] in (None, BACK)
        if ("tactic.shown", word) not in self.shown:
            assert view["tactics"][seat] in (None, BACK)
        if ("dial.shown", word) not in self.shown:
            assert view["dials"][seat] in (None, BACK)
        if ("cheater.sleeve", word) not in self.shown:
            assert view["sleeves"][seat] is None
        assert all(kind == BACK for holder, _, kind in view["beside"] if holder == seat)
        self.hidden += BACK in (view["plans"][seat], view["tactics"][seat])

    def follow(self, frames: Iterable[str], secrets: list[str]) -> None:
        """Read all frames in order."""
        for frame in frames:
            assert not any(secret in frame for secret in secrets)
            message = json.loads(frame)
            if message["type"] not in ("snapshot", "update"):
                continue
            for event in message["events"]:
                self.hear(event)
            if message["scene"] is not None:
                self.look(message["scene"])
            self.search(message)

    def search(self, message: dict[str, Any]) -> None:
        """No card lies where it should not."""
        for path, word in words(message):
            if word not in CARD_WORDS:
                continue
            mine = self.viewer is not None and (path[:2] in OWN_LINES or (path[:2] == ("scene", "view") and path[2] in OWN_PLACES))
            openly = path[:2] == ("events", "params") or (path[:2] == ("scene", "view") and path[2] in OPEN_PLACES)
            assert mine or openly, (path, word)
