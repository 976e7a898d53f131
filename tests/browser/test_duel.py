"""Duels in a real browser: whole games by clicking, two browsers against each other, keys, phone by touch, replay."""

import json
import re
import time
from typing import Any

import pytest

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.duellist import Duellist
from tests.browser.person import DESKTOP, IDLE, PHONE, SHORT
from tests.browser.served import Served
from tests.server.witness import Witness

STANDSTILL = 60.0
"""Seconds without a new sentence in the bar after which nobody would wait any longer."""
UNSAID = re.compile(r"\w+[_:]\w+|\b(event|prompt|option|card|hook) \w+ \w+\b(?=\.$)")
"""A key that nobody has put into words."""


def play_on(*people: Duellist) -> int:
    """Click until the game is over; how often."""
    acted, said, since = 0, "", time.monotonic()
    while not all(one.is_over for one in people):
        before = acted
        for one in people:
            acted += one.act()
            assert one.barriers() == []
        if acted == before:
            people[0].page.wait_for_timeout(IDLE)
        now = " / ".join("".join(one.page.locator(".prompt").all_inner_texts()) for one in people)  # the end has no bar
        if now != said:
            said, since = now, time.monotonic()
            assert not UNSAID.search(now), now
        assert time.monotonic() < since + STANDSTILL, f"nothing moves after {acted} clicks; the bar says: {now}"
    for one in people:
        one.close_books()
    return acted


@pytest.mark.parametrize(
    ("size", "language", "start", "seed"),
    [
        (DESKTOP, "en", "Play a duel with a bot", 4),
        (PHONE, "en", "Play a duel with a bot", 9),
        (DESKTOP, "es", "Jugar un duelo contra un bot", 14),
        (SHORT, "es", "Jugar un duelo contra un bot", 21),
    ],
)
def test_a_duel_against_a_bot_to_its_end(
    person: People, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, start: str, seed: int
) -> None:
    monkeypatch.setattr("fifthcolony.server.secrets.secrets.randbits", lambda _bits: seed)
    ines = Duellist(person(size=size, language=language, hints=size == SHORT).notice())
    ines.person.go().press_named("button", start)
    ines.page.wait_for_selector(".prompt")
    assert play_on(ines) > 15
    assert len(ines.seen) >= 4
    page = ines.page
    assert page.evaluate("[innerWidth, innerHeight]") == list(size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.lang") == language
    assert ines.person.noticed("pointers") == {"touch" if ines.person.touches else "mouse"}
    assert (len(ines.person.noticed("hints")) > 3) == (size == SHORT)
    ines.person.press_named("link", "See the replay" if language == "en" else "Ver la repetición")
    slider = page.get_by_role("slider")
    ines.person.wait_until(lambda: slider.count() > 0 and int(slider.get_attribute("aria-valuemax") or 0) > 10)
    slider.press("End")
    ines.person.wait_until(lambda: slider.get_attribute("aria-valuenow") == slider.get_attribute("aria-valuemax"))
    page.locator(".stage[aria-busy=false]").wait_for()
    assert ines.person.serious_findings() == []


def test_two_browsers_duel_and_neither_is_sent_what_is_the_others(person: People) -> None:
    ines, bo, fly = Duellist(person()), Duellist(person(name="Bo", size=PHONE)), Duellist(person(name="Fly"))
    page = ines.person.new_table().page
    page.get_by_role("radio", name="Duel").click()
    page.locator("#duel-aliens").select_option("choice")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.url.rpartition("/")[2]
    bo.person.go(f"/t/{code}").page.get_by_role("button", name="Sit here").first.click()
    page.get_by_text("Bo", exact=True).wait_for()
    fly.person.go(f"/t/{code}")
    page.get_by_role("button", name="Start the game").click()
    for one in (ines, bo):
        one.page.locator(".choice article").nth(2).wait_for()
    assert play_on(ines, bo) > 20
    for one, viewer in ((ines, 0), (bo, 1), (fly, None)):
        witness = Witness(viewer)
        witness.follow((frame for frame in one.frames if '"scene":null' not in frame), [])  # before the start all are watchers
        assert witness.hidden > 5


def face_off(served: Served, **how: Any) -> dict[str, Any]:
    position = {
        "aliens": ["orange", "blue"],
        "card": "vacant_shipyard",
        "hands": {"orange": ["13", "20", "+08", "-07"], "blue": ["14", "23", "05"]},
        "planets": {"salad": {"orange": 2}, "payday": {"blue": 1}},
        "stack": ["glitter_gulch"],
    }
    served.waiting.append(fc.scene("duel", **(position | how)))
    return served.open_table(game="duel", seats=2)


def test_keys_alone(served: Served, person: People) -> None:
    ines = person().sit(face_off(served))
    keys = ines.page.keyboard
    ines.page.get_by_role("button", name="Start the game").focus()
    keys.press("Enter")
    ines.wait_until(lambda: "set your dial" in ines.sentence)
    keys.press("4")
    keys.press("Escape")
    keys.press("3")
    ines.page.get_by_role("button", name="Send 3 ships").wait_for()
    keys.press("Enter")
    ines.wait_until(lambda: "plan" in ines.sentence and ines.is_asked, 30)
    keys.press("1")
    keys.press("u")
    ines.page.get_by_role("button", name="Lay 13 with shield 4").wait_for()  # no blast gets through: it comes to reinforcing
    keys.press("Enter")
    ines.wait_until(lambda: "play one reinforcement" in ines.sentence, 30)
    keys.press("1")
    ines.page.get_by_role("button", name="on mine").wait_for()
    keys.press("1")
    ines.wait_until(lambda: ines.page.locator(".cards .on").count() == 1)


def test_a_plan_and_a_tactic_are_one_gesture_and_one_answer(served: Served, person: People) -> None:
    ines = person()
    sent: list[str] = []
    ines.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ines.sit(face_off(served))
    page = ines.page
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Set the dial to 2").click()
    page.get_by_role("button", name="Send 2 ships").click()
    ines.wait_until(lambda: page.locator(".token.lit").count() == 5, 30)
    page.locator(".hand button.card", has_text="20").click()
    page.get_by_role("button", name="shield 4").click()
    page.get_by_role("button", name="Lay 20 with shield 4").click()
    ines.wait_until(lambda: page.locator(".token.lit").count() == 0)
    (laid,) = [json.loads(frame) for frame in sent if "lay:" in frame]
    assert laid["choices"] == ["lay:plan_20:shield_4"]


def test_a_watcher_sees_no_hand_and_a_reload_keeps_the_prompt(served: Served, person: People) -> None:
    ines, fly = person().sit(face_off(served)), person(name="Fly")
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    fly.go(ines.page.url.removeprefix(served.address))
    fly.page.get_by_text("You are watching").wait_for()
    assert fly.page.locator(".hand button.card").count() == 0
    assert fly.page.locator(".lit").count() == 0
    before = (ines.sentence, ines.page.locator(".hand button.card").count())
    ines.page.reload()
    ines.page.wait_for_selector(".prompt.mine")
    assert (ines.sentence, ines.page.locator(".hand button.card").count()) == before


def test_the_encyclopedia_says_which_cards_are_our_own(person: People) -> None:
    ines = person().go("/encyclopedia/duel/swarm")
    ines.page.get_by_role("heading", name="Swarm").wait_for()
    ines.page.get_by_text("Our own card", exact=True).wait_for()
    ines.page.get_by_role("button", name="Known cards").click()
    assert ines.page.locator(".list .own").count() == 0
    assert ines.page.locator(".list .tile").count() > 3
    assert ines.serious_findings() == []
    ines.page.get_by_role("link", name="Unseen").click()
    ines.page.get_by_role("heading", name="Unseen").wait_for()
    assert ines.page.get_by_text("Our own card", exact=True).count() == 0
