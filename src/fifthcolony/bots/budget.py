"""How long a bot may think: a time, or a number of games tried out, which gives the same answers on any machine."""

from typing import Final, NamedTuple

from fifthcolony.kernel.errors import BadConfig

MOST_SECONDS: Final = 3600.0
MOST_PLAYOUTS: Final = 1_000_000


class Budget(NamedTuple):
    """For one decision; one of the two is given."""

    seconds: float | None
    playouts: int | None

    def __str__(self) -> str:
        return str(self.playouts) if self.seconds is None else f"{self.seconds:g}s"


def budget_of(text: str) -> Budget:
    """From what people write: "1s", "0.25s", or "200" games tried out."""
    number, is_time = text.removesuffix("s"), text.endswith("s")
    try:
        value = float(number) if is_time else int(number)
    except ValueError:
        value = 0
    if not 0 < value <= (MOST_SECONDS if is_time else MOST_PLAYOUTS):
        raise BadConfig(
            f"expected a time up to {MOST_SECONDS:g} seconds to think in, such as 1s or 0.25s, "
            f"or a number up to {MOST_PLAYOUTS:,} of games to try out, such as 200; given {text!r}"
        )
    return Budget(float(value), None) if is_time else Budget(None, int(value))
