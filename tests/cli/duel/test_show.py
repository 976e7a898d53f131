"""A recorded duel as text, and checked."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded


def test_a_duel_is_shown_card_by_card(run: RUN, duel: Path) -> None:
    code, out, err = run("show", duel)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == ["A duel: seed 8.", "▲ Orange is Pickled. Keeps two cards in a jar for later."]
    numbers = [int(number) for number in re.findall(r"^── Card (\d+): .+ \((?:Discovery|Event|Refresh)\) ─+$", out, re.M)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 5
    assert "● (to Blue) Blue draws" in out
    assert re.search(r"^. The game goes to ", out, re.M)


def test_a_seat_sees_its_own_secrets_only(run: RUN, duel: Path) -> None:
    out = run("show", duel, "--seat", "1", "--language", "es").out
    assert "(a Naranja)" not in out
    assert "Robas " in out
    assert "You" not in out


def test_a_duel_has_two_seats(run: RUN, duel: Path) -> None:
    code, _, err = run("show", duel, "--seat", "2")
    assert code == 2
    assert "expected a seat from 0 to 1, given 2" in err


def test_a_record_is_true(run: RUN, duel: Path) -> None:
    code, out, err = run("replay", duel)
    assert (code, err) == (0, "")
    assert re.fullmatch(r".*duel\.json: \d+ choices, won by .+ with .+\. The record matches the rules\.\n", out)
