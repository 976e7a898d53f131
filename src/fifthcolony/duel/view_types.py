"""What `view(seat)` of a duel holds, as types: for bots, terminal, server and client. A test compares them with real views."""

from typing import Literal, TypedDict

from fifthcolony.kernel.view_types import Owed, ViewOutcome


class DuelPlanet(TypedDict):
    """A revealed planet; lists are by seat."""

    planet: str
    symbol: str
    ships: list[int]
    controlled: list[bool]
    warp: bool


class DuelEnvoy(TypedDict):
    """The envoy of one icon; its name only for those who may know it."""

    icon: str
    name: str | None
    in_play: bool
    ally: int | None
    face_up: bool


class DuelView(TypedDict):
    """A duel as one seat may know it, but for what is owed; lists of two are by seat."""

    game: Literal["duel"]
    seats: int
    seat: int | None
    colours: list[str]
    scope: str
    step: str
    leader: int | None
    aliens: list[list[str]]
    dealt: list[str]
    supply: list[int]
    warp: list[int]
    row: list[DuelPlanet]
    planets_left: int
    controlled: list[int]
    arena: str | None
    hands: list[int]
    hand: list[str]
    known: list[list[str]]
    limits: list[int]
    decks: list[int]
    piles: list[list[str]]
    reinforcements: int
    ready: list[list[int]]
    spent: list[list[int]]
    envoys: list[DuelEnvoy]
    reserves: list[int]
    destiny: list[int]
    foreseen: list[str]
    past: list[str]
    card: str | None
    next: str
    advantage: int | None
    fewer: bool
    advantage_to: int | None
    dials: list[int | str | None]
    sent: list[int]
    plans: list[str | None]
    seconds: list[tuple[int, str]]
    values: list[int] | None
    tactics: list[str | None]
    sleeves: list[str | None]
    laid: list[tuple[int, str, int]]
    clout: list[list[tuple[str, int]]] | None
    winner: int | None
    announced: list[tuple[int, str, str]]
    secrets: list[tuple[str, int]]
    tokens: list[tuple[int, str, int]]
    beside: list[tuple[int, str, str]]
    aside: list[str]
    copied: list[tuple[int, str]]
    outcome: ViewOutcome | None


class SeatView(DuelView, Owed):
    """All of it, as the game itself shows it."""
