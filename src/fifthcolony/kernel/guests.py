"""Rule-breakers that somebody has brought along: which are here, from which package, and which of them a game admits."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fifthcolony.kernel.errors import BadConfig

BY_HAND: Final = "by hand"
"""Where a rule-breaker comes from that no package brought, but a program."""

Admitted = dict[str, str]
"""Names of guests in a game, and the package of each."""
Wished = Mapping[str, str] | Sequence[str]
"""Names, as people wish for them, or with their packages, as records have them."""


class MissingGuest(BadConfig):
    """A game needs a rule-breaker that is not here."""


class Guests:
    """The guests of one game, or of one family of its rule-breakers."""

    def __init__(self) -> None:
        self.packages: Admitted = {}
        """Those that are here, and the package of each."""

    def bring(self, name: str, package: str) -> None:
        """Somebody has come."""
        self.packages[name] = package

    def send_away(self, name: str) -> None:
        """Somebody has gone; nothing happens where it was no guest."""
        self.packages.pop(name, None)

    def admitted(self, wished: Wished, named: Iterable[object]) -> Admitted:
        """Those that a game may hold: who is wished for, and who is named for a seat anyway. Records name both."""
        for name in wished:
            if name not in self.packages:
                package = wished[name] if isinstance(wished, Mapping) else ""
                origin = f" of {package}" if package else ""
                missing = f"this game has the guest {name!r}{origin}, which is not here"
                raise MissingGuest(f"{missing}: install its package and let it in (--guests {name})")
        names = {*wished, *[name for name in named if isinstance(name, str) and name in self.packages]}
        return {name: self.packages[name] for name in sorted(names)}

    def may_come(self, name: str, admitted: Iterable[str]) -> bool:
        """Whether chance may bring a rule-breaker into a game that admits these: all of the box, and guests by invitation."""
        return name not in self.packages or name in admitted
