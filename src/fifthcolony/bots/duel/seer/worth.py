"""What a position of a duel is worth: how likely each seat wins, by weights that were learned from games.

They are written by `python -m tools.values --game duel --bot sage --games 8000`.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final

from fifthcolony.bots.duel.reading import REINFORCEMENT, VALUE_OF, terms_of
from fifthcolony.duel.cards import BLAST, HALVES, TOKENS
from fifthcolony.duel.destiny import FROM_SUPPLY
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import DECKS
from fifthcolony.kernel.game import Game

READS: Final = ("supply", "warp", "row", "arena", "decks", "ready", "envoys", "leader", "hand", "card", "next")
FEW: Final = 5
"""Planets and ships in supply up to which every single one is counted apart."""
NOW: Final = "now"
AHEAD: Final = (NOW, *DECKS)
"""When ships are needed: for the card that is up, or else perhaps for the next, by its deck."""
CARDS: Final = 3
"""So many of the best plans of a hand are counted apart."""
POOR: Final = -10.0
"""What stands for a plan that a hand has not."""
NAMES: Final = (
    *[f"planets {more}:{fewer}" for more in range(1, FEW) for fewer in range(more)],
    "planet fought for",
    *[f"supply {number}, {ahead}" for ahead in AHEAD for number in range(1, FEW + 1)],
    "supply",
    "supply, root",
    "warp",
    *[f"plan {number}" for number in range(1, CARDS + 1)],
    "plans",
    "worst plan",
    "reinforcements",
    "reinforcements, clout",
    "deck",
    *[f"tokens {number}" for number in range(1, TOKENS + 1)],
    "blasts",
    "friends",
    "friends face up",
    "leads",
)
"""What is counted of each seat, in this order."""


def counted(view: DuelView, seat: int, hand: list[str]) -> list[float]:
    """What a seat has, as numbers; of the other's hand an imagined game knows as much."""
    supply, ready = view["supply"][seat], view["ready"][seat]
    friends = [envoy for envoy in view["envoys"] if envoy["ally"] == seat]
    return [
        *_of_planets(view, seat),
        *_of_supply(view, supply),
        view["warp"][seat] / 10,
        *_of_hand(hand),
        view["decks"][seat] / 10,
        *[float(len(ready) >= number) for number in range(1, TOKENS + 1)],
        sum([value for token in ready for icon, value in HALVES[2 * token : 2 * token + 2] if icon == BLAST]) / 10,
        len(friends),
        float(sum([envoy["face_up"] for envoy in friends])),
        float(view["leader"] == seat),
    ]


def _of_planets(view: DuelView, seat: int) -> list[float]:
    """Whether the seat has more, by how many both have; and whether it holds the one that is fought for, which counts as before."""
    mine, theirs, contested = 0, 0, 0.0
    for planet in view["row"]:
        own, other = planet["ships"][seat], planet["ships"][1 - seat]
        if planet["planet"] == view["arena"]:
            contested = float(own > other)
        mine += own > (other if planet["warp"] else 0)
        theirs += other > (own if planet["warp"] else 0)
    mine, theirs = min(mine, FEW - 1), min(theirs, FEW - 1)
    return [*[float(mine == more and theirs == fewer) for more in range(1, FEW) for fewer in range(more)], contested]


def _of_supply(view: DuelView, supply: int) -> list[float]:
    """Ships, by when they will be needed."""
    card = terms_of(str(view["card"]))
    needed = NOW if card.where and card.send == FROM_SUPPLY else view["next"]
    single = [float(ahead == needed and supply >= number) for ahead in AHEAD for number in range(1, FEW + 1)]
    return [*single, supply / 10, sqrt(supply)]


def _of_hand(hand: list[str]) -> list[float]:
    """The best plans, how many there are, the worst, and reinforcements."""
    plans = sorted([VALUE_OF[kind] for kind in hand if not kind.startswith(REINFORCEMENT)], reverse=True)
    others = [abs(VALUE_OF[kind]) for kind in hand if kind.startswith(REINFORCEMENT)]
    best = [plans[at] if at < len(plans) else POOR for at in range(CARDS)]
    worst = plans[-1] if plans else POOR
    return [*[value / 20 for value in best], len(plans) / 5, worst / 20, len(others) / 2, sum(others) / 20]


def difference(game: Game, me: int) -> list[float]:
    """What the seat has more than the other."""
    view: DuelView = game.look(me, READS)  # type: ignore[assignment]
    own = counted(view, me, view["hand"])
    theirs = counted(view, 1 - me, game.look(1 - me, ("hand",))["hand"])
    return [mine - other for mine, other in zip(own, theirs, strict=True)]


def worth(game: Game, me: int) -> float:
    """How likely the seat wins."""
    total = 0.0
    for weight, value in zip(weights(), difference(game, me), strict=True):
        total += weight * value
    return 1 / (1 + exp(-total))


@cache
def weights() -> list[float]:
    """As they were learned, in the order of the names."""
    learned = json.loads(files("fifthcolony.bots").joinpath("duel", "seer", "weights.json").read_text(encoding="utf-8"))
    return [learned[name] for name in NAMES]
