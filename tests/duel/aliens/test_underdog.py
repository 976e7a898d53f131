"""Underdog: wins at once when the opponent's plan is far above its own."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay


def contest(mine: str, theirs: str, **position: Any) -> Scene:
    """Both lay; each holds a reinforcement, so that step 8 would ask."""
    hands = {"underdog": [mine, "+03"], "blue": [theirs, "-03"]}
    return lay(fc.scene("duel", **{"aliens": ["underdog", "blue"], "hands": hands, **CONTEST, **position}), mine, theirs)


def duel(mine: str, theirs: str, tactics: tuple[str, str] = ("shield 4", "shield 3"), **position: Any) -> Scene:
    """The same in a duel."""
    s = fc.scene(
        "duel", **{"aliens": ["underdog", "blue"], "hands": {"underdog": [mine, "+03"], "blue": [theirs, "-03"]}, **CALM, **position}
    )
    return fight(s, f"{mine} {tactics[0]}", f"{theirs} {tactics[1]}", (1, 3))


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.named_winner")
@pytest.mark.parametrize(("mine", "theirs"), [("12", "23"), ("09", "20"), ("-02", "09"), ("31", "42"), ("04", "42")])
@pytest.mark.parametrize("where", [contest, duel])
def test_eleven_below_wins_at_once(mine: str, theirs: str, where: Any) -> None:
    s = where(mine, theirs)
    assert s.told("contest.won") + s.told("duel.won") == [("underdog",)]
    assert s.told("reinforce.passed") + s.told("clout.counted") == []  # steps 8 and 9 are skipped


def test_the_ship_advantage_does_not_count() -> None:
    s = duel("20", "31", card="planet_nobody_ordered")  # blue has the advantage of 12 and the plan
    assert s.told("duel.won") == [("underdog",)]


def test_the_prize_and_the_cards_follow_as_after_any_win() -> None:
    s = duel("04", "42")
    assert s.told("prize.won") == [("blue", "prize unfinished bridges")]
    assert [s.pile("underdog"), s.pile("blue")] == [["04"], ["42"]]
    assert [s.supply("underdog"), s.supply("blue")] == [14, 15]


@pytest.mark.rule("duel:ability.may")
def test_it_cannot_help_winning() -> None:
    s = contest("04", "15")
    assert s.told("power.used") == [("underdog", "use fair adjustment")]
    assert s.told("contest.won") == [("underdog",)]


# --- it does not work -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs"), [("13", "23"), ("42", "31"), ("13", "13"), ("42", "04")])
def test_not_with_ten_below_or_above(mine: str, theirs: str) -> None:
    s = contest(mine, theirs)
    assert s.told("power.used") == []
    assert s.prompt("underdog") == "reinforce.play"


def test_reinforcements_come_too_late_to_make_the_difference() -> None:
    s = contest("13", "23")
    s.does("underdog", "pass").does("blue", "play -03 underdog").does("underdog", "pass")
    assert s.told("contest.won") == [("blue",)]  # 10 to 23


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_not_when_ships_have_decided() -> None:
    s = duel("04", "42", ("shield 1", "blast 4"))
    assert s.told("power.used") == []
    assert s.told("duel.won") == [("blue",)]


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "wins"), [("13", "42", False), ("31", "14", True)])
def test_plans_are_compared_as_mirrored(mine: str, theirs: str, wins: bool) -> None:
    s = contest(mine, theirs, allies={"blue": "mirror"}, face_up=["mirror"])  # 31 to 24, 13 to 41
    assert s.told("contest.won") == ([("underdog",)] if wins else [])


def test_forced_before_optional_it_beats_its_own_chosen() -> None:
    s = contest("04", "15", allies={"underdog": "chosen"}, face_up=["chosen"])
    assert s.told("contest.won") == [("underdog",)]


def test_a_leading_opponent_may_exchange_the_plans_first() -> None:
    decks = {"underdog": ["05", "06", "07"], "blue": ["08", "09", "10"]}
    s = contest("04", "15", leader="blue", allies={"blue": "chosen"}, face_up=["chosen"], decks=decks)
    s.does("blue", "use divine intervention", "08").does("underdog", "05")
    assert s.told("contest.won") == []
    assert s.told("power.used") == [("blue", "use divine intervention")]


def test_a_leading_pitfall_names_the_winner_first() -> None:
    aliens, hands = ["underdog", "pitfall"], {"underdog": ["04", "05"], "pitfall": ["15", "20"]}
    s = fc.scene("duel", aliens=aliens, leader="pitfall", hands=hands, beside={"pitfall": {"snare": ["04"]}}, **CONTEST)
    lay(s.does("pitfall", "pass"), "04", "15").does("pitfall", "use tempting dive", "pitfall", "underdog")
    assert s.told("contest.won") == [("pitfall",)]
