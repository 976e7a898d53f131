"""The position of a classic game, and the few verbs through which everything in it changes."""

from itertools import compress
from typing import Any, ClassVar, Final, Self

from fifthcolony.classic import cards, knowledge
from fifthcolony.classic.cards import COPIES, FIRST_OTHER, HAND_SIZE, KIND, OPTION
from fifthcolony.classic.editions import EDITIONS, Edition
from fifthcolony.classic.powers import Table, table_of
from fifthcolony.classic.words import (
    DEFENSE,
    MAX_COMMIT,
    MAX_SEATS,
    NO_CARD,
    NO_PLANET,
    NOBODY,
    OFFENSE,
    PLANET,
    PLANETS,
    SEAT,
    Phase,
    Result,
    Role,
)  # fmt: skip
from fifthcolony.kernel import game as kernel
from fifthcolony.kernel.codec import tupled
from fifthcolony.kernel.events import Outcome

# Where ships can be: planets are numbered seat * 5 + 0..4, the other places follow. `ships[place * 5 + seat]` is the number there.
GATE: Final = MAX_SEATS * PLANETS
BESIDE: Final = GATE + 1
"""Beside the target planet: where defensive allies stand."""
WARP: Final = GATE + 2
REMOVED: Final = GATE + 3
"""Out of the game."""
_PLACES: Final = GATE + 4
_BOARD_END: Final = GATE * MAX_SEATS
_ALL_PLANETS: Final = tuple(range(GATE))
PLACE: Final = (*PLANET, "place:gate", "place:beside", "place:warp", "place:removed")

HOME_COLONIES_FOR_POWER: Final = 3
COLONIES_TO_WIN: Final = 5

NEGOTIATES: Final = -1
"""The value of a side whose card counts as a negotiate."""
FACE_DOWN: Final = -2
"""The value of a side whose card is not up."""

# Fields that hold a number or a word; lists of them; and lists of tuples. A dump is these by name.
_SCALARS: Final = (
    "phase", "offense", "encounter", "defense", "target", "destiny_card", "destiny_pick", "resettling", "first_up", "decided", "winner",
    "result", "no_spoils", "another",
)  # fmt: skip
_LISTS: Final = (
    "ships", "deck", "discard", "seen", "destiny", "destiny_discard", "role", "limit", "invited", "laid", "laid_by", "values", "worth",
    "lost", "reinforcements",
)  # fmt: skip
_TUPLES: Final = ("addends", "zapped", "offer", "pledged", "founding", "powers")
_NESTED: Final = ("hands", "plays", "losses")


class Game(kernel.Game):
    """A classic game for three to five seats."""

    __slots__ = ("edition", "order", "seats", "table", *_SCALARS, *_LISTS, *_TUPLES, *_NESTED)

    name: ClassVar[str] = "classic"

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.seats: int = config["seats"]
        self.edition: Edition = EDITIONS[config["edition"]]
        self.powers: list[tuple[str, ...]] = [()] * self.seats
        """The aliens each seat holds, by name."""
        self.table: Table = {}
        """The held hooks by the point they hang on; made from `powers`."""
        self.ships = [0] * (_PLACES * MAX_SEATS)
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck: list[int] = []
        """The top is the end."""
        self.discard: list[int] = []
        self.seen = [0] * cards.DECK_SIZE
        """For each card, the seats that know where it is, as bits."""
        self.destiny: list[int] = []
        self.destiny_discard: list[int] = []
        self.offense = 0
        self.encounter = 0
        self.begin_encounter()

    def begin_encounter(self) -> None:
        """Forget all that lasts for one encounter."""
        self.phase = Phase.START_TURN if self.encounter == 0 else Phase.REGROUP
        self.defense = NOBODY
        self.target = NO_PLANET
        self.role = [Role.NONE] * self.seats
        self.role[self.offense] = Role.OFFENSE
        self.set_order()
        self.destiny_card = NO_CARD
        self.destiny_pick = NO_CARD
        """A destiny card that somebody chose, to be drawn next."""
        self.resettling = False
        self.limit = [MAX_COMMIT] * self.seats
        """Ships each seat may commit."""
        self.invited = [0, 0]
        """Whom offense and defense invited, as bits."""
        self.first_up = NOBODY
        """A main player who must lay first and face up."""
        self.laid = [NO_CARD, NO_CARD]
        """The encounter cards of offense and defense."""
        self.laid_by = [NOBODY, NOBODY]
        """Who laid them, and so knows them while they are face down."""
        self.values = [FACE_DOWN, FACE_DOWN]
        """What the revealed cards count as: an attack's value, or NEGOTIATES."""
        self.worth = [1] * self.seats
        """What one ship of the seat adds to a total."""
        self.addends: list[tuple[int, int, str]] = []
        """What else is added: side, amount, cause."""
        self.reinforcements: list[int] = []
        self.decided = NOBODY
        """The side that wins whatever the cards say."""
        self.winner = NOBODY
        """The side that won."""
        self.result: str = Result.NONE
        self.no_spoils = False
        """Nobody collects compensation or rewards."""
        self.lost = [0] * self.seats
        """Ships each seat has lost to the warp by this encounter's outcome."""
        self.another = False
        """A power grants one more encounter."""
        self.zapped: list[tuple[int, str]] = []
        """(seat, alien) of powers that are silent until the encounter ends."""
        self.plays: list[list[Any]] = []
        """Uses and cards being played, newest last: kind, seat, what, whether cancelled, arguments."""
        self.losses: list[list[list[int]]] = []
        """Ships about to go to the warp, newest event last: lists of [seat, place, number]."""
        self.offer: list[tuple[int, str]] = []
        """The items on the table in a deal: giver and what."""
        self.pledged: list[tuple[int, int]] = []
        """Cards set aside for a deal, in no hand: giver and card."""
        self.founding: list[tuple[int, int, tuple[int, ...]]] = []
        """Colonies a deal founds: who, on which planet, with ships from which places."""

    def set_order(self) -> None:
        """classic:timing.conflict_order: offense, defense, then clockwise from the offense's left."""
        rest = [(self.offense + step) % self.seats for step in range(1, self.seats)]
        if self.defense != NOBODY:
            rest.remove(self.defense)
            rest.insert(0, self.defense)
        self.order = (self.offense, *rest)

    # --- ships ----------------------------------------------------------------------------------------------------------------------

    def colonies(self, seat: int) -> list[int]:
        """The planets on which the seat has ships."""
        return list(compress(_ALL_PLANETS, self.ships[seat:_BOARD_END:MAX_SEATS]))

    def home_colonies(self, seat: int) -> int:
        """How many of its own planets the seat holds."""
        start = seat * PLANETS * MAX_SEATS
        return PLANETS - self.ships[start + seat : start + PLANETS * MAX_SEATS : MAX_SEATS].count(0)

    def foreign_colonies(self, seat: int) -> int:
        """Where the seat's marker stands on the colony track."""
        return GATE - self.ships[seat:_BOARD_END:MAX_SEATS].count(0) - self.home_colonies(seat)

    def ships_at(self, seat: int, place: int) -> int:
        """How many ships the seat has there."""
        return self.ships[place * MAX_SEATS + seat]

    def owners_at(self, place: int) -> list[int]:
        """The seats that have ships there."""
        return [seat for seat, number in enumerate(self.ships[place * MAX_SEATS : place * MAX_SEATS + self.seats]) if number]

    def move_ships(self, seat: int, source: int, goal: int, number: int = 1) -> None:
        """The only way ships move. Track, power and victory follow from it."""
        here, there = source * MAX_SEATS + seat, goal * MAX_SEATS + seat
        ships = self.ships
        assert ships[here] >= number, f"seat {seat} has {ships[here]} ships at {PLACE[source]}, not {number}"
        ships[here] -= number
        if not ships[here] and source < GATE:
            self._colony_lost(seat, source)
        founded = not ships[there] and goal < GATE
        ships[there] += number
        if founded:
            self._colony_founded(seat, goal)

    def _colony_lost(self, seat: int, planet: int) -> None:
        if planet // PLANETS != seat:
            self.tell("colony.lost", SEAT[seat], PLANET[planet])
        elif self.powers[seat] and self.home_colonies(seat) == HOME_COLONIES_FOR_POWER - 1:
            self.tell("power.lost", SEAT[seat])

    def _colony_founded(self, seat: int, planet: int) -> None:
        if planet // PLANETS != seat:
            self.unsettled = True
            self.tell("colony.founded", SEAT[seat], PLANET[planet])
        elif self.powers[seat] and self.home_colonies(seat) == HOME_COLONIES_FOR_POWER:
            self.tell("power.regained", SEAT[seat])

    def havens(self, seat: int) -> list[int]:
        """Planets where the seat's ships may come home to: its colonies, less what is about to be lost there."""
        if not self.losses:
            return self.colonies(seat)
        leaving = [0] * GATE
        for event in self.losses:
            for loser, place, number in event:
                if loser == seat and place < GATE:
                    leaving[place] += number
        return [planet for planet in self.colonies(seat) if self.ships_at(seat, planet) > leaving[planet]]

    def settle(self) -> None:
        """classic:win.immediate, classic:win.shared: all who reach the goal by one event win together."""
        winners = tuple(seat for seat in range(self.seats) if self.foreign_colonies(seat) >= COLONIES_TO_WIN)
        if winners:
            self.outcome = Outcome(winners, "win.colonies")
            self.tell("game.won", *(SEAT[seat] for seat in winners))

    def set_powers(self, powers: list[tuple[str, ...]]) -> None:
        """Give every seat the aliens it holds."""
        self.powers = powers
        self.table = table_of(powers)

    # --- roles and totals -----------------------------------------------------------------------------------------------------------

    def main(self, side: int) -> int:
        """The main player of a side."""
        return self.offense if side == OFFENSE else self.defense

    def opponent(self, seat: int) -> int:
        """The other main player."""
        return self.defense if seat == self.offense else self.offense

    def side_of(self, seat: int) -> int:
        """The side a participant is on."""
        return OFFENSE if self.role[seat] & (Role.OFFENSE | Role.OFFENSIVE_ALLY) else DEFENSE

    def set_defense(self, seat: int) -> None:
        """Fix the opponent."""
        self.defense = seat
        self.role[seat] = Role.DEFENSE
        self.set_order()

    def involved(self, side: int) -> list[tuple[int, int, int]]:
        """Who takes part on a side: (seat, place, ships), main player first."""
        place = GATE if side == OFFENSE else BESIDE
        main = self.main(side)
        forces = [(main, GATE if side == OFFENSE else self.target, self.ships_at(main, GATE if side == OFFENSE else self.target))]
        forces += [(seat, place, self.ships_at(seat, place)) for seat in self.order if seat != main and self.ships_at(seat, place)]
        return forces

    def breakdown(self, side: int) -> list[tuple[str, int]]:
        """A side's total as causes and amounts. classic:reveal.offense_total, classic:reveal.defense_total"""
        parts = [(OPTION[self.laid[side]], self.values[side])]
        parts += [(SEAT[seat], number * self.worth[seat]) for seat, _, number in self.involved(side)]
        parts += [(cause, amount) for where, amount, cause in self.addends if where == side]
        return parts

    def total(self, side: int) -> int:
        """A side's total, for attack against attack."""
        return sum(amount for _, amount in self.breakdown(side))

    def power_is_on(self, seat: int) -> bool:
        """classic:power.lost_threshold: a seat with fewer than three home colonies has no power."""
        return self.home_colonies(seat) >= HOME_COLONIES_FOR_POWER

    # --- cards ----------------------------------------------------------------------------------------------------------------------

    def has_encounter_card(self, seat: int) -> bool:
        """classic:start.encounter_card_kinds: attacks, negotiates and the morph."""
        hand = self.hands[seat]
        return bool(hand) and min(hand) < FIRST_OTHER

    def draw(self, seat: int, number: int) -> None:
        """Draw from the cosmic deck. classic:cards.deck_reshuffle, classic:cards.cosmic_quake"""
        drawn: list[int] = []
        for _ in range(number):
            if not self.deck:
                if not self.discard:
                    self.tell("cards.quake")
                    self._quake()
                    return
                self._renew_deck()
            card = self.deck.pop()
            self.seen[card] = 1 << seat
            self.hands[seat].append(card)
            drawn.append(card)
        self.tell("cards.drawn", SEAT[seat], number)
        self.tell("cards.drawn_by_you", *(OPTION[card] for card in drawn), to=(seat,))

    def _renew_deck(self) -> None:
        self.deck, self.discard = self.discard, []
        for card in self.deck:
            self.seen[card] = 0
        self.shuffle(self.deck)
        self.tell("cards.reshuffled")

    def _quake(self) -> None:
        for hand in self.hands:
            self.discard += hand
            hand.clear()
        self._renew_deck()
        for seat in range(self.seats):
            self.draw(seat, min(HAND_SIZE, len(self.deck)))

    def discard_card(self, card: int) -> None:
        """Lay a card that is in no hand face up on the discard pile."""
        self.seen[card] = (1 << self.seats) - 1
        self.discard.append(card)

    def take_from_hand(self, seat: int, card: int) -> int:
        """Take a card of this kind out of a hand. Of several copies the best known goes, so that nobody learns which it was."""
        hand = self.hands[seat]
        copies = [copy for copy in COPIES[KIND[card]] if copy in hand]
        best = copies[0] if len(copies) == 1 else max(copies, key=lambda copy: (self.seen[copy].bit_count(), -copy))
        hand.remove(best)
        return best

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Discard a card of this kind, openly."""
        self.discard_card(self.take_from_hand(seat, card))
        self.tell("cards.discarded", SEAT[seat], OPTION[card])

    def replace_hand(self, seat: int) -> None:
        """Show and discard the hand, then draw a new one."""
        self.tell("cards.hand_replaced", SEAT[seat], *(OPTION[card] for card in sorted(self.hands[seat])))
        for card in self.hands[seat]:
            self.discard_card(card)
        self.hands[seat].clear()
        self.draw(seat, HAND_SIZE)

    def give(self, giver: int, taker: int, given: list[int], openly: bool = False) -> None:
        """Hand cards over. Others lose track of what the giver still holds, unless it is done openly."""
        both = 1 << giver | 1 << taker
        hand = self.hands[giver]
        if not openly:
            for card in hand:
                self.seen[card] &= both
        for card in given:
            hand.remove(card)
            self.hands[taker].append(card)
            self.seen[card] = (1 << self.seats) - 1 if openly else both
        self.tell("cards.given", SEAT[giver], SEAT[taker], len(given))
        self.tell("cards.given_between_you", SEAT[giver], SEAT[taker], *(OPTION[card] for card in given), to=(giver, taker))

    def give_at_random(self, giver: int, taker: int, number: int) -> None:
        """Hand over cards that chance picks."""
        pool = self.hands[giver][:]
        given = [pool.pop(self.random_below(len(pool))) for _ in range(min(number, len(pool)))]
        if given:
            self.give(giver, taker, given)

    # --- copies, dumps, views -------------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same game once more, sharing nothing that can change."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.seats = self.seats
        twin.edition = self.edition
        twin.order = self.order
        twin.table = self.table
        twin.phase = self.phase
        twin.offense = self.offense
        twin.encounter = self.encounter
        twin.defense = self.defense
        twin.target = self.target
        twin.destiny_card = self.destiny_card
        twin.destiny_pick = self.destiny_pick
        twin.resettling = self.resettling
        twin.first_up = self.first_up
        twin.decided = self.decided
        twin.winner = self.winner
        twin.result = self.result
        twin.no_spoils = self.no_spoils
        twin.another = self.another
        twin.ships = self.ships[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.seen = self.seen[:]
        twin.destiny = self.destiny[:]
        twin.destiny_discard = self.destiny_discard[:]
        twin.role = self.role[:]
        twin.limit = self.limit[:]
        twin.invited = self.invited[:]
        twin.laid = self.laid[:]
        twin.laid_by = self.laid_by[:]
        twin.values = self.values[:]
        twin.worth = self.worth[:]
        twin.lost = self.lost[:]
        twin.reinforcements = self.reinforcements[:]
        twin.addends = self.addends[:]
        twin.zapped = self.zapped[:]
        twin.offer = self.offer[:]
        twin.pledged = self.pledged[:]
        twin.founding = self.founding[:]
        twin.powers = self.powers[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.plays = [play[:] for play in self.plays]
        twin.losses = [[loss[:] for loss in event] for event in self.losses]
        return twin

    def state(self) -> dict[str, Any]:
        """Every field by name."""
        return {name: getattr(self, name) for name in (*_SCALARS, *_LISTS, *_TUPLES, *_NESTED)}

    def restore(self, state: dict[str, Any]) -> None:
        """Take every field back in and remake what follows from them."""
        for name in (*_SCALARS, *_LISTS, *_NESTED):
            setattr(self, name, state[name])
        for name in _TUPLES:
            setattr(self, name, [tupled(item) for item in state[name]])
        for play in self.plays:
            play[-1] = tupled(play[-1])
        self.set_order()
        self.table = table_of(self.powers)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know (None: a spectator), JSON-safe."""
        return knowledge.view(self, seat)

    def determinize(self, seat: int, seed: int) -> Self:
        """A copy in which all that the seat cannot know is dealt afresh, consistent with what it does know."""
        twin = self.copy()
        knowledge.deal_afresh(twin, seat, seed)
        return twin
