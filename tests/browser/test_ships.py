"""Ships in one gesture: what an ally gets and where its ships go is one screen, not a prompt a ship."""

import pytest

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE
from tests.browser.served import Served

HOMES = ("Ember 1", "Ember 2")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_defensive_alliance_of_two_ships_costs_one_prompt_afterwards(served: Served, person: People, size: tuple[int, int]) -> None:
    """Joined with two ships, won: rewards for both in one touch, and the ships are back where they came from."""
    scene = fc.scene(
        "classic",
        seats=["ember", "saffron", "jade"],
        offense="saffron",
        defense="jade",
        phase="alliance",
        invited={"defense": ["ember"]},
        hands={"saffron": ["attack 1"], "jade": ["attack 30"], "ember": ["attack 8"]},
    )
    served.waiting.append(scene)
    ines = person(size=size).sit(served.open_table(seats=3))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    ines.page.locator(".prompt .acts .btn").filter(has_text="efense").first.click(timeout=3000)
    planets = [ines.page.locator(f".stage .hit[aria-label^='{home}']").first for home in HOMES]
    for planet in planets:
        planet.click()
    ines.page.keyboard.press("Enter")
    ines.wait_until(lambda: "reward" in ines.sentence)
    assert ines.page.get_by_role("button", name="Ships home as before").get_attribute("aria-pressed") == "true"
    ines.page.get_by_role("button", name="2 cards").click()
    ines.wait_until(lambda: [ines.ships(home) for home in HOMES] == [4, 4])
    ines.wait_until(lambda: ines.is_asked and "reward" not in ines.sentence)
    assert "home" not in ines.sentence
