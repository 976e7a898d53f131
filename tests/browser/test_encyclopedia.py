"""The encyclopedia shows what the engine plays: aliens, somebody's own too, and the cards of the decks."""

import pytest

from tests.browser.conftest import People
from tests.browser.person import PHONE
from tests.newcomer import beacon_is_there

DESKTOP = (1440, 900)


def test_an_alien_is_found_and_lights_the_phases_in_which_it_acts(person: People) -> None:
    ines = person(size=DESKTOP).go("/encyclopedia/aliens")
    ines.page.get_by_role("searchbox").fill("will")
    ines.page.get_by_role("link", name="Will").click()
    ines.page.get_by_role("heading", name="Will", exact=True).wait_for()
    assert ines.page.locator(".page .strip .on").all_inner_texts() == ["Destiny", "Launch"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_somebody_s_own_alien_is_in_it_with_a_drawn_likeness(person: People, size: tuple[int, int]) -> None:
    with beacon_is_there():
        ines = person(size=size).go("/encyclopedia/aliens")
        ines.page.get_by_role("link", name="Beacon").click()
        ines.page.get_by_role("heading", name="Beacon").wait_for()
        ines.page.get_by_text("As a main player or ally you may add 3").wait_for()
        assert ines.page.locator(".page .bigf > svg").bounding_box()["width"] <= 210  # type: ignore[index]
        assert ines.page.locator(".page .bigf img").count() == 0
        assert ines.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ines.serious_findings() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_destiny_cards_are_among_the_cards(person: People, size: tuple[int, int]) -> None:
    ines = person(size=size).go("/encyclopedia/cards")
    ines.page.get_by_role("button", name="Most foreign colonies").click()
    ines.page.get_by_role("heading", name="Most foreign colonies").wait_for()
    ines.page.get_by_text("1 in the deck").wait_for()
    assert ines.serious_findings() == []
