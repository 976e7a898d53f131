"""Pacifist's flare: wild, a negotiate that meets an attack is a 15; super, a failed deal costs it one ship and the other five."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["pacifist", "ember", "jade", "azure"]
FLARE = "flare pacifist"
TWO_HOMES: dict[str, dict[str, int]] = {"pacifist 3": {}, "pacifist 4": {}, "pacifist 5": {}}


def revealed(offense: str, defense: str, hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember's single ship meets Jade's four, with these cards."""
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": (offense, defense), "stops": True}
    return scene("classic", **(given | position), hands={name: hands.get(name, []) for name in SEATS})


def broken_off(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Pacifist and Ember negotiate, and Pacifist breaks off."""
    given = {"seats": SEATS, "phase": "reveal", "laid": ("negotiate", "negotiate"), "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS}).does("pacifist", "none")


def paid(s: Scene) -> list[int]:
    """All ships of a failed deal are paid from first colonies as far as those go; what it has cost Pacifist and Ember."""
    while s.asked and s.prompt(s.asked[0]) == "deal.pay":
        s.does(s.asked[0], s.options(s.asked[0])[0])
    return [s.ships(name, "warp") for name in ("pacifist", "ember")]


@pytest.mark.parametrize(
    ("laid", "who", "totals"), [(("negotiate", "attack 10"), "ember", ("16", "14")), (("attack 20", "negotiate"), "jade", ("21", "19"))]
)
def test_wild_a_negotiate_becomes_a_fifteen(laid: tuple[str, str], who: str, totals: tuple[str, str]) -> None:
    s = revealed(*laid, {who: [FLARE]}).does(who, FLARE)
    assert s.told("reveal.totals") == [totals]
    assert s.told("compensation.taken") == []


def test_wild_it_stays_a_fifteen_whatever_the_other_card_becomes() -> None:
    seats = ["ember", "chosen", "jade"]
    hands = {"ember": [FLARE], "chosen": [], "jade": []}
    s = scene(
        "classic",
        seats=seats,
        phase="reveal",
        laid=("negotiate", "attack 8"),
        hands=hands,
        deck=["attack 12", "attack 4", "attack 4"],
        stops=True,
    )
    s.does("ember", FLARE).does("chosen", "use divine intervention", "replace card attack 12")
    assert s.told("reveal.totals") == [("16", "16")]


@pytest.mark.parametrize("laid", [("attack 10", "attack 8"), ("negotiate", "negotiate"), ("attack 10", "negotiate")])
def test_wild_not_without_a_negotiate_of_its_own_that_meets_an_attack(laid: tuple[str, str]) -> None:
    assert not offers(revealed(*laid, {"ember": [FLARE]}), "ember", FLARE)


@pytest.mark.parametrize("who", ["azure", "pacifist"])
@pytest.mark.parametrize("laid", [("negotiate", "attack 10"), ("attack 10", "negotiate")])
def test_wild_not_for_allies_and_onlookers(who: str, laid: tuple[str, str]) -> None:
    s = revealed(*laid, {who: [FLARE]}, gate={"ember": 1, "azure": 1}, zapped=["pacifist"])
    assert not offers(s, who, FLARE)


@pytest.mark.rule("classic:flare.zapped_power")
def test_wild_is_open_to_a_pacifist_whose_peace_was_zapped() -> None:
    hands = {"pacifist": [FLARE], "ember": [], "azure": ["cosmic zap"]}
    s = scene("classic", seats=list(hands), phase="reveal", laid=("negotiate", "attack 10"), hands=hands, stops=True)
    assert s.does("azure", "cosmic zap").options("pacifist") == [FLARE, "pass"]
    assert s.does("pacifist", FLARE).told("reveal.totals") == [("16", "14")]


def test_wild_nobody_else_can_wait_for_what_the_cards_have_become() -> None:
    s = revealed("negotiate", "attack 10", {"ember": [FLARE]}).pass_all()
    assert [prompt for name, prompt, _, _ in s.asks if name == "ember"] == ["window.reveal.card_changes"]


def test_wild_card_zapped_it_is_a_negotiate_that_loses() -> None:
    s = card_zapped(revealed("negotiate", "attack 10", {"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert [s.game.result, s.told("reveal.totals")] == ["defense_won", []]


@pytest.mark.parametrize("offense", ["pacifist", "ember"])
def test_super_a_failed_deal_costs_it_one_ship_and_the_opponent_five(offense: str) -> None:
    given = {"seats": SEATS, "phase": "reveal", "laid": ("negotiate", "negotiate"), "stops": True, "offense": offense}
    s = scene("classic", **given, defense="ember" if offense == "pacifist" else "pacifist", hands={"pacifist": [FLARE]}).does(
        offense, "none"
    )
    assert paid(s.does("pacifist", FLARE)) == [1, 5]
    assert FLARE in s.hand("pacifist")


def test_super_not_where_a_deal_is_made() -> None:
    s = scene("classic", seats=SEATS, phase="reveal", laid=("negotiate", "negotiate"), stops=True, hands={"pacifist": [FLARE, "attack 8"]})
    s.does("pacifist", "give card", "attack 8", "offer").does("ember", "accept")
    assert [s.game.result, s.told("flare.played")] == ["deal_made", []]
    assert all(prompt != "window.resolution.deal_failed" for _, prompt, _, _ in s.asks)


def test_super_not_as_an_onlooker() -> None:
    s = revealed("negotiate", "negotiate", {"pacifist": [FLARE]}).does("ember", "none")
    assert s.prompt("ember") == "deal.pay"


def test_super_not_without_its_power() -> None:
    for position in ({"zapped": ["pacifist"]}, {"ships": TWO_HOMES}):
        s = broken_off({"pacifist": [FLARE]}, **position)
        assert [s.prompt("pacifist"), paid(s)] == ["deal.pay", [3, 3]]


def test_super_card_zapped_it_costs_both_three() -> None:
    assert paid(card_zapped(broken_off({"pacifist": [FLARE], "jade": ["card zap"]}), "pacifist", FLARE, flare=FLARE)) == [3, 3]
