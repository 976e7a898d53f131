"""What a seat may know of a duel game: an allow-list of fields, each made from the game and the seat that looks.

Whatever is not written here is not shown. Everything can be written as JSON, and nothing shares a list with the game.
"""

from typing import TYPE_CHECKING, Final

from fifthcolony.duel.cards import HALF, KIND, TOKENS, tokens_in
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.planets import NAME, SYMBOL
from fifthcolony.duel.powers import ICONS
from fifthcolony.duel.view_types import DuelEnvoy, DuelPlanet
from fifthcolony.duel.words import COLOURS, IN_DUEL, NO_CARD, NO_DIAL, NO_PLANET, NO_TACTIC, NOBODY, SCOPE, SEATS, Query
from fifthcolony.kernel.view_types import BACK
from fifthcolony.kernel.views import COMMON, Field, parted
from fifthcolony.kernel.views import OWN as COMMON_OWN

if TYPE_CHECKING:
    from fifthcolony.duel.state import Game


NOTHING_LAID: Final = [NO_CARD, NO_CARD]


def _or_none(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def _known(g: "Game", seat: int | None) -> list[list[str]]:
    """What a seat knows of each hand, of what is laid face down or lies beside an alien, sorted: which is where, it cannot tell.

    A spectator knows what both know.
    """
    known: list[list[str]] = []
    seen, both = g.seen, 3 if seat is None else 1 << seat
    for other in SEATS:
        if other == seat:
            known.append([])
            continue
        held = g.hands[other]
        if not g.revealed and g.plan != NOTHING_LAID:
            held = held + [card for by, card in zip(g.plan_by, g.plan, strict=True) if by == other and card != NO_CARD]
        if g.beside:
            held = held + [card for holder, _, card in g.beside if holder == other]
        known.append(sorted([KIND[card] for card in held if seen[card] & both == both]))
    return known


def _row(g: "Game") -> list[DuelPlanet]:
    """Who controls what is written out, as `controls` has it: bots look at every planet all the time."""
    row: list[DuelPlanet] = []
    fleet, arena, warpplanet = g.fleet, g.arena, g.warpplanet
    for tile in g.row:
        first, second = fleet[2 * tile], fleet[2 * tile + 1]
        warp, free = tile == warpplanet, tile != arena
        controlled = [free and first > (second if warp else 0), free and second > (first if warp else 0)]
        row.append({"planet": NAME[tile], "symbol": SYMBOL[tile], "ships": [first, second], "controlled": controlled, "warp": warp})
    return row


def _dial(g: "Game", whose: int, seat: int | None) -> int | str | None:
    """A dial is set before it is shown only for whom an ability lets wait: its owner sees it."""
    if g.dials[whose] == NO_DIAL:
        return None
    hidden = whose != seat and Query.SHOWS_DIAL in g.hooks and not g.sent[whose] and _waits(g, whose)
    return BACK if hidden else g.dials[whose]


def _waits(g: "Game", whose: int) -> bool:
    from fifthcolony.duel.powers import fold  # noqa: PLC0415  hooks need games

    return not fold(g, Query.SHOWS_DIAL, whose, True)


def _plan(g: "Game", whose: int, seat: int | None) -> str | None:
    card = g.plan[whose]
    if card == NO_CARD:
        return None
    return KIND[card] if g.revealed or g.plan_by[whose] == seat else BACK


def _tactic(g: "Game", whose: int, seat: int | None) -> str | None:
    half = g.half[whose]
    if half == NO_TACTIC:
        return None
    return HALF[half] if g.shown or whose == seat else BACK


def _sleeve(g: "Game", whose: int, seat: int | None) -> str | None:
    half = g.sleeve[whose]
    return HALF[half] if half != NO_TACTIC and (g.sleeve_up or whose == seat) else None


def _envoys(g: "Game", seat: int | None) -> list[DuelEnvoy]:
    found: list[DuelEnvoy] = []
    reader = 0 if seat is None else 1 << seat
    for slot, icon in enumerate(ICONS):
        name, ally, up = g.envoys[slot], g.ally[slot], g.face_up[slot]
        known = name if name and (up or g.read[slot] & reader) else None
        found.append({"icon": icon, "name": known, "in_play": bool(name), "ally": None if ally == NOBODY else ally, "face_up": up})
    return found


def _clout(g: "Game") -> list[list[tuple[str, int]]] | None:
    """Both clouts as causes and amounts, once plans are up; from the count on, as they were counted."""
    if g.counted:
        return [[(cause, amount) for holder, cause, amount in g.counted if holder == seat] for seat in SEATS]
    return [g.breakdown(seat) for seat in SEATS] if g.revealed else None


def _beside(g: "Game", seat: int | None) -> list[tuple[int, str, str]]:
    return sorted((holder, where, KIND[card] if holder == seat else BACK) for holder, where, card in g.beside)


FIELDS: Final["dict[str, Field[Game]]"] = {
    **COMMON,
    "seats": lambda _g, _seat: len(SEATS),
    "colours": lambda _g, _seat: list(COLOURS),
    "scope": lambda g, _seat: SCOPE[g.scope],
    "step": lambda g, _seat: g.step,
    "leader": lambda g, _seat: _or_none(g.leader, NOBODY),
    "aliens": lambda g, _seat: [[name] if name else [] for name in g.aliens],
    "dealt": lambda g, seat: list(g.dealt[seat]) if g.dealt and seat is not None else [],
    "supply": lambda g, _seat: g.supply[:],
    "warp": lambda g, _seat: g.warp[:],
    "row": lambda g, _seat: _row(g),
    "planets_left": lambda g, _seat: len(g.planets),
    "controlled": lambda g, _seat: [g.planets_of(seat) for seat in SEATS],
    "arena": lambda g, _seat: None if g.arena == NO_PLANET else NAME[g.arena],
    "hands": lambda g, _seat: [len(hand) for hand in g.hands],
    "hand": lambda g, seat: [] if seat is None else [KIND[card] for card in sorted(g.hands[seat])],
    "known": _known,
    "limits": lambda g, _seat: [g.hand_limit(seat) for seat in SEATS],
    "decks": lambda g, _seat: [len(deck) for deck in g.decks],
    "piles": lambda g, _seat: [[KIND[card] for card in pile] for pile in g.piles],
    "reinforcements": lambda g, _seat: len(g.reinforcements),
    "ready": lambda g, _seat: [tokens_in(mask) for mask in g.ready],
    "spent": lambda g, _seat: [[token for token in range(TOKENS) if not mask >> token & 1] for mask in g.ready],
    "envoys": _envoys,
    "reserves": lambda g, _seat: [len(deck) for deck in g.reserves],
    "destiny": lambda g, _seat: [len(g.discoveries), len(g.events), len(g.refreshes)],
    "foreseen": lambda g, seat: [DESTINY[card].name for who, card in g.foreseen if who == seat],
    "past": lambda g, _seat: [DESTINY[card].name for card in g.past],
    "card": lambda g, _seat: None if g.card == NO_CARD else DESTINY[g.card].name,
    "next": lambda g, _seat: g.next if g.card == NO_CARD else DESTINY[g.card].next,
    "advantage": lambda g, _seat: DESTINY[g.card].advantage if g.scope == IN_DUEL else None,
    "fewer": lambda g, _seat: g.scope == IN_DUEL and DESTINY[g.card].fewer,
    "advantage_to": lambda g, _seat: _or_none(g.advantage_holder(), NOBODY),
    "dials": lambda g, seat: [_dial(g, whose, seat) for whose in SEATS],
    "sent": lambda g, _seat: g.sent[:],
    "plans": lambda g, seat: [_plan(g, whose, seat) for whose in SEATS],
    "seconds": lambda g, _seat: [(holder, KIND[card]) for holder, card in g.seconds],
    "values": lambda g, _seat: g.values[:] if g.revealed else None,
    "tactics": lambda g, seat: [_tactic(g, whose, seat) for whose in SEATS],
    "sleeves": lambda g, seat: [_sleeve(g, whose, seat) for whose in SEATS],
    "laid": lambda g, _seat: [(side, KIND[card], worth) for side, card, worth in g.laid],
    "clout": lambda g, _seat: _clout(g),
    "winner": lambda g, _seat: _or_none(g.winner, NOBODY),
    "announced": lambda g, _seat: g.announced[:],
    "secrets": lambda g, seat: [(what, number) for holder, what, number in g.secrets if holder == seat],
    "tokens": lambda g, _seat: g.tokens[:],
    "beside": _beside,
    "aside": lambda g, seat: [KIND[card] for holder, card in g.aside if holder == seat],
    "copied": lambda g, _seat: g.copied[:],
}

OWN: Final = COMMON_OWN | {
    "dealt", "hand", "known", "envoys", "foreseen", "dials", "plans", "tactics", "sleeves", "secrets", "beside", "aside",
}  # fmt: skip
"""The fields that hang on who looks."""
PARTS: Final = parted(FIELDS, OWN)
