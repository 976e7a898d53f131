"""Demon: may take the whole hand of a player who is not its opponent and play from it for an encounter."""

from typing import Any

import pytest

from fifthcolony import BadConfig, new_game, scene
from fifthcolony.classic.scene import Scene, card_name

SEATS = ["demon", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"demon 3": {}, "demon 4": {}, "demon 5": {}}


def whispering(**position: Any) -> Scene:
    """Demon attacks Ember and could take the hands of Jade or Azure."""
    hands = {"demon": ["attack 4"], "ember": ["attack 8"], "jade": ["attack 20", "quash"], "azure": ["attack 6"]} | position.pop(
        "hands", {}
    )
    return scene("classic", **({"seats": SEATS, "phase": "alliance", "hands": hands} | position))


def alone(s: Scene) -> Scene:
    """Nobody is invited."""
    return (
        s.does("demon", "done").does("ember", "done")
        if s.game.offense == s.seat("demon")
        else s.does("ember", "done").does("demon", "done")
    )


def borrowed(s: Scene, eyes: str) -> list[str]:
    """What lies on Demon's sheet, as one player sees it."""
    return [card_name(kind) for _, _, kind in s.game.view(s.seat(eyes))["sheet"]]


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_it_takes_a_whole_hand_from_anybody_but_its_opponent() -> None:
    s = whispering().does("demon", "use possess")
    assert s.options("demon") == ["jade", "azure"]
    s.does("demon", "jade")
    assert [s.hand("jade"), s.hand("demon"), borrowed(s, "demon")] == [[], ["attack 4"], ["attack 20", "quash"]]


def test_the_cards_lie_face_down_for_everybody_else() -> None:
    s = whispering().does("demon", "use possess", "jade")
    assert borrowed(s, "ember") == borrowed(s, "jade") == ["face down", "face down"]


def test_it_lays_a_borrowed_card_as_if_it_were_its_own() -> None:
    s = alone(whispering().does("demon", "use possess", "jade"))
    assert s.options("demon") == ["attack 4", "attack 20"]
    s.does("demon", "attack 20")
    assert s.told("reveal.totals") == [("21", "12")]
    assert "attack 20" in s.discard


def test_a_hand_that_is_played_empty_in_answer_leaves_nothing_to_take() -> None:
    s = whispering(hands={"demon": ["attack 4", "card zap"], "jade": ["cosmic zap"], "azure": []}).does("demon", "use possess")
    s.does("jade", "cosmic zap").does("demon", "card zap")
    assert [s.prompt("demon"), borrowed(s, "demon")] == ["alliance.invite", []]


def test_what_it_did_not_play_goes_back_when_the_encounter_ends() -> None:
    s = alone(whispering().does("demon", "use possess", "jade")).does("demon", "attack 4")
    assert [s.hand("jade"), s.game.sheet] == [["attack 20", "quash"], []]


def test_it_remembers_what_it_gave_back() -> None:
    s = alone(whispering().does("demon", "use possess", "jade")).does("demon", "attack 4")
    assert s.game.view(s.seat("demon"))["known"][s.seat("jade")] == ["attack_20", "quash"]
    assert s.game.view(s.seat("ember"))["known"][s.seat("jade")] == []


def test_the_robbed_player_cannot_tell_which_of_its_cards_was_laid() -> None:
    hands = {"demon": ["attack 4"], "sorcerer": ["attack 8"], "jade": ["attack 20", "attack 30"]}
    s = scene("classic", seats=["demon", "sorcerer", "jade"], phase="alliance", hands=hands).does("demon", "use possess", "done")
    s.does("sorcerer", "done").does("demon", "attack 30")
    assert s.prompt("sorcerer") == "window.planning.after_select"
    view = s.game.view(s.seat("jade"))
    assert [view["sheet"], view["known"][s.seat("demon")]] == [[(0, "borrowed:seat:2", "face_down")], ["attack_20", "attack_30"]]


def test_it_plays_borrowed_artifacts_and_reinforcements() -> None:
    s = whispering(hands={"jade": ["reinforcement 5", "emotion control", "cosmic zap"]}).does("demon", "use possess").does("jade", "pass")
    alone(s.does("demon", "jade"))
    assert s.options("demon") == ["emotion control", "pass"]
    s.does("demon", "pass", "reinforcement 5", "offense", "pass")
    assert s.told("reveal.totals") == [("10", "12")]
    assert s.hand("jade") == ["cosmic zap", "emotion control"]


def test_the_robbed_player_has_nothing_to_play() -> None:
    s = whispering(hands={"jade": ["force field", "reinforcement 5"]}).does("demon", "use possess", "jade")
    s.does("demon", "done").does("ember", "jade", "done").does("jade", "defense", "jade 1", "done")
    s.does("demon", "pass", "pass")  # Force Field, then the reinforcement, are Demon's to play
    assert s.told("reveal.totals") == [("5", "13")]


def test_a_borrowed_encounter_card_is_enough_to_go_on_with() -> None:
    s = alone(whispering(hands={"demon": ["quash"], "jade": ["attack 20"]}).does("demon", "use possess", "jade"))
    assert s.told("reveal.totals") == [("21", "12")]  # there was nothing else to lay
    assert s.hand("demon") == ["quash"]


def test_of_two_cards_of_a_kind_the_borrowed_one_is_played() -> None:
    s = alone(whispering(hands={"jade": ["attack 4"]}).does("demon", "use possess", "jade"))
    assert [s.hand("demon"), s.hand("jade")] == [["attack 4"], []]


def test_compensation_does_not_reach_the_borrowed_cards() -> None:
    s = alone(whispering(hands={"ember": ["negotiate"]}).does("demon", "use possess", "jade")).does("demon", "attack 20")
    assert s.told("compensation.taken") == [("ember", "demon", "1")]
    assert [s.hand("demon"), s.hand("ember"), s.hand("jade")] == [[], ["attack 4"], ["quash"]]


def test_borrowed_cards_are_nothing_to_deal_with() -> None:
    s = whispering(hands={"demon": ["negotiate", "attack 4"], "ember": ["negotiate"]}).does("demon", "use possess", "jade")
    alone(s).does("demon", "negotiate", "give card")
    assert s.game.offer == []
    assert s.prompt("demon") == "deal.talk"  # attack 4 was the only card to name


def test_as_defense_it_possesses_too() -> None:
    s = alone(whispering(offense="ember", defense="demon").does("demon", "use possess", "jade")).does("demon", "attack 20")
    assert s.told("reveal.winner") == [("defense", "demon")]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_leave_everybody_alone() -> None:
    s = alone(whispering().does("demon", "pass"))
    assert s.hand("jade") == ["attack 20", "quash"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_an_onlooker_possesses_nobody() -> None:
    s = whispering(offense="ember", defense="jade")
    assert s.prompt("ember") == "alliance.invite"


def test_empty_hands_are_not_worth_it() -> None:
    assert whispering(hands={"jade": [], "azure": []}).prompt("demon") == "alliance.invite"


def test_it_is_in_the_edition_of_2018_only() -> None:
    with pytest.raises(BadConfig, match="2008"):
        new_game("classic", seats=3, edition=2008, aliens=["demon", "zombie", "mind"])


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_hand_stays_where_it_is() -> None:
    s = whispering(hands={"azure": ["cosmic zap"]}).does("demon", "use possess").does("azure", "cosmic zap")
    assert [s.hand("jade"), s.game.sheet, s.prompt("demon")] == [["attack 20", "quash"], [], "alliance.invite"]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_possesses_nobody() -> None:
    assert whispering(ships=TWO_HOMES).prompt("demon") == "alliance.invite"


def test_cards_go_back_though_the_power_is_lost_with_the_encounter() -> None:
    s = whispering(
        offense="ember", defense="demon", target="demon 3", ships=TWO_HOMES | {"demon 3": {"demon": 1}}, hands={"ember": ["attack 40"]}
    )
    alone(s.does("demon", "use possess", "jade")).does("demon", "attack 4")
    assert s.told("power.lost") == [("demon",)]
    assert s.hand("jade") == ["attack 20", "quash"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_trader_trades_hands_with_it_and_not_the_borrowed_cards() -> None:
    hands = {"demon": ["attack 4"], "trader": ["attack 8", "attack 10"], "jade": ["attack 20"]}
    s = scene("classic", seats=["demon", "trader", "jade"], phase="alliance", hands=hands).does("demon", "use possess", "done")
    s.does("trader", "done")
    s.does("trader", next(option for option in s.options("trader") if option.startswith("use ")))
    assert "attack 20" in s.options("demon")


def test_a_card_that_a_sorcerer_swapped_away_is_gone() -> None:
    hands = {"demon": ["attack 4"], "sorcerer": ["attack 8"], "jade": ["attack 20"]}
    s = scene("classic", seats=["demon", "sorcerer", "jade"], phase="alliance", hands=hands).does("demon", "use possess", "done")
    s.does("sorcerer", "done").does("demon", "attack 20").does("sorcerer", "use magic")
    assert s.told("reveal.totals") == [("9", "24")]
    assert [s.hand("jade"), s.game.sheet] == [[], []]
