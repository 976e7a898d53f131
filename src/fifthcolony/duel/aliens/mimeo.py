"""Mimeo: has the abilities of a face-up envoy that is not its ally, for one contest or duel."""

from fifthcolony.duel.friendship import in_play
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import ENVOY, Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.windows import act
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick


def models(g: Game, me: int) -> list[int]:
    """Face-up envoys, neutral or the opponent's."""
    return [slot for slot in in_play(g) if g.face_up[slot] and g.ally[slot] != me]


@may(When.BEFORE_CHOOSE, CONTEST_DUEL, given=lambda g, me: not g.copied and bool(models(g, me)))
def carbon_copy(g: Game, me: int) -> Asking:
    """From now on; what the envoy must do at this very moment included."""
    slots = models(g, me)
    slot = yield from pick(me, "mimeo.envoy", slots, ENVOY)
    g.copied.append((me, g.envoys[slot]))
    g.tell("mimeo.copied", SEAT[me], g.envoy_word(slot))
    before = g.hooks.get(When.BEFORE_CHOOSE, ())
    g.rearm()
    for holder, hook in g.hooks.get(When.BEFORE_CHOOSE, ()):
        if holder == me and not hook.optional and (holder, hook) not in before:
            g.then(act, me, hook.name)


alien = Alien("mimeo", carbon_copy, complexity="red")
