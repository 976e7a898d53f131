"""Step 8: reinforcements, one at a time, until both pass in a row."""

from fifthcolony.duel.cards import COPY, EITHER, EVEN_HELPS, FIRST_REINFORCEMENT, KIND, ODD_HELPS, OPTION, reinforcement
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import NO_CARD, SEAT
from fifthcolony.kernel.ask import Asking, pick, pick_or_leave
from fifthcolony.kernel.steps import step

BOTH = 2
SIGNS = {1: "sign:plus", -1: "sign:minus"}


@step
def reinforce(g: Game, seat: int) -> None:
    """duel:reinf.order, duel:reinf.end, duel:reinf.empty_handed: in turn until both pass in a row; who has none can only pass."""
    while g.passes < BOTH:
        if holds_reinforcement(g, seat) and not g.hushed:
            g.then(play_or_pass, seat)
            return
        g.passes += 1
        g.tell("reinforce.passed", SEAT[seat])
        seat = 1 - seat


@step
def play_or_pass(g: Game, seat: int) -> Asking:
    """One reinforcement on either plan, or none."""
    cards = sorted([card for card in g.hands[seat] if card >= FIRST_REINFORCEMENT])
    plays = [(card, side) for card in cards for side in (seat, 1 - seat)]
    chosen = yield from pick_or_leave(seat, "reinforce.play", plays, _play, (g.clout(seat), g.clout(1 - seat)), True)
    if chosen is None:
        g.passes += 1
        g.tell("reinforce.passed", SEAT[seat])
    else:
        card, side = chosen
        worth = reinforcement(card).value
        if reinforcement(card).kind == EITHER:
            worth *= yield from pick(seat, "reinforce.sign", tuple(SIGNS), SIGNS, (OPTION[card],), True)
        elif reinforcement(card).kind == COPY:
            worth = _last_worth(g, worth)
        g.take(seat, card)
        g.show(card)
        g.laid.append((side, card, worth))
        g.passes = 0
        g.tell("reinforce.played_on", SEAT[seat], OPTION[card], SEAT[side], g.clout(0), g.clout(1))
    g.go_on(reinforce, 1 - seat)


def _play(play: tuple[int, int]) -> str:
    """A reinforcement and the side it is played on, as an option."""
    card, side = play
    return f"play:{KIND[card]}:{SEAT[side]}"


def _last_worth(g: Game, default: int) -> int:
    """The current value of the reinforcement played last."""
    if not g.laid:
        return default
    side, card, worth = g.laid[-1]
    if reinforcement(card).kind in (EVEN_HELPS, ODD_HELPS):
        return dict(g.breakdown(side))[OPTION[card]]
    return worth


def holds_reinforcement(g: Game, seat: int) -> bool:
    """Whether there is anything to play."""
    return max(g.hands[seat], default=NO_CARD) >= FIRST_REINFORCEMENT
