"""The second encounter of a turn: who may have it, and where it starts."""

import pytest

from fifthcolony import scene

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
HANDS = {"ember": ["attack 8", "attack 14"], "saffron": ["attack 10", "attack 15"]}


@pytest.mark.rule("classic:second.condition")
@EDITIONS
@pytest.mark.parametrize("wanted", ["yes", "no"])
def test_a_winning_offense_is_free_to_go_on(edition: int, wanted: str) -> None:
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 20", "attack 4"), hands=HANDS, destiny=["jade"])
    assert (s.prompt("ember"), s.options("ember")) == ("turn.second", ["yes", "no"])
    s.does("ember", wanted)
    assert (s.game.offense, s.game.encounter) == ((0, 2) if wanted == "yes" else (1, 1))


@pytest.mark.rule("classic:second.condition")
@EDITIONS
def test_a_deal_made_opens_a_second_encounter(edition: int) -> None:
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("negotiate", "negotiate"), hands=HANDS)
    s.does("ember", "give card", "attack 8", "offer").does("saffron", "accept").does("ember", "ember 1")
    assert s.prompt("ember") == "turn.second"


@pytest.mark.rule("classic:second.condition")
@EDITIONS
def test_a_resettled_home_planet_opens_a_second_encounter(edition: int) -> None:
    s = scene("classic", seats=SEATS, edition=edition, phase="destiny", destiny=["ember"], ships={"ember 1": {}}, hands=HANDS)
    s.does("ember", "resettle ember 1", "ember 2", "done")
    assert s.ships("ember", "ember 1") == 1
    assert s.prompt("ember") == "turn.second"


@pytest.mark.rule("classic:second.condition")
@EDITIONS
def test_a_lost_encounter_ends_the_turn(edition: int) -> None:
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 4", "attack 20"), hands=HANDS)
    assert s.game.offense == s.seat("saffron")


@pytest.mark.rule("classic:second.condition")
@EDITIONS
def test_a_failed_deal_ends_the_turn(edition: int) -> None:
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("negotiate", "negotiate"), hands=HANDS)
    s.does("ember", "none", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3).does("ember", "ember 2")
    assert s.told("deal.failed") == [("ember", "saffron")]
    assert s.game.offense == s.seat("saffron")


@pytest.mark.rule("classic:second.condition")
@EDITIONS
def test_there_is_no_third_encounter(edition: int) -> None:
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", encounter=2, laid=("attack 20", "attack 4"), hands=HANDS)
    assert s.told("reveal.winner") == [("offense", "ember")]
    assert s.game.offense == s.seat("saffron")


@pytest.mark.rule("classic:second.starts_at_regroup")
@EDITIONS
@pytest.mark.parametrize("drawn", ["saffron", "jade"])
def test_the_second_encounter_starts_with_regroup_and_a_new_destiny(edition: int, drawn: str) -> None:
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 20", "attack 4"), hands=HANDS, destiny=[drawn],
        warp={"ember": 3},
    )  # fmt: skip
    s.does("ember", "yes")
    assert (s.prompt("ember"), s.game.phase) == ("regroup.retrieve", "regroup")
    s.does("ember", "ember 1")
    assert s.ships("ember", "warp") == 2
    assert s.told("destiny.defense") == [(drawn,)]  # the same player as before, or another
    assert s.told("turn.begins") == []  # no Start Turn
    assert s.prompt("ember") == "launch.aim"


@pytest.mark.rule("classic:second.starts_at_regroup", "classic:second.needs_encounter_card_2018")
@EDITIONS
def test_an_offense_out_of_encounter_cards(edition: int) -> None:
    hands = {"ember": ["reinforcement 2"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 20", "attack 4"), hands=hands, destiny=["jade"])
    s.does("ember", "pass")  # its reinforcement
    if edition == 2008:  # nothing is checked before a card is needed
        s.does("ember", "yes")
        assert s.prompt("ember") == "launch.aim"
        assert s.told("cards.hand_replaced") == []  # no new hand in the second encounter
    else:
        assert s.game.offense == s.seat("saffron")
    assert s.hand("ember") == ["reinforcement 2"]
