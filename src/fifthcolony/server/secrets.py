"""What nobody may guess or foresee: table codes, seat tokens, seeds, and the promise that a seed was fixed beforehand."""

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "BCDFGHJKMNPQRSTWXYZ"
"""No look-alikes, and no vowels that could make words."""
CODE_LENGTH: Final = 5
"""Of tables that the lobby shows: two and a half million, easily read out."""
PRIVATE_LENGTH: Final = 8
"""Of tables that only their code leads to: seventeen thousand million, not to be tried out."""
SEED_BITS: Final = 192


def new_code(private: bool = False) -> str:
    """A table's code; whoever makes a table checks that it is free."""
    return "".join(secrets.choice(ALPHABET) for _ in range(PRIVATE_LENGTH if private else CODE_LENGTH))


def as_code(text: str) -> str:
    """A code as somebody typed it, as it is stored."""
    return text.strip().upper()


def is_code(text: str) -> bool:
    """Whether this could be a code."""
    return len(text) in (CODE_LENGTH, PRIVATE_LENGTH) and set(text) <= set(ALPHABET)


def new_token() -> str:
    """The key to a seat."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a token: enough to know it again, useless to whoever reads the disk."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_seed() -> tuple[int, str]:
    """A game's seed, and the salt that keeps its hash from being tried out. With its first bit set, a seed is always a key."""
    return secrets.randbits(SEED_BITS) | 1 << SEED_BITS - 1, secrets.token_hex(16)


def commitment(seed: int, salt: str) -> str:
    """What is shown at the start: it fixes the seed without telling it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def bot_seed(seed: int, salt: str, seat: int) -> int:
    """A bot's own randomness, which nobody can work out before the game is over."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{salt}:bot:{seat}".encode()).digest()[:8], "big")
