"""Rerun Season: the straggler has a refresh card of the past carried out again."""

from typing import Any

import pytest

from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.scene import Scene
from tests.duel.positions import ends, table

REFRESHES = [card.name for card in DESTINY if card.deck == "refresh"]
SOMETHING: dict[str, Any] = {
    "planets": {"drizzle": {"orange": 3, "blue": 1}, "salad": {"blue": 2}, "payday": {"orange": 1}},
    "spent": {"orange": ["blast 4", "blast 3"], "blue": ["blast 2"]},
    "hands": {"orange": ["13", "06", "07"], "blue": ["20", "05", "08"]},
    "allies": {"orange": "cudgel"},
}


def take_what_comes_first(s: Scene) -> Scene:
    """Everybody takes the first option, ships the last one, until the card is done."""
    card = s.game.card
    while s.game.asks and s.game.card == card:
        name = s.asked[0]
        options = s.options(name)
        s.does(name, options[-1] if options[0].startswith(("ships", "dial")) else options[0])
    return s


def summary(s: Scene) -> list[Any]:
    """What a refresh card can change."""
    g = s.game
    return [g.supply, g.warp, g.fleet, g.hands, g.piles, g.ready, g.ally, len(g.reinforcements)]


@pytest.mark.parametrize("name", REFRESHES)
def test_every_refresh_card_does_the_same_again(name: str) -> None:
    once = take_what_comes_first(table(name, **SOMETHING))
    again = take_what_comes_first(table("rerun_season", past=[name], **SOMETHING))
    assert summary(again) == summary(once)


@pytest.mark.rule("duel:role.straggler")
def test_the_straggler_chooses_among_all_of_them() -> None:
    s = table("rerun_season", past=["repair_yard", "photo_finish", "tune_up", "cheap_moon"])
    assert s.asked == ["blue"]
    assert s.options("blue") == ["repair yard", "tune up"]


@pytest.mark.rule("duel:loop.next_deck", "duel:past.order")
def test_the_chosen_card_stays_where_it_is_and_its_icon_counts_for_nothing() -> None:
    s = ends(table("rerun_season", past=["drill_practice", "cheap_moon"]))
    assert s.game.view(None)["past"] == ["drill_practice", "cheap_moon", "rerun_season", "unfinished_bridges"]


def test_a_single_one_is_taken_without_asking() -> None:
    s = table("rerun_season", past=["repair_yard"])
    assert s.asked == ["orange"]
    assert s.prompt("orange") == "ships.recover"


def test_without_any_everybody_draws_two() -> None:
    s = table("rerun_season", past=["cheap_moon", "photo_finish"], hands={"orange": ["13"], "blue": ["20"]})
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


@pytest.mark.rule("duel:resource.acquire")
def test_a_rerun_harvest_reads_the_lines_of_its_own_card() -> None:
    s = table("rerun_season", past=["ships_or_resources", "cards_or_resources"], planets={"salad": {"orange": 1}})
    s.does("blue", "cards or resources")
    assert s.options("orange") == ["salad gain 2", "draw 2"]
