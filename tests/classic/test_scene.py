"""Scenes of the classic game: what can be said of a position, what is refused, and how one plays on."""

from typing import Any

import pytest

import fifthcolony as fc

SEATS = ["zombie", "oracle", "jade"]
LAID = ("attack 20", "attack 6")

# --- what is refused ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"phase": "reveal"}, "phase='reveal' needs the cards that are revealed"),
        ({"phase": "reveal", "laid": ("cosmic zap", "attack 8")}, "cosmic zap is no encounter card"),
        ({"phase": "reveal", "laid": ("attack 8",)}, "laid= is the offense's card and the defense's"),
        ({"phase": "resolution", "laid": LAID}, "cannot begin in resolution"),
        ({"phase": "resolution"}, "cannot begin in resolution"),
        ({"phase": "planning", "laid": LAID}, "laid= goes with phase='reveal', not with 'planning'"),
        ({"phase": "launching"}, "there is no phase 'launching'"),
        ({"ships": {"oracle 1": {"oracle": -1}}}, "the fleet at 'oracle 1' has -1 for oracle; expected a number from 0"),
        ({"ships": {"oracle 1": 4}}, "the fleet at 'oracle 1' is a name and a number for each"),
        ({"warp": {"jade": -2}}, "the fleet at 'warp' has -2"),
        ({"removed": {"jade": "two"}}, "the fleet at 'removed' has 'two'"),
        ({"seats": ["zombie", "zombie", "jade"]}, "seats are names, each another one"),
        ({"powers": {"jade": ["zombie"]}}, "no alien can be in a game twice"),
        ({"powers": {"ember": ["clone"]}}, "powers names 'ember', who has no seat"),
        ({"seats": ["sorcerer", "gambler", "jade"]}, "sorcerer never meets gambler"),
        ({"powers": {"jade": ["masochist", "healer"]}}, "masochist never meets healer"),
        ({"seats": ["demon", "oracle", "jade"], "edition": 2008}, "demon is not in edition 2008"),
        ({"seats": ["tick tock", "oracle", "jade"]}, "its colour or its alien, not 'tick tock'; .*jade.*, aliens .*tick_tock"),
        ({"destiny": ["oracle"] * 4}, r"uses destiny oracle more often than there is such a card \(3\)"),
        ({"destiny": ["oracle"] * 2, "destiny_discard": ["oracle"] * 2}, r"uses destiny oracle more often .* \(3\)"),
        ({"destiny_discard": ["most cards"] * 2}, r"uses destiny most cards more often .* \(1\)"),
        ({"tokens": {"zombie": {"experiense": 2}}}, "there are no tokens 'experiense'; there are: cosmic, experience, grudge"),
        ({"tokens": {"zombie": 2}}, "tokens of zombie is a name and a number for each, .* not 2"),
        ({"phase": "planning", "gate": {"zombie": 1, "oracle": 1}}, "oracle is the defense and has no ships in the gate"),
        ({"phase": "planning", "beside": {"zombie": 1}}, "zombie is a main player; only allies"),
        ({"phase": "planning", "beside": {"oracle": 1}}, "oracle is a main player; only allies"),
        ({"phase": "planning", "gate": {"zombie": 1, "jade": 1}, "beside": {"jade": 1}}, "jade is in the gate and beside the planet"),
        ({"phase": "launch", "offense": "oracle", "defense": "oracle"}, "oracle cannot be offense and defense at once"),
        ({"phase": "alliance", "invited": {"offense": ["oracle"]}}, "oracle is a main player and cannot be invited"),
        ({"phase": "alliance", "invited": {"ofense": ["jade"]}}, "a side is offense or defense, not 'ofense'"),
        ({"phase": "launch", "invited": {"offense": ["jade"]}}, "invited= does not go with phase='launch'"),
        ({"phase": "start_turn", "stops": True}, "begins in one of its phases"),
        ({"hands": {"zombie": ["flare demon"]}, "edition": 2008}, "flare demon cannot be in a game of edition 2008"),
        ({"deck": ["flare filch", "flare filch classic"]}, "flare filch cannot be in a game of edition 2018 with flares, classic_filch"),
        ({"hand": {"zombie": []}}, "a scene takes no 'hand'; it takes: seats, powers"),
    ],
)
def test_what_no_game_can_be_is_refused_by_a_sentence(position: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("classic", **{"seats": SEATS, **position})


def test_a_scene_without_seats_says_so() -> None:
    with pytest.raises(fc.BadConfig, match="a scene needs seats; given are: phase"):
        fc.scene("classic", phase="launch")


def test_a_side_that_is_none_has_no_total() -> None:
    s = fc.scene("classic", seats=SEATS, phase="reveal", laid=LAID, hands={"jade": ["cosmic zap"]})
    with pytest.raises(fc.BadConfig, match="a side is offense or defense, not 'ofense'"):
        s.total("ofense")


# --- what can be said -----------------------------------------------------------------------------------------------------------------


def test_ships_out_of_the_game() -> None:
    s = fc.scene("classic", seats=SEATS, removed={"jade": 3})
    assert s.ships("jade", "removed") == 3
    assert sum(s.game.ships_at(2, place) for place in s.game.worlds[2]) == 17


def test_the_destiny_deck_and_its_discards() -> None:
    s = fc.scene("classic", seats=SEATS, phase="destiny", destiny=["oracle"], destiny_discard=["jade", "jade", "wild"])
    assert s.told("destiny.drawn")[0][-1] == "oracle"
    assert len(s.game.destiny_discard) == 4
    assert s.game.destiny.count(2) == 1


def test_several_powers_at_one_seat() -> None:
    s = fc.scene("classic", seats=SEATS, powers={"jade": ["macron", "clone"], "zombie": []})
    assert s.powers("jade") == ["macron", "clone"]
    assert s.powers("zombie") == []
    assert s.powers("oracle") == ["oracle"]


def test_who_was_invited_answers_first_thing() -> None:
    s = fc.scene("classic", seats=[*SEATS, "ember"], phase="alliance", invited={"defense": ["ember"], "offense": ["ember"]})
    assert s.asked == ["ember"]
    assert s.options("ember") == ["offense", "defense", "decline"]
    assert s.game.view(None)["phase"] == "alliance"


def test_a_zapped_power_does_nothing() -> None:
    position: dict[str, Any] = {"seats": ["macron", "oracle", "jade"], "phase": "reveal", "laid": LAID, "stops": True}
    assert fc.scene("classic", **position).told("power.used") == [("macron", "use mass")]
    assert fc.scene("classic", zapped=["macron"], **position).told("power.used") == []


def test_two_word_aliens_come_out_as_they_went_in() -> None:
    s = fc.scene("classic", seats=["tick_tock", "anti_matter", "jade"], phase="launch")
    assert s.asked == ["tick_tock"]
    assert "anti_matter 1" in s.options("tick_tock")
    s.does("tick_tock", "anti_matter 1")
    assert s.options("tick_tock")[0] == "tick_tock 1"
    assert s.told("launch.aimed") == [("tick_tock", "anti_matter 1")]
    assert s.say("alien:tick_tock") == "tick_tock"


def test_cards_are_answered_by_each_of_their_names() -> None:
    hands = {"zombie": ["+3", "flare tick_tock"], "oracle": [], "jade": []}
    s = fc.scene("classic", seats=list(hands), phase="reveal", laid=("attack 8", "attack 8"), hands=hands, stops=True)
    assert s.does("zombie", "+3", "defense").asks[0].answer == "reinforcement 3"


def test_a_flare_of_a_two_word_alien_is_answered_as_it_is_held() -> None:
    hands = {"tick_tock": ["flare tick_tock"], "oracle": [], "jade": []}
    s = fc.scene(
        "classic", seats=list(hands), phase="reveal", laid=("attack 40", "attack 8"), hands=hands, tokens={"tick_tock": {"cosmic": 2}}
    )
    assert s.does("tick_tock", "flare tick_tock").prompt("tick_tock") == "ships.lose"


def test_tokens_are_put_and_read_by_their_kind() -> None:
    s = fc.scene("classic", seats=["tick_tock", "oracle", "jade"], tokens={"tick_tock": {"cosmic": 2}})
    assert s.tokens("tick_tock", "cosmic") == 2


# --- playing on -----------------------------------------------------------------------------------------------------------------------


def test_a_scene_may_stop_with_its_encounter() -> None:
    s = fc.scene("classic", seats=SEATS, phase="reveal", laid=LAID, stops=True).pass_all()
    assert s.is_over
    assert s.asked == s.winners == []
    assert s.told("encounter.begins") == []
    assert s.discard == ["attack 20", "attack 6"]
    assert s.ships("zombie", "oracle 1") == 1


def test_otherwise_it_goes_on_to_the_next_decision() -> None:
    s = fc.scene("classic", seats=SEATS, phase="reveal", laid=LAID).pass_all()
    assert s.prompt("zombie") == "turn.second"


def test_everybody_passes_until_something_else_is_asked() -> None:
    hands = {"zombie": ["cosmic zap", "+3"], "macron": ["+2"], "jade": ["cosmic zap"]}
    s = fc.scene("classic", seats=["zombie", "macron", "jade"], phase="reveal", laid=LAID, hands=hands)
    s.pass_all()
    assert {asked.answer for asked in s.asks if asked.answer} == {"pass"}
    assert "pass" not in s.options(s.asked[0])
    assert s.pass_all("no").asks[-1].prompt != "turn.second"


def test_all_asks_are_listed_with_their_answers() -> None:
    s = fc.scene("classic", seats=SEATS, phase="launch").does("zombie", "oracle 1")
    first, second = s.asks
    assert (first.name, first.prompt, first.answer) == ("zombie", "launch.aim", "oracle 1")
    assert first.options == ("oracle 1", "oracle 2", "oracle 3", "oracle 4", "oracle 5")
    assert (second.prompt, second.answer) == ("launch.ships", None)


def test_a_stopped_scene_can_be_written_down_and_played_again() -> None:
    s = fc.scene("classic", seats=SEATS, phase="reveal", laid=LAID, stops=True).pass_all()
    again = fc.load(s.game.dump())
    assert (again.asks, again.fingerprint()) == ((), s.game.fingerprint())
    assert fc.replay(s.game.record()).fingerprint() == s.game.fingerprint()
