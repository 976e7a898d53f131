"""What a position between two encounters is to each seat, in numbers: read in full, and by its fields, from an imagined game."""

from typing import Any, Final, cast

from fifthcolony.classic.cards import ATTACK, FIRST_OTHER, FLARE, MORPH, NEGOTIATE, REINFORCEMENT, TYPE, VALUE
from fifthcolony.classic.words import MAX_SEATS
from fifthcolony.kernel.game import Game

NAMES: Final = (
    "missing_1", "missing_2", "missing_3", "missing_4", "powerless", "homes", "warp", "removed", "bases", "thin",
    "cards", "unarmed", "best", "second", "attacks", "weak", "negotiates", "morphs", "reinforcements", "artifacts", "flares",
    "at_turn", "second_encounter", "next", "after_next", "in_three", "defends",
    "missing_1_at_turn", "missing_1_next", "missing_1_second", "missing_2_at_turn", "missing_1_best", "missing_2_best", "at_turn_best",
)  # fmt: skip
"""What each number is, in this order."""
STRONG: Final = 15
FAIR: Final = 8
LONE: Final = 1


def features(game: Game) -> list[list[float]]:
    """All of them for every seat."""
    view, g = game.look(None, ("warp", "removed")), cast("Any", game)
    return [_of_seat(g, seat, view["warp"][seat], view["removed"][seat]) for seat in range(g.seats)]


def _of_seat(g: Any, seat: int, warp: int, removed: int) -> list[float]:
    missing, away = g.goal - g.foreign[seat], (seat - g.offense) % g.seats
    best, cards = _cards(g.hands[seat])
    turn, second, after = float(away == 0 and g.encounter < 2), float(away == 0 and g.encounter >= 2), float(away == 1)
    ships, planets = g.ships, g.settled[seat]
    thin = sum([ships[planet * MAX_SEATS + seat] == LONE for planet in planets])
    one, two = float(missing <= 1), float(missing == 2)
    return [
        one, two, float(missing == 3), float(missing == 4),
        float(g.homes[seat] < g.power_needs), g.homes[seat] / 5, warp / 10, removed / 10, len(planets) / 5, thin / 5,
        *cards, turn, second, after, float(away == 2), float(away == 3), float(seat == g.defense),
        one * turn, one * after, one * second, two * turn, one * best, two * best, (turn + second) * best,
    ]  # fmt: skip


def _cards(hand: list[int]) -> tuple[float, list[float]]:
    """The best attack, and what else the hand is worth."""
    best = second = strong = weak = negotiates = morphs = reinforcements = artifacts = flares = 0
    for card in hand:
        if card < FIRST_OTHER:
            value = VALUE[card]
            if TYPE[card] == ATTACK:
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
                strong += value >= STRONG
                weak += value < FAIR
            elif TYPE[card] == NEGOTIATE:
                negotiates += 1
            elif TYPE[card] == MORPH:
                morphs += 1
        elif TYPE[card] == REINFORCEMENT:
            reinforcements += VALUE[card]
        elif TYPE[card] == FLARE:
            flares += 1
        else:
            artifacts += 1
    top = min(best, 20) / 20
    unarmed = float(not hand or min(hand) >= FIRST_OTHER)
    return top, [
        len(hand) / 8, unarmed, top, min(second, 20) / 20, strong / 3, weak / 3, negotiates / 3, float(morphs), reinforcements / 5,
        artifacts / 2, flares / 2,
    ]  # fmt: skip
