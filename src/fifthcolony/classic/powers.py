"""What a power and an alien are, which aliens there are, and how held powers are found at the point they hang on."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from fifthcolony.classic.advice import ADVICE, Question, Traits
from fifthcolony.classic.flares import FLARES, SUPER, WILD, Way, add_flares, drop_flares
from fifthcolony.classic.position.play import USE
from fifthcolony.classic.words import ALL_PHASES, SEAT, PhaseName, Point, phase_of
from fifthcolony.kernel.changes import changed
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.guests import BY_HAND, Guests
from fifthcolony.kernel.hooks import REPLACES, Hook
from fifthcolony.kernel.keys import Key, Value

if TYPE_CHECKING:
    from fifthcolony.classic.colonies import Colonies
    from fifthcolony.classic.state import Game

ALERTS: Final = ("green", "yellow", "red")


class Power:
    """A name and a tuple of hooks that a seat holds: an alien's, or a technology's."""

    __slots__ = ("asks", "endures", "hooks", "name", "phases", "play", "traits")

    def __init__(
        self,
        name: str,
        prefix: str,
        hooks: tuple[Hook, ...],
        play: str,
        phases: tuple[PhaseName, ...],
        endures: bool,
        asks: dict[str, Question] | None,
        traits: Traits | None,
    ) -> None:
        self.name = name
        self.hooks = tuple([hook.of(prefix + name) for hook in hooks])
        self.play = play
        """What using it is: the kind of `Play` that others may answer."""
        self.phases = phases
        self.endures = endures
        """It is never lost for lack of home colonies."""
        self.asks: dict[str, Question] = asks or {}
        """For bots: what kind of question its prompts are, by prompt."""
        self.traits: Traits = traits or {}
        """For bots: what it is worth where the table does not show it, by trait."""
        for hook in self.hooks:
            if hook.is_use and hook.kind != REPLACES:
                phase = phase_of(hook.at)
                assert phase == "any" or phase in phases, f"{hook.name} hangs on {hook.at}, but {name} does not have the phase {phase}"


class Alien(Power):
    """An alien's sheet. Losing, copying or stealing a power moves a reference to it."""

    __slots__ = ("alert", "alternate", "editions", "flare", "not_with", "piles", "setup", "tokens")

    def __init__(
        self,
        name: str,
        *hooks: Hook,
        alert: str,
        phases: tuple[PhaseName, ...] = ALL_PHASES,
        editions: tuple[int, ...] = (2008, 2018),
        not_with: tuple[str, ...] = (),
        setup: Callable[["Game", int], None] | None = None,
        endures: bool = False,
        tokens: tuple[str, ...] = (),
        piles: tuple[str, ...] = (),
        asks: dict[str, Question] | None = None,
        traits: Traits | None = None,
        flare: tuple[Way, ...] = (),
        alternate: tuple[Way, ...] = (),
    ) -> None:
        super().__init__(name, "", hooks, USE, phases, endures, asks, traits)
        self.alert = alert
        self.editions = editions
        self.not_with = not_with
        """Aliens it never meets in a game."""
        self.tokens = tokens
        """Kinds of counters that come into the game by it, and leave it with it."""
        self.piles = piles
        """Where cards can lie on its sheet, or by it beside a planet; they are discarded when it leaves the game."""
        self.setup = setup
        """What it does before the game begins: called with (game, seat), may go on with steps."""
        self.flare = tuple([way.of(name) for way in flare])
        """How its flare is played."""
        self.alternate = tuple([way.of(name) for way in alternate])
        """How another flare of it is played that can be in the deck instead."""
        assert alert in ALERTS, f"{name}: alert is {alert!r}, not one of {ALERTS}"

    def __repr__(self) -> str:
        return f"Alien({self.name!r})"


ALIENS: Final[dict[str, Alien]] = {}
GUESTS: Final = Guests()
"""Which of them are somebody's own."""
HOOKS: Final[dict[str, tuple[Power, Hook]]] = {}
"""Every hook by its name, which is what frames and dumps hold."""

Holding = tuple[int, Power, Hook]
HookIndex = dict[str, tuple[Holding, ...]]


def register(alien: Alien, package: str = BY_HAND) -> None:
    """Let somebody's own alien in: games can be set up with it, and records say from which package it came."""
    if alien.name in ALIENS:
        raise BadConfig(f"there is an alien called {alien.name!r} already")
    GUESTS.bring(alien.name, package)
    _take_in(alien)


def _take_in(alien: Alien) -> None:
    """Add an alien to those a game can be set up with."""
    ALIENS[alien.name] = alien
    for hook in hooks_of(alien):
        HOOKS[hook.name] = (alien, hook)
    add_flares(alien.name, alien.flare, alien.alternate)
    ADVICE.take_in(alien.name, hooks_of(alien), alien.asks, alien.traits)


def withdraw(name: str) -> None:
    """Take an alien out again."""
    alien = ALIENS.pop(name)
    GUESTS.send_away(name)
    for hook in hooks_of(alien):
        HOOKS.pop(hook.name, None)
    drop_flares(name)
    ADVICE.forget(name, hooks_of(alien), alien.asks, alien.traits)


def hooks_of(alien: Alien) -> tuple[Hook, ...]:
    """All that an alien does, by its power and by its flares."""
    return alien.hooks + tuple([way.hook for way in alien.flare + alien.alternate])


def discover() -> None:
    """Register every alien of the package: one module each, the alien under the name `alien`."""
    from fifthcolony.classic import aliens  # noqa: PLC0415  the aliens import this module

    for module in sorted(pkgutil.iter_modules(aliens.__path__), key=lambda found: found.name):
        alien = importlib.import_module(f"{aliens.__name__}.{module.name}").alien
        if alien.name not in ALIENS:
            _take_in(alien)


def alien_named(name: Any) -> Alien:
    """The alien of that name, or an error that lists those there are."""
    if name not in ALIENS:
        raise BadConfig(f"there is no alien {name!r}; there are: {', '.join(sorted(ALIENS))}")
    return ALIENS[name]


def can_meet(name: str, others: list[str]) -> bool:
    """Whether an alien may be in a game with all of these."""
    return not any(name in ALIENS[other].not_with or other in ALIENS[name].not_with for other in others)


def aliens_by_chance(g: "Game") -> list[str]:
    """The aliens that chance may bring into the game, sorted. classic:setup.alert_levels"""
    alerts = g.config["alerts"] or ALERTS
    return sorted(name for name, alien in ALIENS.items() if alien.alert in alerts and can_come(g, alien))


def can_come(g: "Game", alien: Alien) -> bool:
    """Whether an alien belongs to the edition, and to the box or the guests that were admitted."""
    return g.edition.year in alien.editions and GUESTS.may_come(alien.name, g.config.get("guests", ()))


def hooks_by_point(powers: list[tuple[str, ...]], others: Sequence[tuple[int, Power]], also: Iterable[str]) -> HookIndex:
    """All held hooks by the point they hang on: those of the aliens each seat holds, then those of other things that work.

    Points at which something else may be done are there too, with no hook.
    """
    table: dict[str, list[Holding]] = {point: [] for point in also}
    held: list[tuple[int, Power]] = [(seat, ALIENS[name]) for seat, names in enumerate(powers) for name in names]
    for seat, power in (*held, *others):
        for hook in power.hooks:
            table.setdefault(hook.at, []).append((seat, power, hook))
    return {point: tuple(holdings) for point, holdings in table.items()}


def is_live(g: "Game", seat: int, power: Power, hook: Hook) -> bool:
    """Whether a held hook works now: the sheet is up and not zapped, role and phase fit, and its own condition holds.

    classic:power.role, classic:power.phase, classic:power.lost_threshold, classic:power.lost_at_once, classic:zap.effect
    """
    return (
        bool(g.role[seat] & hook.role)
        and (not hook.is_use or ((seat, power.name) not in g.zapped and g.phase in power.phases))
        and (g.homes[seat] >= g.power_needs or power.endures)
        and (hook.given is None or hook.given(g, seat))
    )


def is_active(g: "Game", seat: int, name: str) -> bool:
    """Whether a seat has an alien whose power works: held, with enough home colonies, and not zapped."""
    return name in g.powers[seat] and (g.homes[seat] >= g.power_needs or ALIENS[name].endures) and (seat, name) not in g.zapped


def side_for(g: "Game", seat: int, card: int) -> str:
    """classic:flare.wild_or_super, classic:flare.lost_power, classic:flare.zapped_power: the side of a flare that counts for a seat."""
    return SUPER if is_active(g, seat, FLARES[card].alien) else WILD


def lost_powers(g: "Colonies") -> list[tuple[int, str]]:
    """(seat, alien) of powers that do not work for lack of home colonies. classic:power.lost_threshold"""
    return [(seat, name) for seat, homes in enumerate(g.homes) if homes < g.power_needs for name in _losable(g.powers[seat])]


def tell_of_powers(g: "Colonies", seat: int, back: bool) -> None:
    """That a seat's powers go or come back; by name, where it has another one that stays."""
    lost = _losable(g.powers[seat])
    if lost and len(lost) == len(g.powers[seat]):
        g.tell("power.regained" if back else "power.lost", SEAT[seat])
    else:
        for name in lost:
            g.tell("power.regained_of" if back else "power.lost_of", SEAT[seat], f"alien:{name}")


def _losable(held: tuple[str, ...]) -> list[str]:
    """The aliens among them whose power goes with home colonies."""
    return [name for name in held if not ALIENS[name].endures]


def live_hooks(g: "Game", point: Point, seat: int) -> list[Hook]:
    """The seat's hooks that work now at this point."""
    return [hook for holder, power, hook in g.hooks.get(point, ()) if holder == seat and is_live(g, seat, power, hook)]


def live_at(g: "Game", point: str, used: tuple[tuple[int, str], ...]) -> list[tuple[int, Hook]]:
    """Whose hooks work now at a point, without those used in this window."""
    role = g.role
    return [
        (seat, hook)
        for seat, power, hook in g.hooks[point]
        if role[seat] & hook.role and (seat, hook.name) not in used and is_live(g, seat, power, hook)
    ]


def fold(g: "Game", query: Key[Value], seat: int, value: Value) -> Value:
    """A value after every power the seat holds has had its say."""
    for holder, power, hook in g.hooks.get(query, ()):
        if holder == seat and is_live(g, seat, power, hook):
            value = hook.run(g, seat, value)
    return value


def fold_all(g: "Game", query: Key[Value], value: Value) -> Value:
    """A value after every seat's powers have had their say, in timing order, and then what was declared for the encounter."""
    if query in g.hooks:
        for seat in g.order:
            value = fold(g, query, seat, value)
    return changed(g, g.changes, query, value) if g.changes else value
