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

    SETUP: Final = "setup.7"
    LOOP_START: Final = "loop.start"
    BEFORE_DRAW: Final = "loop.before_draw"
    AFTER_REFRESH: Final = "refresh.after"
    HAND_OF_ONE: Final = "hand.one"
    ENVOY_REVEALED: Final = "envoy.revealed"
    SHIPS_DESTROYED: Final = "ships.destroyed"
    DIALS_SHOWN: Final = "d2.reveal"
    SEND: Final = "d2.send"
    BEFORE_CHOOSE: Final = "d4.before_choose"
    CHOOSE: Final = "d4.choose"
    AFTER_CHOOSE: Final = "d4.after_choose"
    TACTICS_SHOWN: Final = "d5.after_reveal"
    HIT: Final = "d5.resolve"
    SPEND: Final = "d5.spend"
    AFTER_TACTICS: Final = "d5.after_resolve"
    BEFORE_REVEAL: Final = "d7.before_reveal"
    REVEAL: Final = "d7.reveal"
    AFTER_REVEAL: Final = "d7.after_reveal"
    BEFORE_REINFORCING: Final = "d8.before"
    AFTER_WINNER: Final = "d9.after_winner"
    BEFORE_PRIZE: Final = "d10.before_prize"
    RETREAT: Final = "d11.retreat"
    DISCARD: Final = "d11.discard"
    DISCARDED: Final = "d11.discarded"
    DUEL_END: Final = "d11.end"


class Query:
    """Values that abilities change without being used."""

    HAND_LIMIT: Final = "hand_limit"
    ALLY_LIMIT: Final = "ally_limit"
    SHOWS_DIAL: Final = "shows_dial"
    """Whether the dial is shown with the other's."""
    BLAST: Final = "blast"
    ADVANTAGE: Final = "advantage"
    """What the ship advantage is worth to its holder."""
    HOLDS_ADVANTAGE: Final = "holds_advantage"
    """Whether a seat has the ship advantage whatever the ships say."""
    CLOUT: Final = "clout"
    WINS: Final = "wins"
    """Why a seat wins at the win check; nothing if it does not."""
    MAY_REVEAL: Final = "may_reveal"
    """Whether an envoy may be turned face up; asked of the envoy itself."""
    CANNOT_SEND: Final = "cannot_send"
    """Whether having no ship to send loses the game."""


class Reason:
    """How a game ends."""

    PLANETS: Final = "win.five_planets"
    NO_SHIPS: Final = "win.no_ships"
    NOBODY: Final = "win.nobody"
