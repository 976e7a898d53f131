"""Remora: brings back a ship when somebody else does, and draws a card when somebody else does."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["remora", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"remora 3": {}, "remora 4": {}, "remora 5": {}}


def starting(**position: Any) -> Scene:
    """Ember's encounter starts with a ship of its own in the warp, and three of Remora's."""
    hands = {"remora": [], "ember": ["attack 8"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "ember", "phase": "regroup", "warp": {"ember": 2, "remora": 3}, "hands": hands, **position}
    return scene("classic", **given)


def rewarded(taken: list[str], **position: Any) -> Scene:
    """Azure has helped Jade beat Ember with two ships, and takes rewards as told; Remora looks on."""
    hands = {"remora": [], "ember": ["attack 8"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": ("attack 4", "attack 20"),
             "beside": {"azure": 2}, "warp": {"azure": 2, "remora": 2}, "hands": hands, **position}  # fmt: skip
    return scene("classic", **given).does("azure", *taken)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_when_another_brings_a_ship_back_it_may_bring_one_too() -> None:
    s = starting().does("ember", "ember 1")
    assert s.options("remora") == ["use cling to ships", "pass"]
    s.does("remora", "use cling to ships", "remora 4")
    assert [s.ships("remora", "warp"), s.ships("remora", "remora 4")] == [2, 4]


def test_two_ships_of_one_reward_are_one_event_and_so_are_two_cards() -> None:
    s = rewarded(["ship", "ship", "azure 1", "azure 1"]).does("remora", "use cling to ships", "remora 1")
    assert [s.ships("remora", "warp"), s.prompt("azure")] == [1, "ships.return"]
    s = rewarded(["card", "card"]).does("remora", "use cling to cards")
    assert [len(s.hand("remora")), s.prompt("azure")] == [1, "ships.return"]


def test_a_ship_and_a_card_are_two_events() -> None:
    s = rewarded(["card", "ship", "azure 1"]).does("remora", "use cling to ships", "remora 1", "use cling to cards")
    assert [s.ships("remora", "warp"), len(s.hand("remora"))] == [1, 1]


def test_a_whole_new_hand_is_one_event() -> None:
    s = starting(phase="start_turn", hands={"ember": ["quash"]}, deck=["attack 4"] * 4 + ["negotiate"] * 4 + ["attack 20"])
    s.does("remora", "use cling to cards")
    assert [s.hand("remora"), len(s.hand("ember"))] == [["attack 20"], 8]


@pytest.mark.rule("classic:cards.cosmic_quake")
def test_hands_that_a_quake_deals_were_not_drawn() -> None:
    """Or there would be no end where its own draw causes the next quake."""
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="reveal", laid=("attack 4", "attack 20"),
              beside={"azure": 1}, ships={"azure 1": {"azure": 19}}, rest="ember")  # fmt: skip
    s.does("ember", "pass", "pass", "pass").does("azure", "card")
    assert len(s.told("cards.quake")) == 1
    assert [s.told("power.used"), "window.any.on_card_draw" in {ask.prompt for ask in s.game.asks}] == [[], False]


def test_everybody_who_leaves_the_warp_by_mobius_tubes_is_an_event() -> None:
    s = starting(hands={"ember": ["attack 8", "mobius tubes"]}, warp={"ember": 2, "remora": 3, "jade": 1})
    s.does("ember", "mobius tubes", "ember 1", "ember 1").does("remora", "use cling to ships", "remora 1")
    s.does("jade", "jade 1").does("remora", "use cling to ships", "remora 1")
    assert s.prompt("remora") == "ships.retrieve"  # its own turn: what is left comes back too
    s.does("remora", "remora 2")
    assert s.ships("remora", "warp") == 0


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_stay_behind() -> None:
    s = starting().does("ember", "ember 1").does("remora", "pass")
    assert s.ships("remora", "warp") == 3


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_it_does_not_follow_itself() -> None:
    s = starting(offense="remora", hands={"remora": ["attack 8"]}, destiny=["jade"]).does("remora", "remora 1")
    assert s.prompt("remora") == "launch.aim"
    s = rewarded(["card", "card"], deck=["attack 6", "attack 6", "attack 4", "attack 4"]).does("remora", "use cling to cards")
    assert s.hand("remora") == ["attack 4"]


def test_a_ship_lost_in_this_encounter_stays_where_it_is() -> None:
    s = starting(hands={"azure": ["plague"], "ember": ["attack 8"]}, warp={"ember": 2})
    s.does("azure", "plague", "remora").does("remora", *["remora 1"] * 3).does("ember", "ember 1")
    assert s.told("power.used") == []
    assert s.ships("remora", "warp") == 3


def test_of_older_and_newer_ships_only_the_older_come_back() -> None:
    s = starting(hands={"azure": ["plague"], "ember": ["attack 8"]}, warp={"ember": 2, "remora": 1})
    s.does("azure", "plague", "remora").does("remora", *["remora 1"] * 3).does("ember", "ember 1")
    s.does("remora", "use cling to ships", "remora 2")
    assert s.ships("remora", "warp") == 3


def test_without_a_ship_in_the_warp_there_is_nothing_to_bring_back() -> None:
    s = starting(warp={"ember": 2}).does("ember", "ember 1")
    assert s.told("power.used") == []


def test_ships_that_come_home_from_the_gate_are_no_retrieval() -> None:
    s = rewarded(["none", "none"], hands={"azure": []}).does("azure", "azure 1", "azure 1")
    assert s.told("power.used") == []


def test_cards_from_another_hand_are_no_draw() -> None:
    s = rewarded(["none", "none", "azure 1", "azure 1"], laid=("negotiate", "attack 20"), hands={"jade": ["attack 6"]})
    assert s.told("compensation.taken") == [("ember", "jade", "1")]
    assert s.told("power.used") == []


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_clings_to_nothing_more_in_this_encounter() -> None:
    s = rewarded(["card", "ship", "azure 1"], hands={"jade": ["cosmic zap"]})
    s.does("remora", "use cling to ships").does("jade", "cosmic zap")
    assert [s.ships("remora", "warp"), s.prompt("azure")] == [2, "ships.return"]


def test_zapped_it_draws_nothing_and_next_turn_it_clings_again() -> None:
    s = starting(phase="start_turn", hands={"ember": ["quash"], "jade": ["cosmic zap"]}, deck=["attack 4"] * 4 + ["negotiate"] * 4)
    s.does("remora", "use cling to cards").does("jade", "cosmic zap").does("ember", "ember 1")
    assert s.hand("remora") == []
    assert s.told("power.used") == [("remora", "use cling to cards")]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_stays_behind() -> None:
    s = starting(ships=TWO_HOMES).does("ember", "ember 1")
    assert s.told("power.used") == []


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_ships_that_a_zombie_frees_in_a_deal_are_followed() -> None:
    s = scene("classic", seats=["zombie", "ember", "remora"], phase="reveal", laid=("negotiate", "negotiate"),
              warp={"ember": 1, "remora": 1}, hands={"zombie": ["attack 8"], "ember": []})  # fmt: skip
    s.does("zombie", "give free", "free ember", "give card", "offer").does("ember", "accept", "ember 1")
    s.does("remora", "use cling to ships", "remora 1")
    assert s.ships("remora", "warp") == 0


def test_what_a_chosen_draws_is_followed_before_it_picks() -> None:
    s = scene("classic", seats=["chosen", "jade", "remora"], phase="reveal", laid=("attack 4", "attack 20"), hands={"remora": []},
              deck=["attack 6", "attack 7", "attack 9", "attack 40"])  # fmt: skip
    s.does("chosen", "use divine intervention").does("remora", "use cling to cards")
    assert [s.hand("remora"), s.asked] == [["attack 40"], ["chosen"]]


def plagued(**position: Any) -> Scene:
    """Azure's Plague costs Remora three ships at the start of Ember's encounter, while an older one lies in the warp."""
    hands = {"azure": ["plague"], "ember": ["attack 8"]} | position.pop("hands", {})
    given = {"hands": hands, "warp": {"ember": 1, "remora": 1}, **position}
    return starting(**given).does("azure", "plague", "remora").does("remora", *["remora 1"] * 3)


def test_ships_that_a_healer_has_given_back_do_not_stand_in_the_way_of_an_older_one() -> None:
    s = plagued(seats=[*SEATS, "healer"], hands={"healer": []})
    s.does("healer", "use heal").does("remora", *["remora 2"] * 3)
    s.does("remora", "use cling to cards").does("ember", "ember 1")  # Healer draws, then Ember's ship comes out
    s.does("remora", "use cling to ships", "remora 2")
    assert [s.ships("remora", "warp"), s.ships("remora", "remora 2")] == [0, 8]


def test_nor_does_a_ship_that_it_has_brought_back_itself() -> None:
    hands = {"remora": ["attack 4"] * 2, "jade": ["attack 20"]}
    s = plagued(offense="remora", hands=hands, warp={"azure": 1, "remora": 1}, destiny=["jade"])
    s.does("remora", "remora 1")  # its regroup
    assert s.game.casualties[s.seat("remora")] == 2
    s.does("remora", "jade 2", "remora 1", "done", "done").does("jade", "azure", "done").does("azure", "defense", "azure 1", "done")
    s.does("azure", "ship", "azure 1").does("remora", "use cling to ships", "remora 1")  # beaten by Jade; Azure takes its reward
    assert s.ships("remora", "warp") == 3


def test_the_older_ship_that_it_brings_back_is_none_of_the_new() -> None:
    hands = {"ember": ["attack 8", "mobius tubes"], "azure": ["plague"]}
    s = starting(hands=hands, warp={"ember": 1, "jade": 1, "remora": 1}).does("ember", "pass").does("azure", "plague", "remora")
    s.does("remora", *["remora 1"] * 3).does("ember", "mobius tubes", "ember 1").does("remora", "use cling to ships", "remora 1")
    s.does("jade", "jade 1")
    assert s.prompt("remora") == "ships.retrieve"  # it does not cling once more: what is left was lost just now, and comes by the card
