"""Grudge's flare: nothing for the winner's allies; no mercy in victory."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, never_offered

SEATS = ["ember", "jade", "grudge", "azure"]
FLARE = "flare grudge"


def beaten(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember and Azure beat Jade."""
    given: dict[str, list[str]] = {"ember": [], "jade": [], "grudge": [], "azure": []} | hands
    fixed = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "gate": {"ember": 1, "azure": 2}, "hands": given}
    return scene("classic", **(fixed | {"stops": True} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_the_allies_of_a_winning_offense_go_home_without_a_colony() -> None:
    s = beaten({"jade": [FLARE]}).does("jade", FLARE).does("azure", "azure 1", "azure 1")
    assert [s.ships("azure", "jade 1"), s.ships("azure", "azure 1"), s.ships("ember", "jade 1")] == [0, 6, 1]


@pytest.mark.parametrize("edition", [2008, 2018])
def test_the_allies_of_a_winning_defense_go_home_without_rewards(edition: int) -> None:
    s = beaten({"ember": [FLARE]}, laid=("attack 4", "attack 20"), gate={"ember": 1}, beside={"azure": 2}, edition=edition)
    s.does("ember", FLARE).does("azure", "azure 1", "azure 1")
    assert [s.told("rewards.cards"), s.hand("azure"), s.ships("azure", "warp")] == [[], [], 0]
    assert s.is_over


@pytest.mark.parametrize(
    ("player", "position"),
    [("ember", {}), ("jade", {"gate": {"ember": 1}}), ("grudge", {"zapped": ["grudge"]}), ("jade", {"laid": ("negotiate", "negotiate")})],
    ids=["winner", "no allies", "onlooker", "deal"],
)
def test_else_nobody_is_begrudged(player: str, position: dict[str, Any]) -> None:
    assert never_offered(beaten({player: [FLARE]}, **position), FLARE)


def test_card_zapped_they_land() -> None:
    s = card_zapped(beaten({"jade": [FLARE], "grudge": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.ships("azure", "jade 1") == 2


# --- super ------------------------------------------------------------------------------------------------------------------------------


def refused(laid: tuple[str, str], hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Azure has declined to join Grudge, which attacks Jade and has its flare."""
    given = {"ember": [], "jade": [laid[1]], "grudge": [laid[0], FLARE], "azure": []} | (hands or {})
    fixed = {"seats": SEATS, "offense": "grudge", "defense": "jade", "phase": "alliance", "invited": {"offense": ["azure"]}, "hands": given}
    return scene("classic", **(fixed | {"stops": True} | position)).does("azure", "decline")


def test_a_token_costs_four_ships_though_it_has_won() -> None:
    s = refused(("attack 20", "attack 4")).does("grudge", FLARE).does("azure", *["azure 1"] * 4)
    assert [s.ships("azure", "warp"), s.tokens("azure", "grudge")] == [4, 0]


def test_a_token_costs_four_ships_though_it_has_made_a_deal() -> None:
    s = refused(("negotiate", "negotiate"))
    s.does("grudge", "give colony", "grudge 1", "offer").does("jade", "accept").does("grudge", FLARE)
    s.does("jade", "jade 1", "done").does("azure", *["azure 1"] * 4)
    assert s.ships("azure", "warp") == 4


@pytest.mark.parametrize(
    "position",
    [{"laid": ("attack 4", "attack 20")}, {"laid": ("attack 20", "attack 4"), "invited": {"defense": ["azure"]}}],
    ids=["beaten", "no tokens"],
)
def test_else_there_is_nothing_to_add(position: dict[str, Any]) -> None:
    assert never_offered(refused(**position), FLARE)


def test_without_it_victory_is_mild() -> None:
    s = refused(("attack 20", "attack 4")).does("grudge", "pass").does("azure", "azure 1")
    assert s.ships("azure", "warp") == 1


def test_card_zapped_victory_is_mild() -> None:
    s = card_zapped(refused(("attack 20", "attack 4"), {"ember": ["card zap"]}), "grudge", FLARE, flare=FLARE).does("azure", "azure 1")
    assert s.ships("azure", "warp") == 1
