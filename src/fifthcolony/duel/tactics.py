"""Step 5: tactics are shown, take effect, and are spent."""

from fifthcolony.duel import effects
from fifthcolony.duel.cards import BLAST, HALVES, RECOVER, SHIELD, TACTIC
from fifthcolony.duel.powers import fold
from fifthcolony.duel.state import Game
from fifthcolony.duel.windows import open_window, pass_through
from fifthcolony.duel.words import NO_TACTIC, SEAT, SEATS, Query, When
from fifthcolony.kernel.steps import step


@step
def show_tactics(g: Game) -> None:
    """duel:duel.d5_reveal"""
    g.step = "tactics"
    g.shown = True
    for seat in g.order:
        if g.half[seat] != NO_TACTIC:
            g.tell("tactic.shown", SEAT[seat], TACTIC[g.half[seat]])
    pass_through(g, When.TACTICS_SHOWN, aim)


def halves_at_work(g: Game, seat: int) -> list[int]:
    """The halves that take effect: the shown one unless it is ignored, and one from the sleeve."""
    shown = [g.half[seat]] if g.half[seat] != NO_TACTIC and not g.ignored[seat] else []
    return shown + ([g.sleeve[seat]] if g.sleeve[seat] != NO_TACTIC else [])


def strengths(g: Game, seat: int) -> tuple[int, int]:
    """What a seat's blasts come to, and its shields: a shield takes its value from all opposing blasts together."""
    blast = shield = 0
    for half in halves_at_work(g, seat):
        icon, value = HALVES[half]
        if icon == BLAST:
            blast += fold(g, Query.BLAST, seat, value)
        elif icon == SHIELD:
            shield += value
    return blast, shield


@step
def aim(g: Game) -> None:
    """duel:duel.d5_blast, duel:duel.d5_shield, duel:duel.d5_shield_floor: what each blast would destroy, both at once."""
    sides = strengths(g, 0), strengths(g, 1)
    for seat in g.order:
        blast, shield = sides[1 - seat][0], sides[seat][1]
        if blast and shield:
            g.tell("blast.stopped", SEAT[seat], min(blast, shield), blast)
    g.hits = [min(g.there(seat), max(0, sides[1 - seat][0] - sides[seat][1])) for seat in SEATS]
    if any(g.hits):
        open_window(g, When.HIT)
    g.go_on(hit)


@step
def hit(g: Game) -> None:
    """duel:duel.d5_simultaneous: both blasts strike; then recover halves, leader first."""
    g.lost = g.hits[:]
    for seat in g.order:
        g.destroy(seat, g.hits[seat], g.arena)
    for seat in g.order:  # duel:duel.d5_choice_order
        for half in halves_at_work(g, seat):
            icon, value = HALVES[half]
            if icon == RECOVER:
                g.then(effects.ready, seat, value, False)
                if value == 2:  # duel:duel.d5_recover2
                    g.then(effects.ready, 1 - seat, 1, False)
    pass_through(g, When.SPEND, spend)


@step
def spend(g: Game) -> None:
    """duel:duel.d5_spend: blasts and shields lie down, and what was ignored."""
    for seat in SEATS:
        for half in (g.half[seat], g.sleeve[seat]):
            if half != NO_TACTIC and _lies_down(g, seat, half):
                g.spend_token(seat, half // 2)
    open_window(g, When.AFTER_TACTICS)


def _lies_down(g: Game, seat: int, half: int) -> bool:
    used_up = HALVES[half][0] != RECOVER or (g.ignored[seat] and half == g.half[seat])
    return used_up and g.said(seat, "kept") != TACTIC[half]
