"""The position of a classic game as data: every field, and how it is copied and written down."""

from typing import Any, ClassVar, Final, Self

from fifthcolony.classic import cards
from fifthcolony.classic.editions import EDITIONS, Edition
from fifthcolony.classic.powers import Table, table_of
from fifthcolony.classic.words import MAX_COMMIT, MAX_SEATS, NO_CARD, NO_PLANET, NOBODY, PLANET, PLANETS, Phase, Result, Role
from fifthcolony.kernel import game as kernel
from fifthcolony.kernel.codec import tupled

# Where ships can be: planets are numbered seat * 5 + 0..4, the other places follow. `ships[place * 5 + seat]` is the number there.
GATE: Final = MAX_SEATS * PLANETS
BESIDE: Final = GATE + 1
"""Beside the target planet: where defensive allies stand."""
WARP: Final = GATE + 2
REMOVED: Final = GATE + 3
"""Out of the game."""
_PLACES: Final = GATE + 4
PLACE: Final = (*PLANET, "place:gate", "place:beside", "place:warp", "place:removed")

NEGOTIATES: Final = -1
"""The value of a side whose card counts as a negotiate."""
FACE_DOWN: Final = -2
"""The value of a side whose card is not up."""

# Fields that hold a number or a word; lists of them; and lists of tuples. A dump is these by name.
_SCALARS: Final = (
    "phase", "offense", "encounter", "defense", "target", "destiny_card", "named", "destiny_pick", "resettling", "first_up", "decided",
    "result", "no_spoils", "another", "bound", "lower_wins", "upset", "peace_wins", "must_attack", "free_choice", "retriever", "drawer",
    "winner", "margin", "imagined",
)  # fmt: skip
_LISTS: Final = (
    "ships", "deck", "discard", "seen", "destiny", "destiny_discard", "role", "limit", "invited", "laid", "laid_by", "values", "worth",
    "lost", "reinforcements", "sign", "committed", "used", "forced", "compensation", "gone", "joined", "casualties",
    "claimed", "laid_from", "up",
)  # fmt: skip
_TUPLES: Final = (
    "addends", "zapped", "offer", "pledged", "founding", "powers", "tokens", "sheet", "declared", "thrown", "dealt", "agenda",
)  # fmt: skip
_NESTED: Final = ("hands", "plays", "losses", "sunk")


class Position(kernel.Game):
    """All that can change in a classic game."""

    __slots__ = ("edition", "foreign", "homes", "order", "seats", "table", *_SCALARS, *_LISTS, *_TUPLES, *_NESTED)

    name: ClassVar[str] = "classic"
    plain: ClassVar[tuple[str, ...]] = (*_SCALARS, *_LISTS, *_NESTED)
    tuples: ClassVar[tuple[str, ...]] = _TUPLES

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.seats: int = config["seats"]
        self.edition: Edition = EDITIONS[config["edition"]]
        self.powers: list[tuple[str, ...]] = [()] * self.seats
        """The aliens each seat holds, by name."""
        self.table: Table = {}
        """The held hooks by the point they hang on; made from `powers`."""
        self.ships = [0] * (_PLACES * MAX_SEATS)
        self.homes = [0] * self.seats
        """How many of its own planets each seat holds; follows from `ships`."""
        self.foreign = [0] * self.seats
        """Where each seat's marker stands on the colony track; follows from `ships`."""
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck: list[int] = []
        """The top is the end."""
        self.discard: list[int] = []
        self.seen = [0] * cards.DECK_SIZE
        """For each card, the seats that know where it is, as bits."""
        self.tokens: list[tuple[int, str, int]] = []
        """Counters: (seat that has them, kind, number)."""
        self.sheet: list[tuple[int, str, int]] = []
        """Cards laid on an alien's sheet or beside a planet: (seat of the alien, where, card)."""
        self.dealt: list[tuple[str, ...]] = []
        """The aliens each seat may choose from while the game is set up."""
        self.gone: list[str] = []
        """Aliens that were in the game and have left it."""
        self.imagined = False
        """Hidden things have been dealt afresh: what was done before may not fit them."""
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
        self.named = NOBODY
        """The player whom the drawn destiny card names; nobody for a wild."""
        self.destiny_pick = NO_CARD
        """A destiny card that somebody chose, to be drawn next."""
        self.resettling = False
        self.limit = [MAX_COMMIT] * self.seats
        """Ships each seat may commit."""
        self.invited = [0, 0]
        """Whom offense and defense invited, as bits."""
        self.joined = [0, 0]
        """Who became an ally of offense and defense, as bits, whatever became of it later."""
        self.first_up = NOBODY
        """A main player who must lay first and face up."""
        self.laid = [NO_CARD, NO_CARD]
        """The encounter cards of offense and defense."""
        self.laid_by = [NOBODY, NOBODY]
        """Who laid them, and so knows them while they are face down."""
        self.laid_from = ["", ""]
        """The piles on a sheet from which they were laid; nothing for a hand."""
        self.values = [FACE_DOWN, FACE_DOWN]
        """What the revealed cards count as: an attack's value, or NEGOTIATES."""
        self.up: list[int] = []
        """Encounter cards that lie open. That everybody knows of a card in a hand does not tell which one was laid."""
        self.claimed = [NO_CARD, NO_CARD]
        """A card of the kind that a side's face-down card passes for."""
        self.declared: list[tuple[int, str]] = []
        """(seat, alien) of uses that were declared and take effect later in the encounter."""
        self.agenda: list[tuple[str, str, tuple[Any, ...]]] = []
        """What is to happen at a later point of the encounter, whatever becomes of the power that set it going: point, step, arguments."""
        self.forced = [NO_CARD, NO_CARD]
        """An encounter card that offense or defense has to lay."""
        self.must_attack = False
        """Main players must lay attacks, if they have any."""
        self.free_choice = False
        """The offense chooses opponent and planet whatever destiny says."""
        self.lower_wins = False
        """The lower total wins."""
        self.upset = False
        """Whoever would win loses."""
        self.peace_wins = False
        """A negotiate beats an attack."""
        self.sign = [1] * self.seats
        """-1 for a seat whose ships are subtracted."""
        self.committed = [0] * self.seats
        """Ships each seat had in the encounter when it was decided."""
        self.used = [NO_CARD, NO_CARD]
        """The encounter cards of offense and defense once they lie in the discard pile."""
        self.compensation: list[int] = []
        """[collector, payer, number of cards] while compensation is being taken."""
        self.sunk: list[list[int]] = []
        """Ships just lost: [seat, place they went to, number, how many of them nobody has brought back]."""
        self.thrown: list[tuple[int, int]] = []
        """Artifacts just discarded: (seat, card)."""
        self.retriever = NOBODY
        self.drawer = NOBODY
        self.worth = [1] * self.seats
        """What one ship of the seat adds to a total."""
        self.addends: list[tuple[int, int, str]] = []
        """What else is added: side, amount, cause."""
        self.reinforcements: list[int] = []
        self.decided = NOBODY
        """The side that wins whatever the cards say."""
        self.winner = NOBODY
        """The side that won."""
        self.margin = 0
        """By how much it did, where two attacks decided it."""
        self.result: str = Result.NONE
        self.no_spoils = False
        """Nobody collects compensation or rewards."""
        self.lost = [0] * self.seats
        """Ships each seat has lost to the warp by this encounter's outcome."""
        self.casualties = [0] * self.seats
        """Ships each seat has lost to the warp in this encounter, by whatever cause."""
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
        self.bound = 0
        """The dealers known to hold what the offer says they give, as bits."""
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

    def count_colonies(self) -> None:
        """Find `homes` and `foreign`, after ships have been put down by hand."""
        for seat in range(self.seats):
            held = [planet // PLANETS == seat for planet in range(GATE) if self.ships[planet * MAX_SEATS + seat]]
            self.homes[seat] = held.count(True)
            self.foreign[seat] = held.count(False)

    # --- copies and dumps -------------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same game once more, sharing nothing that can change."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.seats = self.seats
        twin.edition = self.edition
        twin.order = self.order
        twin.homes = self.homes[:]
        twin.foreign = self.foreign[:]
        twin.table = self.table
        twin.phase = self.phase
        twin.offense = self.offense
        twin.encounter = self.encounter
        twin.defense = self.defense
        twin.target = self.target
        twin.destiny_card = self.destiny_card
        twin.named = self.named
        twin.destiny_pick = self.destiny_pick
        twin.resettling = self.resettling
        twin.first_up = self.first_up
        twin.decided = self.decided
        twin.winner = self.winner
        twin.result = self.result
        twin.no_spoils = self.no_spoils
        twin.another = self.another
        twin.bound = self.bound
        twin.lower_wins = self.lower_wins
        twin.upset = self.upset
        twin.peace_wins = self.peace_wins
        twin.must_attack = self.must_attack
        twin.free_choice = self.free_choice
        twin.retriever = self.retriever
        twin.drawer = self.drawer
        twin.margin = self.margin
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
        twin.sign = self.sign[:]
        twin.committed = self.committed[:]
        twin.used = self.used[:]
        twin.forced = self.forced[:]
        twin.gone = self.gone[:]
        twin.dealt = self.dealt[:]
        twin.compensation = self.compensation[:]
        twin.tokens = self.tokens[:]
        twin.sheet = self.sheet[:]
        twin.declared = self.declared[:]
        twin.agenda = self.agenda[:]
        twin.joined = self.joined[:]
        twin.casualties = self.casualties[:]
        twin.claimed = self.claimed[:]
        twin.laid_from = self.laid_from[:]
        twin.up = self.up[:]
        twin.imagined = self.imagined
        twin.thrown = self.thrown[:]
        twin.sunk = [loss[:] for loss in self.sunk]
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

    def restore(self, state: dict[str, Any]) -> None:
        """Take every field back in and remake what follows from them."""
        super().restore(state)
        for play in self.plays:
            play[-1] = tupled(play[-1])
        self.set_order()
        self.count_colonies()
        self.table = table_of(self.powers)
