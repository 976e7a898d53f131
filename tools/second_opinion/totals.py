"""Totals: what each card counts, what each ship counts, what is added, and who wins by it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following, Play
from tools.second_opinion.facts import EFFECTS, value_of
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in

Values = list[int | None]
"""What the two cards count; None for a negotiate."""
SIDES = ("side:offense", "side:defense")
ANOTHER_CARD = "card_becomes"
NEGOTIATES = -1
"""What a card becomes that has no value."""


@dataclass
class Change:
    """What a use, a card or a picked card changes about a side's card or total."""

    side: int
    effect: str
    amount: int
    by: Play | None = None
    """The use it hangs on: if that is cancelled, nothing changes."""
    seat: int = -1

    @property
    def counts(self) -> bool:
        """Whether it happened."""
        return self.by is None or not self.by.is_cancelled


@dataclass
class Reckoning:
    """All that decides an encounter, from the two cards on."""

    faces: list[str] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    is_calm: bool = False
    """Every attack counts as a negotiate."""

    def of(self, effect: str) -> list[Change]:
        """The changes of one kind that happened, in their order."""
        return [change for change in self.changes if change.effect == effect and change.counts]

    def printed(self) -> list[int | str | None]:
        """What both cards are by now: an attack's value, "morph", or None for a negotiate."""
        printed: list[int | str | None] = ["morph" if face == "morph" else value_of(face) for face in self.faces]
        for change in self.changes:
            if change.counts and change.effect == ANOTHER_CARD:
                printed[change.side] = None if change.amount == NEGOTIATES else change.amount
        return printed

    def values(self) -> Values:
        """What the cards count now."""
        one, other = self.printed()
        values = [None if value == "morph" else int(value) if value is not None else None for value in _unmorphed(one, other)]
        for change in [*self.of("cards_read_backwards"), *self.of("card_read_backwards")]:
            both = change.effect == "cards_read_backwards"
            values = [_backwards(value) if both or side == change.side else value for side, value in enumerate(values)]
        for change in self.changes:
            if change.counts and change.effect == "higher_card_less_lower":
                values = _lessened(values)
            elif change.counts and change.effect == "parity_called":
                values = _called(values, change.side, change.amount)
            elif change.counts and change.effect == "spread_named":
                values = _spread(values, change.side, change.amount)
        for change in self._on_cards():
            value = values[change.side]
            if value is not None:
                values[change.side] = ON_CARDS[change.effect](value, change.amount)
        return [None, None] if self.is_calm else values

    def _on_cards(self) -> list[Change]:
        """What changes a card's own value, in its order; what was done to a card that has become another since is forgotten."""
        changes: list[Change] = []
        for change in self.changes:
            if change.counts and change.effect == ANOTHER_CARD:
                changes = [earlier for earlier in changes if earlier.side != change.side]
            elif change.counts and change.effect in ON_CARDS:
                changes.append(change)
        return changes

    def replace(self, side: int, face: str) -> None:
        """A side's card is another one, whatever the old one had become."""
        self.faces[side] = face
        self.changes = [change for change in self.changes if change.side != side or change.effect != ANOTHER_CARD]

    def worth(self, seat: int) -> int:
        """What each ship of a seat counts."""
        worth = 1
        for change in self.changes:
            if change.counts and change.seat == seat and change.effect in ("each_ship_counts", "negates_ships"):
                worth *= change.amount
            elif change.counts and change.seat == seat and change.effect in ("card_times_ships", "ships_count_otherwise"):
                worth = 0
        return worth

    def added(self, side: int) -> int:
        """What is added to a side's total besides card and ships."""
        return sum(change.amount for change in self.of("adds") if change.side == side)


ON_CARDS: dict[str, Callable[[int, int], int]] = {
    "card_by_thirds": lambda value, limit: 3 * value if value <= limit else -(-value // 3),
    "card_times_ships": lambda value, ships: value * ships,
    "card_plus": lambda value, more: value + more,
}
"""What changes a card's own value, in the order in which it happens."""


def _unmorphed(one: int | str | None, other: int | str | None) -> tuple[int | str | None, int | str | None]:
    """A morph is a copy of the other card."""
    return (other if one == "morph" else one, one if other == "morph" else other)


def _backwards(value: int | None) -> int | None:
    """An attack's two digits change places."""
    return None if value is None else value % 10 * 10 + value // 10


def _called(values: Values, caller: int, parity: int) -> Values:
    """Of two attacks, who was wrong about their sum loses the other's value, down to nothing."""
    one, other = values
    if one is None or other is None:
        return values
    loser = 1 - caller if (one + other) % 2 == parity else caller
    left = max(0, (one - other) if loser == 0 else (other - one))
    return [left, other] if loser == 0 else [one, left]


def _spread(values: Values, side: int, spread: int) -> Values:
    """Two attacks that differ by a named spread or more add it to the one of who named it."""
    one, other = values
    if one is None or other is None or abs(one - other) < spread:
        return values
    return [one + spread, other] if side == 0 else [one, other + spread]


def _lessened(values: Values) -> Values:
    """The higher of two different attacks loses the value of the lower."""
    one, other = values
    if one is None or other is None or one == other:
        return values
    return [one - other, other] if one > other else [one, other - one]


class Totals(Opinion):
    """Follows the reveal."""

    def __init__(self, table: Table, following: Following) -> None:
        super().__init__(table)
        self.following = following
        self.reckoning = Reckoning()
        self.prayer: list[int] = []
        """Values of the attacks that were drawn for the card on the table."""
        self.winner: int | None = None
        """Of the reveal, before anything turns it round."""
        self.outright: int | None = None
        """The side that wins because its power was zapped."""
        self.fodder: tuple[Play, int, bool] | None = None
        """Who throws in attacks for which side, and whether they must be higher than its own."""
        self.is_revealed = False

    def hear(self, event: Event) -> None:
        """What bears on cards and totals."""
        params = event.params
        match event.key:
            case "encounter.begins":
                self.reckoning, self.winner, self.outright, self.prayer, self.fodder = Reckoning(), None, None, [], None
                self.is_revealed = False
            case "power.used" if not self.table.is_blind:
                self._use(self.following.encounter.uses[-1])
            case "flare.played" if not self.table.is_blind:
                self._use(self.following.encounter.flares[-1])
            case "reveal.cards" | "reveal.as_claimed":
                self.reckoning.faces = [kind_in(params[1]), kind_in(params[3])]
                self.is_revealed = True
            case "cards.drawn_openly":
                self.prayer = [value for value in (value_of(kind_in(word)) for word in params[1:]) if value is not None]
            case "chosen.replaced" | "quark_battery.discharged":
                self.reckoning.replace(self._side(seat_in(params[0])), kind_in(params[1]))
                self.prayer = []
            case "cards.discarded" if self.fodder is not None:
                self._throw_in(seat_in(params[0]), kind_in(params[1]))
            case "reinforce.played":
                self.reckoning.changes.append(Change(SIDES.index(str(params[2])), "adds", value_of(kind_in(params[1])) or 0))
            case "reinforce.cancelled":
                self._cancel(value_of(kind_in(params[0])) or 0)
            case "reveal.all_negotiate":
                self.reckoning.is_calm = True
            case _:
                self._hear_of_choices(event)
                self._hear_outcome(event)

    def _hear_of_choices(self, event: Event) -> None:
        """What somebody has chosen with a use or a flare."""
        params, changes = event.params, self.reckoning.changes
        match event.key:
            case "calculator.called":
                parity = int(str(params[1]).endswith(":odd"))
                changes.append(Change(self._side(seat_in(params[0])), "parity_called", parity))
            case "gambler.bet":
                changes.append(Change(self._side(seat_in(params[0])), "spread_named", int(params[1])))
            case "mirror.limited":
                changes.append(Change(SIDES.index(str(params[1])), "card_read_backwards", 1))
            case "kamikaze.crashed":
                self.table.expect("what ships that were given up are worth", 3 * int(params[1]), int(params[2]))
                changes.append(Change(self._side(seat_in(params[0])), "adds", 3 * int(params[1])))
            case "xenon_lasers.shifted":
                self.table.holds("lasers shift a total by one", int(params[1]) in (1, -1), "1 or -1", params[1])
                changes.append(Change(self._side(seat_in(params[0])), "adds", int(params[1])))

    def _hear_outcome(self, event: Event) -> None:
        table, params = self.table, event.params
        match event.key:
            case "gluon_mines.nobody_left":
                table.expect("an attack without ships", 0, sum(self.forces(0).values()))
                self.outright = 1
            case "human.wins":
                self._check_outright(seat_in(params[0]), SIDES.index(str(params[1])))
            case "reveal.counts" if self.reckoning.faces:
                self._check_value(self._side(seat_in(params[0])), int(params[1]))
            case "reveal.totals":
                table.expect("totals", (self._total(0), self._total(1)), (int(params[0]), int(params[1])))
            case "reveal.winner":
                self.winner = SIDES.index(str(params[0]))
                table.expect("the winner", self._wins(), self.winner)
            case "reveal.both_lose":
                morphs = bool(self.reckoning.faces) and self.reckoning.printed() == ["morph", "morph"]
                declared = self.following.encounter.used("both_sides_lose")
                table.holds("both lose by two morphs, or by a flare", morphs or bool(declared), "either", self.reckoning.faces)
            case "deal.offered" | "deal.broken_off" | "deal.failed" if self.reckoning.faces:
                table.expect("talks are for two negotiates", [None, None], self.reckoning.values())

    def _side(self, seat: int) -> int:
        return 0 if self.table.view["roles"][seat] in (1, 4) else 1

    # --- what a use changes -----------------------------------------------------------------------------------------------------------

    def _use(self, play: Play) -> None:
        """Something is used that changes a card or a total, unless it is cancelled; what it counts is counted now."""
        strengthened = EFFECTS["strengthened"].get(play.flare.name if play.flare else "")
        if strengthened is None and play.name not in EFFECTS["totals"]:
            return
        effect, amount = strengthened or EFFECTS["totals"][play.name]
        view, side = self.table.view, self._side(play.seat)
        changes = self.reckoning.changes
        match effect:
            case "adds_ships_in_warp":
                changes.append(Change(side, "adds", sum(view["warp"]), play))
            case "adds_tokens":
                changes.append(Change(side, "adds", sum(number for seat, _, number in view["tokens"] if seat == play.seat), play))
            case "adds_citadels":
                changes.append(Change(1, "adds", amount * self._citadels(play.seat), play))
            case "adds_thrown_attacks":
                self.fodder = (play, side, bool(amount))
            case "negates_ships":
                for seat, role in enumerate(view["roles"]):
                    if seat == play.seat or role in (4, 8):
                        changes.append(Change(side, effect, amount, play, seat))
            case "card_copies":
                other = self.reckoning.printed()[1 - side]
                changes.append(Change(side, ANOTHER_CARD, other if isinstance(other, int) else NEGOTIATES, play))
            case "adds_to_defense":
                changes.append(Change(1, "adds", amount, play))
            case "adds_own_ships":
                changes.append(Change(side, "adds", amount * self.forces(side)[play.seat], play))
            case "adds_own_ships_in_warp":
                changes.append(Change(side, "adds", amount * view["warp"][play.seat], play))
            case "adds_opponents_ships_in_warp":
                other = view["offense"] if side else view["defense"]
                changes.append(Change(1 - side, "adds", amount * view["warp"][other or 0], play))
            case "own_ships_times_allied":
                self._multiply(side, play)
            case "card_times_all_ships":
                forces = self.forces(side)
                changes.append(Change(side, "card_times_ships", sum(forces.values()), play))
                changes.extend(Change(side, "ships_count_otherwise", 0, play, seat) for seat in forces)
            case "opponents_card_by_thirds":
                changes.append(Change(1 - side, "card_by_thirds", amount, play))
            case "card_times_ships":
                changes.append(Change(side, effect, self.forces(side)[play.seat], play, play.seat))
            case _:
                changes.append(Change(side, effect, amount, play, play.seat))

    def _multiply(self, side: int, play: Play) -> None:
        """A main player's ships are multiplied by those of its allies."""
        forces = self.forces(side)
        own = forces[play.seat]
        self.reckoning.changes.append(Change(side, "adds", own * (sum(forces.values()) - own), play))
        self.reckoning.changes.extend(Change(side, "ships_count_otherwise", 0, play, seat) for seat in forces)

    def _citadels(self, seat: int) -> int:
        """The attacks a seat has laid beside the target."""
        view = self.table.view
        lying = [(holder, place, kind) for holder, place, kind in view["sheet"] if holder == seat and place.startswith("planet:")]
        return sum(value_of(kind) or 0 for _, place, kind in lying if self.table.planet(place) == view["target"])

    def _throw_in(self, seat: int, kind: str) -> None:
        """Attacks that somebody throws in between the two on the table."""
        assert self.fodder is not None
        play, side, above = self.fodder
        value = value_of(kind)
        if self.table.view["phase"] != "reveal" or seat != play.seat or play.is_cancelled or value is None or not kind.startswith("attack"):
            return
        mine, theirs = self.reckoning.values()[side], self.reckoning.values()[1 - side]
        between = mine is not None and theirs is not None and value < theirs and (mine < value or not above)
        self.table.holds("attacks thrown in lie between the two", between, f"between {mine} and {theirs}", value)
        self.reckoning.changes.append(Change(side, "adds", value))

    def _cancel(self, value: int) -> None:
        """A reinforcement does not count after all."""
        for change in reversed(self.reckoning.changes):
            if change.effect == "adds" and change.by is None and change.amount == value:
                self.reckoning.changes.remove(change)
                return
        self.table.holds("a cancelled reinforcement was played", False, f"one of {value}", "none")

    # --- what comes of it ---------------------------------------------------------------------------------------------------------------

    def _check_value(self, side: int, value: int) -> None:
        """A card counts for something else than what is printed on it."""
        counted = self.reckoning.values()[side]
        if self.prayer and counted is not None and value - counted in self.prayer:
            self.reckoning.changes.append(Change(side, "card_plus", value - counted))
            self.prayer = []
        self.table.expect("what a card counts", self.reckoning.values()[side], value)

    def forces(self, side: int) -> dict[int, int]:
        """Whose ships count on a side, and how many."""
        view = self.table.view
        there = view["gate"] if side == 0 else view["beside"]
        main = view["offense"] if side == 0 else view["defense"]
        forces = {seat: ships for seat, ships in enumerate(there) if ships and seat != main}
        if main is not None:
            forces[main] = view["gate"][main] if side == 0 else view["planets"][view["target"] or 0][main]
        return forces

    def _total(self, side: int) -> int:
        """Card, ships and what is added."""
        ships = sum(number * self.reckoning.worth(seat) for seat, number in self.forces(side).items())
        return (self.reckoning.values()[side] or 0) + ships + self.reckoning.added(side)

    def _check_outright(self, seat: int, side: int) -> None:
        """Somebody wins because its power was zapped."""
        zapped = [play.seat for play in self.following.encounter.uses if play.name in EFFECTS["wins_when_zapped"] and play.is_cancelled]
        self.table.holds("who wins outright was zapped", seat in zapped and side == self._side(seat), f"one of {zapped}", seat)
        self.outright = side

    def _wins(self) -> int | None:
        """The side that wins by the cards; None for a deal."""
        if not self.reckoning.faces:
            without_cards = self.following.encounter.used("wins_without_cards")
            return self._side(without_cards[-1].seat) if without_cards else None
        offense, defense = self.reckoning.values()
        kinds = [EFFECTS["winner"][play.name] for play in self.following.encounter.used("winner")]
        if self.outright is not None:
            return self.outright
        if offense is None or defense is None:
            attacker = 0 if offense is not None else 1
            winner = 1 - attacker if "negotiate_wins" in kinds else attacker
            return None if offense is defense else winner
        ahead = self._total(0) - self._total(1)
        return 0 if (ahead < 0 if "lower_wins" in kinds else ahead > 0) else 1
