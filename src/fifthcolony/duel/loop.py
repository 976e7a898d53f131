"""The chain of destiny cards: the checkpoint between two of them, the draw, and what a card calls for."""

from fifthcolony.duel.battle import duel
from fifthcolony.duel.destiny import BAR, DESTINY, LEADERS, NEW
from fifthcolony.duel.planets import SYMBOL, TILE
from fifthcolony.duel.powers import fold
from fifthcolony.duel.state import Game
from fifthcolony.duel.together import discard_aside, set_aside
from fifthcolony.duel.windows import open_window, pass_through
from fifthcolony.duel.words import DISCOVERY, EVENT, PLANETS_TO_WIN, REFRESH, SEATS, Query, Reason, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


@step
def checkpoint(g: Game) -> None:
    """duel:loop.checkpoint_order: roles, paid abilities, the win check, hands, other abilities, the draw."""
    g.step = "checkpoint"
    g.compare_roles()
    pass_through(g, When.LOOP_START, check_win)


@step
def check_win(g: Game) -> None:
    """duel:win.five_planets, duel:win.both, duel:win.checkpoint_alternative: whoever meets a condition now shares the victory."""
    reasons = [fold(g, Query.WINS, seat, Reason.PLANETS if g.planets_of(seat) >= PLANETS_TO_WIN else "") for seat in SEATS]
    if any(reasons):
        g.finish(tuple(seat for seat in SEATS if reasons[seat]), next(reason for reason in reasons if reason))
        return
    over = (len(g.hands[0]) - g.hand_limit(0), len(g.hands[1]) - g.hand_limit(1))
    if max(over) > 0:
        g.then(set_aside, "card.discard_down", (max(0, over[0]), max(0, over[1])), False)
        g.then(discard_aside)
    g.go_on(before_draw)


@step
def before_draw(g: Game) -> None:
    """duel:hand.zero_checkpoint: empty hands are filled; then abilities."""
    for seat in g.order:
        g.refill_empty(seat)
    pass_through(g, When.BEFORE_DRAW, draw_destiny)


def deck_of(g: Game, deck: str) -> list[int]:
    """A destiny deck."""
    return g.discoveries if deck == DISCOVERY else g.events if deck == EVENT else g.refreshes


def renew(g: Game, name: str) -> None:
    """duel:loop.destiny_empty: an empty deck is made anew from its cards in the past; the rest of the past keeps its order."""
    deck = deck_of(g, name)
    if not deck:
        deck += [card for card in g.past if DESTINY[card].deck == name]
        g.past = [card for card in g.past if DESTINY[card].deck != name]
        g.shuffle(deck)
        g.tell("destiny.renewed", f"deck:{name}")


@step
def draw_destiny(g: Game) -> None:
    """duel:loop.sequence, duel:loop.next_deck: the top of the deck that the last card named, onto the past, and carried out."""
    renew(g, g.next)
    g.begin_card(deck_of(g, g.next).pop())
    g.past.append(g.card)
    if g.foreseen:
        g.foreseen = [entry for entry in g.foreseen if entry[1] != g.card]
    g.step = ""
    g.tell("destiny.turned_up", f"deck:{g.next}", g.terms.word)
    resolve(g)
    g.then(card_done)


@step
def resolve(g: Game) -> None:
    """What the card calls for."""
    terms = g.terms
    if not terms.where:
        assert terms.carry_out is not None
        terms.carry_out(g)
    elif terms.where == NEW and g.planets:
        g.go_on(duel, g.discover_planet())
    else:
        g.then(find_planet)


@step
def find_planet(g: Game) -> Asking:
    """duel:loop.discovery_kind, duel:planet.stack_empty, duel:bar.order, duel:bar.several: over which planet the duel is."""
    tile = yield from pick(g.straggler, "planet.choose", _candidates(g), TILE, (g.terms.word,))
    g.go_on(duel, tile)


def _candidates(g: Game) -> list[int]:
    """The revealed planets that the card can mean."""
    if g.terms.where == NEW:
        return g.row
    if g.terms.where == LEADERS:
        return g.controlled(g.leader) or g.row
    assert g.terms.where == BAR
    return next(found for symbol in g.terms.bar if (found := [tile for tile in g.row if SYMBOL[tile] == symbol]))


@step
def card_done(g: Game) -> None:
    """A card, and then the next."""
    finish_card(g)
    g.go_on(checkpoint)


def finish_card(g: Game) -> None:
    """duel:loop.next_deck: its icon names the next deck."""
    g.next = g.terms.next
    if g.terms.deck == REFRESH and When.AFTER_REFRESH in g.hooks:
        g.compare_roles()
        open_window(g, When.AFTER_REFRESH)
