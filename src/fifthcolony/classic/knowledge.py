"""Who knows what: views built by allow-list, and dealing afresh what a seat cannot know."""

from typing import TYPE_CHECKING, Any

from fifthcolony.classic.cards import DECK_SIZE, DESTINY_OPTION, FIRST_OTHER, KIND, TYPE
from fifthcolony.classic.words import DEFENSE, MAX_SEATS, NO_CARD, NO_PLANET, NOBODY, OFFENSE, PLANETS
from fifthcolony.kernel.rng import draw_below, seeded, shuffled

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

_FACE_DOWN = "face_down"


def knows(g: "Game", seat: int | None, card: int) -> bool:
    """Whether a seat knows where a card is; a spectator knows what everybody knows."""
    if seat is None:
        return g.seen[card] == (1 << g.seats) - 1
    return bool(g.seen[card] >> seat & 1)


def hidden_cards(g: "Game", seat: int) -> list[int]:
    """A seat's hand, what it has set aside for a deal, and the card it has laid face down: others cannot tell which is where."""
    aside = [card for giver, card in g.pledged if giver == seat]
    return g.hands[seat] + aside + [g.laid[side] for side in (OFFENSE, DEFENSE) if g.laid_by[side] == seat and is_face_down(g, side)]


def is_face_down(g: "Game", side: int) -> bool:
    """Whether a side's card is on the table and not up for all to see."""
    return g.laid[side] != NO_CARD and g.values[side] == -2 and g.seen[g.laid[side]] != (1 << g.seats) - 1


def view(g: "Game", seat: int | None) -> dict[str, Any]:
    """What a seat may know, JSON-safe. Whatever is not written here is not shown."""
    seats, ships = g.seats, g.ships
    board = [ships[planet * MAX_SEATS : planet * MAX_SEATS + seats] for planet in range(seats * PLANETS)]
    places = {
        name: ships[place * MAX_SEATS : place * MAX_SEATS + seats] for place, name in enumerate(("gate", "beside", "warp", "removed"), 25)
    }
    waiting = [] if any(ask.secret for ask in g.asks) else [ask.seat for ask in g.asks]
    seen: dict[str, Any] = {
        "game": g.name,
        "edition": g.edition.year,
        "seats": seats,
        "seat": seat,
        "colours": g.config["colours"],
        "phase": g.phase,
        "encounter": g.encounter,
        "offense": g.offense,
        "defense": None if g.defense == NOBODY else g.defense,
        "target": None if g.target == NO_PLANET else g.target,
        "resettling": g.resettling,
        "planets": board,
        **places,
        "colonies": [g.foreign_colonies(other) for other in range(seats)],
        "roles": g.role[:],
        "limits": g.limit[:],
        "invited": [[other for other in range(seats) if mask >> other & 1] for mask in g.invited],
        "aliens": [list(names) for names in g.powers],
        "power_on": [g.power_is_on(other) for other in range(seats)],
        "zapped": [list(pair) for pair in g.zapped],
        "hands": [len(hand) for hand in g.hands],
        "known": [
            [] if other == seat else [KIND[card] for card in sorted(hidden_cards(g, other)) if knows(g, seat, card)]
            for other in range(seats)
        ],
        "hand": [] if seat is None else [KIND[card] for card in sorted(g.hands[seat])],
        "deck": len(g.deck),
        "discard": [KIND[card] for card in g.discard],
        "destiny": len(g.destiny),
        "destiny_discard": [DESTINY_OPTION[card] for card in g.destiny_discard],
        "destiny_card": None if g.destiny_card == NO_CARD else DESTINY_OPTION[g.destiny_card],
        "laid": [_laid(g, side, seat) for side in (OFFENSE, DEFENSE)],
        "values": g.values[:],
        "totals": None if min(g.values) < 0 else [g.breakdown(side) for side in (OFFENSE, DEFENSE)],
        "winner": None if g.winner == NOBODY else g.winner,
        "result": g.result,
        "plays": [[kind, who, KIND[what] if kind == "card" else what, cancelled] for kind, who, what, cancelled, _ in g.plays],
        "offer": [list(item) for item in g.offer],
        "waiting": waiting,
        "asks": [
            {"id": ask.id, "prompt": ask.prompt, "params": list(ask.params), "options": list(ask.options)}
            for ask in g.asks
            if ask.seat == seat
        ],
        "outcome": None if g.outcome is None else {"winners": list(g.outcome.winners), "reason": g.outcome.reason},
    }
    return seen


def _laid(g: "Game", side: int, seat: int | None) -> str | None:
    """An encounter card as a seat sees it."""
    if g.laid[side] == NO_CARD:
        return None
    return _FACE_DOWN if is_face_down(g, side) and g.laid_by[side] != seat else KIND[g.laid[side]]


def deal_afresh(g: "Game", seat: int, seed: int) -> None:
    """Deal all that the seat cannot know anew, in place: deck, others' hands and face-down cards, the order of destiny."""
    rng = seeded(seed)
    others = [other for other in range(g.seats) if other != seat]
    sides = [side for side in (OFFENSE, DEFENSE) if is_face_down(g, side) and g.laid_by[side] != seat]
    for side in sides:
        g.hands[g.laid_by[side]].append(g.laid[side])
    secret = [(giver, card) for giver, card in g.pledged if giver != seat and not knows(g, seat, card)]
    pool = [card for other in others for card in g.hands[other] if not knows(g, seat, card)] + [card for _, card in secret]
    pool = sorted(g.deck + pool)
    rng = shuffled(rng, pool)
    sizes = {other: len(g.hands[other]) for other in others}
    for other in others:
        g.hands[other] = [card for card in g.hands[other] if knows(g, seat, card)]
    for giver, card in secret:  # a promised card is of the type all have heard
        fit = next(number for number, candidate in enumerate(pool) if TYPE[candidate] == TYPE[card])
        g.seen[pool[fit]] = 1 << giver
        g.pledged[g.pledged.index((giver, card))] = (giver, pool.pop(fit))
    for side in sides:  # a laid card is an encounter card
        owner = g.laid_by[side]
        if not any(card < FIRST_OTHER for card in g.hands[owner]):
            _take(g, owner, pool, next(number for number, card in enumerate(pool) if card < FIRST_OTHER))
    for other in others:
        while len(g.hands[other]) < sizes[other]:
            _take(g, other, pool, len(pool) - 1)
    for side in sides:
        owner = g.laid_by[side]
        candidates = sorted(card for card in g.hands[owner] if card < FIRST_OTHER)
        rng, number = draw_below(rng, len(candidates))
        g.laid[side] = candidates[number]
        g.hands[owner].remove(candidates[number])
    g.deck = pool
    for card in pool:
        g.seen[card] = 0
    g.destiny.sort()
    rng = shuffled(rng, g.destiny)
    g.rng = rng
    g.forget_others_answers(seat)
    assert len(g.deck) + len(g.discard) + sum(map(len, g.hands)) <= DECK_SIZE


def _take(g: "Game", seat: int, pool: list[int], number: int) -> None:
    card = pool.pop(number)
    g.hands[seat].append(card)
    g.seen[card] = 1 << seat
