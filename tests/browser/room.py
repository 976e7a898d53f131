"""How much room things have: a position is walked through all sizes of window, and everything on the page is measured."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fifthcolony.classic.scene import Scene
from fifthcolony.duel.scene import Scene as DuelScene
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.served import Served

SIZES: Final = (
    (360, 640),
    (375, 667),
    (390, 664),
    (390, 844),
    (844, 390),
    (720, 450),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
TINY: Final = (360, 225)
"""1440x900 at 400 %: the page scrolls, and is measured for its letters and targets only."""
EXTREMES: Final = ((360, 640), (844, 390), (768, 1024), (1280, 720))
"""The narrowest, the flattest, a tablet and the lowest desktop: where something lacks room, it mostly does here."""
EVERYTHING: Final = os.environ.get("ROOM") == "full"
"""Every position at every size, in both languages, with and without hints, with axe; else Spanish with hints, which needs the most room."""

PICTURES: Final = os.environ.get("PICTURES", "")
"""A folder for a picture of everything that is measured: `make pictures`."""

STANDING: Final = """([width, height]) => new Promise((done) => {
  const state = () => {
    const parts = document.querySelectorAll(".frame > *, .stage svg, .stage .plate, .hand, dialog[open], .say, .acts");
    const boxes = [...parts].map((one) => one.getBoundingClientRect());
    const views = [...document.querySelectorAll(".stage svg")].map((one) => one.getAttribute("viewBox"));
    return JSON.stringify([document.documentElement.dataset.shape, boxes, views]);
  };
  let [before, same, left, since] = ["", 0, 150, 0];
  const look = () => {
    const now = state();
    same = now === before && innerWidth === width && innerHeight === height ? same + 1 : 0;
    before = now;
    if (!same) since = performance.now();
    // Longer than the bar takes to find the size of its letters.
    if ((same > 4 && performance.now() - since > 80) || !left--) done();
    else requestAnimationFrame(() => setTimeout(look));
  };
  look();
})"""
"""Resolves when the window has its new size and everything has been drawn in it."""

MEASURE: Final = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
"""Everything that is too small, cut, covered, outside or out of reach, in words; and the stage's box."""


@dataclass
class Position:
    """A place in a game worth measuring: how to deal it, and how to come to the ask."""

    name: str
    scene: Callable[[], Scene | DuelScene] | None = None
    """None: dealt afresh, as the wishes say."""
    reach: Callable[[Person], None] = lambda _: None
    moves: bool = False
    """That way is played at the table; else it is only laid out in the browser, and gone again after a reload."""
    at_each_size: Callable[[Person], None] = lambda _: None
    """What is to be done again after the window has changed."""
    wishes: dict[str, Any] = field(default_factory=dict)
    others: tuple[str, ...] = ()
    """Names of people in the other seats; the rest are bots."""
    controls: tuple[str, ...] = ()
    """What an answer is put together from where no option has a button: all of each kind can be reached."""
    shows: tuple[str, ...] = ()
    """What is to be read here besides: all of each kind can be seen."""
    full: bool = False
    """Among the fullest of its game: walked through all sizes always, the others in `make room` only."""
    barriers: bool = False
    """Axe looks at it at all sizes always, at the others in `make room` only."""
    stage: int = 200
    """Pixels that the stage keeps of its height, at the least."""


class Room:
    """Ines at a table in a position, in a window of any size."""

    def __init__(self, served: Served, person: People, position: Position, language: str = "es", **how: Any) -> None:
        self.position = position
        wishes: dict[str, Any] = {}
        if position.scene:
            scene = position.scene()
            served.waiting.append(scene)
            wishes = {"game": "duel", "seats": 2} if isinstance(scene, DuelScene) else {"seats": scene.game.seats}
        seated = served.open_table(**wishes, **position.wishes)
        for seat, name in enumerate(position.others, 1):
            served.join(str(seated["code"]), name, seat)
        self.ines: Person = person(language=language, hints=True, **how)
        self.options: list[str] = []
        self.ines.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.ines.sit(seated)
        self.ines.page.locator(".btn.primary", has_text="Start the game" if language == "en" else "Empezar").click()
        self.ines.wait_until(lambda: self.ines.is_asked)
        position.reach(self.ines)

    def _hear(self, frame: str | bytes) -> None:
        scene = json.loads(frame).get("scene")
        if scene:
            self.options = [word for ask in scene["asks"][:1] for word in ask["options"]]

    def resize(self, size: tuple[int, int]) -> None:
        """Another window; everything has found its place when this returns."""
        self.ines.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.ines.page.evaluate(STANDING, list(size))

    def remember(self, **kept: object) -> None:
        """Come again with other settings."""
        old = "JSON.parse(localStorage.getItem('fifthcolony'))"
        self.ines.context.add_init_script(f"localStorage.setItem('fifthcolony', JSON.stringify({{...{old}, ...{json.dumps(kept)}}}))")
        self.resize((1440, 900))  # where everything can be clicked without scrolling
        self.ines.page.reload()
        self.ines.page.wait_for_selector(".prompt.mine")
        if not self.position.moves:
            self.position.reach(self.ines)

    def picture(self, name: str) -> None:
        """Keep what is seen, where somebody wants to look."""
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            self.ines.page.screenshot(path=Path(PICTURES) / f"{self.position.name}-{name}.png")

    def measure(self) -> tuple[list[str], list[int]]:
        """What is wrong at this size, and the stage's box."""
        controls = list(self.position.controls)
        seen: dict[str, Any] = self.ines.page.evaluate(MEASURE, {"options": [] if controls else self.options, "controls": controls})
        return seen["found"], seen["stage"]


SPANISH: Final[dict[str, Any]] = {"language": "es", "hints": True}
ENGLISH_BARE: Final[dict[str, Any]] = {"language": "en", "hints": False}
MORE: Final[tuple[dict[str, Any], ...]] = ({"language": "es", "hints": False}, {"language": "en", "hints": True}, ENGLISH_BARE)
"""How a table is looked at besides its size."""


def walk(room: Room) -> list[str]:
    """Through sizes, languages and hints: what is wrong, each with where. The stage is the same in all of them at one size."""
    stages: dict[tuple[int, int], list[int]] = {}
    sizes = (*SIZES, TINY) if EVERYTHING or room.position.full else EXTREMES
    wrong = _through(room, sizes, stages, SPANISH, room.position.barriers or EVERYTHING)
    if EVERYTHING:
        for kept in MORE:
            room.remember(**kept)
            wrong += _through(room, sizes, stages, kept, kept is ENGLISH_BARE)
    elif _put_hint_away(room):
        wrong += _through(room, EXTREMES, stages, {"language": "es", "hints": False}, False)
    if room.position.barriers and not EVERYTHING:
        room.remember(**ENGLISH_BARE)
        wrong += _through(room, EXTREMES, stages, ENGLISH_BARE, False)
    return wrong


def _through(
    room: Room, sizes: tuple[tuple[int, int], ...], stages: dict[tuple[int, int], list[int]], kept: dict[str, Any], axe: bool
) -> list[str]:
    wrong: list[str] = []
    for size in sizes:
        room.resize(size)
        room.position.at_each_size(room.ines)
        found, stage = room.measure()
        where = f"{size[0]}x{size[1]} {kept['language']}{'' if kept['hints'] else ' without hints'}"
        room.picture(where.replace(" ", "-"))
        found += [f"{one} is not to be seen" for one in room.position.shows if size != TINY and not _is_seen(room.ines, one)]
        if size != TINY and stage and stage[3] < room.position.stage:
            found.append(f"the stage is only {stage[3]} px high")
        if size != TINY and stage != stages.setdefault(size, stage):
            found.append(f"the stage is {stage}, it was {stages[size]}")
        if axe:
            found += room.ines.serious_findings()
        wrong += [f"{where}: {one}" for one in found]
    return wrong


def _is_seen(ines: Person, selector: str) -> bool:
    shown = ines.page.locator(selector).all()
    return bool(shown) and all(one.is_visible() for one in shown)


def _put_hint_away(room: Room) -> bool:
    """By its own button, if there is one to be pressed."""
    button = room.ines.page.locator(".line.hint .ib")
    if not button.count() or room.ines.page.locator("dialog[open]").count():
        return False
    button.click()
    return True
