"""The games that stand on the kernel, and the one description of each that every other layer reads.

What the laboratory, the server, the terminal, the soak and the encyclopedia must know of a game stands in its `Kit`, and nowhere else.
Things of layers above the games (a bot, a terminal's face) are named in it as "package.module:name" and fetched when they are needed.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from fifthcolony.kernel.ask import DONE, NO, PASS, Ask
from fifthcolony.kernel.catalogue import Catalogue
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.figures import Reckoning
from fifthcolony.kernel.views import Parts

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

View = Any
"""What a game shows of itself: a dictionary, whose type stands with the game."""
Reference = str | Any
"""A thing, or "package.module:name" of one that stands in a layer above."""
RANDOM_BOT: Final = "fifthcolony.bots.random:RandomBot"


@dataclass(frozen=True, slots=True)
class Wish:
    """One thing, besides seats, that a game can be set up with: a word or a number out of a few, or a list of names."""

    name: str
    """The keyword of `configure`, and of the command line."""
    ways: tuple[str | int, ...]
    """The words and numbers; the first is taken where nothing is said."""
    names: Callable[[], Collection[str]] | None = None
    """Instead of a way, several of these with commas between them."""
    help: str = ""
    """For the command line."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a game's length is counted in."""

    event: str = ""
    """The event that begins one."""
    many: str = "chapters"
    """What several of them are called in a report."""


def _nobody(_view: View) -> list[int]:
    return []


def _nothing_to_open(_view: View, _seen: list[View]) -> None:
    """Nothing lies face down."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How a game is played among people at a table: where they may react or want to look, who chooses in secret, what a silence means."""

    answered: frozenset[str] = frozenset()
    """Events that anybody might answer: after each there is a moment, whether or not somebody can."""
    reactions: frozenset[str] = frozenset()
    """The prompts of those answers."""
    looked_at: Mapping[str, str] = field(default_factory=dict)
    """Events after which the table takes a breath, the same for everybody, so that people see how things stand; by the kind of beat it is.
    Several of a kind in a row are one beat."""
    shown_with: Mapping[str, str] = field(default_factory=dict)
    """Events that belong to a beat of that kind where one has just begun; they make none by themselves unless they are looked at too."""
    said_with: Mapping[str, str] = field(default_factory=dict)
    """Events that are told with a beat of that kind where one has just begun, on the board as it was then."""
    seen_while_asked: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Kinds of beats, and prompts at which the board still shows what such a beat is about: where one of them follows there is no pause.
    Which of them come must never hang on what is hidden."""
    laying: frozenset[str] = frozenset()
    """Prompts for a secret choice at which everybody knows who is to act."""
    layers: Callable[[View], list[int]] = _nobody
    """Who is shown as choosing so, from what everybody sees: all until all have, though one may have had no choice."""
    roles: Callable[[View], list[int]] | None = None
    """What each seat is just now; none where every seat is always concerned, and nothing is passed beforehand."""
    bystander: int = 0
    """The role of who is not concerned."""
    quiet: tuple[str, ...] = (PASS, DONE, NO)
    """Options that leave things as they are, in this order."""
    loud: frozenset[str] = frozenset()
    """Prompts at which the quiet option is a poor move rather than none."""
    revocable: Mapping[str, str] = field(default_factory=dict)
    """Prompts whose answer can be taken back, each with the prompt of the same seat at which that is still possible. All are such that
    nothing others hold, and no chance, decides whether one follows the other."""
    founded: str = ""
    """The event that a piece of the board is somebody's, who is its first parameter."""
    laid_open: Callable[[View, list[View]], None] = _nothing_to_open
    """Put into a watcher's view what every seat sees of its own, for the replay with open hands."""

    def quietest(self, ask: Ask) -> int | None:
        """The option that leaves things as they are, where the prompt has one."""
        if ask.prompt in self.loud:
            return None
        return next((ask.options.index(word) for word in self.quiet if word in ask.options), None)


def _nothing_held(game: "Game") -> list[tuple[str, ...]]:
    return [()] * int(game.config["seats"])


def _as_it_is(config: dict[str, Any], _game: "Game") -> dict[str, Any]:
    return config


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """All that other layers must know of one game."""

    name: str
    rules: int = 1
    """Raised whenever the same choices may lead somewhere else."""
    configure: Callable[..., dict[str, Any]]
    """Wishes to a checked configuration."""
    begin: Callable[..., "Game"]
    """Configuration, seed and, if wanted, a listener to a game at its first decision."""
    empty: Callable[[dict[str, Any], int], "Game"]
    """Configuration and seed to a game without a position, to be loaded into."""
    seats: tuple[int, ...]
    """How many can play; the last is taken where nothing is said."""
    colours: tuple[str, ...]
    """What the seats wear unless somebody wants otherwise."""
    wishes: tuple[Wish, ...] = ()
    chapter: Chapter = Chapter()
    manners: Manners = Manners()
    parts: Parts | None = None
    """Which fields of a view hang on who looks; none: any may."""
    reckoning: Reckoning | None = None
    """How totals are found, for people who want to know what an option would make; none where nothing is counted."""
    bots: Mapping[str, Reference] = field(default_factory=lambda: {"random": RANDOM_BOT})
    """Who can play it besides people, by name, from the simplest to the strongest: each is made from a seed."""
    held: Callable[["Game"], list[tuple[str, ...]]] = _nothing_held
    """The rule-breakers that each seat holds now, by name."""
    pin: Callable[[dict[str, Any], "Game"], dict[str, Any]] = _as_it_is
    """A configuration without what chance has drawn from a pool that may grow, as it came out in the game that began with it."""
    offers: Callable[[], list[dict[str, Any]]] = list
    """What the lobby offers, one entry for each way the game was published, as the lobby's messages spell it."""
    catalogue: Callable[[], Catalogue] = Catalogue
    """All there is in it, to be looked up."""
    teller: Reference | None = None
    """Made for a number of seats, it tells what a game that is over was like; none: nothing is told of it but who won."""
    counter: Reference = "fifthcolony.lab.counts.counter:Counter"
    """Made for the kit and a number of seats, it counts what happens in a game for the laboratory."""
    talk: Reference | None = None
    """Made for a number of seats, it says what a bot might remark on as people hear of things; none: bots are silent."""
    scene: Callable[..., Any] | None = None
    """Any position in one expression."""
    checks: Reference = "fifthcolony.kernel.checks:PLAIN"
    """What the properties and the soak must know."""
    face: Reference = "fifthcolony.cli.plain:FACE"
    """How it looks on a terminal."""
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Its words by language and key, where they do not stand in the text layer's own folders."""


def fetched(reference: Reference) -> Any:
    """What a reference names."""
    return _resolved(reference) if isinstance(reference, str) else reference


@cache
def _resolved(name: str) -> Any:
    return resolve_name(name)


KITS: dict[str, Kit] = {}


def add_game(kit: Kit) -> None:
    """Make a game playable everywhere. Somebody's own game comes in by this door too."""
    assert kit.name not in KITS, f"there is a game called {kit.name} already"
    KITS[kit.name] = kit


def withdraw_game(name: str) -> None:
    """Take a game out again."""
    del KITS[name]


def kit_of(name: str) -> Kit:
    """The kit of a game, or an error that lists those there are."""
    try:
        return KITS[name]
    except (KeyError, TypeError):
        raise BadConfig(f"there is no game {name!r}; there are: {', '.join(sorted(KITS))}") from None
