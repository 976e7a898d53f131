"""The shape of every word of a duel's scene: what is no name, no list or no mapping is refused at the door."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.scene import check_numbers

Shape = Callable[[object, str], None]
"""Called with what was given and what it is called; raises where it does not fit."""


def check_shapes(position: Mapping[str, object]) -> None:
    """Refuse the first word of a position that is not shaped as the table below says; None leaves a word out where it may be left out."""
    for word, given in position.items():
        if given is not None or word in _NEVER_NONE:
            _SHAPES[word](given, word)


def _name(given: object, what: str) -> None:
    if not isinstance(given, str):
        raise BadConfig(f"{what} is a name in quotes, not {given!r}")


def _names(given: object, what: str) -> None:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise BadConfig(f"{what} is a list of names, such as {[given or 'name'] if isinstance(given, str) else ['name']}, not {given!r}")
    for name in given:
        _name(name, f"each of {what}")


def _name_or_names(given: object, what: str) -> None:
    if not isinstance(given, str):
        _names(given, what)


def _by_name(shape: Shape, each: str = "{what} of {name}") -> Shape:
    def check(given: object, what: str) -> None:
        if not isinstance(given, Mapping):
            raise BadConfig(f"{what} is said by name, such as {{'name': ...}}, not {given!r}")
        for name, value in given.items():
            _name(name, f"each key of {what}")
            shape(value, each.format(what=what, name=name))

    return check


def _yes_or_no(given: object, what: str) -> None:
    if not isinstance(given, bool):
        raise BadConfig(f"{what} is True or False, not {given!r}")


def _whole_number(given: object, what: str) -> None:
    if type(given) is not int:
        raise BadConfig(f"{what} is a whole number, not {given!r}")


_NEVER_NONE: Final = ("aliens", "begin", "face_up", "past", "setup", "stops", "seed")
_SHAPES: Final[dict[str, Shape]] = {
    **dict.fromkeys(("leader", "card", "begin", "next_card", "warpplanet"), _name),
    **dict.fromkeys(("aliens", "stack", "reinforcements", "envoys", "face_up", "past"), _names),
    **dict.fromkeys(("supply", "warp"), check_numbers),
    **dict.fromkeys(("hands", "decks", "piles", "spent"), _by_name(_names)),
    "planets": _by_name(check_numbers, "the fleet on {name!r}"),
    "allies": _by_name(_name_or_names),
    "tokens": _by_name(check_numbers),
    "beside": _by_name(_by_name(_names, "{what}, {name}")),
    **dict.fromkeys(("setup", "stops"), _yes_or_no),
    "seed": _whole_number,
}
