"""Fodder's flare: joining after all; any attack below the opponent's."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "fodder", "azure"]
FLARE = "flare fodder"


def invited(answer: str = "decline", laid: tuple[str, str] = ("attack 10", "attack 6"), hands: Any = None, **position: Any) -> Scene:
    """Ember and its one ship attack Jade's four; both have invited Azure, who answers, and holds the flare."""
    given = {"ember": [laid[0]], "jade": [laid[1]], "fodder": [], "azure": [FLARE]} | (hands or {})
    fixed = {"seats": SEATS, "phase": "alliance", "hands": given, "invited": {"offense": ["azure"], "defense": ["azure"]}, "stops": True}
    return scene("classic", **(fixed | position)).does("azure", answer)


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "totals"), [("offense", ("12", "10")), ("defense", ("11", "11"))])
def test_who_declined_joins_after_all_with_one_ship(side: str, totals: tuple[str, str]) -> None:
    s = invited().does("azure", FLARE, side, "azure 2")
    assert [s.told("alliance.joined"), s.told("alliance.committed")] == [[("azure", side)], [("azure", "1", side)]]
    assert s.told("reveal.totals") == [totals]


def test_only_a_side_that_invited_it_is_joined() -> None:
    s = invited(invited={"offense": ["azure"]}).does("azure", FLARE)
    assert s.prompt("azure") == "alliance.ships"
    assert s.told("alliance.joined") == [("azure", "offense")]


def test_an_anti_matter_subtracts_its_ship_too() -> None:
    s = invited(powers={"ember": ["anti_matter"]}).does("azure", FLARE, "offense", "azure 2")
    assert s.told("reveal.totals") == [("8", "10")]  # 10, less Ember's ship and Azure's


def test_who_has_joined_or_was_not_invited_cannot() -> None:
    assert never_offered(invited("offense").does("azure", "azure 1", "done"), FLARE)
    assert never_offered(invited(hands={"azure": [], "fodder": [FLARE]}, zapped=["fodder"]), FLARE)


def test_there_is_nothing_to_join_in_a_deal() -> None:
    assert never_offered(invited(laid=("negotiate", "negotiate")), FLARE)


def test_card_zapped_it_stays_outside() -> None:
    s = card_zapped(invited(hands={"ember": ["attack 10", "card zap"]}), "azure", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("11", "10")]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def turned_up(own: list[str], hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Fodder's 8 and one ship meet Jade's 15 and four."""
    given: dict[str, list[str]] = {"ember": [], "jade": [], "fodder": [*own, FLARE], "azure": []} | (hands or {})
    fixed = {"seats": SEATS, "offense": "fodder", "defense": "jade", "phase": "reveal", "laid": ("attack 8", "attack 15"), "hands": given}
    return scene("classic", **(fixed | {"stops": True} | position))


def test_it_throws_in_any_attack_below_the_opponents() -> None:
    s = turned_up(["attack 4", "attack 8", "attack 12", "attack 20"]).does("fodder", FLARE)
    assert s.told("power.used") == [("fodder", "use overwhelm by any")]
    assert s.options("fodder") == ["attack 4", "attack 8", "attack 12", "done"]
    s.does("fodder", "attack 4", "attack 8", "attack 12")
    assert s.told("reveal.totals") == [("33", "19")]


@pytest.mark.parametrize(
    ("own", "position"),
    [(["attack 12", "attack 20"], {}), (["attack 4"], {"zapped": ["fodder"]}), (["attack 4"], {"laid": ("negotiate", "attack 15")})],
    ids=["nothing low", "zapped", "no attack"],
)
def test_else_it_has_no_use_for_it(own: list[str], position: dict[str, Any]) -> None:
    assert never_offered(turned_up(own, **position), FLARE)


def test_an_ally_overwhelms_nobody() -> None:
    assert never_offered(turned_up(["attack 4"], offense="ember", gate={"ember": 1, "fodder": 1}), FLARE)


def test_cosmic_zapped_its_cards_stay_in_hand() -> None:
    s = cosmic_zapped(turned_up(["attack 4"], {"azure": ["cosmic zap"]}), "fodder", FLARE, flare=FLARE)
    assert [s.hand("fodder"), s.told("reveal.totals")] == [["attack 4", FLARE], [("9", "19")]]
