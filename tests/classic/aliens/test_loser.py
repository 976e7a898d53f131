"""Loser: may declare that whoever would win this encounter loses it."""

from typing import Any

import pytest

from fifthcolony import load, scene
from fifthcolony.classic.scene import Scene

SEATS = ["loser", "jade", "azure", "saffron"]
TWO_HOMES: dict[str, dict[str, int]] = {"loser 3": {}, "loser 4": {}, "loser 5": {}}


def losing(loser: list[str], jade: list[str], **position: Any) -> Scene:
    """Loser attacks a planet of two ships with one of its own, and no card has been chosen yet."""
    ships = {"jade 1": {"jade": 2}}
    given = {"seats": SEATS, "phase": "planning", "ships": ships, "hands": {"loser": loser, "jade": jade, "azure": ["attack 6"]}}
    return scene("classic", **{**given, **position})


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_the_higher_total_loses() -> None:
    s = losing(["attack 4", "attack 6"], ["attack 20"]).does("loser", "use upset", "attack 4")
    assert s.told("reveal.totals") == [("5", "22")]
    assert s.told("reveal.upset") == [("offense", "loser")]
    assert [s.ships("loser", "jade 1"), s.ships("jade", "jade 1"), s.ships("jade", "warp")] == [1, 0, 2]
    assert [s.game.result, s.prompt("loser")] == ["offense_won", "turn.second"]


def test_it_can_be_its_own_undoing() -> None:
    s = losing(["attack 20"], ["attack 4"]).does("loser", "use upset")
    assert s.told("reveal.upset") == [("defense", "jade")]
    assert [s.ships("loser", "warp"), s.ships("jade", "jade 1")] == [1, 2]


def test_a_tie_is_turned_round_too() -> None:
    s = losing(["attack 9"], ["attack 8"]).does("loser", "use upset")  # 10 to 10, which would be the defense's
    assert s.told("reveal.upset") == [("offense", "loser")]


def test_as_defense_it_declares_after_the_offense_has_had_its_say() -> None:
    s = losing(["attack 4"], ["attack 20"], offense="jade", defense="loser").does("loser", "use upset")
    assert s.told("reveal.upset") == [("defense", "loser")]


def test_both_must_lay_an_attack_if_they_have_one() -> None:
    s = losing(["attack 4", "attack 6", "negotiate"], ["attack 20", "attack 30", "morph", "negotiate"]).does("loser", "use upset")
    assert s.options("loser") == ["attack 4", "attack 6"]
    assert s.options("jade") == ["attack 20", "attack 30"]


def test_who_has_none_lays_something_else_and_a_negotiate_beats_the_attack() -> None:
    s = losing(["negotiate"], ["attack 20", "attack 30"], gate={"loser": 2}).does("loser", "use upset").does("jade", "attack 20")
    assert s.told("reveal.upset") == [("offense", "loser")]
    assert [s.ships("loser", "jade 1"), s.ships("jade", "warp")] == [2, 2]
    assert s.told("compensation.taken") == []  # the negotiate did not lose


def test_two_negotiates_make_a_deal_as_ever() -> None:
    s = losing(["negotiate", "morph"], ["negotiate"]).does("loser", "use upset", "negotiate")
    assert s.prompt("loser") == "deal.talk"
    assert s.told("reveal.upset") == []


def test_the_view_says_that_the_outcome_will_be_turned_round() -> None:
    s = losing(["attack 4", "attack 6"], ["attack 20"])
    assert s.game.view(None)["upset"] is False
    s.does("loser", "use upset")
    assert s.game.view(None)["upset"] is True


def test_it_may_leave_the_world_as_it_is() -> None:
    s = losing(["attack 4", "negotiate"], ["attack 20"])
    assert s.options("loser") == ["use upset", "pass"]
    s.does("loser", "pass")
    assert s.options("loser") == ["attack 4", "negotiate"]
    s.does("loser", "attack 4")
    assert [s.told("reveal.upset"), s.ships("loser", "warp")] == [[], 1]


def test_allies_share_the_turn_of_fortune() -> None:
    s = losing(["attack 4"], ["attack 20"], gate={"loser": 1, "azure": 1}, beside={"saffron": 1}).does("loser", "use upset")
    assert [s.ships("azure", "jade 1"), s.ships("saffron", "warp"), s.told("rewards.cards")] == [1, 1, []]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("position", [{}, {"gate": {"jade": 1, "loser": 1}}, {"beside": {"loser": 1}}])
def test_it_turns_only_its_own_encounters_round(position: dict[str, Any]) -> None:
    s = losing(["attack 4"], ["attack 20"], offense="jade", defense="azure", **position)
    assert [s.told("power.used"), s.told("reveal.upset")] == [[], []]


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_declares_before_the_cards_are_chosen_and_at_no_other_time() -> None:
    s = losing(["attack 4", "attack 6"], ["attack 20"], phase="alliance").does("loser", "done").does("jade", "done")
    assert s.prompt("loser") == "window.planning.before_select"
    s.does("loser", "pass", "attack 4")
    assert s.told("power.used") == []


def test_the_next_encounter_is_an_ordinary_one() -> None:
    s = losing(["attack 4", "attack 1"], ["attack 20"], destiny=["azure"]).does("loser", "use upset", "attack 4", "yes")
    s.does("loser", "azure 1", "loser 1", "done", "done").does("azure", "done").does("loser", "pass")
    assert s.told("reveal.totals")[1] == ("2", "10")
    assert [len(s.told("reveal.upset")), s.ships("loser", "warp")] == [1, 1]


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_nothing_is_turned_round_and_nobody_must_attack() -> None:
    hands = {"loser": ["attack 4", "negotiate"], "jade": ["attack 20"], "azure": ["cosmic zap"]}
    s = losing([], [], hands=hands).does("loser", "use upset").does("azure", "cosmic zap")
    assert s.options("loser") == ["attack 4", "negotiate"]
    s.does("loser", "attack 4")
    assert [s.told("reveal.upset"), s.ships("loser", "warp")] == [[], 1]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_cannot_declare() -> None:
    s = losing(["attack 4"], ["attack 20"], ships=TWO_HOMES)
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.lost_at_once")
def test_what_it_has_declared_holds_though_its_power_goes_and_the_game_is_written_down() -> None:
    homes = {"loser 1": {"loser": 1}, "loser 2": {"loser": 1}, "loser 3": {"loser": 16}, "loser 4": {}, "loser 5": {}}
    s = losing([], [], seats=["loser", "gambler", "azure"], hands={"loser": ["attack 4"], "gambler": ["attack 20", "attack 8"]},
               ships={**homes, "gambler 1": {"gambler": 2}}, gate={"loser": 2})  # fmt: skip
    s.does("loser", "use upset").does("gambler", "attack 20", "use bluff", "attack 20")
    again: Any = load(s.game.dump())
    assert again.view(None)["upset"] is True
    s.does("loser", "yes", "loser 1", "loser 2")
    assert s.told("power.lost") == [("loser",)]
    assert s.told("reveal.upset") == [("offense", "loser")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_even_a_zapped_human_loses() -> None:
    s = losing([], [], seats=["loser", "human", "azure"], hands={"loser": ["attack 4"], "human": ["attack 20"], "azure": ["cosmic zap"]},
               ships={"human 1": {"human": 2}})  # fmt: skip
    s.does("loser", "use upset").does("azure", "pass", "cosmic zap")
    assert s.told("human.wins") == [("human", "defense")]
    assert s.told("reveal.upset") == [("offense", "loser")]
    assert [s.ships("loser", "human 1"), s.ships("human", "warp")] == [1, 2]


def test_a_pacifist_without_attacks_who_would_win_in_peace_loses_and_is_compensated() -> None:
    seats, hands = ["loser", "pacifist", "azure"], {"loser": ["attack 4", "attack 6", "attack 8"], "pacifist": ["negotiate"]}
    s = losing([], [], seats=seats, hands=hands, ships={"pacifist 1": {"pacifist": 2}}).does("loser", "use upset", "attack 4")
    assert s.told("reveal.upset") == [("offense", "loser")]
    assert s.told("compensation.taken") == [("pacifist", "loser", "2")]


def test_a_zombie_that_loses_by_the_upset_saves_its_ships() -> None:
    s = losing([], [], seats=["loser", "zombie", "azure"], hands={"loser": ["attack 4"], "zombie": ["attack 20"]},
               ships={"zombie 1": {"zombie": 1}})  # fmt: skip
    s.does("loser", "use upset")
    assert s.prompt("zombie") == "ships.return"
    s.does("zombie", "zombie 2")
    assert [s.ships("zombie", "warp"), s.ships("loser", "zombie 1")] == [0, 1]
