"""Gambler: may keep its card face down and say what it is; a challenge costs ships whoever was wrong."""

from fifthcolony.classic.cards import FIRST_OTHER, KIND, OPTION, kinds_of
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.fleet import gather, lose_gathered, outside
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import is_face_down, show
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import NEGOTIATES, Game
from fifthcolony.classic.words import DEFENSE, NO_CARD, OFFENSE, SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, agree, pick
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

CLAIMS = tuple(kinds_of(list(range(FIRST_OTHER))))
"""One card of every kind that can be laid."""
HIGHEST_STAKE = 20
HIGHEST_SPREAD = 40


def can_bluff(g: Game, me: int) -> bool:
    """Its card is down, and it has not said yet what it is."""
    side = g.side_of(me)
    return is_face_down(g, side) and g.claimed[side] == NO_CARD


def claim(g: Game, me: int) -> Asking:
    """It names a card, truly or not; by its flare it raises the stake."""
    card = yield from pick(me, "gambler.claim", CLAIMS, OPTION)
    stake = (yield from pick(me, "gambler.stake", range(1, HIGHEST_STAKE + 1), "gambler:{}".format)) if boosted(g) else 0
    g.tell("gambler.claimed", SEAT[me], OPTION[card])
    if stake:
        g.tell("gambler.raised", SEAT[me], stake)
    g.then(challenge, me, card, stake)


@may(When.OPPONENT_REVEALED, Role.MAIN, given=can_bluff, advice="would_lose")
def bluff(g: Game, me: int) -> Asking:
    """Once the opponent's card is up."""
    return claim(g, me)


@may(When.FIRST_UP, Role.MAIN, given=can_bluff)
def bluff_first(g: Game, me: int) -> Asking:
    """When it is made to show its card before the other is laid."""
    return claim(g, me)


@step
def challenge(g: Game, me: int, claim: int, stake: int) -> Asking:
    """The opponent believes it, and the claim counts; or the card is shown, and who was wrong loses ships."""
    rival, side = g.opponent(me), g.side_of(me)
    if not (yield from agree(rival, "gambler.challenge", (SEAT[me], OPTION[claim]))):
        g.claimed[side] = claim
        g.tell("gambler.believed", SEAT[rival], SEAT[me])
        return
    show(g, g.laid_by[side], g.laid[side])
    g.tell("gambler.challenged", SEAT[rival], SEAT[me], OPTION[g.laid[side]])
    g.then(forfeit, rival if KIND[g.laid[side]] == KIND[claim] else me, stake)


@step
def forfeit(g: Game, loser: int, stake: int) -> Asking:
    """As many ships as it has in the encounter, and the stake, from elsewhere."""
    number = g.ships_at(loser, g.front(loser)) + stake
    taken = yield from gather(g, loser, "ships.lose", outside(g, loser), number, number)
    lose_gathered(g, loser, taken)


@wild(When.BEFORE_REVEAL, Role.MAIN)
def bet(g: Game, me: int) -> Asking:
    """It names a spread before the cards are up."""
    spread = yield from pick(me, "gambler.spread", range(1, HIGHEST_SPREAD + 1), "gambler:{}".format)
    g.from_now_on(Query.CARD_VALUES, win_bet, g.side_of(me), spread)
    g.tell("gambler.bet", SEAT[me], spread)


@change
def win_bet(_g: Game, values: list[int], side: int, spread: int) -> list[int]:
    """Two attacks that differ by so much or more add it to its own."""
    if min(values) <= NEGOTIATES or abs(values[OFFENSE] - values[DEFENSE]) < spread:
        return values
    return [value + spread if which == side else value for which, value in enumerate(values)]


alien = Alien(
    "gambler", bluff, bluff_first, alert="red", phases=(Phase.REVEAL,), not_with=("sorcerer",),
    asks={"gambler.claim": "claim", "gambler.challenge": "challenge"},
    flare=(bet, boosts(bluff, advice="never"), boosts(bluff_first, advice="never")),
)  # fmt: skip
