"""What all checks of one game share: who sits there, what is seen and heard just now, and what was found."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from fifthcolony.classic.view_types import SeatView
from fifthcolony.kernel.events import Event
from tools.second_opinion.facts import EFFECTS, SHIPS_A_PLANET

Look = Callable[[int | None], SeatView]
"""A view of the game as it is now, for a seat or a spectator."""
FINDINGS_A_GAME = 5
"""One fault leads to others; more sentences than that say nothing new."""


class Table:
    """One game under watch."""

    def __init__(self, seed: int, wishes: dict[str, Any]) -> None:
        self.seed = seed
        self.wishes = wishes
        self.heard = 0
        """The number of the event that was told last."""
        self.last = ""
        self.findings: list[str] = []
        self.checks: Counter[str] = Counter()
        """How often each thing was looked at."""
        self._look: Look | None = None
        self._seen: SeatView | None = None

    # --- seeing and hearing -----------------------------------------------------------------------------------------------------------

    @property
    def is_blind(self) -> bool:
        """Before the first decision there are events, but nothing to look at."""
        return self._look is None

    def sit_down(self, look: Look) -> None:
        """From now on the game can be seen."""
        self._look = look
        self._seen = None

    def take_in(self, event: Event) -> None:
        """Something was told: what was seen before may no longer be so."""
        self.heard += 1
        self.last = f"{event.key} {' '.join(map(str, event.params))}".strip()
        self._seen = None

    def blink(self) -> None:
        """Something was decided: look anew."""
        self._seen = None

    @property
    def view(self) -> SeatView:
        """What a spectator sees at this moment."""
        if self._seen is None:
            self._seen = self.own_view(None)
        return self._seen

    def own_view(self, seat: int | None) -> SeatView:
        """What a seat sees at this moment."""
        assert self._look is not None, "nobody can look at a game that has not begun"
        return self._look(seat)

    # --- finding ----------------------------------------------------------------------------------------------------------------------

    def expect(self, what: str, expected: object, found: object) -> None:
        """Both are the same, or there is a finding."""
        self.holds(what, expected == found, expected, found)

    def holds(self, what: str, is_so: bool, expected: object, found: object) -> None:
        """It is so, or there is a finding that says what was expected and what was found."""
        self.checks[what] += 1
        if not is_so and len(self.findings) < FINDINGS_A_GAME:
            self.findings.append(
                f"seed {self.seed}, {self.wishes}, event {self.heard} ({self.last}): {what}: expected {expected}, found {found}."
            )

    # --- the board --------------------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self.view["seats"]

    @property
    def variants(self) -> list[str]:
        """What is switched on."""
        return list(self.wishes.get("variants", ()))

    @property
    def planets_each(self) -> int:
        """How many home planets a seat begins with."""
        return 4 if "four_planets" in self.variants else 5

    @property
    def ships_each(self) -> int:
        """How many ships a seat has."""
        return self.planets_each * SHIPS_A_PLANET

    @property
    def goal(self) -> int:
        """Foreign colonies that win."""
        return self.planets_each

    @property
    def home_colonies_needed(self) -> int:
        """Home colonies without which a power is lost."""
        return 2 if "four_planets" in self.variants else 3

    def planet(self, word: str) -> int:
        """The number of a planet by its word."""
        seat, _, number = word.removeprefix("planet:").partition(".")
        return int(seat) * self.stride + int(number) - 1

    @property
    def stride(self) -> int:
        """From a seat's first planet to the next seat's."""
        return len(self.view["planets"]) // self.seats

    def home_colonies(self, seat: int) -> int:
        """How many of its own planets a seat has ships on."""
        first = seat * self.stride
        return sum(bool(there[seat]) for there in self.view["planets"][first : first + self.stride])

    def foreign_colonies(self, seat: int) -> set[int]:
        """The planets of others that a seat has ships on."""
        return {number for number, there in enumerate(self.view["planets"]) if there[seat] and number // self.stride != seat}

    def has_power(self, seat: int, alien: str) -> bool:
        """Whether a seat holds this alien and has not lost its power."""
        keeps = alien in EFFECTS["keeps_power_without_home_colonies"]
        return alien in self.view["aliens"][seat] and (keeps or self.home_colonies(seat) >= self.home_colonies_needed)

    def order(self) -> list[int]:
        """Timing order: offense, defense, then clockwise from the offense."""
        offense, defense = self.view["offense"], self.view["defense"]
        round_ = [(offense + step) % self.seats for step in range(self.seats)]
        return [offense, *([] if defense is None else [defense]), *(seat for seat in round_ if seat not in (offense, defense))]


def seat_in(word: object) -> int:
    """The seat a word names."""
    return int(str(word).removeprefix("seat:"))


def kind_in(word: object) -> str:
    """The kind of card a word names."""
    return str(word).removeprefix("card:")


class Opinion:
    """One thing that is checked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def hear(self, event: Event) -> None:
        """Something was told."""

    def look(self) -> None:
        """Somebody is about to decide, or the game is over: all that happened has been told."""
