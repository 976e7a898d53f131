"""Play a few games and write down what the browser client's unit tests read: views, asks, and how Python says every line of them."""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import fifthcolony as fc
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.text.render import LANGUAGES, MissingText, Words

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "fixtures" / "played.json"
SEEDS: Final = range(1, 5)
MOST: Final = 1500
"""Choices a game: enough to see every phase many times."""
NAMES: Final = ("Ines", "Tariq", "Bo", "Marisol", "Kestrel")


class Told:
    """Every different line of a game, and one position for each prompt."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[str, Any]] = {}
        self.positions: dict[str, dict[str, Any]] = {}

    def event(self, event: Event, words: dict[str, Words]) -> None:
        """A line of the log."""
        self._keep("event", event.key, list(event.params), words, lambda say: say.event(event))

    def ask(self, game: Any, ask: Ask, words: dict[str, Words]) -> None:
        """A prompt, its options, and the view they belong to."""
        self._keep("prompt", ask.prompt, list(ask.params), words, lambda say: say.prompt(ask))
        for option in ask.options:
            self._keep("option", option, [], words, partial(Words.option, word=option))
        owed = {"id": 0, "prompt": ask.prompt, "params": list(ask.params), "options": list(ask.options), "left": None, "default": None}
        self.positions.setdefault(ask.prompt, {"ask": owed, "view": game.view(ask.seat)})

    def _keep(self, kind: str, key: str, params: list[int | str], words: dict[str, Words], say: Callable[[Words], str]) -> None:
        try:
            texts = {language: say(one) for language, one in words.items()}
        except MissingText:
            return  # the texts' own tests complain about it
        self.lines.setdefault(f"{kind} {key} {params}", {"kind": kind, "key": key, "params": params, "texts": texts})


def play(seed: int, told: Told) -> list[str]:
    """One game at random, from beginning to end; what its seats wear."""
    game: Any = fc.new_game("classic", seed=seed, seats=5)
    colours: list[str] = game.config["colours"]
    words = {language: Words(language, NAMES, colours) for language in LANGUAGES}
    game.listener = lambda event: told.event(event, words)
    rng = random.Random(seed)
    for _ in range(MOST):
        if game.outcome is not None:
            break
        ask = game.asks[0]
        told.ask(game, ask, words)
        game.answer(ask.seat, rng.randrange(len(ask.options)))
    return colours


def main() -> None:
    """Write the file."""
    told = Told()
    colours: list[str] = []
    for seed in SEEDS:
        colours = play(seed, told)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    content = {"names": NAMES, "colours": colours, "lines": list(told.lines.values()), "positions": told.positions}
    TARGET.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
