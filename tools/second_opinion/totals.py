"""Totals: what each card counts, what each ship counts, what is added, and who wins by it."""

from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following, Play
from tools.second_opinion.facts import EFFECTS, value_of
from tools.second_opinion.reckoning import ANOTHER_CARD, NEGOTIATES, Change, Reckoning
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in

SIDES = ("side:offense", "side:defense")
EXPERIENCE = "experience"
GREAT_SHIP = 3
"""What a great ship adds to a total, besides counting as a ship."""


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
        self.under_way: Play | None = None
        """The last use that changes a total, while it is being answered."""

    def hear(self, event: Event) -> None:
        """What bears on cards and totals."""
        params = event.params
        self._count_again()
        match event.key:
            case "encounter.begins":
                self.reckoning, self.winner, self.outright, self.prayer, self.fodder = Reckoning(), None, None, [], None
                self.is_revealed = False
            case "power.used" if not self.table.is_blind:
                self._use(self.following.encounter.uses[-1])
            case "flare.played" if not self.table.is_blind:
                self._use(self.following.encounter.flares[-1])
            case "technology.used" if not self.table.is_blind:
                self._use(self.following.encounter.technologies[-1])
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

    def _count_again(self) -> None:
        """What a use counts is counted when it is carried out: answers to it may have cost ships."""
        if self.under_way is None or self.table.is_blind:
            return
        play, self.under_way = self.under_way, None
        if play.name.partition(" ")[0] in [what for _, _, what, _ in self.table.view["plays"]]:
            self.reckoning.changes = [change for change in self.reckoning.changes if change.by is not play]
            self._use(play)

    # --- what a use changes -----------------------------------------------------------------------------------------------------------

    def _use(self, play: Play) -> None:
        """Something is used that changes a card or a total, unless it is cancelled; what it counts is counted now."""
        strengthened = EFFECTS["strengthened"].get(play.flare.name if play.flare else "")
        if strengthened is None and play.name not in EFFECTS["totals"]:
            return
        effect, amount = strengthened or EFFECTS["totals"][play.name]
        self.under_way = play
        view, side = self.table.view, self._side(play.seat)
        changes = self.reckoning.changes
        match effect:
            case "adds_ships_in_warp":
                changes.append(Change(side, "adds", sum(view["warp"]), play))
            case "adds_tokens":
                own = [number for seat, kind, number in view["tokens"] if (seat, kind) == (play.seat, EXPERIENCE)]
                changes.append(Change(side, "adds", sum(own), play))
            case "adds_citadels":
                changes.append(Change(1, "adds", amount * self._citadels(play.seat), play))
            case "adds_thrown_attacks":
                self.fodder = (play, side, bool(amount))
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
        mains = (self.table.view["offense"], self.table.view["defense"])
        ships = sum(number * self.reckoning.worth(seat, seat not in mains) for seat, number in self.forces(side).items())
        return (self.reckoning.values()[side] or 0) + ships + self.reckoning.added(side) + self._great_ships(side)

    def _great_ships(self, side: int) -> int:
        """What the great ships among a side's ships add, besides counting as ships."""
        view, table, forces = self.table.view, self.table, self.forces(side)
        main = view["offense"] if side == 0 else view["defense"]
        added = 0
        for kind, seat, where in view["pieces"]:
            if kind == "great_ship" and forces.get(seat):
                on_target = where.startswith("planet:") and table.planet(where) == view["target"] and side == 1 and seat == main
                beside = where == "place:beside" and side == 1 and seat != main
                added += GREAT_SHIP if on_target or beside or (where == "place:gate" and side == 0) else 0
        return added

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
