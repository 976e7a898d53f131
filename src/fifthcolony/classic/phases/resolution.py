"""Resolution: ships land or are lost, compensation and rewards are taken, cards are discarded."""

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.deals import send_allies_home, talk
from fifthcolony.classic.fleet import go_home, land_all, lose, note_retrieval, spread
from fifthcolony.classic.hands import draw, note_collection, take_up, tell_compensation
from fifthcolony.classic.plays import note_all_thrown
from fifthcolony.classic.powers import fold, fold_all
from fifthcolony.classic.state import BESIDE, GATE, NEGOTIATES, WARP, Game
from fifthcolony.classic.windows import open_window, open_window_for, replace
from fifthcolony.classic.words import (
    BOTH_LOSE,
    DEFENSE,
    NO_CARD,
    NOBODY,
    OFFENSE,
    PLANET,
    SEAT,
    SIDE,
    Consequence,
    Phase,
    Query,
    Result,
    When,
)
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


@step
def resolution(g: Game) -> None:
    """classic:resolution.four_outcomes"""
    g.phase = Phase.RESOLUTION
    g.committed = [0] * g.seats
    for seat, _, number in (*g.involved(OFFENSE), *g.involved(DEFENSE)):
        g.committed[seat] = number
    if g.decided == BOTH_LOSE:
        g.result = Result.BOTH_LOST
        g.then(lose, (*g.involved(OFFENSE), *g.involved(DEFENSE)), True)
        open_window(g, When.RESULT)
    elif g.winner == NOBODY:
        send_allies_home(g)
        open_window(g, When.BEFORE_DEAL)
        g.then(talk, 1, OFFENSE)
        open_window(g, When.RESULT)
    else:
        open_window(g, When.OUTCOME)
        g.go_on(apply_outcome)
        open_window(g, When.RESULT)
    g.then(clear_table)


def decide_without_cards(g: Game, decided: int) -> None:
    """A side wins, or both lose, before any card is laid: the encounter goes on from its resolution."""
    g.decided, g.winner, g.phase = decided, NOBODY if decided == BOTH_LOSE else decided, Phase.RESOLUTION
    if decided == BOTH_LOSE:
        g.tell("reveal.both_lose")
    else:
        g.tell("reveal.winner", SIDE[decided], SEAT[g.main(decided)])
    g.cut_to(resolution)


@step
def clear_table(g: Game) -> None:
    """What is left once the result is there, for whoever holds powers then: a result may have brought another one."""
    if g.winner != NOBODY:
        open_window(g, When.BEFORE_COMPENSATION)
        g.go_on(compensate)
    open_window(g, When.DISCARD)
    g.go_on(discard)
    open_window(g, When.AFTER_DISCARD)


@step
def apply_outcome(g: Game) -> None:
    """classic:resolution.order_as_listed: losses and landing count as one event for the win, so landing comes last."""
    winner = fold_all(g, Query.WINNER, g.winner)
    if winner != g.winner:
        g.winner = winner
        g.tell("reveal.upset", SIDE[g.winner], SEAT[g.main(g.winner)])
    g.lost = [0] * g.seats
    g.then(lose, tuple(g.involved(1 - g.winner)), True)
    open_window(g, When.LOSSES)
    if g.winner == OFFENSE:
        g.result = Result.OFFENSE_WON
        g.then(land)
        return
    g.result = Result.DEFENSE_WON
    g.go_on(reward_allies)


@step
def reward_allies(g: Game) -> None:
    """classic:resolution.defense_win_allies_home: whoever still stands beside the planet."""
    for seat in g.order[2:]:
        number = g.ships_at(seat, BESIDE)
        if number:  # classic:rewards.order_of_return
            if not g.edition.rewards_before_return:
                g.then(go_home, seat, BESIDE)
            if fold_all(g, Query.SPOILS, True):
                open_window_for(g, When.BEFORE_REWARDS, seat)
                g.then(reward, seat, number)
            if g.edition.rewards_before_return:
                g.then(go_home, seat, BESIDE)


@step
def land(g: Game) -> None:
    """classic:resolution.offense_win_landing, classic:resolution.offense_win_reinforce"""
    for seat in g.owners_at(GATE):
        number = g.ships_at(seat, GATE)
        g.move_ships(seat, GATE, g.target, number)
        g.tell("ships.landed", SEAT[seat], number, PLANET[g.target])


@step
def reward(g: Game, seat: int, committed: int) -> Asking:
    """classic:rewards.per_ship: a card or a ship for each, in any mix."""
    rewards = fold(g, Query.REWARD_SHIPS, seat, committed)
    havens = g.havens(seat)
    in_warp = g.ships_at(seat, WARP) if havens else 0
    cards = ships = 0
    for left in range(rewards, 0, -1):
        options = ["reward:card"]
        if ships < in_warp:
            options.append("reward:ship")
        if g.edition.rewards_are_optional:
            options.append("reward:none")
        choice = yield from pick(seat, "rewards.take", options, str, (left,))
        cards += choice == "reward:card"
        ships += choice == "reward:ship"
    goals = (yield from spread(g, seat, ships, "ships.retrieve")) if ships else []
    land_all(g, seat, WARP, goals)
    if ships:
        g.tell("rewards.ships", SEAT[seat], ships)
        note_retrieval(g, seat, ships)
    if cards:
        g.tell("rewards.cards", SEAT[seat], cards)
        draw(g, seat, cards, collects=True)


@step
def compensate(g: Game) -> None:
    """classic:compensation.who, classic:compensation.count"""
    loser = 1 - g.winner
    if not fold_all(g, Query.SPOILS, True) or g.values[loser] != NEGOTIATES or g.values[g.winner] == NEGOTIATES:
        return
    open_window_for(g, When.COMPENSATION_DUE, g.main(loser))
    g.go_on(count_compensation)


@step
def count_compensation(g: Game) -> None:
    """So many cards for so many ships; a power may have a say."""
    collector = g.main(1 - g.winner)
    g.compensation = [collector, g.main(g.winner), fold(g, Query.COMPENSATION_SHIPS, collector, g.lost[collector])]
    if g.watches(Consequence.COMPENSATION) and g.compensation[2]:
        g.then(replace, Consequence.COMPENSATION, ())
    g.go_on(pay_compensation)


@step
def pay_compensation(g: Game) -> None:
    """classic:compensation.random, classic:compensation.short_hand"""
    collector, payer, number = g.compensation
    g.compensation = []
    if number and payer != NOBODY:
        tell_compensation(g, collector, payer, min(number, len(g.hands[payer])))
        note_collection(g, collector, g.give_at_random(payer, collector, number))
    for seat in g.order if g.sheet else ():
        take_up(g, seat)  # what it has laid aside before it was to pay, whoever has paid then


@step
def discard(g: Game) -> None:
    """classic:resolution.discard, classic:reinforcement.discard"""
    for side in (OFFENSE, DEFENSE):
        if g.laid[side] == NO_CARD:
            continue
        if g.claimed[side] != NO_CARD:
            g.put_under_deck(g.laid[side])
            g.laid[side] = NO_CARD
        else:
            g.discard_card(g.laid[side])
            g.used[side] = g.laid[side]
            g.tell("cards.discarded", SEAT[g.main(side)], OPTION[g.laid[side]])
            g.laid[side] = NO_CARD
    for _, card in g.reinforcements:
        g.discard_card(card)
    note_all_thrown(g, g.reinforcements)
    g.reinforcements = []
