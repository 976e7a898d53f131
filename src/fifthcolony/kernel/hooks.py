"""Rule-breakers as data: a function, what kind of hook it is, the point it hangs on and the role it needs.

Three kinds. `may` and `must` are uses at a timing point; `modifies` is a pure change of a value; `replaces` stands in for an event.
The kernel gives hooks no meaning: a game says what its points, roles and uses are.
"""

from collections.abc import Callable
from typing import Any, Final

MAY: Final = "may"
MUST: Final = "must"
MODIFIES: Final = "modifies"
REPLACES: Final = "replaces"


class Hook:
    """One way in which a rule is broken. Made at import time, never changed, shared by every game."""

    __slots__ = ("advice", "again", "at", "cancelled", "given", "is_use", "kind", "name", "optional", "role", "run")

    def __init__(
        self,
        kind: str,
        at: str,
        role: int,
        run: Callable[..., Any],
        given: Callable[..., bool] | None,
        cancelled: Callable[..., Any] | None,
        optional: bool,
        is_use: bool = True,
        again: bool = False,
        name: str = "",
        advice: str = "",
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
        self.name = f"{run.__module__.rpartition('.')[2]}.{name or run.__name__}"

    def __repr__(self) -> str:
        return f"Hook({self.name}: {self.kind} at {self.at})"


Condition = Callable[..., bool] | None
Body = Callable[..., Any]


def may(
    at: str,
    role: int,
    given: Condition = None,
    cancelled: Body | None = None,
    is_use: bool = True,
    again: bool = False,
    name: str = "",
    advice: str = "",
) -> Callable[[Body], Hook]:
    """An optional use at a timing point, once or as often as wanted. Hooks that are made in a row need names of their own."""
    return lambda run: Hook(MAY, at, role, run, given, cancelled, optional=True, is_use=is_use, again=again, name=name, advice=advice)


def must(
    at: str, role: int, given: Condition = None, cancelled: Body | None = None, is_use: bool = True, advice: str = ""
) -> Callable[[Body], Hook]:
    """A mandatory use at a timing point."""
    return lambda run: Hook(MUST, at, role, run, given, cancelled, optional=False, is_use=is_use, advice=advice)


def modifies(query: str, role: int, given: Condition = None) -> Callable[[Body], Hook]:
    """A pure change of a value, asked with (game, seat, value, ...). Not a use."""
    return lambda run: Hook(MODIFIES, query, role, run, given, None, optional=False, is_use=False)


def replaces(event: str, role: int, given: Condition = None, optional: bool = False, advice: str = "") -> Callable[[Body], Hook]:
    """A use that stands in for an event."""
    return lambda run: Hook(REPLACES, event, role, run, given, None, optional=optional, advice=advice)
