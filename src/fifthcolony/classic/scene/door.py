"""The door to a scene: every word has its shape, and whoever is named by a role is called by its own name from here on."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from fifthcolony.classic.scene.checking import check_phase, check_seats
from fifthcolony.classic.scene.names import OFF_BOARD, SIDES
from fifthcolony.classic.scene.shapes import SHAPES
from fifthcolony.classic.words import ALL_PHASES, Phase
from fifthcolony.kernel.errors import BadConfig

Said = ParamSpec("Said")
Made = TypeVar("Made")
PILES: Final = ("deck", "discard")


class Cast(NamedTuple):
    """Who is there, and who has which role; before launch there is no defense."""

    names: Sequence[str]
    roles: Mapping[str, str]

    def name(self, given: str, where: str) -> str:
        """A player's own name."""
        if given in SIDES and given not in self.roles:
            raise BadConfig(f"{where} names the {given}, and before launch there is none")
        name = self.roles.get(given, given)
        if name not in self.names:
            raise BadConfig(f"{where} names {given!r}, who has no seat; seats are: {', '.join(self.names)}")
        return name

    def all(self, given: Sequence[str], where: str) -> list[str]:
        """Players' own names, each once."""
        names = [self.name(one, where) for one in given]
        _check_once(names, where)
        return names

    def by_player(self, given: Mapping[str, Any], where: str) -> dict[str, Any]:
        """The same by players' own names."""
        return dict(zip(self.all(list(given), where), given.values(), strict=True))

    def by_planet(self, given: Mapping[str, Mapping[str, int]], where: str) -> dict[str, Any]:
        """Fleets by planets and players under their own names."""
        planets = [self._planet(planet, where) for planet in given]
        _check_once(planets, where)
        return {planet: self.by_player(fleet, planet) for planet, fleet in zip(planets, given.values(), strict=True)}

    def by_side(self, given: Mapping[str, Sequence[str]], where: str) -> dict[str, Any]:
        """Players that each side has invited."""
        return {side: self.all(guests, where) for side, guests in given.items()}

    def rest(self, given: str, where: str) -> str:
        """A pile, or the player who holds what is left."""
        return given if given in PILES else self.name(given, where)

    def _planet(self, given: str, where: str) -> str:
        owner, gap, number = given.rpartition(" ")
        return f"{self.name(owner, where)}{gap}{number}" if owner in SIDES else given


OWN_NAMES: Final[dict[str, Callable[[Cast, Any, str], Any]]] = {
    **dict.fromkeys(
        ("hands", "gate", "beside", "warp", "removed", "powers", "tokens", "sheets", "worlds", "technologies", "pieces"), Cast.by_player
    ),
    "ships": Cast.by_planet,
    "invited": Cast.by_side,
    "zapped": Cast.all,
    "hidden": Cast.all,
    "rest": Cast.rest,
}
"""The words that name players, and how."""


def by_the_door(make: Callable[Said, Made]) -> Callable[Said, Made]:
    """A scene whose words are checked, and its players called by their own names, before it is made."""
    empty = {word: parameter.default for word, parameter in inspect.signature(make).parameters.items()}

    @wraps(make)
    def door(*args: Said.args, **said: Said.kwargs) -> Made:
        given = {word: value for word, value in said.items() if value is not None or empty.get(word, "") is not None}
        return make(*args, **_enter(given))

    return door


def _enter(said: dict[str, Any]) -> dict[str, Any]:
    """The same words, checked, with everybody under its own name."""
    for word, given in said.items():
        SHAPES[word](given, word)
    said = _sort_ships(said)
    check_seats(said["seats"])
    check_phase(said.get("phase", Phase.REGROUP), said)
    cast = _cast(said)
    return {word: OWN_NAMES[word](cast, given, word) if word in OWN_NAMES else given for word, given in said.items()}


def _sort_ships(said: dict[str, Any]) -> dict[str, Any]:
    """The same, with ships that are on no planet under the word of their place."""
    elsewhere = {where: fleet for where, fleet in said.get("ships", {}).items() if where in OFF_BOARD}
    for where in elsewhere:
        if where in said:
            raise BadConfig(f"ships= and {where}= both say who is at {where!r}")
    planets = {where: fleet for where, fleet in said.get("ships", {}).items() if where not in OFF_BOARD}
    return {**said, **elsewhere, "ships": planets}


def _cast(said: dict[str, Any]) -> Cast:
    """Who has which role: the first seat and the one to its left, unless said otherwise."""
    seats = said["seats"]
    nobody = Cast(seats, {})
    for role in SIDES:
        if said.get(role) in SIDES:
            raise BadConfig(f"{role}= says who has the role, by name, not by {said[role]!r}; seats are: {', '.join(seats)}")
    offense = nobody.name(said.get("offense", seats[0]), "offense")
    defense = nobody.name(said.get("defense", seats[(seats.index(offense) + 1) % len(seats)]), "defense")
    if defense == offense:
        raise BadConfig(f"{defense} cannot be offense and defense at once")
    has_defense = ALL_PHASES.index(said.get("phase", Phase.REGROUP)) >= ALL_PHASES.index(Phase.LAUNCH)
    return Cast(seats, {"offense": offense, "defense": defense} if has_defense else {"offense": offense})


def _check_once(names: Sequence[str], where: str) -> None:
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadConfig(f"{where} names {twice[0]} twice")
