"""Number the words that a game asks with, for learners (`src/fifthcolony/research/words/`): those that are new are put behind the others.

Which there are is found by playing at random with all that can be switched on, and by saying of every card, planet or power what was heard
of one of them.
"""

import argparse
import json
import random
import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

from rich.progress import track

import fifthcolony as fc
from fifthcolony.classic.words import MAX_SEATS
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of
from fifthcolony.research.vocabulary import turned

FOLDER = Path(__file__).resolve().parent.parent / "src" / "fifthcolony" / "research" / "words"
TEXTS = Path(__file__).resolve().parent.parent / "src" / "fifthcolony" / "text" / "en"
TYPES = ("type:", "highest:", "lowest:")
"""Words of types of cards, two of which are called as the card is."""
SETUPS: dict[str, list[dict[str, Any]]] = {
    "classic": [
        {"seats": seats, "edition": edition, "aliens": aliens, "variants": variants}
        for seats, edition, aliens, variants in product(
            (4, 5, 3), (2008, 2018), ("random", "choice"), ([], ["flares"], ["flares", "technology", "hidden_powers", "four_planets"])
        )
    ],
    "duel": [{"aliens": aliens} for aliens in ("random", "choice")],
}


def words_of(game: str, games: int) -> tuple[set[str], set[str]]:
    """Prompts and options that come up in random games."""
    prompts: set[str] = set()
    options: set[str] = set()
    for seed in track(range(games), description=game):
        try:
            g: Game = fc.new_game(game, seed=seed, **SETUPS[game][seed % len(SETUPS[game])])
        except fc.BadConfig:  # a variant that an edition does not have
            continue
        chance = random.Random(seed)
        while g.asks:
            for ask in g.asks:
                prompts.add(ask.prompt)
                options.update(turned(option, ask.seat, g.config["seats"]) for option in ask.options)
            ask = chance.choice(g.asks)
            g.answer(ask.seat, chance.randrange(len(ask.options)))
    return prompts, options


def families(game: str) -> list[tuple[str, ...]]:
    """Things of one kind: what can be said of one can be said of all."""
    catalogue = kit_of(game).catalogue()
    names: dict[str, list[str]] = {}
    for piece in catalogue.pieces:
        family = "card" if piece.family in ("plan", "reinforcement", "attack", "negotiate", "morph", "artifact", "flare") else piece.family
        names.setdefault(family, []).append(piece.name)
    seats, planets = range(MAX_SEATS if game == "classic" else 2), range(1, 6)
    return [
        *map(tuple, names.values()),
        tuple(breaker.name for breaker in catalogue.breakers),
        tuple(f"seat:{seat}" for seat in seats),
        tuple(f"planet:{seat}.{planet}" for seat in seats for planet in planets),
        *_heard_families(game),
    ]


def _heard_families(game: str) -> list[tuple[str, ...]]:
    if game == "classic":
        from fifthcolony.classic.inventions import TECHNOLOGIES  # noqa: PLC0415  read when aliens and technologies are there

        return [tuple(sorted(TECHNOLOGIES)), tuple(f"gambler:{number}" for number in range(1, 41))]
    from fifthcolony.duel.cards import HALF  # noqa: PLC0415
    from fifthcolony.duel.planets import NAME  # noqa: PLC0415

    return [NAME, HALF, tuple(f"ships:{number}" for number in range(21))]


def said_of_all(options: Iterable[str], kinds: list[tuple[str, ...]]) -> set[str]:
    """Each word with every other thing of the same kind in the place of each thing it names."""
    kind_of = {name: kind for kind in kinds for name in kind}
    names = "|".join(re.escape(name) for name in sorted(kind_of, key=len, reverse=True))
    finder = re.compile(rf"(?:(?<=:)|^(?=\w+:\d))(?:{names})(?![\w.])")
    patterns = {
        (finder.sub("{}", word), tuple(kind_of[name] for name in finder.findall(word))) for word in options if not word.startswith(TYPES)
    } | {(word, ()) for word in options if word.startswith(TYPES)}
    return {pattern.format(*names) for pattern, places in patterns for names in product(*places)}


def prompts_with_texts(game: str) -> set[str]:
    """Prompts that have a text."""
    files = [*(TEXTS / game).rglob("*.json"), TEXTS / "every_game.json"]
    keys = {key for file in files for key in json.loads(file.read_text(encoding="utf-8"))}
    return {key.removeprefix("prompt.") for key in keys if key.startswith("prompt.")}


def uses(game: str) -> set[str]:
    """Every power that can be used, by the word it is offered by."""
    return {f"use:{use.name}" for breaker in kit_of(game).catalogue().breakers for use in breaker.uses}


def update(game: str, games: int) -> int:
    """Write the file of a game anew, new words last: how many are new."""
    path = FOLDER / f"{game}.json"
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"prompts": [], "options": []}
    prompts, options = words_of(game, games)
    found = {"prompts": prompts | prompts_with_texts(game), "options": said_of_all(options, families(game)) | uses(game)}
    new = {family: sorted(words - set(before[family])) for family, words in found.items()}
    after = {family: before[family] + new[family] for family in new}
    path.write_text(json.dumps(after, indent=0) + "\n", encoding="utf-8")
    return sum(map(len, new.values()))


def main(arguments: list[str] | None = None) -> None:
    """Number the words of both games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="random games of each kind to listen to")
    options = parser.parse_args(arguments)
    for game in SETUPS:
        print(f"{game}: {update(game, options.games)} new words")


if __name__ == "__main__":
    main()
