"""Nothing is lost and nothing appears: ships, cards, destiny cards, and a colony track that says what the board says."""

import pytest
from hypothesis import given, settings

from fifthcolony.classic.checks.pieces import check_cards, check_destiny, check_ships, check_track
from fifthcolony.classic.words import NO_CARD
from tests.properties.tables import NO_END, Table, tables
from tools.invariants import check_conserved

SHORT = 250


@settings(max_examples=30)
@given(tables())
def test_everything_is_conserved_and_every_step_keeps_the_law(table: Table) -> None:
    game, stream = table.begin(), table.stream()
    check_conserved(game)
    for _ in range(SHORT):
        if not game.asks:
            break
        stream.answer(game)
        check_conserved(game)


@pytest.mark.unguarded
@settings(max_examples=40)
@given(tables())
def test_every_game_ends_and_everything_is_conserved_to_the_end(table: Table) -> None:
    game, stream = table.begin(), table.stream()
    for _ in range(NO_END):
        if not game.asks:
            break
        stream.answer(game)
        check_conserved(game)
    assert game.outcome is not None, f"still going on after {NO_END} answers: {table}, {game.view(None)}"
    assert game.outcome.winners


@pytest.mark.parametrize("answers", [0, 200])
def test_a_loss_is_noticed(answers: int) -> None:
    table = Table(11, {"seats": 4, "aliens": "none"}, b"", 5)
    game = table.at(answers)
    check_conserved(game)

    lost = game.copy()
    lost.ships[lost.colonies(2)[0] * 5 + 2] -= 1
    with pytest.raises(AssertionError, match="seat 2 has 19 ships"):
        check_ships(lost)

    lost = game.copy()
    card = lost.deck.pop()
    with pytest.raises(AssertionError, match=rf"cards missing or double: \[{card}\]"):
        check_cards(lost)

    lost = game.copy()
    lost.destiny.append(lost.destiny[0])
    lost.destiny_card = NO_CARD
    with pytest.raises(AssertionError, match="destiny card"):
        check_destiny(lost)

    lost = game.copy()
    for planet in range(5):
        lost.ships[planet * 5 + 3] = 1
    with pytest.raises(AssertionError, match=r"seat 3 stands at \d, the board says \d"):
        check_track(lost)
    lost.count_colonies()
    with pytest.raises(AssertionError, match=r"seat 3 has \d+ foreign colonies, the outcome is None"):
        check_track(lost)
