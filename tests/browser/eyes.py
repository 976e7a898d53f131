"""What a window showed, and for how long: beats, reveals, the board after them, and words that only flicker."""

import statistics
import time
from dataclasses import dataclass, field
from typing import Any, Final

from tests.browser.duellist import Duellist
from tests.browser.person import Person

STANDSTILL: Final = 60.0
"""Seconds without anything new after which nobody would wait any longer."""
WATCH: Final = """
  window.eyes = { beats: [], looks: [], words: [], told: [], encounter: 0, held: false };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const { events, scene } = JSON.parse(data);
        for (const { key } of events ?? []) {
          eyes.encounter += Number(key === "encounter.begins" || key === "destiny.turned_up");
          eyes.told.push([eyes.encounter, key]);
        }
        const last = eyes.beats.at(-1);
        const moment = scene?.moment;
        if (scene) eyes.held = !!moment?.held;
        const goesOn = last && last.until === null && moment?.id === last.id;
        if (goesOn && scene.asks.length) last.beat = "asked";
        if (!scene || goesOn) return;
        if (last) last.until ??= performance.now();
        if (moment) eyes.beats.push({ id: moment.id, beat: scene.asks.length ? "asked" : moment.beat, at: performance.now(), until: null });
      });
    }
  };
  const look = () => {
    const now = performance.now();
    const seen = (what) => document.querySelector(what) !== null;
    const one = {
      at: now, until: now, encounter: eyes.encounter, reveal: seen(".stage .reveal"), over: seen(".over h1"),
      covered: seen(".stage :is(.reveal, .veil), dialog[open]"), flies: document.querySelectorAll(".stage .fly").length,
    };
    const last = eyes.looks.at(-1);
    const same = last && ["encounter", "reveal", "over", "covered"].every((what) => one[what] === last[what]);
    if (last) last.until = now;
    if (same) last.flies = Math.max(last.flies, one.flies);
    else eyes.looks.push(one);
    const text = document.querySelector("[data-testid=sentence]")?.innerText ?? "";
    if (eyes.words.at(-1)?.text !== text) eyes.words.push({ text, at: now, until: now });
    else eyes.words.at(-1).until = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Once a frame: what lies over the board in which encounter, and what the bar says; and how long each moment of the table lasted."""


@dataclass
class Seen:
    """Times in milliseconds."""

    revealed: list[float] = field(default_factory=list)
    """For each encounter whose cards were turned: how long they could be read."""
    uncovered: list[float] = field(default_factory=list)
    """For each of them: how long the board was uncovered afterwards, before the next encounter began or the game was over."""
    told: list[list[str]] = field(default_factory=list)
    """For each of them: what was told."""
    flickers: list[str] = field(default_factory=list)
    """Empty words that stood for less than half a second."""
    beats: dict[str, list[float]] = field(default_factory=dict)
    """How long the beats stood, by kind; "answers": what could have been answered, "asked": what this person could."""
    ships: int = 0
    """The most ships on their way at once."""

    def add(self, noted: dict[str, Any]) -> None:
        """What one window noted in one game."""
        looks: list[dict[str, Any]] = noted["looks"]
        for encounter in sorted({one["encounter"] for one in looks}):
            within = [one for one in looks if one["encounter"] == encounter]
            reveals = [at for at, one in enumerate(within) if one["reveal"]]
            ended = any(one["encounter"] > encounter or one["over"] for one in looks)
            if reveals and ended:
                self.revealed.append(sum(one["until"] - one["at"] for one in within if one["reveal"]))
                after = [one for one in within[reveals[-1] + 1 :] if not one["covered"] and not one["over"]]
                self.uncovered.append(sum(one["until"] - one["at"] for one in after))
                self.told.append([key for when, key in noted["told"] if when == encounter])
        self.ships = max([self.ships, *(one["flies"] for one in looks)])
        words = noted["words"][:-1]
        self.flickers += [one["text"] for one in words if " goes on" in one["text"] and one["until"] - one["at"] < 500]
        for one in noted["beats"]:
            if one["until"] is not None:
                self.beats.setdefault(one["beat"] or "answers", []).append(one["until"] - one["at"])

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {len(times)} ({_figures(times)})" for kind, times in sorted(self.beats.items()))
        parts = [f"{len(self.revealed)} reveals read for {_figures(self.revealed)}", f"then uncovered for {_figures(self.uncovered)}"]
        return "; ".join([*parts, f"flickers {len(self.flickers)}", f"beats, least/median ms: {kinds}"])


def _figures(times: list[float]) -> str:
    return f"{min(times):.0f}/{statistics.median(times):.0f}" if times else "-"


class Eyes:
    """Sits at a table, answers as soon as something is asked, never skips, and watches."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page = person, person.page
        self.player: Person | Duellist = Duellist(person) if game == "duel" else person
        self.seen = Seen()
        self.page.add_init_script(WATCH)

    def sit(self, seated: dict[str, Any]) -> "Eyes":
        """At a table, whose game begins."""
        self.person.sit(seated)
        self.page.get_by_role("button", name="Start the game").click()
        self.page.wait_for_selector(".prompt")
        return self

    def play(self, encounters: int, seconds: float) -> "Eyes":
        """Until the game is over, or so many encounters have ended; AssertionError after so many seconds, or if nothing moves."""
        since, said, end = time.monotonic(), "", time.monotonic() + seconds
        while True:
            now: dict[str, Any] = self.page.evaluate(
                "() => ({ over: !!document.querySelector('.over h1'), asked: !!document.querySelector('.prompt.mine'), "
                "encounter: eyes.encounter, held: eyes.held, said: document.querySelector('[data-testid=sentence]')?.innerText ?? '' })"
            )
            if now["over"] or now["encounter"] > encounters:
                break
            if now["said"] != said:
                since, said = time.monotonic(), now["said"]
            assert time.monotonic() < min(since + STANDSTILL, end), f"encounter {now['encounter']} goes on and on; the bar says: {said}"
            if now["asked"]:
                self.player.act()
            elif now["held"]:  # the finger came too late for an answer, and asked for time
                self.page.keyboard.press("ArrowRight")
            self.page.wait_for_timeout(50)
        self.seen.add(self.page.evaluate("eyes"))
        return self
