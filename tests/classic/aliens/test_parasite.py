"""Parasite: allies with a side that did not invite it."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "jade", "parasite", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"parasite 3": {}, "parasite 4": {}, "parasite 5": {}}


def invited(by_offense: bool = False, by_defense: bool = False, **position: Any) -> Scene:
    """Ember meets Jade; invitations are out, and only Parasite can have been invited."""
    given: dict[str, Any] = {"seats": SEATS, "phase": "alliance", **position}
    s = scene("classic", **given)
    for name, wanted in (("ember", by_offense), ("jade", by_defense)):
        s.does(name, *(["parasite"] if wanted else []), "done")
    return s


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "place"), [("offense", "gate"), ("defense", "beside")])
def test_it_joins_either_side_without_an_invitation(side: str, place: str) -> None:
    s = invited()
    s.does("parasite", "use infest", side, "parasite 1", "parasite 2", "done")
    assert s.told("alliance.joined") == [("parasite", side)]
    assert s.told("alliance.committed") == [("parasite", "2", side)]
    assert (s.told("reveal.totals") == [("11", "12")]) == (place == "gate")


def test_it_sends_one_to_four_ships() -> None:
    s = invited().does("parasite", "use infest", "offense")
    assert "done" not in s.options("parasite")
    s.does("parasite", *["parasite 1"] * 4)
    assert s.told("alliance.committed") == [("parasite", "4", "offense")]


def test_on_the_winning_side_it_gets_what_an_ally_gets() -> None:
    s = invited(hands={"ember": ["attack 20"], "jade": ["attack 4"]})
    s.does("parasite", "use infest", "offense", "parasite 1", "done")
    assert s.ships("parasite", "jade 1") == 1
    assert s.colonies("parasite") == 1


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_stay_out() -> None:
    s = invited()
    assert s.options("parasite") == ["use infest", "pass"]
    s.does("parasite", "pass")
    assert s.told("power.used") == []
    assert s.told("reveal.totals") == [("9", "12")]


# --- where no use is needed, or possible ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.use_is_the_zappable_part")
def test_an_invitation_makes_it_an_ordinary_ally() -> None:
    s = invited(by_offense=True, hands={"azure": ["cosmic zap"]})
    s.does("parasite", "pass", "offense", "parasite 1", "done")
    assert s.told("power.used") == []  # so the zap had nothing to answer
    assert s.told("alliance.joined") == [("parasite", "offense")]


def test_invited_by_one_side_it_may_force_itself_on_the_other() -> None:
    s = invited(by_offense=True)
    s.does("parasite", "use infest", "parasite 1", "done")  # there is only one side to choose
    assert s.told("alliance.joined") == [("parasite", "defense")]


def test_invited_by_both_it_has_nobody_to_infest() -> None:
    s = invited(by_offense=True, by_defense=True)
    assert s.options("parasite") == ["offense", "defense", "decline"]


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(("offense", "defense"), [("parasite", "ember"), ("ember", "parasite")])
def test_a_main_player_infests_nobody(offense: str, defense: str) -> None:
    s = scene("classic", seats=SEATS, offense=offense, defense=defense, phase="alliance")
    s.does(offense, "done").does(defense, "done")
    assert s.told("power.used") == []
    assert len(s.told("reveal.cards")) == 1


@pytest.mark.rule("classic:power.phase")
def test_it_waits_for_its_turn_to_ally() -> None:
    s = scene("classic", seats=["ember", "jade", "azure", "parasite"], phase="alliance")
    s.does("ember", "azure", "done").does("jade", "done")
    assert s.asked == ["azure"]
    s.does("azure", "offense", "azure 1", "done")
    assert s.asked == ["parasite"]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_stays_out_and_may_try_again_in_the_next_encounter() -> None:
    hands = {"ember": ["attack 20", "attack 10"], "jade": ["attack 4"], "azure": ["cosmic zap", "attack 8"]}
    s = invited(hands=hands, destiny=["jade"])
    s.does("parasite", "use infest").does("azure", "cosmic zap").does("ember", "attack 20")
    assert s.told("alliance.joined") == []
    s.does("ember", "yes", "jade 2", "ember 1", "done", "done").does("jade", "done")
    assert s.options("parasite") == ["use infest", "pass"]


def test_zapped_it_may_still_answer_an_invitation() -> None:
    s = invited(by_defense=True, hands={"azure": ["cosmic zap"]})
    s.does("parasite", "use infest").does("azure", "cosmic zap").does("parasite", "defense", "parasite 1", "done")
    assert s.told("alliance.joined") == [("parasite", "defense")]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = invited(hands={"azure": ["cosmic zap"], "parasite": ["card zap"]})
    s.does("parasite", "use infest").does("azure", "cosmic zap").does("parasite", "card zap")
    s.does("parasite", "offense", "parasite 1", "done")
    assert s.told("alliance.joined") == [("parasite", "offense")]


def test_a_force_field_sends_it_home() -> None:
    s = invited(hands={"azure": ["force field"]}).does("parasite", "use infest", "offense", "parasite 1", "done")
    s.does("azure", "force field").does("parasite", "parasite 1")
    assert s.told("reveal.totals") == [("9", "12")]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_needs_an_invitation() -> None:
    s = invited(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert len(s.told("reveal.cards")) == 1


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_infesting_with_the_last_ship_of_the_third_home_colony_loses_the_power_not_the_alliance() -> None:
    s = invited(
        ships=TWO_HOMES | {"parasite 3": {"parasite": 1}},
        hands={"ember": ["attack 20", "attack 8"], "jade": ["attack 4"]},
        destiny=["jade"],
    )
    s.does("parasite", "use infest", "offense", "parasite 3", "done").does("ember", "attack 20")
    assert s.told("power.lost") == [("parasite",)]
    assert s.ships("parasite", "jade 1") == 1
    s.does("ember", "yes", "jade 2", "ember 1", "done", "done").does("jade", "done")
    assert s.asked == ["jade"]  # which is to lay a card: Parasite was passed over


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    s = scene("classic", seats=SEATS, offense="parasite", phase="destiny", destiny=["parasite", "ember"], ships=TWO_HOMES)
    s.does("parasite", "resettle parasite 3", "parasite 1", "done", "no")
    s.does("azure", "ember 1", "azure 1", "done", "done").does("ember", "done")
    assert s.options("parasite") == ["use infest", "pass"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:timing.conflict_order")
def test_before_it_decides_it_sees_the_one_ship_of_macron() -> None:
    s = scene(
        "classic", seats=["ember", "jade", "macron", "parasite"], phase="alliance", hands={"ember": ["attack 10"], "jade": ["attack 8"]}
    )
    s.does("ember", "macron", "done").does("jade", "done").does("macron", "offense", "macron 1")
    assert s.ships("macron", "gate") == 1
    s.does("parasite", "use infest", "defense", "parasite 1", "parasite 1", "parasite 1", "done")
    assert s.told("reveal.totals") == [("15", "15")]
    assert s.told("reveal.winner") == [("defense", "jade")]


def test_it_lands_with_a_human_whose_zap_wins_the_encounter() -> None:
    s = scene("classic", seats=["human", "jade", "parasite", "azure"], phase="alliance",
              hands={"human": ["negotiate"], "jade": ["attack 40"], "azure": ["cosmic zap"]})  # fmt: skip
    s.does("human", "done").does("jade", "done")
    s.does("parasite", "use infest").does("azure", "pass").does("parasite", "offense", "parasite 1", "done")
    s.does("azure", "cosmic zap")
    assert s.ships("parasite", "jade 1") == 1
    assert s.ships("jade", "warp") == 4
