"""Flares: which side counts, who may play it and when, and how often."""

from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Encounter, Following, Play
from tools.second_opinion.facts import FLARES, may_be, may_be_in
from tools.second_opinion.table import Opinion, Table, seat_in

WILD, SUPER = "wild", "super"


class Flares(Opinion):
    """Counts by itself which flares have been spent in an encounter."""

    def __init__(self, table: Table, following: Following) -> None:
        super().__init__(table)
        self.following = following
        self.played: list[Play] = []
        """In this encounter, but for those that a zap has given back."""
        self.unseen: list[Play] = []
        """Those of them that only their player knows of."""
        self.during: Encounter | None = None

    def hear(self, event: Event) -> None:
        """Plays, and what gives them back."""
        match event.key:
            case "turn.begins" | "encounter.begins" if self.during is not self.following.encounter:
                self.played, self.unseen, self.during = [], [], self.following.encounter
            case "flare.played":
                now = self.following.encounter.flares[-1]
                if not self.table.is_blind:
                    self._check(now, "a flare played")
                self.played.append(now)
                if event.audience is not None:
                    self.unseen.append(now)
            case "power.zapped":
                self._give_back(seat_in(event.params[0]), str(event.params[1]).removeprefix("alien:"))

    def offered(self, seat: int, kind: str) -> None:
        """A seat could play a flare now."""
        now = Play(seat, f"{kind} {self.side_for(seat, Play(seat, kind).alien)}")
        self._check(now, "a flare offered")
        self.table.expect("the side of a flare as its holder sees it", now.side, self.table.own_view(seat)["flares"].get(kind))

    def _check(self, now: Play, what: str) -> None:
        """Super for who has the alien and may use its power, wild for everybody else; in its role and phase, and not too often."""
        table, view, facts = self.table, self.table.view, FLARES[now.kind]
        side, who = facts[now.side], view["roles"][now.seat]
        table.holds(f"{what}, by its edition", view["edition"] in facts["editions"], facts["editions"], now.kind)
        table.holds(f"{what}, with flares in the deck", "flares" in table.variants, "no flares", now.kind)
        table.expect(f"{what}, by its side", self.side_for(now.seat, now.alien), now.side)
        table.holds(f"{what}, by its role", may_be(side["role"], who), f"{now.kind} {now.side} as {side['role']}", who)
        in_time = may_be_in(side["phases"], view["phase"])
        table.holds(f"{what}, by its phase", in_time, f"{now.kind} {now.side} in {side['phases']}", view["phase"])
        own = [play.kind for play in self.played if play.seat == now.seat]
        freely = "freewheeling_flares" in table.variants
        table.holds(f"{what}, one a player an encounter", freely or not own, f"none after {own}", now.kind)
        everybodys = [play.kind for play in self.played]
        table.holds(f"{what}, each once an encounter", now.kind not in everybodys, f"none of {everybodys}", now.kind)

    def side_for(self, seat: int, alien: str) -> str:
        """The side that counts for a seat."""
        is_open = self.table.has_power(seat, alien) and alien not in self.following.encounter.zapped
        return SUPER if is_open else WILD

    def _give_back(self, seat: int, alien: str) -> None:
        """A zap on the use that a super flare was played for gives the flare back."""
        for use in self.following.encounter.uses:
            if (use.seat, use.alien, use.is_cancelled) == (seat, alien, True) and use.flare in self.played:
                self.played.remove(use.flare)

    def look(self) -> None:
        """What everybody sees of it, and what each sees of its own."""
        if "flares" not in self.table.variants:
            return
        view = self.table.view
        if self.following.is_resumed:
            return
        told = sorted((play.seat, play.kind, play.side) for play in self.played if play not in self.unseen)
        self.table.expect("flares of this encounter as told", told, sorted(tuple(entry) for entry in view["flared"]))

    def lets(self, seat: int, alien: str) -> list[dict[str, str]]:
        """The super sides by which a seat may use a power out of its role or phase just now."""
        own = [play for play in self.played if (play.seat, play.alien, play.side) == (seat, alien, SUPER) and not play.is_cancelled]
        return [FLARES[play.kind][SUPER] for play in own]
