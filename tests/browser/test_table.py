"""What happens at a table: two people, coming back, watching, talking, a phone, keys alone, Spanish."""

import re
from typing import Any

import pytest

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.person import PHONE
from tests.browser.served import Served

FIVE = ["ember", "saffron", "jade", "azure", "orchid"]


def test_two_browsers_at_one_table(person: People) -> None:
    ines, bo = person(), person(name="Bo")
    ines.new_table().page.get_by_role("button", name="Open the table").click()
    ines.page.wait_for_url(re.compile("/t/"))
    code = ines.page.url.rpartition("/")[2]
    bo.go(f"/t/{code}").page.get_by_role("button", name="Sit here").first.click()
    ines.page.get_by_text("Bo", exact=True).wait_for()
    ines.page.get_by_role("button", name="Start the game").click()
    for one in (ines, bo):
        one.page.wait_for_selector(".prompt")
    ines.page.get_by_label("Say to the table").fill("hello there")
    ines.page.get_by_role("button", name="Send", exact=True).click()
    bo.page.get_by_text("hello there").first.wait_for()
    for _ in range(40):
        for one in (ines, bo):
            if one.is_asked:
                one.act()
    assert ines.page.locator("h2", has_text="Encounter").inner_text() == bo.page.locator("h2", has_text="Encounter").inner_text()


def test_reload_in_the_middle_of_a_prompt(person: People) -> None:
    ines = person().go()
    ines.page.get_by_role("button", name="Play classic with 4 bots").click()
    ines.page.wait_for_selector(".prompt.mine")
    before = (ines.sentence, ines.page.locator(".hand button.card").count())
    ines.page.reload()
    ines.page.wait_for_selector(".prompt.mine")
    assert (ines.sentence, ines.page.locator(".hand button.card").count()) == before
    assert "Guest" not in ines.page.locator(".rail").inner_text()


def test_a_spectator_sees_no_hand(served: Served, person: People) -> None:
    ines, fly = person().go(), person(name="Fly")
    ines.page.get_by_role("button", name="Play classic with 4 bots").click()
    ines.page.wait_for_selector(".prompt.mine")
    fly.go(ines.page.url.removeprefix(served.address))
    fly.page.wait_for_selector(".prompt")
    assert ines.page.locator(".hand button.card").count() > 0
    assert fly.page.locator(".hand button.card").count() == 0
    assert not fly.is_asked
    assert fly.page.locator(".planet.lit").count() == 0
    assert "You draw" not in fly.page.locator(".log").inner_text()
    fly.page.get_by_text("You are watching").wait_for()


def test_ships_are_sent_by_touching_planets(served: Served, person: People) -> None:
    seated = _seated(served)
    ines = person().sit(seated)
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    assert ines.sentence == "You: aim the gate at a planet of the defense."
    ines.page.get_by_role("button", name="Jade 4: ").click()
    ines.wait_until(lambda: "send 1 to 4 ships" in ines.sentence)
    for _ in range(2):
        ines.page.get_by_role("button", name="Ember 1: ").click()
    assert ines.ships("Ember 1: ") == 2
    ines.page.get_by_role("button", name="Take the last ship back").click()
    assert ines.ships("Ember 1: ") == 3
    ines.page.get_by_role("button", name="Launch 1 ship").click()
    ines.wait_until(lambda: "whom do you invite" in ines.sentence)


def _seated(served: Served, **how: Any) -> dict[str, object]:
    served.waiting.append(fc.scene("classic", seats=FIVE, offense="ember", defense="jade", phase="launch", **how))
    return served.open_table(seats=5)


def test_keyboard_only(served: Served, person: People) -> None:
    ines = person().sit(_seated(served, hands={"ember": ["attack 10", "attack 8", "negotiate"]}))
    keys = ines.page.keyboard
    ines.page.get_by_role("button", name="Start the game").focus()
    keys.press("Enter")
    ines.wait_until(lambda: "aim the gate" in ines.sentence)
    keys.press("2")
    ines.wait_until(lambda: "ships at Jade 2" in ines.sentence)
    keys.press("1")
    keys.press("1")
    keys.press("Escape")
    keys.press("3")
    keys.press("Enter")
    ines.wait_until(lambda: "whom do you invite" in ines.sentence)
    keys.press("Space")
    ines.wait_until(lambda: "choose your encounter card" in ines.sentence, 30)
    keys.press("1")
    ines.page.get_by_role("button", name=re.compile("Play attack")).wait_for()
    keys.press("Enter")
    ines.wait_until(lambda: "choose your encounter card" not in ines.sentence)
    keys.press("?")
    ines.page.get_by_role("dialog", name="Settle five worlds of others").wait_for()
    keys.press("Escape")
    ines.page.get_by_role("dialog", name="Settle five worlds of others").wait_for(state="detached")


def test_spanish_at_any_time(served: Served, person: People) -> None:
    ines = person().sit(_seated(served))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: "aim the gate" in ines.sentence)
    ines.page.get_by_role("button", name="ES, español").click()
    ines.wait_until(lambda: ines.sentence.startswith("Tú: "))
    assert ines.page.locator("html").get_attribute("lang") == "es"
    assert "Lanzar" in ines.page.locator(".phases").inner_text()
    ines.page.get_by_role("button", name="Jade 4").first.click()
    ines.wait_until(lambda: "Apuntas" in ines.page.locator(".log").inner_text())
    ines.page.reload()
    ines.wait_until(lambda: ines.page.locator(".prompt").count() > 0 and ines.sentence.startswith("Tú: "))


def test_phone(served: Served, person: People) -> None:
    ines = person(size=PHONE).sit(_seated(served))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    page = ines.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Jade 4: ").tap()
    ines.wait_until(lambda: "ships at Jade 4" in ines.sentence)
    page.get_by_role("button", name="Ember 2: ").tap()
    page.get_by_role("button", name="Whole table").tap()
    assert page.get_by_role("button", name=re.compile(r"^(Ember|Jade|Azure|Saffron|Orchid) \d: ")).count() == 25
    page.get_by_role("button", name="Encounter", exact=True).tap()
    page.get_by_role("button", name="Launch 1 ship").tap()
    ines.wait_until(lambda: "whom do you invite" in ines.sentence)
    page.get_by_role("button", name="Open the log", exact=True).tap()
    page.get_by_role("log").wait_for()
    assert ines.serious_findings() == []


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_no_serious_finding_of_axe(served: Served, person: People, size: tuple[int, int]) -> None:
    ines = person(size=size).go()
    ines.page.get_by_role("button", name="Open a table (Classic)").wait_for()
    assert ines.serious_findings() == []
    ines.new_table("Everything").page.get_by_role("heading", name="Aliens").wait_for()
    assert ines.serious_findings() == []
    ines.go("/encyclopedia/aliens/sorcerer")
    ines.page.get_by_role("heading", name="Sorcerer", exact=True).wait_for()
    assert ines.serious_findings() == []
    ines.go("/encyclopedia/cards/cosmic_zap")
    ines.page.get_by_role("heading", name="Cosmic Zap").wait_for()
    assert ines.serious_findings() == []
    ines.sit(_seated(served))
    assert ines.serious_findings() == []
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    assert ines.serious_findings() == []


KEPT = "JSON.parse(localStorage.getItem('fifthcolony')).pace"
APART = """() => {
  const [name, role] = [".dock .who b", ".dock .role"].map((one) => document.querySelector(one).getBoundingClientRect());
  return name.right <= role.left;
}"""


def test_the_pace_is_chosen_beside_the_log_and_your_role_stands_beside_your_name(served: Served, person: People) -> None:
    sides: dict[str, Any] = {"offense": "saffron", "defense": "jade", "target": "jade 3", "gate": {"saffron": 4, "ember": 2}}
    hands = {"ember": ["reinforcement 3", "attack 8"], "saffron": ["attack 6"], "jade": ["attack 5"]}
    served.waiting.append(fc.scene("classic", seats=FIVE, phase="reveal", laid=("attack 10", "attack 8"), hands=hands, **sides))
    ines = person().sit(served.open_table(seats=5))
    page, pace = ines.page, ines.page.get_by_test_id("pace")
    page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    assert page.locator(".dock .role").inner_text() == "Ally"
    assert page.evaluate(APART)
    for size, within, chosen in (((1440, 900), ".rail", "calm"), ((390, 664), ".line", "brisk")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(within).get_by_test_id("pace").wait_for()
        pace.click()
        page.locator("dialog[open]").get_by_role("button", name=chosen.capitalize()).click()
        page.locator("dialog[open]").wait_for(state="hidden")
        assert page.evaluate(KEPT) == chosen
        assert pace.inner_text().split()[-1].lower() == chosen
    assert page.locator(".line").evaluate("(one) => one.offsetHeight") == 52
