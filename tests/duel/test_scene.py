"""Scenes of the duel game: what is refused, and how one plays on."""

from typing import Any

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CONTEST, lay


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"aliens": ["swarm", "swarm"]}, "two players with different names"),
        ({"aliens": ["swarm"]}, "two players with different names"),
        ({"aliens": ["iron matron", "blue"]}, "no alien 'iron matron' in Duel; .*iron_matron"),
        ({"supply": {"orange": -1}}, "supply has -1 for orange; expected a number from 0"),
        ({"warp": {"organge": 3}}, "nobody is called 'organge' here"),
        ({"planets": {"salad": {"orange": -1}}}, "the fleet on 'salad' has -1"),
        ({"planets": {"salad": 3}}, "the fleet on 'salad' is a name and a number for each"),
        ({"planets": {"salad": {}}, "stack": ["salad"]}, "places the planet salad twice"),
        ({"warpplanet": "salad"}, "the Warpplanet salad is not among the revealed planets"),
        ({"past": ["talent_show"]}, "uses the destiny card talent_show twice"),
        ({"tokens": {"orange": {"chip": 2}}}, "there are no tokens 'chip'; there are: chips, debts, wound"),
        ({"tokens": {"orange": 2}}, "tokens of orange is a name and a number for each"),
        ({"spent": {"orange": ["blast 5"]}}, "there is no tactic 'blast 5'; there are: blast 4"),
        ({"envoys": ["cudgel", "grumpus"]}, "cudgel and grumpus are both envoys of brawn"),
        ({"allies": {"orange": "cudgel", "blue": "cudgel"}}, "cudgel is an ally of blue and of orange"),
        ({"begin": "checkpoint", "stops": True}, "a scene that stops with its card begins with it"),
        ({"hand": {}}, "a scene takes no 'hand'; it takes: aliens, leader"),
    ],
)
def test_what_no_duel_can_be_is_refused_by_a_sentence(position: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("duel", **{**CONTEST, **position})


def test_a_scene_may_stop_with_its_card() -> None:
    s = fc.scene("duel", card="talent_show", hands={"orange": ["13", "04"], "blue": ["06", "05"]}, stops=True)
    lay(s, "13", "06").pass_all()
    assert s.is_over
    assert s.told("contest.won") == [("orange",)]
    assert s.told("destiny.turned_up") == []
    assert s.pile("orange") == ["13"]


def test_everybody_passes_until_something_else_is_asked() -> None:
    s = fc.scene("duel", **CONTEST, hands={"orange": ["13", "+08", "04"], "blue": ["06", "+05", "04"]})
    lay(s, "13", "06").pass_all()
    assert [(asked.name, asked.answer) for asked in s.asks[2:4]] == [("orange", "pass"), ("blue", "pass")]
    assert s.prompt("orange") == "dial.set"


def test_all_asks_are_listed_with_their_answers() -> None:
    s = fc.scene("duel", **CONTEST, hands={"orange": ["13", "04"], "blue": ["06", "05"]}).does("blue", "06")
    assert [(asked.name, asked.prompt, asked.options, asked.answer) for asked in s.asks] == [
        ("blue", "plan.choose", ("05", "06"), "06"),
        ("orange", "plan.choose", ("04", "13"), None),
    ]


def test_two_word_aliens_and_envoys_come_out_as_they_went_in() -> None:
    s = fc.scene("duel", aliens=["iron_matron", "plus_one"], allies={"plus_one": "go_between"}, face_up=["go_between"], **CONTEST)
    assert s.asked == ["iron_matron", "plus_one"]
    assert s.say("seat:1") == "plus_one"
    assert s.say("envoy_named:go_between") == "go_between"
    assert s.ally("go_between") == "plus_one"


def test_a_stopped_scene_can_be_written_down_and_played_again() -> None:
    s = lay(fc.scene("duel", card="talent_show", hands={"orange": ["13", "04"], "blue": ["06", "05"]}, stops=True), "13", "06").pass_all()
    again = fc.load(s.game.dump())
    assert (again.asks, again.fingerprint()) == ((), s.game.fingerprint())
    assert fc.replay(s.game.record()).fingerprint() == s.game.fingerprint()
