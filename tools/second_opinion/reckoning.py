"""What two cards count, and what is added to them: all that changes either, in the order in which it happens."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tools.second_opinion.encounter import Play
from tools.second_opinion.facts import value_of

Values = list[int | None]
"""What the two cards count; None for a negotiate."""
ANOTHER_CARD = "card_becomes"
NEGOTIATES = -1
"""What a card becomes that has no value."""


@dataclass
class Change:
    """What a use, a card or a picked card changes about a side's card or total."""

    side: int
    effect: str
    amount: int
    by: Play | None = None
    """The use it hangs on: if that is cancelled, nothing changes."""
    seat: int = -1

    @property
    def counts(self) -> bool:
        """Whether it happened."""
        return self.by is None or self.by.happens


@dataclass
class Reckoning:
    """All that decides an encounter, from the two cards on."""

    faces: list[str] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    is_calm: bool = False
    """Every attack counts as a negotiate."""

    def of(self, effect: str) -> list[Change]:
        """The changes of one kind that happened, in their order."""
        return [change for change in self.changes if change.effect == effect and change.counts]

    def printed(self) -> list[int | str | None]:
        """What both cards are by now: an attack's value, "morph", or None for a negotiate."""
        printed: list[int | str | None] = ["morph" if face == "morph" else value_of(face) for face in self.faces]
        for change in self.changes:
            if change.counts and change.effect == ANOTHER_CARD:
                printed[change.side] = None if change.amount == NEGOTIATES else change.amount
        return printed

    def values(self) -> Values:
        """What the cards count now."""
        one, other = self.printed()
        values = [None if value == "morph" else int(value) if value is not None else None for value in _unmorphed(one, other)]
        for change in [*self.of("cards_read_backwards"), *self.of("card_read_backwards")]:
            both = change.effect == "cards_read_backwards"
            values = [_backwards(value) if both or side == change.side else value for side, value in enumerate(values)]
        for change in self.changes:
            if change.counts and change.effect == "higher_card_less_lower":
                values = _lessened(values)
            elif change.counts and change.effect == "parity_called":
                values = _called(values, change.side, change.amount)
            elif change.counts and change.effect == "spread_named":
                values = _spread(values, change.side, change.amount)
        for change in self._on_cards():
            value = values[change.side]
            if value is not None:
                values[change.side] = ON_CARDS[change.effect](value, change.amount)
        return [None, None] if self.is_calm else values

    def _on_cards(self) -> list[Change]:
        """What changes a card's own value, in its order; what was done to a card that has become another since is forgotten."""
        changes: list[Change] = []
        for change in self.changes:
            if change.counts and change.effect == ANOTHER_CARD:
                changes = [earlier for earlier in changes if earlier.side != change.side]
            elif change.counts and change.effect in ON_CARDS:
                changes.append(change)
        return changes

    def replace(self, side: int, face: str) -> None:
        """A side's card is another one, whatever the old one had become."""
        self.faces[side] = face
        self.changes = [change for change in self.changes if change.side != side or change.effect != ANOTHER_CARD]

    def worth(self, seat: int, is_ally: bool) -> int:
        """What each ship of a seat counts; some powers turn round what allies' ships do, whenever these joined."""
        worth = 1
        for change in self.changes:
            if not change.counts:
                continue
            negated = change.effect == "negates_ships" and (change.seat == seat or is_ally)
            if negated or (change.seat == seat and change.effect == "each_ship_counts"):
                worth *= change.amount
            elif change.seat == seat and change.effect in ("card_times_ships", "ships_count_otherwise"):
                worth = 0
        return worth

    def added(self, side: int) -> int:
        """What is added to a side's total besides card and ships."""
        return sum(change.amount for change in self.of("adds") if change.side == side)


ON_CARDS: dict[str, Callable[[int, int], int]] = {
    "card_by_thirds": lambda value, limit: 3 * value if value <= limit else -(-value // 3),
    "card_times_ships": lambda value, ships: value * ships,
    "card_plus": lambda value, more: value + more,
}
"""What changes a card's own value, in the order in which it happens."""


def _unmorphed(one: int | str | None, other: int | str | None) -> tuple[int | str | None, int | str | None]:
    """A morph is a copy of the other card."""
    return (other if one == "morph" else one, one if other == "morph" else other)


def _backwards(value: int | None) -> int | None:
    """An attack's two digits change places."""
    return None if value is None else value % 10 * 10 + value // 10


def _called(values: Values, caller: int, parity: int) -> Values:
    """Of two attacks, who was wrong about their sum loses the other's value, down to nothing."""
    one, other = values
    if one is None or other is None:
        return values
    loser = 1 - caller if (one + other) % 2 == parity else caller
    left = max(0, (one - other) if loser == 0 else (other - one))
    return [left, other] if loser == 0 else [one, left]


def _spread(values: Values, side: int, spread: int) -> Values:
    """Two attacks that differ by a named spread or more add it to the one of who named it."""
    one, other = values
    if one is None or other is None or abs(one - other) < spread:
        return values
    return [one + spread, other] if side == 0 else [one, other + spread]


def _lessened(values: Values) -> Values:
    """The higher of two different attacks loses the value of the lower."""
    one, other = values
    if one is None or other is None or one == other:
        return values
    return [one - other, other] if one > other else [one, other - one]
