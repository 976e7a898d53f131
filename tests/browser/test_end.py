"""The end of a game: a finish to look at, a rematch, a replay to share and to play on from."""

import re
from typing import Any

import pytest

from tests.browser.conftest import People
from tests.browser.finished import finished
from tests.browser.served import Served

CLASSIC: dict[str, Any] = {"seats": 5, "seed": 11, "visibility": "private"}
DUEL: dict[str, Any] = {"game": "duel", "seats": 2, "seed": 4, "visibility": "private"}
SIZES = [((1440, 900), "en"), ((390, 664), "es"), ((844, 390), "en")]


@pytest.mark.parametrize("wishes", [CLASSIC, DUEL], ids=["classic", "duel"])
def test_the_end_is_a_finish_on_every_screen(person: People, served: Served, wishes: dict[str, Any]) -> None:
    seat = finished(served.address, wishes)[0]
    for size, language in SIZES:
        ines = person(size=size, language=language)
        ines.sit(seat)
        page = ines.page
        page.wait_for_selector(".over .chart svg")
        assert page.locator(".over h1").inner_text()
        assert page.locator(".over .sta li").count() == wishes["seats"]
        assert page.locator(".over .chart .line").count() == wishes["seats"]
        assert page.locator(".over .mom .watch").count() >= 2
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert ines.serious_findings() == []
    ines = person()
    ines.sit(seat)
    page = ines.page
    page.get_by_text("Was the deck fair?").click()
    page.get_by_role("button", name="Check it here").click()
    page.get_by_text("They match").wait_for()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Back to the end").click()
    page.get_by_role("link", name=re.compile("^Watch it")).first.click()
    page.wait_for_selector(".tline")
    assert re.search(r"\?at=[1-9]\d*$", page.url)
    at = page.url.rpartition("=")[2]
    assert page.get_by_role("slider").get_attribute("aria-valuenow") == at


def test_two_people_play_again_with_one_click_each(person: People, served: Served) -> None:
    seats = finished(served.address, {**DUEL, "seed": 5}, ("Ines", "Tariq"))
    ines, tariq = person(), person(name="Tariq")
    for one, seat in zip((ines, tariq), seats, strict=True):
        one.sit_once(seat)
        one.page.wait_for_selector(".over .again")
    old = ines.page.url
    ines.page.get_by_role("button", name="Rematch").click()
    tariq.page.get_by_text("Ines is in").wait_for()
    assert ines.page.get_by_text("Tariq has not said").count() == 1
    tariq.page.get_by_role("button", name="Rematch").click()
    for one in (ines, tariq):
        one.wait_until(lambda one=one: one.page.url != old)  # type: ignore[misc]
        one.page.wait_for_selector(".prompt")
    assert ines.page.url == tariq.page.url
    assert ines.page.url != old


@pytest.mark.parametrize("wishes", [CLASSIC, DUEL], ids=["classic", "duel"])
def test_a_replay_is_stepped_through_linked_to_and_played_on_from(person: People, served: Served, wishes: dict[str, Any]) -> None:
    seat = finished(served.address, wishes)[0]
    ines = person().go(f"/r/{seat['code']}?at=7")
    page = ines.page
    slider = page.get_by_role("slider")
    ines.wait_until(lambda: slider.count() == 1 and slider.get_attribute("aria-valuenow") == "7")
    said = set()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        said.add(page.locator(".player [aria-live]").inner_text())
    assert slider.get_attribute("aria-valuenow") == "15"
    assert len(said) >= 5
    page.reload()  # the address names the moment
    ines.wait_until(lambda: slider.count() == 1 and slider.get_attribute("aria-valuenow") == "15")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_text("connection lost").count() == 0
    assert "You " not in page.locator(".prompt .say").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button").filter(has=page.locator(".mark")).nth(1).click()
    page.wait_for_selector(".prompt .acts")
    assert "/t/" in page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name=f"Continues {seat['code']}").wait_for()
