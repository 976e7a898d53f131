"""Rummager: picks up a reinforcement that was played."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay


def contest(mine: list[str], theirs: list[str], **position: Any) -> Scene:
    """Plans are laid, the first card of each hand."""
    s = fc.scene("duel", **{"aliens": ["rummager", "blue"], "hands": {"rummager": mine, "blue": theirs}, **CONTEST, **position})
    return lay(s, mine[0], theirs[0])


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "pile"), [("rummager", "rummager"), ("blue", "blue")])
def test_it_takes_a_reinforcement_out_of_either_pile(side: str, pile: str) -> None:
    s = contest(["13", "+08", "04"], ["06", "05"]).does("rummager", f"play +08 {side}")
    s.does("rummager", "use still good")
    assert ["+08" in s.hand("rummager"), "+08" in s.pile(pile)] == [True, False]


def test_whoever_played_it() -> None:
    s = contest(["13", "04"], ["06", "-10", "05"]).does("blue", "play -10 rummager").does("rummager", "use still good")
    assert ["-10" in s.hand("rummager"), s.pile("rummager")] == [True, ["13"]]


def test_one_of_several() -> None:
    s = contest(["13", "+08", "04"], ["06", "-10", "05"]).does("rummager", "play +08 rummager").does("blue", "play -10 rummager")
    s.does("rummager", "use still good")
    assert s.options("rummager") == ["-10", "+08"]
    s.does("rummager", "-10")
    assert [s.pile("rummager"), s.prompt("rummager")] == [["13", "+08"], "dial.set"]


def test_in_a_duel_too() -> None:
    s = fc.scene("duel", aliens=["rummager", "blue"], hands={"rummager": ["13", "+08", "04"], "blue": ["06", "05"]}, **CALM)
    fight(s, "13 shield 2", "06 shield 2").does("rummager", "play +08 rummager", "use still good")
    assert "+08" in s.hand("rummager")


def test_it_may_decline() -> None:
    s = contest(["13", "+08", "04"], ["06", "05"]).does("rummager", "play +08 rummager", "pass")
    assert s.pile("rummager") == ["13", "+08"]


# --- it may not -----------------------------------------------------------------------------------------------------------------------


def test_not_what_served_as_a_plan() -> None:
    s = contest(["+08", "04"], ["06", "05"])
    assert [s.told("power.used"), s.pile("rummager")] == [[], ["+08"]]


def test_not_what_was_in_a_pile_before() -> None:
    s = contest(["13", "+08", "04"], ["06", "05"], piles={"rummager": ["+12"], "blue": ["-10"]})
    s.does("rummager", "play +08 rummager").does("rummager", "use still good")
    assert ["+12" in s.hand("rummager"), s.pile("rummager")] == [False, ["+12", "13"]]


def test_not_without_any() -> None:
    assert contest(["13", "04"], ["06", "05"], piles={"rummager": ["+12"]}).told("power.used") == []


def test_not_a_second_plan() -> None:
    s = contest(["13", "-07"], ["06", "05"], allies={"rummager": "deuce"}, face_up=["deuce"]).does("rummager", "use pair up")
    assert [s.told("power.used"), s.pile("rummager")] == [[("rummager", "use pair up")], ["13", "-07"]]


# --- bookkeeping and combinations -----------------------------------------------------------------------------------------------------


def test_after_cards_are_discarded_and_everybody_sees_which() -> None:
    s = contest(["13", "+08", "04"], ["06", "05"]).does("rummager", "play +08 rummager")
    assert s.pile("rummager") == ["13", "+08"]
    s.does("rummager", "use still good")
    assert s.told("card.taken_back") == [("rummager", "+08")]
    assert "reinf_p08" in s.game.view(1)["known"][0]


def test_the_next_contest_has_its_own_reinforcements() -> None:
    hands = {"rummager": ["13", "+08", "04"], "blue": ["06", "05"]}
    s = fc.scene("duel", aliens=["rummager", "blue"], hands=hands, card="tug_of_wormhole", next_card="repair_yard")
    lay(s, "13", "06").does("rummager", "play +08 rummager", "ships 0", "pass")
    assert s.prompt("rummager") == "ships.recover"
    assert s.game.laid == []


def test_a_bookmark_moves_the_plan_and_not_what_lies_on_it() -> None:
    s = contest(["06", "04"], ["13", "-10", "05"], allies={"rummager": "bookmark"}, face_up=["bookmark"])
    s.does("blue", "play -10 rummager").does("rummager", "use dog ear", "use still good")
    assert [s.deck("rummager")[0], "-10" in s.hand("rummager"), s.pile("rummager")] == ["06", True, []]


def test_plans_that_were_swapped_leave_reinforcements_on_their_sides() -> None:
    hands = {"rummager": ["13", "+08", "04"], "switcheroo": ["06", "05"]}
    s = lay(fc.scene("duel", aliens=["rummager", "switcheroo"], hands=hands, **CONTEST), "13", "06")
    s.does("switcheroo", "use bait").does("rummager", "play +08 switcheroo", "use still good")
    assert [s.pile("switcheroo"), "+08" in s.hand("rummager")] == [["13"], True]
