"""Learning: guided games that begin with the goal and teach what is asked, how to play, and the way from a prompt to it."""

import json
import time
from typing import Any

import pytest

from tests.browser.conftest import People
from tests.browser.duellist import Duellist
from tests.browser.person import ROOT, Person

TEXTS = ROOT / "src" / "fifthcolony" / "text"
PATIENCE = 120.0
"""Seconds for a guided duel, played without reading."""
TAUGHT = 10
"""Lessons that come up in one, at least, however it goes."""

GOAL = {"classic": "5 colonies win.", "duel": "Five planets win."}
SECOND = {"classic": "Point the gate.", "duel": "Set your dial."}
COVERED = """() => {
  const box = document.querySelector(".lesson").getBoundingClientRect();
  const meets = (one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
  return [...document.querySelectorAll(".prompt, .dock, .stage .planet.lit .hit, .stage .pick")]
    .filter((one) => meets(one.getBoundingClientRect()))
    .map((one) => one.className.baseVal ?? one.className);
}"""
"""What of bar, hand and all that is lit lies under the lesson's card."""


def begin(person: Person, game: str) -> None:
    """From how to play to the guided table."""
    person.go(f"/learn/{game}").page.locator(".start .btn.primary").click()
    person.page.wait_for_selector(".lesson")


def hint(person: Person) -> str:
    """What the line teaches; empty if nothing."""
    found = person.page.locator(".line.hint .text").all_inner_texts()
    return " ".join(found[0].split()) if found else ""


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_guided_game_begins_with_its_goal_and_goes_on_where_one_left_it(person: People, game: str) -> None:
    ines = person(hints=True)
    begin(ines, game)
    assert ines.page.locator(".lesson h2").inner_text() == GOAL[game]
    assert hint(ines).startswith(GOAL[game])
    ines.wait_until(lambda: ines.is_asked)
    assert ines.page.evaluate(COVERED) == []
    assert ines.serious_findings() == []
    ines.page.locator(".lesson .ok").click()
    ines.wait_until(lambda: hint(ines).startswith(SECOND[game]))
    assert ines.page.locator(".lesson").count() == 0
    ines.page.keyboard.press("Tab")  # on to what is asked
    assert ines.page.evaluate("!!document.activeElement.closest('.prompt')")
    ines.page.locator(".line.hint .what").click()
    assert ines.page.locator(".lesson h2").inner_text() == SECOND[game]
    assert ines.page.evaluate(COVERED) == []
    ines.page.reload()  # whoever comes back is not told the goal again
    ines.wait_until(lambda: hint(ines).startswith(SECOND[game]))
    asked = ines.sentence
    act = Duellist(ines).act if game == "duel" else ines.act
    for _ in range(8):
        if ines.sentence != asked:
            break
        act()
        ines.page.wait_for_timeout(450)
    ines.wait_until(lambda: not hint(ines).startswith(SECOND[game]))  # what was answered is learned


FITTING = {
    "goal": {"dial.set"},
    "dial": {"dial.set"},
    "fewer": {"dial.set"},
    "carddial": {"dial.set_for_card"},
    "plan": {"plan.choose"},
    "planonly": {"plan.choose"},
    "contest": {"plan.choose"},
    "tactics": {"tactics"},
    "winner": {"result"},
    "warp": {"ships.recover"},
    "refresh": {"refresh.pick"},
    "friend": {"friendship.increase"},
    "unfriend": {"friendship.decrease"},
    "change": {"friendship.change"},
    "part": {"friendship.part_with"},
    "discard": {"card.discard_down"},
    "envoy": {"envoy.reveal"},
    "replace": {"envoy.replace"},
    "reinforce": {"reinforce.play"},
    "sign": {"reinforce.sign"},
    "ready": {"tactic.ready"},
    "bar": {"planet.choose"},
    "settle": {"planet.settle"},
    "resources": {"refresh.harvest"},
    "strike": {"refresh.strike"},
    "cut": {"refresh.cut"},
    "pile": {"refresh.take_pile"},
    "secret": {"teamwork.choose"},
}
"""By lesson: the prompts it explains, or the kinds of beat. Those of the prize and of abilities fit many."""
NOTED = """
  window.lessons = [];
  let asked = "";
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const { scene } = JSON.parse(data);
        if (scene) asked = scene.asks[0]?.prompt ?? scene.moment?.beat ?? "";
      });
    }
  };
  const look = () => {
    const title = document.querySelector(".line.hint .text b")?.innerText;
    if (title && lessons.at(-1)?.join() !== [title, asked].join()) lessons.push([title, asked]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Once a frame: which lesson stands beside what is asked or looked at."""


def test_a_guided_duel_teaches_what_is_asked_until_its_end(person: People) -> None:
    words = json.loads((TEXTS / "en" / "duel" / "guide.json").read_text(encoding="utf-8"))
    titles = {words[f"lesson.{lesson}.title"]: lesson for lesson in FITTING}
    ines = person(hints=True, pace=None)
    page = ines.page
    page.add_init_script(NOTED)
    begin(ines, "duel")
    page.locator(".lesson .ok").click()
    duellist, lessons, end = Duellist(ines), set[tuple[str, str]](), time.monotonic() + PATIENCE
    left = False
    while not duellist.is_over:
        assert time.monotonic() < end, f"it does not end; the bar says: {ines.sentence}"
        lessons |= {(title, asked) for title, asked in page.evaluate("lessons")}
        if page.get_by_test_id("skip").count():
            if not left:  # every pause waits, also for who goes away and comes back
                left, said = True, ines.sentence
                page.wait_for_timeout(2500)
                page.goto(ines.address)
                page.go_back()
                page.get_by_test_id("skip").wait_for()
                assert ines.sentence == said
            page.keyboard.press("ArrowRight")
        else:
            duellist.act()
        page.wait_for_timeout(30)
    assert page.locator(".over h1").inner_text()
    amiss = sorted((title, asked) for title, asked in lessons if asked not in FITTING.get(titles.get(title, ""), {asked}))
    assert amiss == []
    assert len({title for title, _ in lessons}) >= TAUGHT, lessons


@pytest.mark.parametrize(
    ("game", "language", "size", "wanted", "found"),
    [
        ("classic", "en", (1440, 900), "compensation", "Compensation"),
        ("duel", "es", (360, 640), "vortice", "Suministro y Vórtice"),
    ],
)
def test_how_to_play_is_read_and_searched(person: People, game: str, language: str, size: Any, wanted: str, found: str) -> None:
    ines = person(size=size, language=language)
    page = ines.go(f"/learn/{game}").page
    page.wait_for_selector(".six")
    assert page.locator(".six li").count() == 6
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert ines.serious_findings() == []
    page.locator("input[type=search]").fill(wanted)
    ines.wait_until(lambda: found in page.locator(".parts h3").all_inner_texts())
    assert page.locator(".six li, .parts > section").count() < 10
    page.locator("input[type=search]").fill("xyzzy")
    ines.wait_until(lambda: page.locator(".six li, .parts > section").count() == 0)
    assert page.get_by_role("status").inner_text()


def test_a_prompt_leads_to_what_explains_it(person: People) -> None:
    ines = person(hints=False)
    page = ines.go("/learn/duel").page
    page.locator(".start .btn.primary").wait_for()
    page.locator(".start .btn:not(.primary)").click()
    ines.wait_until(lambda: ines.is_asked)
    assert hint(ines) == ""
    page.locator(".prompt .explain").click()
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.get_by_role("heading", name="Set your dial, 1 to 4").count() == 1
    dialog.get_by_role("button", name="Contests").click()
    dialog.get_by_role("heading", name="Contests").wait_for()
    page.keyboard.press("Escape")
    ines.wait_until(lambda: dialog.count() == 0)
    assert ines.is_asked
