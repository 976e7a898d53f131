"""The fixed words and numbers of the duel game."""

from typing import Final, NewType

from fifthcolony.kernel.keys import Key

Scope = NewType("Scope", int)
"""What is going on, or where an ability works, as bits."""
Point = NewType("Point", str)
"""Where abilities hang, one of `When`."""

SEATS: Final = (0, 1)
COLOURS: Final = ("orange", "blue")
SEAT: Final = ("seat:0", "seat:1")

SHIPS: Final = 20
"""Of each player."""
IN_WARP: Final = 5
"""Ships in the Warp at the start."""
HAND_LIMIT: Final = 6
PLANETS_TO_WIN: Final = 5
DIAL: Final = (1, 4)

NO_CARD: Final = -1
NOBODY: Final = -1
NO_PLANET: Final = -1
NO_TACTIC: Final = -1
NO_DIAL: Final = 0

NUMBER: Final = tuple(f"ships:{number}" for number in range(SHIPS + 1))
"""How many ships, as options."""
DIALS: Final = tuple(f"dial:{number}" for number in range(5))

# What is going on, as bits: an ability's header says in which of these it works.
BETWEEN: Final = Scope(1)
IN_CONTEST: Final = Scope(2)
IN_DUEL: Final = Scope(4)
DUEL: Final = IN_DUEL
CONTEST: Final = IN_CONTEST
CONTEST_DUEL: Final = Scope(IN_CONTEST | IN_DUEL)
ALWAYS: Final = Scope(BETWEEN | IN_CONTEST | IN_DUEL)
SCOPE: Final = {BETWEEN: "between", IN_CONTEST: "contest", IN_DUEL: "duel"}

DISCOVERY: Final = "discovery"
EVENT: Final = "event"
REFRESH: Final = "refresh"
DECKS: Final = (DISCOVERY, EVENT, REFRESH)

WINNER: Final = "winner"
LOSER: Final = "loser"


class When:
    """Timing points: where abilities hang. In a contest the points of a duel that it has serve too."""

    SETUP: Final = Point("setup.7")
    LOOP_START: Final = Point("loop.start")
    BEFORE_DRAW: Final = Point("loop.before_draw")
    AFTER_REFRESH: Final = Point("refresh.after")
    HAND_OF_ONE: Final = Point("hand.one")
    ENVOY_REVEALED: Final = Point("envoy.revealed")
    SHIPS_DESTROYED: Final = Key[int]("ships.destroyed")
    DIALS_SHOWN: Final = Point("d2.reveal")
    SEND: Final = Point("d2.send")
    BEFORE_CHOOSE: Final = Point("d4.before_choose")
    CHOOSE: Final = Point("d4.choose")
    AFTER_CHOOSE: Final = Point("d4.after_choose")
    TACTICS_SHOWN: Final = Point("d5.after_reveal")
    HIT: Final = Point("d5.resolve")
    SPEND: Final = Point("d5.spend")
    AFTER_TACTICS: Final = Point("d5.after_resolve")
    BEFORE_REVEAL: Final = Point("d7.before_reveal")
    REVEAL: Final = Point("d7.reveal")
    AFTER_REVEAL: Final = Point("d7.after_reveal")
    BEFORE_REINFORCING: Final = Point("d8.before")
    AFTER_WINNER: Final = Point("d9.after_winner")
    BEFORE_PRIZE: Final = Point("d10.before_prize")
    RETREAT: Final = Point("d11.retreat")
    DISCARD: Final = Point("d11.discard")
    DISCARDED: Final = Point("d11.discarded")
    DUEL_END: Final = Point("d11.end")


class Query:
    """Values that abilities change without being used."""

    HAND_LIMIT: Final = Key[int]("hand_limit")
    ALLY_LIMIT: Final = Key[int]("ally_limit")
    SHOWS_DIAL: Final = Key[bool]("shows_dial")
    """Whether the dial is shown with the other's."""
    BLAST: Final = Key[int]("blast")
    ADVANTAGE: Final = Key[int]("advantage")
    """What the ship advantage is worth to its holder."""
    HOLDS_ADVANTAGE: Final = Key[bool]("holds_advantage")
    """Whether a seat has the ship advantage whatever the ships say."""
    CLOUT: Final = Key[int]("clout")
    WINS: Final = Key[str]("wins")
    """Why a seat wins at the win check; nothing if it does not."""
    MAY_REVEAL: Final = Key[bool]("may_reveal")
    """Whether an envoy may be turned face up; asked of the envoy itself."""
    CANNOT_SEND: Final = Key[bool]("cannot_send")
    """Whether having no ship to send loses the game."""


class Reason:
    """How a game ends."""

    PLANETS: Final = "win.five_planets"
    NO_SHIPS: Final = "win.no_ships"
    NOBODY: Final = "win.nobody"
