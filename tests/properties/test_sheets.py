"""Sheets that lie face down show nowhere: not in views, asks and news of others, nor in what is dealt afresh for them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.classic.checks.hidden import permuted, swap_sheets
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import TURN_UP
from tests.properties.tables import NO_END
from tools.hidden import check_determinize, check_told, check_view
from tools.invariants import check_conserved, check_copy, check_dump, check_replay

CHANCE = st.integers(0, 2**32).map(Random)
HIDDEN = "hidden_powers"
ROTATING = "rotating_powers"
SHY = 0.8
"""How often who could turn up does not."""
LONG = 400


def begun(chance: Random, *variants: str) -> Game:
    """A game of 2008 for some seats, whose aliens came by chance or by choice."""
    wishes: dict[str, Any] = {"seats": chance.choice((3, 4, 5)), "edition": 2008, "aliens": chance.choice(("random", "choice"))}
    game = fc.new_game("classic", seed=chance.getrandbits(32), **wishes, variants=list(variants))
    assert isinstance(game, Game)
    return game


def about_to_launch() -> Game:
    """A game in which nobody has turned up, at an ask that has nothing to do with that."""
    return next(game for game in played(begun(Random(4), HIDDEN), Random(2), LONG) if game.asks[0].prompt == "launch.aim")


def played(game: Game, chance: Random, answers: int) -> Iterator[Game]:
    """The game after each of so many answers, or to its end. Sheets stay down for long."""
    for _ in range(answers):
        if not game.asks:
            return
        yield game
        ask = chance.choice(game.asks)
        index = chance.randrange(len(ask.options))
        game.answer(ask.seat, len(ask.options) - 1 if ask.options[index] == TURN_UP and chance.random() < SHY else index)


@pytest.mark.unguarded
@pytest.mark.rule("classic:variant.hidden_powers")
@pytest.mark.parametrize("variants", [(HIDDEN,), (HIDDEN, ROTATING), (HIDDEN, ROTATING, "flares")])
@settings(max_examples=12)
@given(CHANCE)
def test_exchanging_sheets_changes_no_view_no_ask_and_no_news(variants: tuple[str, ...], chance: Random) -> None:
    for game in played(begun(chance, *variants), chance, LONG):
        seat = chance.choice((None, *range(game.seats)))
        if chance.random() < 0.2:
            check_view(game, seat, chance)
        if chance.random() < 0.05:
            check_told(game, seat, chance)
        if seat is not None and chance.random() < 0.05:
            check_determinize(game, seat, chance, 5)


@settings(max_examples=8)
@given(CHANCE)
def test_every_form_of_a_guarded_game_goes_on_the_same(chance: Random) -> None:
    for game in played(begun(chance, HIDDEN, ROTATING), chance, 150):
        if chance.random() < 0.05:
            check_copy(game, chance, 5)
            check_dump(game, chance, 5)
    check_replay(game)


@pytest.mark.unguarded
@pytest.mark.parametrize("variants", [(HIDDEN,), (ROTATING,), (HIDDEN, ROTATING)])
@settings(max_examples=10)
@given(CHANCE)
def test_every_game_ends_and_nothing_is_lost(variants: tuple[str, ...], chance: Random) -> None:
    for game in played(begun(chance, *variants), chance, NO_END):
        check_conserved(game)
        check_sheets(game)
    assert game.outcome is not None


def check_sheets(game: Game) -> None:
    """No alien is in two places, and none lies face down that is up."""
    places = [name for names in game.powers + game.face_down + game.dealt for name in names] + game.gone + game.buried
    assert len(places) == len(set(places)), f"a sheet is in two places: {sorted(places)}"


@pytest.mark.unguarded
def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks can fail: a view with a face-down sheet in it, and dealing afresh that keeps the sheets."""
    game = about_to_launch()
    view, determinize = Game.view, Game.determinize
    monkeypatch.setattr(Game, "view", lambda self, seat: view(self, seat) | {"sheets": self.face_down[:]})
    with pytest.raises(AssertionError, match=r"shows what it cannot know: \{'sheets'"):
        check_view(game, 1, Random(1))
    monkeypatch.setattr(Game, "view", view)

    def keeping(self: Game, seat: int, seed: int) -> Game:
        dealt = determinize(self, seat, seed)
        dealt.set_powers(dealt.powers, self.face_down[:])
        return dealt

    monkeypatch.setattr(Game, "determinize", keeping)
    with pytest.raises(AssertionError, match="depends on the hidden"):
        check_determinize(game, 1, Random(1))


@pytest.mark.unguarded
def test_an_exchange_exchanges() -> None:
    game = about_to_launch()
    other = permuted(game, 1, Random(3))
    assert other is not None
    assert other.face_down[1] == game.face_down[1]
    assert all(other.face_down[seat] != game.face_down[seat] for seat in range(game.seats) if seat != 1)
    found = swap_sheets(game, 1, Random(3))
    assert found is not None
    assert sorted(found[0].face_down) == sorted(game.face_down) != found[0].face_down
