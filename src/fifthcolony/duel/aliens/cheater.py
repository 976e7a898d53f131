"""Cheater: may hold a second tactic back, as long as the opponent does not call it."""

from fifthcolony.duel.cards import TACTIC, tokens_in
from fifthcolony.duel.hooks import may, must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_TACTIC, SEAT, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

CHEAT = "cheater:cheat"
CALLS = (CHEAT, "cheater:fair")
DAMAGES = 2
CAUGHT = "caught"


def others(g: Game, me: int) -> list[int]:
    """Readied tactics besides the chosen one."""
    return [token for token in tokens_in(g.ready[me]) if token != g.half[me] // 2] if g.half[me] != NO_TACTIC else []


@may(When.CHOOSE, DUEL, given=lambda g, me: bool(others(g, me)), is_use=False, advice=("sometimes", 8))
def up_the_sleeve(g: Game, me: int) -> Asking:
    """A second tactic and its half, in secret."""
    halves = [half for token in others(g, me) for half in (2 * token, 2 * token + 1)]
    g.sleeve[me] = yield from pick(me, "cheater.sleeve", halves, TACTIC, (), True)


@must(When.TACTICS_SHOWN, DUEL, given=lambda g, me: g.half[me] != NO_TACTIC)
def caught(g: Game, me: int) -> None:
    """The opponent has to say what it thinks."""
    g.then(accuse, me)


@step
def accuse(g: Game, me: int) -> Asking:
    """A cheat that is called loses both tactics; a false call costs two cards; an unnoticed cheat works."""
    call = yield from pick(1 - me, "cheater.call", CALLS, str, (SEAT[me],))
    half = g.sleeve[me]
    g.sleeve_up = True
    g.tell("cheater.called", SEAT[1 - me], call)
    if half != NO_TACTIC:
        g.tell("cheater.sleeve", SEAT[me], TACTIC[half])
    if call == CHEAT and half == NO_TACTIC:
        g.draw(me, DAMAGES)
    elif call == CHEAT:
        g.ignored[me] = True
        g.sleeve[me] = NO_TACTIC
        g.announce(me, CAUGHT, TACTIC[half])


@must(When.SPEND, DUEL, given=lambda g, me: g.said(me, CAUGHT) != "", is_use=False)
def pay(g: Game, me: int) -> None:
    """What was in the sleeve is spent with what was shown: too late for tactics that ready others."""
    g.spend_token(me, TACTIC.index(g.said(me, CAUGHT)) // 2)


alien = Alien(
    "cheater",
    up_the_sleeve,
    caught,
    pay,
    complexity="red",
    provenance="public",
    asks={"cheater.sleeve": "strong_tactic", "cheater.call": ("first_sometimes", 4)},
)
