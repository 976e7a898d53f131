"""The words of the game's data: timing points, queries, events, roles, phases, and how planets and seats are written."""

from typing import Final, NewType

from fifthcolony.kernel.keys import Key

Roles = NewType("Roles", int)
"""What a seat is, or may be, in the encounter, as bits of `Role`."""
PhaseName = NewType("PhaseName", str)
Point = NewType("Point", str)
"""Where a window opens, one of `When`."""
Replaceable = NewType("Replaceable", str)
"""What a power may replace, one of `Consequence`."""

MAX_SEATS: Final = 5
PLANETS: Final = 5
"""Home planets of a seat, as a rule."""
ORBITS: Final = 6
"""Numbers kept for the planets of one system: planets are numbered seat * 6 + 0..5, whether they are there or not."""
SHIPS_PER_PLANET: Final = 4
MAX_COMMIT: Final = 4
"""Ships that offense or ally may commit."""
FAILED_DEAL_LOSS: Final = 3
COLONIES_TO_WIN: Final = 5
HOME_COLONIES_FOR_POWER: Final = 3
"""With fewer of them a power is lost until they are there again."""

NOBODY: Final = -1
NO_CARD: Final = -1
NO_PLANET: Final = -1

SEAT: Final = tuple(f"seat:{seat}" for seat in range(MAX_SEATS))
PLANET: Final = tuple(f"planet:{seat}.{number}" for seat in range(MAX_SEATS) for number in range(1, ORBITS + 1))
SIDE: Final = ("side:offense", "side:defense")

RANDOM: Final = "random"
"""Aliens as chance deals them."""
COMBO: Final = "combo"
"""One card names the aliens, chance who gets which. classic:setup.aliens_combo_2018"""

TURN_UP: Final = "turn_up"
"""The option to turn one's alien sheet up."""

HOARD: Final = "hoard"
BORROWED: Final = "borrowed"
DRAWN: Final = "drawn"
STORED: Final = "stored"
SUMMONED: Final = "summoned"
ASIDE: Final = "aside"
HIDDEN_PILES: Final = (HOARD, BORROWED, DRAWN, STORED, SUMMONED, ASIDE)
"""Piles of cards on a sheet that lie face down, by the first word of where they lie; "borrowed:seat:2" belong in that seat's hand,
those drawn are yet to be looked through, a stored one is an encounter card that nobody else can reach, and those summoned are the deck's
until they are played; what lies aside is out of reach for a moment."""

GIVEN: Final = "given:"
"""How it is declared that a card was given, followed by its number and the taker: only who has seen it may know which."""

GREAT_SHIP: Final = "great_ship"
"""A piece that is one of its owner's ships too."""

# What is said in the talks of a deal, besides what is given and wanted.
OFFER: Final = "deal:offer"
LET_THEM: Final = "deal:let_them_speak"
NO_DEAL: Final = "deal:none"
ACCEPT: Final = "deal:accept"
REFUSE: Final = "deal:refuse"

# Sides of an encounter.
OFFENSE: Final = 0
DEFENSE: Final = 1
BOTH_LOSE: Final = 2
"""Decided against both sides."""
NEGOTIATES: Final = -1
"""The value of a side whose card counts as a negotiate."""


class Role:
    """What a seat is in the encounter, as bits; a hook's role is a mask of them."""

    OFFENSE: Final = Roles(1)
    DEFENSE: Final = Roles(2)
    OFFENSIVE_ALLY: Final = Roles(4)
    DEFENSIVE_ALLY: Final = Roles(8)
    NONE: Final = Roles(16)
    MAIN: Final = Roles(3)
    ALLY: Final = Roles(12)
    MAIN_OR_ALLY: Final = Roles(15)
    NOT_MAIN: Final = Roles(28)
    NOT_OFFENSE: Final = Roles(30)
    ANY: Final = Roles(31)


class Phase:
    """The phases, in order."""

    START_TURN: Final = PhaseName("start_turn")
    REGROUP: Final = PhaseName("regroup")
    DESTINY: Final = PhaseName("destiny")
    LAUNCH: Final = PhaseName("launch")
    ALLIANCE: Final = PhaseName("alliance")
    PLANNING: Final = PhaseName("planning")
    REVEAL: Final = PhaseName("reveal")
    RESOLUTION: Final = PhaseName("resolution")


ALL_PHASES: Final = (
    Phase.START_TURN, Phase.REGROUP, Phase.DESTINY, Phase.LAUNCH, Phase.ALLIANCE, Phase.PLANNING, Phase.REVEAL, Phase.RESOLUTION,
)  # fmt: skip


class When:
    """Timing points: a window opens at each, in the order of the encounter."""

    START_TURN: Final = Point("start_turn.begin")
    """The turn has begun, and the offense holds an encounter card if there was one to be had."""
    REGROUP_START: Final = Point("regroup.start")
    """An encounter begins; the offense has not yet brought its ship back from the warp."""
    BEFORE_RETRIEVAL: Final = Point("regroup.before_retrieval")
    """The offense has a ship in the warp, and is about to bring it back."""
    BEFORE_DRAW: Final = Point("destiny.before_draw")
    """Destiny is about to be drawn; a power may choose the card instead: `g.destiny_pick`."""
    AFTER_DRAW: Final = Point("destiny.after_draw")
    """`g.destiny_card` lies open, `g.named` is whom it names; it is not yet obeyed."""
    BEFORE_SHIPS: Final = Point("launch.before_ships")
    """The gate is aimed at `g.target`, no ship is in it yet."""
    AFTER_SHIPS: Final = Point("launch.after_ships")
    """The offense's ships are in the gate."""
    BEFORE_INVITES: Final = Point("alliance.before_invites")
    """Nobody has been invited yet."""
    ON_ALLY_TURN: Final = Point("alliance.on_ally_turn")
    """It is one seat's turn to answer invitations: the window opens for that seat alone."""
    BEFORE_ALLY_SHIPS: Final = Point("alliance.before_ally_ships")
    """A seat has joined a side and is about to commit ships: the window opens for that seat alone."""
    AFTER_FORMED: Final = Point("alliance.after_formed")
    """Everybody has answered, and the ships of allies are committed."""
    BEFORE_SELECT: Final = Point("planning.before_select")
    """Both main players have had their hands checked, and no card is laid."""
    SELECT: Final = Point("planning.select")
    """Main players are about to lay a card from hand; a power may lay one from elsewhere."""
    FIRST_SHOWN: Final = Point("planning.first_shown")
    """A main player's card lies open, and the other has not selected yet."""
    AFTER_SELECT: Final = Point("planning.after_select")
    """Both cards lie face down."""
    FIRST_UP: Final = Point("reveal.first_up")
    """A card that has to lie open before the other is selected is about to be turned up."""
    BEFORE_REVEAL: Final = Point("reveal.before_reveal")
    """Both cards are about to be turned up, and nothing has been said of them."""
    OPPONENT_REVEALED: Final = Point("reveal.opponent_revealed")
    """For who may keep its own card face down, the other's is up already."""
    CARD_CHANGES: Final = Point("reveal.card_changes")
    """Both cards are up, and may still become others: what changes a card comes before what changes values and totals."""
    AFTER_REVEAL: Final = Point("reveal.after_reveal")
    """Both cards are up and will not become others: powers that add to values and totals."""
    REINFORCEMENTS: Final = Point("reveal.reinforcements")
    """Two attacks are up: main players and allies may add reinforcements to either side."""
    ON_REINFORCEMENT: Final = Point("reveal.on_reinforcement")
    """A reinforcement is being played: `g.plays[-1]`."""
    OUTCOME: Final = Point("resolution.outcome")
    """The winner is known and can still be changed."""
    LOSSES: Final = Point("resolution.losses")
    """The ordinary losses are done, landings are not."""
    RESULT: Final = Point("resolution.result")
    """`g.result` says how the encounter ended, deals included."""
    BEFORE_COMPENSATION: Final = Point("resolution.before_compensation")
    """There is a winner; nothing has been paid yet."""
    DEAL_FAILED: Final = Point("resolution.deal_failed")
    """There is no deal; the ships it costs are not yet lost."""
    COMPENSATION_DUE: Final = Point("resolution.compensation_due")
    """The loser is about to collect compensation, which is not yet counted: the window opens for it alone."""
    BEFORE_REWARDS: Final = Point("resolution.before_rewards")
    """A defensive ally is about to take its rewards: the window opens for it alone."""
    BEFORE_DEAL: Final = Point("resolution.before_deal")
    """Both main players negotiate; nobody has spoken yet."""
    DEAL: Final = Point("resolution.deal")
    """A deal is agreed, and both have chosen the cards that they promised; it is not yet carried out: `g.offer`."""
    DISCARD: Final = Point("resolution.discard")
    """The encounter cards are about to be discarded."""
    ON_COLLECT: Final = Point("resolution.on_collect")
    """A seat has cards in hand that it got as compensation or rewards, `g.collected`: the window opens for that seat alone."""
    AFTER_DISCARD: Final = Point("resolution.after_discard")
    """They are discarded."""
    ENCOUNTER_END: Final = Point("encounter.end")
    """The encounter is over and all ships are home; the next one, or the next turn, has not begun."""
    ON_SHIP_LOSS: Final = Point("any.on_ship_loss")
    """Ships have gone to the warp or left the game: `g.sunk`."""
    ON_SHIP_RETRIEVAL: Final = Point("any.on_ship_retrieval")
    """Who is in `g.concerned` has brought ships back from the warp, however many."""
    BEFORE_CARD_DRAW: Final = Point("any.before_card_draw")
    """Who is in `g.concerned` is about to draw from the cosmic deck into its hand."""
    ON_CARD_DRAW: Final = Point("any.on_card_draw")
    """Who is in `g.concerned` has drawn from the cosmic deck, however many cards."""
    NEW_HAND: Final = Point("any.new_hand")
    """A seat is about to give up its hand for a new one: the window opens for that seat alone."""
    FROM_PILE: Final = Point("any.from_pile")
    """A seat is about to play a flare that lies on its sheet: the window opens for that seat alone."""
    ON_DISCARD: Final = Point("any.on_discard")
    """`g.thrown` lists (seat, card) of artifacts, flares and reinforcements just discarded by that seat."""
    ON_POWER_LOSS: Final = Point("any.on_power_loss")
    """The seats in `g.concerned` have just lost their power for lack of home colonies."""
    ON_COLONY: Final = Point("any.on_colony")
    """The seats in `g.concerned` have just gained a foreign colony."""
    ON_RESHUFFLE: Final = Point("any.on_reshuffle")
    """The discard pile has become a new cosmic deck."""
    ANSWERS_USE: Final = Point("any.answers_use")
    """A power is being used: `g.plays[-1]`."""
    ANSWERS_CARD: Final = Point("any.answers_card")
    """An artifact is being played: `g.plays[-1]`."""
    ANSWERS_TECHNOLOGY: Final = Point("any.answers_technology")
    """A technology is being used: `g.plays[-1]`."""


class Query:
    """Values that a held power may change without being used, and a declared one until the encounter ends."""

    COMPENSATION_SHIPS: Final = Key[int]("query.compensation_ships")
    """Asked with the number of ships lost: how many cards it is worth."""
    REWARD_SHIPS: Final = Key[int]("query.reward_ships")
    """Asked with the number of ships committed: how many rewards it is worth."""
    DEAL_ITEMS: Final = Key[tuple[str, ...]]("query.deal_items")
    """Asked with the kinds of item a seat may give in a deal."""
    PRINTED: Final = Key[list[int]]("query.printed")
    """Asked with what is printed on both revealed cards: for a card that becomes another one, what it has become."""
    ATTACK_VALUES: Final = Key[list[int]]("query.attack_values")
    """Asked of every seat, in timing order, with the printed values of both revealed cards: how they are read."""
    CARD_VALUES: Final = Key[list[int]]("query.card_values")
    """Asked of every seat, in timing order, with the list of both revealed values, as the cards are turned up."""
    PLAYABLE: Final = Key[list[int]]("query.playable")
    """Asked with the list of cards a seat may play from; a power adds those it has elsewhere."""
    CAN_LAY: Final = Key[bool]("query.can_lay")
    """Asked with False of a seat without an encounter card to lay as usual: whether it can lay one by using a power."""
    NEW_HAND_KEEPS: Final = Key[list[int]]("query.new_hand_keeps")
    """Asked with the cards a seat keeps when it draws a new hand."""

    DRAW_WATCHERS: Final = Key[int]("query.draw_watchers")
    """Asked with nobody, as bits: the seats that see what the one in `g.concerned` draws into its hand."""

    # Of the encounter as a whole: asked of every seat, in timing order, and of what was declared for the encounter.
    RETRIEVAL: Final = Key[int]("query.retrieval")
    """Asked with 1: how many ships the offense brings back from the warp in its regroup."""
    MEETS_ANYBODY: Final = Key[bool]("query.meets_anybody")
    """Asked with False: whether the offense chooses opponent and planet whatever destiny says."""
    MEETS_ANYWHERE: Final = Key[bool]("query.meets_anywhere")
    """Asked with False: whether the offense meets the player it drew wherever that one has a colony."""
    PRESSED: Final = Key[list[tuple[int, int, int]]]("query.pressed")
    """Asked with nothing: (seat, side, most ships) of those who have to ally when their turn comes, as far as they have ships to spare."""
    LAYS_FIRST: Final = Key[int]("query.lays_first")
    """Asked with nobody: the main player who must lay first and face up."""
    LAYABLE: Final = Key[list[int]]("query.layable")
    """Asked with a list of encounter cards: those of them that may be laid."""
    LOWER_WINS: Final = Key[bool]("query.lower_wins")
    """Asked with False: whether the lower of two totals wins."""
    PEACE_WINS: Final = Key[bool]("query.peace_wins")
    """Asked with False: whether a negotiate beats an attack."""
    WINNER: Final = Key[int]("query.winner")
    """Asked with the side that would win, after everything else: the side that does."""
    FAILED_DEAL: Final = Key[list[int]]("query.failed_deal")
    """Asked with the ships that a failed deal costs offense and defense."""
    SPOILS: Final = Key[bool]("query.spoils")
    """Asked with True: whether compensation and rewards are collected."""
    INVITERS: Final = Key[int]("query.inviters")
    """Asked with both sides, as bits: those that may invite allies."""
    ANOTHER_ENCOUNTER: Final = Key[bool]("query.another_encounter")
    """Asked with False, at the end of an encounter: whether the offense has one more, whatever came of this one."""


class Consequence:
    """What a hook may replace."""

    DEFEAT: Final = Replaceable("event.defeat")
    """The losing side's ships are about to be lost, before anything can save them from the warp: `g.losses[-1]`."""
    COMPENSATION: Final = Replaceable("event.compensation")
    """`g.compensation` is [collector, payer, number of cards]; a number of 0 means it has been dealt with, and nobody may pay."""
    ARTIFACT_SPENT: Final = Replaceable("event.artifact_spent")
    """An artifact has taken effect and is about to be discarded: `g.plays[-1]`. Those in `g.resting` are not."""
    TO_WARP: Final = Replaceable("event.to_warp")
    """Ships are about to go to the warp: `g.losses[-1]` lists (seat, place, number)."""


PHASE_OF_POINT: Final[dict[str, str]] = {
    When.ENCOUNTER_END: Phase.RESOLUTION,
    Consequence.DEFEAT: Phase.RESOLUTION,
    Consequence.COMPENSATION: Phase.RESOLUTION,
}
"""Points and events whose phase is not their first word."""


class Result:
    """How an encounter ended."""

    NONE: Final = ""
    OFFENSE_WON: Final = "offense_won"
    DEFENSE_WON: Final = "defense_won"
    DEAL_MADE: Final = "deal_made"
    DEAL_FAILED: Final = "deal_failed"
    BOTH_LOST: Final = "both_lost"
    RESETTLED: Final = "resettled"
    SETTLED: Final = "settled"
    """The offense was let in without a fight."""
    ENDED: Final = "ended"
    """A main player has ended it in peace."""
    CANCELLED: Final = "cancelled"
    WON_BY: Final = (OFFENSE_WON, DEFENSE_WON)
    """By the side that has won."""
    SUCCESSES: Final = (OFFENSE_WON, DEAL_MADE, RESETTLED, SETTLED, ENDED)


def system_of(planet: int) -> int:
    """The seat whose system a planet belongs to."""
    return planet // ORBITS


def first_planets(seat: int, number: int) -> tuple[int, ...]:
    """So many planets of a seat's system, the first ones."""
    return tuple(range(seat * ORBITS, seat * ORBITS + number))


def is_hidden_pile(where: str) -> bool:
    """Whether cards that lie there are for the eyes of the sheet's player only."""
    return where.partition(":")[0] in HIDDEN_PILES


def phase_of(point: str) -> str:
    """The phase a timing point belongs to; "any" for points that answer an event in whatever phase."""
    return PHASE_OF_POINT.get(point) or point.partition(".")[0]
