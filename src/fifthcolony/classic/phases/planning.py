"""Planning: both main players lay an encounter card."""

from fifthcolony.classic.calling_off import call_off
from fifthcolony.classic.cards import FIRST_OTHER, OPTION, kinds_of
from fifthcolony.classic.hands import replace_hand
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.playable import aim, cards_for
from fifthcolony.classic.plays import begin_play
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import Game
from fifthcolony.classic.windows import open_window, open_window_for
from fifthcolony.classic.words import DEFENSE, NO_CARD, NOBODY, OFFENSE, SEAT, Phase, Query, When
from fifthcolony.kernel.ask import Ask, Asking, choose_together, pick, pick_or_leave
from fifthcolony.kernel.steps import step


@step
def planning(g: Game) -> None:
    """The hand check comes before powers that act before the selection, and once more after them."""
    g.phase = Phase.PLANNING
    g.then(check_hands)
    open_window(g, When.BEFORE_SELECT)
    if g.watches(When.BEFORE_SELECT):
        g.then(check_hands)
    if g.watches(When.SELECT):
        open_window(g, When.SELECT)
        g.then(check_selection)
    g.then(select)
    open_window(g, When.AFTER_SELECT)


@step
def check_hands(g: Game) -> None:
    """classic:planning.offense_without_card_2008, classic:planning.defense_without_card, classic:planning.defense_redraw_repeat"""
    if not g.has_encounter_card(g.offense):
        call_off(g)
    elif not g.has_encounter_card(g.defense):
        g.then(last_plays)


@step
def last_plays(g: Game) -> Asking:
    """classic:planning.defense_without_card: the defense plays what it can, then its hand goes. Its power waits for the new one."""
    cards = cards_for(g, When.BEFORE_SELECT, g.defense, g.playable(g.defense))
    card = yield from pick_or_leave(g.defense, f"window.{When.NEW_HAND}", cards, OPTION, (), True)
    if card is None:
        replace_hand(g, g.defense)
    else:
        aimed = yield from aim(g, g.defense, card)
        g.then(begin_play, When.BEFORE_SELECT, g.defense, card, aimed)
    g.then(check_hands)  # the new hand may be no better, and a cosmic quake replaces the offense's too


@step
def check_selection(g: Game) -> None:
    """Who could have laid a card by a power and has not may be left without one."""
    if g.laid[OFFENSE] == NO_CARD and not g.can_lay(g.offense):
        call_off(g)
    elif g.laid[DEFENSE] == NO_CARD and not g.can_lay(g.defense):
        replace_hand(g, g.defense)
        g.then(check_selection)


def _layable(g: Game, side: int) -> list[int]:
    """classic:planning.only_encounter_cards: what a main player can lay."""
    return kinds_of(fold_all(g, Query.LAYABLE, [card for card in g.playable(g.main(side)) if card < FIRST_OTHER]))


@step
def select(g: Game) -> Asking:
    """classic:planning.select: both at once and face down, unless somebody must lay first and face up."""
    lays_first = fold_all(g, Query.LAYS_FIRST, NOBODY)
    if lays_first != NOBODY:
        first = g.side_of(lays_first)
        g.then(select_alone, first, True)
        g.then(select_alone, 1 - first, False)
        return
    sides = [side for side in (OFFENSE, DEFENSE) if g.laid[side] == NO_CARD]
    layable = [_layable(g, side) for side in sides]
    words = [tuple([OPTION[card] for card in kinds]) for kinds in layable]
    asks = [Ask(g.main(side), "planning.select", options, (), True) for side, options in zip(sides, words, strict=True)]
    chosen = yield from choose_together(tuple(asks))
    for side, kinds, choice in zip(sides, layable, chosen, strict=True):
        lay(g, side, kinds[choice])


@step
def select_alone(g: Game, side: int, openly: bool) -> Asking:
    """One main player lays a card."""
    if g.laid[side] == NO_CARD:
        lay(g, side, (yield from pick(g.main(side), "planning.select", _layable(g, side), OPTION, (), True)))
    if openly:
        if g.watches(When.FIRST_UP):
            g.phase = Phase.REVEAL  # for as long as it takes: what belongs to the reveal of a card can be done now
            open_window_for(g, When.FIRST_UP, g.main(side))
        g.then(turn_up_first, side)


@step
def turn_up_first(g: Game, side: int) -> None:
    """A card lies open before the other is selected, unless a power has kept it down."""
    g.phase = Phase.PLANNING
    if g.claimed[side] == NO_CARD:
        show(g, g.main(side), g.laid[side])
        g.tell("planning.laid_openly", SEAT[g.main(side)], OPTION[g.laid[side]])
        open_window(g, When.FIRST_SHOWN)


def lay(g: Game, side: int, card: int) -> None:
    """A card leaves the hand for the table."""
    g.laid[side], g.laid_from[side] = g.take_to_play(g.main(side), card)
    g.laid_by[side] = g.main(side)
    g.tell("planning.laid", SEAT[g.main(side)])
