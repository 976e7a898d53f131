"""What a seat cannot know shows nowhere: not in its view, not in what it is asked or told, not in what is dealt afresh for it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifthcolony.classic.cards import KIND
from fifthcolony.classic.checks.hidden import hidden_slots, permuted
from fifthcolony.classic.state import Game
from tests.properties.tables import NO_END, Table, moments, tables
from tools.hidden import check_determinize, check_told, check_view
from tools.invariants import check_conserved, play_on

CHANCE = st.integers(0, 2**32).map(Random)
SEATS = st.integers(0, 4)
LONG = 1000


def somebody(game: Game, chance: Random) -> int:
    """Any seat, half of the time one that is being asked."""
    asked = [ask.seat for ask in game.asks] * (chance.random() < 0.5)
    return chance.choice(asked or range(game.seats))


def anybody(game: Game, chance: Random) -> int | None:
    """Any seat, or a spectator."""
    return None if chance.random() < 0.1 else somebody(game, chance)


@settings(max_examples=20)
@given(tables(), moments(100), CHANCE)
def test_nothing_leaks_from_a_guarded_game(table: Table, answers: int, chance: Random) -> None:
    game = table.at(answers)
    for seat in range(game.seats):
        check_view(game, seat, chance)
        check_determinize(game, seat, chance, 3)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(tables(), CHANCE)
def test_exchanging_the_hidden_changes_no_view_and_no_ask(table: Table, chance: Random) -> None:
    for game in table.walk(LONG):
        if len(game.asks) > 1 or chance.random() < 0.2:
            check_view(game, anybody(game, chance), chance)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(tables(), CHANCE)
def test_nobody_is_told_what_it_cannot_know(table: Table, chance: Random) -> None:
    for game in table.walk(LONG):
        if chance.random() < 0.03:
            check_told(game, anybody(game, chance), chance)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(tables(), CHANCE)
def test_dealing_afresh_keeps_what_a_seat_knows_and_nothing_else(table: Table, chance: Random) -> None:
    for game in table.walk(LONG):
        if chance.random() < 0.05:
            check_determinize(game, somebody(game, chance), chance, 10)


@pytest.mark.unguarded
@settings(max_examples=30)
@given(tables(), moments(), SEATS, CHANCE)
def test_a_game_dealt_afresh_looks_the_same_to_its_seat(table: Table, answers: int, seat: int, chance: Random) -> None:
    game = table.at(answers)
    seat %= game.seats
    dealt = game.determinize(seat, chance.getrandbits(64))
    ours, theirs = game.view(seat), dealt.view(seat)
    for key in ("hand", "planets", "warp", "colonies", "aliens"):
        if dealt.stack == game.stack:
            assert theirs[key] == ours[key]
    if dealt.stack == game.stack and [ask.seat for ask in dealt.asks] == [ask.seat for ask in game.asks]:
        assert theirs == ours


@pytest.mark.unguarded
@settings(max_examples=15)
@given(tables(), moments(), SEATS, CHANCE)
def test_a_game_dealt_afresh_plays_on_to_an_end(table: Table, answers: int, seat: int, chance: Random) -> None:
    game = table.at(answers)
    dealt = game.determinize(seat % game.seats, chance.getrandbits(64))
    play_on(dealt, chance, NO_END)
    assert dealt.outcome is not None
    check_conserved(dealt)


@pytest.mark.unguarded
def test_dealing_afresh_deals_every_hidden_card_everywhere() -> None:
    """All hidden places are filled with all hidden kinds, about evenly."""
    game = Table(5, {"seats": 3, "aliens": "none"}, b"", 1).at(0)
    seat = game.asks[0].seat
    slots = len(hidden_slots(game, seat))
    unknown = sorted(place[number] for place, number in hidden_slots(game, seat))
    other = (seat + 1) % 3
    held = dict.fromkeys(unknown, 0)
    for seed in range(2000):
        for card in game.determinize(seat, seed).hands[other]:
            held[card] += 1
    expected = 2000 * len(game.hands[other]) / slots
    assert all(0.7 * expected < count < 1.3 * expected for count in held.values()), {KIND[card]: held[card] for card in held}


@pytest.mark.unguarded
def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks can fail: a view with one hidden card in it, an event that names a card to all, a deal that keeps a hand."""
    table = Table(5, {"seats": 3, "aliens": "none"}, b"", 1)
    game: Game = table.at(0)
    kind = type(game)
    view, copy = kind.view, kind.copy

    def leaking(self: Game, seat: int | None) -> dict[str, object]:
        return view(self, seat) | {"top": self.deck[-1]}

    monkeypatch.setattr(kind, "view", leaking)
    with pytest.raises(AssertionError, match=r"shows what it cannot know: \{'top'"):
        check_view(game, game.asks[0].seat, Random(1))
    monkeypatch.setattr(kind, "view", view)

    monkeypatch.setattr(kind, "determinize", lambda self, _seat, _seed: copy(self))
    with pytest.raises(AssertionError, match="depends on the hidden"):
        check_determinize(game, game.asks[0].seat, Random(1))


@pytest.mark.unguarded
def test_an_exchange_exchanges() -> None:
    game = Table(5, {"seats": 3, "aliens": "none"}, b"", 1).at(0)
    seat = game.asks[0].seat
    other = permuted(game, seat, Random(3))
    assert other is not None
    assert other.hands[seat] == game.hands[seat]
    assert all(other.hands[rival] != game.hands[rival] for rival in range(3) if rival != seat)
    assert sorted(other.deck) != sorted(game.deck)
