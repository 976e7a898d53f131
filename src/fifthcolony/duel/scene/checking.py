"""What a scene of a duel refuses: positions that no game can be in."""

from collections.abc import Mapping, Sequence

from fifthcolony.duel.powers import alien_named
from fifthcolony.duel.scene.names import Scene
from fifthcolony.duel.words import COLOURS, SEATS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.scene import check_numbers


def check_aliens(aliens: Sequence[str]) -> None:
    """Two players, each by another name: an alien, or a colour."""
    if isinstance(aliens, str) or len(aliens) != len(SEATS) or len(set(aliens)) != len(aliens):
        raise BadConfig(f"a duel has two players with different names, not {aliens!r}")
    for name in aliens:
        if name not in COLOURS:
            alien_named(name)


def check_ships(s: Scene, planets: Mapping[str, object], supply: object, warp: object) -> None:
    """Numbers of ships, and players who are there."""
    for what, fleet in (*((f"the fleet on {name!r}", fleet) for name, fleet in planets.items()), ("supply", supply), ("warp", warp)):
        check_numbers(fleet, what)
        assert isinstance(fleet, Mapping)
        for name in fleet:
            s.seat(name)
