"""Cards: as many in hands, on sheets and on the table as events say, and always the whole deck in all."""

from collections import Counter

from fifthcolony.classic.view_types import SeatView
from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following
from tools.second_opinion.facts import ARTIFACTS, COSMIC_DECK, EFFECTS, FLARES, is_encounter_card
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in
from tools.second_opinion.under_way import UnderWay, comes_back

PRAYER = "prayer"
ASIDE = "aside"
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
        self.under_way = UnderWay(table, following)
        self.looked = (0, 0, 0)
        """Cards that lie before somebody: whose eyes, whose cards, and how many."""
        self.in_all = 0
        self.aliens: tuple[tuple[str, ...], ...] = ()
        """Who held which when we last looked: cards on a sheet go with the alien."""
        self.praying = -1
        """Who has drawn openly, as far as these cards still lie there."""
        self.is_answered = False
        """It has used one of them."""

    def hear(self, event: Event) -> None:
        """What changes how many cards somebody has."""
        if not self.expected:
            return
        expected, params = self.expected, event.params
        self.under_way.hear(event)
        match event.key:
            case "cards.drawn":
                expected[seat_in(params[0])] += int(params[1])
            case "cards.drawn_openly":
                self.praying, self.is_answered = seat_in(params[0]), False
                expected[self.praying] += len(params) - 1
            case "cards.picked_up":
                expected[seat_in(params[0])] += 1
            case "cards.discarded" | "card.played" | "reinforce.played":
                expected[seat_in(params[0])] -= 1
            case "cards.given":
                expected[seat_in(params[0])] -= int(params[2])
                expected[seat_in(params[1])] += int(params[2])
            case "demon.sent_back":
                expected[seat_in(params[0])] -= int(params[1])
            case "filch.helped_itself":
                expected[self._told_to(event)] += 1
            case "mite.looks":
                self._look_through(seat_in(params[0]), seat_in(params[1]), int(params[2]))
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
                self.is_answered = True
            case "reveal.counts" if seat_in(event.params[0]) == self.praying and not self.is_answered:
                self.expected[self.praying] -= 1  # it lies by its attack, which it is added to
                self.is_answered = True
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
        self.looked = (one, other, number)

    def _have_looked(self, view: SeatView) -> None:
        """They lie there no longer."""
        one, other, number = self.looked
        if number and (one, ASIDE) not in [(holder, pile) for holder, pile, _ in view["sheet"]]:
            self._look_through(one, other, -number)
            self.looked = (0, 0, 0)

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

    def look(self) -> None:
        """At a decision."""
        for card in self.under_way.finished() if self.expected else ():
            self.expected[card.player] -= comes_back(card.kind)
            if card.heir is not None:
                self.expected[card.heir] += 1
        view = self.table.view
        self._have_looked(view)
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
        self.praying = next((holder for holder, pile, _ in view["sheet"] if pile == PRAYER), -1)


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
        cards[seat] += comes_back(what)
    return cards
