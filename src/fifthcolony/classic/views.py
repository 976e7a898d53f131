"""What a seat may know of a classic game: an allow-list of fields, each made from the game and the seat that looks.

Whatever is not written here is not shown. Everything can be written as JSON, and nothing shares a list with the game.
"""

from typing import TYPE_CHECKING, Any, Final

from fifthcolony.classic.cards import DECK_SIZE, DESTINY_OPTION, KIND
from fifthcolony.classic.flares import UNSEEN
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.knowledge import hidden_cards, is_face_down, knows
from fifthcolony.classic.position.board import BESIDE, GATE, REMOVED, RESEARCH, WARP
from fifthcolony.classic.position.encounter import FACE_DOWN
from fifthcolony.classic.powers import fold_all, lost_powers, side_for
from fifthcolony.classic.words import (
    DEFENSE,
    MAX_SEATS,
    NO_CARD,
    NO_PLANET,
    NOBODY,
    OFFENSE,
    Query,
    is_hidden_pile,
)
from fifthcolony.kernel.view_types import BACK
from fifthcolony.kernel.views import COMMON, Field, parted
from fifthcolony.kernel.views import OWN as COMMON_OWN

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

_AT_GATE, _AT_BESIDE, _AT_WARP, _AT_REMOVED, _AT_RESEARCH = (place * MAX_SEATS for place in (GATE, BESIDE, WARP, REMOVED, RESEARCH))
"""Where the ships of a place begin."""
_NOTHING_LAID: Final = [NO_CARD, NO_CARD]
_SEATS_IN: Final = tuple(tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS))
"""The seats that a number names by its bits."""


def _parts(g: "Game", side: int) -> list[tuple[str, int]]:
    """A side's total as causes and amounts."""
    return [(cause, amount) for cause, amount in g.breakdown(side)]


def _totals(g: "Game") -> list[list[tuple[str, int]]] | None:
    """Both totals, while there are two attacks to count."""
    return None if min(g.values) < 0 or NO_CARD in g.laid else [_parts(g, OFFENSE), _parts(g, DEFENSE)]


def _leading(g: "Game") -> int | None:
    """The side that wins as the cards lie; None for a deal, for two losers, and while no two cards are up."""
    side = NOBODY if NO_CARD in g.laid or min(g.values) == FACE_DOWN else g.leading()
    if side not in (OFFENSE, DEFENSE):
        return None
    return fold_all(g, Query.WINNER, side)


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


def _on_sheet(g: "Game", holder: int, where: str, card: int, seat: int | None) -> str:
    """A card on a sheet as a seat sees it. Which of the cards in a hidden pile it is, only the holder can tell, whatever others know."""
    return KIND[card] if holder == seat or (knows(g, seat, card) and not is_hidden_pile(where)) else BACK


def _flare_sides(g: "Game", seat: int) -> dict[str, str]:
    """The side of each flare within a seat's reach that would count for it."""
    return {KIND[card]: side_for(g, seat, card) for card in sorted(g.playable(seat)) if card >= DECK_SIZE}


def _laid(g: "Game", side: int, seat: int | None) -> str | None:
    """An encounter card as a seat sees it."""
    if g.laid[side] == NO_CARD:
        return None
    return BACK if is_face_down(g, side) and g.laid_by[side] != seat else KIND[g.laid[side]]


def _technology(seat: int | None, holder: int, name: str, ships: int, is_open: bool) -> dict[str, Any]:
    """A technology as a seat sees it: face down it is nobody's business but its holder's. classic:tech.look"""
    seen = is_open or holder == seat
    return {
        "seat": holder,
        "name": name if seen else None,
        "ships": ships,
        "needs": TECHNOLOGIES[name].needs or None if seen else None,
        "open": is_open,
    }


def _aliens(g: "Game", seat: int | None) -> tuple[tuple[str, ...], ...]:
    """The aliens of each seat: face-down ones only for who knows them."""
    if not any(g.face_down):
        return tuple(g.powers)
    return tuple(
        tuple(name for name in down if holder == seat or (seat, name) in g.glimpsed) + up
        for holder, (down, up) in enumerate(zip(g.face_down, g.powers, strict=True))
    )


FIELDS: Final["dict[str, Field[Game]]"] = {
    **COMMON,
    "edition": lambda g, _seat: g.edition.year,
    "variants": lambda g, _seat: g.config["variants"][:],
    "seats": lambda g, _seat: g.seats,
    "colours": lambda g, _seat: g.config["colours"][:],
    "phase": lambda g, _seat: g.phase,
    "encounter": lambda g, _seat: g.encounter,
    "offense": lambda g, _seat: g.offense,
    "defense": lambda g, _seat: None if g.defense == NOBODY else g.defense,
    "target": lambda g, _seat: None if g.target == NO_PLANET else g.target,
    "resettling": lambda g, _seat: g.resettling,
    "worlds": lambda g, _seat: tuple(g.worlds),
    "goal": lambda g, _seat: g.goal,
    "power_needs": lambda g, _seat: g.power_needs,
    "planets": lambda g, _seat: g.ships_by_planet(),
    "gate": lambda g, _seat: g.ships[_AT_GATE : _AT_GATE + g.seats],
    "beside": lambda g, _seat: g.ships[_AT_BESIDE : _AT_BESIDE + g.seats],
    "warp": lambda g, _seat: g.ships[_AT_WARP : _AT_WARP + g.seats],
    "removed": lambda g, _seat: g.ships[_AT_REMOVED : _AT_REMOVED + g.seats],
    "research": lambda g, _seat: g.ships[_AT_RESEARCH : _AT_RESEARCH + g.seats],
    "technologies": lambda g, seat: [_technology(seat, *held) for held in g.technologies],
    "technology_deck": lambda g, _seat: len(g.technology_deck),
    "technology_discard": lambda g, _seat: g.technology_discard[:],
    "pieces": lambda g, _seat: g.pieces[:],
    "colonies": lambda g, _seat: g.foreign[:],
    "roles": lambda g, _seat: g.role[:],
    "limits": lambda g, _seat: g.limit[:],
    "invited": lambda g, _seat: [list(_SEATS_IN[mask]) for mask in g.invited],
    "aliens": _aliens,
    "hidden": lambda g, _seat: list(map(bool, g.face_down)),
    "lost_powers": lambda g, _seat: lost_powers(g) if min(g.homes) < g.power_needs else [],
    "zapped": lambda g, _seat: g.zapped[:],
    "dealt": lambda g, seat: list(g.dealt[seat]) if g.dealt and seat is not None else [],
    "hands": lambda g, _seat: list(map(len, g.hands)),
    "known": _known,
    "hand": lambda g, seat: [] if seat is None else [KIND[card] for card in sorted(g.hands[seat])],
    "flares": lambda g, seat: _flare_sides(g, seat) if g.flares and seat is not None else {},
    "flared": lambda g, _seat: [(seat, KIND[card], side) for seat, card, side in g.flared if side != UNSEEN],
    "tokens": lambda g, _seat: g.tokens[:],
    "sheet": lambda g, seat: sorted((holder, where, _on_sheet(g, holder, where, card, seat)) for holder, where, card in g.sheet),
    "deck": lambda g, _seat: len(g.deck),
    "discard": lambda g, _seat: [KIND[card] for card in g.discard],
    "destiny": lambda g, _seat: len(g.destiny),
    "destiny_discard": lambda g, _seat: [DESTINY_OPTION[card] for card in g.destiny_discard],
    "destiny_card": lambda g, _seat: None if g.destiny_card == NO_CARD else DESTINY_OPTION[g.destiny_card],
    "laid": lambda g, seat: [_laid(g, OFFENSE, seat), _laid(g, DEFENSE, seat)],
    "claimed": lambda g, _seat: [None if card == NO_CARD else KIND[card] for card in g.claimed],
    "values": lambda g, _seat: g.values[:],
    "totals": lambda g, _seat: _totals(g),
    "lower_wins": lambda g, _seat: fold_all(g, Query.LOWER_WINS, False),
    "upset": lambda g, _seat: fold_all(g, Query.WINNER, OFFENSE) != OFFENSE,
    "leading": lambda g, _seat: _leading(g),
    "winner": lambda g, _seat: None if g.winner == NOBODY else g.winner,
    "result": lambda g, _seat: g.result,
    "plays": lambda g, _seat: [(play.kind, play.seat, play.name, play.cancelled) for play in g.plays],
    "aims": lambda g, _seat: [list(play.aimed) for play in g.plays],
    "offer": lambda g, _seat: g.offer[:],
}

OWN: Final = COMMON_OWN | {"technologies", "aliens", "dealt", "known", "hand", "flares", "sheet", "laid"}
"""The fields that hang on who looks."""
PARTS: Final = parted(FIELDS, OWN)
