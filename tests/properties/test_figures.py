"""What an option would make, and which one is lit, follow from what a seat knows: other cards elsewhere change nothing."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifthcolony.classic.checks.hidden import permuted as classic_permuted
from fifthcolony.duel.checks.hidden import permuted as duel_permuted
from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.figures import Figures
from fifthcolony.server.table.counsel import figures_at, lamp_of
from tests.properties.tables import Table, duels, tables

pytestmark = pytest.mark.unguarded
CHANCE = st.integers(0, 2**32).map(Random)
LONG = 600
COUNTED = {"classic": "reveal.totals", "duel": "clout.counted"}
REINFORCING = {"window.reveal.reinforcements", "reinforce.side", "reinforce.play"}


def look(game: Any, seat: int) -> tuple[dict[str, Figures], int | None]:
    """All that a seat is shown beside its ask."""
    ask = game.ask_of(seat)
    figures = figures_at(game, ask)
    return figures, lamp_of(game, ask, figures)


@settings(max_examples=8)
@given(tables() | duels(), CHANCE)
def test_exchanging_the_hidden_changes_no_figure_and_no_lamp(table: Table, chance: Random) -> None:
    permuted: Any = classic_permuted if table.game == "classic" else duel_permuted
    for game in table.walk(LONG):
        for ask in game.asks:
            figures = figures_at(game, ask)
            if figures or chance.random() < 0.05:
                twin = permuted(game, ask.seat, chance)
                if twin is not None and any(other.seat == ask.seat and other.options == ask.options for other in twin.asks):
                    assert look(twin, ask.seat) == (figures, lamp_of(game, ask, figures)), ask


@settings(max_examples=8)
@given(tables() | duels())
def test_a_reinforcement_makes_what_was_said_if_everybody_passes(table: Table) -> None:
    for game in table.walk(LONG):
        for ask in game.asks:
            if ask.prompt in REINFORCING:
                for word, figures in figures_at(game, ask).items():
                    if None not in figures.totals:
                        counted = total_after(game.copy(), ask, word)
                        assert counted in (None, figures.totals), (ask, word)


def total_after(game: Any, ask: Ask, word: str) -> tuple[int, ...] | None:
    """What is counted in the game itself after this answer and nothing but passes, its player's own side and sign being meant."""
    counts: list[tuple[int | str, ...]] = []
    game.listener = lambda event: counts.append(event.params) if event.key == COUNTED[game.name] else None
    game.answer(ask.seat, ask.options.index(word))
    while game.asks and not counts:
        owed = game.asks[0]
        if PASS in owed.options:
            game.answer(owed.seat, owed.options.index(PASS))
        elif owed.prompt == "reinforce.side":
            game.answer(owed.seat, game.side_of(owed.seat))
        elif owed.prompt == "reinforce.sign":
            game.answer(owed.seat, owed.options.index("sign:plus" if word.endswith(f":{owed.seat}") else "sign:minus"))
        else:
            return None  # somebody has to choose something: it hangs on what
    return tuple(number for number in counts[0] if isinstance(number, int)) if counts else None
