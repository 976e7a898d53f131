"""What `view(seat)` of a classic game holds, as types: for bots, terminal, server and client. A test compares them with real views."""

from typing import Literal, TypedDict

from fifthcolony.kernel.view_types import Owed, ViewOutcome


class HeldTechnology(TypedDict):
    """A technology that a seat has: what it is and takes only where the viewer may know, its number of ships always."""

    seat: int
    """Who has it."""
    name: str | None
    """Which it is, where the viewer may know."""
    ships: int
    """Ships that are on it."""
    needs: int | None
    """Ships that complete it, where the viewer may know."""
    open: bool
    """Whether it lies face up and works."""


class ClassicView(TypedDict):
    """A classic game as one seat may know it, but for what is owed; lists are by seat or by side."""

    game: Literal["classic"]
    """Which game it is."""
    edition: int
    """The rulebook that is played by."""
    variants: list[str]
    """Those that are on."""
    seats: int
    """How many play."""
    seat: int | None
    """Whose view it is; None for a watcher."""
    colours: list[str]
    """What the seats wear."""
    phase: str
    """start_turn, regroup, destiny, launch, alliance, planning, reveal or resolution."""
    encounter: int
    """Which encounter of the turn it is, from 1."""
    offense: int
    """The seat whose turn or encounter it is."""
    defense: int | None
    """The seat that is met; None until destiny has said."""
    target: int | None
    """The planet that the gate is aimed at, a place in `planets`; None until it is."""
    resettling: bool
    """Whether the offense settles one of its own planets again, where nobody is met."""
    worlds: tuple[tuple[int, ...], ...]
    """The planets of each system, as places in `planets`."""
    goal: int
    """Foreign colonies that win."""
    power_needs: int
    """Home colonies without which a power is lost."""
    planets: tuple[tuple[int, ...], ...]
    """On each planet the ships of each seat."""
    gate: list[int]
    """Ships in the hyperspace gate."""
    beside: list[int]
    """Ships of allies of the defense, beside the planet."""
    warp: list[int]
    """Ships in the warp."""
    removed: list[int]
    """Ships out of the game."""
    research: list[int]
    """Ships that are on technologies."""
    technologies: list[HeldTechnology]
    """Those that seats have, each seat's in the order in which it got them."""
    technology_deck: int
    """How many are left in their deck."""
    technology_discard: list[str]
    """Those that lie on their discard pile."""
    pieces: list[tuple[str, int, str]]
    """What technologies have put on the board: kind, seat, and where as a word."""
    colonies: list[int]
    """Foreign colonies of each seat."""
    roles: list[int]
    """What each seat is in the encounter: 1 offense, 2 defense, 4 ally of the offense, 8 ally of the defense, 16 none of it."""
    limits: list[int]
    """Ships that each seat may send in this encounter."""
    invited: list[list[int]]
    """Whom each side has invited."""
    aliens: tuple[tuple[str, ...], ...]
    """Those of each seat that the viewer knows."""
    hidden: list[bool]
    """Whether a sheet lies face down."""
    lost_powers: list[tuple[int, str]]
    """Powers lost for want of home colonies: seat and alien."""
    zapped: list[tuple[int, str]]
    """Powers that are silent until the encounter ends: seat and alien."""
    dealt: list[str]
    """The aliens that the viewer may choose from just now."""
    hands: list[int]
    """How many cards each seat holds."""
    known: list[list[str]]
    """Cards of each other seat that the viewer has seen and that are still with it."""
    hand: list[str]
    """The viewer's cards."""
    flares: dict[str, str]
    """The flares within the viewer's reach, each with the side that would count for it: wild or super."""
    flared: list[tuple[int, str, str]]
    """Flares played in this encounter: seat, card, side."""
    tokens: list[tuple[int, str, int]]
    """Counters: seat, kind, number."""
    sheet: list[tuple[int, str, str]]
    """Cards that lie on a sheet or beside a planet: seat, where, card."""
    deck: int
    """How many cards are left in the deck."""
    discard: list[str]
    """The discard pile, its top last."""
    destiny: int
    """How many destiny cards are left."""
    destiny_discard: list[str]
    """Destiny cards that lie on their discard pile."""
    destiny_card: str | None
    """The one that was drawn."""
    laid: list[str | None]
    """The encounter cards of offense and defense: None where there is none yet."""
    claimed: list[str | None]
    """What each side says that its face-down card is, where a power makes it say so."""
    values: list[int]
    """What the revealed cards of offense and defense count as: an attack's number, -1 for a negotiate, -2 while a card is face down."""
    totals: list[list[tuple[str, int]]] | None
    """Both totals as causes and amounts, while there are two attacks to count."""
    lower_wins: bool
    """Whether the lower total wins."""
    upset: bool
    """Whether the outcome is turned round."""
    leading: int | None
    """The side that wins as the cards lie, 0 the offense and 1 the defense; None for a deal, for two losers, and before."""
    winner: int | None
    """The side that has won."""
    result: str
    """How the encounter came out, as a word; empty before."""
    plays: list[tuple[str, int, str, bool]]
    """Uses and cards that are being played, the newest last: kind, seat, name, and whether it was cancelled."""
    aims: list[list[int | str]]
    """What each of `plays` is aimed at."""
    offer: list[tuple[int, str]]
    """The items on the table in a deal: giver and what."""
    outcome: ViewOutcome | None
    """None until the game is over."""


class SeatView(ClassicView, Owed):
    """All of it, as the game itself shows it."""
