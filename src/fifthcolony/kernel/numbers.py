"""Whole numbers as they come from outside: our own, or another library's that say of themselves which they are."""

from operator import index
from typing import Any

from fifthcolony.kernel.errors import NoSuchSeat


def whole(given: Any) -> int | None:
    """A whole number of any kind, numpy's among them, as an `int`; None for whatever else: a truth value, a fraction, a text, a list."""
    if type(given) is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def seat_in(seats: int, given: Any) -> int:
    """A seat of a game with so many, as an `int`, or an error that says which there are."""
    seat = whole(given)
    if seat is None or not 0 <= seat < seats:
        raise NoSuchSeat(f"there is no seat {given!r} in this game; seats are 0 to {seats - 1}, and None is a spectator")
    return seat
