"""Destiny: the defense is whom the card names, unless a power lets the offense choose."""

from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following
from tools.second_opinion.table import Opinion, Table, seat_in

WILD = "destiny:wild"


class Destiny(Opinion):
    """Follows the draw, the aim and the launch."""

    def __init__(self, table: Table, following: Following) -> None:
        super().__init__(table)
        self.following = following
        self.card = ""
        """What was drawn, if it could be seen."""
        self.named: int | None = None

    def hear(self, event: Event) -> None:
        """One thing after the other."""
        if event.key == "encounter.begins":
            self.card = ""
        if self.table.is_blind or (not self.card and event.key.startswith("destiny.") and event.key != "destiny.drawn"):
            return
        match event.key:
            case "destiny.drawn":
                self._draw(seat_in(event.params[0]), str(event.params[1]))
            case "destiny.defense":
                self._check_defense(seat_in(event.params[0]))
            case "destiny.redrawn":
                if not self.following.encounter.used("sends_destiny_away"):
                    self.table.expect("only the own colour is drawn again", seat_in(event.params[0]), self.named)
            case "destiny.resettles":
                self._check_resettled(seat_in(event.params[0]), self.table.planet(str(event.params[1])))
            case "launch.aimed":
                self._check_aim(self.table.planet(str(event.params[1])))
            case "launch.launched":
                self._check_number(seat_in(event.params[0]), int(event.params[1]))
            case "alliance.committed":
                self._check_number(seat_in(event.params[0]), int(event.params[1]))

    def _draw(self, offense: int, card: str) -> None:
        view = self.table.view
        self.table.expect("who draws destiny", self.following.encounter.offense, offense)
        self.table.holds("the last destiny card is never drawn", view["destiny"] >= 1, "one left or more", view["destiny"])
        number = view["destiny"] + len(view["destiny_discard"]) + 1
        self.table.expect("destiny cards in the game", 3 * view["seats"] + 5, number)
        self.card, self.named = card, self._names(offense, card)

    def _names(self, offense: int, card: str) -> int | None:
        """Whom a card means; ties go to the first on the offense's left."""
        view = self.table.view
        others = [(offense + step) % view["seats"] for step in range(1, view["seats"])]
        counts = {"destiny:most_colonies": view["colonies"], "destiny:most_cards": view["hands"]}
        if card in counts:
            return next(seat for seat in others if counts[card][seat] == max(counts[card][other] for other in others))
        if card == "destiny:fewest_in_warp":
            return next(seat for seat in others if view["warp"][seat] == min(view["warp"][other] for other in others))
        return None if card == WILD else seat_in(card.removeprefix("destiny:"))

    def _check_defense(self, defense: int) -> None:
        table, view, offense = self.table, self.table.view, self.following.encounter.offense
        table.holds("offense and defense are two", defense != offense, f"not seat {offense}", defense)
        if self.following.encounter.used("meets_anybody") or self.named is None:
            return
        if self.named != offense:
            table.expect("the defense that destiny names", self.named, defense)
            return
        target = view["target"]
        at_home = target is not None and target // table.stride == offense
        table.holds("own colour", at_home and view["planets"][target or 0][defense] > 0, "a guest on a home planet", target)

    def _check_resettled(self, offense: int, planet: int) -> None:
        table = self.table
        table.expect("only the own colour lets somebody settle at home", offense, self.named)
        table.holds("settled again is a home planet", planet in table.view["worlds"][offense], table.view["worlds"][offense], planet)
        table.holds("settled again is an empty planet", not any(table.view["planets"][planet]), "no ships", table.view["planets"][planet])

    def _check_aim(self, planet: int) -> None:
        table, encounter = self.table, self.following.encounter
        if encounter.used("meets_anybody") or encounter.used("meets_anywhere"):
            there = encounter.defense is not None and table.view["planets"][planet][encounter.defense] > 0
            table.holds("aimed at", there or planet // table.stride == encounter.defense, "the defense's system, or its colony", planet)
        else:
            worlds = table.view["worlds"][encounter.defense or 0]
            table.holds("aimed at a planet of the defense", planet in worlds, f"one of {worlds}, of seat {encounter.defense}", planet)

    def _check_number(self, seat: int, number: int) -> None:
        most = self.following.encounter.limit(seat)
        self.table.holds("ships sent", 1 <= number <= most, f"1 to {most}", number)
