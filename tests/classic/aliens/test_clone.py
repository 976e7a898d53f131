"""Clone: may take its encounter card back instead of discarding it."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.scene import Scene, card_name

SEATS = ["clone", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"clone 3": {}, "clone 4": {}, "clone 5": {}}


def resolved(jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Clone as offense has won an encounter by attack 20 against Ember's 4; Jade and Azure may hold zaps."""
    hands = {"clone": ["attack 8"], "ember": ["attack 6"], "jade": jade or [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_its_card_returns_to_hand_and_the_other_is_discarded() -> None:
    s = resolved().does("clone", "use replicate")
    assert s.hand("clone") == ["attack 8", "attack 20"]
    assert s.discard == ["attack 4"]


def test_as_a_beaten_defense_it_keeps_its_card_too() -> None:
    s = resolved(offense="ember", defense="clone").does("clone", "use replicate")
    assert s.hand("clone") == ["attack 4", "attack 8"]


def test_it_keeps_a_negotiate_after_a_deal() -> None:
    s = resolved(laid=("negotiate", "negotiate"))
    s.does("clone", "give card", "offer").does("ember", "accept").does("clone", "use replicate")
    assert s.hand("clone") == ["negotiate"]


def test_the_card_comes_back_only_after_compensation_has_been_taken() -> None:
    s = resolved(laid=("attack 20", "negotiate")).does("clone", "use replicate")
    assert s.told("compensation.taken") == [("ember", "clone", "1")]  # four ships lost, but there was one card in hand
    assert s.hand("clone") == ["attack 20"]


def test_everybody_remembers_the_card_it_kept() -> None:
    s = resolved().does("clone", "use replicate")
    assert s.game.view(s.seat("azure"))["known"][s.seat("clone")] == ["attack_20"]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_let_the_card_go() -> None:
    s = resolved()
    assert s.options("clone") == ["use replicate", "pass"]
    s.does("clone", "pass")
    assert s.hand("clone") == ["attack 8"]
    assert s.discard == ["attack 20", "attack 4"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_allies_and_onlookers_have_no_card_to_keep(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "clone": 1}} if place == "gate" else {place: {"clone": 1}}
    s = resolved(offense="ember", defense="jade", **ships)
    assert s.told("power.used") == []
    assert "clone" not in s.asked or s.prompt("clone") != "window.resolution.discard"


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_is_asked_when_all_else_is_settled() -> None:
    s = resolved()
    assert s.prompt("clone") == "window.resolution.discard"
    assert [s.ships("clone", "ember 1"), s.ships("ember", "warp")] == [1, 4]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_card_is_discarded_and_in_the_next_encounter_it_may_keep_one() -> None:
    s = resolved(jade=["cosmic zap", "attack 6"], destiny=["ember"]).does("clone", "use replicate").does("jade", "cosmic zap")
    assert s.hand("clone") == ["attack 8"]
    assert s.discard == ["cosmic zap", "attack 20", "attack 4"]
    s.does("clone", "yes", "ember 2", "clone 1", "done", "done").does("ember", "done")
    assert s.options("clone") == ["use replicate", "pass"]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = (
        resolved(jade=["cosmic zap"], azure=["card zap"])
        .does("clone", "use replicate")
        .does("jade", "cosmic zap")
        .does("azure", "card zap")
    )
    assert s.hand("clone") == ["attack 8", "attack 20"]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_its_card_is_discarded() -> None:
    s = resolved(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.discard == ["attack 20", "attack 4"]


@pytest.mark.rule("classic:power.lost_at_once")
def test_the_defeat_that_costs_the_third_home_colony_costs_the_card_too() -> None:
    s = resolved(offense="ember", defense="clone", target="clone 3", ships=TWO_HOMES | {"clone 3": {"clone": 2}})
    assert s.told("power.lost") == [("clone",)]
    assert s.told("power.used") == []
    assert s.discard == ["attack 20", "attack 4"]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back_in_time_for_the_discard() -> None:
    guests = TWO_HOMES | {"clone 3": {"ember": 1}}
    s = resolved(target="clone 3", ships=guests)  # Clone drives a colony out of its own system
    assert s.told("power.regained") == [("clone",)]
    assert s.options("clone") == ["use replicate", "pass"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_after_a_sorcerers_swap_it_keeps_the_card_it_resolved_with() -> None:
    s = scene("classic", seats=["clone", "sorcerer", "jade"], phase="planning", hands={"clone": ["attack 4"], "sorcerer": ["attack 20"]})
    s.does("sorcerer", "use magic").does("clone", "use replicate")
    assert s.hand("clone") == ["attack 20"]


def test_the_negotiate_it_lost_to_a_human_by_a_zap_comes_back_without_compensation() -> None:
    s = scene(
        "classic",
        seats=["clone", "human", "jade"],
        phase="reveal",
        laid=("negotiate", "negotiate"),
        hands={"clone": ["cosmic zap"], "human": ["attack 8"]},
    )
    s.does("clone", "cosmic zap", "use replicate")
    assert s.told("compensation.taken") == []
    assert s.hand("clone") == ["negotiate"]


def hoarder(own: tuple[str, ...], other: tuple[str, ...]) -> Scene:
    """Miser has laid attack 20 from its hoard against attack 4 from hand; both hold more powers than one."""
    s = scene("classic", seats=["miser", "ember", "jade"], phase="launch", hands={"miser": ["attack 6"], "ember": ["attack 4", "attack 5"]},
              sheets={"miser": {"hoard": ["attack 20", "negotiate"]}})  # fmt: skip
    s.game.set_powers([("miser", *own), other, ()])
    s.does("miser", "ember 1", "miser 1", "done", "done").does("ember", "done")
    return s.does("miser", "use lay hoarded", "attack 20").does("ember", "attack 4")


def where_it_went(s: Scene) -> list[list[str]]:
    """The hands of the main players, and what lies on sheets."""
    return [s.hand("miser"), s.hand("ember"), [card_name(KIND[card]) for _, _, card in s.game.sheet]]


def test_its_own_card_from_a_hoard_goes_back_to_the_hoard() -> None:
    s = hoarder(("clone",), ()).does("miser", "use replicate")
    assert where_it_went(s) == [["attack 6"], ["attack 5"], ["negotiate", "attack 20"]]


def test_a_card_from_anothers_hoard_that_a_swap_has_brought_it_goes_to_its_hand() -> None:
    s = hoarder((), ("clone", "sorcerer")).does("ember", "use magic", "use replicate")
    assert where_it_went(s) == [["attack 6"], ["attack 5", "attack 20"], ["negotiate"]]


def test_a_card_that_a_swap_has_brought_it_for_one_from_its_hoard_goes_to_its_hand() -> None:
    s = hoarder(("clone",), ("sorcerer",)).does("ember", "use magic").does("miser", "use replicate")
    assert where_it_went(s) == [["attack 4", "attack 6"], ["attack 5"], ["negotiate"]]


def test_swapped_and_swapped_back_it_goes_to_the_hoard_again() -> None:
    s = hoarder(("clone", "sorcerer"), ("sorcerer",)).does("miser", "use magic").does("ember", "use magic").does("miser", "use replicate")
    assert where_it_went(s) == [["attack 6"], ["attack 5"], ["negotiate", "attack 20"]]


def possessor(own: tuple[str, ...], other: tuple[str, ...], **position: Any) -> Scene:
    """Demon has borrowed Azure's hand and laid attack 20 out of it against attack 4; both hold more powers than one."""
    hands = {"demon": ["attack 6"], "ember": ["attack 4"], "jade": [], "azure": ["attack 20", "quash"]}
    s = scene("classic", seats=["demon", "ember", "jade", "azure"], phase="launch", hands=hands, **position)
    s.game.set_powers([("demon", *own), other, (), ()])
    s.does("demon", "ember 1", "demon 1", "done", "use possess", "done").does("ember", "done")
    return s.does("demon", "attack 20")


def test_its_own_borrowed_card_goes_back_to_the_hand_it_belongs_in() -> None:
    s = possessor(("clone",), ()).does("demon", "use replicate")
    assert [s.hand("azure"), s.hand("demon")] == [["attack 20", "quash"], ["attack 6"]]


def test_a_borrowed_card_that_a_swap_has_brought_it_goes_to_its_hand() -> None:
    s = possessor((), ("clone", "sorcerer")).does("ember", "use magic", "use replicate")
    assert [s.hand("azure"), s.hand("ember")] == [["quash"], ["attack 20"]]


def test_a_card_that_has_replaced_a_borrowed_one_goes_to_its_hand() -> None:
    s = possessor(("chosen", "clone"), (), deck=["attack 30", "plague", "force field"])
    s.does("demon", "use divine intervention", "replace card attack 30", "use replicate")
    assert [s.hand("azure"), s.hand("demon")] == [["quash"], ["attack 6", "attack 30"]]
    assert "attack 20" in s.discard
