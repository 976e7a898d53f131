"""Alien sheets that lie face down in the terminal: shown to their players alone, and turned up by a typed line."""

import re
from pathlib import Path

import pytest

from fifthcolony.kernel.record import Record
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded

PLAY = ("play", "--seats", "3", "--aliens", "tick_tock,clone,mind", "--variants", "hidden_powers", "--bot", "random", "--seed", "5")


def test_only_the_own_alien_is_named(run: RUN) -> None:
    out = run(*PLAY, typed=[]).out
    assert "▲ Ember is Tick-Tock." in out
    assert "● Saffron has an alien face down." in out
    assert re.search(r"^▲ Ember \(you\) +Tick-Tock .*\n +face down", out, re.M)
    assert re.search(r"^● Saffron +face down ", out, re.M)
    assert not re.search("Clone|Mind", out)


def test_a_sheet_is_turned_up(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = run(*PLAY, "--record", path, typed=["?1", "turn"]).out
    assert "1 Turn your alien up" in out
    assert "Turn your alien up: everybody will know your alien from now on" in out
    assert "▲ Ember turns an alien sheet up: Tick-Tock." in out
    assert next(choice.label for choice in Record.from_json(path.read_text()).choices if choice.seat == 0) == "turn_up"


def test_a_record_is_shown_with_one_seats_eyes(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--record", path, typed=["pass"])
    out = run("show", path, "--seat", "1").out
    assert "● Saffron is Clone." in out
    assert "▲ Ember has an alien face down." in out
    out = run("show", path).out
    assert "(to Ember) Ember plays Tick-Tock." in out


def test_two_sheets_to_choose_from(run: RUN) -> None:
    rotating = ("play", "--seats", "3", "--aliens", "human,clone,mind", "--variants", "rotating_powers", "--edition", "2008")
    out = next(out for seed in range(20) if "Keep one of these" in (out := run(*rotating, "--bot", "random", "--seed", seed, typed=[]).out))
    assert re.search(r"▲ Ember draws an alien sheet: .+\.", out)
    assert re.search(r"1 Human +2 ", out)
