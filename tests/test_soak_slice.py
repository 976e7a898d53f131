"""A slice of the soak: whole random games, with everything that always holds checked on the way."""

import io

import pytest
from rich.console import Console

from tools import soak

GAMES = 100


@pytest.mark.unguarded
def test_a_hundred_games_hold() -> None:
    console = Console(file=io.StringIO(), width=200)
    assert soak.run(GAMES, jobs=1, seed=20, console=console) == 0, console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.unguarded
def test_a_failure_is_named_by_seed_and_choice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_args: object) -> None:
        raise AssertionError("a ship is missing")

    monkeypatch.setattr(soak, "check_conserved", fail)
    assert soak.main(["--games", "1", "--jobs", "1", "--seed", "3"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "game 0 (seed 3, {'seats': 3, 'edition': 2008, 'aliens': 'choice'}) at choice 0: AssertionError: a ship is missing" in said
    assert "1 of 1 games failed" in said


@pytest.mark.unguarded
def test_one_game_can_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "4", "--seed", "3"]) == 0
    assert "number=4" in capsys.readouterr().out
