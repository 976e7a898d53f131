"""Turns: clockwise, one encounter, and a second one only after a success or by a power."""

from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Encounter, Following
from tools.second_opinion.facts import EFFECTS, is_encounter_card
from tools.second_opinion.outcome import Outcome
from tools.second_opinion.table import Opinion, Table, seat_in

NEEDS_CARD = 2018
"""In this edition a second encounter needs an encounter card."""


class Turns(Opinion):
    """Heard before `Outcome`, which forgets the last encounter when the next begins."""

    def __init__(self, table: Table, following: Following, outcome: Outcome) -> None:
        super().__init__(table)
        self.following = following
        self.outcome = outcome
        self.turn: int | None = None
        self.between: int | None = None
        """Who has an encounter that belongs to no turn."""
        self.waiting: tuple[Encounter, bool] | None = None
        """The encounter after which that one came, and whether it was a success."""

    def hear(self, event: Event) -> None:
        """Who is next."""
        if event.key == "setup.first_player":
            self.turn = seat_in(event.params[1])
            self.table.checks["who begins"] += 1
        elif event.key == "encounter.in_between":
            self._check_between(seat_in(event.params[0]))
        elif event.key == "turn.begins":
            seat = seat_in(event.params[0])
            self.waiting = None
            if self.following.before.number and not self.table.is_blind:
                self.table.expect("whose turn it is", ((self.turn or 0) + 1) % self.table.seats, seat)
            elif self.turn is not None:
                self.table.expect("whose turn it is first", self.turn, seat)
            self.turn = seat
        elif event.key == "encounter.begins" and not self.table.is_blind:
            self._check_encounter(seat_in(event.params[0]), int(event.params[1]))
        elif event.key == "game.won" and not self.table.is_blind:
            self._check_end([seat_in(word) for word in event.params])

    def _check_between(self, seat: int) -> None:
        """Somebody has an encounter out of turn, by something done in the one before."""
        during = self.following.encounter
        allowed = during.used_by("encounters_in_between", seat) or (self.waiting and self.waiting[0].used_by("encounters_in_between", seat))
        self.table.holds("an encounter in between", bool(allowed), f"something by which seat {seat} has one", during.done)
        self.waiting = self.waiting or (during, self.outcome.is_success)
        self.between = seat

    def _check_encounter(self, seat: int, number: int) -> None:
        table = self.table
        if self.between is not None:
            table.expect("who has an encounter in between", self.between, seat)
            self.between = None
            return
        table.expect("who has an encounter", self.turn, seat)
        if number == 1:
            return
        before, is_success = self.waiting or (self.following.before, self.outcome.is_success)
        self.waiting = None
        table.expect("encounters of a turn are counted", before.number + 1, number)
        if before.used("one_more_encounter"):
            return
        table.expect("no third encounter without a power", 2, number)
        table.holds("no second encounter where there is one a turn", "single_encounter" not in table.variants, "the next turn", number)
        table.holds("a second encounter follows a success", is_success, "a success", self.outcome.result)
        if table.view["edition"] == NEEDS_CARD:
            own = table.own_view(seat)
            held = [*own["hand"], *(kind for holder, _, kind in own["sheet"] if holder == seat)]
            table.holds("a second encounter needs an encounter card", any(map(is_encounter_card, held)), "one in hand", held)

    def _check_end(self, winners: list[int]) -> None:
        outcome = self.table.view["outcome"]
        reason = outcome["reason"] if outcome else ""
        if reason in EFFECTS["wins_by_power"]:
            alien = EFFECTS["wins_by_power"][reason]
            powers = [alien in self.table.view["aliens"][seat] for seat in winners]
            self.table.holds("who wins by a power holds it", any(powers), alien, winners)
        else:
            self.table.expect("the reason of a win", "win.colonies", reason)
