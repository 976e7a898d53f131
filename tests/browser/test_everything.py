"""Tables with the whole box, made in the dialog and played to their ends by clicking; nothing hidden is sent before its time."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person


class Post:
    """All that a window was sent by its table."""

    def __init__(self, person: Person) -> None:
        self.frames: list[dict[str, Any]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(str(frame))))

    def views(self) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """Each view, with the message it came in."""
        for frame in self.frames:
            if frame.get("scene") and frame["scene"]["view"]:
                yield frame["scene"]["view"], frame

    def told(self) -> set[str]:
        """The keys of all events."""
        return {event["key"] for frame in self.frames for event in frame.get("events", ())}


def start(one: Person) -> Post:
    """Open the table that the dialog says, for people in a hurry, and begin."""
    post = Post(one)
    one.page.get_by_role("radio", name="Blitz").click()
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url(re.compile("/t/"))
    one.page.get_by_role("button", name="Start the game").click()
    one.page.wait_for_selector(".prompt")
    return post


def others(view: dict[str, Any]) -> list[int]:
    """The seats that are not the viewer's."""
    return [seat for seat in range(len(view["colours"])) if seat != view["seat"]]


def aliens_at_the_end(post: Post) -> dict[int, str]:
    """Who turned out to be what, of those who were turned up."""
    *_, (view, _) = post.views()
    return {seat: view["aliens"][seat][0] for seat in others(view) if view["aliens"][seat]}


def nothing_is_told_too_early(post: Post) -> int:
    """Neither a face-down alien nor a face-down technology is in any message; how many were seen from behind."""
    known = aliens_at_the_end(post)
    mine: set[str] = set()  # aliens that were offered to the viewer, or its own: it has seen their sheets
    seen = 0
    for view, frame in post.views():
        mine |= {word.removeprefix("alien:") for ask in frame["scene"]["asks"] for word in ask["options"]} | {*view["aliens"][view["seat"]]}
        text = json.dumps(frame)
        for seat in others(view):
            if view["hidden"][seat]:
                seen += 1
                assert set(view["aliens"][seat]) <= mine
                if known.get(seat, "") not in {"", *mine}:
                    assert f'"alien:{known[seat]}"' not in text, (seat, known[seat])
                    assert f'"use:{known[seat]}.' not in text
        for technology in view["technologies"]:
            if technology["seat"] != view["seat"] and not technology["open"]:
                seen += 1
                assert technology["name"] is None
                assert technology["needs"] is None
    return seen


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_flares_technology_and_hidden_powers_to_the_end(person: People, size: tuple[int, int]) -> None:
    ines = person(size=size).new_table("Everything")
    said = ines.page.locator("dialog footer p").first.inner_text()
    assert "with ten flares, technology and aliens face down" in said
    post = start(ines)
    assert ines.play_to_the_end() > 10
    assert nothing_is_told_too_early(post) > 50
    told = post.told()
    assert {"power.turned_up", "technology.kept", "technology.researched"} <= told
    assert ines.serious_findings() == []


def test_rotating_powers_of_2008_to_the_end(person: People) -> None:
    ines = person().new_table("Classic evening")
    ines.page.get_by_role("radio", name="Classic 2008").click()
    ines.page.get_by_role("radio", name="3", exact=True).click()
    for variant in ("Rotating powers", "Any number of flares", "Hidden powers", "Four planets"):
        ines.page.get_by_role("switch", name=variant).click()
    assert "The fourth colony abroad wins." in ines.page.locator("dialog footer p").first.inner_text()
    post = start(ines)
    assert ines.play_to_the_end() > 10
    assert nothing_is_told_too_early(post) > 10
    *_, (view, _) = post.views()
    assert view["goal"] == 4
    assert {"flares", "rotating_powers", "freewheeling_flares", "hidden_powers", "four_planets"} == set(view["variants"])
    assert any(ask["prompt"] == "rotate.keep" for _, frame in post.views() for ask in frame["scene"]["asks"])
