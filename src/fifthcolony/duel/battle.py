"""Duels and contests, step by step: dials, envoys, plans with tactics, the reveal, the winner, the prize, cleanup."""

from collections.abc import Callable, Sequence
from functools import cache

from fifthcolony.duel.cards import BLAST, HALF, HALVES, KIND, OPTION, TACTIC, VALUE, kinds_of, tokens_in
from fifthcolony.duel.destiny import EVEN, FROM_WARP, LOWER, NEWCOMERS
from fifthcolony.duel.friendship import offer_reveal
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.powers import fold
from fifthcolony.duel.reinforcing import reinforce
from fifthcolony.duel.state import Game
from fifthcolony.duel.tactics import show_tactics
from fifthcolony.duel.windows import open_window, pass_through
from fifthcolony.duel.words import (
    BETWEEN,
    DIALS,
    IN_CONTEST,
    IN_DUEL,
    LOSER,
    NO_CARD,
    NO_PLANET,
    NO_TACTIC,
    SEAT,
    SEATS,
    Query,
    Reason,
    When,
)
from fifthcolony.kernel.ask import Ask, Asking, choose_together
from fifthcolony.kernel.changes import changed
from fifthcolony.kernel.steps import step


@step
def duel(g: Game, tile: int) -> None:
    """duel:duel.place, duel:planet.control_suspended: a duel over a planet, by the terms of the destiny card."""
    g.begin_battle(IN_DUEL)
    g.arena = tile
    g.before = [g.there(0), g.there(1)]
    g.tell("duel.began", TILE[tile], g.terms.advantage, *(("favours:fewer",) if g.terms.fewer else ()))
    g.then(set_dials)
    g.then(decided)


def hold_contest(g: Game, effect: Callable[[Game], Asking | None]) -> None:
    """duel:contest.effect: a contest, what its winner resolves, and cleanup."""
    g.then(contest)
    g.then(effect)
    g.then(clean_up_cards)


@step
def contest(g: Game) -> None:
    """duel:contest.steps, duel:contest.scope: plans only."""
    g.begin_battle(IN_CONTEST)
    g.tell("contest.began", g.terms.word)
    g.then(envoys)
    g.then(decided)


# --- steps 1 and 2: dials -----------------------------------------------------------------------------------------------------------


@step
def set_dials(g: Game) -> Asking:
    """duel:duel.d1_dials, duel:duel.d1_barred: both in secret; who may not send sets none."""
    terms = g.terms
    low, high = terms.dial
    senders = SEATS if terms.send != NEWCOMERS else tuple([seat for seat in SEATS if not g.holds(seat, g.arena)])
    options, params = DIALS[low : high + 1], (TILE[g.arena],)
    chosen = yield from choose_together(tuple([Ask(seat, "dial.set", options, params) for seat in senders]))
    g.step = "dials"
    for seat, index in zip(senders, chosen, strict=True):
        g.dials[seat] = low + index
    for seat in shown(g):
        g.tell("dial.shown", SEAT[seat], g.dials[seat])
    pass_through(g, When.DIALS_SHOWN, before_sending)


@step
def before_sending(g: Game) -> None:
    """duel:duel.d2_supply_moment: the supply is read now, not when dials are set."""
    if can_all_send(g, shown(g)):
        pass_through(g, When.SEND, send_ships)


def shown(g: Game) -> list[int]:
    """Who shows its dial at once and sends, leader first."""
    return [seat for seat in g.order if g.dials[seat] and shows_dial(g, seat)]


def shows_dial(g: Game, seat: int) -> bool:
    """Whether a seat's dial is shown with the other's."""
    return fold(g, Query.SHOWS_DIAL, seat, True)


@step
def send_ships(g: Game) -> None:
    """duel:duel.d2_reveal: both are shown, and the ships go."""
    for seat in shown(g):
        send_by_dial(g, seat)
    g.go_on(envoys)


def send_by_dial(g: Game, seat: int) -> None:
    """As many as the dial says, and one more where that was announced."""
    number = g.dials[seat] + (g.said(seat, "extra") != "")
    if g.terms.send == FROM_WARP and g.warp[seat]:
        number = min(number, g.warp[seat])
        g.warp[seat] -= number
        g.fleet[g.arena * 2 + seat] += number
    else:
        number = g.send(seat, 1 if g.terms.send == FROM_WARP else number, g.arena)
    g.sent[seat] = number
    g.tell("ships.sent", SEAT[seat], number, TILE[g.arena])


def can_all_send(g: Game, seats: Sequence[int]) -> bool:
    """duel:win.zero_supply, duel:win.zero_supply_both: who must send and cannot loses, unless an ability turns that into a win."""
    stranded = [seat for seat in seats if g.supply[seat] == 0 and (g.terms.send != FROM_WARP or g.warp[seat] == 0)]
    if not stranded:
        return True
    saved = tuple(seat for seat in stranded if not fold(g, Query.CANNOT_SEND, seat, True))
    for seat in stranded:
        g.tell("ships.none_to_send", SEAT[seat])
    if saved:
        g.finish(saved, Reason.NO_SHIPS)
    elif len(stranded) == len(SEATS):
        g.finish((), Reason.NOBODY)
    else:
        g.finish((1 - stranded[0],), Reason.NO_SHIPS)
    return False


# --- steps 3 and 4: envoys, plans and tactics ----------------------------------------------------------------------------------------


@step
def envoys(g: Game) -> None:
    """duel:role.leader: the leader first."""
    g.step = "envoys"
    for seat in g.order:
        if seat in g.ally:
            g.then(offer_reveal, seat)
    g.go_on(before_choosing)


@step
def before_choosing(g: Game) -> None:
    """duel:hand.zero_forced_use: everybody needs a card."""
    g.step = "choose"
    for seat in g.order:
        g.refill_empty(seat)
    open_window(g, When.BEFORE_CHOOSE)
    g.then(choose_plans)


@cache
def _lays(card: int, ready: int) -> tuple[str, ...]:
    """A plan with every half of a readied tactic; alone where there is none."""
    halves = [HALF[half] for token in tokens_in(ready) for half in (2 * token, 2 * token + 1)]
    return tuple(f"lay:{KIND[card]}:{half}" for half in halves) or (f"lay:{KIND[card]}",)


@step
def choose_plans(g: Game) -> Asking:
    """duel:duel.d4_plan, duel:duel.d4_tactic, duel:tactic.none_readied: both in secret, plan and tactic in one."""
    fights = g.scope == IN_DUEL and g.terms.tactics
    kinds = [kinds_of(g.hands[seat]) for seat in SEATS]
    masks = [g.ready[seat] if fights else 0 for seat in SEATS]
    able = [seat for seat in SEATS if kinds[seat]]
    asks = []
    for seat in able:
        options: tuple[str, ...] = ()
        for card in kinds[seat]:
            options += _lays(card, masks[seat])
        asks.append(Ask(seat, "plan.choose", options))
    chosen = yield from choose_together(tuple(asks))
    for seat, index in zip(able, chosen, strict=True):
        tokens = tokens_in(masks[seat])
        halves = 2 * len(tokens) or 1
        g.plan[seat] = g.take(seat, kinds[seat][index // halves])
        if tokens:
            g.half[seat] = 2 * tokens[index % halves // 2] + index % 2
    g.tell("plans.chosen")
    open_window(g, When.CHOOSE)
    pass_through(g, When.AFTER_CHOOSE, show_tactics if fights else check_ships if g.scope == IN_DUEL else before_reveal)
    if fights:
        g.go_on(check_ships)


# --- step 6: ships -------------------------------------------------------------------------------------------------------------------


@step
def check_ships(g: Game) -> None:
    """duel:duel.d6_none, duel:duel.d6_both, duel:duel.d6_one: who is left on the planet."""
    left = [seat for seat in SEATS if g.there(seat)]
    if len(left) == 2:
        g.go_on(before_reveal)
    elif left:
        g.tell("duel.won_by_ships", SEAT[left[0]])
        g.winner = left[0]
    else:  # duel:duel.d6_restart_state
        for seat in SEATS:
            if g.plan[seat] != NO_CARD:
                g.tell("plan.wasted", SEAT[seat], OPTION[g.plan[seat]])
                g.put_on_pile(seat, g.plan[seat])
        g.begin_pass()
        g.tell("duel.restarted", TILE[g.arena])
        g.then(set_dials)


# --- steps 7 to 9: plans, reinforcements, the winner ---------------------------------------------------------------------------------


@step
def before_reveal(g: Game) -> None:
    """The last moment at which plans are face down."""
    g.step = "plans"
    pass_through(g, When.BEFORE_REVEAL, reveal_plans)


@step
def reveal_plans(g: Game) -> None:
    """duel:duel.d7_reveal, duel:ability.when: changes of value come before reactions. Plans that replace others are revealed too."""
    g.revealed = True
    for seat in SEATS:
        card = g.plan[seat]
        g.values[seat] = VALUE[card] if card != NO_CARD else 0
        if card != NO_CARD:
            g.show(card)
            g.tell("plan.revealed", SEAT[seat], OPTION[card])
    open_window(g, When.REVEAL)
    pass_through(g, When.AFTER_REVEAL, before_reinforcing)


@step
def before_reinforcing(g: Game) -> None:
    """duel:duel.d8_reinforce: unless the card forbids it."""
    if g.scope == IN_CONTEST or g.terms.reinforcing:
        g.step = "reinforce"
        open_window(g, When.BEFORE_REINFORCING)
        g.go_on(reinforce, g.leader)
    g.go_on(count)


@step
def count(g: Game) -> None:
    """duel:duel.d9_winner, duel:duel.d9_tie, duel:contest.winner: more clout wins, and the straggler wins ties."""
    g.counted = [(seat, cause, amount) for seat in SEATS for cause, amount in g.breakdown(seat)]
    totals = (g.clout(0), g.clout(1))
    g.tell("clout.counted", SEAT[0], totals[0], SEAT[1], totals[1])
    g.winner = winner_of(g, totals)


def winner_of(g: Game, totals: tuple[int, int]) -> int:
    """Who wins with such totals, by the terms of the destiny card."""
    scores = totals if g.terms.rule != LOWER else (-totals[0], -totals[1])
    if g.terms.rule == EVEN and totals[0] % 2 != totals[1] % 2:
        scores = (1 - totals[0] % 2, 1 - totals[1] % 2)
    return g.straggler if scores[0] == scores[1] else int(scores[1] > scores[0])


def name_winner(g: Game, seat: int) -> None:
    """duel:duel.named_winner: the contest or duel is decided, whatever was to come."""
    g.winner = seat
    g.cut_to(decided)


@step
def decided(g: Game) -> None:
    """duel:duel.react_to_result, duel:duel.d10_prize: abilities react once; then the prize. The effect of a contest waits already."""
    g.step = "winner"
    g.tell("duel.won" if g.scope == IN_DUEL else "contest.won", SEAT[g.winner])
    open_window(g, When.AFTER_WINNER)
    if g.scope == IN_DUEL:
        pass_through(g, When.BEFORE_PRIZE, prize)


# --- steps 10 and 11: prize and cleanup ----------------------------------------------------------------------------------------------


@step
def prize(g: Game) -> None:
    """duel:duel.d10_always, duel:duel.d10_before_retreat: winner or loser resolves it, before anything is cleared away."""
    g.step = "prize"
    seat = changed(g, g.changes, Query.RESOLVES_PRIZE, 1 - g.winner if g.terms.prize_to == LOSER else g.winner)
    g.tell("prize.won", SEAT[seat], f"prize:{g.terms.name}")
    for todo in g.terms.prize:
        g.then(todo.step, seat, *todo.args)
    g.then(before_retreat)


@step
def before_retreat(g: Game) -> None:
    """The loser's ships are about to go home."""
    g.step = "cleanup"
    pass_through(g, When.RETREAT, go_home)


@step
def go_home(g: Game) -> None:
    """duel:duel.d11_retreat, duel:duel.d11_control: all of the loser's but those that stay; the winner's remain."""
    loser = 1 - g.winner
    leaving = g.retreat(loser, max(0, g.there(loser) - g.staying), g.arena)
    if leaving:
        g.tell("ships.retreated", SEAT[loser], leaving, TILE[g.arena])
    keeps = g.terms.winner_keeps
    if keeps and g.there(g.winner) > keeps:
        home = g.retreat(g.winner, g.there(g.winner) - keeps, g.arena)
        g.tell("ships.retreated", SEAT[g.winner], home, TILE[g.arena])
    g.go_on(clean_up_cards)


@step
def clean_up_cards(g: Game) -> None:
    """Abilities may say where a plan goes."""
    pass_through(g, When.DISCARD, discard_plans)


@step
def discard_plans(g: Game) -> None:
    """duel:duel.d11_discard, duel:reinf.discard: each plan and what lies on it, to the pile of the plan's player."""
    for seat in SEATS:
        cards = [g.plan[seat]] if g.plan[seat] != NO_CARD else []
        cards += [card for holder, card in g.seconds if holder == seat]
        for card in cards + [card for side, card, _ in g.laid if side == seat]:
            fate = next((where for fated, where in g.fates if fated == card), "pile")
            if fate == "hand":
                g.hands[seat].append(card)
                g.hands_changed()
            elif fate == "deck":
                g.put_on_deck(seat, card)
            else:
                g.put_on_pile(seat, card)
    g.plan = [NO_CARD, NO_CARD]
    g.seconds = []
    pass_through(g, When.DISCARDED, conclude)


@step
def conclude(g: Game) -> None:
    """duel:duel.d11_roles, duel:role.switch_moment: the planet is somebody's again, and the roles are compared."""
    if g.scope == IN_DUEL:
        arena, g.arena = g.arena, NO_PLANET
        for seat in SEATS:
            if g.controls(seat, arena):
                g.tell("planet.held", SEAT[seat], TILE[arena])
    g.compare_roles()
    pass_through(g, When.DUEL_END, leave_battle)


@step
def leave_battle(g: Game) -> None:
    """Nothing of it lasts."""
    copies = bool(g.copied)
    g.begin_battle(BETWEEN)
    if copies:
        g.rearm()


def lost_to(g: Game, seat: int) -> bool:
    """Whether the seat has lost the contest or duel just decided."""
    return g.winner == 1 - seat


def is_bound_for_pile(g: Game, seat: int) -> bool:
    """Whether a seat's plan is about to be discarded: there is one, and nothing has sent it elsewhere."""
    return g.plan[seat] != NO_CARD and all(card != g.plan[seat] for card, _ in g.fates)


def shown_half(g: Game, seat: int) -> tuple[str, int]:
    """Icon and value of a shown tactic, as it counts; ("", 0) without one."""
    icon, value = HALVES[g.half[seat]] if g.half[seat] != NO_TACTIC else ("", 0)
    return icon, fold(g, Query.BLAST, seat, value) if icon == BLAST else value


def tactic_word(g: Game, seat: int) -> str:
    """A shown tactic as it is told."""
    return TACTIC[g.half[seat]]
