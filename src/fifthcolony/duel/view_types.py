"""What `view(seat)` of a duel holds, as types: for bots, terminal, server and client. A test compares them with real views."""

from typing import Literal, TypedDict

from fifthcolony.kernel.view_types import Owed, ViewOutcome


class DuelPlanet(TypedDict):
    """A revealed planet; lists are by seat."""

    planet: str
    """Its name."""
    symbol: str
    """Of a complete set of symbols."""
    ships: list[int]
    """Those that stand there."""
    controlled: list[bool]
    """Whether a seat controls it."""
    warp: bool
    """Whether it is the Warpplanet."""


class DuelEnvoy(TypedDict):
    """The envoy of one icon; its name only for those who may know it."""

    icon: str
    """Its place among the three."""
    name: str | None
    """Who it is, where the viewer may know."""
    in_play: bool
    """Whether there is one of this icon."""
    ally: int | None
    """Whose ally it is; None while it is neutral."""
    face_up: bool
    """Whether it is turned up and works."""


class DuelView(TypedDict):
    """A duel as one seat may know it, but for what is owed; lists of two are by seat."""

    game: Literal["duel"]
    """Which game it is."""
    seats: int
    """How many play."""
    seat: int | None
    """Whose view it is; None for a watcher."""
    colours: list[str]
    """What the seats wear."""
    scope: str
    """What is going on: duel, contest, or between."""
    step: str
    """Of a duel or contest dials, envoys, choose, tactics, plans, reinforce, winner, prize or cleanup; checkpoint before a draw."""
    leader: int | None
    """The seat that leads; None before roles are drawn."""
    aliens: list[list[str]]
    """The alien of each seat, once it has one."""
    dealt: list[str]
    """The aliens that the viewer may choose from just now."""
    supply: list[int]
    """Ships at home."""
    warp: list[int]
    """Ships in the Warp."""
    row: list[DuelPlanet]
    """The revealed planets in the order of their discovery."""
    planets_left: int
    """How many have not been revealed."""
    controlled: list[int]
    """Planets that each seat controls."""
    arena: str | None
    """The planet that is fought over."""
    hands: list[int]
    """How many cards each seat holds."""
    hand: list[str]
    """The viewer's cards."""
    known: list[list[str]]
    """Cards of the other seat that the viewer has seen and that are still with it, in its hand, face down, or beside its alien."""
    limits: list[int]
    """How many cards each may hold between two destiny cards."""
    decks: list[int]
    """Cards left in each seat's deck."""
    piles: list[list[str]]
    """Each seat's discard pile, the top last."""
    reinforcements: int
    """How many are left in their deck."""
    ready: list[list[int]]
    """Tactics that stand ready, by number."""
    spent: list[list[int]]
    """Tactics that are spent, by number."""
    envoys: list[DuelEnvoy]
    """One of each icon."""
    reserves: list[int]
    """Envoys of each icon that are left in the box."""
    destiny: list[int]
    """Cards left of discoveries, events and refreshes."""
    foreseen: list[str]
    """Destiny cards that the viewer knows to lie in a deck."""
    past: list[str]
    """Destiny cards of the past, the newest last."""
    card: str | None
    """The destiny card that is being carried out."""
    next: str
    """The deck that the next destiny card comes from: discovery, event or refresh."""
    advantage: int | None
    """What the ship advantage adds in this duel."""
    fewer: bool
    """Whether it goes to who has fewer ships."""
    advantage_to: int | None
    """Who has it as the ships stand."""
    dials: list[int | str | None]
    """Ships that each seat has set its dial to; None before."""
    sent: list[int]
    """Ships that the dials have sent."""
    plans: list[str | None]
    """The plan of each side; None where there is none yet."""
    seconds: list[tuple[int, str]]
    """Plans added to the first: seat and card."""
    values: list[int] | None
    """What the plans count as, once they are up."""
    tactics: list[str | None]
    """The half of a tactic that each has laid."""
    sleeves: list[str | None]
    """A second half that was kept back, for who may know."""
    laid: list[tuple[int, str, int]]
    """Reinforcements in the order of play: the side that they count for, card, worth."""
    clout: list[list[tuple[str, int]]] | None
    """Both clouts as causes and amounts, once plans are up."""
    winner: int | None
    """Who has won the duel or contest."""
    announced: list[tuple[int, str, str]]
    """What was said for all to hear: seat, about what, word."""
    secrets: list[tuple[str, int]]
    """What the viewer has decided and not shown: about what, number."""
    tokens: list[tuple[int, str, int]]
    """Counters: seat, kind, number."""
    beside: list[tuple[int, str, str]]
    """Cards that lie face down beside an alien: seat, where, card."""
    aside: list[str]
    """Cards of the viewer's hand that are chosen, in secret, to go together."""
    copied: list[tuple[int, str]]
    """Envoys whose abilities a seat has without being allied: seat and envoy."""
    outcome: ViewOutcome | None
    """None until the game is over."""


class SeatView(DuelView, Owed):
    """All of it, as the game itself shows it."""
