"""What lasts as long as the game: where ships and cards are, and who holds which powers."""

from typing import Any, ClassVar, Final

from fifthcolony.classic.cards import DECK_SIZE, KIND
from fifthcolony.classic.editions import Edition, edition_of
from fifthcolony.classic.face_down import Sleepers, sleepers_by_point
from fifthcolony.classic.inventions import Held, at_work
from fifthcolony.classic.openings import Openings, openings_of
from fifthcolony.classic.powers import HookIndex, hooks_by_point
from fifthcolony.classic.variants import FLARE_CARDS, FOUR_PLANETS, planets_each
from fifthcolony.classic.words import COLONIES_TO_WIN, HOME_COLONIES_FOR_POWER, MAX_SEATS, ORBITS, PLANET, first_planets, system_of
from fifthcolony.kernel import game as kernel

# Where ships can be: planets by their numbers, the other places follow. `ships[place * 5 + seat]` is the number there.
GATE: Final = MAX_SEATS * ORBITS
BESIDE: Final = GATE + 1
"""Beside the target planet: where defensive allies stand."""
WARP: Final = GATE + 2
REMOVED: Final = GATE + 3
"""Out of the game."""
RESEARCH: Final = GATE + 4
"""On technologies; `technologies` says how many are on which."""
_PLACES: Final = GATE + 5
PLACE: Final = (*PLANET, "place:gate", "place:beside", "place:warp", "place:removed", "place:research")

_PLAIN: Final = (
    "technology_deck", "technology_discard", "imagined", "ships", "deck", "discard", "seen", "destiny", "destiny_discard",
    "flares", "flares_known", "gone", "buried", "hands",
)  # fmt: skip
_TUPLES: Final = ("powers", "face_down", "worlds", "tokens", "sheet", "dealt", "glimpsed", "technologies", "pieces")


class Board(kernel.Game):
    """The table from the first turn to the last."""

    __slots__ = (
        "asleep", "edition", "foreign", "goal", "homes", "hooks", "openings", "power_needs", "seats", "settled", "stands",
        *_PLAIN, *_TUPLES,
    )  # fmt: skip

    name: ClassVar[str] = "classic"
    plain: ClassVar[tuple[str, ...]] = _PLAIN
    tuples: ClassVar[tuple[str, ...]] = _TUPLES

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        super().__init__(config, seed)
        self.seats: int = config["seats"]
        self.edition: Edition = edition_of(config["edition"], config["variants"])
        four: bool = FOUR_PLANETS in config["variants"]  # classic:variant.four_planets_win, classic:variant.four_planets_power
        self.goal: int = COLONIES_TO_WIN - four
        """Foreign colonies that win."""
        self.power_needs: int = HOME_COLONIES_FOR_POWER - four
        """Home colonies without which a power is lost."""
        self.worlds: list[tuple[int, ...]] = [first_planets(seat, planets_each(config["variants"])) for seat in range(self.seats)]
        """The planets that there are in each seat's system."""
        self.powers: list[tuple[str, ...]] = [()] * self.seats
        """The aliens each seat holds, by name: those that everybody can see."""
        self.face_down: list[tuple[str, ...]] = [()] * self.seats
        """The aliens whose sheets lie face down in front of each seat, which only it knows; they are not among `powers`."""
        self.hooks: HookIndex = {}
        """The held hooks by the point they hang on; made from `powers` and `technologies`, with empty places for what is `asleep`."""
        self.asleep: Sleepers = {}
        """The points at which a face-down sheet could be turned up; made from `face_down`."""
        self.ships = [0] * (_PLACES * MAX_SEATS)
        self.homes = [0] * self.seats
        """How many of its own planets each seat holds; follows from `ships`."""
        self.foreign = [0] * self.seats
        """Where each seat's marker stands on the colony track; follows from `ships`."""
        self.settled: list[tuple[int, ...]] = [()] * self.seats
        """The planets on which each seat has ships, in order; follows from `ships`."""
        self.stands: tuple[tuple[int, ...], ...] = ()
        """How many ships each seat has on each planet, once somebody has looked and until ships move; follows from `ships`."""
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck: list[int] = []
        """The top is the end."""
        self.discard: list[int] = []
        self.seen = [0] * (len(KIND) if FLARE_CARDS in config["variants"] else DECK_SIZE)
        """For each card, the seats that know where it is, as bits."""
        self.flares: list[int] = []
        """The flares that are in the game, sorted."""
        self.flares_known: list[int] = []
        """For each of them the seats that have learned that it is, as bits, wherever it may be now."""
        self.openings: Openings = openings_of((), ())
        """The cards that can be played at each point; made from `flares` and `powers`."""
        self.tokens: list[tuple[int, str, int]] = []
        """Counters: (seat that has them, kind, number)."""
        self.sheet: list[tuple[int, str, int]] = []
        """Cards laid on an alien's sheet or beside a planet: (seat of the alien, where, card)."""
        self.dealt: list[tuple[str, ...]] = []
        """The aliens each seat may choose from: while the game is set up, or those drawn besides the present one."""
        self.gone: list[str] = []
        """Aliens that were in the game and have left it."""
        self.buried: list[str] = []
        """Aliens whose sheets have been laid aside face down: not everybody knows that they are out of the game."""
        self.glimpsed: list[tuple[int, str]] = []
        """(seat, alien) of sheets that lie face down before somebody else, or aside, and that the seat knows."""
        self.technologies: list[Held] = []
        """The technologies that seats have, each in the order in which it got them."""
        self.technology_deck: list[str] = []
        """The top is the end."""
        self.technology_discard: list[str] = []
        self.pieces: list[tuple[str, int, str]] = []
        """What technologies have put on the board: (kind, whose, where), the last a word."""
        self.imagined = False
        """Hidden things have been dealt afresh: what was done before may not fit them."""
        self.destiny: list[int] = []
        self.destiny_discard: list[int] = []

    def count_colonies(self) -> None:
        """Find `settled`, `homes` and `foreign`, after ships have been put down by hand."""
        self.stands = ()
        for seat in range(self.seats):
            self.settled[seat] = tuple([planet for planet in range(GATE) if self.ships[planet * MAX_SEATS + seat]])
            self.homes[seat] = sum(system_of(planet) == seat for planet in self.settled[seat])
            self.foreign[seat] = len(self.settled[seat]) - self.homes[seat]

    def find_hooks(self) -> None:
        """Look anew which hooks are held and which cards can be played, after powers or technologies have changed."""
        self.hooks = hooks_by_point(self.powers, at_work(self.technologies), self.asleep)
        self.openings = openings_of(self.flares, self.powers)

    def restore(self, state: dict[str, Any]) -> None:
        """Take every field back in and remake what follows from them."""
        super().restore(state)
        self.count_colonies()
        self.asleep = sleepers_by_point(self.face_down, FLARE_CARDS in self.config["variants"])
        self.find_hooks()
