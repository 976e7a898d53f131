"""Envoys: whose allies they are, and turning them face up."""

from fifthcolony.duel.powers import ENVOY, ENVOYS, ICONS, fold
from fifthcolony.duel.state import BOTH_KNOW, Game
from fifthcolony.duel.windows import open_window
from fifthcolony.duel.words import NOBODY, SEAT, Query, When
from fifthcolony.kernel.ask import Asking, pick, pick_or_leave
from fifthcolony.kernel.steps import step

MORE = 1
LESS = -1
PROMPT = {MORE: "friendship.increase", LESS: "friendship.decrease"}
TOLD = {MORE: "friendship.increased", LESS: "friendship.decreased"}


def in_play(g: Game) -> list[int]:
    """The places of the envoys in play."""
    return [slot for slot in range(len(ICONS)) if g.envoys[slot]]


def set_ally(g: Game, slot: int, seat: int) -> None:
    """duel:envoy.read, duel:envoy.limit: an envoy is somebody's ally from now on, or nobody's."""
    if g.ally[slot] == seat:
        return
    before, g.ally[slot] = g.ally[slot], seat
    if seat == NOBODY:
        g.tell("envoy.neutral", g.envoy_word(slot), SEAT[before])
    else:
        g.tell("envoy.allied", g.envoy_word(slot), SEAT[seat])
        if not g.face_up[slot]:
            g.read[slot] |= 1 << seat
            g.tell("envoy.read", SEAT[seat], ENVOY[slot], f"envoy_named:{g.envoys[slot]}", to=(seat,))
        if len(g.allies(seat)) > fold(g, Query.ALLY_LIMIT, seat, 1):
            g.then(part_with_ally, seat)
    g.rearm()


def change(g: Game, seat: int, slot: int, by: int) -> None:
    """duel:envoy.increase_neutral and the rules after it: one step towards the seat, or away from it."""
    wanted = seat if by == MORE else 1 - seat
    now = g.ally[slot]
    g.tell(TOLD[by], SEAT[seat], g.envoy_word(slot))
    if now == wanted:
        g.tell("envoy.unmoved", g.envoy_word(slot))
    else:
        set_ally(g, slot, wanted if now == NOBODY else NOBODY)


@step
def befriend(g: Game, seat: int, by: int, optional: bool = True, but: int = -1) -> Asking:
    """duel:envoy.no_effect_legal: any envoy in play may be picked, but for one that was picked before."""
    slots = [slot for slot in in_play(g) if slot != but]
    if slots:
        ask = pick_or_leave if optional else pick
        slot = yield from ask(seat, PROMPT[by], slots, ENVOY)
        if slot is not None:
            change(g, seat, slot, by)


@step
def part_with_ally(g: Game, seat: int) -> Asking:
    """duel:envoy.limit, duel:envoy.limit_read: having read them all, the owner lets one go until they are not too many."""
    slots = g.allies(seat)
    limit = fold(g, Query.ALLY_LIMIT, seat, 1)
    if len(slots) <= limit:
        return
    change(g, seat, (yield from pick(seat, "friendship.part_with", slots, ENVOY)), LESS)
    g.then(part_with_ally, seat)


@step
def offer_reveal(g: Game, seat: int) -> Asking:
    """duel:duel.d3_envoys, duel:envoy.reveal_when: a face-down ally may be turned up, if its own condition allows."""
    slots = [slot for slot in g.allies(seat) if not g.face_up[slot] and _may_reveal(g, seat, slot)]
    slot = yield from pick_or_leave(seat, "envoy.reveal", slots, ENVOY, (), True)
    if slot is not None:
        turn_up(g, slot)
        g.then(offer_reveal, seat)


def _may_reveal(g: Game, seat: int, slot: int) -> bool:
    condition = ENVOYS[g.envoys[slot]].may_reveal
    return condition is None or condition(g, seat)


def turn_up(g: Game, slot: int) -> None:
    """duel:envoy.no_turning_back: face up for good, and at work at once."""
    g.face_up[slot] = True
    g.read[slot] = BOTH_KNOW
    g.rearm()
    g.tell("envoy.revealed", SEAT[g.ally[slot]], f"envoy_named:{g.envoys[slot]}")
    open_window(g, When.ENVOY_REVEALED)


def replace_envoy(g: Game, slot: int) -> None:
    """The envoy leaves the game, and the next of its icon comes, face down and neutral."""
    g.tell("envoy.left", g.envoy_word(slot))
    reserve = list(g.reserves[slot])
    g.envoys[slot] = reserve.pop() if reserve else ""
    g.reserves[slot] = tuple(reserve)
    g.ally[slot], g.face_up[slot], g.read[slot] = NOBODY, False, 0
    g.rearm()
    if g.envoys[slot]:
        g.tell("envoy.came", ENVOY[slot])
