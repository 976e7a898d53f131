"""What aliens lay on sheets and beside planets is seen by whom it may be; what they ask can be answered by clicking."""

import re

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from fifthcolony.classic.state import REMOVED
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.served import Served

HOARD = ["attack 12", "attack 15", "negotiate", "plague"]
COVERED = """() => [...document.querySelectorAll(".stage svg .hit")].filter((hit) => {
  const box = hit.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== hit;
}).map((hit) => hit.getAttribute("aria-label"))"""
"""Planets whose middle lies under something else."""


def two_at(served: Served, person: People, scene: Scene, size: tuple[int, int] = DESKTOP) -> tuple[Person, Person]:
    """Ines in the first seat of a scene, Bo in the second, and the game begun."""
    served.waiting.append(scene)
    seated = served.open_table(seats=3)
    ines, bo = person(size=size).sit(seated), person(name="Bo", size=size).sit(served.join(str(seated["code"]), "Bo", 1))
    ines.page.get_by_role("button", name="Start the game").click()
    for one in (ines, bo):
        one.page.wait_for_selector(".prompt")
    return ines, bo


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_pile_is_open_to_its_holder_and_a_back_to_others(served: Served, person: People, size: tuple[int, int]) -> None:
    where = {"offense": "miser", "defense": "azure", "phase": "launch"}
    scene = fc.scene("classic", seats=["miser", "warrior", "azure"], sheets={"miser": {"hoard": HOARD}}, **where)
    ines, bo = two_at(served, person, scene, size)
    bo.page.get_by_role("button", name=re.compile("Sheet of Ines: .*Hoard: 4 cards")).first.click()
    sheet = bo.page.locator("dialog[open]")
    assert sheet.locator(".card.back").count() == 4
    assert sheet.locator(".card:not(.back)").count() == 0
    assert bo.serious_findings() == []
    ines.page.get_by_role("button", name=re.compile("Your sheet: .*Hoard: 4 cards")).first.click()
    assert ines.page.locator("dialog[open] .card.back").count() == 0
    assert "15" in ines.page.locator("dialog[open]").inner_text()
    assert ines.serious_findings() == []


def test_tokens_and_cards_beside_planets_are_seen_by_all(served: Served, person: People) -> None:
    scene = fc.scene(
        "classic",
        seats=["warrior", "citadel", "void"],
        offense="warrior",
        defense="void",
        phase="launch",
        tokens={"warrior": {"experience": 5}},
        sheets={"citadel": {"planet:1.3": ["attack 7"]}},
    )
    scene.game.move_ships(2, scene.game.worlds[2][0], REMOVED, 2)
    ines, bo = two_at(served, person, scene)
    for one, whose, of in ((ines, "Your sheet", "Bo"), (bo, "Sheet of Ines", "yours")):
        one.page.get_by_role("button", name=f"{whose}: Experience: 5").wait_for()
        one.page.get_by_role("button", name=f"Saffron 3: 4 ships of {of}; beside it Attack 07 of {of}").wait_for()
        one.page.get_by_role("button", name=re.compile("Out of the game: 2 ships")).first.wait_for()
    ines.page.get_by_role("button", name="ES, español").click()
    ines.page.get_by_role("button", name="Experiencia: 5").first.wait_for()


def test_a_card_that_is_not_in_the_hand_and_a_reveal_that_hides_nothing(served: Served, person: People) -> None:
    scene = fc.scene(
        "classic",
        seats=["gambler", "saffron", "jade"],
        offense="gambler",
        defense="saffron",
        phase="reveal",
        target="saffron 3",
        gate={"gambler": 2},
        hands={"gambler": ["attack 6"], "saffron": ["attack 8"]},
        laid=("attack 4", "attack 20"),
    )
    ines, bo = two_at(served, person, scene)
    ines.page.get_by_role("button", name=re.compile("Use Bluff")).click()
    claim = ines.page.get_by_role("group", name="To choose from").get_by_role("button", name="Attack 40")
    claim.click()
    claim.click()
    bo.wait_until(lambda: bo.is_asked)
    bo.page.get_by_role("button", name=re.compile("^Yes|Challenge")).click()
    ines.wait_until(lambda: "choose 2 ships to lose" in ines.sentence)
    assert ines.page.evaluate(COVERED) == []
    for _ in range(2):
        ines.page.get_by_role("button", name="Ember 1: ").click()
    ines.page.locator(".prompt .btn.primary").click()
    ines.wait_until(lambda: "choose 2 ships to lose" not in ines.sentence)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), (1024, 768), PHONE])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_planet_lies_under_anything(served: Served, person: People, size: tuple[int, int], seats: int) -> None:
    names = ["macron", "warrior", "citadel", "miser", "zombie"][:seats]
    scene = fc.scene("classic", seats=names, offense="macron", defense="citadel", phase="launch", tokens={"warrior": {"experience": 4}})
    served.waiting.append(scene)
    ines = person(size=size).sit(served.open_table(seats=seats))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    ines.wait_until(lambda: ines.page.evaluate(COVERED) == [], 5)  # once fonts and figures have settled
