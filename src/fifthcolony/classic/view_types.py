"""What `view(seat)` of a classic game holds, as types: for bots, terminal, server and client. A test compares them with real views."""

from typing import Literal, TypedDict

from fifthcolony.kernel.view_types import Owed, ViewOutcome


class HeldTechnology(TypedDict):
    """A technology that a seat has: what it is and takes only where the viewer may know, its number of ships always."""

    seat: int
    name: str | None
    ships: int
    needs: int | None
    open: bool


class ClassicView(TypedDict):
    """A classic game as one seat may know it, but for what is owed; lists are by seat or by side."""

    game: Literal["classic"]
    edition: int
    variants: list[str]
    seats: int
    seat: int | None
    colours: list[str]
    phase: str
    encounter: int
    offense: int
    defense: int | None
    target: int | None
    resettling: bool
    worlds: tuple[tuple[int, ...], ...]
    goal: int
    power_needs: int
    planets: tuple[tuple[int, ...], ...]
    gate: list[int]
    beside: list[int]
    warp: list[int]
    removed: list[int]
    research: list[int]
    technologies: list[HeldTechnology]
    technology_deck: int
    technology_discard: list[str]
    pieces: list[tuple[str, int, str]]
    colonies: list[int]
    roles: list[int]
    limits: list[int]
    invited: list[list[int]]
    aliens: tuple[tuple[str, ...], ...]
    """Those of each seat that the viewer knows."""
    hidden: list[bool]
    """Whether a sheet lies face down."""
    lost_powers: list[tuple[int, str]]
    zapped: list[tuple[int, str]]
    dealt: list[str]
    hands: list[int]
    known: list[list[str]]
    hand: list[str]
    flares: dict[str, str]
    flared: list[tuple[int, str, str]]
    tokens: list[tuple[int, str, int]]
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


class SeatView(ClassicView, Owed):
    """All of it, as the game itself shows it."""
