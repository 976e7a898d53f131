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
    """The last step of setting up, after what aliens do by themselves."""
    LOOP_START: Final = Point("loop.start")
    """Between two destiny cards, before the win check: abilities that cost something."""
    BEFORE_DRAW: Final = Point("loop.before_draw")
    """Nobody has won, hands are in order, and the next destiny card is about to be turned up."""
    AFTER_REFRESH: Final = Point("refresh.after")
    """A refresh card has been carried out."""
    HAND_OF_ONE: Final = Point("hand.one")
    """A hand has come to be one card, or another one card than before. Not a window: what hangs here happens by itself."""
    ENVOY_REVEALED: Final = Point("envoy.revealed")
    """An envoy has been turned face up and is at work."""
    SHIPS_DESTROYED: Final = Key[int]("ships.destroyed")
    """Ships of the seat have been destroyed; the hook is called with their number. Not a window."""
    DIALS_SHOWN: Final = Point("d2.reveal")
    """Dials are set, and shown but for one that is kept covered."""
    SEND: Final = Point("d2.send")
    """Who shows a dial can send; the ships are about to go."""
    BEFORE_CHOOSE: Final = Point("d4.before_choose")
    """Ships are there and envoys were offered; no plan is chosen."""
    CHOOSE: Final = Point("d4.choose")
    """Plans and tactics are chosen, face down: what is added to them in secret."""
    AFTER_CHOOSE: Final = Point("d4.after_choose")
    """All that is chosen in secret is chosen; nothing is shown yet."""
    TACTICS_SHOWN: Final = Point("d5.after_reveal")
    """Tactics are face up and have done nothing yet."""
    HIT: Final = Point("d5.resolve")
    """`g.hits` says how many ships each seat is about to lose to blasts."""
    SPEND: Final = Point("d5.spend")
    """Tactics have done their work and are about to lie down."""
    AFTER_TACTICS: Final = Point("d5.after_resolve")
    """The step of tactics is over; who is left on the planet has not been looked at."""
    BEFORE_REVEAL: Final = Point("d7.before_reveal")
    """The last moment at which plans are face down."""
    REVEAL: Final = Point("d7.reveal")
    """Plans are up: what changes their values."""
    AFTER_REVEAL: Final = Point("d7.after_reveal")
    """The values stand: what reacts to them."""
    BEFORE_REINFORCING: Final = Point("d8.before")
    """Nobody has reinforced yet, and it is allowed."""
    AFTER_WINNER: Final = Point("d9.after_winner")
    """The duel or contest is decided."""
    BEFORE_PRIZE: Final = Point("d10.before_prize")
    """A duel's prize is about to be resolved."""
    RETREAT: Final = Point("d11.retreat")
    """The loser's ships are about to leave the planet; `g.staying` of them do not."""
    DISCARD: Final = Point("d11.discard")
    """Plans and what lies on them are about to be discarded; `g.fates` says which go elsewhere."""
    DISCARDED: Final = Point("d11.discarded")
    """They are discarded."""
    DUEL_END: Final = Point("d11.end")
    """The planet is somebody's again and the roles are compared; what was said for the duel or contest still holds."""


class Query:
    """Values that abilities change without being used."""

    HAND_LIMIT: Final = Key[int]("hand_limit")
    """Asked with the usual limit: how many cards a seat may hold between two destiny cards."""
    ALLY_LIMIT: Final = Key[int]("ally_limit")
    """Asked with 1: how many envoys may be allied with a seat."""
    SHOWS_DIAL: Final = Key[bool]("shows_dial")
    """Whether the dial is shown with the other's."""
    BLAST: Final = Key[int]("blast")
    """Asked with the value on a seat's blast half: how strong it is."""
    ADVANTAGE: Final = Key[int]("advantage")
    """What the ship advantage is worth to its holder."""
    HOLDS_ADVANTAGE: Final = Key[bool]("holds_advantage")
    """Whether a seat has the ship advantage whatever the ships say."""
    CLOUT: Final = Key[int]("clout")
    """Asked with 0: what a power adds to its seat's clout, in its own name."""
    WINS: Final = Key[str]("wins")
    """Why a seat wins at the win check; nothing if it does not."""
    CANNOT_SEND: Final = Key[bool]("cannot_send")
    """Whether having no ship to send loses the game."""

    # Of the contest or duel as a whole: answered by what was declared for it.
    RESOLVES_PRIZE: Final = Key[int]("resolves_prize")
    """Asked with the seat that the destiny card gives the prize to: the seat that resolves it."""


class Reason:
    """How a game ends."""

    PLANETS: Final = "win.five_planets"
    NO_SHIPS: Final = "win.no_ships"
    NOBODY: Final = "win.nobody"
