"""Dealing afresh what a seat cannot know: for its eyes the same position, with other cards wherever it cannot see."""

from typing import TYPE_CHECKING

from fifthcolony.classic.cards import COPIES, DECK_SIZE, FIRST_OTHER, TYPE
from fifthcolony.classic.flare_deck import could_be, exchange_flares
from fifthcolony.classic.flares import UNSEEN
from fifthcolony.classic.knowledge import is_face_down, knows, knows_flare
from fifthcolony.classic.sheets_afresh import deal_sheets
from fifthcolony.classic.words import DEFENSE, GIVEN, NO_CARD, OFFENSE, RANDOM, STORED, Phase
from fifthcolony.kernel.afresh import forget_past
from fifthcolony.kernel.rng import draw_below, seeded, shuffled

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

Place = tuple[int, str]
"""A seat, and the pile on its sheet; nothing for its hand."""


class Deal:
    """Cards and places while they are dealt: what the seat knows to lie there, and how many more do."""

    def __init__(self, g: "Game", seat: int, sides: list[int]) -> None:
        self.g = g
        self.pool = g.deck[:]
        self.held: dict[Place, list[int]] = {(other, ""): [] for other in range(g.seats)}
        self.room: dict[Place, list[int]] = {place: [] for place in self.held}
        """For each card that is yet to come to a place, who knows it there."""
        lying = [(other, "", card) for other, hand in enumerate(g.hands) for card in hand] + g.sheet
        lying += [(g.laid_by[side], g.laid_from[side], g.laid[side]) for side in sides]
        for holder, where, card in lying:
            place = (holder, where)
            if holder == seat or knows(g, seat, card):
                self.held.setdefault(place, []).append(card)
                self.room.setdefault(place, [])
            else:
                self.held.setdefault(place, [])
                self.room.setdefault(place, []).append(g.seen[card] if where else 1 << holder)
                self.pool.append(card)
        for place in self.held:  # in an order that the hidden cards have no part in
            if place[0] != seat:
                self.held[place].sort()
            self.room[place].sort()

    def fill(self, place: Place, number: int = -1) -> None:
        """A card of the pool comes to a place: the last, or the one told."""
        card = self.pool.pop(number)
        self.held[place].append(card)
        self.g.seen[card] = self.room[place].pop()

    def holds_encounter_card(self, place: Place) -> bool:
        """Whether an encounter card lies there, which is arranged if there is room for one."""
        if any(card < FIRST_OTHER for card in self.held[place]):
            return True
        if self.room[place]:
            self.fill(place, next(number for number, card in enumerate(self.pool) if card < FIRST_OTHER))
        return bool(self.held[place]) and self.held[place][-1] < FIRST_OTHER


def deal_afresh(g: "Game", seat: int, seed: int) -> None:
    """Deal all that the seat cannot know anew, in place: deck, others' hands, face-down cards and piles, the order of destiny."""
    g.declared = [entry for entry in g.declared if not _names_unknown_card(g, seat, entry[1])]
    g.flared = [entry for entry in g.flared if entry[2] != UNSEEN or entry[0] == seat]
    rng = _deal_cards(g, seat, seeded(seed))
    if g.dealt or any(g.face_down) or g.buried:
        rng = deal_sheets(g, seat, rng)
    if g.technologies or g.technology_deck:
        rng = _deal_technologies(g, seat, rng)
    g.destiny.sort()
    g.rng = shuffled(rng, g.destiny)
    forget_past(g, seat, seed)
    for named in g.config.pop("drawn", ()):  # what chance has drawn is written down, and the seat need not know it
        del g.config[named]
    g.config.setdefault("aliens", RANDOM)
    g.imagined = True
    g.redo_others_answers(seat)
    assert len(g.deck) + len(g.discard) + sum(map(len, g.hands)) <= DECK_SIZE + len(g.flares)


def _deal_cards(g: "Game", seat: int, rng: int) -> int:
    """Deck, others' hands and piles, what is promised or laid face down."""
    sides = [side for side in (OFFENSE, DEFENSE) if is_face_down(g, side) and g.laid_by[side] != seat]
    deal = Deal(g, seat, sides)
    secret = [(giver, card) for giver, card in g.pledged if giver != seat and not knows(g, seat, card)]
    deal.pool += [card for _, card in secret]
    deal.pool.sort()
    rng = _deal_flares(g, deal, seat, rng) if g.flares else rng
    rng = shuffled(rng, deal.pool)
    _deal_promised(g, deal, secret)
    _deal_encounter_cards(g, deal, sides)
    for place in sorted(deal.room):
        while deal.room[place]:
            deal.fill(place)
    for side in sides:
        cards = deal.held[g.laid_by[side], g.laid_from[side]]
        candidates = sorted(card for card in cards if card < FIRST_OTHER)
        rng, number = draw_below(rng, len(candidates))
        g.laid[side] = candidates[number]
        cards.remove(candidates[number])
    g.hands = [deal.held[other, ""] for other in range(g.seats)]
    g.sheet = [(holder, where, card) for holder, where in sorted(deal.held) if where for card in deal.held[holder, where]]
    g.deck = deal.pool
    for card in g.deck:
        g.seen[card] = 0
    return rng


def _names_unknown_card(g: "Game", seat: int, declared: str) -> bool:
    return declared.startswith(GIVEN) and not knows(g, seat, int(declared.removeprefix(GIVEN).partition(":")[0]))


def _deal_flares(g: "Game", deal: Deal, seat: int, rng: int) -> int:
    """Which flares are in the game is unknown but for those it has seen or that came with known aliens."""
    unknown = [card for card in deal.pool if card >= DECK_SIZE and not knows_flare(g, seat, card)]
    others = could_be(g, unknown)
    rng = shuffled(rng, others)
    exchanged = exchange_flares(g, unknown, others)
    imagined = set(exchanged.values())
    g.flares_known = [0 if card in imagined else (1 << g.seats) - 1 for card in g.flares]  # what others have learned is unknown too
    deal.pool = sorted([exchanged.get(card, card) for card in deal.pool])
    return rng


def _deal_technologies(g: "Game", seat: int, rng: int) -> int:
    """Those of others that lie face down, and the deck."""
    hidden = [not is_open and holder != seat for holder, _, _, is_open in g.technologies]
    names = sorted(g.technology_deck + [held[1] for held, unknown in zip(g.technologies, hidden, strict=True) if unknown])
    rng = shuffled(rng, names)
    dealt = [
        (holder, names.pop() if unknown else name, ships, is_open)
        for (holder, name, ships, is_open), unknown in zip(g.technologies, hidden, strict=True)
    ]
    g.technology_deck = names
    g.set_technologies(dealt)
    return rng


def _deal_promised(g: "Game", deal: Deal, secret: list[tuple[int, int]]) -> None:
    """A promised card is of the type all have heard, set aside already or not."""
    for giver, card in secret:
        fit = next(number for number, candidate in enumerate(deal.pool) if TYPE[candidate] == TYPE[card])
        g.seen[deal.pool[fit]] = 1 << giver
        g.pledged[g.pledged.index((giver, card))] = (giver, deal.pool.pop(fit))
    for other in range(g.seats):
        for type_ in _promised(g, other, deal.held[other, ""]):
            if deal.room[other, ""]:
                deal.fill((other, ""), next(number for number, card in enumerate(deal.pool) if TYPE[card] == type_))


def _promised(g: "Game", giver: int, held: list[int]) -> list[str]:
    """The types of cards that everybody knows a dealer to hold, by the offer on the table, beyond those it is known to hold."""
    if not g.bound >> giver & 1 or any(seat == giver for seat, _ in g.pledged):
        return []
    words = [word.partition(":") for seat, word in g.offer if seat == giver]
    types = [tail for head, _, tail in words if head in ("type", "highest", "lowest")]
    types += [TYPE[COPIES[tail][0]] for head, _, tail in words if head == "card"]
    for card in held:
        if TYPE[card] in types:
            types.remove(TYPE[card])
    return types


def _deal_encounter_cards(g: "Game", deal: Deal, sides: list[int]) -> None:
    """A laid card is an encounter card, and the hand check has found one with those who are about to lay."""
    for side in sides:
        deal.holds_encounter_card((g.laid_by[side], g.laid_from[side]))
    for place in sorted(place for place in deal.held if place[1] == STORED):
        deal.holds_encounter_card(place)
    if g.phase in (Phase.PLANNING, Phase.REVEAL):
        for side in (OFFENSE, DEFENSE):
            if g.laid[side] == NO_CARD:
                for place in sorted(place for place in deal.held if place[0] == g.main(side)):
                    if deal.holds_encounter_card(place):
                        break
