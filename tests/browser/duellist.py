"""A person at a duel: clicks what is lit, as somebody who does not think much, and remembers what the window was sent."""

from typing import Any, Final

from playwright.sync_api import WebSocket

from tests.browser.person import Person

LOOK: Final = """() => {
  const at = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled).map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.height).map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const chosen = (selector) => document.querySelectorAll(`${selector}[aria-pressed="true"]`).length > 0;
  const bar = ".prompt .acts";
  return {
    opened: !!document.querySelector("dialog[open]"),
    aliens: at(".choice .btn.primary"),
    primary: at(`${bar} button.btn.primary`),
    halves: chosen(".tacbar .half") ? [] : at(".tacbar button.half"),
    cards: chosen(".hand .card") ? [] : at(".hand button.card.lit"),
    sides: at(".cards .pick"),
    things: [...at(".dial .pick"), ...at(".stage .planet.lit .hit"), ...at(".place.lit"), ...at(".env.lit"), ...at(".tacbar .whole"),
      ...at(".plate .pick"), ...at(".seat .pick")],
    buttons: at(`${bar} button.btn:not(.primary)`),
  };
}"""
"""Where everything is that can be clicked now: one look instead of many."""

KINDS: Final = [
    ".choice",
    ".tacbar .whole",
    ".planet.lit",
    ".dial.asked",
    ".tacbar button.half",
    ".stepper",
    ".cards.target",
    ".env.lit",
    ".hand .card.lit",
    ".prompt.mine",
]
"""By what is on the screen, which kind of ask it is."""


class Duellist:
    """One browser window in which a duel is played."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.frames: list[str] = []
        """All that came through the table's socket."""
        self.page.on("websocket", self._listen)
        self.seen: set[str] = set()
        """The kinds of ask that were looked at for barriers."""

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def is_over(self) -> bool:
        """Whether the end is on the screen."""
        return self.page.locator(".over").count() > 0

    def close_books(self) -> None:
        """The last card touched may have come to be looked up only: the game had gone on."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def act(self) -> bool:
        """Click something that is offered; False if nothing is."""
        offered: dict[str, Any] = self.page.evaluate(LOOK)
        if offered["opened"]:  # whoever opens a book by a slip of the hand closes it again
            self.page.keyboard.press("Escape")
            return False
        for kind in self._wishes():
            if offered[kind]:
                x, y = self.person.rng.choice(offered[kind])
                self._click(x, y)
                return True
        return self.person._choose_from_list()

    def _click(self, x: float, y: float) -> None:
        """Under the finger a link may come up with the end: whoever follows it comes back."""
        table = self.page.url
        self.person.press(x, y)
        if self.page.evaluate("location.href") != table:
            self.page.goto(table)
            self.page.wait_for_selector(".over")

    def _wishes(self) -> tuple[str, ...]:
        """What is lit on the table, and what is in the bar, as often as the other."""
        lit = ("halves", "cards", "sides", "things")
        if self.person.rng.random() < 0.5:
            return ("aliens", *lit, "primary", "buttons")
        return ("aliens", "primary", "buttons", *lit) if self.person.rng.random() < 0.3 else ("aliens", "primary", *lit, "buttons")

    def barriers(self) -> list[str]:
        """What axe finds at the first sight of each kind of ask."""
        kind = self.page.evaluate("(kinds) => kinds.find((one) => document.querySelector(one)) ?? ''", KINDS)
        if not kind or kind in self.seen:
            return []
        self.seen.add(kind)
        return [f"{kind}: {finding}" for finding in self.person.serious_findings()]
