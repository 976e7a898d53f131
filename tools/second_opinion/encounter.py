"""The encounter under way, as far as events tell: who met whom, what was used and played, and what was cancelled."""

from dataclasses import dataclass, field

from fifthcolony.kernel.events import Event
from tools.second_opinion.facts import EFFECTS, SHIPS_SENT
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in

ANSWERS = ("card.", "cards.", "flare.", "power.")
"""What may be told between a super flare and the use that it is for."""


@dataclass
class Play:
    """A power that was used, or a card that was played."""

    seat: int
    name: str
    """The use as it is called (alien.hook), or the kind of the card, with the side of a flare behind it ("flare_mind wild")."""
    is_cancelled: bool = False
    is_void: bool = False
    """What it was for is gone before it came to it."""
    flare: "Play | None" = None
    """The super flare for which a power is used, or by which it is strengthened."""

    @property
    def happens(self) -> bool:
        """Whether anything comes of it."""
        return not self.is_cancelled and not self.is_void

    @property
    def alien(self) -> str:
        """Whose power it is, or whose flare."""
        return self.name.partition(" ")[0].partition(".")[0].removeprefix("flare_").removesuffix("_classic")

    @property
    def kind(self) -> str:
        """The kind of card, without the side that was played."""
        return self.name.partition(" ")[0]

    @property
    def side(self) -> str:
        """The side of a flare."""
        return self.name.partition(" ")[2]


@dataclass
class Encounter:
    """What has been told of it so far."""

    offense: int = -1
    number: int = 0
    defense: int | None = None
    uses: list[Play] = field(default_factory=list)
    cards: list[Play] = field(default_factory=list)
    flares: list[Play] = field(default_factory=list)
    technologies: list[Play] = field(default_factory=list)
    done: list[Play] = field(default_factory=list)
    """Uses and flares together, in their order."""
    zapped: set[str] = field(default_factory=set)
    """Aliens that are silent, whoever holds them."""
    is_over: bool = False
    """The game has ended in it: what it should still have brought does not come."""

    def used(self, what: str) -> list[Play]:
        """The uses and flares that were not cancelled, of those that have an effect by the data."""
        return [play for play in self.done if play.name in EFFECTS[what] and play.happens]

    def limit(self, seat: int) -> int:
        """How many ships a seat may send: what was said of it last."""
        limits = EFFECTS["ships_sent_at_most"]
        own = [limits.get(play.flare.name if play.flare else "", limits[play.name]) for play in self.used_by("ships_sent_at_most", seat)]
        return int(own[-1] if own else SHIPS_SENT) + len(self.used_by("one_ship_more", seat))

    def used_by(self, what: str, seat: int) -> list[Play]:
        """Those of one seat."""
        return [play for play in self.used(what) if play.seat == seat]

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
        self.is_between = False
        """The next encounter belongs to no turn, and may have its defense without destiny."""
        self.fresh: Play | None = None
        """A super flare of which nothing has come yet: a use of that power that follows at once is what it was played for."""

    @property
    def is_resumed(self) -> bool:
        """An encounter in between is over, and the turn goes on where it was: nothing of the last encounter is there any more."""
        view, now = self.table.view, self.encounter
        return view["offense"] != now.offense or (now.defense is not None and view["defense"] is None)

    def hear(self, event: Event) -> None:
        """What changes who is who, and what is in force."""
        now = self.encounter
        if self.fresh is not None and not event.key.startswith(ANSWERS) and not self._is_under_way(self.fresh):
            self.fresh = None
        match event.key:
            case "turn.begins":
                self._begin(Encounter(seat_in(event.params[0])))
            case "encounter.begins":
                offense, number = seat_in(event.params[0]), int(event.params[1])
                if now.number:
                    self._begin(Encounter(offense))
                self.encounter.number = number
                if self.is_between:
                    self.encounter.defense = self.table.view["defense"]
                    self.is_between = False
            case "encounter.in_between":
                self.is_between = True
            case "destiny.defense":
                now.defense = seat_in(event.params[0])
            case "power.used":
                self._use(Play(seat_in(event.params[0]), str(event.params[1]).removeprefix("use:")))
            case "flare.played":
                self._flare(seat_in(event.params[0]), kind_in(event.params[1]), str(event.params[2]).removeprefix("flare:"))
            case "technology.used":
                play = Play(seat_in(event.params[0]), str(event.params[1]).removeprefix("use:"))
                now.technologies.append(play)
                now.done.append(play)
            case "technology.cancelled":
                self._cancel_technology(seat_in(event.params[0]), str(event.params[1]).removeprefix("technology:"))
            case "power.zapped":
                self._cancel_use(seat_in(event.params[0]), str(event.params[1]).removeprefix("alien:"))
            case "card.played":
                now.cards.append(Play(seat_in(event.params[0]), kind_in(event.params[1])))
            case "card.cancelled" | "flare.stopped":
                self._cancel(seat_in(event.params[0]), kind_in(event.params[1]))
            case "card.stolen":
                self._cancel(seat_in(event.params[1]), kind_in(event.params[2]))
            case "power.turned_up":
                self._turn_up(seat_in(event.params[0]), str(event.params[1]).removeprefix("alien:"))
            case "game.won":
                now.is_over = True

    def _begin(self, encounter: Encounter) -> None:
        self.before, self.encounter = self.encounter, encounter

    def _cancel_use(self, seat: int, alien: str) -> None:
        self.encounter.zapped.add(alien)
        for play in reversed(self.encounter.uses):
            if (play.seat, play.alien, play.is_cancelled) == (seat, alien, False):
                play.is_cancelled = True
                return
        self.table.holds("a zapped power was being used", False, f"a use of {alien} by seat {seat}", "none")

    def _turn_up(self, seat: int, alien: str) -> None:
        """A flare that is not for encounters of its alien comes to nothing if a main player shows that alien while it is answered."""
        if self.table.is_blind or seat not in (self.encounter.offense, self.encounter.defense):
            return
        lying = [what for _, _, what, _ in self.table.view["plays"]]
        for play in self.encounter.flares:
            if play.alien == alien and play.name in EFFECTS["flare_goes_to_its_alien"] and play.kind in lying:
                play.is_void = True

    def _cancel_technology(self, seat: int, name: str) -> None:
        """The newest use of it comes to nothing; one that was not being used just goes."""
        for play in reversed(self.encounter.technologies):
            if (play.seat, play.name.split(".")[1], play.is_cancelled) == (seat, name, False):
                play.is_cancelled = True
                return

    def _cancel(self, seat: int, kind: str) -> None:
        for play in reversed([*self.encounter.cards, *self.encounter.flares]):
            if (play.seat, play.kind, play.is_cancelled) == (seat, kind, False):
                play.is_cancelled = True
                self.fresh = None if self.fresh is play else self.fresh
                return
        self.table.holds("a cancelled card was being played", False, f"{kind} of seat {seat}", "none")

    def _flare(self, seat: int, kind: str, side: str) -> None:
        play = Play(seat, f"{kind} {side}")
        self.encounter.flares.append(play)
        self.encounter.done.append(play)
        if side == "super" and kind not in EFFECTS["super_without_a_use"]:
            self.fresh = play

    def _is_under_way(self, flare: Play) -> bool:
        """Whether a flare is still being answered."""
        return not self.table.is_blind and flare.kind in [what for _, _, what, _ in self.table.view["plays"]]

    def _use(self, play: Play) -> None:
        fresh = self.fresh
        if fresh is not None and (fresh.seat, fresh.alien) == (play.seat, play.alien) and not self._is_under_way(fresh):
            play.flare, self.fresh = self.fresh, None
        self.encounter.uses.append(play)
        self.encounter.done.append(play)
