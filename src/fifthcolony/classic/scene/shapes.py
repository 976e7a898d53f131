"""What each word of a scene takes: a name, a number, a list, a mapping. Anything else is refused by a sentence before it is looked at."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.scene import check_numbers

Shape = Callable[[object, str], None]
"""Called with what was given and where; refuses what does not fit."""


def _expect(fits: bool, where: str, what: str, given: object) -> None:
    if not fits:
        raise BadConfig(f"{where}: expected {what}, given {given!r}")


def word(what: str) -> Shape:
    """A text."""
    return lambda given, where: _expect(isinstance(given, str), where, what, given)


def number(what: str, least: int | None = None) -> Shape:
    """A whole number, from the least on."""
    return lambda given, where: _expect(type(given) is int and (least is None or given >= least), where, what, given)


def several(what: str) -> Shape:
    """A list of texts."""

    def check(given: object, where: str) -> None:
        fits = isinstance(given, Sequence) and not isinstance(given, str) and all(isinstance(one, str) for one in given)
        _expect(fits, where, f"a list of {what}", given)

    return check


def several_numbers(what: str, least: int) -> Shape:
    """A list of whole numbers, from the least on."""

    def check(given: object, where: str) -> None:
        fits = isinstance(given, Sequence) and not isinstance(given, str) and all(type(one) is int and one >= least for one in given)
        _expect(fits, where, f"a list of {what}", given)

    return check


def each(what: str, shape: Shape, said: str = "{} of {}") -> Shape:
    """A mapping of names to things of one shape."""

    def check(given: object, where: str) -> None:
        _expect(isinstance(given, Mapping), where, f"a mapping of {what}", given)
        assert isinstance(given, Mapping)
        for name, value in given.items():
            _expect(isinstance(name, str), where, f"a mapping of {what}", given)
            shape(value, said.format(where, name))

    return check


def fleet(given: object, where: str) -> None:
    """Ships by player."""
    check_numbers(given, f"the fleet at {where!r}")
    _expect(isinstance(given, Mapping) and all(isinstance(name, str) for name in given), where, "players by name", given)


def stage(given: object, where: str) -> None:
    """How far a technology is: the ships that research it, or that it lies open."""
    _expect(given == "open" or (type(given) is int and given >= 0), where, "a number of ships, or 'open'", given)


_CARDS: Final = several("cards")
_TECHNOLOGIES: Final = each("technologies to ships, or to 'open'", stage)
_PLAYER: Final = word("a player's name")
_DESTINY: Final = several("destiny cards")

SHAPES: Final[dict[str, Shape]] = {
    "seats": several("names"),
    "powers": each("players to lists of aliens", several("aliens")),
    "hidden": several("players"),
    "offense": _PLAYER,
    "defense": _PLAYER,
    "phase": word("the name of a phase"),
    "encounter": number("a number from 1", 1),
    "edition": number("a year, as a number"),
    "variants": several("variants"),
    "worlds": each("players to numbers of planets", several_numbers("planets from 1 to 6", 1)),
    "target": word("a planet, such as 'jade 1'"),
    "ships": each("planets to fleets", fleet, "{1}"),
    "gate": fleet,
    "beside": fleet,
    "warp": fleet,
    "removed": fleet,
    "invited": each("sides to lists of players", several("players")),
    "zapped": several("players"),
    "hands": each("players to lists of cards", _CARDS),
    "laid": _CARDS,
    "tokens": each("players to counters by kind", check_numbers),
    "sheets": each("players to piles of cards", each("piles to lists of cards", _CARDS, "{} at {}")),
    "technologies": each("players to technologies", _TECHNOLOGIES),
    "technology_deck": several("technologies"),
    "technology_discard": several("technologies"),
    "pieces": each("players to pieces", each("pieces to places", word("a place, such as 'jade 1'"))),
    "deck": _CARDS,
    "discard": _CARDS,
    "destiny": _DESTINY,
    "destiny_discard": _DESTINY,
    "rest": word("deck, discard or a player's name"),
    "deal_rounds": number("a number from 1", 1),
    "stops": lambda given, where: _expect(isinstance(given, bool), where, "True or False", given),
    "seed": number("a whole number"),
}
"""By the word of the scene."""
