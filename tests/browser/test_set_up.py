"""Setting up a table in the lobby: every way to find the aliens, only what fits together, and the secret choice of one."""

import re

import pytest

from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.served import Served

SMALL = """() => [...document.querySelectorAll("dialog :is(button, input, select)")].filter((one) => {
  const box = one.getBoundingClientRect();
  const reach = one.matches(".switch") ? 2 * 9 : 0;  // a finger may miss it by so much
  return box.width && (box.width < 44 || box.height + reach < 44);
}).map((one) => one.ariaLabel ?? one.textContent)"""
"""What is too small for a finger."""
WAYS = ["Group", "Choose 1 of 2", "Dealt", "Pick them", "None"]


def wish(one: Person, way: str) -> None:
    one.page.get_by_role("radio", name=way).click()


def says(one: Person) -> str:
    """The table as the dialog reads it back."""
    return one.page.locator("dialog footer p").first.inner_text()


def open_table(one: Person) -> str:
    """What the waiting room says of the table."""
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url(re.compile("/t/"))
    one.page.get_by_role("button", name="Start the game").wait_for()
    return one.page.locator("main").inner_text()


def test_every_way_to_find_the_aliens(person: People) -> None:
    ines = person()
    for way, said in (
        ("Dealt", "Random aliens."),
        ("Choose 1 of 2", "Each player chooses one of two"),
        ("Group", "A combo"),
        ("None", "No aliens."),
    ):
        ines.new_table().page.get_by_role("radio", name="3", exact=True).click()
        wish(ines, way)
        assert said in open_table(ines)
        ines.page.get_by_role("button", name="Start the game").click()
        ines.page.wait_for_selector(".prompt")


def test_what_an_edition_does_not_have_keeps_its_place_and_says_why(person: People) -> None:
    ines = person().new_table()
    ways = ines.page.get_by_role("radiogroup", name="Who becomes what").get_by_role("radio")
    assert ways.all_inner_texts() == WAYS
    wish(ines, "Group")
    assert says(ines).startswith("Five seats, 2018 rules, aliens in a ready-made group")
    ines.page.get_by_role("radio", name="Classic 2008").click()
    assert ways.all_inner_texts() == WAYS
    assert ways.first.is_disabled()
    assert ines.page.get_by_text("Group: only in the 2018 rules.").is_visible()
    assert says(ines).startswith("Five seats, 2008 rules, an alien dealt to each")
    ines.page.get_by_role("radio", name="Duel").click()
    assert says(ines) == "Two seats, the Duel: its own rules and cards."
    assert ines.page.get_by_text("Duel is for two.").is_visible()


def test_what_is_missing_is_said_and_no_table_opened(person: People) -> None:
    ines = person().new_table()
    ines.page.get_by_role("radio", name="Classic 2008").click()
    make = ines.page.get_by_role("button", name="Open the table")
    wish(ines, "Choose 1 of 2")
    ines.page.get_by_role("button", name="All", exact=True).click()
    ines.page.get_by_role("button", name="Wild 10").click()
    assert make.is_enabled()  # ten aliens, two for each of five
    wish(ines, "Pick them")
    portraits = ines.page.locator(".pick")
    assert portraits.get_by_role("button", name="Demon").count() == 0
    portraits.get_by_role("button", name="Gambler").click()
    assert portraits.get_by_role("button", name="Sorcerer").is_disabled()
    ines.page.get_by_text("Pick 4 more aliens.").wait_for()
    assert not make.is_enabled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_start_sets_everything_and_is_left_by_a_change(person: People, size: tuple[int, int]) -> None:
    ines = person(size=size).new_table("First game")
    first, evening = (ines.page.get_by_role("button", name=re.compile(f"^{name}")) for name in ("First game", "Classic evening"))
    assert first.get_attribute("aria-pressed") == "true"
    assert says(ines) == "Five seats, 2018 rules, an alien dealt to each, no extras. The fifth colony abroad wins."
    ines.page.get_by_role("radio", name="4", exact=True).click()
    assert first.get_attribute("aria-pressed") == "false"
    assert says(ines).startswith("Four seats, 2018 rules")
    evening.click()
    assert evening.get_attribute("aria-pressed") == "true"
    assert says(ines).startswith("Five seats, 2018 rules, one alien of two for each")
    assert ines.page.get_by_role("radio", name="60 s").get_attribute("aria-checked") == "true"
    assert ines.page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")


def test_one_alien_for_each_seat_and_a_shuffle_that_is_known(served: Served, person: People) -> None:
    ines = person().new_table()
    ines.page.get_by_role("radio", name="3", exact=True).click()
    wish(ines, "Pick them")
    for alien in ("Virus", "Human", "Zombie"):
        ines.page.locator(".pick").get_by_role("button", name=alien).click()
    ines.page.get_by_label("Take Human out").click()
    ines.page.locator(".pick").get_by_role("button", name="Clone").click()
    ines.page.get_by_label("Shuffle").fill("twelve")
    ines.page.get_by_text("up to 15 digits").wait_for()
    ines.page.get_by_label("Shuffle").fill("12")
    assert ines.serious_findings() == []
    told = open_table(ines)
    assert "Aliens: Virus, Clone, Zombie." in told
    assert "Cards of shuffle 12" in told
    ines.page.get_by_role("button", name="Start the game").click()
    ines.page.wait_for_selector(".prompt")
    first = ines.page.locator(".hand button.card").all_inner_texts()
    bo = person(name="Bo").sit(served.open_table(seats=3, aliens=["virus", "clone", "zombie"], seed=12))
    bo.page.get_by_role("button", name="Start the game").click()
    bo.page.wait_for_selector(".prompt")
    assert bo.page.locator(".hand button.card").all_inner_texts() == first


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (360, 640)])
def test_variants_are_switched_on_and_told_to_who_comes(person: People, size: tuple[int, int]) -> None:
    ines = person(size=size).new_table("Classic evening")
    assert ines.page.get_by_role("switch", name="Rotating powers").is_disabled()
    assert ines.page.get_by_text("Only in the 2008 rules.").count() == 2
    for variant in ("Technology", "Four planets", "One encounter a turn"):
        ines.page.get_by_role("switch", name=variant).click()
    ines.page.get_by_role("radio", name="4", exact=True).click()
    extras = "ten flares, technology, four planets each and one encounter a turn"
    assert says(ines) == f"Four seats, 2018 rules, one alien of two for each; with {extras}. The fourth colony abroad wins."
    assert ines.page.get_by_text("Those that need 8 ships or more stay out.").is_visible()
    assert ines.serious_findings() == []
    if size[0] < 700:
        assert ines.page.evaluate(SMALL) == []
    assert f"With {extras}." in open_table(ines)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_aliens_are_dealt_and_one_is_kept_in_secret(served: Served, person: People, size: tuple[int, int]) -> None:
    seated = served.open_table(seats=3, aliens="choice", seed=5)
    ines, bo = person(size=size).sit(seated), person(name="Bo", size=size).sit(served.join(str(seated["code"]), "Bo", 1))
    ines.page.get_by_role("button", name="Start the game").click()
    mine, theirs = ines.page.locator(".choice article"), bo.page.locator(".choice article")
    theirs.first.wait_for()
    assert mine.count() == theirs.count() == 2
    names = mine.locator("h3").all_inner_texts()
    assert not set(names) & set(theirs.locator("h3").all_inner_texts())
    assert ines.serious_findings() == []
    ines.page.get_by_role("button", name=f"Play {names[1]}").click()
    ines.page.locator(".choice").wait_for(state="detached")
    assert "choose an alien in secret" in ines.sentence
    assert names[1] not in bo.page.locator(".app").inner_text()
    theirs.first.get_by_role("button", name=re.compile("^Play")).click()
    bo.wait_until(lambda: names[1] in bo.page.locator(".app").inner_text())
