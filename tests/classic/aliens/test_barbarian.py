"""Barbarian: as a winning offense it takes its pick of the defense's hand and destroys the rest."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["barbarian", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"barbarian 3": {}, "barbarian 4": {}, "barbarian 5": {}}
HAND = ["attack 1", "attack 30", "negotiate", "plague"]


def raid(ember: list[str] | None = None, jade: list[str] | None = None, **position: Any) -> Scene:
    """Barbarian as offense has beaten Ember with two ships; Ember holds four cards, Jade may hold a zap."""
    hands = {"barbarian": ["attack 8"], "ember": HAND if ember is None else ember, "jade": jade or [], "azure": []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "gate": {"barbarian": 2}, "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_keeps_a_card_for_each_ship_and_discards_the_rest() -> None:
    s = raid()
    assert s.told("power.used") == [("barbarian", "use loot")]  # nobody asked whether
    s.does("barbarian", "attack 30", "plague")
    assert s.hand("barbarian") == ["attack 8", "attack 30", "plague"]
    assert s.hand("ember") == []
    assert s.discard == ["attack 1", "negotiate", "attack 20", "attack 4"]


def test_it_may_keep_fewer_or_none() -> None:
    s = raid().does("barbarian", "attack 30", "done")
    assert s.hand("barbarian") == ["attack 8", "attack 30"]
    s = raid().does("barbarian", "done")
    assert [s.hand("barbarian"), s.hand("ember")] == [["attack 8"], []]


def test_with_more_ships_than_there_are_cards_it_may_keep_them_all() -> None:
    s = raid(["attack 30", "morph"], gate={"barbarian": 4}).does("barbarian", "morph", "attack 30")
    assert s.hand("barbarian") == ["attack 8", "attack 30", "morph"]


def test_two_of_a_kind_are_two_cards() -> None:
    s = raid(["negotiate", "negotiate", "negotiate"]).does("barbarian", "negotiate", "negotiate")
    assert s.hand("barbarian") == ["attack 8", "negotiate", "negotiate"]
    assert s.discard[0] == "negotiate"


def test_its_allies_ships_do_not_count() -> None:
    s = raid(gate={"barbarian": 1, "azure": 3}).does("barbarian", "attack 30")
    assert s.hand("barbarian") == ["attack 8", "attack 30"]
    assert s.hand("ember") == []


def test_only_it_sees_what_it_keeps() -> None:
    s = raid()
    assert [event.audience for event in s.log if event.key == "cards.hand_seen_by_you"] == [(s.seat("barbarian"),)]
    assert s.game.view(s.seat("barbarian"))["known"][s.seat("ember")] == ["attack_01", "attack_30", "negotiate", "plague"]
    s.does("barbarian", "attack 30", "plague")
    assert s.game.view(s.seat("azure"))["known"][s.seat("barbarian")] == []
    assert s.game.view(s.seat("ember"))["known"][s.seat("barbarian")] == ["attack_30", "plague"]


@pytest.mark.rule("classic:compensation.short_hand")
def test_compensation_comes_afterwards_out_of_its_larger_hand() -> None:
    s = raid(["attack 30", "attack 40"], laid=("attack 20", "negotiate")).does("barbarian", "attack 30", "attack 40")
    assert s.told("compensation.taken") == [("ember", "barbarian", "3")]  # four are due
    assert s.hand("ember") == ["attack 8", "attack 30", "attack 40"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(
    "position",
    [
        {"laid": ("attack 4", "attack 20")},
        {"offense": "ember", "defense": "barbarian", "laid": ("attack 4", "attack 20"), "gate": {"ember": 1}},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "barbarian": 2}},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1}},
    ],
    ids=["beaten", "defense", "ally", "onlooker"],
)
def test_only_a_winning_offense_loots(position: dict[str, Any]) -> None:
    s = raid(**position)
    assert s.told("power.used") == []
    assert s.hand("ember") == HAND


def test_a_deal_is_no_win() -> None:
    s = raid(laid=("negotiate", "negotiate")).does("barbarian", "give card", "offer").does("ember", "accept")
    assert s.told("power.used") == []


def test_an_empty_hand_is_not_looted() -> None:
    assert raid([]).told("power.used") == []


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_sees_and_takes_nothing_until_the_next_encounter() -> None:
    s = raid(jade=["cosmic zap"], destiny=["ember"]).does("jade", "cosmic zap")
    assert s.hand("ember") == HAND
    assert s.game.view(s.seat("barbarian"))["known"][s.seat("ember")] == []
    s.does("barbarian", "yes").does("ember", "pass").does("barbarian", "ember 2", "barbarian 1", "done", "done").does(
        "ember", "done", "negotiate"
    )
    assert s.prompt("barbarian") == "barbarian.keep"


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_loots_nothing() -> None:
    s = raid(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.hand("ember") == HAND


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back_in_time_for_the_loot() -> None:
    s = raid(target="barbarian 3", ships=TWO_HOMES | {"barbarian 3": {"ember": 1}})
    assert s.told("power.used") == [("barbarian", "use loot")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_clone_still_keeps_the_card_it_fought_with() -> None:
    s = raid(seats=["barbarian", "clone", "jade"], hands={"barbarian": [], "clone": ["attack 30"], "jade": []})
    s.does("barbarian", "attack 30").does("clone", "use replicate")
    assert [s.hand("barbarian"), s.hand("clone")] == [["attack 30"], ["attack 4"]]


def test_a_looted_hacker_collects_from_whom_it_likes() -> None:
    s = raid(
        seats=["barbarian", "hacker", "jade"],
        laid=("attack 20", "negotiate"),
        hands={"barbarian": ["attack 8"], "hacker": ["attack 30"], "jade": ["attack 40"]},
    )
    s.does("barbarian", "done").does("hacker", "use rob")
    assert s.options("hacker") == ["barbarian", "jade"]
    s.does("hacker", "jade")
    assert [s.hand("hacker"), s.hand("barbarian")] == [["attack 40"], ["attack 8"]]


def test_a_vulch_salvages_what_it_destroys() -> None:
    seats = ["barbarian", "ember", "vulch"]
    s = raid(seats=seats, gate={"barbarian": 1}, hands={"barbarian": [], "ember": ["plague", "quash", "negotiate"], "vulch": []})
    s.does("barbarian", "negotiate")
    assert s.hand("vulch") == ["plague", "quash"]
    assert s.told("power.used") == [("barbarian", "use loot"), ("vulch", "use salvage")]
