"""Hands: drawing, discarding, looking into another's, and picking cards one by one."""

from collections.abc import Generator

from fifthcolony.classic.cards import DECK_SIZE, FIRST_OTHER, HAND_SIZE, KIND, OPTION, TYPE, kinds_of, words_of
from fifthcolony.classic.knowledge import remember_flare, show
from fifthcolony.classic.news import report, report_is_over
from fifthcolony.classic.plays import note_thrown
from fifthcolony.classic.powers import fold, fold_all
from fifthcolony.classic.state import Game
from fifthcolony.classic.windows import open_window, open_window_for
from fifthcolony.classic.words import ASIDE, NO_CARD, SEAT, Phase, Query, When, is_hidden_pile
from fifthcolony.kernel.ask import DONE, Ask, pick_or_leave
from fifthcolony.kernel.steps import step


def look_at_hand(g: Game, seat: int, holder: int) -> None:
    """A seat sees another's whole hand, and everybody sees it look."""
    hand = g.hands[holder]
    for card in hand:
        g.seen[card] |= 1 << seat
    g.tell("cards.hand_looked_at", SEAT[seat], SEAT[holder])
    g.tell("cards.hand_seen_by_you", SEAT[seat], SEAT[holder], *words_of(hand), to=(seat,))


def pick_cards(seat: int, prompt: str, cards: list[int], least: int, most: int) -> Generator[Ask, int, list[int]]:
    """Let a seat pick cards by kind. In secret: how often it is asked tells what there is."""
    if len(cards) <= least:
        return cards[:]
    left, picked = cards[:], list[int]()
    while left and len(picked) < most:
        kinds = kinds_of(left)
        leave = DONE if len(picked) >= least else ""
        card = yield from pick_or_leave(seat, prompt, kinds, OPTION, (len(picked), most), True, leave)
        if card is None:
            break
        picked.append(card)
        left.remove(card)
    return picked


# --- drawing --------------------------------------------------------------------------------------------------------------------------


def draw(g: Game, seat: int, number: int, where: str = "", collects: bool = False) -> None:
    """Draw from the cosmic deck into the hand, or to a pile on the sheet: at once, or as soon as somebody has acted on it."""
    if number and not where and g.watches(When.BEFORE_CARD_DRAW):
        g.then(before_draw, seat, number, collects)
    else:
        take_cards(g, seat, number, where, collects)


@step
def before_draw(g: Game, seat: int, number: int, collects: bool) -> None:
    """Somebody is about to draw, and does. It may come between other news and who waits for those."""
    before, g.concerned = tuple(g.concerned), [seat]
    open_window(g, When.BEFORE_CARD_DRAW)
    g.then(take_cards, seat, number, "", collects)
    g.then(report_is_over, before)


@step
def take_cards(g: Game, seat: int, number: int, where: str, collects: bool) -> None:
    """Cards come off the cosmic deck, perhaps as a reward. classic:cards.deck_reshuffle, classic:cards.cosmic_quake"""
    openly = bool(where) and not is_hidden_pile(where)
    drawn: list[int] = []
    for _ in range(number):
        card = draw_card(g)
        if card == NO_CARD:
            if where:
                break
            return
        g.seen[card] = (1 << g.seats) - 1 if openly else 1 << seat
        g.sheet.append((seat, where, card)) if where else g.hands[seat].append(card)
        drawn.append(card)
    if drawn and openly:
        g.tell("cards.drawn_openly", SEAT[seat], *words_of(drawn))
    elif drawn:
        g.tell("cards.drawn", SEAT[seat], len(drawn))
        g.tell("cards.drawn_by_you", SEAT[seat], *words_of(drawn), to=(seat,))
        if not where and g.changes and g.concerned == [seat]:
            let_see(g, seat, drawn)
    if g.watches(When.ON_CARD_DRAW):
        g.then(report, When.ON_CARD_DRAW, (seat,))
    if collects:
        note_collection(g, seat, drawn)


def let_see(g: Game, seat: int, drawn: list[int]) -> None:
    """Whoever watches what a seat draws sees it."""
    watchers = fold_all(g, Query.DRAW_WATCHERS, 0)
    for watcher in [other for other in g.order if watchers >> other & 1]:
        for card in drawn:
            g.seen[card] |= 1 << watcher
        g.tell("cards.drawn_before_you", SEAT[watcher], SEAT[seat], *words_of(drawn), to=(watcher,))


def draw_card(g: Game) -> int:
    """Take the top card off the cosmic deck; a quake instead, and no card, when there is none anywhere."""
    if not g.deck:
        if not g.discard:
            g.tell("cards.quake")
            _quake(g)
            return NO_CARD
        _renew_deck(g)
    return g.deck.pop()


def _renew_deck(g: Game) -> None:
    g.deck, g.discard = g.discard, []
    for card in g.deck:
        if card >= DECK_SIZE:
            remember_flare(g, card)
        g.seen[card] = 0
    g.shuffle(g.deck)
    g.tell("cards.reshuffled")
    if g.watches(When.ON_RESHUFFLE):
        g.then(report, When.ON_RESHUFFLE, ())


def _quake(g: Game) -> None:
    for hand in g.hands:
        g.discard += hand
        hand.clear()
    _renew_deck(g)
    for seat in range(g.seats):
        _deal(g, seat, min(HAND_SIZE, len(g.deck)))


def _deal(g: Game, seat: int, number: int) -> None:
    """A hand that is dealt was not drawn: nobody sees it or acts on it."""
    dealt = [g.deck.pop() for _ in range(number)]
    for card in dealt:
        g.seen[card] = 1 << seat
    g.hands[seat] += dealt
    if dealt:
        g.tell("cards.drawn", SEAT[seat], number)
        g.tell("cards.drawn_by_you", SEAT[seat], *words_of(dealt), to=(seat,))


# --- compensation and rewards -----------------------------------------------------------------------------------------------------------


def tell_compensation(g: Game, collector: int, payer: int, number: int) -> None:
    """What is about to be paid; an empty hand pays nothing, and there is nothing to look at."""
    if number:
        g.tell("compensation.taken", SEAT[collector], SEAT[payer], number)
    else:
        g.tell("compensation.nothing", SEAT[collector], SEAT[payer])


def note_collection(g: Game, seat: int, cards: list[int]) -> None:
    """A seat has got these cards as compensation or rewards, and may do something about them."""
    if cards and g.watches(When.ON_COLLECT):
        g.then(after_collection, seat, tuple(cards))


@step
def after_collection(g: Game, seat: int, cards: tuple[int, ...]) -> None:
    """It has them as long as nothing that came of it has taken them away again."""
    g.collected = [card for card in cards if card in g.hands[seat]]
    open_window_for(g, When.ON_COLLECT, seat)
    g.then(collection_is_over)


@step
def collection_is_over(g: Game) -> None:
    """They are cards like others from now on."""
    g.collected = []


# --- discarding -----------------------------------------------------------------------------------------------------------------------


def discard_from_hand(g: Game, seat: int, *kinds: int) -> None:
    """Discard cards of these kinds, openly and together."""
    throw(g, seat, [g.take_from_hand(seat, card) for card in kinds])


def discard_at_random(g: Game, seat: int, number: int) -> None:
    """Discard cards that chance picks."""
    hand = g.hands[seat]
    throw(g, seat, [hand.pop(g.random_below(len(hand))) for _ in range(number)])


def throw(g: Game, seat: int, thrown: list[int]) -> None:
    """Cards that have just left a hand are discarded."""
    for card in thrown:
        show(g, seat, card)
        g.discard_card(card)
        g.tell("cards.discarded", SEAT[seat], OPTION[card])
    note_thrown(g, seat, thrown)


def left_lying(g: Game, me: int, type_: str) -> list[int]:
    """The cards of a type that others have just discarded and nobody has taken."""
    return [card for seat, card in g.thrown if seat != me and TYPE[card] == type_ and card in g.discard]


def replace_hand(g: Game, seat: int) -> None:
    """A seat gives up its hand for a new one."""
    if g.watches(When.NEW_HAND):
        open_window_for(g, When.NEW_HAND, seat)
        g.then(give_up_hand, seat)
    else:
        give_up_hand(g, seat)


@step
def give_up_hand(g: Game, seat: int) -> None:
    """Show and discard the hand; a new one is drawn when powers have had their chance at what was discarded."""
    g.tell("cards.hand_replaced", SEAT[seat], *words_of(g.hands[seat]))
    kept = fold(g, Query.NEW_HAND_KEEPS, seat, [])
    gone = [card for card in g.hands[seat] if card not in kept]
    for card in kept:
        g.seen[card] = (1 << g.seats) - 1
    for card in gone:
        g.discard_card(card)
    g.hands[seat] = kept[:]
    note_thrown(g, seat, gone)
    g.then(draw_hand, seat)


@step
def draw_hand(g: Game, seat: int) -> None:
    """Somebody has discarded its hand, and draws another."""
    if min(g.deck + g.discard, default=FIRST_OTHER) < FIRST_OTHER:
        draw(g, seat, HAND_SIZE)
    else:  # nothing left to draw would end the search for an encounter card
        g.tell("cards.quake")
        _quake(g)
    if g.sheet and g.on_sheet(seat, ASIDE):
        g.then(join_new_hand, seat)


@step
def join_new_hand(g: Game, seat: int) -> None:
    """What was laid aside joins the new hand, once that will not be given up in its turn."""
    if g.has_encounter_card(seat) or not (g.edition.repeats_first_redraw or g.phase == Phase.PLANNING):
        take_up(g, seat)


# --- exchanging -----------------------------------------------------------------------------------------------------------------------


def shuffle_together(g: Game, one: int, other: int) -> None:
    """Two hands are shuffled and dealt again, each as large as before. Who misses cards of a kind knows where they are now."""
    before = {one: g.hands[one], other: g.hands[other]}
    pool = before[one] + before[other]  # as they lie: what chance deals out hangs on no hidden card
    g.shuffle(pool)
    g.hands[one], g.hands[other] = pool[: len(before[one])], pool[len(before[one]) :]
    for holder, rival in ((one, other), (other, one)):
        missed = [KIND[card] for card in before[rival]]
        for kind in [KIND[card] for card in g.hands[rival]]:
            if kind in missed:
                missed.remove(kind)
        for card in sorted(g.hands[holder]):
            if card >= DECK_SIZE:
                remember_flare(g, card)
            g.seen[card] = 1 << holder
            if KIND[card] in missed:
                missed.remove(KIND[card])
                g.seen[card] |= 1 << rival
    g.tell("cards.hands_shuffled", SEAT[one], SEAT[other])


# --- laying aside ---------------------------------------------------------------------------------------------------------------------


def lay_aside(g: Game, seat: int, cards: list[int], aside_for: int | None = None) -> None:
    """Cards from a hand lie face down and out of reach, on its own player's sheet or another's, until they are taken up again."""
    for card in cards:
        g.hands[seat].remove(card)
        g.sheet.append((seat if aside_for is None else aside_for, ASIDE, card))


@step
def take_up(g: Game, seat: int) -> None:
    """They come back to the hand."""
    g.hands[seat] += g.take_pile(seat, ASIDE)
