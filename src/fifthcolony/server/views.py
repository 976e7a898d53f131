"""What `game.view(seat)` holds, as a type: the client's TypeScript is made from it, and a test compares it with real views."""

from typing import Literal, TypedDict


class ViewOutcome(TypedDict):
    """Who won together, and the text key of the reason."""

    winners: list[int]
    reason: str


class ClassicView(TypedDict):
    """A classic game as one seat may know it. The asks are not here: a table sends them beside the view, under its own numbers."""

    game: Literal["classic"]
    edition: int
    seats: int
    seat: int | None
    colours: list[str]
    phase: str
    encounter: int
    offense: int
    defense: int | None
    target: int | None
    resettling: bool
    planets: list[list[int]]
    gate: list[int]
    beside: list[int]
    warp: list[int]
    removed: list[int]
    colonies: list[int]
    roles: list[int]
    limits: list[int]
    invited: list[list[int]]
    aliens: list[list[str]]
    power_on: list[bool]
    zapped: list[tuple[int, str]]
    dealt: list[str]
    hands: list[int]
    known: list[list[str]]
    hand: list[str]
    tokens: list[list[int | str]]
    sheet: list[tuple[int, str, str]]
    deck: int
    discard: list[str]
    destiny: int
    destiny_discard: list[str]
    destiny_card: str | None
    laid: list[str | None]
    claimed: list[str | None]
    values: list[int]
    totals: list[list[tuple[str, int]]] | None
    lower_wins: bool
    upset: bool
    leading: int | None
    winner: int | None
    result: str
    plays: list[tuple[str, int, str, bool]]
    aims: list[list[int | str]]
    offer: list[tuple[int, str]]
    outcome: ViewOutcome | None
