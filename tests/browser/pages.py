"""The pages around the tables, and the dialogs over them: how each is come by, and how it is walked through all sizes of window."""

import asyncio
import os
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import fifthcolony as fc
from fifthcolony.text.languages import texts_of
from tests.browser.classic_room import BASE, EIGHT, LONG
from tests.browser.finished import finished
from tests.browser.person import Person
from tests.browser.room import MEASURE as MEASURE_TABLE
from tests.browser.room import PICTURES, SIZES, STANDING
from tests.browser.served import Served
from tests.browser.test_pictures import DUEL
from tools.scripted import Player

EVERYTHING: Final = os.environ.get("PAGES") == "full"
"""Both languages at every size, and axe at all of them, instead of Spanish, which needs the most room, at the narrowest of each shape."""
LANGUAGES: Final = ("es", "en") if EVERYTHING or PICTURES else ("es",)
WINDOWS: Final = (
    SIZES
    if EVERYTHING or PICTURES
    else ((360, 640), (390, 844), (844, 390), (720, 450), (768, 1024), (1024, 768), (1280, 720), (2560, 1440))
)
FEW: Final = WINDOWS if EVERYTHING or PICTURES else ((360, 640), (844, 390), (1024, 768), (2560, 1440))
"""For what only scrolls, and has the same shape in more windows than others."""
LOOKED_AT: Final = SIZES if EVERYTHING else ((360, 640), (1024, 768))
"""Where axe looks."""
FINGERS: Final = 1024
"""Up to this width a window may be a tablet's, which is touched."""

DRAWN: Final = """() => new Promise((done) => {
  const state = () => JSON.stringify([document.documentElement.scrollHeight, ...[...document.querySelectorAll("svg[viewBox]")]
    .map((one) => [one.getAttribute("viewBox"), one.getBoundingClientRect()])]);
  let [before, same, left] = ["", 0, 60];
  const look = () => {
    const now = state();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same > 1 || !left--) done();
    else requestAnimationFrame(() => setTimeout(look));
  };
  look();
})"""
"""Resolves when pictures that go by the size of their box have been drawn in it."""

MEASURE: Final = (Path(__file__).parent / "pages.js").read_text(encoding="utf-8")
"""Everything that is too small, cut, covered or out of reach, in words."""


@dataclass
class Town:
    """A server on which everything has been: a game of each kind is over, tables wait, somebody sits at one of them."""

    served: Served
    over: dict[str, dict[str, Any]]
    mine: dict[str, Any]
    waits: dict[str, Any]


@contextmanager
def town_at(served: Served) -> Iterator[Town]:
    """The town is there as long as this lasts."""
    names = ("Ines", *LONG)
    classic = finished(served.address, {"seats": 5, "seed": 11, "visibility": "public"}, names)[0]
    duel = finished(served.address, {"game": "duel", "seats": 2, "seed": 4, "visibility": "public"}, ("Ines", LONG[0]))[0]
    mine = served.open_table(seats=5, variants=["flares", "technology", "hidden_powers"])
    served.join(str(mine["code"]), LONG[0], 1)
    waits = served.open_table(game="duel", seats=2, visibility="public")
    with _somebody_at(served.address, waits):
        yield Town(served, {"classic": classic, "duel": duel}, mine, waits)


@contextmanager
def _somebody_at(address: str, seated: dict[str, Any]) -> Iterator[None]:
    """An open table is listed while somebody is at it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    player = Player(address, str(seated["code"]), str(seated["token"]))
    asyncio.run_coroutine_threadsafe(player.come_in(), loop).result(20)
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(player.go(), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()


class Visitor:
    """Somebody who looks at pages in one language."""

    def __init__(self, person: Person, town: Town, language: str) -> None:
        self.person = person
        self.page = person.page
        self.town = town
        self._said = texts_of(language)

    def word(self, key: str) -> str:
        """What the browser says under a key."""
        return self._said[f"browser.{key}"]

    def press(self, key: str, role: Any = "button") -> None:
        """Press the first thing with this text."""
        self.page.get_by_role(role, name=re.compile("^" + re.escape(self.word(key)))).first.click()

    def opens(self, path: str, until: str) -> None:
        """Go there; something has come up when this returns."""
        self.person.go(path)
        self.page.locator(until).first.wait_for()

    def sits(self, seated: dict[str, Any], until: str) -> None:
        """Come to a seat."""
        self.person.sit(seated)
        self.page.locator(until).first.wait_for()

    def plays(self, **scene: Any) -> None:
        """Sit at a table in a position, somebody with a long name opposite."""
        game = "duel" if "aliens" in scene else "classic"
        self.town.served.waiting.append(fc.scene(game, **scene))
        seated = self.town.served.open_table(game=game, seats=2 if game == "duel" else len(scene["seats"]))
        self.sits(seated, ".seats")
        self.press("room.start")
        self.person.wait_until(lambda: self.person.is_asked)

    def says(self, text: str) -> None:
        """Talk, in the sheet that lies open."""
        self.page.locator("dialog[open] form input").fill(text)
        self.page.keyboard.press("Enter")
        self.page.locator("dialog[open]", has_text=text).wait_for()


@dataclass
class Sight:
    """Something to look at besides the running tables."""

    name: str
    reach: Callable[[Visitor], None]
    stage: bool = False
    """It has the table's stage, and stands in one window without scrolling."""
    windows: tuple[tuple[int, int], ...] = WINDOWS
    kept: dict[str, Any] = field(default_factory=dict)


def entry(name: str, path: str) -> Sight:
    """A page of the encyclopedia."""
    shown = ".enc .page h1, .enc .page h2, .enc .list .tile"
    return Sight(f"enc-{name}", lambda one: one.opens(f"/encyclopedia/{path}", shown), windows=FEW)


def lobby(one: Visitor) -> None:
    """With something to be seen everywhere."""
    one.sits(one.town.mine, ".seats")
    one.opens("/", ".mine li")
    one.page.locator(".open li").first.wait_for()
    one.page.locator(".replays li").first.wait_for()


def new_table(one: Visitor, game: int) -> None:
    """The dialog for a table of one's own."""
    one.opens("/", "section.panel")
    one.page.get_by_role("button", name=re.compile("^" + one.word("lobby.new"))).nth(game).click()
    one.page.locator("dialog[open] footer .btn").first.wait_for()


def replay(one: Visitor, game: str) -> None:
    """In the middle of it."""
    one.opens(f"/r/{one.town.over[game]['code']}?at=40", ".player")
    one.page.locator(".stage[aria-busy=false]").wait_for()


def play_on(one: Visitor) -> None:
    """Which seat to take."""
    replay(one, "classic")
    one.press("replay.play_on")
    one.page.locator("dialog[open] .btn").first.wait_for()


def end(one: Visitor, game: str) -> None:
    """With the proof opened."""
    one.sits(one.town.over[game], ".over .chart svg")
    one.page.get_by_text(one.word("over.fair")).click()
    one.press("over.check")
    one.page.get_by_text(one.word("over.fits")).wait_for()


def at_table(one: Visitor, key: str = "") -> None:
    """A classic table with a full hand and something discarded, and what a key opens over it."""
    one.plays(
        **BASE,
        phase="planning",
        target="sorcerer 4",
        gate={"tripler": 4},
        discard=[*EIGHT[:3], "morph"],
        destiny_discard=["wild", "oracle"],
    )
    if key:
        one.page.keyboard.press(key)
        one.page.locator("dialog[open]").wait_for()


def piles(one: Visitor, game: str) -> None:
    """What lies open."""
    if game == "duel":
        one.plays(**DUEL)
    else:
        at_table(one)
    one.page.locator(".topbar").get_by_role("button", name=one.word("piles.title")).click()
    one.page.locator("dialog[open]").wait_for()


def talk(one: Visitor) -> None:
    """Where the rail has no room."""
    one.page.set_viewport_size({"width": 390, "height": 664})
    at_table(one, "l")
    one.page.locator("dialog[open]").get_by_role("tab", name=one.word("rail.talk")).click()
    for line in ("¿Te alías conmigo esta vez?", "Solo si después me devuelves la colonia de Jade 4, como dijiste hace dos encuentros."):
        one.says(line)


def book(one: Visitor, entry: str) -> None:
    """The encyclopedia over the table."""
    at_table(one)
    one.page.locator(".topbar .book").click()
    one.page.locator("dialog[open] .tile").first.wait_for()
    if entry:
        one.page.locator("dialog[open] .tile").nth(3).click()
        one.page.locator("dialog[open] h1").first.wait_for()


SIGHTS: Final = (
    Sight("lobby", lobby),
    Sight("new-classic", lambda one: new_table(one, 0)),
    Sight("new-duel", lambda one: new_table(one, 1)),
    Sight("room", lambda one: one.sits(one.town.mine, ".seats")),
    Sight("room-visitor", lambda one: one.opens(f"/t/{one.town.mine['code']}", ".seats"), windows=FEW),
    Sight("gone", lambda one: one.opens("/t/ZZZZZ", "main.gone h1"), windows=FEW),
    entry("aliens", "aliens"),
    entry("alien", "aliens/philanthropist"),
    entry("cards", "cards"),
    entry("flare", "flares/flare_mirror"),
    entry("technology", "technologies/energy_cloak"),
    entry("duel", "duel"),
    entry("duel-alien", "duel/iron_matron"),
    entry("envoy", "duel/cudgel"),
    entry("rules", "rules"),
    Sight("learn-classic", lambda one: one.opens("/learn/classic", ".start"), windows=FEW),
    Sight("learn-duel", lambda one: one.opens("/learn/duel", ".start"), windows=FEW),
    Sight("replay-classic", lambda one: replay(one, "classic"), stage=True),
    Sight("replay-duel", lambda one: replay(one, "duel"), stage=True),
    Sight("play-on", play_on, windows=FEW),
    Sight("end-classic", lambda one: end(one, "classic")),
    Sight("end-duel", lambda one: end(one, "duel")),
    Sight("menu", lambda one: at_table(one, "m")),
    Sight("keys", lambda one: at_table(one, "k"), windows=FEW),
    Sight("explained", lambda one: at_table(one, "?"), windows=FEW),
    Sight("piles-classic", lambda one: piles(one, "classic"), windows=FEW),
    Sight("piles-duel", lambda one: piles(one, "duel"), windows=FEW),
    Sight("talk", talk),
    Sight("book", lambda one: book(one, ""), windows=FEW),
    Sight("book-entry", lambda one: book(one, "alien"), windows=FEW),
)


def resize(one: Person, size: tuple[int, int]) -> None:
    """Another window; everything has found its place when this returns."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.evaluate(STANDING, list(size))
    one.page.evaluate(DRAWN)


def measure(one: Person, sight: Sight, size: tuple[int, int]) -> list[str]:
    """What is wrong at this size."""
    touched = size[0] <= FINGERS or size[1] < 520
    found: list[str] = one.page.evaluate(MEASURE, [touched, ".player" if sight.stage else "body"])
    if sight.stage:
        found += one.page.evaluate(MEASURE_TABLE, {"options": [], "controls": []})["found"]
    return found


def walk(visitor: Visitor, sight: Sight, language: str) -> list[str]:
    """Through all sizes: what is wrong, each with its size."""
    one, wrong = visitor.person, []
    for size in sight.windows:
        resize(one, size)
        where = f"{size[0]}x{size[1]} {language}"
        wrong += [f"{where}: {found}" for found in measure(one, sight, size)]
        if size in LOOKED_AT:
            wrong += [f"{where}: {found}" for found in one.serious_findings()]
        if PICTURES:
            picture(one, f"{sight.name}-{size[0]}x{size[1]}-{language}")
    return wrong


def picture(one: Person, name: str) -> None:
    """Keep what is seen, where somebody wants to look."""
    Path(PICTURES).mkdir(parents=True, exist_ok=True)
    one.page.screenshot(path=Path(PICTURES) / f"{name}.png")
