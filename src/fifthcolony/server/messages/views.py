"""What `game.view(seat)` holds, as types: the client's TypeScript is made from it, and a test compares it with real views."""

from typing import Annotated, Any, Final, Literal, TypedDict

from msgspec import Meta


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
    lost_powers: list[tuple[int, str]]
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
    """A duel as one seat may know it; lists of two are by seat. The asks are not here, as with the classic view."""

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


VIEWS: Final = (ClassicView, DuelView)
View = Annotated[dict[str, Any], Meta(extra_json_schema={"anyOf": [{"$ref": view.__name__} for view in VIEWS]})]
"""Any of them: the field `game` says which."""
