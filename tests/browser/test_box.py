"""The rest of the box on the table: flares, technologies, tokens, aliens face down, rotating powers, four and six planets."""

import os
import re
from typing import Any, Final

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.served import Served
from tests.browser.test_goods import COVERED

SHORT: Final = (360, 640)
LYING: Final = (844, 390)
SIZES: Final = (DESKTOP, PHONE, SHORT, LYING)
FIVE: Final = ["tripler", "oracle", "macron", "sorcerer", "philanthropist"]
BOX: Final[dict[str, Any]] = {
    "seats": FIVE,
    "offense": "tripler",
    "technologies": {
        "tripler": {"infinity drive": 2, "energy cloak": 4, "xenon lasers": "open"},
        "oracle": {"gluon mines": 2, "collapsium hulls": "open"},
        "macron": {"omega missile": 0, "lunar cannon": "open"},
        "sorcerer": {"warpspace key": 1},
        "philanthropist": {"coldsleep ship": 3, "the prometheus": "open"},
    },
    "pieces": {"macron": {"cannon": "macron 2"}, "philanthropist": {"great ship": "philanthropist 1"}},
}


def sit_at(served: Served, person: People, scene: Scene, size: tuple[int, int] = DESKTOP) -> Person:
    """Ines in the first seat of a scene, bots in the others, and the game begun."""
    served.waiting.append(scene)
    ines = person(size=size).sit(served.open_table(seats=scene.game.seats))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    return ines


def look(ines: Person, name: str) -> None:
    """Keep a picture, where somebody wants to see them."""
    folder = os.environ.get("BOX_PICTURES")
    if folder:
        ines.page.wait_for_timeout(400)
        ines.page.screenshot(path=f"{folder}/{name}-{ines.page.viewport_size['width']}x{ines.page.viewport_size['height']}.png")  # type: ignore[index]


def flaring() -> Scene:
    """Tripler's 12 has lost most of its worth, and there are three flares in hand."""
    return fc.scene(
        "classic",
        seats=FIVE,
        offense="tripler",
        defense="sorcerer",
        phase="reveal",
        target="sorcerer 4",
        gate={"tripler": 4},
        laid=("attack 12", "attack 20"),
        hands={"tripler": ["attack 20", "attack 8", "card zap", "flare tripler", "flare mirror", "flare sorcerer"]},
    )


@pytest.mark.parametrize("size", SIZES)
def test_flares_unfold_with_the_side_that_counts(served: Served, person: People, size: tuple[int, int]) -> None:
    ines = sit_at(served, person, flaring(), size)
    sheets = ines.page.locator(".stage [data-flare]")
    sheets.first.wait_for()
    look(ines, "flares")
    lit = ines.page.locator(".stage .flare.lit").first
    assert "counts for you" in lit.inner_text()
    assert ines.serious_findings() == []
    name = lit.get_attribute("data-flare") or ""
    lit.click()
    side = "super" if name == "flare_tripler" else "wild"
    button = ines.page.locator(".prompt .btn.primary")
    assert re.match(rf"Play .+, {side}", button.inner_text())
    button.click()
    ines.wait_until(lambda: ines.page.locator(".stage .flare.lit").count() == 0)


def test_a_flare_in_the_hand_can_be_looked_at_any_time(served: Served, person: People) -> None:
    hand = ["attack 8", "flare tripler", "flare mirror"]
    ines = sit_at(served, person, fc.scene("classic", seats=FIVE, offense="tripler", phase="launch", hands={"tripler": hand}))
    assert "Super for you" in ines.page.locator("[data-card=flare_tripler]").inner_text()
    ines.page.locator("[data-card=flare_mirror]").click()
    assert "nobody here is Mirror" in ines.page.locator("[data-flare=flare_mirror]").inner_text()
    ines.page.get_by_role("button", name="Fold the flares").click()
    ines.page.locator("[data-flare=flare_mirror]").wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
def test_a_step_with_a_technology_is_put_together_before_it_is_sent(served: Served, person: People, size: tuple[int, int]) -> None:
    ines = sit_at(served, person, fc.scene("classic", **BOX), size)
    ines.wait_until(lambda: "one step with one technology?" in ines.sentence)
    look(ines, "technology")
    assert ines.serious_findings() == []
    if ines.page.locator(".rows").count():
        ines.page.locator(".rows .colony").first.click()
    else:
        assert ines.page.evaluate(COVERED) == []
        ines.page.locator(".dock .technology.lit").first.click()
        ines.page.locator(".stage svg .hit[tabindex='0']").first.click(force=True)
    assert re.fullmatch(r"You: 1 ship from \w+ 1 onto Infinity Drive\.", ines.sentence)
    look(ines, "technology-drafted")
    ines.page.get_by_role("button", name="Research", exact=False).last.click()
    ines.wait_until(lambda: "technology" not in ines.sentence and "Infinity Drive" not in ines.sentence)
    if size == DESKTOP:
        ines.page.locator(".dock .technology").filter(has_text="Infinity Drive").get_by_role("img", name="3 of 6 ships").wait_for()


MOVES: Final = """() => {
  window.moves = { from: [], to: [], turned: [] };
  const near = ([x, y], selector) => [...document.querySelectorAll(selector)].some((one) => {
    const box = one.getBoundingClientRect();
    return x > box.left - 9 && x < box.right + 9 && y > box.top - 9 && y < box.bottom + 9;
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (JSON.stringify(frames).includes("rotateY")) window.moves.turned.push(this.textContent.trim());
    return animate.call(this, frames, how);
  };
  const seen = new Set();
  const watch = () => {
    for (const ship of document.querySelectorAll(".fly")) {
      if (seen.has(ship)) continue;
      seen.add(ship);
      const [x1, y1, , , x2, y2] = getComputedStyle(ship).offsetPath.match(/-?[0-9.]+/g).map(Number);
      const frame = ship.closest("svg").getScreenCTM();
      const there = ([x, y]) => { const p = new DOMPoint(x, y).matrixTransform(frame); return [p.x, p.y]; };
      window.moves.from.push(near(there([x1, y1]), "[data-shelf]"));
      window.moves.to.push(near(there([x2, y2]), "[data-shelf]"));
    }
    requestAnimationFrame(watch);
  };
  watch();
}"""
"""From then on remember which ships fly from technologies and to them, and what turns."""


def moving(served: Served, person: People, ships: int) -> Person:
    """Ines has ships on Energy Cloak, and everything moves at her table."""
    said = {**BOX, "technologies": {"tripler": {"energy cloak": ships}, "oracle": {"gluon mines": 2}}, "pieces": {}}
    ines = sit_at(served, person, fc.scene("classic", **said))
    ines.page.emulate_media(reduced_motion="no-preference")
    ines.page.evaluate(MOVES)
    return ines


def colony(ines: Person) -> None:
    """Touch the first colony that is lit."""
    ines.page.locator(".stage svg .hit[tabindex='0']").first.click(force=True)


def test_a_completed_technology_turns_and_its_ships_fly_home(served: Served, person: People) -> None:
    ines = moving(served, person, 4)
    ines.page.get_by_role("button", name="Complete Energy Cloak").click()
    ines.page.get_by_role("button", name="Spread evenly").click()
    ines.wait_until(lambda: ines.page.evaluate("moves.from.filter(Boolean).length") == 4)
    assert set(ines.page.evaluate("moves.turned")) == {"Energy Cloak, in play"}


def test_a_ship_flies_to_the_technology_that_it_researches(served: Served, person: People) -> None:
    ines = moving(served, person, 2)
    colony(ines)
    ines.page.get_by_role("button", name="Research", exact=False).last.click()
    ines.wait_until(lambda: ines.page.evaluate("moves.to.filter(Boolean).length") > 0)
    assert ines.page.evaluate("moves.turned") == []


def test_others_see_a_back_and_its_ships_and_nothing_more(served: Served, person: People) -> None:
    ines = sit_at(served, person, fc.scene("classic", **BOX))
    shelf = ines.page.get_by_role("group", name="Technologies: ").filter(has_text="Collapsium Hulls")
    assert "face-down technology, 2 ships on it" in shelf.inner_text()
    assert "Gluon" not in ines.page.content()
    shelf.get_by_role("button", name="Collapsium Hulls, in play").click()
    assert "Collapsium Hulls" in ines.page.locator("dialog[open]").inner_text()
    assert ines.serious_findings() == []


def test_a_technology_is_given_up_only_when_asked_once_more(served: Served, person: People) -> None:
    ines = sit_at(served, person, fc.scene("classic", **BOX))
    drive = ines.page.locator(".dock .technology").filter(has_text="Infinity Drive")
    drive.click()
    drive.click()
    ines.page.get_by_role("button", name="Give up Infinity Drive").click()
    ines.page.get_by_role("button", name="Give it up").click()
    ines.wait_until(lambda: "one step" not in ines.sentence)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("planets", [4, 6])
def test_four_and_six_planets_with_everything_on_the_board(served: Served, person: People, size: tuple[int, int], planets: int) -> None:
    said = {**BOX, "phase": "launch", "defense": "sorcerer", "destiny": ["sorcerer"]}
    if planets == 4:
        said |= {"variants": ["four_planets"], "technologies": {"oracle": {"gluon mines": 2, "xenon lasers": "open"}}, "pieces": {}}
    scene = fc.scene("classic", **said)
    if planets == 6:
        scene.game.add_planet(0)
    ines = sit_at(served, person, scene, size)
    look(ines, f"planets-{planets}")
    ines.wait_until(lambda: ines.page.evaluate(COVERED) == [], 5)
    own = ines.page.locator(".stage svg .hit[aria-label^='Ember '], .stage svg .hit[aria-label^='Azure ']")
    assert own.count() >= planets
    if size[0] < 700:
        ines.page.get_by_role("button", name=re.compile("Whole table|Encounter")).last.click()
        look(ines, f"planets-{planets}-rows")
        boxes = [box.bounding_box() for box in ines.page.locator(".stage svg .hit").all()]
        assert min(min(box["width"], box["height"]) for box in boxes if box) >= 44 - 0.5
    track = ines.page.locator(".track").first
    assert track.locator("i").count() == (4 if planets == 4 else 5)


@pytest.mark.parametrize("size", SIZES)
def test_an_alien_face_down_is_turned_up(served: Served, person: People, size: tuple[int, int]) -> None:
    scene = fc.scene(
        "classic",
        seats=FIVE,
        hidden=["tripler", "macron", "sorcerer"],
        offense="tripler",
        defense="sorcerer",
        phase="reveal",
        target="sorcerer 3",
        gate={"tripler": 2},
        laid=("attack 8", "attack 20"),
        hands={"tripler": ["attack 4"]},
    )
    ines = sit_at(served, person, scene, size)
    ines.wait_until(lambda: "turn up Tripler and use Thrice?" in ines.sentence)
    look(ines, "hidden")
    assert "Macron" not in ines.page.content()
    assert ines.serious_findings() == []
    ines.page.get_by_role("button", name="Turn up").click()
    ines.page.get_by_role("button", name="Yes, turn it up").click()  # it is for good
    ines.wait_until(lambda: "turn up" not in ines.sentence)


@pytest.mark.parametrize("size", SIZES)
def test_rotating_powers_side_by_side(served: Served, person: People, size: tuple[int, int]) -> None:
    scene = fc.scene("classic", seats=["tripler", "oracle", "macron"], edition=2008, variants=["rotating_powers"], phase="start_turn")
    ines = sit_at(served, person, scene, size)
    ines.wait_until(lambda: "keep Tripler, or take" in ines.sentence)
    look(ines, "rotation")
    assert ines.serious_findings() == []
    drawn = ines.page.get_by_role("radio").last
    drawn.click()
    ines.page.locator(".prompt .btn.primary").click()
    ines.wait_until(lambda: "keep Tripler" not in ines.sentence)


def test_the_table_reads_in_spanish(served: Served, person: People) -> None:
    ines = sit_at(served, person, fc.scene("classic", **BOX))
    ines.page.get_by_role("button", name="ES, español").click()
    ines.wait_until(lambda: "¿un paso con una tecnología?" in ines.sentence)
