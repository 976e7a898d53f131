"""How a flare is written: an alien's card with a wild side for everybody and a super side for who has that alien.

A side is declared in the alien's own file as a way to play it: a point, a role, a condition and a body, as a hook is. The engine knows
all that holds for every flare: which side counts, how often, what becomes of the card (`flaring.py`).

@wild(When.AFTER_REVEAL, Role.MAIN)                                     anybody else's
@super_side(When.AFTER_SELECT, Role.ALLY, is_use=True)                  the owner's: the power is used, as an ally for once
boosts(thrice)                                                          the owner's: asked for whenever that power is used
@unseen(When.ENCOUNTER_END, Role.ANY)                                   anybody else's: a moment of every encounter, whoever has the card
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fifthcolony.classic.advice import ADVICE, Use, way_word
from fifthcolony.classic.cards import add_flare, drop_flare
from fifthcolony.classic.words import ALL_PHASES, PhaseName, Point, Replaceable, Roles, phase_of
from fifthcolony.kernel.advice import said
from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.hooks import MAY, Condition, Deed, Hook

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

WILD: Final = "wild"
SUPER: Final = "super"
UNSEEN: Final = "unseen"
"""What a flare counts as that was played without being shown."""
SIDE_WORD: Final = {WILD: "flare:wild", SUPER: "flare:super"}
CLASSIC: Final = "_classic"
"""What the kind of an alternate flare ends in."""


class Way:
    """One way in which a side of a flare is played. Made at import time, never changed."""

    __slots__ = ("boosts", "hook", "late", "phases", "side", "unseen")

    def __init__(
        self, side: str, hook: Hook, phases: tuple[PhaseName, ...] = (), boosts: str = "", unseen: bool = False, late: str = ""
    ) -> None:
        self.side = side
        self.hook = hook
        """When, by whom and under which condition; what it does, as a use of the power or just so."""
        phase = phase_of(hook.at)
        self.phases = phases or tuple([known for known in ALL_PHASES if known == phase]) or ALL_PHASES
        self.boosts = boosts
        """The hook whose use it strengthens, by name; it is played as that one is used, and at no other time."""
        self.unseen = unseen
        """It is not shown when it is played: the hook does a step that comes in every encounter, whoever has the card."""
        self.late = late
        """A later point of the same phase where its alien may play it too, if its power was zapped there and the wild side is open now."""

    @property
    def is_offered(self) -> bool:
        """Whether it is an option of whoever holds the card, at its point."""
        return not self.boosts and not self.unseen

    @property
    def points(self) -> tuple[str, ...]:
        """Where it is offered."""
        return (self.hook.at, self.late) if self.late else (self.hook.at,)

    def of(self, owner: str) -> "Way":
        """The way as its alien has it."""
        return Way(self.side, self.hook.of(owner), self.phases, f"{owner}.{self.boosts}" if self.boosts else "", self.unseen, self.late)

    def __repr__(self) -> str:
        return f"Way({self.side} {self.hook})"


def wild(
    at: Point | Replaceable,
    role: Roles,
    given: "Condition[Game]" = None,
    phases: tuple[PhaseName, ...] = (),
    name: str = "",
    advice: Use | None = None,
    late: Point | None = None,
) -> "Callable[[Deed[Game]], Way]":
    """What anybody does with it who has not got the alien, or has lost its power."""
    return lambda run: Way(WILD, _hook(at, role, run, given, False, name, advice), phases, late=late or "")


def super_side(
    at: Point | Replaceable,
    role: Roles,
    given: "Condition[Game]" = None,
    is_use: bool = False,
    phases: tuple[PhaseName, ...] = (),
    name: str = "",
    advice: Use | None = None,
) -> "Callable[[Deed[Game]], Way]":
    """What the alien does with it. A use of its power can be answered as every use can; if it is zapped, the flare is unspent."""
    return lambda run: Way(SUPER, _hook(at, role, run, given, is_use, name, advice), phases)


def unseen(at: Point, role: Roles) -> "Callable[[Callable[[Game, int], Asking | None]], Way]":
    """What anybody else does with it in secret. The step under it is done at this point of every encounter, with (game, card), and has to
    look the same to whoever does not hold the card. That such a flare is in the deck is no secret."""
    return lambda run: Way(WILD, _hook(at, role, run), unseen=True)


def boosts(power: Hook, given: "Condition[Game]" = None, name: str = "", advice: Use | None = None, role: Roles | None = None) -> Way:
    """The alien may strengthen this power as it is used, or as it is used in this role; what that changes is for the power to say, which
    asks `boosted`."""
    hook = _hook(power.at, power.role if role is None else role, power.run, given, False, name or f"{power.name}_boosted", advice)
    return Way(SUPER, hook, boosts=power.name)


def _hook(
    at: str,
    role: int,
    run: Callable[..., Any],
    given: "Condition[Game]" = None,
    is_use: bool = False,
    name: str = "",
    advice: Use | None = None,
) -> Hook:
    """A flare is played if its holder likes."""
    return Hook(MAY, at, role, run, given, optional=True, is_use=is_use, name=name, advice=advice)


class Flare:
    """A flare as a card of the deck."""

    __slots__ = ("alien", "card", "kind", "offered", "ways")

    def __init__(self, alien: str, kind: str, card: int, ways: tuple[Way, ...]) -> None:
        self.alien = alien
        self.kind = kind
        self.card = card
        self.ways = ways
        self.offered = {(way.side, at): way for way in ways if way.is_offered for at in way.points}
        """How a side of it is played at a point."""

    @property
    def is_open_secret(self) -> bool:
        """Whether everybody knows that it is in the deck: who may not be seen playing it has to be watched."""
        return any(way.unseen for way in self.ways)


FLARES: Final[dict[int, Flare]] = {}
"""Every flare by its card."""
FLARE_OF: Final[dict[str, tuple[int, ...]]] = {}
"""The flares of an alien: the one it has, and an alternate to it."""
WAYS: Final[dict[str, Way]] = {}
"""Every way by the name of its hook, which is what frames and dumps hold."""
BOOSTED: Final[set[str]] = set()
"""The hooks that some flare strengthens."""


def add_flares(alien: str, ways: tuple[Way, ...], alternate: tuple[Way, ...]) -> None:
    """An alien's flares become cards."""
    cards = []
    for kind, own in ((f"flare_{alien}", ways), (f"flare_{alien}{CLASSIC}", alternate)):
        if own:
            card = add_flare(kind)
            FLARES[card] = Flare(alien, kind, card, own)
            cards.append(card)
            ADVICE.uses.update({word: said(way.hook.advice) for way in own if way.hook.advice is not None for word in _words(kind, way)})
    FLARE_OF[alien] = tuple(cards)
    for way in ways + alternate:
        WAYS[way.hook.name] = way
        if way.boosts:
            BOOSTED.add(way.boosts)


def _words(kind: str, way: Way) -> list[str]:
    return [way_word(kind, way.side, at) for at in ((way.boosts,) if way.boosts else way.points)]


def drop_flares(alien: str) -> None:
    """They go with their alien."""
    for card in reversed(FLARE_OF.pop(alien, ())):
        flare = FLARES.pop(card)
        drop_flare(flare.kind)
        for way in flare.ways:
            for word in _words(flare.kind, way):
                ADVICE.uses.pop(word, None)
            WAYS.pop(way.hook.name, None)
            BOOSTED.discard(way.boosts)
