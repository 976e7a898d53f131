"""Dictator's flare: another draw of destiny; Command as the offense."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "dictator", "azure"]
FLARE = "flare dictator"


def draws(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember draws destiny: Jade, and then Azure; Dictator's power is silent."""
    given = {"ember": ["attack 8"], "jade": ["attack 8"], "dictator": [], "azure": ["attack 8"]} | hands
    fixed = {"seats": SEATS, "phase": "destiny", "destiny": ["jade", "azure"], "hands": given, "zapped": ["dictator"], "stops": True}
    return scene("classic", **(fixed | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", ["jade", "azure", "dictator"])
def test_anybody_but_the_offense_sends_the_card_away(player: str) -> None:
    s = draws({player: ["attack 8", FLARE]}).does(player, FLARE)
    assert [s.told("destiny.redrawn"), s.told("destiny.defense")] == [[("ember",)], [("azure",)]]
    assert s.game.destiny_discard == [1, 3]


def test_nobody_acts_on_a_card_that_is_gone() -> None:
    s = draws({"jade": ["attack 8", FLARE]}, powers={"azure": ["shadow"]})
    s.does("jade", FLARE)
    assert s.told("power.used") == []  # Shadow would have come after Jade; Azure is not its own prey


def test_the_offense_obeys() -> None:
    assert never_offered(draws({"ember": ["attack 8", FLARE]}), FLARE)


def test_it_works_once_an_encounter() -> None:
    s = draws({"jade": ["attack 8", FLARE]}).does("jade", FLARE)
    assert s.prompt("ember") == "launch.aim"


def test_card_zapped_the_card_stands() -> None:
    s = card_zapped(draws({"jade": ["attack 8", FLARE], "azure": ["attack 8", "card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.told("destiny.defense") == [("jade",)]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def commands(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Dictator is the offense and has its flare; Jade lies on top."""
    given = {"ember": [], "jade": [], "dictator": ["attack 8", FLARE], "azure": []} | (hands or {})
    return draws(given, **({"offense": "dictator", "zapped": []} | position))


def test_as_the_offense_it_picks_its_own_card() -> None:
    s = commands().does("dictator", FLARE, "ember")
    assert s.told("power.used") == [("dictator", "use command itself")]
    assert s.told("destiny.defense") == [("ember",)]


def test_for_others_it_commands_as_ever() -> None:
    s = draws({"dictator": [FLARE]}, zapped=[]).does("dictator", "azure")
    assert s.told("destiny.defense") == [("azure",)]
    assert never_offered(s, FLARE)


@pytest.mark.parametrize(
    "position", [{"zapped": ["dictator"]}, {"ships": {f"dictator {at}": {} for at in (3, 4, 5)}}], ids=["zapped", "lost"]
)
def test_without_its_power_it_draws_like_others(position: dict[str, Any]) -> None:
    s = commands(**position)
    assert s.told("destiny.drawn") == [("dictator", "jade")]
    assert never_offered(s, FLARE)


def test_cosmic_zapped_it_draws_like_others() -> None:
    s = cosmic_zapped(commands({"azure": ["cosmic zap"]}), "dictator", FLARE, flare=FLARE)
    assert s.told("destiny.drawn") == [("dictator", "jade")]
