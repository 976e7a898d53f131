"""The fixed words and numbers of the duel game."""

from typing import Final

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
BETWEEN: Final = 1
IN_CONTEST: Final = 2
IN_DUEL: Final = 4
DUEL: Final = IN_DUEL
CONTEST: Final = IN_CONTEST
CONTEST_DUEL: Final = IN_CONTEST | IN_DUEL
ALWAYS: Final = BETWEEN | IN_CONTEST | IN_DUEL
SCOPE: Final = {BETWEEN: "between", IN_CONTEST: "contest", IN_DUEL: "duel"}

DISCOVERY: Final = "discovery"
EVENT: Final = "event"
REFRESH: Final = "refresh"
DECKS: Final = (DISCOVERY, EVENT, REFRESH)

WINNER: Final = "winner"
LOSER: Final = "loser"


class When:
    """Timing points: where abilities hang. In a contest the points of a duel that it has serve too."""

    SETUP = "setup.7"
    LOOP_START = "loop.start"
    BEFORE_DRAW = "loop.before_draw"
    AFTER_REFRESH = "refresh.after"
    HAND_OF_ONE = "hand.one"
    ENVOY_REVEALED = "envoy.revealed"
    SHIPS_DESTROYED = "ships.destroyed"
    DIALS_SHOWN = "d2.reveal"
    SEND = "d2.send"
    BEFORE_CHOOSE = "d4.before_choose"
    CHOOSE = "d4.choose"
    AFTER_CHOOSE = "d4.after_choose"
    TACTICS_SHOWN = "d5.after_reveal"
    HIT = "d5.resolve"
    SPEND = "d5.spend"
    AFTER_TACTICS = "d5.after_resolve"
    BEFORE_REVEAL = "d7.before_reveal"
    REVEAL = "d7.reveal"
    AFTER_REVEAL = "d7.after_reveal"
    BEFORE_REINFORCING = "d8.before"
    AFTER_WINNER = "d9.after_winner"
    BEFORE_PRIZE = "d10.before_prize"
    RETREAT = "d11.retreat"
    DISCARD = "d11.discard"
    DISCARDED = "d11.discarded"
    DUEL_END = "d11.end"


class Query:
    """Values that abilities change without being used."""

    HAND_LIMIT = "hand_limit"
    ALLY_LIMIT = "ally_limit"
    SHOWS_DIAL = "shows_dial"
    """Whether the dial is shown with the other's."""
    BLAST = "blast"
    ADVANTAGE = "advantage"
    """What the ship advantage is worth to its holder."""
    HOLDS_ADVANTAGE = "holds_advantage"
    """Whether a seat has the ship advantage whatever the ships say."""
    CLOUT = "clout"
    WINS = "wins"
    """Why a seat wins at the win check; nothing if it does not."""
    MAY_REVEAL = "may_reveal"
    """Whether an envoy may be turned face up; asked of the envoy itself."""
    CANNOT_SEND = "cannot_send"
    """Whether having no ship to send loses the game."""


class Reason:
    """How a game ends."""

    PLANETS = "win.five_planets"
    NO_SHIPS = "win.no_ships"
    NOBODY = "win.nobody"
