"""What a position between two encounters is to each seat, in numbers: read in full, and by its fields, from an imagined game."""

from typing import Any, Final, cast

from fifthcolony.classic.cards import ATTACK, FIRST_OTHER, FLARE, MORPH, NEGOTIATE, REINFORCEMENT, TYPE, VALUE
from fifthcolony.classic.words import MAX_SEATS
from fifthcolony.kernel.game import Game

NAMES: Final = (
    "there", "powerless", "homes", "warp", "removed", "bases", "thin",
    "cards", "unarmed", "best", "second", "strong", "weak", "negotiates", "morphs", "reinforcements", "artifacts", "flares",
    "at turn", "second encounter", "next", "after next", "in three", "defends", "best at turn",
)  # fmt: skip
"""What each number is, in this order."""
FAR: Final = 5
"""So many colonies short of winning, or more, a seat is as far from it as can be."""
STRONG: Final = 15
FAIR: Final = 8
LARGE: Final = 20
"""An attack beyond which more makes no difference."""
LONE: Final = 1


def features(game: Game) -> list[tuple[int, list[float]]]:
    """For every seat how many colonies it misses, and all numbers: each weighs otherwise by how many are missing."""
    view, g = game.look(None, ("warp", "removed")), cast("Any", game)
    return [
        (max(1, min(FAR, g.goal - g.foreign[seat])), _of_seat(g, seat, view["warp"][seat], view["removed"][seat]))
        for seat in range(g.seats)
    ]


def _of_seat(g: Any, seat: int, warp: int, removed: int) -> list[float]:
    away = (seat - g.offense) % g.seats
    best, cards = _cards(g.hands[seat])
    first, second = float(away == 0 and g.encounter < 2), float(away == 0 and g.encounter >= 2)
    ships, planets = g.ships, g.settled[seat]
    thin = sum([ships[planet * MAX_SEATS + seat] == LONE for planet in planets])
    return [
        1.0, float(g.homes[seat] < g.power_needs), g.homes[seat] / 5, warp / 10, removed / 10, len(planets) / 5, thin / 5,
        *cards, first, second, float(away == 1), float(away == 2), float(away == 3), float(seat == g.defense), (first + second) * best,
    ]  # fmt: skip


def _cards(hand: list[int]) -> tuple[float, list[float]]:
    """The best attack, and what else the hand is worth."""
    best = second = strong = weak = negotiates = morphs = reinforcements = artifacts = flares = 0
    for card in hand:
        type_ = TYPE[card]
        if type_ == ATTACK:
            value = VALUE[card]
            best, second = (value, best) if value > best else (best, max(value, second))
            strong += value >= STRONG
            weak += value < FAIR
        elif type_ == NEGOTIATE:
            negotiates += 1
        elif type_ == MORPH:
            morphs += 1
        elif type_ == REINFORCEMENT:
            reinforcements += VALUE[card]
        elif type_ == FLARE:
            flares += 1
        else:
            artifacts += 1
    top, unarmed = min(best, LARGE) / LARGE, float(not hand or min(hand) >= FIRST_OTHER)
    return top, [
        len(hand) / 8, unarmed, top, min(second, LARGE) / LARGE, strong / 3, weak / 3,
        negotiates / 3, float(morphs), reinforcements / 5, artifacts / 2, flares / 2,
    ]  # fmt: skip
