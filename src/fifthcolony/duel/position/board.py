"""What lasts as long as the game: where ships and cards are, which aliens and envoys take part."""

from typing import Any, ClassVar, Final

from fifthcolony.duel.cards import ALL_READY, CARD_COUNT, FIRST_REINFORCEMENT
from fifthcolony.duel.planets import TILES
from fifthcolony.duel.powers import ICONS, HookIndex
from fifthcolony.duel.words import DISCOVERY, IN_WARP, NO_CARD, NO_PLANET, NOBODY, SHIPS
from fifthcolony.kernel import game as kernel

_PLAIN: Final = (
    "aliens", "leader", "supply", "warp", "fleet", "row", "planets", "warpplanet", "hands", "decks", "piles", "reinforcements",
    "seen", "unshown", "last_card", "ready", "envoys", "ally", "face_up", "read", "discoveries", "events", "refreshes", "past", "next",
    "imagined",
)  # fmt: skip
_TUPLES: Final = ("dealt", "reserves", "tokens", "beside", "foreseen")


class Board(kernel.Game):
    """The table from the first destiny card to the last. Lists of two are by seat."""

    __slots__ = ("hooks", *_PLAIN, *_TUPLES)

    name: ClassVar[str] = "duel"
    plain: ClassVar[tuple[str, ...]] = _PLAIN
    tuples: ClassVar[tuple[str, ...]] = _TUPLES

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.aliens: list[str] = ["", ""]
        self.dealt: list[tuple[str, ...]] = []
        """The aliens each seat may choose from while the game is set up."""
        self.hooks: HookIndex = {}
        """The abilities in force by the point they hang on; made from aliens, envoys and copies."""
        self.leader: int = NOBODY
        """Nobody leads before roles are drawn."""
        self.supply: list[int] = [SHIPS - IN_WARP, SHIPS - IN_WARP]
        self.warp: list[int] = [IN_WARP, IN_WARP]
        self.fleet: list[int] = [0] * (2 * len(TILES))
        """Ships on planets: tile * 2 + seat."""
        self.row: list[int] = []
        """Revealed tiles in the order of their discovery, the Warpplanet among them."""
        self.planets: list[int] = []
        """The stack; the top is the end, as in every deck."""
        self.warpplanet: int = NO_PLANET
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = [[], []]
        self.piles: list[list[int]] = [[], []]
        self.reinforcements: list[int] = []
        self.seen: list[int] = [0] * CARD_COUNT
        """For each card, the seats that know who holds it, or where in a deck it lies, as bits."""
        self.unshown: int = (1 << CARD_COUNT) - (1 << FIRST_REINFORCEMENT)
        """Reinforcements that have never been up, as bits: only their owner can tell them from those in the deck."""
        self.last_card = [NO_CARD, NO_CARD]
        """The only card of each hand when it was looked at last, if it was the only one."""
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
        self.discoveries: list[int] = []
        self.events: list[int] = []
        self.refreshes: list[int] = []
        self.past: list[int] = []
        """Destiny cards drawn, newest last."""
        self.foreseen: list[tuple[int, int]] = []
        """Destiny cards whose place in a deck a seat knows: (seat, card)."""
        self.next: str = DISCOVERY
        """The deck that the next destiny card comes from."""
        self.imagined = False
        """Hidden things have been dealt afresh: what was done before may not fit them."""
