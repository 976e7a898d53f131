"""Collapsium Hulls: a defense that is beaten by little may keep one ship on the planet."""

import pytest

from tests.classic.technologies.positions import about_to_use


def test_one_ship_stays_beside_the_new_colony() -> None:
    s = about_to_use("collapsium_hulls").does("ember", "use hold out")  # 13 against 10
    assert [s.ships("ember", "ember 1"), s.ships("jade", "ember 1"), s.ships("ember", "warp")] == [1, 1, 3]
    assert [s.game.result, s.technologies("ember")] == ["offense_won", {"collapsium hulls": "open"}]


def test_it_need_not() -> None:
    s = about_to_use("collapsium_hulls").does("ember", "pass")
    assert [s.ships("ember", "ember 1"), s.ships("ember", "warp")] == [0, 4]


@pytest.mark.parametrize(("card", "margin", "offered"), [("attack 14", 5, True), ("attack 15", 6, False)])
def test_by_five_at_most(card: str, margin: int, offered: bool) -> None:
    s = about_to_use("collapsium_hulls", laid=(card, "attack 6"))
    assert s.game.margin == margin
    assert [prompt for _, prompt, _, _ in s.asks] == (["window.event.defeat"] if offered else [])


def test_a_negotiate_is_not_beaten_by_a_number() -> None:
    s = about_to_use("collapsium_hulls", laid=("attack 6", "negotiate"))
    assert [s.asks, s.ships("ember", "warp")] == [[], 4]


def test_who_attacks_or_allies_keeps_nothing() -> None:
    s = about_to_use("collapsium_hulls", laid=("attack 4", "attack 6"), offense="ember", defense="jade", gate={"ember": 4})
    assert [s.asks, s.ships("ember", "warp")] == [[], 4]
