"""The nineteen refresh cards."""

from fifthcolony.duel import effects as do
from fifthcolony.duel.destiny import DESTINY, SHIPS_FOR_CARDS, CarryOut, Destiny, Effect, add, effect
from fifthcolony.duel.planets import SYMBOL, SYMBOLS, TILE
from fifthcolony.duel.state import Game
from fifthcolony.duel.together import discard_aside, set_aside
from fifthcolony.duel.words import DIALS, DISCOVERY, EVENT, NUMBER, REFRESH, SEAT, SEATS
from fifthcolony.kernel.ask import DONE, Ask, Asking, choose_together, pick, pick_or_leave
from fifthcolony.kernel.steps import step

REWARD = "reward:{}".format


def card(name: str, next_: str, carry_out: CarryOut, *lines: str, provenance: str = "original", dials: str = "") -> Destiny:
    """A refresh card; lines are the rewards of blue, pink, green, gold and red planets."""
    resources = dict(zip(SYMBOLS, lines, strict=True)) if lines else None
    return Destiny(name, REFRESH, next_, provenance, carry_out=carry_out, resources=resources, dials=dials)


def leader_first(*effects: Effect) -> CarryOut:
    """Each player, leader first."""
    return lambda g: do.for_each(g, g.order, *effects)


# --- planets yield --------------------------------------------------------------------------------------------------------------------


@step
def harvest(g: Game, seat: int, name: str, number: int, instead: str = "", without: str = "", taken: tuple[int, ...] = ()) -> Asking:
    """duel:resource.acquire, duel:resource.control, duel:resource.two_same: the rewards of so many different planets under control.

    `instead` is what can be had in place of a planet's; `without` what a player gets who controls none. Two are up to two.
    """
    lines = next(card.resources for card in DESTINY if card.name == name) or {}
    tiles = [tile for tile in g.controlled(seat) if tile not in taken]
    if not tiles and not taken and without:
        g.then(do.reward, seat, without)
    if not number or not (tiles or instead):
        return
    words = {tile: f"harvest:{TILE[tile]}:{REWARD(lines[SYMBOL[tile]])}" for tile in tiles}
    if instead or number > 1 or taken:
        tile = yield from pick_or_leave(seat, "refresh.harvest", tiles, words, (number,), leave=REWARD(instead) if instead else DONE)
    else:
        tile = yield from pick(seat, "refresh.harvest", tiles, words, (number,))
    if tile is not None:
        g.then(do.reward, seat, lines[SYMBOL[tile]])
        g.then(harvest, seat, name, number - 1, "", "", (*taken, tile))
    elif instead:
        g.then(do.reward, seat, instead)


def harvest_leader_first(name: str, instead: str) -> CarryOut:
    """Each either a planet's reward or the other."""
    return leader_first(effect(harvest, name, 1, instead))


def bumper_harvest(g: Game) -> None:
    """Straggler first, up to two planets each."""
    for seat in g.order[::-1]:
        g.then(harvest, seat, "bumper_harvest", 2, "", "draw_2")


def stragglers_pantry(g: Game) -> None:
    """Two planets for the straggler, one for the leader."""
    g.then(harvest, g.straggler, "stragglers_pantry", 2, "", "draw_3")
    g.then(harvest, g.leader, "stragglers_pantry", 1)


# --- choices --------------------------------------------------------------------------------------------------------------------------

LAST_RESORT = ("befriend", "draw_4", "gain_2", "recover_3", "lose_3")
PICKS = ("recover_3", "draw_2", "gain_1", "ready_2", "befriend")
CUTS = ("recover_5", "draw_3", "gain_1", "may_befriend")


@step
def strike_out(g: Game, left: tuple[str, ...], seat: int) -> Asking:
    """In turn each strikes one; what is left is for both."""
    if len(left) == 1:
        for each in g.order:
            g.then(do.reward, each, left[0])
        return
    struck = yield from pick(seat, "refresh.strike", left, REWARD)
    g.tell("reward.struck", SEAT[seat], REWARD(struck))
    g.then(strike_out, tuple(name for name in left if name != struck), 1 - seat)


def last_resort(g: Game) -> None:
    """The leader strikes first."""
    g.then(strike_out, LAST_RESORT, g.leader)


@step
def pick_rewards(g: Game, seat: int, left: tuple[str, ...], number: int) -> Asking:
    """Different rewards, in an order of the player's choice."""
    name = yield from pick(seat, "refresh.pick", left, REWARD, (number,))
    g.then(do.reward, seat, name)
    if number > 1:
        g.then(pick_rewards, seat, tuple(other for other in left if other != name), number - 1)


def pick_two(g: Game) -> None:
    """Straggler first."""
    for seat in g.order[::-1]:
        g.then(pick_rewards, seat, PICKS, 2)


@step
def cut(g: Game) -> Asking:
    """The leader makes two piles; the other chooses one. Whoever is asked is told how many lie on the first, and what on both."""
    first: list[str] = []
    second: list[str] = []
    for name in CUTS:
        lying = [REWARD(other) for other in first + second]
        way = yield from pick(g.leader, "refresh.cut", ("cut:first", "cut:second"), str, (REWARD(name), len(first), *lying))
        (first if way == "cut:first" else second).append(name)
    g.tell("rewards.cut", SEAT[g.leader], *map(REWARD, first))
    g.then(take_pile, tuple(first), tuple(second))


@step
def take_pile(g: Game, first: tuple[str, ...], second: tuple[str, ...]) -> Asking:
    """The straggler takes a pile, the leader the other."""
    ways = ((first, second), (second, first))
    piles = yield from pick(g.straggler, "refresh.take_pile", ways, lambda way: "pile:" + ("+".join(way[0]) or "none"))
    for seat, pile in zip((g.straggler, g.leader), piles, strict=True):
        for name in pile:
            g.then(do.reward, seat, name)


# --- both in secret -------------------------------------------------------------------------------------------------------------------


def spring_cleaning(g: Game) -> None:
    """Any cards go, and hands are filled."""
    g.then(set_aside, "card.clean_out", (len(g.hands[0]), len(g.hands[1])), True)
    g.then(discard_aside)
    g.then(fill_hands)


@step
def fill_hands(g: Game) -> None:
    """Up to the limit."""
    for seat in g.order:
        g.draw(seat, max(0, g.hand_limit(seat) - len(g.hands[seat])))


@step
def coffee_break(g: Game) -> Asking:
    """The dial says how many ships come and how many cards go."""
    chosen = yield from choose_together(tuple(Ask(seat, "dial.set_for_card", DIALS[1:]) for seat in SEATS))
    g.tell("dials.compared", SEAT[0], chosen[0] + 1, SEAT[1], chosen[1] + 1)
    for seat in g.order:
        g.then(do.recover, seat, chosen[seat] + 2)
        g.then(do.discard, seat, chosen[seat])


@step
def shore_leave(g: Game, seat: int) -> Asking:
    """Ships may go home, but for one on every planet the player controls."""
    homes = []
    for tile in g.row:
        spare = g.fleet[tile * 2 + seat] - (1 if g.controls(seat, tile) else 0)
        if spare > 0:
            homes.append((tile, (yield from pick(seat, "ships.shore_leave", range(spare + 1), NUMBER, (TILE[tile],)))))
    for tile, number in homes:
        if number:
            g.retreat(seat, number, tile)
            g.tell("ships.retreated", SEAT[seat], number, TILE[tile])


def cold_shoulder(g: Game) -> None:
    """Away from one, towards another, and a card."""
    do.for_each(g, g.order, do.MAY_PART)
    do.for_each(g, g.order[::-1], do.MAY_BEFRIEND)
    do.for_each(g, g.order, effect(do.draw, 1))


def speed_dating(g: Game) -> None:
    """A friend, then ships."""
    do.for_each(g, g.order[::-1], do.MAY_BEFRIEND)
    do.for_each(g, g.order, effect(do.recover, 2))


def everybody_ashore(g: Game) -> None:
    """Home, then out of the Warp."""
    do.for_each(g, g.order, effect(shore_leave))
    do.for_each(g, g.order, effect(do.recover, 2))


add(
    card("last_resort", DISCOVERY, last_resort, provenance="seed"),
    card(
        "cards_or_resources", DISCOVERY, harvest_leader_first("cards_or_resources", "draw_2"),
        "draw_3", "recover_3", "gain_2", "befriend", "befriend", provenance="seed",
    ),
    card(
        "ships_or_resources", DISCOVERY, harvest_leader_first("ships_or_resources", "recover_3"),
        "recover_5", "draw_3", "ready_all", "gain_2", "shoot_2",
    ),
    card("bumper_harvest", EVENT, bumper_harvest, "draw_2", "recover_2", "gain_1", "ready_2", "may_befriend"),
    card("stragglers_pantry", DISCOVERY, stragglers_pantry, "recover_3", "gain_1", "draw_3", "recover_3", "gain_1"),
    card("repair_yard", DISCOVERY, leader_first(effect(do.recover, 4))),
    card("warp_buffet", DISCOVERY, leader_first(effect(do.recover, 3), effect(do.draw, 1))),
    card("tune_up", DISCOVERY, leader_first(effect(do.ready, 5, False), effect(do.draw, 1))),
    card("drill_practice", EVENT, leader_first(effect(do.ready, 2), effect(do.draw, 2))),
    card("fan_mail", DISCOVERY, leader_first(effect(do.gain, 1), effect(do.recover, 2))),
    card("recruitment_drive", DISCOVERY, leader_first(effect(do.gain, 2))),
    card("speed_dating", DISCOVERY, speed_dating),
    card("cold_shoulder", DISCOVERY, cold_shoulder),
    card("spring_cleaning", EVENT, spring_cleaning),
    card("fresh_ideas", DISCOVERY, leader_first(effect(do.draw, 3))),
    card("pick_two", DISCOVERY, pick_two),
    card("cut_and_choose", DISCOVERY, lambda g: g.then(cut)),
    card("coffee_break", DISCOVERY, lambda g: g.then(coffee_break), dials=SHIPS_FOR_CARDS),
    card("shore_leave", EVENT, everybody_ashore),
)  # fmt: skip
