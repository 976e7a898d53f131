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
        ({"tokens": {"orange": {"chip": 2}}}, "orange has no tokens 'chip'; there are: chips, debts, wound"),
        ({"tokens": {"orange": 2}}, "tokens of orange is a name and a number for each"),
        ({"spent": {"orange": ["blast 5"]}}, "there is no tactic 'blast 5'; there are: blast 4"),
        ({"envoys": ["cudgel", "grumpus"]}, "cudgel and grumpus are both envoys of brawn"),
        ({"allies": {"orange": "cudgel", "blue": "cudgel"}}, "cudgel is an ally of blue and of orange"),
        ({"begin": "checkpoint", "card": None, "stops": True}, "a scene that stops with its card begins with it"),
        ({"begin": "checkpoint"}, "a scene of the card 'talent_show' begins with it, not with 'checkpoint'"),
        ({"begin": "roles", "card": None, "leader": "blue"}, "begins with the roles takes no leader"),
        ({"begin": "roles", "card": None, "hands": {"blue": ["13"]}}, "begins with the roles takes no hands"),
        ({"begin": "roles", "card": None, "decks": {"leader": ["13"]}}, "nobody is leader before the roles are drawn"),
        ({"leader": "leader"}, "nobody is leader before the roles are drawn; there are: orange, blue"),
        ({"hands": {"orange": ["13"], "leader": ["06"]}}, "hands names orange twice, once as leader"),
        ({"planets": {"salad": {"blue": 1, "straggler": 2}}}, "the fleet on 'salad' names blue twice, once as straggler"),
        ({"spent": {"blue": ["blast 4", "shield 1"]}}, "blue has spent one token twice, .* shield 1; blast 4 and shield 1 are its halves"),
        ({"reinforcements": ["+08", "13"]}, "13 is a plan; the deck of reinforcements never has any"),
        ({"beside": {"orange": {"jr": ["13"]}}}, "orange has no pile 'jr'; there are: jar, snare"),
        ({"aliens": ["pitfall", "blue"], "beside": {"pitfall": {"jar": ["13"]}}}, "pitfall has no pile 'jar'; there are: snare"),
        ({"aliens": ["swarm", "blue"], "tokens": {"leader": {"debts": 1}}}, "swarm has no tokens 'debts'; there are: none"),
        ({"hand": {}}, "a scene takes no 'hand'; it takes: aliens, leader"),
    ],
)
def test_what_no_duel_can_be_is_refused_by_a_sentence(position: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("duel", **{**CONTEST, **position})


@pytest.mark.parametrize("word", ["leader", "card", "begin", "next_card", "warpplanet"])
def test_what_is_one_name_is_refused_as_anything_else(word: str) -> None:
    with pytest.raises(fc.BadConfig, match=rf"^{word} is a name in quotes, not \['salad'\]$"):
        fc.scene("duel", **{**CONTEST, word: ["salad"]})


@pytest.mark.parametrize("word", ["aliens", "stack", "reinforcements", "envoys", "face_up", "past"])
@pytest.mark.parametrize(("given", "said"), [("salad", r"such as \['salad'\], not 'salad'"), (3, "not 3"), ({"salad"}, r"not \{'salad'\}")])
def test_what_is_a_list_is_refused_as_anything_else(word: str, given: object, said: str) -> None:
    with pytest.raises(fc.BadConfig, match=rf"^{word} is a list of names, .*{said}$"):
        fc.scene("duel", **{**CONTEST, word: given})


@pytest.mark.parametrize("word", ["planets", "hands", "decks", "piles", "spent", "allies", "tokens", "beside"])
@pytest.mark.parametrize("given", [["orange"], "orange", 3])
def test_what_is_said_by_name_is_refused_as_anything_else(word: str, given: object) -> None:
    with pytest.raises(fc.BadConfig, match=f"^{word} is said by name, "):
        fc.scene("duel", **{**CONTEST, word: given})


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": {"orange": "13"}}, r"hands of orange is a list of names, such as \['13'\], not '13'"),
        ({"hands": {"orange": [13]}}, "each of hands of orange is a name in quotes, not 13"),
        ({"hands": {0: ["13"]}}, "each key of hands is a name in quotes, not 0"),
        ({"allies": {"orange": 3}}, "allies of orange is a list of names"),
        ({"beside": {"orange": {"jar": "13"}}}, r"beside of orange, jar is a list of names, such as \['13'\]"),
        ({"supply": ["orange"]}, "supply is a name and a number for each"),
        ({"face_up": None}, "face_up is a list of names"),
        ({"stops": "no"}, "stops is True or False, not 'no'"),
        ({"seed": "1"}, "seed is a whole number, not '1'"),
        ({"seed": None}, "seed is a whole number, not None"),
    ],
)
def test_a_wrong_shape_within_a_word_is_refused_too(position: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=f"^{said}"):
        fc.scene("duel", **{**CONTEST, **position})


def test_the_roles_name_players_wherever_players_are_named() -> None:
    s = fc.scene(
        "duel",
        **CONTEST,
        aliens=["pitfall", "blue"],
        leader="blue",
        planets={"salad": {"leader": 2, "straggler": 1}},
        supply={"straggler": 0},
        warp={"leader": 3},
        hands={"leader": ["13", "05"], "straggler": ["06", "04"]},
        decks={"leader": ["42"]},
        piles={"leader": ["20"]},
        beside={"straggler": {"snare": ["31"]}},
        spent={"leader": ["blast 4"]},
        allies={"straggler": "cudgel"},
    )
    assert (s.hand("blue"), s.hand("pitfall"), s.deck("blue")[0], s.pile("blue")) == (["05", "13"], ["04", "06"], "42", ["20"])
    assert (s.ships("blue", "salad"), s.supply("blue"), s.warp("blue")) == (2, 15, 3)
    assert (s.ships("pitfall", "salad"), s.supply("pitfall"), s.warp("pitfall")) == (1, 0, 19)
    assert (s.beside("pitfall", "snare"), s.spent("blue"), s.ally("cudgel")) == (["31"], ["blast 4"], "pitfall")


def test_a_deck_may_hold_a_reinforcement_that_was_shuffled_into_it() -> None:
    assert fc.scene("duel", **CONTEST, decks={"blue": ["+08"]}).deck("blue")[0] == "+08"


@pytest.mark.parametrize(
    ("envoy", "said"), [("cudgl", "there is no envoy 'cudgl'"), ("grumpus", "the envoy grumpus is not in play; .*cudgel")]
)
def test_asking_for_an_envoy_that_is_not_there_says_so(envoy: str, said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("duel", **CONTEST, envoys=["cudgel"]).ally(envoy)


def test_uses_are_said_in_words() -> None:
    s = fc.scene("duel", **CONTEST)
    assert s.say("use:envoy.chosen.divine_intervention") == "use divine intervention"


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
