"""Deals: structured offers, talks in rounds, and carrying out or paying for what came of them.

An item of an offer is (giver, word). The word names a card ("card:attack_08"), a type ("type:attack"), the highest or lowest attack,
a card at random ("random:card"), a colony on one of the giver's planets ("planet:2.3"), or whatever a power adds.
"""

from collections.abc import Generator
from typing import Final

from fifthcolony.classic.cards import ATTACK, COPIES, DECK_SIZE, FLARE, OPTION, TYPE, TYPES, VALUE, kinds_of
from fifthcolony.classic.fleet import NO_LIMIT, dismiss, gather, leave_warp, lose, move_gathered, sources
from fifthcolony.classic.knowledge import expose, knows, show
from fifthcolony.classic.powers import fold, fold_all
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import (
    ACCEPT,
    DEFENSE,
    FAILED_DEAL_LOSS,
    LET_THEM,
    NO_DEAL,
    NOBODY,
    OFFENSE,
    OFFER,
    PLANET,
    REFUSE,
    SEAT,
    Query,
    Result,
    Role,
    When,
)  # fmt: skip
from fifthcolony.kernel.ask import Ask, Asking, pick
from fifthcolony.kernel.steps import step

Item = tuple[int, str]


BASIC_KINDS: Final = ("card", "type", "random", "colony")
RANDOM: Final = "random:card"
HIGHEST: Final = f"highest:{ATTACK}"
LOWEST: Final = f"lowest:{ATTACK}"
_TYPE_WORDS: Final = {f"type:{type_}": type_ for type_ in TYPES}
_CARD_WORDS: Final = tuple(dict.fromkeys(OPTION[:DECK_SIZE]))
_WITHOUT_FLARES: Final = tuple(word for word, type_ in _TYPE_WORDS.items() if type_ != FLARE)


def send_allies_home(g: Game) -> None:
    """classic:deal.allies_leave: before the talks, with nothing gained or lost."""
    dismiss(g, [seat for seat in g.order[2:] if g.role[seat] & Role.ALLY])


# --- what an offer may hold -----------------------------------------------------------------------------------------------------------


def is_colony(word: str) -> bool:
    """Whether an item grants a colony."""
    return word.startswith("planet:")


def is_card(word: str) -> bool:
    """Whether an item is one card, however it is described."""
    return not is_colony(word) and not word.startswith("free:")


def is_named(word: str) -> bool:
    """Whether an item calls a card by its name, for everybody to hear."""
    return word.startswith("card:")


def pick_named(g: Game, giver: int, words: list[str]) -> list[int] | None:
    """The cards that named, highest and lowest items mean, taken off the hand in this order; None if one is not there."""
    hand = sorted(g.hands[giver])
    picked = []
    for word in words:
        if is_named(word):
            fits = [card for card in hand if OPTION[card] == word]
        elif word in (HIGHEST, LOWEST):
            attacks = sorted((card for card in hand if TYPE[card] == ATTACK), key=lambda card: VALUE[card])
            fits = attacks[-1:] if word == HIGHEST else attacks[:1]
        else:
            continue
        if not fits:
            return None
        picked.append(fits[0])
        hand.remove(fits[0])
    return picked


def can_give(g: Game, giver: int, words: list[str]) -> bool:
    """Whether the giver holds what the words promise. classic:deal.cards_from_hand, classic:deal.binding"""
    named = pick_named(g, giver, words)
    if named is None:
        return False
    rest = [card for card in g.hands[giver] if card not in named]
    for word, type_ in _TYPE_WORDS.items():
        if words.count(word) > sum(TYPE[card] == type_ for card in rest):
            return False
    return sum(is_card(word) for word in words) <= len(g.hands[giver])


def can_receive(g: Game, taker: int, words: list[str]) -> bool:
    """Whether the taker has ships to settle a granted colony with."""
    return not any(is_colony(word) for word in words) or bool(sources(g, taker))


def words_of(offer: list[Item], giver: int) -> list[str]:
    """What one dealer gives."""
    return [word for seat, word in offer if seat == giver]


def bind(g: Game, giver: int) -> None:
    """A dealer has shown that it can give what the offer says: who hears the offer knows the cards that are named in it."""
    g.bound |= 1 << giver
    words = words_of(g.offer, giver)
    for word in filter(is_named, dict.fromkeys(words)):
        expose(g, giver, word[len("card:") :], words.count(word))


def _grantable(g: Game, draft: list[Item], giver: int, taker: int) -> tuple[str, ...]:
    """classic:deal.colony_where, classic:deal.colony_count"""
    granted = [seat for seat, word in draft if is_colony(word)]
    if giver in granted or len(granted) >= g.edition.colonies_per_deal or not sources(g, taker):
        return ()
    return tuple(PLANET[planet] for planet in g.colonies(giver) if not g.ships_at(taker, planet))


def _spare(g: Game, giver: int, words: list[str]) -> list[int]:
    """Cards the giver has not promised yet, of types it has not promised all of; empty when every card is spoken for."""
    if sum(map(is_card, words)) >= len(g.hands[giver]):
        return []
    named = pick_named(g, giver, words) or []
    rest = [card for card in g.hands[giver] if card not in named]
    held = [TYPE[card] for card in rest]
    full = [type_ for word, type_ in _TYPE_WORDS.items() if word in words and words.count(word) >= held.count(type_)]
    return [card for card in rest if TYPE[card] not in full]


def _own_words(g: Game, giver: int, words: list[str], kind: str) -> tuple[str, ...]:
    """What can still be promised out of the own hand."""
    spare = _spare(g, giver, words)
    if kind == "random":
        return (RANDOM,) if sum(map(is_card, words)) < len(g.hands[giver]) else ()
    if kind == "card":
        return tuple(OPTION[card] for card in kinds_of(spare))
    types = [TYPE[card] for card in spare]
    ends = (HIGHEST, LOWEST) if ATTACK in types else ()
    return (*(word for word, type_ in _TYPE_WORDS.items() if type_ in types), *ends)


def _wanted_words(g: Game, giver: int, words: list[str], kind: str) -> tuple[str, ...]:
    """What may be asked for: anything the other might hold, as many as the other has cards; of flares those it is known to hold."""
    if sum(map(is_card, words)) >= len(g.hands[giver]):
        return ()
    if kind == "random":
        return (RANDOM,)
    if kind == "card":
        held = [OPTION[card] for card in sorted(g.hands[giver]) if TYPE[card] == FLARE and knows(g, g.opponent(giver), card)]
        return tuple(word for word in (*_CARD_WORDS, *held) if words.count(word) < len(COPIES[word[len("card:") :]]))
    return (*(_TYPE_WORDS if g.flares else _WITHOUT_FLARES), HIGHEST, LOWEST)


def _freeable(g: Game, draft: list[Item], giver: int) -> tuple[str, ...]:
    """Whose ships a power could still bring out of the warp, one by one."""
    return tuple(
        f"free:{SEAT[seat]}" for seat in g.order if g.colonies(seat) and draft.count((giver, f"free:{SEAT[seat]}")) < g.ships_at(seat, WARP)
    )


def _details(g: Game, draft: list[Item], giver: int, mine: bool, kind: str) -> tuple[str, ...]:
    """What can still be added of one kind."""
    if kind == "colony":
        return _grantable(g, draft, giver, g.opponent(giver))
    if kind == "free":
        return _freeable(g, draft, giver)
    return (_own_words if mine else _wanted_words)(g, giver, words_of(draft, giver), kind)


def _open_kinds(g: Game, draft: list[Item], giver: int, mine: bool) -> list[str]:
    """The kinds of item of which something can still be added."""
    words = words_of(draft, giver)
    more_cards = sum(map(is_card, words)) < len(g.hands[giver])
    nameable = more_cards and (not mine or bool(_spare(g, giver, words)))
    found = {"card": nameable, "type": nameable, "random": more_cards}
    return [
        kind
        for kind in fold(g, Query.DEAL_ITEMS, giver, BASIC_KINDS)
        if (found[kind] if kind in found else _details(g, draft, giver, mine, kind))
    ]


# --- talks ----------------------------------------------------------------------------------------------------------------------------


@step
def talk(g: Game, round_: int, side: int) -> Asking:
    """One dealer speaks: makes an offer part by part, leaves the word to the other, or breaks off."""
    if round_ > g.config["deal_rounds"]:
        g.then(fail)
        return
    me = g.main(side)
    draft: list[Item] = []
    while True:
        verb, draft = yield from _next_part(g, me, draft)
        if verb:
            break
    if verb == OFFER:
        g.offer = draft
        g.bound = 0
        bind(g, me)
        g.tell("deal.offered", SEAT[me], SEAT[g.opponent(me)], *(f"{SEAT[giver]}:{word}" for giver, word in draft))
        g.then(reply, round_, side)
    elif verb == LET_THEM:
        g.then(talk, round_ + 1, 1 - side)
    else:
        g.tell("deal.broken_off", SEAT[me])
        g.then(fail)


def _next_part(g: Game, me: int, draft: list[Item]) -> Generator[Ask, int, tuple[str, list[Item]]]:
    """Ask for a verb, or for one more item: its kind, then the item itself."""
    other = g.opponent(me)
    verbs = [NO_DEAL] if draft else [LET_THEM, NO_DEAL]
    if any(is_card(word) or is_colony(word) for _, word in draft):  # classic:deal.minimum
        verbs.insert(0, OFFER)
    ways = [(verb, NOBODY, "") for verb in verbs]
    ways += [(f"deal:give:{kind}", me, kind) for kind in _open_kinds(g, draft, me, True)]
    ways += [(f"deal:want:{kind}", other, kind) for kind in _open_kinds(g, draft, other, False)]
    word, giver, kind = yield from pick(me, "deal.talk", ways, lambda way: way[0], _read_back(draft))
    if giver == NOBODY:
        return word, draft
    details = _details(g, draft, giver, giver == me, kind)
    item = yield from pick(me, "deal.item", details, str, (word,))
    return "", [*draft, (giver, item)]


def _read_back(draft: list[Item]) -> tuple[str, ...]:
    return tuple(f"{SEAT[giver]}:{word}" for giver, word in draft)


@step
def reply(g: Game, round_: int, side: int) -> Asking:
    """The other dealer accepts, refuses and has the word next, or breaks off. Who cannot accept is asked too, so that nobody can tell."""
    speaker, listener = g.main(side), g.main(1 - side)
    takers_can = can_receive(g, speaker, words_of(g.offer, listener)) and can_receive(g, listener, words_of(g.offer, speaker))
    possible = takers_can and can_give(g, listener, words_of(g.offer, listener))
    options = (ACCEPT, REFUSE, NO_DEAL) if possible else (REFUSE, NO_DEAL)
    said = yield from pick(listener, "deal.reply", options, str, (SEAT[speaker], *_read_back(g.offer)))
    if said == ACCEPT:
        bind(g, listener)
        g.tell("deal.accepted", SEAT[listener])
        g.then(pledge, g.offense)
        g.then(pledge, g.defense)
        open_window(g, When.DEAL)
        g.then(carry_out)
        return
    g.offer = []
    if said == REFUSE:
        g.tell("deal.refused", SEAT[listener])
        g.then(talk, round_ + 1, 1 - side)
    else:
        g.tell("deal.broken_off", SEAT[listener])
        g.then(fail)


# --- what comes of them -----------------------------------------------------------------------------------------------------------------


@step
def carry_out(g: Game) -> None:
    """classic:deal.success_carried_out, unless the deal was voided, or cards were played out of which some were promised at random."""
    dealers = (g.offense, g.defense)
    if not g.offer or any(words_of(g.offer, giver).count(RANDOM) > len(g.hands[giver]) for giver in dealers):
        _take_back(g)
        g.pledged = []
        g.then(fail)
        return
    for taker in dealers:
        g.then(settle_colony, taker)
    g.then(exchange)


@step
def pledge(g: Game, giver: int) -> Asking:
    """What was promised is set aside, so that it cannot be played any more; where a type was promised, the giver picks the card."""
    words = words_of(g.offer, giver)
    picked = pick_named(g, giver, words)
    assert picked is not None, f"seat {giver} has agreed to give {words} and does not hold it"
    for position, word in enumerate(words):
        if word in _TYPE_WORDS:
            fit = [card for card in g.hands[giver] if TYPE[card] == _TYPE_WORDS[word] and card not in picked]
            everything = len(fit) == words[position:].count(word)
            picked.append((yield from pick(giver, "deal.deliver", fit[:1] if everything else kinds_of(fit), OPTION, (word,), True)))
    for card in picked:
        g.hands[giver].remove(card)
    for card in _called(words, picked):
        show(g, giver, card)
    g.pledged += [(giver, card) for card in picked]


def _called(words: list[str], picked: list[int]) -> list[int]:
    """Of the cards picked for the words, those called by name: the only ones that others see change hands."""
    singled_out = [word for word in words if is_named(word) or word in (HIGHEST, LOWEST)]
    return [card for word, card in zip(singled_out, picked, strict=False) if is_named(word)]


def _take_back(g: Game) -> None:
    """Cards set aside return to their hands."""
    for giver, card in g.pledged:
        g.hands[giver].append(card)


@step
def settle_colony(g: Game, taker: int) -> Asking:
    """classic:deal.colony_ships: one or more own ships, from gate and colonies."""
    for _, word in [item for item in g.offer if item[0] == g.opponent(taker) and is_colony(item[1])]:
        taken = yield from gather(g, taker, "deal.ships", sources(g, taker), 1, NO_LIMIT, (word,))
        g.founding.append((taker, PLANET.index(word), tuple(taken)))


@step
def exchange(g: Game) -> None:
    """Everything agreed changes hands at once, so that a win by it is shared. classic:win.shared"""
    hidden, opened = [], []
    for giver in (g.offense, g.defense):
        words = words_of(g.offer, giver)
        picked = [card for seat, card in g.pledged if seat == giver]
        rest = g.hands[giver][:]
        blind = [rest.pop(g.random_below(len(rest))) for _ in range(words.count(RANDOM))]
        called = _called(words, picked)
        opened.append((giver, called, True))
        hidden.append((giver, [card for card in picked if card not in called] + blind, False))
    _take_back(g)
    for giver, cards, openly in (*hidden, *opened):  # the open ones last: they are not lost track of
        if cards:
            g.give(giver, g.opponent(giver), cards, openly)
    g.pledged = []
    g.bound = 0
    for taker, planet, taken in g.founding:
        move_gathered(g, taker, taken, planet)
    for seat in g.order:
        freed = sum(word == f"free:{SEAT[seat]}" for _, word in g.offer)
        if freed:
            g.then(leave_warp, seat, freed)
    g.result = Result.DEAL_MADE
    g.tell("deal.made", SEAT[g.offense], SEAT[g.defense])


@step
def fail(g: Game) -> None:
    """classic:deal.fail_loss: three ships each."""
    g.result = Result.DEAL_FAILED
    g.tell("deal.failed", SEAT[g.offense], SEAT[g.defense])
    open_window(g, When.DEAL_FAILED)
    g.then(pay, OFFENSE, ())


@step
def pay(g: Game, side: int, losses: tuple[tuple[int, int, int], ...]) -> Asking:
    """Each dealer picks its ships; they are lost together."""
    me = g.main(side)
    cost = fold_all(g, Query.FAILED_DEAL, [FAILED_DEAL_LOSS, FAILED_DEAL_LOSS])[side]
    taken = yield from gather(g, me, "deal.pay", sources(g, me), cost, cost)
    losses = (*losses, *((me, place, taken.count(place)) for place in dict.fromkeys(taken)))
    if side == OFFENSE:
        g.then(pay, DEFENSE, losses)
    else:
        g.then(lose, losses)
