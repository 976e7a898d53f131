"""A person plays a whole classic game against four bots, by clicking."""

from tests.browser.conftest import People


def test_a_game_against_four_bots_to_its_end(person: People) -> None:
    ines = person().go()
    ines.page.get_by_role("button", name="Play now with 4 bots").click()
    ines.page.wait_for_selector(".prompt")
    acted = ines.play_to_the_end()
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
