"""The twenty-five event cards."""

from collections.abc import Callable
from typing import Any

from fifthcolony.duel import effects as do
from fifthcolony.duel.battle import hold_contest
from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.destiny import (
    BAR,
    DESTINY,
    EVEN,
    LEADERS,
    LOWER,
    LOWER_GETS_SHIPS,
    NEWCOMERS,
    SETTLE,
    TAKE,
    WHOLE_GAME,
    CarryOut,
    Destiny,
    Effect,
    add,
    effect,
)
from fifthcolony.duel.friendship import LESS, MORE, befriend, change, in_play, replace_envoy, set_ally
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.powers import ENVOY
from fifthcolony.duel.state import Game
from fifthcolony.duel.together import set_aside
from fifthcolony.duel.words import DIALS, DISCOVERY, EVENT, LOSER, NOBODY, REFRESH, SEAT, SEATS, WINNER
from fifthcolony.kernel.ask import DONE, Ask, Asking, choose_together, pick, pick_or_leave
from fifthcolony.kernel.steps import step

# --- duels ----------------------------------------------------------------------------------------------------------------------------


def fight(name: str, next_: str, bar: str, advantage: int, prize_to: str, *prize: Effect, **terms: Any) -> Destiny:
    """A duel over a revealed planet, found by the card's bar."""
    where = {"where": BAR, "bar": tuple(bar.split())} if bar else {"where": LEADERS}
    return Destiny(name, EVENT, next_, advantage=advantage, prize_to=prize_to, prize=prize, **(where | terms))


add(
    fight("regular_revenge", REFRESH, "blue pink green gold red", 7, WINNER, effect(do.draw, 5), send=NEWCOMERS, provenance="seed"),
    fight("landlord_dispute", REFRESH, "gold green pink red blue", 5, LOSER, effect(do.recover, 5)),
    fight("family_reunion", DISCOVERY, "red blue gold pink green", 8, WINNER, effect(befriend, MORE), dial=(1, 2)),
    fight("blackout", REFRESH, "pink gold blue green red", 10, LOSER, effect(do.draw, 3), send=NEWCOMERS, tactics=False),
    fight("hostile_picnic", DISCOVERY, "green red blue pink gold", 6, WINNER, effect(do.gain, 1), fewer=True),
    fight("rush_hour", REFRESH, "blue green red gold pink", 4, LOSER, effect(do.recover, 2), effect(do.ready, 1, False), winner_keeps=1),
    fight("compound_grudge", REFRESH, "", 6, WINNER, effect(do.shoot_supply, 2, True), send=NEWCOMERS),
)

# --- contests -------------------------------------------------------------------------------------------------------------------------


def hold(sequel: Callable[[Game], Asking | None]) -> CarryOut:
    """A contest whose winner resolves the sequel."""
    return lambda g: hold_contest(g, sequel)


@step
def talent_show(g: Game) -> None:
    """Two cards and a reinforcement."""
    do.run_effects(g, g.winner, (effect(do.draw, 2), effect(do.gain, 1)))


@step
def tug_of_wormhole(g: Game) -> None:
    """The winner's ships come back, the loser's go."""
    g.then(do.recover, g.winner, 3)
    g.then(do.lose_ships, 1 - g.winner, 2)


@step
def staring_contest(g: Game) -> None:
    """A friend and a card."""
    do.run_effects(g, g.winner, (do.MAY_BEFRIEND, effect(do.draw, 1)))


@step
def zoning_hearing(g: Game) -> Asking:
    """One ship may settle on a planet the winner does not control."""
    tiles = [tile for tile in g.row if not g.controls(g.winner, tile)] if g.supply[g.winner] else []
    tile = yield from pick_or_leave(g.winner, "planet.settle", tiles, TILE)
    if tile is not None:
        g.send(g.winner, 1, tile)
        g.tell("ships.settled", SEAT[g.winner], TILE[tile])


@step
def garage_sale(g: Game) -> None:
    """Two random cards come, one chosen card goes."""
    g.take_at_random(g.winner, 2)
    g.refill_empty(g.winner)
    g.then(give_one, g.winner)


@step
def give_one(g: Game, seat: int) -> Asking:
    """A card of the seat's choice goes to the opponent."""
    kinds = kinds_of(g.hands[seat])
    if kinds:
        card = yield from pick(seat, "card.give", kinds, OPTION, (SEAT[1 - seat],))
        g.hand_over(seat, card)
        g.tell("card.given_unseen", SEAT[seat], SEAT[1 - seat])
        g.tell("card.given", SEAT[seat], SEAT[1 - seat], OPTION[card], to=SEATS)


def open_garage(g: Game) -> None:
    """Everybody draws before the contest."""
    do.for_each(g, g.order, effect(do.draw, 1))
    hold_contest(g, garage_sale)


@step
def spelling_bee(g: Game) -> None:
    """Two reinforcements."""
    g.then(do.gain, g.winner, 2)


CHANGES = {MORE: "more", LESS: "less"}


def _change(move: tuple[int, int]) -> str:
    """A change of friendship as an option."""
    slot, by = move
    return f"friendship:{CHANGES[by]}:{ENVOY[slot]}"


@step
def ambassadors_ball(g: Game, but: int = -1, left: int = 2) -> Asking:
    """Up to two changes of friendship, on different envoys."""
    moves = [(slot, by) for slot in in_play(g) if slot != but for by in CHANGES] if left else []
    move = yield from pick_or_leave(g.winner, "friendship.change", moves, _change, (left,), leave=DONE)
    if move is not None:
        change(g, g.winner, *move)
        g.then(ambassadors_ball, move[0], left - 1)


DODGES = ("dodge:ships", "dodge:cards")
DODGE = 3


@step
def asteroid_dodgeball(g: Game) -> Asking:
    """The loser gives up three ships or three cards; what cannot be done completely cannot be chosen."""
    loser = 1 - g.winner
    ways = [g.supply[loser] >= DODGE, len(g.hands[loser]) >= DODGE]
    options = tuple(word for word, possible in zip(DODGES, ways, strict=True) if possible) or DODGES[:1]
    if (yield from pick(loser, "dodge.choose", options, str)) == DODGES[0]:
        g.destroy(loser, DODGE)
    else:
        g.then(do.discard, loser, DODGE)


STOP = "double:stop"


@step
def double_or_nothing(g: Game) -> Asking:
    """The winner is content, or everything hangs on one more contest."""
    if (yield from pick(g.winner, "double.choose", (STOP, "double:again"), str)) == STOP:
        do.run_effects(g, g.winner, (effect(do.recover, 2), effect(do.draw, 2)))
    else:
        g.tell("double.again", SEAT[g.winner])
        g.again = True


def stake(g: Game) -> None:
    """The first contest, and perhaps the second."""
    hold_contest(g, double_or_nothing)
    g.then(go_again)


@step
def go_again(g: Game) -> None:
    """The first contest has been cleared away."""
    if g.again:
        g.again = False
        hold_contest(g, double_prize)


@step
def double_prize(g: Game) -> None:
    """Four ships and three cards."""
    do.run_effects(g, g.winner, (effect(do.recover, 4), effect(do.draw, 3)))


@step
def photo_finish(g: Game) -> None:
    """The winner has won it all."""
    g.finish((g.winner,), "win.photo_finish")


PHOTO = 4


def take_photo(g: Game) -> None:
    """Level with four planets or more, one contest decides the game."""
    mine, theirs = len(g.controlled(0)), len(g.controlled(1))
    if mine == theirs >= PHOTO:
        hold_contest(g, photo_finish)
    else:
        do.for_each(g, g.order, effect(do.draw, 2), effect(do.recover, 1, False))


# --- games of chance and choice -------------------------------------------------------------------------------------------------------


@step
def tax_amnesty(g: Game) -> Asking:
    """The lower dial gets ships, the higher cards; the same number costs both."""
    dials = yield from _dials()
    g.tell("dials.compared", SEAT[0], dials[0], SEAT[1], dials[1])
    if dials[0] == dials[1]:
        do.for_each(g, g.order, effect(do.lose_ships, dials[0], 1))
    else:
        low = int(dials[1] < dials[0])
        g.then(do.recover, low, dials[low], False)
        g.then(do.draw, 1 - low, 2)


def _dials() -> Any:
    """Both set a dial in secret."""
    chosen = yield from choose_together(tuple(Ask(seat, "dial.set_for_card", DIALS[1:]) for seat in SEATS))
    return (chosen[0] + 1, chosen[1] + 1)


def warp_hiccup(g: Game) -> None:
    """As many ships as the opponent controls planets, and one."""
    numbers = (len(g.controlled(1)) + 1, len(g.controlled(0)) + 1)
    for seat in g.order:
        g.then(do.recover, seat, numbers[seat], False)


CROWD = 3


def solar_sneeze(g: Game) -> None:
    """Crowded planets lose a ship a player."""
    for seat in g.order:
        for tile in g.row:
            if g.fleet[tile * 2 + seat] >= CROWD:
                g.destroy(seat, 1, tile)
    do.for_each(g, g.order, effect(do.draw, 1))


@step
def rerun_season(g: Game) -> Asking:
    """A refresh card of the past once more."""
    cards = [DESTINY[card] for card in g.past if DESTINY[card].deck == REFRESH]
    if not cards:
        do.for_each(g, g.order, effect(do.draw, 2))
        return
    again = yield from pick(g.straggler, "destiny.rerun", cards, lambda card: card.word)
    g.tell("destiny.rerun", again.word)
    assert again.carry_out is not None
    again.carry_out(g)


TEAMWORK = ("teamwork:share", "teamwork:grab")


@step
def mandatory_teamwork(g: Game) -> Asking:
    """Share or grab."""
    grabs = yield from choose_together(tuple(Ask(seat, "teamwork.choose", TEAMWORK) for seat in SEATS))
    g.tell("teamwork.shown", SEAT[0], TEAMWORK[grabs[0]], SEAT[1], TEAMWORK[grabs[1]])
    if grabs[0] != grabs[1]:
        grabber = int(grabs[1])
        g.then(do.gain, grabber, 2)
        g.then(do.recover, 1 - grabber, 1, False)
    elif grabs[0]:
        do.for_each(g, g.order, effect(do.lose_ships, 2, 1))
    else:
        do.for_each(g, g.order, effect(do.draw, 2), effect(do.recover, 2, False))


def hand_me_downs(g: Game) -> None:
    """Two cards each change hands."""
    for seat in g.order:
        g.refill_empty(seat)
    g.then(set_aside, "card.pass_on", (2, 2), False)
    g.then(exchange)


@step
def exchange(g: Game) -> None:
    """Both sets at once; then everybody draws."""
    aside, g.aside = g.aside, []
    for giver, card in aside:
        g.hand_over(giver, card)
        g.tell("card.given", SEAT[giver], SEAT[1 - giver], OPTION[card], to=SEATS)
    g.tell("cards.exchanged")
    do.for_each(g, g.order, effect(do.draw, 1))


def recall_notice(g: Game) -> None:
    """All allies become neutral; then each may find one."""
    for slot in in_play(g):
        set_ally(g, slot, NOBODY)
    do.for_each(g, g.order[::-1], do.MAY_BEFRIEND)


@step
def new_ambassador(g: Game) -> Asking:
    """The straggler has one replaced."""
    slots = in_play(g)
    if slots:
        replace_envoy(g, (yield from pick(g.straggler, "envoy.replace", slots, ENVOY)))
    do.for_each(g, g.order, effect(do.draw, 1))


def card(name: str, next_: str, carry_out: CarryOut, *won: str, **terms: Any) -> Destiny:
    """An event that is no duel; of a contest it is told what winning brings."""
    return Destiny(name, EVENT, next_, carry_out=carry_out, won=won, **terms)


def play(sequel: Callable[[Game], Asking | None]) -> CarryOut:
    """Go on with a step of its own."""
    return lambda g: g.then(sequel)


add(
    card("talent_show", DISCOVERY, hold(talent_show), "draw_2", "gain_1"),
    card("tug_of_wormhole", REFRESH, hold(tug_of_wormhole), "recover_3", lost=("lose_2",)),
    card("staring_contest", DISCOVERY, hold(staring_contest), "may_befriend", "draw_1", rule=LOWER),
    card("zoning_hearing", REFRESH, hold(zoning_hearing), SETTLE),
    card("garage_sale", DISCOVERY, open_garage, TAKE),
    card("binary_spelling_bee", REFRESH, hold(spelling_bee), "gain_2", rule=EVEN),
    card("ambassadors_ball", DISCOVERY, hold(ambassadors_ball), "befriend", "may_befriend"),
    card("asteroid_dodgeball", REFRESH, hold(asteroid_dodgeball), lost=("lose_3",)),
    card("double_or_nothing", REFRESH, stake, "recover_2", "draw_2"),
    card("tax_amnesty", DISCOVERY, play(tax_amnesty), dials=LOWER_GETS_SHIPS),
    card("warp_hiccup", EVENT, warp_hiccup),
    card("solar_sneeze", REFRESH, solar_sneeze),
    card("rerun_season", DISCOVERY, play(rerun_season)),
    card("mandatory_teamwork", DISCOVERY, play(mandatory_teamwork)),
    card("hand_me_downs", DISCOVERY, hand_me_downs),
    card("recall_notice", REFRESH, recall_notice),
    card("new_ambassador", DISCOVERY, play(new_ambassador)),
    card("photo_finish", EVENT, take_photo, WHOLE_GAME),
)
