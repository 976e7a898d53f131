"""Setting up a table in the lobby: every way to find the aliens, only what fits together, and the secret choice of one."""

import re

import pytest

from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.served import Served


def wish(one: Person, way: str) -> None:
    one.page.get_by_label("Aliens", exact=True).select_option(way)


def open_table(one: Person) -> str:
    """What the waiting room says of the table."""
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url(re.compile("/t/"))
    one.page.get_by_role("button", name="Start the game").wait_for()
    return one.page.locator("main").inner_text()


def test_every_way_to_find_the_aliens(person: People) -> None:
    ines = person()
    for way, said in (
        ("random", "Random aliens."),
        ("choice", "Each player chooses one of two"),
        ("combo", "A combo"),
        ("none", "No aliens."),
    ):
        ines.go().page.get_by_role("radio", name="3", exact=True).click()
        wish(ines, way)
        assert said in open_table(ines)
        ines.page.get_by_role("button", name="Start the game").click()
        ines.page.wait_for_selector(".prompt")


def test_only_what_fits_together_is_offered(person: People) -> None:
    ines = person().go()
    ways = ines.page.locator("#new-aliens option")
    ways.first.wait_for(state="attached")
    assert ways.all_inner_texts() == ["Random", "Choose 1 of 2", "A combo", "Pick them", "None"]
    wish(ines, "combo")
    ines.page.get_by_role("radio", name="2008").click()
    assert ways.all_inner_texts() == ["Random", "Choose 1 of 2", "Pick them", "None"]
    assert ines.page.locator("#new-aliens").input_value() == "random"
    make = ines.page.get_by_role("button", name="Open the table")
    wish(ines, "choice")
    ines.page.get_by_role("button", name="Red 10").click()
    assert make.is_enabled()  # ten aliens, two for each of five
    ines.page.get_by_role("button", name="All boxes").click()
    wish(ines, "list")
    portraits = ines.page.locator(".pick")
    assert portraits.get_by_role("button", name="Demon").count() == 0
    portraits.get_by_role("button", name="Gambler").click()
    assert portraits.get_by_role("button", name="Sorcerer").is_disabled()
    ines.page.get_by_text("Pick 4 more aliens.").wait_for()
    assert not make.is_enabled()


def test_one_alien_for_each_seat_and_a_shuffle_that_is_known(served: Served, person: People) -> None:
    ines = person().go()
    ines.page.get_by_role("radio", name="3", exact=True).click()
    wish(ines, "list")
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
