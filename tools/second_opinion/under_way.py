"""Cards that are being played: out of which hand they came, and into which they go when that is over."""

from collections import Counter
from dataclasses import dataclass

from fifthcolony.classic.view_types import SeatView
from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following, Play
from tools.second_opinion.facts import ARTIFACTS, EFFECTS, FLARES
from tools.second_opinion.table import Table, kind_in, seat_in

BORROWED = "borrowed:"
"""What a pile is called that belongs in another hand, with that seat behind it."""


@dataclass
class Card:
    """A flare or an artifact on the table."""

    kind: str
    player: int
    back: int
    """Whose it was: its player's, or another's who has lent it."""
    heir: int | None
    """Whose it will be; nobody's if it is discarded."""


class UnderWay:
    """Follows them from the play on."""

    def __init__(self, table: Table, following: Following) -> None:
        self.table = table
        self.following = following
        self.cards: list[Card] = []
        self.piles: Counter[tuple[int, str]] = Counter()
        """How many cards lay where when we last looked."""

    def hear(self, event: Event) -> None:
        """What decides where they go."""
        params = event.params
        match event.key:
            case "flare.played":
                self._begin_flare(self.following.encounter.flares[-1])
            case "card.played":
                player = seat_in(params[0])
                self.cards.append(Card(kind_in(params[1]), player, self._owner(player), None))
            case "card.cancelled":
                self._send(kind_in(params[1]), seat_in(params[0]), None)
            case "card.stolen":
                self._send(kind_in(params[2]), seat_in(params[1]), seat_in(params[0]))
            case "flare.stopped":
                self._give_back(kind_in(params[1]), seat_in(params[0]))
            case "cards.kept" if kind_in(params[1]) in ARTIFACTS:
                self._give_back(kind_in(params[1]), seat_in(params[0]))
            case "reincarnator.passed_on":
                self._send("flare_reincarnator", seat_in(params[0]), seat_in(params[1]))
            case "sorcerer.exchanged":
                self._send("flare_sorcerer", self._newest("flare_sorcerer"), self._holder("sorcerer"))
            case "power.turned_up":
                self._turn_up(seat_in(params[0]), str(params[1]).removeprefix("alien:"))

    # --- beginnings ---------------------------------------------------------------------------------------------------------------------

    def _begin_flare(self, flare: Play) -> None:
        """Most come back; some go to who holds their alien, and some are given up to answer a use of the own power."""
        back = self._owner(flare.seat)
        given_up = EFFECTS["flare_is_given_up"].get(flare.name)
        leaves = any((use.name, use.seat) == (given_up, flare.seat) for use in self.following.encounter.uses)
        heir = None if leaves else back
        if flare.name in EFFECTS["flare_goes_to_its_alien"]:
            heir = self._holder(flare.alien)
        self.cards.append(Card(flare.kind, flare.seat, back, heir))

    def _owner(self, player: int) -> int:
        """Whose a card is that was just played: out of a borrowed hand the lender's, else its player's."""
        now = piles_of(self.table.view)
        for (holder, where), number in self.piles.items():
            if holder == player and where.startswith(BORROWED) and now[holder, where] < number:
                return seat_in(where.removeprefix(BORROWED))
        return player

    def _holder(self, alien: str) -> int | None:
        """Who has this alien, face up."""
        return next((seat for seat, aliens in enumerate(self.table.view["aliens"]) if alien in aliens), None)

    # --- turns of fate ------------------------------------------------------------------------------------------------------------------

    def _newest(self, kind: str) -> int:
        return next(card.player for card in reversed(self.cards) if card.kind == kind)

    def _send(self, kind: str, player: int, heir: int | None) -> None:
        for card in reversed(self.cards):
            if (card.kind, card.player) == (kind, player):
                card.heir = heir
                return

    def _give_back(self, kind: str, player: int) -> None:
        for card in reversed(self.cards):
            if (card.kind, card.player) == (kind, player):
                card.heir = card.back
                return

    def _turn_up(self, seat: int, alien: str) -> None:
        """A flare that goes to who holds this alien has somewhere to go; if that is a main player, it comes to nothing and comes back."""
        view = self.table.view
        for play in self.following.encounter.flares:
            if play.alien == alien and play.name in EFFECTS["flare_goes_to_its_alien"]:
                comes_back = seat in (view["offense"], view["defense"])
                self._give_back(play.kind, play.seat) if comes_back else self._send(play.kind, play.seat, seat)

    # --- ends ---------------------------------------------------------------------------------------------------------------------------

    def finished(self) -> list[Card]:
        """Those that are no longer being played."""
        lying = Counter((seat, what) for kind, seat, what, _ in self.table.view["plays"] if kind == "card")
        over: list[Card] = []
        for card in self.cards[:]:
            if lying[card.player, card.kind]:
                lying[card.player, card.kind] -= 1
            else:
                self.cards.remove(card)
                over.append(card)
        self.piles = piles_of(self.table.view)
        return over


def piles_of(view: SeatView) -> Counter[tuple[int, str]]:
    """How many cards lie where on whose sheet."""
    return Counter((holder, where) for holder, where, _ in view["sheet"])


def comes_back(kind: str) -> bool:
    """Whether a card counts as its player's while it is being played."""
    return kind in FLARES
