"""What comes of a winner: whose ships are lost and whose land, compensation, and rewards."""

from dataclasses import dataclass, field

from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Encounter, Following
from tools.second_opinion.facts import EFFECTS, SHIPS_FOR_A_FAILED_DEAL
from tools.second_opinion.table import Opinion, Table, seat_in
from tools.second_opinion.totals import SIDES, Totals

SUCCESSES = ("deal.made", "launch.resettled", "oracle.ended", "settled")
"""How an offense succeeds without winning."""
MUST_TAKE = 2008
"""In this edition every reward is taken; in the other it may be left."""


@dataclass
class Toll:
    """What became of ships since the winner was known, by seat."""

    losers: dict[int, int] = field(default_factory=dict)
    """How many ships each had in the encounter."""
    lost: dict[int, int] = field(default_factory=dict)
    saved: dict[int, int] = field(default_factory=dict)
    removed: dict[int, int] = field(default_factory=dict)
    landed: dict[int, int] = field(default_factory=dict)

    def sunk(self, seat: int) -> int:
        """Those of its ships in the encounter that went to the warp."""
        return self.losers.get(seat, 0) - self.saved.get(seat, 0) - self.removed.get(seat, 0) - self.landed.get(seat, 0)


def count(counts: dict[int, int], seat: int, number: int) -> None:
    """Add up."""
    counts[seat] = counts.get(seat, 0) + number


class Outcome(Opinion):
    """From the reveal's winner to the end of the encounter."""

    def __init__(self, table: Table, following: Following, totals: Totals) -> None:
        super().__init__(table)
        self.following = following
        self.totals = totals
        self.encounter = Encounter()
        self._forget()

    def _forget(self) -> None:
        self.winner: int | None = None
        self.forces: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.toll = Toll()
        self.healed: set[int] = set()
        self.begun = False
        """Ships have been lost or have landed: who took part is settled."""
        self.compensated = False
        self.rewards: dict[int, int] = {}
        self.taken: dict[int, int] = {}
        self.reach: dict[int, int] = {}
        """Ships within reach of those who failed to deal."""
        self.both_lose = False
        self.is_past = False
        """What is lost from now on has nothing to do with the encounter."""
        self.beaten: set[int] = set()
        """Losers whose ships have gone to the warp."""
        self.stranded: set[int] = set()
        """Who has no colony left, so that ships which should go home are lost too."""
        self.result = ""

    @property
    def is_success(self) -> bool:
        """Whether the offense has got what it came for."""
        return self.winner == 0 or self.result in SUCCESSES

    def hear(self, event: Event) -> None:
        """What happens after the reveal."""
        key, params = event.key, event.params
        if key in ("turn.begins", "encounter.begins"):
            self._close()
            self._forget()
        self.encounter = self.following.encounter
        if key in ("turn.begins", "encounter.begins"):
            return
        if self.table.is_blind:
            return
        if key in ("reveal.winner", "reveal.upset"):
            self._win(key, SIDES.index(str(params[0])), seat_in(params[1]))
        elif key == "reveal.both_lose":
            self.both_lose, self.begun = True, True
            self.toll.losers = self.totals.forces(0) | self.totals.forces(1)
        elif key in ("filch.slandered", "filch.caught"):
            self.is_past = True
        elif key in ("launch.resettled", "oracle.ended"):
            self.result = key
        elif key in ("deal.made", "deal.failed"):
            self.result = key
            if key == "deal.failed":
                self.reach = {seat_in(word): self._within_reach(seat_in(word)) for word in params}
        else:
            self._hear_of_ships(event)
            self._hear_of_spoils(event)

    def _win(self, key: str, side: int, seat: int) -> None:
        view = self.table.view
        if key == "reveal.upset":
            self.table.expect("an upset turns the winner round", (1 - (self.winner or 0), True), (side, self._is_upset()))
        self.winner = side
        self.table.expect("whose win it is", (view["offense"], view["defense"])[side], seat)
        self.forces = (self.totals.forces(0), self.totals.forces(1))

    def _is_upset(self) -> bool:
        winners = [EFFECTS["winner"][play.name] for play in self.encounter.used("winner")]
        return winners.count("turned_round") % 2 == 1

    def _within_reach(self, seat: int) -> int:
        """The ships that a failed deal can cost a seat: on its colonies and in the gate."""
        view = self.table.view
        return sum(planet[seat] for planet in view["planets"]) + view["gate"][seat]

    def _owed(self, seat: int) -> int:
        """How many of them it costs."""
        cost = SHIPS_FOR_A_FAILED_DEAL
        for play in self.encounter.used("shifts_failed_deals"):
            shift = EFFECTS["shifts_failed_deals"][play.name]
            cost += -shift if play.seat == seat else shift
        return min(cost, self.reach[seat])

    # --- ships ------------------------------------------------------------------------------------------------------------------------

    def _hear_of_ships(self, event: Event) -> None:
        toll, params = self.toll, event.params
        match event.key:
            case "ships.lost" if (self.winner is not None or self.reach or self.both_lose) and not self.is_past and not self._waits():
                self._settle()
                count(toll.lost, seat_in(params[0]), int(params[1]))
                if int(params[1]) == toll.sunk(seat_in(params[0])):
                    self.beaten.add(seat_in(params[0]))
                if not any(planet[seat_in(params[0])] for planet in self.table.view["planets"]):
                    self.stranded.add(seat_in(params[0]))
            case "void.eradicated":
                self._settle()
                count(toll.removed, seat_in(params[0]), int(params[1]))
                self._allow("removes_beaten_ships", seat_in(params[0]))
            case "spiff.stays" | "collapsium_hulls.held_out":
                self._settle()
                count(toll.saved, seat_in(params[0]), 1)
                self._allow("leaves_a_ship_behind", seat_in(params[0]))
            case "healer.healed":
                self.healed.add(seat_in(params[1]))
            case "ships.retrieved":
                self.healed.discard(seat_in(params[0]))
            case "ships.returned" if self.winner is not None or self.both_lose:
                self._return(seat_in(params[0]), int(params[1]))
            case "ships.landed":
                self._land(seat_in(params[0]), int(params[1]), self.table.planet(str(params[2])))

    def _waits(self) -> bool:
        """An upset is to come: what is lost before it is the price of something else."""
        return self.winner is not None and not self.begun and self._after_upset() != self.winner

    def _settle(self) -> None:
        """Nothing can change any more who has lost."""
        if self.winner is not None and not self.begun:
            self.begun = True
            self.toll.losers = dict(self.forces[1 - self.winner])
            self.table.expect("the winner after all upsets", self._after_upset(), self.winner)

    def _after_upset(self) -> int | None:
        """The winner of the cards, turned round or not."""
        winner = self.totals.winner
        return winner if winner is None or not self._is_upset() else 1 - winner

    def _allow(self, what: str, seat: int) -> None:
        """Something out of the ordinary happens to a loser's ships: by a power that does that, and to a loser."""
        used = self.encounter.used(what)
        self.table.holds(
            f"a power that {what.replace('_', ' ')}", bool(used) and seat in self.toll.losers, f"one used on seat {seat}", used
        )

    def _return(self, seat: int, number: int) -> None:
        if seat in self.healed:
            self.healed.discard(seat)
            return
        if self.winner is not None and seat not in self.forces[1 - self.winner]:
            return
        self._settle()
        if seat in self.beaten or not self.toll.sunk(seat):
            return  # its ships in the encounter are lost or saved already: these are others
        encounter = self.encounter
        saviours = encounter.used("saves_own_ships") + encounter.used("saves_allies_ships")
        self.table.holds("only powers save the losers' ships", bool(saviours), f"seat {seat} to lose {number} ships", saviours)
        count(self.toll.saved, seat, number)

    def _land(self, seat: int, number: int, planet: int) -> None:
        table, view = self.table, self.table.view
        from_gate = self.winner == 0 and planet == view["target"] and self.forces[0].get(seat) == number
        given_in = self.winner is None and planet == view["target"] and self.encounter.used("settles_without_a_fight")
        strengthened = [play for play in self.encounter.uses if play.flare and play.flare.name in EFFECTS["lands_out_of_the_warp"]]
        if not from_gate and not given_in and (self.encounter.used_by("settles_elsewhere", seat) or strengthened):
            return
        table.expect("ships land on the target", view["target"], planet)
        if self.winner == 1:
            count(self.toll.landed, seat, number)
            self._settle()
            self._allow("lands_though_beaten", seat)
        elif self.winner == 0:
            table.expect("ships that land are those in the gate", self.forces[0].get(seat), number)
        else:
            table.holds("ships land without a fight", bool(self.encounter.used("settles_without_a_fight")), "by a power", seat)
            self.result = "settled"

    # --- compensation and rewards -----------------------------------------------------------------------------------------------------

    def _hear_of_spoils(self, event: Event) -> None:
        params = event.params
        if event.key == "compensation.taken":
            self._check_compensation(seat_in(params[0]), seat_in(params[1]), int(params[2]))
        elif event.key == "compensation.nothing":
            self._check_compensation(seat_in(params[0]), seat_in(params[1]), 0)
        elif event.key in ("rewards.cards", "rewards.ships"):
            count(self.taken, seat_in(params[0]), int(params[1]))
            self._check_reward(seat_in(params[0]))

    def _worth(self, seat: int, ships: int) -> int:
        """What ships are worth in compensation and rewards."""
        double = any(self.table.has_power(seat, alien) for alien in EFFECTS["counts_double_for_spoils"])
        return 2 * ships if double else ships

    def _collector(self) -> int | None:
        """Who has lost with a negotiate against an attack."""
        values = self.totals.reckoning.values() if self.totals.reckoning.faces else []
        if self.winner is None or not values or values[1 - self.winner] is not None or values[self.winner] is None:
            return None
        return (self.encounter.offense, self.encounter.defense)[1 - self.winner]

    def _check_compensation(self, collector: int, payer: int, number: int) -> None:
        table, view, encounter = self.table, self.table.view, self.encounter
        self.compensated = True
        table.expect("who is compensated", self._collector(), collector)
        table.holds("no compensation in a cloud of gas", not encounter.played("ionic_gas"), "none", number)
        if not any(play.seat == collector for play in encounter.used("picks_who_pays")):
            table.expect("who pays compensation", (view["offense"], view["defense"])[self.winner or 0], payer)
        due = self._worth(collector, self.toll.sunk(collector)) * (2 if encounter.used_by("doubles_compensation", collector) else 1)
        table.expect("cards taken as compensation", min(due, view["hands"][payer]), number)

    def _check_reward(self, seat: int) -> None:
        table, encounter = self.table, self.encounter
        table.expect("rewards are for a defense that has won", 1, self.winner)
        table.holds("no rewards in a cloud of gas", not encounter.played("ionic_gas"), "none", self.taken)
        if seat not in self.rewards:
            self.rewards[seat] = self._worth(seat, self.forces[1].get(seat, 0)) if seat != encounter.defense else 0
        table.holds("rewards taken", self.taken[seat] <= self.rewards[seat], f"at most {self.rewards[seat]}", self.taken[seat])

    # --- all in all -------------------------------------------------------------------------------------------------------------------

    def _close(self) -> None:
        """The encounter is over: what should have happened has happened."""
        encounter = self.encounter
        if encounter.is_over or encounter.number == 0:
            return
        if self.winner is not None:
            self._settle()
            self._close_spoils(encounter)
        if self.winner is not None or self.both_lose:
            self._close_losses(encounter)
        if self.reach:
            self._close_deal(encounter)

    def _close_losses(self, encounter: Encounter) -> None:
        """All ships of the losers that nothing has saved are lost, and no others unless something costs more."""
        toll, costly = self.toll, bool(encounter.used("costs_more_ships"))
        for seat in toll.losers:
            sunk, lost = toll.sunk(seat), toll.lost.get(seat, 0)
            self.table.holds("ships lost by a defeat", lost >= sunk if costly else lost == sunk, f"seat {seat} loses {sunk}", lost)

    def _close_spoils(self, encounter: Encounter) -> None:
        """Who should have collected something has."""
        table, toll, gas = self.table, self.toll, bool(encounter.played("ionic_gas"))
        collector = self._collector()
        due = collector is not None and toll.sunk(collector) > 0 and not gas
        due = due and (self.compensated or not encounter.used("refuses_compensation"))
        table.expect("compensation is taken where it is due", due, self.compensated)
        if self.winner == 1 and table.view["edition"] == MUST_TAKE and not gas and not encounter.used("sends_allies_home"):
            for seat in [seat for seat, ships in self.forces[1].items() if seat != encounter.defense and ships]:
                table.expect("every reward is taken", self.rewards.get(seat), self.taken.get(seat))

    def _close_deal(self, encounter: Encounter) -> None:
        saviours = {play.seat for play in encounter.used("saves_own_ships")}
        costly = bool(encounter.used("costs_more_ships"))
        for seat in self.reach:
            owed, lost = self._owed(seat), self.toll.lost.get(seat, 0)
            more = costly or seat in self.stranded
            if seat in saviours:
                self.table.holds("ships saved after a failed deal", more or lost <= owed, f"at most {owed}", lost)
            else:
                self.table.holds("ships lost by a failed deal", lost >= owed if more else lost == owed, f"seat {seat} loses {owed}", lost)
