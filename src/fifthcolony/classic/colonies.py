"""Ships and colonies of a classic game: the one verb that moves ships, and what follows from where they are."""

from operator import itemgetter
from typing import Final

from fifthcolony.classic.position.board import GATE, PLACE, REMOVED, RESEARCH, WARP
from fifthcolony.classic.position.whole import Position
from fifthcolony.classic.powers import lost_powers, tell_of_powers
from fifthcolony.classic.words import GREAT_SHIP, MAX_SEATS, ORBITS, PLANET, SEAT, Point, Replaceable, When, system_of
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.steps import STEPS

_PLANETS_OF: Final = {
    seats: itemgetter(*(slice(planet * MAX_SEATS, planet * MAX_SEATS + seats) for planet in range(seats * ORBITS)))
    for seats in range(1, MAX_SEATS + 1)
}
"""What cuts `ships` up by planet, one number a seat."""
_NEWS: Final = "classic.news.look_at_news"
"""The step that follows what ships have brought about; by name, since rules stand above the position."""

_UNWANTED: Final = (WARP, REMOVED, RESEARCH)
"""Where nobody wants a ship to be."""


class Colonies(Position):
    """A position whose ships can be moved."""

    __slots__ = ()

    def colonies(self, seat: int) -> list[int]:
        """The planets on which the seat has ships."""
        return list(self.settled[seat])

    def unreached(self, seat: int) -> list[int]:
        """The planets of others on which the seat has no ship, by owner in timing order."""
        return [planet for owner in self.order if owner != seat for planet in self.worlds[owner] if not self.ships_at(seat, planet)]

    def ships_at(self, seat: int, place: int) -> int:
        """How many ships the seat has there."""
        return self.ships[place * MAX_SEATS + seat]

    def fleet(self, seat: int) -> int:
        """All ships of a seat, wherever they are, lost ones too."""
        return sum(self.ships[seat::MAX_SEATS])

    def owners_at(self, place: int) -> list[int]:
        """The seats that have ships there."""
        return [seat for seat, number in enumerate(self.ships[place * MAX_SEATS : place * MAX_SEATS + self.seats]) if number]

    def ships_by_planet(self) -> tuple[tuple[int, ...], ...]:
        """How many ships each seat has on each planet. Views ask for it at nearly every look, far more often than ships move."""
        if not self.stands:
            self.stands = tuple([tuple(there) for there in _PLANETS_OF[self.seats](self.ships)])
        return self.stands

    def move_ships(self, seat: int, source: int, goal: int, number: int = 1) -> None:
        """The only way ships move. Track, power and victory follow from it."""
        here, there = source * MAX_SEATS + seat, goal * MAX_SEATS + seat
        ships = self.ships
        assert ships[here] >= number, f"seat {seat} has {ships[here]} ships at {PLACE[source]}, not {number}"
        ships[here] -= number
        emptied = not ships[here] and source < GATE
        if source == RESEARCH:
            self._leave_technology(seat, ships[here])
        if self.pieces:
            self._carry(seat, source, goal, ships[here])
        founded = not ships[there] and goal < GATE
        ships[there] += number
        self.stands = ()  # before anything is told: who hears of it may look
        if emptied:
            self._colony_lost(seat, source)
        if founded:
            self._colony_founded(seat, goal)

    def _carry(self, seat: int, source: int, goal: int, left: int) -> None:
        """A great ship goes with the first that leave, but is the last to be lost or to do research."""
        great = (GREAT_SHIP, seat, PLACE[source])
        if great in self.pieces and (goal not in _UNWANTED or not left):
            self.pieces[self.pieces.index(great)] = (GREAT_SHIP, seat, PLACE[goal])

    def add_ship(self, seat: int, place: int) -> None:
        """A seat gets a ship more, where it has ships already or where nobody settles."""
        self.stands = ()
        self.ships[place * MAX_SEATS + seat] += 1

    def remove_ship(self, seat: int, place: int) -> None:
        """A seat has a ship less from now on."""
        self.move_ships(seat, place, REMOVED)
        self.ships[REMOVED * MAX_SEATS + seat] -= 1

    def _leave_technology(self, seat: int, left: int) -> None:
        """Ships have been taken off technologies from outside: the one with the most loses them, the newest of several."""
        numbers = [(ships, at) for at, (holder, _, ships, _) in enumerate(self.technologies) if holder == seat]
        while sum(ships for ships, _ in numbers) > left:
            ships, at = max(numbers)
            numbers[numbers.index((ships, at))] = (ships - 1, at)
            holder, name, _, is_open = self.technologies[at]
            self.technologies[at] = (holder, name, ships - 1, is_open)

    def _colony_lost(self, seat: int, planet: int) -> None:
        self.settled[seat] = tuple([held for held in self.settled[seat] if held != planet])
        if system_of(planet) != seat:
            self.foreign[seat] -= 1
            self.tell("colony.lost", SEAT[seat], PLANET[planet])
            return
        self.homes[seat] -= 1
        if self.homes[seat] == self.power_needs - 1:
            tell_of_powers(self, seat, back=False)
            if any(loser == seat for loser, _ in lost_powers(self)):
                self._note(When.ON_POWER_LOSS, seat)

    def _colony_founded(self, seat: int, planet: int) -> None:
        self.settled[seat] = tuple(sorted([*self.settled[seat], planet]))
        if system_of(planet) != seat:
            self.unsettled = True
            self.foreign[seat] += 1
            self.tell("colony.founded", SEAT[seat], PLANET[planet])
            self._note(When.ON_COLONY, seat)
            return
        self.homes[seat] += 1
        if self.homes[seat] == self.power_needs:
            tell_of_powers(self, seat, back=True)

    def add_planet(self, seat: int) -> int:
        """A planet more in a seat's system, in its last orbit; nobody is on it yet."""
        planet = seat * ORBITS + ORBITS - 1
        assert planet not in self.worlds[seat], f"seat {seat} has {PLANET[planet]} already"
        self.worlds[seat] = (*self.worlds[seat], planet)
        return planet

    def remove_planet(self, planet: int) -> None:
        """A planet leaves the game; ships have left it before."""
        assert not self.owners_at(planet), f"there are ships on {PLANET[planet]}"
        seat = system_of(planet)
        self.worlds[seat] = tuple([other for other in self.worlds[seat] if other != planet])

    def watches(self, point: Point | Replaceable) -> bool:
        """Whether anybody could ever act at this point, or stand in for this event."""
        return point in self.hooks or point in self.openings

    def _note(self, point: Point, seat: int) -> None:
        """Something has happened to a seat that can be acted on when the step is over."""
        if self.watches(point):
            self.news.append((point, seat))
            self.unsettled = True

    def havens(self, seat: int) -> list[int]:
        """Planets where the seat's ships may come home to: its colonies, less what is about to be lost there."""
        if not self.losses:
            return self.colonies(seat)
        return [planet for planet in self.colonies(seat) if self.ships_at(seat, planet) > self.doomed(seat, planet)]

    def doomed(self, seat: int, place: int) -> int:
        """How many of the seat's ships there are about to be lost."""
        return sum(number for event in self.losses for loser, where, number in event if (loser, where) == (seat, place))

    def settle(self) -> None:
        """classic:win.immediate, classic:win.shared: who reach the goal by one event win together; else the news are looked at."""
        if max(self.foreign) >= self.goal:
            winners = tuple(seat for seat, colonies in enumerate(self.foreign) if colonies >= self.goal)
            self.outcome = Outcome(winners, "win.colonies")
            self.tell("game.won", *(SEAT[seat] for seat in winners))
        elif self.news:
            self.stack.append((STEPS[_NEWS], ()))
