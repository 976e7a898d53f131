"""What an alien and an envoy are, which there are, and how the abilities in force are found at the point they hang on."""

import importlib
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from fifthcolony.duel.advice import ADVICE, Question, Traits
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.guests import BY_HAND, Guests
from fifthcolony.kernel.hooks import Hook
from fifthcolony.kernel.keys import Key, Value

if TYPE_CHECKING:
    from fifthcolony.duel.position.battle import Battle
    from fifthcolony.duel.state import Game

ICONS: Final = ("brawn", "vision", "guile")
"""An envoy bears one of them; one envoy of each is in play."""
ENVOY: Final = tuple(f"envoy:{icon}" for icon in ICONS)
COMPLEXITIES: Final = ("green", "yellow", "red")
PROVENANCES: Final = ("seed", "public", "original")
"""Where the mechanics come from: a rulebook, a public page, or our own design."""

Action = Callable[["Game", int], None]
Condition = Callable[["Game", int], bool]


class Power:
    """A name and a tuple of hooks: an alien or an envoy."""

    __slots__ = ("asks", "first_game", "full_name", "hooks", "name", "provenance", "traits")

    def __init__(
        self,
        prefix: str,
        name: str,
        hooks: tuple[Hook, ...],
        provenance: str,
        first_game: bool,
        asks: dict[str, Question] | None,
        traits: Traits | None,
    ) -> None:
        self.name = name
        self.full_name = f"{prefix}{name}"
        """An alien and an envoy may share a name; not this one."""
        self.first_game = first_game
        """Recommended by the rulebook for a first game."""
        self.hooks = tuple([hook.of(self.full_name) for hook in hooks])
        self.provenance = provenance
        self.asks: dict[str, Question] = asks or {}
        """For bots: what kind of question its prompts are, by prompt."""
        self.traits: Traits = traits or {}
        """For bots: what it is worth where the table does not show it, by trait."""
        assert provenance in PROVENANCES, f"{name}: provenance is {provenance!r}, not one of {PROVENANCES}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Alien(Power):
    """One of the twenty-seven, or somebody's own."""

    __slots__ = ("complexity", "piles", "setup", "tokens")

    def __init__(
        self,
        name: str,
        *hooks: Hook,
        complexity: str,
        provenance: str = "original",
        first_game: bool = False,
        setup: Action | None = None,
        tokens: tuple[str, ...] = (),
        piles: tuple[str, ...] = (),
        asks: dict[str, Question] | None = None,
        traits: Traits | None = None,
    ) -> None:
        super().__init__("", name, hooks, provenance, first_game, asks, traits)
        self.complexity = complexity
        self.tokens = tokens
        """Kinds of counters that it puts beside itself."""
        self.piles = piles
        """Where cards lie beside it."""
        self.setup = setup
        """What it does when the opening hands have been drawn: called with (game, seat), changes without asking."""
        assert complexity in COMPLEXITIES, f"{name}: complexity is {complexity!r}, not one of {COMPLEXITIES}"


class Envoy(Power):
    """One of the eighteen, or somebody's own."""

    __slots__ = ("icon", "may_reveal")

    def __init__(
        self,
        name: str,
        *hooks: Hook,
        icon: str,
        provenance: str = "original",
        first_game: bool = False,
        may_reveal: Condition | None = None,
        asks: dict[str, Question] | None = None,
        traits: Traits | None = None,
    ) -> None:
        super().__init__("envoy.", name, hooks, provenance, first_game, asks, traits)
        self.icon = icon
        self.may_reveal = may_reveal
        """A condition for turning it face up, asked with (game, seat)."""
        assert icon in ICONS, f"{name}: icon is {icon!r}, not one of {ICONS}"


ALIENS: Final[dict[str, Alien]] = {}
ENVOYS: Final[dict[str, Envoy]] = {}
GUESTS: Final = Guests()
"""Which aliens are somebody's own."""
HOOKS: Final[dict[str, Hook]] = {}
"""Every hook by its name, which is what frames and dumps hold."""

Holding = tuple[int, Hook]
HookIndex = dict[str, tuple[Holding, ...]]


def register(alien: Alien, package: str = BY_HAND) -> None:
    """Let somebody's own alien in: duels can be set up with it, and records say from which package it came."""
    if alien.name in ALIENS:
        raise BadConfig(f"there is an alien called {alien.name!r} in Duel already")
    GUESTS.bring(alien.name, package)
    take_in(alien)


def take_in(power: Alien | Envoy) -> None:
    """Add an alien or an envoy to those a game can be set up with."""
    known: dict[str, Any] = ALIENS if isinstance(power, Alien) else ENVOYS
    known[power.name] = power
    for hook in power.hooks:
        HOOKS[hook.name] = hook
    ADVICE.take_in(power.full_name, power.hooks, power.asks, power.traits)
    _hooks_by_point.cache_clear()


def withdraw(power: Alien | Envoy) -> None:
    """Take one out again."""
    known: dict[str, Any] = ALIENS if isinstance(power, Alien) else ENVOYS
    del known[power.name]
    GUESTS.send_away(power.name)
    for hook in power.hooks:
        del HOOKS[hook.name]
    ADVICE.forget(power.full_name, power.hooks, power.asks, power.traits)
    _hooks_by_point.cache_clear()


def discover() -> None:
    """Register every alien and envoy of the package: one module each, under the name `alien` or `envoy`."""
    from fifthcolony.duel import aliens, envoys  # noqa: PLC0415  they import this module

    for package, name, known in ((aliens, "alien", ALIENS), (envoys, "envoy", ENVOYS)):
        for power in _found_in(package, name):
            if power.name not in known:
                take_in(power)


def _found_in(package: ModuleType, name: str) -> list[Any]:
    modules = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    return [getattr(importlib.import_module(f"{package.__name__}.{module}"), name) for module in modules]


def aliens_by_chance(g: "Game") -> list[str]:
    """The aliens that chance may bring into the game, sorted."""
    return sorted(name for name in ALIENS if GUESTS.may_come(name, g.config.get("guests", ())))


def alien_named(name: Any) -> Alien:
    """The alien of that name, or an error that lists those there are."""
    if name not in ALIENS:
        raise BadConfig(f"there is no alien {name!r} in Duel; there are: {', '.join(sorted(ALIENS))}")
    return ALIENS[name]


def envoy_named(name: Any) -> Envoy:
    """The envoy of that name, or an error that lists those there are."""
    if name not in ENVOYS:
        raise BadConfig(f"there is no envoy {name!r}; there are: {', '.join(sorted(ENVOYS))}")
    return ENVOYS[name]


@lru_cache(maxsize=4096)
def _hooks_by_point(aliens: tuple[str, ...], active: tuple[tuple[str, ...], ...]) -> HookIndex:
    table: dict[str, list[Holding]] = {}
    for seat, envoys in enumerate(active):
        powers: list[Power] = [ALIENS[aliens[seat]]] if aliens[seat] else []
        powers += [ENVOYS[name] for name in envoys]
        for power in powers:
            for hook in power.hooks:
                table.setdefault(hook.at, []).append((seat, hook))
    return {point: tuple(holdings) for point, holdings in table.items()}


def hooks_by_point(g: "Battle") -> HookIndex:
    """All abilities in force by the point they hang on: aliens', face-up allies' and copied ones."""
    active = []
    for seat in range(2):
        mine = [g.envoys[slot] for slot in range(len(ICONS)) if g.ally[slot] == seat and g.face_up[slot] and g.envoys[slot]]
        active.append(tuple(mine + [name for holder, name in g.copied if holder == seat and name not in mine]))
    return _hooks_by_point(tuple(g.aliens), tuple(active))


def is_live(g: "Game", seat: int, hook: Hook) -> bool:
    """Whether an ability in force works now: its header fits what is going on, and its own condition holds.

    duel:alien.header, duel:alien.no_header
    """
    return bool(hook.role & g.scope) and (hook.given is None or hook.given(g, seat))


def fold(g: "Game", query: Key[Value], seat: int, value: Value) -> Value:
    """A value after the seat's abilities have had their say."""
    if query in g.hooks:
        for holder, hook in g.hooks[query]:
            if holder == seat and is_live(g, seat, hook):
                value = hook.run(g, seat, value)
    return value
