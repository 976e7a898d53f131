"""The encyclopedia in the terminal."""

import pytest

from fifthcolony.classic.powers import ALERTS, ALIENS
from fifthcolony.cli.main import main


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal in which no line is broken."""
    monkeypatch.setenv("COLUMNS", "400")


def test_every_alien_is_listed_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aliens"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(ALIENS) + 1
    assert "Zombie" in lines[-1]
    assert "Immortality" in lines[-1]


def test_alert_levels_filter_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for alert in ALERTS:
        assert main(["aliens", "--alert", alert]) == 0
        counts.append(len(capsys.readouterr().out.splitlines()) - 1)
    assert sum(counts) == len(ALIENS)
    assert min(counts) > 0


@pytest.mark.parametrize(("language", "words"), [("en", ["Macron: Mass", "Green alert"]), ("es", ["Macrón: Masa", "Alerta verde"])])
def test_one_alien_is_read_in_full(language: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aliens", "macron", "--language", language]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in words)


def test_its_flare_is_read_with_it_both_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aliens", "tripler", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "Tripler flare" in out
    assert "- wild: Main player whose opponent turns up an attack of 15 or more" in out
    assert "- super: When you use Thrice" in out


@pytest.mark.parametrize(("name", "other"), [("masochist", "Healer"), ("healer", "Masochist")])
def test_aliens_that_never_meet_say_so_of_each_other(name: str, other: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aliens", name]) == 0
    assert f"Never in a game with: {other}" in capsys.readouterr().out


def test_who_may_meet_everybody_says_nothing_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aliens", "will"]) == 0
    assert "Never in a game" not in capsys.readouterr().out


def test_every_alien_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ALIENS:
        for language in ("en", "es"):
            assert main(["aliens", name, "--language", language]) == 0
    assert "{" not in capsys.readouterr().out


def test_an_unknown_alien_is_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aliens", "zomby"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "'zomby'" in error
    assert "zombie" in error
