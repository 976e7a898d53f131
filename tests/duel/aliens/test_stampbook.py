"""Stampbook: wins with four planets of four symbols, and never with fewer than three symbols."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.duel.scene import Scene

BLUE, PINK, GREEN, GOLD, RED = (
    ("bathtub_ring", "lagoon_nine", "drizzle"),
    ("bubblegum_prime", "blushworld", "flamingo_flats"),
    ("overgrowth", "salad"),
    ("payday", "glitter_gulch"),
    ("hot_plate", "rustbucket"),
)


def holding(*tiles: str, **position: Any) -> Scene:
    """At the win check with a ship on each of these."""
    planets = position.pop("planets", {}) | {tile: {"stampbook": 1} for tile in tiles}
    return fc.scene("duel", aliens=["stampbook", "blue"], begin="checkpoint", next_card="tax_amnesty", planets=planets, **position)


# --- it wins --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:win.alternative")
@pytest.mark.parametrize(
    "tiles", [(BLUE[0], PINK[0], GREEN[0], GOLD[0]), (PINK[0], GREEN[1], GOLD[1], RED[0]), (BLUE[0], BLUE[1], PINK[0], GREEN[0], RED[1])]
)
def test_four_symbols_win(tiles: tuple[str, ...]) -> None:
    s = holding(*tiles)
    assert [s.winners, s.game.outcome and s.game.outcome.reason] == [["stampbook"], "win.set"]


def test_five_planets_of_three_symbols_win_as_usual() -> None:
    s = holding(BLUE[0], BLUE[1], BLUE[2], PINK[0], RED[0])
    assert [s.winners, s.game.outcome and s.game.outcome.reason] == [["stampbook"], "win.five_planets"]


def test_planets_shared_with_the_opponent_count() -> None:
    assert holding(BLUE[0], PINK[0], GREEN[0], planets={GOLD[0]: {"stampbook": 1, "blue": 4}}).winners == ["stampbook"]


# --- it does not ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tiles",
    [
        (BLUE[0], PINK[0], GREEN[0]),
        (BLUE[0], BLUE[1], PINK[0], GREEN[0]),
        (BLUE[0], BLUE[1], PINK[0], PINK[1]),
        (BLUE[0], BLUE[1], BLUE[2], PINK[0], PINK[1]),
        (BLUE[0], BLUE[1], BLUE[2], PINK[0], PINK[1], PINK[2]),
    ],
)
def test_four_planets_of_three_symbols_and_any_number_of_two_do_not_win(tiles: tuple[str, ...]) -> None:
    assert holding(*tiles).winners == []


@pytest.mark.rule("duel:win.not_immediate")
def test_not_before_the_win_check() -> None:
    planets = {tile: {"stampbook": 1} for tile in (BLUE[0], PINK[0], GREEN[0])} | {GOLD[0]: {}}
    s = fc.scene("duel", aliens=["stampbook", "blue"], hands={"stampbook": ["42"], "blue": ["04"]}, card="zoning_hearing", planets=planets)
    s.does("stampbook", "payday")
    assert s.winners == ["stampbook"]
    assert [event.key for event in s.log][-1] == "game.over"
    assert s.pile("stampbook") == ["42"]  # everything was cleared away first


def test_the_opponent_needs_five_planets_of_any_symbol() -> None:
    s = holding(planets={tile: {"blue": 1} for tile in (*BLUE, *PINK[:2])})
    assert s.winners == ["blue"]
    assert holding(planets={tile: {"blue": 1} for tile in (BLUE[0], PINK[0], GREEN[0], GOLD[0])}).winners == []


# --- combinations ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:win.checkpoint_alternative")
def test_both_can_win_at_one_check() -> None:
    five = {tile: {"blue": 1} for tile in (BLUE[0], PINK[0], GREEN[0], GOLD[0], RED[0])}
    s = holding(BLUE[1], PINK[1], GREEN[1], GOLD[1], planets=five)
    assert s.winners == ["stampbook", "blue"]


def test_against_the_house_both_can_win_in_their_own_ways() -> None:
    planets = {tile: {"stampbook": 1} for tile in (BLUE[0], PINK[0], GREEN[0], GOLD[0])}
    s = fc.scene("duel", aliens=["stampbook", "oddsmaker"], begin="checkpoint", planets=planets, tokens={"oddsmaker": {"chips": 8}})
    assert s.winners == ["stampbook", "oddsmaker"]


@pytest.mark.rule("duel:warpplanet.tie")
@pytest.mark.parametrize(("theirs", "winners"), [(0, ["stampbook"]), (1, ["stampbook"]), (2, []), (3, [])])
def test_the_warpplanet_counts_while_it_is_held_alone(theirs: int, winners: list[str]) -> None:
    s = holding(BLUE[0], PINK[0], GREEN[0], planets={GOLD[0]: {"stampbook": 2, "blue": theirs}}, warpplanet=GOLD[0])
    assert s.winners == winners
