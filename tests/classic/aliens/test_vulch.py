"""Vulch: takes the artifacts that others discard, and keeps its own when it draws a new hand."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["vulch", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"vulch 3": {}, "vulch 4": {}, "vulch 5": {}}


def circling(hands: dict[str, list[str]], **position: Any) -> Scene:
    """An encounter of Ember's starts; hands that are not named are empty but for Ember's."""
    every = {"vulch": [], "ember": ["attack 8"], "jade": [], "azure": []} | hands
    return scene("classic", **({"seats": SEATS, "offense": "ember", "phase": "regroup", "hands": every} | position))


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional", "classic:artifact.single_use")
def test_an_artifact_that_another_has_played_comes_to_its_hand() -> None:
    s = circling({"ember": ["attack 8", "mobius tubes"]}, warp={"ember": 1, "azure": 2})
    s.does("ember", "mobius tubes", "ember 1").does("azure", "azure 1", "azure 1")
    assert s.hand("vulch") == ["mobius tubes"]  # nobody asked whether
    assert s.discard == []


def test_an_artifact_that_is_discarded_unplayed_comes_too_but_nothing_else() -> None:
    s = circling({"jade": ["quash", "attack 4", "negotiate"], "azure": ["plague"]})
    s.does("azure", "plague", "jade").does("jade", "jade 1", "jade 1", "jade 1")
    assert s.hand("vulch") == ["plague", "quash"]
    assert sorted(s.discard) == ["attack 4", "negotiate"]


def test_it_takes_all_that_a_discarded_hand_holds_before_a_new_one_is_drawn() -> None:
    s = circling({"ember": ["quash", "card zap"]}, phase="start_turn", deck=["attack 4"], discard=["attack 6"] * 7, rest="jade")
    s.does("jade", "pass")
    assert s.hand("vulch") == ["card zap", "quash"]  # otherwise they would be in the new deck by now
    assert s.told("cards.reshuffled") == [()]


def test_everybody_remembers_what_it_took() -> None:
    s = circling({"jade": ["quash"], "azure": ["plague"]}).does("azure", "plague", "jade").does("jade", *["jade 1"] * 3)
    assert s.game.view(s.seat("ember"))["known"][s.seat("vulch")] == ["plague", "quash"]


def test_it_plays_what_it_took() -> None:
    s = circling({"ember": ["attack 8", "plague"]}).does("ember", "plague", "jade").does("jade", *["jade 1"] * 3)
    s.does("vulch", "plague", "ember")
    assert s.prompt("ember") == "plague.ships"


@pytest.mark.parametrize("hand", [["plague", "quash"], []])
def test_a_new_hand_comes_on_top_of_its_artifacts(hand: list[str]) -> None:
    s = circling({"vulch": hand}, offense="vulch", phase="start_turn", deck=["attack 4"] * 4 + ["negotiate"] * 4)
    assert [len(s.hand("vulch")), s.hand("vulch")[8:]] == [8 + len(hand), hand]


def test_the_artifacts_it_keeps_are_shown() -> None:
    s = circling({"vulch": ["plague", "reinforcement 2"]}, offense="vulch", phase="start_turn", deck=["attack 4"] * 4 + ["negotiate"] * 4)
    assert s.game.view(s.seat("jade"))["known"][s.seat("vulch")] == ["plague"]
    assert s.discard == ["reinforcement 2"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_what_it_plays_itself_is_gone() -> None:
    s = circling({"vulch": ["plague"]}).does("vulch", "plague", "jade").does("jade", *["jade 1"] * 3)
    assert [s.hand("vulch"), s.discard] == [[], ["plague"]]
    assert s.told("power.used") == []


def test_what_it_discards_itself_is_gone() -> None:
    s = circling({"vulch": ["quash"], "azure": ["plague"]}).does("azure", "plague", "vulch").does("vulch", *["vulch 1"] * 3)
    assert [s.hand("vulch"), s.discard] == [["plague"], ["quash"]]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_gets_neither_the_card_nor_the_zap_nor_anything_in_this_encounter() -> None:
    s = circling({"ember": ["attack 8", "mobius tubes"], "jade": ["cosmic zap"], "azure": ["plague"]}, warp={"ember": 1})
    s.does("ember", "mobius tubes", "ember 1").does("jade", "cosmic zap")
    assert [s.hand("vulch"), s.discard] == [[], ["mobius tubes", "cosmic zap"]]
    s.does("azure", "plague", "jade").does("jade", *["jade 1"] * 3)
    assert s.hand("vulch") == []


@pytest.mark.rule("classic:zap.not_without_use")
def test_zapped_it_keeps_its_artifacts_with_a_new_hand() -> None:
    s = circling({"vulch": ["quash"], "ember": ["attack 8", "attack 6", "plague"], "azure": ["cosmic zap"]}, destiny=["vulch"],
                 deck=["attack 4"] * 4 + ["negotiate"] * 4)  # fmt: skip
    s.does("ember", "plague", "jade").does("jade", *["jade 1"] * 3).does("azure", "cosmic zap")
    s.does("ember", "vulch 1", "ember 1", "done", "done").does("vulch", "done")
    assert len(s.hand("vulch")) == 9
    assert s.hand("vulch")[-1] == "quash"


def test_a_card_zap_on_the_zap_brings_it_all_three_cards() -> None:
    s = circling({"ember": ["attack 8", "mobius tubes"], "jade": ["cosmic zap"], "azure": ["card zap"]}, warp={"ember": 1})
    s.does("ember", "mobius tubes").does("azure", "pass").does("ember", "ember 1").does("jade", "cosmic zap").does("azure", "card zap")
    s.does("vulch", "pass")  # it could even zap itself with what it just took
    assert s.hand("vulch") == ["card zap", "cosmic zap", "mobius tubes"]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_takes_and_keeps_nothing() -> None:
    s = circling({"vulch": ["quash"], "jade": ["plague"]}, ships=TWO_HOMES, offense="vulch", phase="start_turn")
    assert s.discard == ["quash"]
    s.does("jade", "plague", "ember").does("ember", *["ember 1"] * 3)
    assert "plague" in s.discard


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_reinforcements_are_no_artifacts() -> None:
    s = scene(
        "classic", seats=["ember", "jade", "vulch"], phase="reveal", laid=("attack 4", "attack 20"), hands={"ember": ["reinforcement 5"]}
    )
    s.does("ember", "reinforcement 5", "offense")
    assert s.hand("vulch") == ["attack 8"]


def test_a_chosen_who_draws_an_artifact_in_vain_feeds_it() -> None:
    s = scene("classic", seats=["chosen", "jade", "vulch"], phase="reveal", laid=("attack 4", "attack 20"), hands={"vulch": []},
              deck=["quash", "attack 6", "plague"])  # fmt: skip
    s.does("chosen", "use divine intervention", "pass")
    assert [s.hand("vulch"), s.discard] == [["plague", "quash"], ["attack 6", "attack 4", "attack 20"]]


def test_flare_a_card_held_out_can_be_another_for_who_cannot_see_it() -> None:
    hands = {"ember": ["flare vulch"], "jade": ["attack 30", "negotiate"], "azure": []}
    s = scene("classic", seats=["ember", "jade", "azure"], phase="reveal", laid=("attack 20", "attack 4"), hands=hands, stops=True)
    s.does("ember", "flare vulch").does("jade", "attack 30")
    for seed in range(8):  # what Azure imagines goes on, whatever it takes the card for
        imagined = s.game.determinize(2, seed)
        imagined.answer(0, 0)
        assert len(imagined.hands[0]) == 2
    s.does("ember", "yes")
    assert [s.hand("ember"), s.hand("jade"), s.game.sheet] == [["attack 30", "flare vulch"], ["negotiate"], []]
