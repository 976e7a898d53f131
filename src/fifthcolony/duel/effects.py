"""The small effects that prizes, resources and cards are made of: each a step called with the game and a seat."""

from typing import Final

from fifthcolony.duel.cards import OPTION, TOKEN, kinds_of
from fifthcolony.duel.destiny import Effect, effect
from fifthcolony.duel.friendship import LESS, MORE, befriend
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import NO_PLANET, NUMBER, SEAT
from fifthcolony.kernel.ask import DONE, Asking, agree, pick, pick_or_leave
from fifthcolony.kernel.steps import step


def run_effects(g: Game, seat: int, effects: tuple[Effect, ...]) -> None:
    """One after the other, for one seat."""
    for todo in effects:
        g.then(todo.step, seat, *todo.args)


def for_each(g: Game, order: tuple[int, ...], *effects: Effect) -> None:
    """One player completes all of them, then the other."""
    for seat in order:
        run_effects(g, seat, effects)


# --- cards --------------------------------------------------------------------------------------------------------------------------


@step
def draw(g: Game, seat: int, number: int) -> None:
    """Cards from the own deck."""
    g.draw(seat, number)


@step
def opponent_draws(g: Game, seat: int, number: int) -> None:
    """The same for the other player."""
    g.draw(1 - seat, number)


@step
def gain(g: Game, seat: int, number: int) -> None:
    """Reinforcements from the common deck."""
    g.gain(seat, number)


@step
def discard(g: Game, seat: int, number: int) -> Asking:
    """duel:ability.partial: cards of the player's choice, as many as there are."""
    left, chosen = sorted(g.hands[seat]), []
    if number >= len(left):
        left, chosen = [], left
    for count in range(min(number, len(left)), 0, -1):
        kinds = kinds_of(left)
        card = yield from pick(seat, "card.discard", kinds, OPTION, (count,))
        chosen.append(card)
        left.remove(card)
    for card in chosen:
        g.discard(seat, card)


@step
def take_back(g: Game, seat: int, number: int) -> Asking:
    """Cards of the own discard pile, up to so many."""
    left, chosen = g.piles[seat][:], []
    for count in range(min(number, len(left)), 0, -1):
        kinds = kinds_of(left)
        card = yield from pick_or_leave(seat, "card.take_back", kinds, OPTION, (count,), leave=DONE)
        if card is None:
            break
        chosen.append(card)
        left.remove(card)
    for card in chosen:
        g.piles[seat].remove(card)
        g.hands[seat].append(card)
        g.show(card)
        g.tell("card.taken_back", SEAT[seat], OPTION[card])
    g.hands_changed()


# --- ships --------------------------------------------------------------------------------------------------------------------------


@step
def recover(g: Game, seat: int, most: int, up_to: bool = True) -> Asking:
    """duel:ship.recover, duel:warpplanet.recover: from the Warp, and from the Warpplanet if the player likes."""
    drifting = g.fleet[g.warpplanet * 2 + seat] if g.warpplanet not in (NO_PLANET, g.arena) else 0
    due = 0 if up_to else min(most, g.warp[seat])  # nobody has to give up a place on the Warpplanet
    most = min(most, g.warp[seat] + drifting)
    number = yield from pick(seat, "ships.recover", range(due, most + 1), NUMBER, (most,))
    least, span = max(0, number - g.warp[seat]), min(number, drifting)
    away = yield from pick(seat, "ships.from_warpplanet", range(least, span + 1), NUMBER, (number,))
    g.warp[seat] -= number - away
    if away:
        g.fleet[g.warpplanet * 2 + seat] -= away
    g.supply[seat] += number
    if number:
        g.tell("ships.recovered", SEAT[seat], number)


@step
def lose_ships(g: Game, seat: int, number: int, keep: int = 0) -> None:
    """The seat's own ships in supply are destroyed."""
    g.destroy(seat, min(number, max(0, g.supply[seat] - keep)))


@step
def shoot_supply(g: Game, seat: int, number: int, up_to: bool = False) -> Asking:
    """Ships in the opponent's supply are destroyed."""
    number = min(number, g.supply[1 - seat])
    if up_to:
        number = yield from pick(seat, "ships.shoot", range(number + 1), NUMBER, (SEAT[1 - seat],))
    g.destroy(1 - seat, number)


@step
def shoot_winner(g: Game, seat: int, number: int) -> Asking:
    """Winner's ships on the planet are destroyed, but not the last, whoever resolves it."""
    most = min(number, g.there(g.winner) - 1)
    if most > 0:
        shot = yield from pick(seat, "ships.shoot", range(most + 1), NUMBER, (SEAT[g.winner],))
        g.destroy(g.winner, shot, g.arena)


@step
def stay(g: Game, seat: int) -> Asking:
    """duel:duel.d11_both_stay: one ship of the loser's may stay on the planet; the winner's stay anyway."""
    if seat != g.winner and g.there(seat) and (yield from agree(seat, "ships.stay", (TILE[g.arena],))):
        g.staying += 1


# --- tactics ------------------------------------------------------------------------------------------------------------------------


@step
def ready(g: Game, seat: int, number: int, up_to: bool = True) -> Asking:
    """Spent tactics of the player's choice stand up again."""
    if up_to and g.hushed:
        return
    left, chosen = g.spent(seat), []
    if not up_to and number >= len(left):
        left, chosen = [], left
    for count in range(min(number, len(left)), 0, -1):
        token = yield from pick_or_leave(seat, "tactic.ready", left, TOKEN, (count,), leave=DONE if up_to else "")
        if token is None:
            break
        chosen.append(token)
        left.remove(token)
    for token in chosen:
        g.ready_token(seat, token)


# --- rewards that are named on cards --------------------------------------------------------------------------------------------------

REWARDS: Final[dict[str, tuple[Effect, ...]]] = {
    "draw_2": (effect(draw, 2),),
    "draw_3": (effect(draw, 3),),
    "draw_4": (effect(draw, 4),),
    "gain_1": (effect(gain, 1),),
    "gain_2": (effect(gain, 2),),
    "recover_2": (effect(recover, 2),),
    "recover_3": (effect(recover, 3),),
    "recover_5": (effect(recover, 5),),
    "befriend": (effect(befriend, MORE, False),),
    "may_befriend": (effect(befriend, MORE),),
    "ready_2": (effect(ready, 2),),
    "ready_all": (effect(ready, 5, False),),
    "shoot_2": (effect(shoot_supply, 2),),
    "lose_3": (effect(lose_ships, 3),),
}
MAY_PART: Final = effect(befriend, LESS)
MAY_BEFRIEND: Final = effect(befriend, MORE)


@step
def reward(g: Game, seat: int, name: str) -> None:
    """One of the named rewards."""
    g.tell("reward.taken", SEAT[seat], f"reward:{name}")
    run_effects(g, seat, REWARDS[name])
