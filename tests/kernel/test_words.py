"""The kernel knows no word of the games that stand on it, neither in code nor in comments."""

import re
from pathlib import Path

import pytest

import fifthcolony.kernel

FILES = sorted(Path(fifthcolony.kernel.__path__[0]).glob("*.py"))
WORDS = """
    alien ally alliance artifact attack card classic clout colony compensation contest cosmic deck defense defensive destiny discard
    duel edition encounter envoy flare gate hyperspace launch morph negotiate offense offensive planet planning power regroup
    reinforcement reveal reward sheet ship straggler tech warp zap
""".split()  # noqa: SIM905  a list of quoted words is longer than what it says
PLURALS = {"ally": "allies", "colony": "colonies", "tech": "technology"}
GAME_WORD = re.compile(rf"(?<![a-z])({'|'.join(f'{word}s?' for word in [*WORDS, *PLURALS.values()])})(?![a-z])", re.IGNORECASE)


def game_words(text: str) -> list[str]:
    return [match[0] for line in text.splitlines() for match in GAME_WORD.finditer(line)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_kernel_knows_no_word_of_either_game(path: Path) -> None:
    found = [f"{number}: {line.strip()}" for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if game_words(line)]
    assert found == []


def test_there_is_a_kernel_to_look_at() -> None:
    assert len(FILES) > 8


@pytest.mark.parametrize("text", ["the ships", "g.send_to_warp()", "Allies", '"card:attack_08"', "class Planet:", "def colony_of("])
def test_a_word_of_the_games_is_found(text: str) -> None:
    assert game_words(text)


@pytest.mark.parametrize("text", ["fifthcolony", "shipment", "by hand", "a mere ask", "aggregate", "discarded is not looked for"])
def test_an_innocent_word_is_let_through(text: str) -> None:
    assert not game_words(text)
