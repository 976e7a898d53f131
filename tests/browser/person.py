"""A person at the table: sits down, looks, clicks what is lit, and notices every error in the console."""

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
SHORT: Final = (390, 664)
"""A common phone with its browser's bars."""
LOOK: Final = """() => {
  const at = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled).map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.height).map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const deal = document.querySelector("dialog[open] .deal");
  const opened = !deal && !!document.querySelector("dialog[open]");
  const bar = deal ? ".none" : ".prompt .acts";
  const lifted = document.querySelectorAll(".keep [aria-pressed='true'], .keep [aria-checked='true']").length > 0;
  return {
    opened,
    accept: deal ? at("dialog[open] .offer:not(.draft) .btn") : [],
    refuse: deal ? at("dialog[open] .nodeal .btn") : [],
    gathering: at(".steppers"),
    sheets: at(".choice .btn.primary"),
    drawn: lifted ? [] : at(".keep button"),
    things: deal ? [] : [...at(".stage .flare.lit"), ...at(".dock .technology.lit"), ...at(".rows button")],
    primary: at(`${bar} button.btn.primary`),
    cards: deal ? [] : at(".hand button.card.lit"),
    planets: deal ? [] : at(".stage svg .hit[tabindex='0']"),
    buttons: at(`${bar} button.btn`),
  };
}"""
"""Where everything is that can be clicked now: one look instead of many."""
STANDSTILL: Final = 90.0
"""Seconds without a new sentence in the bar after which nobody would wait any longer."""
IDLE: Final = 40
"""Milliseconds between two looks where there is nothing to do: eyes that never close take the machine from what they wait for."""
SETTLED: Final = """() => {
  const passing = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
  const patience = new Promise((done) => setTimeout(done, 5000)); // what is paused never ends
  return Promise.race([Promise.allSettled(passing.map((one) => one.finished)), patience]).then(() => undefined);
}"""


LOOKS: Final = 20
BARRIERS: Final = """async () => {
  let moved = false;
  const watch = new MutationObserver(() => (moved = true));
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class", "disabled"] });
  const change = () => (moved = true);
  addEventListener("transitionrun", change, true);
  const patience = new Promise((done) => setTimeout(() => done(null), 20000));
  const found = await Promise.race([axe.run(document, { resultTypes: ["violations"] }), patience]);
  watch.disconnect();
  removeEventListener("transitionrun", change, true);
  if (!found) throw new Error("axe did not come back within 20 s");
  const fading = document.getAnimations().some((one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity);
  return moved || fading ? null : found.violations;
}"""
"""What axe finds; nothing if the page changed under its eyes: contrast is then measured against what is half there, or on a button that was
dim, as long as an answer was under way, when its colours were read and is not any more."""


NOTICED: Final = """
  const note = (kind, what) => {
    const known = (sessionStorage.getItem(kind) ?? "").split("|");
    sessionStorage.setItem(kind, [...new Set([...known, what])].join("|"));
  };
  addEventListener("pointerdown", (event) => note("pointers", event.pointerType), true);
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    for (const [kind, text] of [["hints", ".line.hint .what"], ["sentences", "[data-testid=sentence]"]]) {
      const said = document.querySelector(text)?.innerText;
      if (said) note(kind, said);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
"""Remembers, also after a reload, whether a mouse or a finger pressed, which hints there were and what the bar said."""


class Person:
    """One browser window."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = DESKTOP, language: str = "en", motion: bool = False, **kept: object
    ) -> None:
        width, height = size
        self.address = address
        self.touches = width < 700
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="no-preference" if motion else "reduce", has_touch=self.touches
        )
        known = json.dumps({"language": language, "hints": False, "name": "Ines", "deaf": 0, "pace": "instant", "places": [], **kept})
        self.context.add_init_script(f"localStorage.getItem('fifthcolony') ?? localStorage.setItem('fifthcolony', {json.dumps(known)})")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.rng = random.Random(7)

    def go(self, path: str = "/") -> "Person":
        """Open an address of the client."""
        self.page.goto(self.address + path)
        return self

    def sit(self, seated: dict[str, Any]) -> "Person":
        """Take a seat whose key was given over HTTP, as the browser would have kept it."""
        place = {"code": seated["code"], "token": seated["token"], "seat": seated["seat"], "at": 0}
        self.context.add_init_script(
            f"const kept = JSON.parse(localStorage.getItem('fifthcolony')); kept.places = [{json.dumps(place)}]; "
            "localStorage.setItem('fifthcolony', JSON.stringify(kept));"
        )
        return self.go(f"/t/{seated['code']}")

    def sit_once(self, seated: dict[str, Any]) -> "Person":
        """The same, for who will sit elsewhere later: the browser keeps what comes after."""
        place = {"code": seated["code"], "token": seated["token"], "seat": seated["seat"], "at": 0}
        self.go()
        self.page.evaluate(
            "(place) => { const kept = JSON.parse(localStorage.getItem('fifthcolony')); kept.places = [place]; "
            "localStorage.setItem('fifthcolony', JSON.stringify(kept)); }",
            place,
        )
        return self.go(f"/t/{seated['code']}")

    def new_table(self, start: str = "First game") -> "Person":
        """Open the dialog for a new table, at one of its starts."""
        self.go().page.get_by_role("button", name="Open a table (Classic)").click()
        self.page.get_by_role("button", name=re.compile(f"^{start}")).click()
        return self

    @property
    def sentence(self) -> str:
        """What the bar says."""
        return self.page.get_by_test_id("sentence").inner_text()

    @property
    def is_asked(self) -> bool:
        """Whether something is lit for this person."""
        return self.page.locator(".prompt.mine").count() > 0

    def wait_until(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        """Look until it is so."""
        for _ in range(int(seconds * 20)):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited {seconds} s in vain; the bar says: {self.page.locator('.prompt').all_inner_texts()}")

    def act(self) -> bool:
        """Click something that is offered, as somebody who does not think much; False if nothing is."""
        offered: dict[str, Any] = self.page.evaluate(LOOK)
        if offered["opened"]:  # whoever opens a book by a slip of the hand closes it again
            self.page.keyboard.press("Escape")
            return False
        order = ("accept", "refuse") if offered["accept"] or offered["refuse"] else self._wishes(bool(offered["gathering"]))
        order = ("sheets", "drawn", *order)
        for kind in order:
            if offered[kind]:
                self.press(*self.rng.choice(offered[kind]))
                return True
        return self._choose_from_list()

    def press(self, x: float, y: float) -> None:
        """By finger on a phone, else by mouse."""
        (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(x, y)

    def press_named(self, role: Literal["button", "link"], name: str) -> None:
        """Press the first that is called so, as one would here: by finger on a phone."""
        named = self.page.get_by_role(role, name=name).first
        named.tap() if self.touches else named.click()

    def notice(self) -> "Person":
        """From the next page on, remember what is pressed with and what is said."""
        self.page.add_init_script(NOTICED)
        return self

    def noticed(self, kind: Literal["pointers", "hints", "sentences"]) -> set[str]:
        """What was remembered: each once."""
        kept: str = self.page.evaluate("(kind) => sessionStorage.getItem(kind) ?? ''", kind)
        return set(kept.split("|")) - {""}

    def play_to_the_end(self) -> int:
        """Act until the end is on the screen; how many clicks it took. AssertionError if nothing moves for long."""
        acted, said, since, table = 0, "", time.monotonic(), self.page.url
        while not self.page.locator(".over h1").count():
            if self.act():
                acted += 1
            else:
                self.page.wait_for_timeout(IDLE)
            if self.page.evaluate("location.href") != table:
                break  # the last click went to a link that came up with the end
            if (now := self._bar()) != said:
                said, since = now, time.monotonic()
            assert time.monotonic() < since + STANDSTILL, f"nothing moves after {acted} clicks; the bar says: {said}"
        self.go(table.removeprefix(self.address))
        self.page.wait_for_selector(".over h1")
        return acted

    def _bar(self) -> str:
        """What the bar says, without waiting for one: the end has none."""
        return "".join(self.page.locator("[data-testid='sentence']").all_inner_texts())

    def _choose_from_list(self) -> bool:
        """More options than there is room for buttons are a list: pick one; the button beside it comes next."""
        choices = self.page.locator(".prompt select option").count()
        if choices < 2:
            return False
        try:
            self.page.locator(".prompt select").select_option(index=self.rng.randrange(1, choices), timeout=1000)
        except TooLate:  # the game went on in the meantime
            return False
        return True

    def _wishes(self, gathering: bool) -> tuple[str, ...]:
        """What to try first: lit things as often as buttons."""
        if gathering and self.rng.random() < 0.6:
            return ("planets", "primary", "buttons")
        if self.rng.random() < 0.5:
            return ("primary", "cards", "planets", "things", "buttons")
        return ("primary", "things", "cards", "buttons") if self.rng.random() < 0.3 else ("primary", "cards", "buttons")

    def serious_findings(self) -> list[str]:
        """What axe finds on the page as it is, serious or worse, and finds again when it looks once more: a barrier stays where it is.

        A button that an answer under way makes dim for a moment is none.
        """
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        first = self._look_for_barriers()
        return sorted(first & self._look_for_barriers()) if first else []

    def _look_for_barriers(self) -> set[str]:
        """Each with the element it is in, seen in a look during which nothing came, went or faded."""
        for _ in range(LOOKS):
            self.page.evaluate(SETTLED)
            found: list[dict[str, Any]] | None = self.page.evaluate(BARRIERS)
            if found is not None:
                bad = [one for one in found if one["impact"] in ("serious", "critical")]
                return {f"{one['id']}: {node['target']}: {node['failureSummary']}" for one in bad for node in one["nodes"]}
        raise AssertionError(f"the page did not stand still during any of {LOOKS} looks")

    def ships(self, label: str) -> int:
        """Ships on a planet by what a screen reader hears of it."""
        text = self.page.get_by_role("button", name=label).first.get_attribute("aria-label") or ""
        return sum(int(number) for number in re.findall(r"(\d+) ships?", text))
