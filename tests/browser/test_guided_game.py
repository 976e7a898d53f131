"""A guided classic game, played to its end: every pause waits, and each lesson comes with the prompt or the beat that it is about."""

import time
from typing import Any, Final

from tests.browser.conftest import People
from tests.browser.person import Person

GOAL: Final = "5 colonies win."
ANSWER: Final = "A card of yours fits here."
ABOUT: Final = {
    "launch.aim": "Point the gate.",
    "launch.ships": "Send ships.",
    "alliance.ships": "Send ships.",
    "alliance.invite": "Ask for help.",
    "alliance.answer": "Pick a side, or stay out.",
    "planning.select": "Card plus ships.",
    "reinforce.side": "Not over yet.",
    "destiny.wild": "Destiny names the defense.",
    "destiny.own_colour": "Destiny names the defense.",
    "deal.talk": "Talk it over.",
    "deal.item": "Talk it over.",
    "deal.reply": "Talk it over.",
    "deal.pay": "No deal has its price.",
    "regroup.retrieve": "A ship comes back.",
    "ships.retrieve": "A ship comes back.",
    "ships.return": "Your ships return.",
    "ships.lose": "Ships have to go.",
    "rewards.take": "Thanks for defending.",
    "turn.second": "One more encounter?",
    "respond.use": "You can stop this.",
    "respond.card": "You can stop this.",
    "reveal": "Both totals are open.",
    "losses": "Lost ships go to the warp.",
    "landings": "Winners land.",
}
"""The lesson of each prompt and each beat, told here once more."""
NOT_ALWAYS: Final = {"reveal"}
"""Totals that are not counted are not explained either."""
SOMETIMES: Final = {"Beaten, but paid.": {"cards"}, "Your power fits here.": {"window"}, ANSWER: {"window"}, "Not over yet.": {"window"}}
"""Lessons that hang on more than the prompt: where they may come."""
HEARD: Final = """
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => (window.scene = JSON.parse(data).scene ?? window.scene));
    }
  };
"""
"""What the page was told last, so that it can be looked at together with what it shows."""
SHOWN: Final = """() => ({
  prompt: window.scene?.asks[0]?.prompt ?? null,
  moment: window.scene?.moment?.id ?? null,
  beat: window.scene?.moment?.beat ?? null,
  lesson: document.querySelector(".line.hint .text b")?.innerText ?? null,
  over: !!document.querySelector(".over h1"),
})"""
PRESS_ON: Final = """(moment) => {
  const ring = window.scene?.moment?.id === moment ? document.querySelector("[data-testid=skip]") : null;
  ring?.click();
  return ring?.innerText ?? null;
}"""
"""Go on after this pause and no other, and what that button says."""
LONGEST: Final = 180.0
"""Seconds after which a guided game is none; it takes about thirty."""


class Pupil:
    """Somebody who reads every lesson, remembers it, and presses on."""

    def __init__(self, ines: Person) -> None:
        self.ines = ines
        self.learned: list[str] = []
        self.before: dict[str, Any] = {}
        self.waited = False

    def look(self) -> dict[str, Any]:
        """What is asked or shown, and the lesson beside it, which fits it and is new."""
        shown: dict[str, Any] = self.ines.page.evaluate(SHOWN)
        what, lesson = shown["prompt"] or shown["beat"], shown["lesson"]
        if shown != self.before and what and not shown["over"]:
            if lesson:
                kind = what.split(".")[0]
                assert lesson == ABOUT.get(what) or kind in SOMETIMES.get(lesson, ()) or lesson == "A power is at work.", (lesson, what)
                if lesson not in self.learned:
                    self.learned.append(lesson)
                assert self.learned[-1] == lesson, f"{lesson} comes again with {what}"
            else:
                assert what in NOT_ALWAYS or ABOUT.get(what) is None or ABOUT[what] in self.learned, f"nothing is taught of {what}"
        self.before = shown
        return shown

    def press_on(self, shown: dict[str, Any]) -> None:
        """Go on after a pause; the first beat is watched for longer than any would last by itself."""
        if shown["beat"] and not self.waited:
            self.waited = True
            self.ines.page.wait_for_timeout(4000)
            assert self.look() == shown, "a pause of the guided game does not wait"
        said = self.ines.page.evaluate(PRESS_ON, shown["moment"])
        assert said in (None, "Go on") or not shown["beat"], said


def test_a_guided_game_to_its_end(person: People) -> None:
    ines = person(hints=True, pace=None)
    ines.context.add_init_script(HEARD)
    ines.go().page.get_by_role("button", name="First time? Guided game (Classic)").click()
    ines.page.wait_for_selector(".lesson")
    assert ines.page.locator(".lesson h2").inner_text() == GOAL
    ines.page.locator(".lesson .ok").click()
    ines.wait_until(lambda: ines.page.evaluate(SHOWN)["lesson"] == ABOUT["launch.aim"])
    pupil = Pupil(ines)
    until, left = time.monotonic() + LONGEST, False
    while not (shown := pupil.look())["over"]:
        assert time.monotonic() < until, f"no end; learned: {pupil.learned}"
        if shown["prompt"] == "planning.select" and not left:  # whoever goes away finds the game, and the lesson, as they were
            left = True
            ines.go()
            ines.page.get_by_role("link", name="To my seat").click()
            ines.wait_until(lambda: ines.page.evaluate(SHOWN)["lesson"] == ABOUT["planning.select"])
        elif shown["prompt"]:
            ines.act()
        else:
            pupil.press_on(shown)
    assert {ABOUT[what] for what in ("launch.aim", "launch.ships", "alliance.invite", "planning.select")} < set(pupil.learned)
    assert ABOUT["losses"] in pupil.learned or ABOUT["landings"] in pupil.learned
    assert ines.page.locator(".line.hint, .lesson").count() == 0
    assert ines.page.get_by_role("button", name="Rematch").count() == 1
