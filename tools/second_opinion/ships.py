"""Ships: none is lost and none appears, they move only as told, and colonies, powers and the end of the game follow from where they are."""

from fifthcolony.classic.view_types import SeatView
from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following
from tools.second_opinion.facts import EFFECTS
from tools.second_opinion.table import Opinion, Table, seat_in

INTO_WARP = {"ships.lost": 1, "ships.retrieved": -1, "rewards.ships": -1}
ONE_OUT_OF_WARP = {"regroup.retrieved", "zombie.rose", "observer.launched", "masochist.let_go"}
OUT_OF_THE_GAME = {"void.eradicated": 1}
MOVES = {
    *INTO_WARP, *ONE_OUT_OF_WARP, *OUT_OF_THE_GAME, "launch.launched", "launch.resettled", "alliance.committed", "ships.returned",
    "ships.landed", "amoeba.grew", "amoeba.shrank", "technology.researched", "technology.discarded", "piece.placed",
    "plasma_thrusters.rushed_in",
}  # fmt: skip
"""Events whose first word is a seat some of whose ships have moved."""


class Ships(Opinion):
    """Compares what was told between two decisions with what has changed on the board."""

    def __init__(self, table: Table, following: Following) -> None:
        super().__init__(table)
        self.following = following
        self.before: SeatView | None = None
        self.warp = [0] * 5
        self.removed = [0] * 5
        self.healed: set[int] = set()
        """Whose ships are about to come back: out of the warp, or into the game."""
        self.moved: set[int] = set()
        self.colonies: list[set[int]] = []
        self.powerless: list[bool] = []

    def hear(self, event: Event) -> None:
        """Count what goes where."""
        key = event.key
        if key in MOVES:
            seat = seat_in(event.params[0])
            self.moved.add(seat)
            self._count(key, seat, event)
        elif key == "filch.slipped_home" and event.audience is not None:
            self.moved |= set(event.audience)
            self.warp[event.audience[0]] -= 1
        elif key == "deal.made":
            self.moved |= {seat_in(word) for word in event.params}
        elif key == "healer.healed":
            self.healed.add(seat_in(event.params[1]))
        elif key.startswith("colony.") and self.colonies:
            planets, planet = self.colonies[seat_in(event.params[0])], self.table.planet(str(event.params[1]))
            self.table.expect(
                "a colony is founded where there is none, and lost where there is one", key == "colony.lost", planet in planets
            )
            planets ^= {planet}
        elif key.startswith(("power.lost", "power.regained")) and self.powerless:
            seat = seat_in(event.params[0])
            is_lost = key.startswith("power.lost")
            self.table.expect("a power is lost only while it is there", not is_lost, self.powerless[seat])
            self.powerless[seat] = is_lost

    def _count(self, key: str, seat: int, event: Event) -> None:
        if key in INTO_WARP:
            self.warp[seat] += INTO_WARP[key] * int(event.params[1])
        elif key in OUT_OF_THE_GAME:
            self.removed[seat] += int(event.params[1])
        elif key == "piece.placed":
            self.warp[seat] += event.params[1:] == ("piece:great_ship", "place:warp")
        elif key in ONE_OUT_OF_WARP:
            self.warp[seat] -= 1
            self.removed[seat] += key == "masochist.let_go"
        elif key == "ships.landed" and self._takes_a_place(seat):
            self.warp[seat] -= int(event.params[1])
        elif key == "ships.returned" and seat in self.healed:
            self.removed[seat] -= int(event.params[1])
        if key in ("ships.returned", "ships.retrieved"):
            self.healed.discard(seat)

    def _takes_a_place(self, seat: int) -> bool:
        """Whether a ship that lands comes out of the warp: by a power strengthened in this phase."""
        used = [play for play in self.following.encounter.uses if play.flare is not None and play.seat == seat and not play.is_cancelled]
        lands = [play for play in used if play.flare is not None and play.flare.name in EFFECTS["lands_out_of_the_warp"]]
        return bool(lands) and self.table.view["phase"] == "destiny"

    def look(self) -> None:
        """All of it, at a decision."""
        view = self.table.view
        for seat in range(view["seats"]):
            self._check_number(view, seat)
            if self.before is not None:
                self._check_moves(self.before, view, seat)
            self._check_colonies(view, seat)
        self._check_powers(view)
        self.before = view
        self.warp, self.removed, self.moved = [0] * 5, [0] * 5, set()

    def _check_number(self, view: SeatView, seat: int) -> None:
        places = [view[place][seat] for place in ("gate", "beside", "warp", "removed", "research")]
        number = sum(there[seat] for there in view["planets"]) + sum(places)
        self.table.expect("ships of a seat", self.table.ships_each + len(_great_ships(view, seat)), number)

    def _check_moves(self, before: SeatView, view: SeatView, seat: int) -> None:
        table = self.table
        lost_there = _great_ships(before, seat) == ["place:warp"] and not _great_ships(view, seat)
        warp = before["warp"][seat] + self.warp[seat] - lost_there
        table.expect("ships in the warp", warp, view["warp"][seat])
        table.expect("ships out of the game", before["removed"][seat] + self.removed[seat], view["removed"][seat])
        if seat not in self.moved:
            table.expect("ships of a seat of which nothing was told stay where they are", _stands(before, seat), _stands(view, seat))

    def _check_colonies(self, view: SeatView, seat: int) -> None:
        table, foreign = self.table, self.table.foreign_colonies(seat)
        if len(self.colonies) <= seat:
            self.colonies.append(set(foreign))
        table.expect("foreign colonies as they were told", self.colonies[seat], foreign)
        table.expect("the colony track", len(foreign), view["colonies"][seat])
        outcome = view["outcome"]
        if len(foreign) >= table.goal:
            table.holds("who has enough colonies has won", outcome is not None, f"seat {seat} wins with {len(foreign)} colonies", outcome)
        if outcome is not None and outcome["reason"] == "win.colonies":
            table.expect("who wins by colonies has enough of them", len(foreign) >= table.goal, seat in outcome["winners"])

    def _check_powers(self, view: SeatView) -> None:
        table = self.table
        table.expect("what wins and what powers need", (table.goal, table.home_colonies_needed), (view["goal"], view["power_needs"]))
        few = [table.home_colonies(seat) < table.home_colonies_needed for seat in range(view["seats"])]
        kept = EFFECTS["keeps_power_without_home_colonies"]
        lost = [(seat, alien) for seat, is_few in enumerate(few) if is_few for alien in view["aliens"][seat] if alien not in kept]
        table.expect("powers lost for want of home colonies", sorted(lost), sorted(tuple(entry) for entry in view["lost_powers"]))
        changed = self.before is None or self.before["aliens"] != view["aliens"]
        if changed or any(len(held) != 1 or held[0] in kept for held in view["aliens"]):
            self.powerless = few
        table.expect("powers lost and regained as told", few, self.powerless)


def _great_ships(view: SeatView, seat: int) -> list[str]:
    """Where a seat's ship is that counts as one more, if it has one."""
    return [where for kind, owner, where in view["pieces"] if (kind, owner) == ("great_ship", seat)]


def _stands(view: SeatView, seat: int) -> list[int]:
    """Where a seat's ships are, but for the warp and out of the game."""
    return [*(there[seat] for there in view["planets"]), view["gate"][seat], view["beside"][seat]]
