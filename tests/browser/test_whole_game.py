"""A person plays a whole classic game against four bots, by clicking."""

import time

from tests.browser.conftest import People

STANDSTILL = 90.0
"""Seconds without a new sentence in the bar after which nobody would wait any longer."""


def test_a_game_against_four_bots_to_its_end(person: People) -> None:
    ines = person().go()
    ines.page.get_by_role("button", name="Play now with 4 bots").click()
    ines.page.wait_for_selector(".prompt")
    acted, said, since = 0, "", time.monotonic()
    table = ines.page.url
    while not ines.page.locator(".over").count():
        acted += ines.act()
        if ines.page.url != table:
            break  # the last click went to a link that came up with the end
        if ines.sentence != said:
            said, since = ines.sentence, time.monotonic()
        bar = ines.page.locator(".prompt").inner_text()
        assert time.monotonic() < since + STANDSTILL, f"nothing moves after {acted} clicks; the bar says: {bar}"
    ines.go(table.removeprefix(ines.address))
    ines.page.wait_for_selector(".over")
    assert acted > 10
    assert "win" in ines.page.locator(".over h2").inner_text() or "lost" in ines.page.locator(".over h2").inner_text()
    assert "foreign colonies" in ines.sentence or "win" in ines.sentence
    ines.page.get_by_role("link", name="See the replay").first.click()
    ines.page.wait_for_selector(".tline")
    slider = ines.page.get_by_role("slider")
    ines.wait_until(lambda: int(slider.get_attribute("aria-valuemax") or 0) > 50)
    assert ines.page.locator(".tline .ev").count() > 0
    slider.press("End")
    ines.wait_until(lambda: slider.get_attribute("aria-valuenow") == slider.get_attribute("aria-valuemax"))
    slider.press("Home")
    ines.page.get_by_role("radio", name="Everyone, open hands").click()
    ines.wait_until(lambda: slider.get_attribute("aria-valuenow") == "0")
    assert ines.serious_findings() == []
