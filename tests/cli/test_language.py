"""The terminal offers every language there is."""

from pathlib import Path

from fifthcolony.text.languages import LANGUAGES
from tests.cli.conftest import RUN
from tests.text.loud import speaking_loud


def test_the_terminal_speaks_a_third_language(run: RUN, tmp_path: Path) -> None:
    with speaking_loud(tmp_path):
        offered = run("play", "--help", columns=400).out
        assert [name for name in ("en (English)", "es (español)", "loud (LOUD)", "(default: en)") if name not in offered] == []
        out = run("play", "--seed", "3", "--language", "loud", typed=["q", ""]).out
        assert "YOU ARE EMBER." in out
        assert out.endswith("GOODBYE.\n")


def test_what_is_no_language_is_one_line_that_names_those_there_are(run: RUN) -> None:
    code, _, err = run("play", "--language", "quiet")
    *others, last = LANGUAGES
    assert (code, err) == (2, f"fifthcolony play: --language: expected {', '.join(others)} or {last}, given 'quiet'\n")
