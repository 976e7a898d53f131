"""A hurried hand does no harm: clicks and keys at a fixed rhythm answer nothing that could not be read when they began."""

import os
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import TimeoutError as TooLate

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.duellist import Duellist
from tests.browser.person import Person
from tests.browser.served import Served

GAMES: Final = int(os.environ.get("RHYTHM", "0"))
"""Whole games of each kind at each rhythm (`make rhythm`); none: a few seconds."""
SECONDS: Final = 4.0
AT_MOST: Final = 16.0
"""Seconds more where the machine is so busy that nothing has been answered."""
PATIENCE: Final = 1200.0
"""Seconds for a whole game."""
RHYTHMS: Final = tuple(float(beat) for beat in os.environ.get("EVERY", "0.2 0.4 0.8").split())
KEYS: Final = ("Enter", " ", "1", "ArrowRight", "2", "Enter", "3")
READABLE: Final = 400
"""Milliseconds from when an ask came until somebody can have read it."""
FOLLOWING: Final = {"ships.return", "technology.colony", "deal.talk", "deal.item", "deal.reply"}
"""Prompts whose answer may have been chosen together with an earlier one, and is then sent without a further press."""
WITH_REWARDS: Final = ("rewards.take", "ships.return")
"""One button takes the rewards and sends the ships home: there may be a pause between, and presses in it."""

LISTEN: Final = """
  window.rhythm = { press: -1, asks: {}, answers: [], fingers: 0, keys: 0 };
  const costs = (word) => /^(card|planet|play|lay|token|tactic|ships|use|pay|reward|tile|dial|envoy|seat|yes)\\b/.test(word);
  let newest = -1;
  const pressed = (meant, kind) => {
    rhythm.press = performance.now();
    const came = rhythm.asks[newest]?.came;
    if (came !== undefined && !rhythm.asks[newest].done && rhythm.press < came + 400 && meant) rhythm[kind]++;
  };
  const ANSWERS = ".acts button, .hand button, .tacbar button, .dial button, .choice button, .deal button, .hit[tabindex='0']";
  addEventListener("pointerdown", (event) => pressed(event.target.closest?.(ANSWERS), "fingers"), true);
  addEventListener("keydown", (event) => event.repeat || pressed(/^(Enter| |[1-9])$/.test(event.key), "keys"), true);
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", (message) => {
        const ask = JSON.parse(message.data).scene?.asks[0];
        if (!ask) return;
        newest = ask.id;
        rhythm.asks[ask.id] ??= { came: performance.now(), prompt: ask.prompt };
      });
    }
    send(text) {
      const sent = JSON.parse(text);
      const ask = sent.type === "answer" ? rhythm.asks[sent.ask] : undefined;
      if (ask) {
        const after = rhythm.press - ask.came;
        rhythm.answers.push({ prompt: ask.prompt, choices: sent.choices, after, press: rhythm.press, costly: sent.choices.some(costs) });
        ask.done = true;
      }
      super.send(text);
    }
  };
"""
"""Notes when each ask came, and when the press began whose answer goes out; counts those that were, too soon, on what answers."""
PLACES: Final = """() => {
  const middle = (one) => {
    const box = one?.getBoundingClientRect();
    return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
  };
  return {
    on: middle(document.querySelector(".prompt .way button")),
    button: middle(document.querySelector(".prompt .acts .btn.primary:not(:disabled)")),
    asked: !!document.querySelector(".prompt.mine, dialog[open]"),
    over: !!document.querySelector(".over h1"),
  };
}"""


@dataclass
class Felt:
    """What came of a rhythm."""

    clicks: int = 0
    games: int = 0
    fingers: int = 0
    keys: int = 0
    """Those that came too soon, on what answers."""
    answers: list[dict[str, Any]] = field(default_factory=list)

    @property
    def hasty(self) -> list[dict[str, Any]]:
        """Answers whose press began before their prompt could be read, but for those chosen with an earlier one."""
        before: list[dict[str, Any]] = [{"press": -1.0, "prompt": ""}, *self.answers]
        return [
            one
            for one, last in zip(self.answers, before, strict=False)
            if one["after"] < READABLE
            and not (one["prompt"] in FOLLOWING and one["press"] == last["press"])
            and (last["prompt"], one["prompt"]) != WITH_REWARDS
        ]

    def __str__(self) -> str:
        costly = [one for one in self.answers if one["costly"]]
        kinds = f"{len(self.answers)} answers, {len(costly)} that cost something"
        soonest = min((one["after"] for one in costly), default=0)
        return (
            f"{self.clicks} clicks and keys, {self.fingers} and {self.keys} early ones on what answers, {kinds}, "
            f"the soonest {soonest:.0f} ms after its prompt, {len(self.hasty)} hasty; {self.games} games to their end"
        )


class Hand:
    """Presses at a rhythm: what is lit, also when it has just come up; in pauses the way on, and where the last button stood; and keys."""

    def __init__(self, person: Person, game: str, served: Served) -> None:
        self.person, self.page, self.game, self.served = person, person.page, game, served
        self.player: Person | Duellist = Duellist(person) if game == "duel" else person
        self.felt = Felt()
        self.place: tuple[float, float] | None = None
        self.page.add_init_script(LISTEN)

    def sit(self) -> None:
        """At a new table."""
        self.person.sit(self.served.open_table(game=self.game, seats=2 if self.game == "duel" else 4))
        self.page.get_by_role("button", name="Start the game").click()
        self.page.wait_for_selector(".prompt")

    def collect(self) -> dict[str, Any]:
        """What the window noted since the last time, for the sum."""
        noted: dict[str, Any] = self.page.evaluate(
            "() => { const noted = { ...rhythm }; Object.assign(rhythm, { answers: [], fingers: 0, keys: 0 }); return noted; }"
        )
        self.felt.answers += noted["answers"]
        self.felt.fingers += noted["fingers"]
        self.felt.keys += noted["keys"]
        return noted

    def keep(self, beat: float, games: int, seconds: float) -> Felt:
        """Press once a beat, so many games to their end; if there are none, for so many seconds. AssertionError if a game never ends."""
        tick = time.monotonic()
        end = tick + seconds
        while True:
            tick = max(tick + beat, time.monotonic())
            self.page.wait_for_timeout(max(0.0, tick - time.monotonic()) * 1000)
            seen = self.page.evaluate(PLACES)
            if seen["over"]:
                self.felt.games += 1
                if self.felt.games >= games:
                    break
                self.collect()
                self.sit()
                end = time.monotonic() + seconds
                continue
            if time.monotonic() > end:
                assert not games, f"no end after {seconds:.0f} s: {self.felt}; the bar says: {self.person.sentence}"
                self.collect()
                if self.felt.answers or time.monotonic() > end + AT_MOST:
                    break
            self.press(seen, beat)
            self.felt.clicks += 1
        self.collect()
        return self.felt

    def press(self, seen: dict[str, Any], beat: float) -> None:
        """Every fourth time a key, whatever it means now; sometimes lie in wait for a prompt and press as it comes up."""
        turn = self.felt.clicks
        self.place = seen["button"] or self.place
        if turn % 4 == 3:
            self.page.keyboard.press(KEYS[turn // 4 % len(KEYS)])
        elif seen["asked"]:
            self.player.act()
        elif turn % 5 == 2:
            with suppress(TooLate):
                self.page.wait_for_selector(".prompt.mine", timeout=1000 * beat)
                self.player.act()
        elif seen["on"] and turn % 2:
            self.page.mouse.click(*seen["on"])
        elif self.place:
            self.page.mouse.click(*self.place)


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_no_click_at_a_rhythm_answers_what_could_not_be_read(served: Served, person: People, game: str) -> None:
    early = 0
    for beat in RHYTHMS:
        hand = Hand(person(deaf=READABLE, pace="normal"), game, served)
        if game == "duel" and not GAMES:  # several prompts whose buttons stand in the same place; what begins so has no replay
            served.waiting.append(fc.scene("duel", card="cut_and_choose"))
        hand.sit()
        felt = hand.keep(beat, GAMES, PATIENCE if GAMES else SECONDS)
        print(f"{game} every {beat} s: {felt}", flush=True)
        assert felt.answers, "the game moves"
        assert felt.hasty == []
        early += felt.fingers + felt.keys
        hand.page.close()
    assert early, "some clicks came too soon, and would have answered"
