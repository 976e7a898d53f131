"""What a position of a duel is worth: how likely each seat wins, by weights that were learned from games (`python -m tools.values`)."""

import json
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final

from fifthcolony.bots.duel.reading import REINFORCEMENT, VALUE_OF
from fifthcolony.duel.cards import BLAST, HALVES, TOKENS
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.game import Game

READS: Final = ("supply", "warp", "row", "arena", "decks", "ready", "envoys", "leader", "hand", "scope")
FEW: Final = 5
"""Ships in supply up to which every single one is counted apart, and planets likewise."""
CARDS: Final = 3
"""So many of the best plans of a hand are counted apart."""
POOR: Final = -10.0
"""What stands for a plan that a hand has not."""


def names() -> list[str]:
    """What is counted of each seat, in this order."""
    return [
        *[f"planets {number}" for number in range(1, FEW)],
        "planet fought for",
        *[f"supply {number}" for number in range(1, FEW + 1)],
        "supply",
        "supply, root",
        "warp",
        *[f"plan {number}" for number in range(1, CARDS + 1)],
        "plans",
        "worst plan",
        "reinforcements",
        "deck",
        "tokens",
        "tokens, square",
        "blasts",
        "friends",
        "friends face up",
        "leads",
    ]


def counted(view: DuelView, seat: int, hand: list[str]) -> list[float]:
    """What a seat has, as numbers; of the other's hand an imagined game knows as much."""
    other, planets, contested = 1 - seat, 0, 0.0
    for planet in view["row"]:
        mine, theirs = planet["ships"][seat], planet["ships"][other]
        if planet["planet"] == view["arena"]:
            contested = float(mine > theirs)
        planets += mine > (theirs if planet["warp"] else 0)
    supply, ready = view["supply"][seat], view["ready"][seat]
    friends = [envoy for envoy in view["envoys"] if envoy["ally"] == seat]
    blasts = sum([value for token in ready for icon, value in HALVES[2 * token : 2 * token + 2] if icon == BLAST])
    return [
        *[float(planets >= number) for number in range(1, FEW)],
        contested,
        *[float(supply >= number) for number in range(1, FEW + 1)],
        supply / 10,
        sqrt(supply),
        view["warp"][seat] / 10,
        *_of_hand(hand),
        view["decks"][seat] / 10,
        len(ready) / TOKENS,
        (len(ready) / TOKENS) ** 2,
        blasts / 10,
        len(friends),
        float(sum([envoy["face_up"] for envoy in friends])),
        float(view["leader"] == seat),
    ]


def _of_hand(hand: list[str]) -> list[float]:
    """The best plans, how many there are, the worst, and reinforcements."""
    plans = sorted([VALUE_OF[kind] for kind in hand if not kind.startswith(REINFORCEMENT)], reverse=True)
    best = [plans[at] if at < len(plans) else POOR for at in range(CARDS)]
    return [*[value / 20 for value in best], len(plans) / 5, (plans[-1] if plans else POOR) / 20, (len(hand) - len(plans)) / 2]


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
    return [learned[name] for name in names()]
