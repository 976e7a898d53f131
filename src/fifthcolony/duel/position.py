"""The position of a duel game as data: every field, and how it is copied and written down."""

from typing import Any, ClassVar, Final, Self

from fifthcolony.duel.cards import ALL_READY, CARD_COUNT, FIRST_REINFORCEMENT
from fifthcolony.duel.planets import TILES
from fifthcolony.duel.powers import ICONS, Table, table_of
from fifthcolony.duel.words import BETWEEN, DISCOVERY, IN_WARP, NO_CARD, NO_DIAL, NO_PLANET, NO_TACTIC, NOBODY, SHIPS
from fifthcolony.kernel import game as kernel

_SCALARS: Final = (
    "scope", "step", "card", "next", "leader", "arena", "winner", "warpplanet", "voyaged", "shown", "revealed", "swapped_prize",
    "staying", "imagined", "passes", "again", "unshown", "sleeve_up",
)  # fmt: skip
_LISTS: Final = (
    "supply", "warp", "fleet", "row", "planets", "discoveries", "events", "refreshes", "past", "reinforcements", "seen", "dials", "plan",
    "plan_by", "half", "sleeve", "ignored", "values", "ready", "sent", "before", "hits", "lost", "ally", "face_up", "read", "hand_was",
    "aliens", "envoys",
)  # fmt: skip
_TUPLES: Final = (
    "reserves", "laid", "bonuses", "tokens", "beside", "aside", "seconds", "copied", "used", "announced", "secrets", "fates", "dealt",
    "foreseen",
)  # fmt: skip
_NESTED: Final = ("hands", "decks", "piles")


class Position(kernel.Game):
    """All that can change in a duel game. Lists of two are by seat."""

    __slots__ = ("table", *_SCALARS, *_LISTS, *_TUPLES, *_NESTED)

    name: ClassVar[str] = "duel"
    plain: ClassVar[tuple[str, ...]] = (*_SCALARS, *_LISTS, *_NESTED)
    tuples: ClassVar[tuple[str, ...]] = _TUPLES

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.aliens: list[str] = ["", ""]
        self.dealt: list[tuple[str, ...]] = []
        """The aliens each seat may choose from while the game is set up."""
        self.table: Table = {}
        """The abilities in force by the point they hang on; made from aliens, envoys and copies."""
        self.leader: int = 0
        self.supply: list[int] = [SHIPS - IN_WARP, SHIPS - IN_WARP]
        self.warp: list[int] = [IN_WARP, IN_WARP]
        self.fleet: list[int] = [0] * (2 * len(TILES))
        """Ships on planets: tile * 2 + seat."""
        self.row: list[int] = []
        """Revealed tiles in the order of their discovery, the Warpplanet among them."""
        self.planets: list[int] = []
        """The stack; the top is the end, as in every deck."""
        self.warpplanet: int = NO_PLANET
        self.voyaged = False
        """The Warpplanet's envoy has been turned up once."""
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = [[], []]
        self.piles: list[list[int]] = [[], []]
        self.reinforcements: list[int] = []
        self.seen: list[int] = [0] * CARD_COUNT
        """For each card, the seats that know who holds it, or where in a deck it lies, as bits."""
        self.unshown: int = (1 << CARD_COUNT) - (1 << FIRST_REINFORCEMENT)
        """Reinforcements that have never been up, as bits: only their owner can tell them from those in the deck."""
        self.hand_was = [0, 0]
        """The sizes of hands when they were looked at last."""
        self.ready: list[int] = [ALL_READY, ALL_READY]
        """Readied tactics, as bits."""
        self.envoys: list[str] = [""] * len(ICONS)
        """The envoy in play of each icon; nothing when it left and none came."""
        self.reserves: list[tuple[str, ...]] = [()] * len(ICONS)
        self.ally: list[int] = [NOBODY] * len(ICONS)
        self.face_up: list[bool] = [False] * len(ICONS)
        self.read: list[int] = [0] * len(ICONS)
        """Who has read each envoy, as bits."""
        self.tokens: list[tuple[int, str, int]] = []
        """Counters: (seat that has them, kind, number)."""
        self.beside: list[tuple[int, str, int]] = []
        """Cards laid face down beside an alien: (seat, where, card)."""
        self.aside: list[tuple[int, int]] = []
        """Cards in hands that are chosen in secret to go together: (seat, card)."""
        self.discoveries: list[int] = []
        self.events: list[int] = []
        self.refreshes: list[int] = []
        self.past: list[int] = []
        """Destiny cards drawn, newest last."""
        self.foreseen: list[tuple[int, int]] = []
        """Destiny cards whose place in a deck a seat knows: (seat, card)."""
        self.card: int = NO_CARD
        """The destiny card being carried out."""
        self.next: str = DISCOVERY
        self.again = False
        """One more contest follows."""
        self.imagined = False
        """Hidden things have been dealt afresh: what was done before may not fit them."""
        self.begin_battle(BETWEEN)

    def begin_battle(self, scope: int) -> None:
        """Forget all that lasts for one contest or duel."""
        self.scope: int = scope
        self.arena: int = NO_PLANET
        """The planet duelled over."""
        self.before: list[int] = [0, 0]
        """Ships that stood there when the duel began."""
        self.winner: int = NOBODY
        self.used: list[tuple[int, str]] = []
        """(seat, ability) of what works once in a contest or duel and has."""
        self.bonuses: list[tuple[int, int, str]] = []
        """What else is added to clout: (seat, amount, cause)."""
        self.copied: list[tuple[int, str]] = []
        """Envoys whose abilities a seat has without being allied: (seat, envoy)."""
        self.fates: list[tuple[int, str]] = []
        """Cards that go elsewhere than to a discard pile in cleanup: (card, "hand" or "deck")."""
        self.swapped_prize = False
        """The other player resolves the prize."""
        self.staying: int = 0
        """Ships of the loser that stay on the planet."""
        self.begin_pass()

    def begin_pass(self) -> None:
        """Forget what a duel that starts again from its dials forgets."""
        self.step: str = ""
        self.dials: list[int] = [NO_DIAL, NO_DIAL]
        self.sent: list[int] = [0, 0]
        """Ships sent by the dials of this pass."""
        self.plan: list[int] = [NO_CARD, NO_CARD]
        self.plan_by: list[int] = [0, 1]
        """Who laid the plan of each side, and so knows it while it is face down."""
        self.seconds: list[tuple[int, int]] = []
        """Plans added to the first: (seat, card)."""
        self.half: list[int] = [NO_TACTIC, NO_TACTIC]
        """The chosen half of a tactic."""
        self.sleeve: list[int] = [NO_TACTIC, NO_TACTIC]
        """A second half, kept back."""
        self.sleeve_up: bool = False
        """What is in a sleeve has been shown."""
        self.ignored: list[bool] = [False, False]
        """Shown tactics without effect."""
        self.shown: bool = False
        """Tactics are up."""
        self.hits: list[int] = [0, 0]
        """Ships that the opposing tactic is about to destroy."""
        self.lost: list[int] = [0, 0]
        """Ships that it has destroyed."""
        self.revealed: bool = False
        """Plans are up."""
        self.values: list[int] = [0, 0]
        """What the revealed plans count as."""
        self.laid: list[tuple[int, int, int]] = []
        """Reinforcements on plans, in the order of play: (side, card, worth when it was played)."""
        self.passes: int = 0
        """Passes in a row while reinforcements are played."""
        self.announced: list[tuple[int, str, str]] = []
        """What was said for all to hear: (seat, about what, word)."""
        self.secrets: list[tuple[int, str, int]] = []
        """What a seat has decided and not shown: (seat, about what, number)."""

    def rearm(self) -> None:
        """Abilities in force have changed."""
        self.table = table_of(self)

    # --- copies, dumps ----------------------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same game once more. Written out: this is the hot path of search."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.table = self.table
        twin.scope = self.scope
        twin.step = self.step
        twin.card = self.card
        twin.next = self.next
        twin.leader = self.leader
        twin.arena = self.arena
        twin.winner = self.winner
        twin.warpplanet = self.warpplanet
        twin.voyaged = self.voyaged
        twin.shown = self.shown
        twin.revealed = self.revealed
        twin.swapped_prize = self.swapped_prize
        twin.staying = self.staying
        twin.imagined = self.imagined
        twin.passes = self.passes
        twin.again = self.again
        twin.unshown = self.unshown
        twin.sleeve_up = self.sleeve_up
        twin.supply = self.supply[:]
        twin.warp = self.warp[:]
        twin.fleet = self.fleet[:]
        twin.row = self.row[:]
        twin.planets = self.planets[:]
        twin.discoveries = self.discoveries[:]
        twin.events = self.events[:]
        twin.refreshes = self.refreshes[:]
        twin.past = self.past[:]
        twin.reinforcements = self.reinforcements[:]
        twin.seen = self.seen[:]
        twin.dials = self.dials[:]
        twin.plan = self.plan[:]
        twin.plan_by = self.plan_by[:]
        twin.half = self.half[:]
        twin.sleeve = self.sleeve[:]
        twin.ignored = self.ignored[:]
        twin.values = self.values[:]
        twin.ready = self.ready[:]
        twin.sent = self.sent[:]
        twin.before = self.before[:]
        twin.hits = self.hits[:]
        twin.lost = self.lost[:]
        twin.ally = self.ally[:]
        twin.face_up = self.face_up[:]
        twin.read = self.read[:]
        twin.hand_was = self.hand_was[:]
        twin.aliens = self.aliens[:]
        twin.envoys = self.envoys[:]
        twin.reserves = self.reserves[:]
        twin.laid = self.laid[:]
        twin.bonuses = self.bonuses[:]
        twin.tokens = self.tokens[:]
        twin.beside = self.beside[:]
        twin.aside = self.aside[:]
        twin.seconds = self.seconds[:]
        twin.copied = self.copied[:]
        twin.used = self.used[:]
        twin.announced = self.announced[:]
        twin.secrets = self.secrets[:]
        twin.fates = self.fates[:]
        twin.dealt = self.dealt[:]
        twin.foreseen = self.foreseen[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.decks = [self.decks[0][:], self.decks[1][:]]
        twin.piles = [self.piles[0][:], self.piles[1][:]]
        return twin

    def restore(self, state: dict[str, Any]) -> None:
        """Take every field back in and remake what follows from them."""
        super().restore(state)
        self.rearm()
