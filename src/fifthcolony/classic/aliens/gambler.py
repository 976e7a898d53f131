"""Gambler: may keep its card face down and say what it is; a challenge costs ships whoever was wrong."""

from fifthcolony.classic.cards import FIRST_OTHER, KIND, OPTION, kinds_of
from fifthcolony.classic.fleet import gather, lose_gathered
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import is_face_down, show
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import GATE, Game
from fifthcolony.classic.words import NO_CARD, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import Asking, agree, pick
from fifthcolony.kernel.steps import step

CLAIMS = tuple(kinds_of(list(range(FIRST_OTHER))))
"""One card of every kind that can be laid."""


def can_bluff(g: Game, me: int) -> bool:
    """Its card is down, and it has not said yet what it is."""
    side = g.side_of(me)
    return is_face_down(g, side) and g.claimed[side] == NO_CARD


def claim(g: Game, me: int) -> Asking:
    """It names a card, truly or not."""
    card = yield from pick(me, "gambler.claim", CLAIMS, OPTION)
    g.tell("gambler.claimed", SEAT[me], OPTION[card])
    g.then(challenge, me, card)


@may(When.OPPONENT_REVEALED, Role.MAIN, given=can_bluff, advice="would_lose")
def bluff(g: Game, me: int) -> Asking:
    """Once the opponent's card is up."""
    return claim(g, me)


@may(When.FIRST_UP, Role.MAIN, given=can_bluff)
def bluff_first(g: Game, me: int) -> Asking:
    """When it is made to show its card before the other is laid."""
    return claim(g, me)


@step
def challenge(g: Game, me: int, claim: int) -> Asking:
    """The opponent believes it, and the claim counts; or the card is shown, and who was wrong loses ships."""
    rival, side = g.opponent(me), g.side_of(me)
    if not (yield from agree(rival, "gambler.challenge", (SEAT[me], OPTION[claim]))):
        g.claimed[side] = claim
        g.tell("gambler.believed", SEAT[rival], SEAT[me])
        return
    show(g, g.laid_by[side], g.laid[side])
    g.tell("gambler.challenged", SEAT[rival], SEAT[me], OPTION[g.laid[side]])
    g.then(forfeit, rival if KIND[g.laid[side]] == KIND[claim] else me)


@step
def forfeit(g: Game, loser: int) -> Asking:
    """As many ships as it has in the encounter, from elsewhere."""
    place = GATE if loser == g.offense else g.target
    number = g.ships_at(loser, place)
    elsewhere = [planet for planet in g.colonies(loser) if planet != place]
    taken = yield from gather(g, loser, "ships.lose", elsewhere, number, number)
    lose_gathered(g, loser, taken)


alien = Alien(
    "gambler", bluff, bluff_first, alert="red", phases=(Phase.REVEAL,), not_with=("sorcerer",),
    asks={"gambler.claim": "claim", "gambler.challenge": "challenge"},
)  # fmt: skip
