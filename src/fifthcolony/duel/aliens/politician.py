"""Politician: promises a tactic; breaking the promise gives clout, keeping it may ready one."""

from fifthcolony.duel.battle import shown_half
from fifthcolony.duel.cards import ICONS
from fifthcolony.duel.effects import ready
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DUEL, NO_TACTIC, SEAT, When
from fifthcolony.kernel.ask import Asking, pick

PROMISE = "promise"
BONUS = 4


@must(When.BEFORE_CHOOSE, DUEL, given=lambda g, _me: g.terms.tactics)
def campaign_promise(g: Game, me: int) -> Asking:
    """Blast, shield or recover, for all to hear."""
    icon = yield from pick(me, "politician.promise", ICONS, lambda icon: f"icon:{icon}")
    g.announce(me, PROMISE, icon)
    g.set_bonus(me, 0, "alien:politician")
    g.tell("politician.promised", SEAT[me], f"icon:{icon}")


@must(When.TACTICS_SHOWN, DUEL, given=lambda g, me: g.half[me] != NO_TACTIC and g.said(me, PROMISE) != "")
def two_faces(g: Game, me: int) -> None:
    """Another icon than promised, or the promised one."""
    if shown_half(g, me)[0] != g.said(me, PROMISE):
        g.set_bonus(me, BONUS, "alien:politician")
    else:
        g.then(ready, me, 1)


alien = Alien(
    "politician",
    campaign_promise,
    two_faces,
    complexity="red",
    provenance="public",
    asks={"politician.promise": "anything"},
    traits={"tactic": ("breaks", "promise", 4)},
)
