"""Whole classic games can be told: every ask, every option and every event reads well in every language."""

import random
import re

import pytest

import fifthcolony as fc
from fifthcolony.text.languages import LANGUAGES
from fifthcolony.text.render import Words

RAW = re.compile(r"[{}*#|]|\b(seat|planet|card|side|place|use|alien|destiny|deal|type|free|random|text):\S|_")


@pytest.mark.unguarded
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "edition", "seed"), [(3, 2008, 1), (4, 2018, 2), (5, 2018, 3), (5, 2008, 4)])
def test_whole_games_can_be_told(language: str, seats: int, edition: int, seed: int) -> None:
    said: list[str] = []
    words = Words(language, None, ["ember", "saffron", "jade", "azure", "orchid"][:seats])
    game = fc.new_game("classic", seats=seats, edition=edition, seed=seed, listener=lambda event: said.append(words.event(event)))
    dice = random.Random(seed)
    while game.outcome is None:
        ask = game.asks[0]
        said.append(words.prompt(ask))
        labels = [words.option(option, ask.prompt) for option in ask.options]
        assert len(set(labels)) == len(labels), f"two options read the same: {labels}"
        said += [f"{label}." for label in labels]
        game.answer(ask.seat, dice.randrange(len(ask.options)))
    said.append(words.say(f"reason.{game.outcome.reason}").capitalize() + ".")
    assert len(said) > 1000
    assert [line for line in set(said) if RAW.search(line) or not line.endswith(".") or line[0] != line[0].upper() or "  " in line] == []
