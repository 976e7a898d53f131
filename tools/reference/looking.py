"""Looking at games: at which prompts seats are asked, what fills them, and what kinds of options they have."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import fifthcolony as fc
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.checks import Checks
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import fetched, kit_of
from fifthcolony.text.languages import FALLBACK, texts_of

SEEN: Final = Path(__file__).parent / "seen.json"
LONG_ENOUGH: Final = 3000
"""Decisions after which a game is left: chance alone can take very long to end one."""
SEEKING: Final = 0.8
_CLOSED: Final = ("side", "type", "place", "icon", "item")
"""Families of texts that have a few words each, all of which are worth naming."""

Seen = dict[str, dict[str, Any]]
"""By prompt: its options and what fills it, as kinds of words; whether it is asked in secret."""


def kind_of(word: int | str) -> str:
    """A word without what is different each time: "planet:*" of "planet:2.3", "side:offense" as it stands."""
    if isinstance(word, int):
        return "number"
    head, colon, _ = word.partition(":")
    if not colon:
        return word
    texts = texts_of(FALLBACK)
    closed = f"option.{word}" in texts or (head in _CLOSED and word.replace(":", ".", 1) in texts)
    return word if closed else f"{head}:*"


def games(game: str, numbers: range) -> Iterator[Game]:
    """Games by all plans of the soak, each stopped at every ask, and answered by chance or by what the plan seeks."""
    checks: Checks = fetched(kit_of(game).checks)
    for number in numbers:
        plan, chance = checks.plans[number % len(checks.plans)], Random(number)
        g: Game = fc.new_game(game, seed=number, **checks.wishes(number, plan))
        while g.asks and g.decisions < LONG_ENOUGH:
            yield g
            ask = chance.choice(g.asks)
            sought = checks.sought(plan, ask) if chance.random() < SEEKING else []
            g.answer(ask.seat, chance.choice(sought or range(len(ask.options))), ask.id)


def look(game: str, numbers: range, seen: Seen) -> None:
    """Add what these games ask."""
    for g in games(game, numbers):
        for ask in g.asks:
            note(seen, ask)


def note(seen: Seen, ask: Ask) -> None:
    """Add one ask."""
    known = seen.setdefault(ask.prompt, {"options": [], "params": [], "secret": False})
    for name, words in (("options", ask.options), ("params", ask.params)):
        known[name] = sorted({*known[name], *map(kind_of, words)})
    known["secret"] = known["secret"] or ask.secret


def unseen(seen: Seen, ask: Ask) -> list[str]:
    """What an ask has that is not known yet."""
    known = seen.get(ask.prompt)
    if known is None:
        return [ask.prompt]
    new = {kind_of(word) for word in ask.options} - {*known["options"]} | ({kind_of(word) for word in ask.params} - {*known["params"]})
    return sorted(f"{ask.prompt} {kind}" for kind in new)


def read() -> dict[str, Seen]:
    """What was seen before, by game."""
    found: dict[str, Seen] = json.loads(SEEN.read_text(encoding="utf-8")) if SEEN.exists() else {}
    return found


def write(found: dict[str, Seen]) -> None:
    """Keep it."""
    SEEN.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
