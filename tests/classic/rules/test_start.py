"""Starting the turn: the check for an encounter card."""

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

THREE = ["ember", "saffron", "jade"]
BARREN = ["reinforcement 2", *["reinforcement 3"] * 3, "reinforcement 5", "quash", "ionic gas", "emotion control"]
"""Eight cards, and none of them an encounter card."""
FRESH = ["attack 4", "attack 6", "attack 20", "negotiate", "negotiate", "morph", "attack 5", "attack 7"]


@both_editions
@pytest.mark.rule("classic:start.hand_check_2008", "classic:start.hand_check_2018")
@pytest.mark.parametrize("hand", [[], ["reinforcement 2", "cosmic zap"]])
def test_an_offense_without_encounter_card_shows_its_hand_and_draws_eight(hand: list[str], edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="start_turn", destiny=["saffron"], hands={"ember": hand}, deck=[*FRESH, "attack 40"]
    )
    assert sorted(s.hand("ember")) == sorted(FRESH)
    assert s.discard == hand
    assert s.told("cards.hand_replaced") == [("ember", *hand)]
    assert [event.audience for event in s.log if event.key == "cards.hand_replaced"] == [None]  # everybody is shown
    assert s.prompt("ember") == "launch.aim"  # the turn goes on


@both_editions
@pytest.mark.rule("classic:start.hand_check_2008", "classic:start.hand_check_2018")
def test_an_offense_with_an_encounter_card_keeps_its_hand(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="start_turn", destiny=["saffron"], hands={"ember": ["attack 0", "cosmic zap"]}
    )
    assert s.hand("ember") == ["attack 0", "cosmic zap"]
    assert s.told("cards.hand_replaced") == []


@both_editions
@pytest.mark.rule("classic:start.hand_check_2008", "classic:start.hand_check_2018")
def test_only_the_offense_is_checked(edition: int) -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=edition, phase="start_turn", destiny=["saffron"], hands={"saffron": ["reinforcement 2"], "jade": []}
    )
    assert s.hand("saffron") == ["reinforcement 2"]
    assert s.hand("jade") == []


@pytest.mark.rule("classic:start.hand_check_2018")
def test_in_2018_new_hands_are_drawn_until_one_has_an_encounter_card() -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=2018, phase="start_turn", destiny=["saffron"],
        hands={"ember": ["cosmic zap"]}, deck=[*BARREN, *FRESH],
    )  # fmt: skip
    assert sorted(s.hand("ember")) == sorted(FRESH)
    assert sorted(s.discard) == sorted(["cosmic zap", *BARREN])
    assert len(s.told("cards.hand_replaced")) == 2


@pytest.mark.rule("classic:start.hand_check_2008", "classic:start.only_new_hand_2008")
def test_in_2008_one_new_hand_is_all_there_is() -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=2008, phase="start_turn", destiny=["saffron"],
        hands={"ember": ["cosmic zap"]}, deck=[*BARREN, *FRESH],
    )  # fmt: skip
    assert sorted(s.hand("ember")) == sorted(BARREN)
    assert s.prompt("ember") == "launch.aim"
    s.does("ember", "saffron 1", "ember 1", "done", "done").does("saffron", "done")
    assert s.told("encounter.called_off") == [("ember",)]
    assert len(s.told("cards.hand_replaced")) == 1


@pytest.mark.rule("classic:start.only_new_hand_2008")
def test_in_2008_a_second_encounter_begins_without_a_check() -> None:
    s = fc.scene(
        "classic", seats=THREE, edition=2008, phase="reveal", laid=("attack 40", "attack 0"), hands={"ember": ["reinforcement 2"]},
        destiny=["saffron"],
    )  # fmt: skip
    s.does("ember", "pass", "yes")
    assert s.prompt("ember") == "launch.aim"
    assert s.hand("ember") == ["reinforcement 2"]
    s.does("ember", "saffron 2", "ember 1", "done", "done").does("saffron", "done")
    assert s.told("encounter.called_off") == [("ember",)]
    assert s.told("cards.hand_replaced") == []


@both_editions
@pytest.mark.rule("classic:start.encounter_card_kinds")
@pytest.mark.parametrize("card", ["attack 0", "attack 40", "negotiate", "morph"])
def test_attack_negotiate_and_morph_are_encounter_cards(card: str, edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="start_turn", destiny=["saffron"], hands={"ember": [card, "force field"]})
    assert card in s.hand("ember")
    assert s.told("cards.hand_replaced") == []


@both_editions
@pytest.mark.rule("classic:start.encounter_card_kinds")
@pytest.mark.parametrize(
    "hand",
    [
        [],
        ["reinforcement 2", "reinforcement 3", "reinforcement 5"],
        ["card zap", "cosmic zap", "emotion control", "force field"],
        ["ionic gas", "mobius tubes", "plague", "quash", "reinforcement 5"],
    ],
)
def test_reinforcements_and_artifacts_are_no_encounter_cards(hand: list[str], edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="start_turn", destiny=["saffron"], hands={"ember": hand}, deck=FRESH)
    assert s.told("cards.hand_replaced") != []
    assert sorted(s.hand("ember")) == sorted(FRESH)
