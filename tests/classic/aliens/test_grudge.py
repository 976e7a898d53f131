"""Grudge: whoever declines to ally with it loses a ship if it succeeds, and four if it does not."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["grudge", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"grudge 3": {}, "grudge 4": {}, "grudge 5": {}}


def refused(grudge: str, ember: str, **position: Any) -> Scene:
    """Grudge attacks Ember, each with the card named; Grudge has invited both others, and Jade has declined."""
    hands = {"grudge": [grudge], "ember": [ember], "jade": [], "azure": []} | position.pop("hands", {})
    s = scene("classic", **({"seats": SEATS, "phase": "alliance", "hands": hands} | position))
    return s.does("grudge", "jade", "azure").does("ember", "done").does("jade", "decline")


def tokens(s: Scene) -> list[str]:
    """Who holds a token."""
    return [name for name in s.names if s.game.tokens_of(s.seat(name), "grudge")]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_who_declined_gets_a_token_who_joined_does_not() -> None:
    s = refused("attack 20", "attack 4", hands={"grudge": ["attack 20", "attack 6"]}).does("azure", "offense", "azure 1", "done")
    assert s.told("power.used") == [("grudge", "use revenge")]
    assert tokens(s) == ["jade"]


def test_when_it_wins_each_holder_loses_one_ship_of_its_choice() -> None:
    s = refused("attack 20", "attack 4").does("azure", "decline").does("jade", "jade 3").does("azure", "azure 2")
    assert [s.ships("jade", "jade 3"), s.ships("azure", "azure 2")] == [3, 3]
    assert [s.ships("jade", "warp"), s.ships("azure", "warp"), tokens(s)] == [1, 1, []]


def test_when_it_loses_each_holder_loses_four() -> None:
    s = refused("attack 4", "attack 20").does("azure", "offense", "azure 1", "done").does("jade", *["jade 3"] * 3, "jade 1")
    assert [s.ships("jade", "jade 3"), s.ships("jade", "warp"), s.ships("azure", "warp")] == [1, 4, 1]


def test_as_defense_it_bears_grudges_too() -> None:
    s = scene(
        "classic", seats=SEATS, offense="ember", defense="grudge", phase="alliance", hands={"grudge": ["attack 20"], "ember": ["attack 4"]}
    )
    s.does("ember", "jade", "done").does("grudge", "jade", "done").does("jade", "offense", "jade 1", "done")
    assert s.prompt("jade") == "ships.lose"
    s.does("jade", "jade 2")
    assert s.ships("jade", "warp") == 2  # one in the gate, one for the grudge


def test_who_joined_the_other_side_cannot_pay_with_the_ships_it_committed() -> None:
    s = scene(
        "classic", seats=SEATS, offense="ember", defense="grudge", phase="alliance", hands={"grudge": ["attack 4"], "ember": ["attack 20"]}
    )
    s.does("ember", "jade", "done").does("grudge", "jade", "done").does("jade", "offense", *["jade 1"] * 4)
    assert s.options("jade") == ["jade 2", "jade 3", "jade 4", "jade 5"]
    s.does("jade", *["jade 2"] * 4)
    assert [s.ships("jade", "grudge 1"), s.ships("jade", "warp")] == [4, 4]


def test_a_deal_is_a_success() -> None:
    s = refused("negotiate", "negotiate", hands={"grudge": ["negotiate", "attack 8"]}).does("azure", "decline").does("grudge", "negotiate")
    s.does("grudge", "give card", "offer").does("ember", "accept").does("jade", "jade 1").does("azure", "azure 1")
    assert [s.ships("jade", "warp"), s.ships("azure", "warp")] == [1, 1]


def test_a_failed_deal_is_none() -> None:
    s = refused("negotiate", "negotiate").does("azure", "offense", "azure 1", "done", "azure 1")
    s.does("grudge", "none", *["grudge 1"] * 3).does("ember", *["ember 1"] * 3).does("jade", *["jade 1"] * 4)
    assert [s.ships("jade", "warp"), s.ships("azure", "warp")] == [4, 0]


def test_who_has_fewer_ships_loses_all() -> None:
    ships: dict[str, dict[str, int]] = {f"jade {number}": {} for number in range(2, 6)} | {"jade 1": {"jade": 2}}
    s = refused("attack 4", "attack 20", ships=ships, warp={"jade": 18}).does("azure", "offense", "azure 1", "done")
    assert s.ships("jade", "warp") == 20


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_who_was_not_invited_gets_no_token() -> None:
    s = scene("classic", seats=SEATS, phase="alliance", hands={"grudge": ["attack 20", "attack 6"], "ember": ["attack 4"]})
    s.does("grudge", "jade", "done").does("ember", "azure", "done").does("jade", "decline").does("azure", "decline")
    assert tokens(s) == ["jade"]


def test_if_all_join_there_is_nothing_to_revenge() -> None:
    s = scene("classic", seats=SEATS, phase="alliance").does("grudge", "jade", "done").does("ember", "done")
    s.does("jade", "offense", "jade 1", "done")
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.role")
def test_as_an_onlooker_it_invites_nobody_and_bears_no_grudge() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="alliance")
    s.does("ember", "azure", "done").does("jade", "done").does("azure", "decline")
    assert s.told("power.used") == []


def test_an_encounter_that_comes_to_nothing_costs_nothing() -> None:
    hands = {"grudge": ["force field"], "ember": ["attack 8"], "jade": [], "azure": []}
    s = refused("attack 4", "attack 8", edition=2008, hands=hands).does("azure", "offense", "azure 1", "done")
    s.does("grudge", "pass").does("grudge", "grudge 1").does("azure", "azure 1")  # no encounter card: the turn ends
    assert s.told("encounter.called_off") == [("grudge",)]
    assert [s.ships("jade", "warp"), tokens(s)] == [0, []]


def test_an_ally_who_is_sent_home_by_force_has_joined_all_the_same() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="grudge", phase="alliance",
              hands={"grudge": ["attack 20"], "ember": ["attack 4", "force field"]})  # fmt: skip
    s.does("ember", "done").does("grudge", "jade", "done").does("jade", "defense", "jade 1", "done").does("ember", "force field")
    assert s.told("power.used") == []


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_hands_out_no_tokens_and_in_the_next_encounter_it_does() -> None:
    hands = {"grudge": ["attack 20", "attack 6"], "azure": ["cosmic zap"], "ember": ["attack 4", "attack 0"]}
    s = refused("attack 20", "attack 4", hands=hands, destiny=["ember"])
    s.does("azure", "decline", "cosmic zap").does("grudge", "attack 20").does("ember", "attack 4")
    assert [s.ships("jade", "warp"), tokens(s)] == [0, []]
    s.does("grudge", "yes", "ember 2", "grudge 1", "done", "jade", "done").does("ember", "done").does("jade", "decline")
    assert s.told("power.used") == [("grudge", "use revenge")] * 2


def test_what_the_tokens_cost_is_no_use_and_cannot_be_zapped() -> None:
    s = refused("attack 20", "attack 4", hands={"azure": ["cosmic zap"]}).does("azure", "decline", "pass")
    s.does("jade", "jade 1").does("azure", "azure 1")
    assert [s.ships("jade", "warp"), s.hand("azure")] == [1, ["cosmic zap"]]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_bears_no_grudge() -> None:
    s = refused("attack 4", "attack 20", ships=TWO_HOMES).does("azure", "decline")
    assert [s.told("power.used"), s.ships("jade", "warp")] == [[], 0]


def test_tokens_that_are_out_count_though_the_power_is_lost_with_the_encounter() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="grudge", phase="alliance", target="grudge 3",
              ships=TWO_HOMES | {"grudge 3": {"grudge": 2}}, hands={"grudge": ["attack 4"], "ember": ["attack 20"]})  # fmt: skip
    s.does("ember", "done").does("grudge", "jade", "done").does("jade", "decline", *["jade 1"] * 4)
    assert s.told("power.lost") == [("grudge",)]
    assert s.ships("jade", "warp") == 4


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_zombie_pays_and_gets_its_ships_back() -> None:
    s = scene("classic", seats=["grudge", "ember", "zombie"], phase="alliance", hands={"grudge": ["attack 4"], "ember": ["attack 20"]})
    s.does("grudge", "zombie").does("ember", "done").does("zombie", "decline", *["zombie 1"] * 4, *["zombie 2"] * 4)
    assert [s.ships("zombie", "zombie 1"), s.ships("zombie", "zombie 2"), s.ships("zombie", "warp")] == [0, 8, 0]


def test_a_parasite_that_forces_itself_on_the_other_side_has_refused() -> None:
    s = scene("classic", seats=["grudge", "ember", "parasite"], phase="alliance", hands={"grudge": ["attack 20"], "ember": ["attack 4"]})
    s.does("grudge", "parasite").does("ember", "done").does("parasite", "use infest", "parasite 1", "done", "parasite 2")
    assert s.ships("parasite", "warp") == 2
