"""Who knows what: views built by allow-list."""

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from fifthcolony.classic.cards import COPIES, DESTINY_OPTION, KIND
from fifthcolony.classic.words import DEFENSE, MAX_SEATS, NO_CARD, NO_PLANET, NOBODY, OFFENSE, PLANETS, is_hidden_pile

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


def show(g: "Game", holder: int, card: int) -> None:
    """A card that has left the holder's hand is up for all to see."""
    lose_track(g, holder, card)
    g.seen[card] = (1 << g.seats) - 1
    if card in g.laid:
        g.up.append(card)


def lose_track(g: "Game", holder: int, card: int) -> None:
    """A card has left a hand: who knew of another copy there cannot tell that it was not this one."""
    held = g.hands[holder] + hidden_piles(g, holder) if g.sheet else g.hands[holder]
    copies = [copy for copy in COPIES[KIND[card]] if copy in held]
    for seat in range(g.seats) if copies else ():
        if seat != holder and not knows(g, seat, card):
            for copy in copies:
                if knows(g, seat, copy):
                    g.seen[copy] &= ~(1 << seat)
                    break


def hidden_cards(g: "Game", seat: int) -> list[int]:
    """A seat's hand, its hidden piles, what it has set aside for a deal and laid face down: others cannot tell which is where."""
    aside = [card for giver, card in g.pledged if giver == seat] + hidden_piles(g, seat)
    return g.hands[seat] + aside + [g.laid[side] for side in (OFFENSE, DEFENSE) if g.laid_by[side] == seat and is_face_down(g, side)]


def hidden_piles(g: "Game", seat: int) -> list[int]:
    """The cards that lie face down on a seat's sheet."""
    return [card for holder, where, card in g.sheet if holder == seat and is_hidden_pile(where)]


def is_face_down(g: "Game", side: int) -> bool:
    """Whether a side's card is on the table and not up for all to see."""
    return g.laid[side] != NO_CARD and (g.values[side] == -2 or g.claimed[side] != NO_CARD) and g.laid[side] not in g.up


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
        "dealt": list(g.dealt[seat]) if g.dealt and seat is not None else [],
        "hands": [len(hand) for hand in g.hands],
        "known": _known(g, seat),
        "hand": [] if seat is None else [KIND[card] for card in sorted(g.hands[seat])],
        "tokens": [list(entry) for entry in g.tokens],
        "sheet": sorted([holder, where, _on_sheet(g, holder, where, card, seat)] for holder, where, card in g.sheet),
        "deck": len(g.deck),
        "discard": [KIND[card] for card in g.discard],
        "destiny": len(g.destiny),
        "destiny_discard": [DESTINY_OPTION[card] for card in g.destiny_discard],
        "destiny_card": None if g.destiny_card == NO_CARD else DESTINY_OPTION[g.destiny_card],
        "laid": [None, None] if g.laid == _NOTHING_LAID else [_laid(g, OFFENSE, seat), _laid(g, DEFENSE, seat)],
        "claimed": [None if card == NO_CARD else KIND[card] for card in g.claimed],
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
    hands = g.hands if g.laid == _NOTHING_LAID and not g.pledged and not g.sheet else [hidden_cards(g, other) for other in range(g.seats)]
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


def _on_sheet(g: "Game", holder: int, where: str, card: int, seat: int | None) -> str:
    """A card on a sheet as a seat sees it. Which of the cards in a hidden pile it is, only the holder can tell, whatever others know."""
    return KIND[card] if holder == seat or (knows(g, seat, card) and not is_hidden_pile(where)) else _FACE_DOWN


def _laid(g: "Game", side: int, seat: int | None) -> str | None:
    """An encounter card as a seat sees it."""
    if g.laid[side] == NO_CARD:
        return None
    return _FACE_DOWN if is_face_down(g, side) and g.laid_by[side] != seat else KIND[g.laid[side]]
