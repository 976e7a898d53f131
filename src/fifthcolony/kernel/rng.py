"""Randomness as one integer: the state before goes in, the state after comes out. The integer alone says which of two streams it is.

Below 2**64 it is splitmix64: fast, and good for all that nobody wants to foresee, as in simulations. From 2**64 on it is a secret key and
how often it was drawn from, and every draw is a hash of both: whoever has seen any number of draws knows nothing of the others.
"""

from hashlib import blake2b
from typing import Final, TypeVar

KEYS: Final = 1 << 64
"""Seeds and states from here on are keyed."""
SEED_BITS: Final = 512
"""More than any key needs, and few enough for every program that reads long numbers."""
_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_STRIDE: Final = 0x9E37_79B9_7F4A_7C15
_COUNTER_BITS: Final = 64
_DIGEST_BITS: Final = 256
"""So many that which number a draw becomes is as good as even: off by less than the bound in 2**256."""

Item = TypeVar("Item")


def seeded(seed: int) -> int:
    """A state for any integer seed; near seeds give unrelated streams, because every draw is mixed."""
    return seed << _COUNTER_BITS if seed >= KEYS else seed & _MASK


def draw_below(state: int, bound: int) -> tuple[int, int]:
    """The next state, and a number from 0 to bound - 1."""
    if state >= KEYS:
        return state + 1, _keyed(state + 1, bound)
    state = (state + _STRIDE) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return state, ((z ^ (z >> 31)) * bound) >> 64


def shuffled(state: int, items: list[Item]) -> int:
    """Shuffle the list in place (Fisher-Yates) and return the next state."""
    if state >= KEYS:
        return _shuffled_by_key(state, items)
    for i in range(len(items) - 1, 0, -1):
        # `draw_below`, written out: a game begins with a hundred and more of these.
        state = (state + _STRIDE) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return state


def _keyed(state: int, bound: int) -> int:
    """The number that a key gives at this count. BLAKE2b takes a key in front of what it hashes as well as apart from it."""
    digest = blake2b(state.to_bytes((state.bit_length() + 7) // 8, "big"), digest_size=_DIGEST_BITS // 8).digest()
    return int.from_bytes(digest, "big") * bound >> _DIGEST_BITS


def _shuffled_by_key(state: int, items: list[Item]) -> int:
    for i in range(len(items) - 1, 0, -1):
        state += 1
        j = _keyed(state, i + 1)
        items[i], items[j] = items[j], items[i]
    return state
