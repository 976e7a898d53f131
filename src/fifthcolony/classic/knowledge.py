"""Who knows what: views built by allow-list, and dealing afresh what a seat cannot know."""

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from fifthcolony.classic.cards import COPIES, DECK_SIZE, DESTINY_OPTION, FIRST_OTHER, KIND, OPTION, TYPE
from fifthcolony.classic.words import DEFENSE, MAX_SEATS, NO_CARD, NO_PLANET, NOBODY, OFFENSE, PLANETS, SEAT, Phase
from fifthcolony.kernel.rng import draw_below, seeded, shuffled

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

_FACE_DOWN = "face_down"
_NOTHING_LAID = [NO_CARD, NO_CARD]
_SEATS_IN = tuple(tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS))
"""The seats that a number names by its bits."""
_PLANETS_OF = {
    seats: itemgetter(*(slice(planet * MAX_SEATS, planet * MAX_SEATS + seats) for planet in range(seats * PLANETS)))
    for seats in range(1, MAX_SEATS + 1)
}
"""What cuts `Game.ships` up by planet, one number a seat."""
_GATE, _BESIDE, _WARP, _REMOVED = (place * MAX_SEATS for place in range(MAX_SEATS * PLANETS, MAX_SEATS * PLANETS + 4))
"""Where the ships off the board begin in `Game.ships`: one number a seat for each place."""


def knows(g: "Game", seat: int | None, card: int) -> bool:
    """Whether a seat knows where a card is; a spectator knows what everybody knows."""
    if seat is None:
        return g.seen[card] == (1 << g.seats) - 1
    return bool(g.seen[card] >> seat & 1)


def expose(g: "Game", holder: int, kind: str, number: int) -> None:
    """Everybody knows from now on that the holder has so many cards of a kind; which copies, nobody can tell."""
    copies = sorted((card for card in COPIES[kind] if card in g.hands[holder]), key=lambda card: -g.seen[card].bit_count())
    for seat in range(g.seats):
        unknown = [card for card in copies if not knows(g, seat, card)]
        for card in unknown[: max(0, number - len(copies) + len(unknown))]:
            g.seen[card] |= 1 << seat


def look_at_hand(g: "Game", seat: int, holder: int) -> None:
    """A seat sees another's whole hand, and everybody sees it look."""
    hand = g.hands[holder]
    for card in hand:
        g.seen[card] |= 1 << seat
    g.tell("cards.hand_looked_at", SEAT[seat], SEAT[holder])
    g.tell("cards.hand_seen_by_you", SEAT[holder], *(OPTION[card] for card in sorted(hand)), to=(seat,))


def show(g: "Game", holder: int, card: int) -> None:
    """A card that has left the holder's hand is up for all to see."""
    lose_track(g, holder, card)
    g.seen[card] = (1 << g.seats) - 1


def lose_track(g: "Game", holder: int, card: int) -> None:
    """A card has left a hand: who knew of another copy there cannot tell that it was not this one."""
    copies = [copy for copy in COPIES[KIND[card]] if copy in g.hands[holder]]
    for seat in range(g.seats) if copies else ():
        if seat != holder and not knows(g, seat, card):
            for copy in copies:
                if knows(g, seat, copy):
                    g.seen[copy] &= ~(1 << seat)
                    break


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
    return {
        "game": g.name,
        "edition": g.edition.year,
        "seats": seats,
        "seat": seat,
        "colours": g.config["colours"][:],
        "phase": g.phase,
        "encounter": g.encounter,
        "offense": g.offense,
        "defense": None if g.defense == NOBODY else g.defense,
        "target": None if g.target == NO_PLANET else g.target,
        "resettling": g.resettling,
        "planets": list(_PLANETS_OF[seats](ships)),
        "gate": ships[_GATE : _GATE + seats],
        "beside": ships[_BESIDE : _BESIDE + seats],
        "warp": ships[_WARP : _WARP + seats],
        "removed": ships[_REMOVED : _REMOVED + seats],
        "colonies": [g.foreign_colonies(other) for other in range(seats)],
        "roles": g.role[:],
        "limits": g.limit[:],
        "invited": [list(_SEATS_IN[mask]) for mask in g.invited],
        "aliens": [list(names) for names in g.powers],
        "power_on": [g.power_is_on(other) for other in range(seats)],
        "zapped": [list(pair) for pair in g.zapped],
        "hands": [len(hand) for hand in g.hands],
        "known": _known(g, seat),
        "hand": [] if seat is None else [KIND[card] for card in sorted(g.hands[seat])],
        "tokens": [list(entry) for entry in g.tokens],
        "sheet": [[holder, where, KIND[card] if knows(g, seat, card) else _FACE_DOWN] for holder, where, card in g.sheet],
        "deck": len(g.deck),
        "discard": [KIND[card] for card in g.discard],
        "destiny": len(g.destiny),
        "destiny_discard": [DESTINY_OPTION[card] for card in g.destiny_discard],
        "destiny_card": None if g.destiny_card == NO_CARD else DESTINY_OPTION[g.destiny_card],
        "laid": [None, None] if g.laid == _NOTHING_LAID else [_laid(g, OFFENSE, seat), _laid(g, DEFENSE, seat)],
        "values": g.values[:],
        "totals": None if min(g.values) < 0 or NO_CARD in g.laid else [_parts(g, OFFENSE), _parts(g, DEFENSE)],
        "lower_wins": g.lower_wins,
        "upset": g.upset,
        "leading": _leading(g),
        "winner": None if g.winner == NOBODY else g.winner,
        "result": g.result,
        "plays": [[kind, who, what if kind == "use" else KIND[what], cancelled] for kind, who, what, cancelled, _ in g.plays],
        "aims": [list(aimed) for _, _, _, _, aimed in g.plays],
        "offer": [list(item) for item in g.offer],
        "waiting": _waiting(g),
        "asks": [
            {"id": ask.id, "prompt": ask.prompt, "params": list(ask.params), "options": list(ask.options)}
            for ask in g.asks
            if ask.seat == seat
        ],
        "outcome": None if g.outcome is None else {"winners": list(g.outcome.winners), "reason": g.outcome.reason},
    }


def _parts(g: "Game", side: int) -> list[list[str | int]]:
    """A side's total as causes and amounts."""
    return [[cause, amount] for cause, amount in g.breakdown(side)]


def _leading(g: "Game") -> int | None:
    """The side that wins as the cards lie; None for a deal, for two losers, and while no two cards are up."""
    side = NOBODY if NO_CARD in g.laid or min(g.values) == -2 else g.leading()
    if side not in (OFFENSE, DEFENSE):
        return None
    return 1 - side if g.upset else side


def _known(g: "Game", seat: int | None) -> list[list[str]]:
    """What a seat knows of each other seat's hidden cards, sorted."""
    if seat is None:
        return [[KIND[card] for card in sorted(hidden_cards(g, other)) if knows(g, None, card)] for other in range(g.seats)]
    seen, bit = g.seen, 1 << seat
    hands = g.hands if g.laid == _NOTHING_LAID and not g.pledged else [hidden_cards(g, other) for other in range(g.seats)]
    known = []
    for other, hand in enumerate(hands):
        cards = [card for card in hand if seen[card] & bit] if other != seat else None
        known.append([KIND[card] for card in sorted(cards)] if cards else [])
    return known


def _waiting(g: "Game") -> list[int]:
    """Who owes an answer, where that is no secret."""
    asks = g.asks
    if len(asks) == 1:
        return [] if asks[0].secret else [asks[0].seat]
    return [] if any(ask.secret for ask in asks) else [ask.seat for ask in asks]


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
    on_sheets = [number for number, (_, _, card) in enumerate(g.sheet) if not knows(g, seat, card)]
    secret = [(giver, card) for giver, card in g.pledged if giver != seat and not knows(g, seat, card)]
    pool = [card for other in others for card in g.hands[other] if not knows(g, seat, card)] + [card for _, card in secret]
    pool = sorted(g.deck + pool + [g.sheet[number][2] for number in on_sheets])
    rng = shuffled(rng, pool)
    sizes = {other: len(g.hands[other]) for other in others}
    for other in others:
        g.hands[other] = [card for card in g.hands[other] if knows(g, seat, card)]
    for giver, card in secret:  # a promised card is of the type all have heard
        fit = next(number for number, candidate in enumerate(pool) if TYPE[candidate] == TYPE[card])
        g.seen[pool[fit]] = 1 << giver
        g.pledged[g.pledged.index((giver, card))] = (giver, pool.pop(fit))
    for other in others:
        for type_ in _promised(g, other):
            _take(g, other, pool, next(number for number, card in enumerate(pool) if TYPE[card] == type_))
    owners = [g.laid_by[side] for side in sides] + _yet_to_lay(g)
    for owner in owners:  # a laid card is an encounter card, and the hand check has found one with those who are to lay
        if owner != seat and len(g.hands[owner]) < sizes[owner] and not g.has_encounter_card(owner):
            _take(g, owner, pool, next(number for number, card in enumerate(pool) if card < FIRST_OTHER))
    for number in on_sheets:
        holder, where, old = g.sheet[number]
        g.sheet[number] = (holder, where, pool.pop())
        g.seen[g.sheet[number][2]] = g.seen[old] & 1 << holder
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
    g.seed, g.choices, g.start = seed, [0] * len(g.choices), None  # the past would tell what was dealt
    g.forget_others_answers(seat)
    assert len(g.deck) + len(g.discard) + sum(map(len, g.hands)) <= DECK_SIZE


def _yet_to_lay(g: "Game") -> list[int]:
    """The main players who are about to lay a card."""
    return [g.main(side) for side in (OFFENSE, DEFENSE) if g.laid[side] == NO_CARD] if g.phase == Phase.PLANNING else []


def _promised(g: "Game", giver: int) -> list[str]:
    """The types of cards that everybody knows a dealer to hold, by the offer on the table, beyond those it is known to hold."""
    if not g.bound >> giver & 1 or any(seat == giver for seat, _ in g.pledged):
        return []
    words = [word.partition(":") for seat, word in g.offer if seat == giver]
    types = [tail for head, _, tail in words if head in ("type", "highest", "lowest")]
    types += [TYPE[COPIES[tail][0]] for head, _, tail in words if head == "card"]
    for card in g.hands[giver]:
        if TYPE[card] in types:
            types.remove(TYPE[card])
    return types


def _take(g: "Game", seat: int, pool: list[int], number: int) -> None:
    card = pool.pop(number)
    g.hands[seat].append(card)
    g.seen[card] = 1 << seat
