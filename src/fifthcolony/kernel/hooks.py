"""Rule-breakers as data: a function, what kind of hook it is, the point it hangs on and the role it needs.

Three kinds. `may` and `must` are uses at a timing point; `modifies` is a pure change of a value; `replaces` stands in for an event.
The kernel gives hooks no meaning: a game says what its points, roles and uses are.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from fifthcolony.kernel.ask import Asking
from fifthcolony.kernel.keys import Key, Value

MAY: Final = "may"
MUST: Final = "must"
MODIFIES: Final = "modifies"
REPLACES: Final = "replaces"

Game = TypeVar("Game")
Point = TypeVar("Point", bound=str)
Replaced = TypeVar("Replaced", bound=str)
Role = TypeVar("Role", bound=int)
Advice = TypeVar("Advice")

Deed = Callable[[Game, int], Asking | None]
"""Done with (game, seat); may ask."""
Condition = Callable[[Game, int], bool] | None
"""Asked with (game, seat)."""


class Hook:
    """One way in which a rule is broken. Made at import time, never changed, shared by every game."""

    __slots__ = ("advice", "again", "at", "cancelled", "given", "is_use", "kind", "name", "optional", "role", "run")

    def __init__(
        self,
        kind: str,
        at: str,
        role: int,
        run: Callable[..., Any],
        given: Callable[..., bool] | None = None,
        cancelled: Callable[..., Asking | None] | None = None,
        optional: bool = False,
        is_use: bool = True,
        again: bool = False,
        name: str = "",
        advice: Any = None,
    ) -> None:
        self.kind = kind
        self.at = at
        self.role = role
        self.run = run
        self.given = given
        """A condition beyond role and phase, asked with (game, seat)."""
        self.cancelled = cancelled
        """What happens instead when the use is cancelled."""
        self.optional = optional
        self.is_use = is_use
        """False for what works without being used: it cannot be cancelled, and belongs to no phase."""
        self.again = again
        """May be used any number of times at one point."""
        self.advice = advice
        """For bots: the word for when it is worth using, or for what becomes of cancelling it."""
        self.name = name or run.__name__
        """Its own; with its owner's before it once it has one."""

    def of(self, owner: str) -> "Hook":
        """The hook as the owner has it, under the name that frames and dumps hold."""
        return Hook(
            self.kind, self.at, self.role, self.run, self.given, self.cancelled, self.optional, self.is_use, self.again,
            f"{owner}.{self.name}", self.advice,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Hook({self.name}: {self.kind} at {self.at})"


class Hooks(Generic[Game, Point, Replaced, Role, Advice]):
    """How hooks are written in one game, which says once what its points, events, roles and words of advice are.

    A misspelt one, or a function that its point cannot call, is refused by the type checker.
    """

    __slots__ = ()

    def may(
        self,
        at: Point,
        role: Role,
        given: Condition[Game] = None,
        is_use: bool = True,
        again: bool = False,
        name: str = "",
        advice: Advice | None = None,
    ) -> Callable[[Deed[Game]], Hook]:
        """An optional use at a timing point, once or as often as wanted. Hooks that are made in a row need names of their own."""
        return lambda run: Hook(MAY, at, role, run, given, None, True, is_use, again, name, advice)

    def may_with(
        self, at: Key[Value], role: Role, given: Condition[Game] = None
    ) -> Callable[[Callable[[Game, int, Value], Asking | None]], Hook]:
        """The same where the point hands something over: done with (game, seat, value)."""
        return lambda run: Hook(MAY, at, role, run, given, optional=True)

    def must(
        self,
        at: Point,
        role: Role,
        given: Condition[Game] = None,
        cancelled: Deed[Game] | None = None,
        is_use: bool = True,
        advice: Advice | None = None,
    ) -> Callable[[Deed[Game]], Hook]:
        """A mandatory use at a timing point, and what happens instead when it is cancelled."""
        return lambda run: Hook(MUST, at, role, run, given, cancelled, is_use=is_use, advice=advice)

    def modifies(
        self, query: Key[Value], role: Role, given: Condition[Game] = None
    ) -> Callable[[Callable[[Game, int, Value], Value]], Hook]:
        """A pure change of a value, asked with (game, seat, value). Not a use."""
        return lambda run: Hook(MODIFIES, query, role, run, given, is_use=False)

    def replaces(
        self, event: Replaced, role: Role, given: Condition[Game] = None, optional: bool = False, advice: Advice | None = None
    ) -> Callable[[Deed[Game]], Hook]:
        """A use that stands in for an event."""
        return lambda run: Hook(REPLACES, event, role, run, given, optional=optional, advice=advice)
