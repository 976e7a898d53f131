"""Cards: as many in hands, on sheets and on the table as events say, and always the whole deck in all."""

from collections import Counter

from fifthcolony.classic.view_types import SeatView
from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following, Play
from tools.second_opinion.facts import ARTIFACTS, COSMIC_DECK, EFFECTS, FLARES, is_encounter_card
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in

PRAYER = "prayer"
BORROWED = "borrowed:"
"""What a pile is called that belongs in another hand, with that seat behind it."""
FLARES_IN_DECK = 10


class Hands(Opinion):
    """Adds up what was told between two decisions, for each seat: hand, piles on its sheet and its card on the table together."""

    def __init__(self, table: Table, following: Following) -> None:
        super().__init__(table)
        self.following = following
        self.expected: list[int] = []
        self.pledged: dict[int, int] = {}
        """Cards promised in a deal that is being carried out: they lie aside for a while."""
        self.offer: list[str] = []
        self.going: list[tuple[str, int, int | None]] = []
        """Cards that were answered and are about to leave their player: kind, whose they were, and whose they will be."""
        self.open: list[tuple[Play, int | None]] = []
        """Flares that are being played, and to whom they go then."""
        self.looked = (0, 0, 0)
        """Cards that lie before somebody: whose eyes, whose cards, and how many to count back."""
        self.piles: Counter[tuple[int, str]] = Counter()
        """How many cards lay where when we last looked."""
        self.in_all = 0
        self.aliens: tuple[tuple[str, ...], ...] = ()
        """Who held which when we last looked: cards on a sheet go with the alien."""
        self.praying = -1
        """Who has drawn openly and has not yet used one of these cards."""

    def hear(self, event: Event) -> None:
        """What changes how many cards somebody has."""
        if not self.expected:
            return
        expected, params = self.expected, event.params
        match event.key:
            case "cards.drawn":
                expected[seat_in(params[0])] += int(params[1])
            case "cards.drawn_openly":
                self.praying = seat_in(params[0])
                expected[self.praying] += len(params) - 1
            case "cards.picked_up":
                expected[seat_in(params[0])] += 1
            case "cards.discarded" | "card.played" | "reinforce.played":
                expected[seat_in(params[0])] -= 1
            case "cards.given":
                expected[seat_in(params[0])] -= int(params[2])
                expected[seat_in(params[1])] += int(params[2])
                self._look_through(*self.looked)
            case "card.cancelled" if kind_in(params[1]) in FLARES:
                self.going.append((kind_in(params[1]), seat_in(params[0]), None))
            case "reincarnator.passed_on":
                self.going.append(("flare_reincarnator", seat_in(params[0]), seat_in(params[1])))
            case "flare.played":
                self._open(self.following.encounter.flares[-1])
            case "cards.kept" if kind_in(params[1]) in ARTIFACTS and seat_in(params[0]) != self.praying:
                expected[seat_in(params[0])] += 1
            case "demon.sent_back":
                expected[seat_in(params[0])] -= int(params[1])
            case "filch.helped_itself":
                expected[self._told_to(event)] += 1
            case "power.turned_up":
                self._turn_up(seat_in(params[0]), str(params[1]).removeprefix("alien:"))
            case "mite.looks":
                self._look_through(seat_in(params[0]), seat_in(params[1]), int(params[2]))
            case "card.stolen":
                self.going.append((kind_in(params[2]), seat_in(params[1]), seat_in(params[0])))
            case "cards.hand_replaced":
                self._replace(seat_in(params[0]), [kind_in(word) for word in params[1:]])
            case "miser.renewed":
                expected[seat_in(params[0])] -= len(params) - 1
            case "demon.possessed" | "demon.released":
                sign = 1 if event.key == "demon.possessed" else -1
                expected[seat_in(params[0])] += sign * int(params[2])
                expected[seat_in(params[1])] -= sign * int(params[2])
            case "cards.put_under_deck":
                self._put_under()
            case "cards.hands_swapped":
                self._swap(seat_in(params[0]), seat_in(params[1]))
            case "cards.quake":
                self._quake()
            case "encounter.begins":
                self._check_deck()
            case _:
                self._hear_of_prayers_and_deals(event)

    def _hear_of_prayers_and_deals(self, event: Event) -> None:
        match event.key:
            case "chosen.replaced":
                self.praying = -1
            case "reveal.counts" if seat_in(event.params[0]) == self.praying:
                self.expected[self.praying] -= 1  # it lies by its attack, which it is added to
                self.praying = -1
            case "deal.offered":
                self.offer = [str(word) for word in event.params[2:]]
            case "deal.accepted":
                self.pledged = {}
                for word in self.offer:
                    giver, _, item = word.removeprefix("seat:").partition(":")
                    if not item.startswith(("planet:", "free:", "random:")):
                        self.pledged[int(giver)] = self.pledged.get(int(giver), 0) + 1
            case "deal.made" | "deal.failed":
                self.pledged = {}

    def _replace(self, seat: int, shown: list[str]) -> None:
        self.table.holds("a hand is replaced for want of an encounter card", not any(map(is_encounter_card, shown)), "none", shown)
        keeps = not self.table.is_blind and any(self.table.has_power(seat, alien) for alien in EFFECTS["keeps_artifacts_in_a_new_hand"])
        self.expected[seat] -= sum(not (keeps and kind in ARTIFACTS) for kind in shown)

    def _told_to(self, event: Event) -> int:
        """Who alone is told of something that it did."""
        assert event.audience is not None, f"{event.key} was told to everybody"
        return event.audience[0]

    def _look_through(self, one: int, other: int, number: int) -> None:
        """Cards lie before somebody who looks at them; what becomes of them is told as if they came from their owner's hand."""
        self.expected[one] += number
        self.expected[other] -= number
        self.looked = (one, other, 0) if self.looked[2] else (one, other, -number)

    def _open(self, flare: Play) -> None:
        """A flare is played; for some uses of the own power, to be given up."""
        given_up = EFFECTS["flare_is_given_up"].get(flare.name)
        leaves = any((use.name, use.seat) == (given_up, flare.seat) for use in self.following.encounter.uses)
        heir = None if leaves else flare.seat
        if flare.name in EFFECTS["flare_goes_to_its_alien"]:
            heir = next((seat for seat, aliens in enumerate(self.table.view["aliens"]) if flare.alien in aliens), None)
        elif not leaves:
            heir = self._lender(flare.seat)
        self.open.append((flare, heir))

    def _lender(self, seat: int) -> int:
        """To whom a card goes back that was just played: out of a borrowed hand to its owner, else to its player."""
        now = _piles(self.table.view)
        for pile, number in self.piles.items():
            if pile[0] == seat and pile[1].startswith(BORROWED) and now[pile] < number:
                return seat_in(pile[1].removeprefix(BORROWED))
        return seat

    def _turn_up(self, seat: int, alien: str) -> None:
        """Flares that go to who holds this alien have somewhere to go now."""
        homing = EFFECTS["flare_goes_to_its_alien"]
        self.open = [(flare, seat if flare.alien == alien and flare.name in homing else heir) for flare, heir in self.open]

    def _finish(self, flare: Play, heir: int | None) -> None:
        """A flare was played to its end: most go back to hand, some to who held their alien, or away where nobody did."""
        self.expected[flare.seat] -= 1
        if heir is not None:
            self.expected[heir] += 1

    def _put_under(self) -> None:
        view = self.table.view
        for side, seat in enumerate((view["offense"], view["defense"])):
            if view["claimed"][side] is not None and view["laid"][side] is not None and seat is not None:
                self.expected[seat] -= 1
                return

    def _swap(self, one: int, other: int) -> None:
        now = self.table.view["hands"]
        self.expected[one] += now[one] - now[other]
        self.expected[other] += now[other] - now[one]

    def _quake(self) -> None:
        """Whatever was in hands is gone, also what was drawn just before and never told of."""
        view = self.table.view
        self.expected = [number - view["hands"][seat] for seat, number in enumerate(_cards(view))]

    def _check_deck(self) -> None:
        """Between two encounters no card lies anywhere else."""
        view, table = self.table.view, self.table
        number = view["deck"] + len(view["discard"]) + sum(view["hands"]) + len(view["sheet"])
        self.in_all = self.in_all or sum(COSMIC_DECK.values()) + self._flares_in_deck(number)
        table.expect("cards in the game", self.in_all, number)
        copies = Counter(kind for kind in view["discard"] if kind not in FLARES)
        table.holds("copies in the discard pile", not copies - COSMIC_DECK, "no more than there are", copies - COSMIC_DECK)
        flares = [kind for kind in view["discard"] if kind in FLARES]
        table.expect("there is one of each flare", len(set(flares)), len(flares))
        for seat in range(table.seats):
            table.expect("the hand a seat sees", view["hands"][seat], len(table.own_view(seat)["hand"]))

    def _flares_in_deck(self, number: int) -> int:
        """How many flares there are, if it can be: up to ten, and none where they are left out."""
        more = number - sum(COSMIC_DECK.values())
        return more if "flares" in self.table.variants and 0 < more <= FLARES_IN_DECK else 0

    def _let_go(self, view: SeatView) -> None:
        """Cards that were answered leave, once they are no longer being played."""
        lying = [(seat, what) for kind, seat, what, _ in view["plays"] if kind == "card"]
        for flare, heir in [entry for entry in self.open if (entry[0].seat, entry[0].kind) not in lying]:
            self.open.remove((flare, heir))
            if not flare.is_cancelled:
                self._finish(flare, heir)
        for entry in self.going[:]:
            kind, seat, heir = entry
            if (seat, kind) not in lying:
                self.going.remove(entry)
                self.expected[seat] -= kind in FLARES
                if heir is not None:
                    self.expected[heir] += 1

    def look(self) -> None:
        """At a decision."""
        if self.expected:
            self._let_go(self.table.view)
        view = self.table.view
        cards = _cards(view)
        aliens, self.aliens = self.aliens, view["aliens"]
        if self.expected and aliens != view["aliens"]:
            brought = _brought(view["aliens"]) - _brought(aliens)
            in_all = sum(cards) + sum(self.pledged.values())
            self.table.holds(
                "cards when powers change", in_all in (sum(self.expected), sum(self.expected) + brought), sum(self.expected), in_all
            )
            self.expected = self.expected if self.pledged else cards
        for seat, expected in enumerate(self.expected):
            self.table.holds(
                "cards of a seat as told",
                cards[seat] in (expected, expected - self.pledged.get(seat, 0)),
                f"seat {seat} with {expected} cards",
                cards[seat],
            )
        if self.following.encounter.offense >= 0 and not self.pledged:
            self.expected = cards
        self.piles = _piles(view)
        self.praying = next((holder for holder, pile, _ in view["sheet"] if pile == PRAYER), -1)


def _piles(view: SeatView) -> Counter[tuple[int, str]]:
    """How many cards lie where on whose sheet."""
    return Counter((holder, where) for holder, where, _ in view["sheet"])


def _brought(aliens: tuple[tuple[str, ...], ...]) -> int:
    """The cards that aliens bring into the game for themselves."""
    return sum(int(EFFECTS["brings_cards"].get(name, 0)) for names in aliens for name in names)


def _cards(view: SeatView) -> list[int]:
    """How many cards each seat has in hand, on its sheet, as its card on the table, and as a flare that will come back to it."""
    cards = view["hands"][:]
    for holder, _, _ in view["sheet"]:
        cards[holder] += 1
    for side, seat in enumerate((view["offense"], view["defense"])):
        if seat is not None and view["laid"][side] is not None:
            cards[seat] += 1
    for _, seat, what, _ in view["plays"]:
        cards[seat] += what in FLARES
    return cards
