"""Randomness as one 64-bit integer (splitmix64): the state before goes in, the state after comes out."""

from typing import Final, TypeVar

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_STRIDE: Final = 0x9E37_79B9_7F4A_7C15

Item = TypeVar("Item")


def seeded(seed: int) -> int:
    """A state for any integer seed; near seeds give unrelated streams, because every draw is mixed."""
    return seed & _MASK


def draw_below(state: int, bound: int) -> tuple[int, int]:
    """The next state, and a number from 0 to bound - 1."""
    state = (state + _STRIDE) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return state, ((z ^ (z >> 31)) * bound) >> 64


def shuffled(state: int, items: list[Item]) -> int:
    """Shuffle the list in place (Fisher-Yates) and return the next state."""
    for i in range(len(items) - 1, 0, -1):
        # `draw_below`, written out: a game begins with a hundred and more of these.
        state = (state + _STRIDE) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return state
