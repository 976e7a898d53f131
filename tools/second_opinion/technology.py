"""Technology: one action a seat when an encounter begins, research by one ship, completion with ships enough, uses as the cards say."""

from typing import Any

from fifthcolony.classic.view_types import HeldTechnology
from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following, Play
from tools.second_opinion.facts import TECHNOLOGIES, may_be, may_be_in
from tools.second_opinion.outcome import Outcome
from tools.second_opinion.table import Opinion, Table, seat_in

VARIANT = "technology"
WORKS_HIDDEN = "single_use_hidden"
LARGEST_WITH_FOUR_PLANETS = 7
BY_ACTIONS = ("technology.", "ships.", "colony.", "power.lost", "power.regained", "piece.", "cards.", "quark_battery.", "precursor_seed.")
"""What is told of actions and of what follows from them."""
ABANDONS_AT_WILL = 2018
"""In this edition a technology can be abandoned however many ships research it; in the other only with too few to complete it."""


def name_in(word: object) -> str:
    """The technology a word names."""
    return str(word).removeprefix("technology:")


class Technologies(Opinion):
    """Follows the technologies of all seats. Heard before `Outcome` forgets the encounter."""

    def __init__(self, table: Table, following: Following, outcome: Outcome) -> None:
        super().__init__(table)
        self.following = following
        self.outcome = outcome
        self.research: list[int] = []
        self.acted: list[int] = []
        """Who has done something with a technology in this regroup phase, in order."""
        self.is_regrouping = False
        """Nothing else has happened since the encounter began."""
        self.drawn: dict[int, int] = {}
        """How many each has drawn and not yet chosen from."""

    def hear(self, event: Event) -> None:
        """What is done with technologies."""
        key, params = event.key, event.params
        if key == "encounter.begins":
            self.acted, self.is_regrouping = [], True
        elif key == "technology.used" or not key.startswith(BY_ACTIONS):
            self.is_regrouping = False
        if self.table.is_blind or not key.startswith("technology."):
            return
        match key:
            case "technology.researched":
                self._research(seat_in(params[0]), int(params[2]))
            case "technology.completed":
                self._complete(seat_in(params[0]), name_in(params[1]))
            case "technology.discarded":
                self._discard(seat_in(params[0]), name_in(params[1]))
            case "technology.drawn":
                self._draw(seat_in(params[0]), int(params[1]))
            case "technology.kept":
                self.table.expect("all but one of the technologies drawn are discarded", 1, self.drawn.pop(seat_in(params[0]), 1))
            case "technology.used":
                self._use(self.following.encounter.technologies[-1])

    # --- actions ------------------------------------------------------------------------------------------------------------------------

    def _act(self, seat: int) -> None:
        """A seat does one thing with a technology, and in its turn."""
        table, order = self.table, self.table.order()
        table.expect("technologies are worked at when an encounter begins", "regroup", table.view["phase"])
        table.holds("one action a seat with technologies", seat not in self.acted, f"none after {self.acted}", seat)
        table.holds("order of actions", all(order.index(other) < order.index(seat) for other in self.acted), f"after {self.acted}", seat)
        self.acted.append(seat)

    def _research(self, seat: int, ships: int) -> None:
        self._act(seat)
        hidden = [held["ships"] for held in self.table.view["technologies"] if held["seat"] == seat and not held["open"]]
        self.table.holds("ships on what is researched", ships in hidden, f"one of {hidden}", ships)
        if self.research:
            self.table.expect("research adds one ship", self.research[seat] + 1, self.table.view["research"][seat])

    def _complete(self, seat: int, name: str) -> None:
        self._act(seat)
        facts, held = TECHNOLOGIES[name], self._held(seat, name)
        self.table.holds("a completed technology is not one that works face down", facts["kind"] != WORKS_HIDDEN, "another", name)
        self.table.holds(
            "ships that complete a technology",
            held is not None and held["ships"] >= (facts["research"] or 0),
            f"{name}: {facts['research']}",
            held,
        )

    def _discard(self, seat: int, name: str) -> None:
        if seat in self.drawn:
            self.drawn[seat] -= 1
        elif self.is_regrouping:
            self._act(seat)
            if self.table.view["edition"] != ABANDONS_AT_WILL:
                self._check_too_few(seat, name)

    def _check_too_few(self, seat: int, name: str) -> None:
        """What is discarded for want of ships has too few; they are still counted as research when it is told."""
        facts = TECHNOLOGIES[name]
        others = sum(held["ships"] for held in self.table.view["technologies"] if held["seat"] == seat)
        ships = self.table.view["research"][seat] - others
        too_few = facts["kind"] == WORKS_HIDDEN or ships < (facts["research"] or 0)
        self.table.holds("a technology is given up for want of ships", too_few, f"{name} with fewer than {facts['research']}", ships)

    def _draw(self, seat: int, number: int) -> None:
        """Two for everybody at the beginning; later as many as foreign colonies and one more, instead of another encounter."""
        table, view, encounter = self.table, self.table.view, self.following.encounter
        self.drawn[seat] = number
        if not encounter.number:
            table.expect("technologies dealt", 2, number)
            return
        left = view["technology_deck"] + len(view["technology_discard"]) + number
        table.expect("technologies drawn", min(view["colonies"][seat] + 1, left), number)
        earned = self.outcome.is_success or bool(encounter.used("one_more_encounter")) or self.following.is_resumed
        table.holds("a new technology is for who could have another encounter", earned, "a success", self.outcome.result)

    # --- uses ---------------------------------------------------------------------------------------------------------------------------

    def _held(self, seat: int, name: str) -> HeldTechnology | None:
        """A seat's technology, as it sees it itself."""
        own = self.table.own_view(seat)["technologies"]
        return next((held for held in own if (held["seat"], held["name"]) == (seat, name)), None)

    def _use(self, play: Play) -> None:
        table, view = self.table, self.table.view
        name = play.name.split(".")[1]
        facts: dict[str, Any] = TECHNOLOGIES[name]
        held, who = self._held(play.seat, name), view["roles"][play.seat]
        table.holds("technologies are used where there are any", VARIANT in table.variants, "none", name)
        table.holds("a technology used, by its role", may_be(facts["role"], who), f"{name} as {facts['role']}", who)
        table.holds(
            "a technology used, by its phase", may_be_in(facts["phases"], view["phase"]), f"{name} in {facts['phases']}", view["phase"]
        )
        table.holds("a technology used, by its owner", held is not None, f"seat {play.seat} with {name}", view["technologies"])
        if held is not None:
            is_ready = held["open"] or facts["kind"] == WORKS_HIDDEN
            table.holds("a technology used, once it is completed", is_ready, f"{name} lying open", held)

    def look(self) -> None:
        """At a decision: ships on cards, and cards in all."""
        if VARIANT not in self.table.variants or not self.following.encounter.number:
            return
        view, table = self.table.view, self.table
        for seat in range(view["seats"]):
            on_cards = sum(held["ships"] for held in view["technologies"] if held["seat"] == seat)
            table.expect("ships that research are on a technology", view["research"][seat], on_cards)
        four = "four_planets" in table.variants
        names = [name for name, facts in TECHNOLOGIES.items() if not four or (facts["research"] or 0) <= LARGEST_WITH_FOUR_PLANETS]
        number = view["technology_deck"] + len(view["technology_discard"]) + len(view["technologies"])
        table.expect("technologies in the game", len(names), number)
        self.research = view["research"][:]
