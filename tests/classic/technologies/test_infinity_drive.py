"""Infinity Drive: as soon as an encounter is over, its user has one of its own."""

import pytest

from tests.classic.technologies.positions import about_to_use

WON = ("attack 20", "attack 6")


def test_its_user_has_an_encounter_in_between_and_the_turn_goes_on() -> None:
    s = about_to_use("infinity_drive", laid=WON, offense="jade", defense="azure", destiny=["azure"], hands={"ember": ["attack 40"]})
    s.does("ember", "use jump")
    assert [s.told("encounter.in_between"), s.game.offense, s.technology_discard] == [[("ember",)], 0, ["infinity drive"]]
    s.does("ember", "azure 3", "ember 1", "done", "done").does("azure", "done")
    assert [s.ships("ember", "azure 3"), s.told("turn.begins")] == [1, []]
    assert [s.asked, s.prompt("jade")] == [["jade"], "turn.second_or_technology"]  # its first encounter was a success
    s.does("jade", "yes")
    assert s.told("encounter.begins")[-1] == ("jade", "2")


def test_after_a_failure_the_next_turn_follows() -> None:
    s = about_to_use("infinity_drive", laid=("attack 4", "attack 20"), offense="jade", defense="azure", destiny=["azure"])
    s.does("ember", "use jump", "azure 3", "ember 1", "done", "done").does("azure", "done").pass_all("done")
    assert s.told("turn.begins")[0] == ("azure",)


def test_an_encounter_in_between_brings_no_second() -> None:
    s = about_to_use("infinity_drive", laid=WON, destiny=["azure"], hands={"ember": ["attack 40", "attack 30"], "azure": ["attack 4"]})
    s.does("ember", "use jump", "azure 3", "ember 1", "done", "done").does("azure", "done").does("ember", "attack 40")
    assert s.prompt("ember") == "turn.second_or_technology"
    s.does("ember", "no")
    assert s.told("turn.begins") == [("jade",)]


def test_nor_does_a_power_that_goes_on_with_encounters() -> None:
    s = about_to_use(
        "infinity_drive", seats=["machine", "jade", "azure"], offense="jade", defense="azure", laid=("attack 4", "attack 20"),
        destiny=["azure"], hands={"machine": ["attack 4", "attack 6"]},
    )  # fmt: skip
    s.does("machine", "use jump", "azure 3", "machine 1", "done", "done").does("azure", "done").does("machine", "attack 4")
    assert ["use continuity" in options for _, _, options, _ in s.asks] == [False] * len(s.asks)


@pytest.mark.parametrize("hand", [[], ["card zap"]])
def test_it_takes_an_encounter_card(hand: list[str]) -> None:
    s = about_to_use("infinity_drive", offense="jade", defense="azure", hands={"ember": hand}, laid=("attack 4", "attack 20"))
    assert [prompt for _, prompt, _, _ in s.asks if prompt == "window.encounter.end"] == []


def test_it_is_for_the_end_of_an_encounter() -> None:
    s = about_to_use("infinity_drive")
    assert [s.prompt("ember"), s.told("reveal.winner")[0][1]] == ["window.encounter.end", "jade"]
