"""The encounter under way, as far as events tell: who met whom, what was used and played, and what was cancelled."""

from dataclasses import dataclass, field

from fifthcolony.kernel.events import Event
from tools.second_opinion.facts import EFFECTS
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in


@dataclass
class Play:
    """A power that was used, or a card that was played."""

    seat: int
    name: str
    """The use as it is called (alien.hook), or the kind of the card."""
    is_cancelled: bool = False

    @property
    def alien(self) -> str:
        """Whose power it is."""
        return self.name.partition(".")[0]


@dataclass
class Encounter:
    """What has been told of it so far."""

    offense: int = -1
    number: int = 0
    defense: int | None = None
    uses: list[Play] = field(default_factory=list)
    cards: list[Play] = field(default_factory=list)
    zapped: set[tuple[int, str]] = field(default_factory=set)
    is_over: bool = False
    """The game has ended in it: what it should still have brought does not come."""

    def used(self, what: str) -> list[Play]:
        """The uses that were not cancelled, of those that have an effect by the data."""
        return [play for play in self.uses if play.name in EFFECTS[what] and not play.is_cancelled]

    def limits(self, seat: int) -> list[int]:
        """How many ships powers let a seat send."""
        return [EFFECTS["ships_sent_at_most"][play.name] for play in self.used("ships_sent_at_most") if play.seat == seat]

    def played(self, kind: str) -> list[Play]:
        """The cards of a kind that were not cancelled."""
        return [play for play in self.cards if play.name == kind and not play.is_cancelled]


class Following(Opinion):
    """Keeps `encounter` up to date for all others, which hear of everything after it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.encounter = Encounter()
        self.before = Encounter()
        """The one before it."""

    def hear(self, event: Event) -> None:
        """What changes who is who, and what is in force."""
        now = self.encounter
        match event.key:
            case "turn.begins":
                self._begin(Encounter(seat_in(event.params[0])))
            case "encounter.begins":
                offense, number = seat_in(event.params[0]), int(event.params[1])
                if now.number:
                    self._begin(Encounter(offense))
                self.encounter.number = number
            case "destiny.defense":
                now.defense = seat_in(event.params[0])
            case "power.used":
                now.uses.append(Play(seat_in(event.params[0]), str(event.params[1]).removeprefix("use:")))
            case "power.zapped":
                self._cancel_use(seat_in(event.params[0]), str(event.params[1]).removeprefix("alien:"))
            case "card.played":
                now.cards.append(Play(seat_in(event.params[0]), kind_in(event.params[1])))
            case "card.cancelled":
                self._cancel(now.cards, seat_in(event.params[0]), kind_in(event.params[1]))
            case "game.won":
                now.is_over = True

    def _begin(self, encounter: Encounter) -> None:
        self.before, self.encounter = self.encounter, encounter

    def _cancel_use(self, seat: int, alien: str) -> None:
        self.encounter.zapped.add((seat, alien))
        for play in reversed(self.encounter.uses):
            if (play.seat, play.alien, play.is_cancelled) == (seat, alien, False):
                play.is_cancelled = True
                return
        self.table.holds("a zapped power was being used", False, f"a use of {alien} by seat {seat}", "none")

    def _cancel(self, plays: list[Play], seat: int, name: str) -> None:
        for play in reversed(plays):
            if (play.seat, play.name, play.is_cancelled) == (seat, name, False):
                play.is_cancelled = True
                return
        self.table.holds("a cancelled card was being played", False, f"{name} of seat {seat}", "none")
