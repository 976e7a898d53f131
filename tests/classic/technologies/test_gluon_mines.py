"""Gluon Mines: the ships that research it take as many attackers with them, from where they lie hidden."""

import pytest

from fifthcolony import scene
from tests.classic.technologies.positions import SEATS, about_to_use

HOME = ["ember 1"] * 3


def test_as_many_attackers_are_lost_as_research_it() -> None:
    s = about_to_use("gluon_mines").does("ember", "use explode", *HOME)
    assert [s.told("ships.lost"), s.told("reveal.totals")] == [[("jade", "3"), ("jade", "1")], [("9", "15")]]
    assert [s.ships("ember", "research"), s.technology_discard] == [0, ["gluon mines"]]


def test_its_owner_picks_among_allies() -> None:
    s = about_to_use("gluon_mines", gate={"jade": 2, "azure": 2}).does("ember", "use explode", "azure", "jade", "azure", *HOME)
    assert s.told("ships.lost")[:2] == [("azure", "2"), ("jade", "1")]


@pytest.mark.parametrize("cards", [["attack 40"], ["negotiate"]])
def test_without_attackers_the_defense_wins_whatever_the_cards_say(cards: list[str]) -> None:
    s = about_to_use("gluon_mines", gate={"jade": 3}, hands={"jade": cards}).does("ember", "use explode", *HOME)
    assert [len(s.told("gluon_mines.nobody_left")), s.game.result] == [1, "defense_won"]


def test_it_is_for_the_defense_once_the_cards_are_laid() -> None:
    early = about_to_use("gluon_mines", phase="alliance")
    assert [prompt for _, prompt, _, _ in early.asks if prompt.startswith("window.")] == []
    for offense, defense in (("ember", "jade"), ("jade", "azure")):
        s = scene("classic", seats=SEATS, phase="planning", offense=offense, defense=defense, technologies={"ember": {"gluon mines": 3}})
        assert [prompt for _, prompt, _, _ in s.asks if prompt == "window.planning.after_select"] == []


def test_without_ships_on_it_there_are_no_mines() -> None:
    s = about_to_use("gluon_mines", technologies={"ember": {"gluon mines": 0}})
    assert [prompt for _, prompt, _, _ in s.asks] == []
