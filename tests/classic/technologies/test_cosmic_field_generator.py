"""Cosmic Field Generator: cancels the use of a power as a Cosmic Zap does, without being a card that could be zapped."""

import pytest

from fifthcolony import scene
from tests.classic.technologies.positions import about_to_use


@pytest.mark.rule("classic:zap.effect")
def test_the_power_is_cancelled_and_silent_for_the_encounter() -> None:
    s = about_to_use("cosmic_field_generator").does("ember", "use interfere")
    assert s.told("power.zapped") == [("oracle", "oracle")]
    assert [s.told("planning.laid_openly"), s.game.zapped] == [[], [(1, "oracle")]]
    assert [s.technologies("ember"), s.technology_discard] == [{}, ["cosmic field generator"]]


def test_it_can_be_kept() -> None:
    s = about_to_use("cosmic_field_generator").does("ember", "pass")
    assert [s.told("power.zapped"), len(s.told("planning.laid_openly"))] == [[], 1]


def test_the_own_power_can_be_cancelled_too() -> None:
    s = about_to_use(
        "cosmic_field_generator",
        seats=["oracle", "jade", "azure"],
    )
    assert s.options("oracle") == ["use interfere", "pass"]


def test_it_is_no_artifact_that_a_card_zap_could_stop() -> None:
    s = about_to_use("cosmic_field_generator", hands={"azure": ["card zap", "attack 8"]}).does("ember", "use interfere")
    assert [[who for who, prompt, _, _ in s.asks if prompt.startswith("respond.")], s.told("card.played")] == [["ember"], []]
    assert s.told("power.zapped") == [("oracle", "oracle")]


def test_it_answers_no_card() -> None:
    s = about_to_use("cosmic_field_generator", seats=["ember", "jade", "azure"], phase="regroup", hands={"jade": ["plague", "attack 8"]})
    s.does("jade", "plague", "azure")
    assert [who for who, prompt, _, _ in s.asks if prompt.startswith("respond.")] == []


def test_while_it_is_answered_it_cannot_be_used_on_something_else() -> None:
    s = scene(
        "classic", seats=["tripler", "jade", "remora", "azure"], phase="reveal", laid=("attack 10", "attack 8"), stops=True,
        hands={"tripler": ["flare healer"], "azure": ["flare remora"]}, technologies={"jade": {"cosmic field generator": "open"}},
    )  # fmt: skip
    s.does("jade", "use interfere").does("tripler", "flare healer").does("azure", "flare remora").does("remora", "use cling to cards")
    assert [s.told("technology.used"), s.technology_discard] == [[("jade", "use interfere")], ["cosmic field generator"]]
