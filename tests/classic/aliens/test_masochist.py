"""Masochist: wins when all of its ships are lost; it never loses its power for lack of home colonies."""

from typing import Any

import pytest

from fifthcolony import BadConfig, new_game, scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "masochist", "jade"]
NOTHING_LEFT: dict[str, dict[str, int]] = {f"masochist {number}": {} for number in range(1, 6)}


def hurting(lost: int, removed: int = 0, **position: Any) -> Scene:
    """An encounter of Ember's begins, and so many of Masochist's ships are lost; the rest stand on its first planet."""
    left = {"masochist 1": {"masochist": 20 - lost - removed}, "removed": {"masochist": removed}}
    return scene("classic", **{"seats": SEATS, "phase": "regroup", "ships": NOTHING_LEFT | left, "warp": {"masochist": lost}, **position})


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("offense", SEATS)
def test_it_wins_when_a_regroup_opens_and_all_its_ships_are_lost_whoevers_turn_it_is(offense: str) -> None:
    s = hurting(20, offense=offense)
    assert s.winners == ["masochist"]
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "win.masochist"


@pytest.mark.parametrize("removed", [1, 20])
def test_ships_that_have_left_the_game_are_lost_too(removed: int) -> None:
    assert hurting(20 - removed, removed).winners == ["masochist"]


def test_as_offense_it_wins_before_a_ship_could_come_back() -> None:
    s = hurting(20, offense="masochist")
    assert [s.winners, s.ships("masochist", "warp"), s.told("regroup.retrieved")] == [["masochist"], 20, []]


def test_the_second_encounter_of_a_turn_has_a_regroup_as_well() -> None:
    s = hurting(16, phase="reveal", target="masochist 1", gate={"ember": 1}, laid=("attack 40", "attack 4"))
    assert [s.ships("masochist", "warp"), s.winners] == [20, []]
    assert s.does("ember", "yes").winners == ["masochist"]


# --- not yet --------------------------------------------------------------------------------------------------------------------------


def test_one_ship_left_is_one_too_many() -> None:
    s = hurting(19)
    assert [s.winners, s.told("power.used")] == [[], []]


@pytest.mark.rule("classic:power.phase")
def test_it_wins_at_no_other_time() -> None:
    s = hurting(16, phase="reveal", target="masochist 1", gate={"ember": 1}, laid=("attack 40", "attack 4"))
    assert [s.ships("masochist", "warp"), s.winners] == [20, []]
    assert s.prompt("ember") == "turn.second"


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_tries_again_in_the_next_encounter() -> None:
    s = hurting(20, hands={"ember": ["attack 40", "attack 4"], "jade": ["cosmic zap", "attack 6"]}, destiny=["jade"])
    s.does("jade", "cosmic zap")
    assert s.winners == []
    s.does("ember", "jade 1", "ember 1", "done", "done").does("jade", "done").does("ember", "attack 40")
    assert s.does("ember", "yes").winners == ["masochist"]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_as_offense_it_has_to_take_a_ship_back() -> None:
    s = hurting(20, offense="masochist", hands={"jade": ["cosmic zap"]}, destiny=["jade"]).does("jade", "cosmic zap")
    assert [s.winners, s.ships("masochist", "gate"), s.ships("masochist", "warp")] == [[], 1, 19]


# --- its power stays --------------------------------------------------------------------------------------------------------------------


def test_it_keeps_its_power_without_a_single_home_colony() -> None:
    s = hurting(19)
    assert s.game.view(None)["lost_powers"] == []
    s = hurting(20, hands={"jade": ["cosmic zap"]})
    assert s.game.view(None)["lost_powers"] == []


def test_nobody_is_told_that_it_loses_or_regains_its_power() -> None:
    two = NOTHING_LEFT | {f"masochist {number}": {"masochist": 1} for number in (1, 2, 3)}
    s = hurting(17, ships=two, phase="reveal", target="masochist 1", gate={"ember": 1}, laid=("attack 40", "attack 4"))
    assert [s.ships("masochist", "masochist 1"), s.told("power.lost")] == [0, []]
    two |= {"masochist 3": {}, "masochist 4": {}, "masochist 5": {}, "masochist 2": {"masochist": 9}, "masochist 1": {"masochist": 9}}
    s = scene("classic", seats=SEATS, offense="masochist", phase="destiny", destiny=["masochist"], ships=two, warp={"masochist": 2})
    s.does("masochist", "resettle masochist 3", "masochist 1", "done")
    assert s.told("power.regained") == []


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_it_may_still_win_like_anybody() -> None:
    foreign = {f"jade {number}": {"jade": 4, "masochist": 1} for number in range(1, 5)}
    s = scene("classic", seats=SEATS, offense="masochist", defense="ember", phase="reveal", ships=foreign, gate={"masochist": 1},
              laid=("attack 40", "attack 4"))  # fmt: skip
    assert s.winners == ["masochist"]
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "win.colonies"


def test_a_plague_on_its_last_ships_makes_it_win_in_the_same_regroup() -> None:
    s = hurting(17, hands={"masochist": ["plague", "attack 4"]}).does("masochist", "plague", "masochist")
    assert [s.ships("masochist", "warp"), s.winners] == [20, ["masochist"]]


def test_mobius_tubes_cannot_bring_home_the_ships_of_who_has_no_colony() -> None:
    s = hurting(20, hands={"ember": ["mobius tubes", "attack 4"], "jade": ["cosmic zap"]}, warp={"masochist": 20, "ember": 2})
    s.does("ember", "mobius tubes", "ember 1", "ember 1").does("jade", "pass")
    assert [s.ships("ember", "warp"), s.winners] == [0, ["masochist"]]


@pytest.mark.parametrize("aliens", [["masochist", "healer", "mind"], ["healer", "masochist", "mind"]])
def test_it_never_meets_a_healer(aliens: list[str]) -> None:
    with pytest.raises(BadConfig, match="never meets"):
        new_game("classic", seats=3, aliens=aliens)
