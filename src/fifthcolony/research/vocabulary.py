"""The words that a game asks with, numbered once and for all: what a learner has learned of a number must stay true.

They stand in `words/<game>.json`. `python -m tools.action_words` appends those that have come to a game; none is ever moved or taken away.
"""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fifthcolony.kernel.errors import BadConfig

_SEAT: Final = re.compile(r"(?<![a-z_])(seat:|planet:|gap:)(\d)")
SPARE: Final = 16
"""Numbers for options whose words nobody has numbered, such as those of somebody's own alien, and for a word that is offered twice."""


class Vocabulary(NamedTuple):
    """A game's words by number."""

    prompts: dict[str, int]
    options: dict[str, int]
    """As they are from the eyes of whoever is asked: `seat:0` is oneself, `seat:1` whoever sits to the left."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.options) + SPARE


def turned(word: str, seat: int, seats: int) -> str:
    """A word as it is from a seat's eyes: seats are counted clockwise from it. Chairs that are empty stay as they are."""
    return _SEAT.sub(lambda found: found[0] if int(found[2]) >= seats else f"{found[1]}{(int(found[2]) - seat) % seats}", word)


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """The words of a game."""
    file = files("fifthcolony.research").joinpath("words", f"{game}.json")
    if not file.is_file():
        raise BadConfig(f"the words of {game!r} are not numbered; there are those of classic and duel (python -m tools.action_words)")
    words = json.loads(file.read_text(encoding="utf-8"))
    return Vocabulary(*({word: number for number, word in enumerate(words[family])} for family in ("prompts", "options")))
