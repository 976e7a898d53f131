"""A person plays a whole classic game against four bots: by clicking, and by touch on a phone in Spanish."""

import re
from typing import Final

from tests.browser.conftest import People
from tests.browser.person import SHORT

ENGLISH: Final = re.compile(r"\b(the|your|you|with|from|and|of|cards?|ships?)\b", re.IGNORECASE)
"""Words that no Spanish sentence has: so not "has", which is "you have" there."""


def test_a_game_against_four_bots_to_its_end(person: People) -> None:
    ines = person().go()
    ines.page.get_by_role("button", name="Play classic with 4 bots").click()
    ines.page.wait_for_selector(".prompt")
    acted = ines.play_to_the_end()
    assert acted > 10
    assert "worlds" in ines.page.locator(".over h1").inner_text() or "win" in ines.page.locator(".over h1").inner_text()
    ines.page.get_by_role("link", name="See the replay").first.click()
    ines.page.wait_for_selector(".tline")
    slider = ines.page.get_by_role("slider")
    ines.wait_until(lambda: int(slider.get_attribute("aria-valuemax") or 0) > 50)
    assert ines.page.locator(".tline .ev").count() > 0
    slider.press("End")
    ines.wait_until(lambda: slider.get_attribute("aria-valuenow") == slider.get_attribute("aria-valuemax"))
    slider.press("Home")
    ines.page.get_by_label("Seen by").select_option(label="Everyone, open hands")
    ines.wait_until(lambda: slider.get_attribute("aria-valuenow") == "0")
    assert ines.serious_findings() == []


def test_a_game_on_a_short_phone_by_touch_in_spanish_to_its_end(person: People) -> None:
    ines = person(size=SHORT, language="es", hints=True).notice().go()
    ines.press_named("button", "Jugar al clásico con 4 bots")
    ines.page.wait_for_selector(".prompt")
    assert ines.page.evaluate("[innerWidth, innerHeight]") == list(SHORT)
    assert ines.play_to_the_end() > 10
    assert ines.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ines.page.evaluate("document.documentElement.lang") == "es"
    assert ines.noticed("pointers") == {"touch"}
    assert len(ines.noticed("hints")) > 3
    sentences = ines.noticed("sentences") | ines.noticed("hints")
    assert len(sentences) > 20
    assert [said for said in sentences if ENGLISH.search(said)] == []
    assert "mundos" in ines.page.locator(".over h1").inner_text() or "Gana" in ines.page.locator(".over h1").inner_text()
    ines.press_named("link", "Ver la repetición")
    ines.page.wait_for_selector(".tline .ev")
