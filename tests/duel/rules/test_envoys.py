"""Envoys: friendship, the limit of one ally, reading, turning up, and who is active."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from fifthcolony.kernel.events import Event
from tests.duel.rules.playing import CALM, by_chance, fight, lay

THREE = {"envoys": ["cudgel", "mirror", "lodger"]}
ICON = {"cudgel": "brawn", "mirror": "vision", "lodger": "guile"}
HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


def friendship(**position: Any) -> Scene:
    """Orange leads and may decrease, then blue may; blue may increase, then orange may."""
    return fc.scene("duel", card="cold_shoulder", next_card="cheap_moon", hands=HANDS, **{**THREE, **position})


@pytest.mark.unguarded
@pytest.mark.rule("duel:envoy.three")
@pytest.mark.parametrize("seed", range(4))
def test_an_envoy_is_neutral_or_somebodys_alone(seed: int) -> None:
    for g in by_chance(seed):
        assert all(ally in (-1, 0, 1) for ally in g.ally)
        assert [envoy["icon"] for envoy in g.view(None)["envoys"]] == ["brawn", "vision", "guile"]
        assert all(g.envoys)


@pytest.mark.rule("duel:envoy.need_ally")
@pytest.mark.parametrize(("allies", "values"), [({"orange": "cudgel"}, [3, 0]), ({"blue": "cudgel"}, [2, 1]), ({}, [2, 0])])
def test_only_the_ally_uses_an_envoy(allies: dict[str, str], values: list[int]) -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, allies=allies, face_up=["cudgel"])
    fight(s, "13 blast 4", "06 shield 2", (4, 4))
    assert s.warp("blue") - 5 == values[0]
    s = fc.scene("duel", **CALM, hands=HANDS, allies=allies, face_up=["cudgel"])
    fight(s, "13 shield 1", "06 blast 1", (4, 4))
    assert s.warp("orange") - 5 == values[1]


@pytest.mark.rule("duel:envoy.increase_neutral", "duel:envoy.ex_friendship")
def test_increasing_with_a_neutral_envoy_makes_it_ones_ally() -> None:
    s = friendship().does("orange", "pass").does("blue", "pass", "pass").does("orange", "vision")
    assert s.ally("mirror") == "orange"


@pytest.mark.rule("duel:envoy.increase_opposing", "duel:envoy.ex_friendship")
def test_increasing_with_the_opponents_ally_makes_it_neutral() -> None:
    s = friendship(allies={"blue": "mirror"}).does("orange", "pass").does("blue", "pass", "pass").does("orange", "vision")
    assert s.ally("mirror") is None
    assert s.game.allies(s.seat("blue")) == []


@pytest.mark.rule("duel:envoy.decrease_own")
def test_decreasing_with_the_own_ally_makes_it_neutral() -> None:
    assert friendship(allies={"orange": "mirror"}).does("orange", "vision").ally("mirror") is None


@pytest.mark.rule("duel:envoy.decrease_neutral")
def test_decreasing_with_a_neutral_envoy_makes_it_the_opponents() -> None:
    assert friendship().does("orange", "vision").ally("mirror") == "blue"


@pytest.mark.rule("duel:envoy.no_effect", "duel:envoy.no_effect_legal")
def test_what_changes_nothing_may_be_chosen() -> None:
    s = friendship(allies={"orange": "cudgel", "blue": "mirror"})
    assert s.options("orange") == ["brawn", "vision", "guile", "pass"]
    s.does("orange", "vision")  # away from what is the opponent's already
    assert [s.ally("cudgel"), s.ally("mirror"), s.ally("lodger")] == ["orange", "blue", None]
    s.does("blue", "pass", "vision")  # towards what is one's own already
    assert [s.ally("cudgel"), s.ally("mirror"), s.ally("lodger")] == ["orange", "blue", None]


@pytest.mark.rule("duel:envoy.no_effect_legal")
def test_who_must_change_friendship_may_pick_any_envoy() -> None:
    s = fc.scene("duel", card="last_resort", **THREE, allies={"orange": "cudgel"}, next_card="cheap_moon")
    s.does("orange", "draw 4").does("blue", "gain 2").does("orange", "recover 3").does("blue", "lose 3")
    assert s.prompt("orange") == "friendship.increase"
    assert s.options("orange") == ["brawn", "vision", "guile"]
    s.does("orange", "brawn").does("blue", "guile")
    assert [s.ally("cudgel"), s.ally("mirror"), s.ally("lodger")] == ["orange", None, "blue"]


@pytest.mark.rule("duel:envoy.limit")
@pytest.mark.parametrize(("leaves", "kept"), [("cudgel", "mirror"), ("mirror", "cudgel")])
def test_of_two_allies_one_goes_by_choice(leaves: str, kept: str) -> None:
    s = friendship(allies={"orange": "cudgel"}).does("orange", "pass").does("blue", "pass", "pass").does("orange", "vision")
    assert s.asked == ["orange"]
    assert s.options("orange") == ["brawn", "vision"]
    s.does("orange", ICON[leaves])
    assert s.ally(leaves) is None
    assert s.ally(kept) == "orange"


@pytest.mark.rule("duel:envoy.limit_read", "duel:envoy.scn_limit")
@pytest.mark.parametrize(("leaves", "kept"), [("cudgel", "mirror"), ("mirror", "cudgel")])
def test_a_face_down_envoy_pushed_onto_somebody_with_an_ally(leaves: str, kept: str) -> None:
    s = friendship(allies={"orange": "cudgel"}, face_up=["cudgel"], leader="blue").does("blue", "vision")
    assert s.asked == ["orange"]
    assert s.game.view(0)["envoys"][1]["name"] == "mirror"  # reads it before deciding
    s.does("orange", ICON[leaves])
    assert s.ally(leaves) is None
    assert s.ally(kept) == "orange"
    assert s.game.face_up == [True, False, False]
    assert s.game.view(1)["envoys"][1]["name"] is None  # blue learns nothing
    assert all(event.audience == (0,) for event in s.log if "envoy_named:mirror" in event.params)


@pytest.mark.rule("duel:envoy.read")
def test_all_begin_face_down_and_the_ally_may_read() -> None:
    g = fc.new_game("duel", seed=4, aliens="none")
    assert [envoy["name"] for seat in (0, 1, None) for envoy in g.view(seat)["envoys"]] == [None] * 9
    s = friendship().does("orange", "pass").does("blue", "pass", "brawn")
    assert [envoy["name"] for envoy in s.game.view(1)["envoys"]] == ["cudgel", None, None]
    assert [envoy["name"] for envoy in s.game.view(0)["envoys"]] == [None, None, None]
    assert [event.audience for event in s.log if event.key == "envoy.read"] == [(1,)]


@pytest.mark.rule("duel:envoy.reveal_when")
def test_an_ally_is_turned_up_in_the_envoy_step_of_a_duel_or_contest() -> None:
    s = friendship().does("orange", "pass").does("blue", "pass", "brawn").does("orange", "pass")
    assert s.prompt("blue") == "dial.set"  # not on the refresh card, and not before ships are sent
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.prompt("blue") == "envoy.reveal"
    s = fc.scene("duel", card="talent_show", hands=HANDS, allies={"blue": "mirror"})
    assert s.asked == ["blue"]  # before plans are chosen
    assert s.prompt("blue") == "envoy.reveal"
    s.does("blue", "pass")
    assert not s.game.face_up[1]  # by its ally's will alone
    lay(s, "13", "06")
    assert not s.told("envoy.revealed")


@pytest.mark.unguarded
@pytest.mark.rule("duel:envoy.reveal_when", "duel:envoy.no_turning_back")
@pytest.mark.parametrize("seed", range(10))
def test_never_elsewhere_and_never_back(seed: int) -> None:
    heard: list[Event] = []
    before: list[tuple[str, bool]] = []
    step = ""
    for g in by_chance(seed, heard, aliens="none"):
        if any(event.key == "envoy.revealed" for event in heard):
            assert step == "envoys"
        now = list(zip(g.envoys, g.face_up, strict=True))
        for (name, up), (name_now, up_now) in zip(before, now, strict=False):
            assert up_now >= up or name != name_now
        before, step = now, g.step
        heard.clear()


@pytest.mark.rule("duel:envoy.reveal_when", "duel:envoy.masochist_card")
@pytest.mark.parametrize(("supply", "asked"), [(12, True), (11, False)])
def test_a_condition_on_the_envoy_must_be_met(supply: int, asked: bool) -> None:
    s = fc.scene("duel", **CALM, allies={"orange": "masochist"}, supply={"orange": supply})
    s.does("orange", "dial 2").does("blue", "dial 1")  # ten are left in supply, or nine
    assert (s.prompt("orange") == "envoy.reveal") == asked


@pytest.mark.rule("duel:envoy.no_turning_back")
def test_a_used_envoy_stays_open_and_allied() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, allies={"orange": "cudgel"}, face_up=["cudgel"])
    fight(s, "13 blast 4", "06 shield 1", (4, 4))
    assert s.ally("cudgel") == "orange"
    assert s.game.face_up[0]


@pytest.mark.rule("duel:envoy.active")
def test_what_is_compulsory_on_an_active_envoy_happens() -> None:
    s = fc.scene(
        "duel", card="talent_show", hands={"orange": ["13", "+08"], "blue": ["06"]}, allies={"orange": "mirror"}, face_up=["mirror"]
    )
    s.does("orange", "13")
    assert s.prompt("orange") == "reinforce.play"  # nobody was asked
    assert s.game.view(None)["values"] == [31, 60]  # against its ally's wish


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("face_up", [True, False])
def test_face_down_or_neutral_envoys_do_nothing(face_up: bool) -> None:
    allies = {} if face_up else {"orange": "mirror"}
    s = fc.scene("duel", card="talent_show", hands=HANDS, allies=allies, face_up=["mirror"] if face_up else [])
    if not face_up:
        s.does("orange", "pass")
    lay(s, "13", "06")
    assert s.told("clout.counted") == [("orange", "13", "blue", "6")]


@pytest.mark.rule("duel:envoy.inactive", "duel:envoy.active_on_change")
def test_a_face_up_envoy_works_for_its_new_ally_at_once() -> None:
    position = {"face_up": ["masochist"], "supply": {"orange": 0}, "planets": {"payday": {"orange": 1}}, "card": "speed_dating"}
    s = fc.scene("duel", **position, next_card="cheap_moon")
    s.does("blue", "pass").does("orange", "brawn", "ships 0").does("blue", "ships 0")
    assert s.game.face_up[0]  # no new reveal, and no ten ships in supply
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:envoy.masochist_card")
@pytest.mark.parametrize(("face_up", "winner"), [(["masochist"], "orange"), ([], "blue")])
def test_an_active_masochist_turns_the_loss_into_a_win(face_up: list[str], winner: str) -> None:
    s = fc.scene("duel", card="cheap_moon", supply={"orange": 0}, allies={"orange": "masochist"}, face_up=face_up)
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.winners == [winner]


@pytest.mark.parametrize(
    ("label", "told"), [("friendship more guile", "friendship.increased"), ("friendship less guile", "friendship.decreased")]
)
def test_who_moved_an_envoy_is_told(label: str, told: str) -> None:
    s = fc.scene(
        "duel", card="ambassadors_ball", hands={"orange": ["13", "06"], "blue": ["20", "06"]}, allies={"orange": "deuce"}
    )  # Orange declines to turn it up
    lay(s.does("orange", "pass"), "13", "20").does("blue", label)
    assert s.told(told) == [("blue", "guile")]


def test_who_parts_with_an_ally_is_told() -> None:
    s = fc.scene("duel", card="speed_dating", leader="blue", allies={"orange": "deuce"}).does("orange", "brawn", "guile")
    assert s.told("friendship.increased") == [("orange", "brawn")]
    assert s.told("friendship.decreased") == [("orange", "guile")]
