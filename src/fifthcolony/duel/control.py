"""Roles, planets and ships of a duel game: who leads, who controls what, and how ships come and go."""

from fifthcolony.duel.destiny import DESTINY, Destiny
from fifthcolony.duel.planets import SYMBOL, TILE
from fifthcolony.duel.position.whole import Position
from fifthcolony.duel.words import NO_PLANET, SEAT


class Control(Position):
    """A position in which planets are held and ships sent."""

    __slots__ = ()

    @property
    def straggler(self) -> int:
        """Who is not the leader."""
        return 1 - self.leader

    @property
    def order(self) -> tuple[int, int]:
        """duel:role.default_order: leader first, then straggler."""
        return (self.leader, 1 - self.leader)

    @property
    def terms(self) -> Destiny:
        """The destiny card being carried out."""
        return DESTINY[self.card]

    def controls(self, seat: int, tile: int) -> bool:
        """duel:planet.control_suspended: holding it, and no duel over it."""
        return tile != self.arena and self.holds(seat, tile)

    def holds(self, seat: int, tile: int) -> bool:
        """duel:planet.control, duel:warpplanet.control: a ship there, or more than the other's, as long as nobody fights over it."""
        mine = self.fleet[tile * 2 + seat]
        return mine > (self.fleet[tile * 2 + 1 - seat] if tile == self.warpplanet else 0)

    def controlled(self, seat: int) -> list[int]:
        """The tiles a seat controls, in the order of the row."""
        fleet, arena, warpplanet = self.fleet, self.arena, self.warpplanet
        held = [tile for tile in self.row if fleet[tile * 2 + seat] and tile != arena]
        if warpplanet in held and fleet[warpplanet * 2 + seat] <= fleet[warpplanet * 2 + 1 - seat]:
            held.remove(warpplanet)
        return held

    def planets_of(self, seat: int) -> int:
        """How many planets a seat controls: counted without naming them, because roles are compared all the time."""
        ships = self.fleet[seat::2]
        arena, warpplanet = self.arena, self.warpplanet
        number = len(ships) - ships.count(0) - (arena != NO_PLANET and ships[arena] > 0)
        if warpplanet not in (NO_PLANET, arena) and 0 < ships[warpplanet] <= self.fleet[warpplanet * 2 + 1 - seat]:
            number -= 1
        return number

    def symbols(self, seat: int) -> list[str]:
        """The symbols of the planets a seat controls."""
        return [SYMBOL[tile] for tile in self.controlled(seat)]

    def compare_roles(self) -> None:
        """duel:role.switch: more planets make the straggler leader."""
        straggler = 1 - self.leader
        if self.planets_of(straggler) > self.planets_of(self.leader):
            self.leader = straggler
            self.tell("roles.switched", SEAT[self.leader], SEAT[self.straggler])

    def discover_planet(self) -> int:
        """duel:planet.discover: the top tile joins the row."""
        tile = self.planets.pop()
        self.row.append(tile)
        self.tell("planet.discovered", TILE[tile])
        return tile

    def there(self, seat: int) -> int:
        """A seat's ships on the planet duelled over."""
        return self.fleet[self.arena * 2 + seat] if self.arena != NO_PLANET else 0

    def send(self, seat: int, number: int, tile: int) -> int:
        """duel:ship.send, duel:duel.d2_short: as many as there are, from supply to a planet."""
        number = min(number, self.supply[seat])
        self.supply[seat] -= number
        self.fleet[tile * 2 + seat] += number
        return number

    def retreat(self, seat: int, number: int, tile: int) -> int:
        """duel:ship.retreat: from a planet to supply."""
        number = min(number, self.fleet[tile * 2 + seat])
        self.fleet[tile * 2 + seat] -= number
        self.supply[seat] += number
        return number
