"""Play a few games and write down what the client's unit tests read: views, asks, texts, catalogues, and how Python says every line."""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.wire import AskLine
from fifthcolony.server.offers import offers
from fifthcolony.server.table.counsel import counsel_of
from fifthcolony.text.languages import LANGUAGES, MissingText, texts_of
from fifthcolony.text.render import Words

GUIDED: Final = Path(__file__).parent.parent / "web" / "src" / "learn" / "guided.json"
"""What the client wishes for a guided game."""
TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "fixtures" / "played.json"
SEEDS: Final = range(1, 5)
DUELS: Final = 20
MOST: Final = 1500
"""Choices a game: enough to see every phase many times."""
SAMPLES: Final = 2
"""Positions for each prompt, from the games in which every alien meets some others."""
LESSONS: Final = 60
"""Prompts of a guided game in which its lessons come up."""
EDITION: Final = 2018
"""The one that has every alien."""
NAMES: Final = ("Ines", "Tariq", "Bo", "Marisol", "Kestrel")


class Told:
    """Every different line of a game, a position for each prompt and some more, and one with each kind of thing on a sheet."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[str, Any]] = {}
        self.positions: dict[str, dict[str, Any]] = {}
        self.samples: dict[str, list[dict[str, Any]]] = {}
        self.goods: dict[str, dict[str, Any]] = {}
        self.duels: dict[str, list[dict[str, Any]]] = {}

    def event(self, event: Event, words: dict[str, Words]) -> None:
        """A line of the log."""
        self._keep("event", event.key, list(event.params), words, lambda say: say.event(event))

    def ask(self, game: Any, ask: Ask, words: dict[str, Words]) -> None:
        """A prompt, its options, and the view they belong to."""
        self.said(ask, words)
        self.positions.setdefault(ask.prompt, _position(game, ask))

    def said(self, ask: Ask, words: dict[str, Words]) -> None:
        """A prompt and its options as they read."""
        self._keep("prompt", ask.prompt, list(ask.params), words, lambda say: say.prompt(ask))
        for option in ask.options:
            self._keep("option", option, [], words, partial(Words.option, word=option))

    def sample(self, game: Any, ask: Ask) -> None:
        """One more position of its prompt, and what lies on sheets in it."""
        there = self.samples.setdefault(ask.prompt, [])
        if len(there) < SAMPLES:
            there.append(_position(game, ask))
        for what in (*(f"token:{kind}" for _, kind, _ in game.tokens), *(where.partition(":")[0] for _, where, _ in game.sheet)):
            if what not in self.goods:
                self.goods[what] = game.view(ask.seat)

    def _keep(self, kind: str, key: str, params: list[int | str], words: dict[str, Words], say: Callable[[Words], str]) -> None:
        try:
            texts = {language: say(one) for language, one in words.items()}
        except MissingText:
            return  # the texts' own tests complain about it
        self.lines.setdefault(f"{kind} {key} {params}", {"kind": kind, "key": key, "params": params, "texts": texts})


def _position(game: Any, ask: Ask) -> dict[str, Any]:
    counsel = counsel_of(game, ask)
    owed = AskLine(0, ask.prompt, list(ask.params), list(ask.options), None, None, counsel.would, counsel.lamp)
    return {"ask": msgspec.to_builtins(owed), "view": game.view(ask.seat)}


def words_for(colours: list[str]) -> dict[str, Words]:
    """Each language as somebody reads it who looks on, and as the first seat does."""
    watching = {language: Words(language, NAMES, colours) for language in LANGUAGES}
    return watching | {f"{language}:0": Words(language, NAMES, colours, me=0) for language in LANGUAGES}


def casts() -> list[list[str]]:
    """Every alien at some table, none with one it never meets."""
    waiting, tables = sorted(name for name, alien in ALIENS.items() if EDITION in alien.editions), list[list[str]]()
    while waiting:
        table: list[str] = []
        for name in (*waiting, *ALIENS):
            if len(table) < len(NAMES) and name not in table and EDITION in ALIENS[name].editions and can_meet(name, table):
                table.append(name)
        waiting = [name for name in waiting if name not in table]
        tables.append(table)
    return tables


def sample(seed: int, aliens: str | list[str], told: Told) -> None:
    """Positions from one game at random."""
    game: Any = fc.new_game("classic", seed=seed, seats=len(NAMES), edition=EDITION, aliens=aliens)
    rng = random.Random(seed)
    for _ in range(MOST):
        if game.outcome is not None:
            break
        ask = rng.choice(game.asks)
        told.sample(game, ask)
        game.answer(ask.seat, rng.randrange(len(ask.options)))


def play(seed: int, told: Told) -> list[str]:
    """One game at random, from beginning to end; what its seats wear."""
    game: Any = fc.new_game("classic", seed=seed, seats=5)
    colours: list[str] = game.config["colours"]
    words = words_for(colours)
    game.listener = lambda event: told.event(event, words)
    rng = random.Random(seed)
    for _ in range(MOST):
        if game.outcome is not None:
            break
        ask = game.asks[0]
        told.ask(game, ask, words)
        game.answer(ask.seat, rng.randrange(len(ask.options)))
    return colours


def tell_duel(seed: int, told: Told, colours: list[str]) -> None:
    """The lines of a duel at random."""
    words = words_for(colours)
    game: Any = fc.new_game("duel", seed=seed, listener=lambda event: told.event(event, words))
    rng = random.Random(seed)
    while game.outcome is None:
        ask = game.asks[0]
        told.said(ask, words)
        if len(told.duels.setdefault(ask.prompt, [])) < SAMPLES:
            told.duels[ask.prompt].append(_position(game, ask))
        game.answer(ask.seat, rng.randrange(len(ask.options)), ask.id)


def guided(name: str, bots: int, most: int) -> list[dict[str, Any]]:
    """The first positions of a guided game for the person in it, who plays as a simple bot does."""
    wishes = json.loads(GUIDED.read_text(encoding="utf-8"))[name]
    asked = {wish: wishes[wish] for wish in ("seats", "aliens", "edition") if wish in wishes}
    game: Any = fc.new_game(name, seed=wishes["seed"], **asked)
    minds = [make_bot("simple", bots + seat, name) for seat in range(wishes["seats"])]
    positions: list[dict[str, Any]] = []
    while game.outcome is None and len(positions) < most:
        ask = game.asks[0]
        if ask.seat == 0:
            positions.append(_position(game, ask))
        game.answer(ask.seat, answer_of(minds[ask.seat], game, ask))
    return positions


def main() -> None:
    """Write the file."""
    told = Told()
    colours: list[str] = []
    for seed in SEEDS:
        colours = play(seed, told)
    for seed in range(DUELS):
        tell_duel(seed, told, colours)
    tables: list[str | list[str]] = [*casts(), *casts(), "choice"]
    for seed, aliens in enumerate(tables):
        sample(seed, aliens, told)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    content = {
        "texts": {language: texts_of(language) for language in LANGUAGES},
        "catalogues": {name: msgspec.to_builtins(kit_of(name).catalogue()) for name in ("classic", "duel")},
        "offers": msgspec.to_builtins(offers()),
        "names": NAMES,
        "colours": colours,
        "lines": list(told.lines.values()),
        "positions": told.positions,
        "samples": [sample for samples in told.samples.values() for sample in samples],
        "goods": told.goods,
        "guided": {name: guided(name, 0, LESSONS) for name in ("classic", "duel")},
        "duels": [sample for samples in told.duels.values() for sample in samples],
    }
    TARGET.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
