"""The twelve planet tiles: a name and a symbol."""

from typing import Final

PROVENANCE: Final = "original"
"""Names, and how many tiles carry which symbol, are our own."""
SYMBOLS: Final = ("blue", "pink", "green", "gold", "red")
TILES: Final = (
    ("bathtub_ring", "blue"), ("lagoon_nine", "blue"), ("drizzle", "blue"),
    ("bubblegum_prime", "pink"), ("blushworld", "pink"), ("flamingo_flats", "pink"),
    ("overgrowth", "green"), ("salad", "green"),
    ("payday", "gold"), ("glitter_gulch", "gold"),
    ("hot_plate", "red"), ("rustbucket", "red"),
)  # fmt: skip
NAME: Final = tuple(name for name, _ in TILES)
SYMBOL: Final = tuple(symbol for _, symbol in TILES)
TILE: Final = tuple(f"tile:{name}" for name in NAME)
