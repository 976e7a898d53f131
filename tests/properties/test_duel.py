"""What always holds in the duel game: nothing is lost, every form goes on the same, nobody learns what it cannot know, every game ends."""

import os
import subprocess
import sys
import zlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.duel.cards import KIND
from fifthcolony.duel.checks.hidden import hidden_slots, permuted
from fifthcolony.duel.checks.pieces import check_cards, check_counters, check_destiny, check_envoys, check_planets, check_ships
from fifthcolony.duel.state import Game
from tests.properties.tables import Table, duels, moments
from tools.hidden import check_determinize, check_told, check_view
from tools.invariants import (
    check_conserved,
    check_copy,
    check_dump,
    check_replay,
    check_same_future,
    check_shares_nothing,
    check_view_text,
    play_on,
)

ROOT = Path(__file__).resolve().parent.parent.parent
CHANCE = st.integers(0, 2**32).map(Random)
NO_END = 20_000
"""Answers after which a random game ought to be over: they take about a hundred."""
LATEST = 200
SEATS = (0, 1)
PLAIN = Table(5, {"aliens": "none"}, b"", 1, "duel")


@settings(max_examples=30)
@given(duels())
def test_everything_is_conserved_and_every_step_keeps_the_law(table: Table) -> None:
    for game in table.walk(NO_END):
        check_conserved(game)


@pytest.mark.unguarded
@settings(max_examples=60)
@given(duels())
def test_every_game_ends(table: Table) -> None:
    game = table.at(NO_END)
    assert game.outcome is not None, f"still going on after {NO_END} answers: {table}, {game.view(None)}"


@settings(max_examples=20)
@given(duels(), moments(LATEST), CHANCE)
def test_every_form_of_a_guarded_game_goes_on_the_same(table: Table, answers: int, chance: Random) -> None:
    game = table.at(answers)
    check_copy(game, chance)
    check_dump(game, chance)
    check_replay(game)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(duels(), CHANCE)
def test_copies_dumps_and_views_at_any_moment(table: Table, chance: Random) -> None:
    for game in table.walk(NO_END):
        check_shares_nothing(game)
        if chance.random() < 0.1:
            check_copy(game, chance)
            check_dump(game, chance, 5)
            check_view_text(game)
    check_replay(game)


@pytest.mark.unguarded
@settings(max_examples=30)
@given(duels(), CHANCE)
def test_half_answered_asks_go_on_the_same(table: Table, chance: Random) -> None:
    game = next((game for game in table.walk(NO_END) if len(game.asks) > 1), None)
    if game is None:
        return
    ask = chance.choice(game.asks)
    game.answer(ask.seat, chance.randrange(len(ask.options)))
    assert game.partial
    check_dump(game, chance)
    check_replay(game)
    check_copy(game, chance)
    check_same_future(fc.replay(game.record()), game.copy(), chance)


@settings(max_examples=20)
@given(duels(), moments(LATEST), CHANCE)
def test_nothing_leaks_from_a_guarded_game(table: Table, answers: int, chance: Random) -> None:
    game = table.at(answers)
    for seat in SEATS:
        check_view(game, seat, chance)
        check_determinize(game, seat, chance, 3)


@pytest.mark.unguarded
@settings(max_examples=25)
@given(duels(), CHANCE)
def test_exchanging_the_hidden_changes_no_view_no_ask_and_no_news(table: Table, chance: Random) -> None:
    for game in table.walk(NO_END):
        seat = chance.choice((*SEATS, None))
        check_view(game, seat, chance)
        if chance.random() < 0.2:
            check_told(game, seat, chance)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(duels(), CHANCE)
def test_dealing_afresh_keeps_what_a_seat_knows_and_nothing_else(table: Table, chance: Random) -> None:
    for game in table.walk(NO_END):
        if chance.random() < 0.2:
            check_determinize(game, chance.choice(SEATS), chance, 10)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(duels(), moments(LATEST), CHANCE)
def test_a_game_dealt_afresh_plays_on_to_an_end(table: Table, answers: int, chance: Random) -> None:
    dealt = table.at(answers).determinize(chance.choice(SEATS), chance.getrandbits(64))
    play_on(dealt, chance, NO_END)
    assert dealt.outcome is not None
    check_conserved(dealt)


PLAY = """
import sys, zlib
from tests.properties.tables import Table
game = Table(int(sys.argv[1]), {}, b"", 3, "duel").at(70)
print(zlib.crc32(game.record().to_json().encode()), zlib.crc32(game.dump().encode()))
"""


@pytest.mark.unguarded
@pytest.mark.parametrize("hash_seed", ["0", "4321"])
def test_another_process_plays_the_same_game(hash_seed: str) -> None:
    ours = Table(99, {}, b"", 3, "duel").at(70)
    theirs = subprocess.run(
        [sys.executable, "-c", PLAY, "99"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(fc.__file__).parent.parent)])},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert theirs == [str(zlib.crc32(text.encode())) for text in (ours.record().to_json(), ours.dump())]


# --- the checks can fail --------------------------------------------------------------------------------------------------------------


def test_a_loss_is_noticed() -> None:
    game: Game = PLAIN.at(30)
    check_conserved(game)

    lost = game.copy()
    lost.supply[1] -= 1
    with pytest.raises(AssertionError, match="seat 1 has 19 ships"):
        check_ships(lost)

    lost = game.copy()
    card = lost.decks[0].pop()
    with pytest.raises(AssertionError, match=rf"cards missing or double: \[{card}\]"):
        check_cards(lost)

    lost = game.copy()
    tile = lost.planets.pop()
    with pytest.raises(AssertionError, match=rf"planets missing or double: \[{tile}\]"):
        check_planets(lost)

    lost = game.copy()
    number = lost.past[0]
    lost.past.append(number)
    with pytest.raises(AssertionError, match=rf"destiny cards missing or double: \[{number}\]"):
        check_destiny(lost)

    lost = game.copy()
    lost.reserves[0] = (*lost.reserves[0], lost.envoys[0])
    with pytest.raises(AssertionError, match="an envoy is there twice"):
        check_envoys(lost)

    lost = game.copy()
    lost.tokens.append((0, "chips", 0))
    with pytest.raises(AssertionError, match="counters of nobody"):
        check_counters(lost)


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PLAIN.at(0)
    view, copy = Game.view, Game.copy
    monkeypatch.setattr(Game, "view", lambda self, seat: view(self, seat) | {"top": self.decks[0][-1]})
    with pytest.raises(AssertionError, match=r"shows what it cannot know: \{'top'"):
        check_view(game, 1, Random(1))
    monkeypatch.setattr(Game, "view", view)
    monkeypatch.setattr(Game, "determinize", lambda self, _seat, _seed: copy(self))
    with pytest.raises(AssertionError, match="depends on the hidden"):
        check_determinize(game, 1, Random(1))


def test_an_exchange_exchanges() -> None:
    game = Table(5, {"aliens": ["oddsmaker", "unseen"]}, b"", 1, "duel").at(60)
    other = permuted(game, 0, Random(3))
    assert other is not None
    assert other.hands[0] == game.hands[0]
    assert other.hands[1] != game.hands[1]
    assert sorted(other.decks[0]) == sorted(game.decks[0])
    assert other.planets != game.planets
    assert other.events != game.events
    assert other.reserves != game.reserves


@pytest.mark.unguarded
def test_dealing_afresh_deals_every_hidden_card_everywhere() -> None:
    """All hidden places are filled with all hidden kinds, about evenly."""
    game = PLAIN.at(0)
    unknown = sorted(place[number] for place, number in hidden_slots(game, 0)[1])
    dealt = 1000
    held = dict.fromkeys(unknown, 0)
    for seed in range(dealt):
        for card in game.determinize(0, seed).hands[1]:
            if card in held:
                held[card] += 1
    expected = sum(held.values()) / len(unknown)
    assert all(0.7 * expected < count < 1.3 * expected for count in held.values()), {KIND[card]: held[card] for card in held}
