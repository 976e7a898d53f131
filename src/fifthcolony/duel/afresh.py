"""Dealing afresh what a seat cannot know: for its eyes the same position, with other cards wherever it cannot see."""

from typing import TYPE_CHECKING

from fifthcolony.duel.cards import tokens_in
from fifthcolony.duel.powers import ICONS, aliens_by_chance, fold
from fifthcolony.duel.words import NO_CARD, NO_DIAL, NO_TACTIC, SEATS, Query, When
from fifthcolony.kernel.afresh import forget_past
from fifthcolony.kernel.rng import draw_below, seeded, shuffled

if TYPE_CHECKING:
    from fifthcolony.duel.state import Game


def deal_afresh(g: "Game", seat: int, seed: int) -> None:
    """Deal all that the seat cannot know anew, in place: decks, the other's cards and choices, envoys it has not read."""
    rng = seeded(seed)
    foreseen = {card for who, card in g.foreseen if who == seat}
    for deck in (g.discoveries, g.events, g.refreshes):
        rng = _shuffle_but(deck, foreseen, rng)
    rng = _shuffle_but(g.planets, set(), rng)
    rng = _shuffle_but(g.decks[seat], {card for card in g.decks[seat] if g.seen[card] >> seat & 1}, rng)
    rng = _deal_cards(g, seat, rng)
    rng = _deal_choices(g, 1 - seat, rng)
    rng = _deal_envoys(g, seat, rng)
    if g.dealt:
        rng = _deal_aliens(g, seat, rng)
    g.rng = rng
    forget_past(g, seat, seed)
    g.imagined = True
    g.rearm()
    g.redo_others_answers(seat)


def _shuffle_but(deck: list[int], known: set[int], rng: int) -> int:
    """The order of a deck is unknown, but for cards that were seen there."""
    places = [place for place, card in enumerate(deck) if card not in known]
    cards = sorted(deck[place] for place in places)
    rng = shuffled(rng, cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    return rng


def held_by(g: "Game", seat: int) -> list[int]:
    """A seat's hand, what it has laid face down and what lies beside its alien: the other cannot tell which is where."""
    laid = [g.plan[side] for side in _face_down(g, seat)]
    return g.hands[seat] + laid + [card for holder, _, card in g.beside if holder == seat]


def _face_down(g: "Game", seat: int) -> list[int]:
    """The sides on which a plan of the seat's lies face down."""
    return [side for side in SEATS if g.plan_by[side] == seat and g.plan[side] != NO_CARD and not g.revealed]


def _deal_cards(g: "Game", seat: int, rng: int) -> int:
    """What the other holds, its deck and the common deck. Reinforcements that were never up change places only with each other."""
    other, bit = 1 - seat, 1 << seat
    held = held_by(g, other)
    unknown = [card for card in (*held, *g.decks[other], *g.reinforcements) if not g.seen[card] & bit]
    pools = [sorted(card for card in unknown if (g.unshown >> card & 1) == fresh) for fresh in (0, 1)]
    for pool in pools:
        rng = shuffled(rng, pool)

    def another(card: int) -> int:
        return card if g.seen[card] & bit else pools[g.unshown >> card & 1].pop()

    held = sorted(held, key=lambda card: (g.seen[card] & bit, g.unshown >> card & 1, card if g.seen[card] & bit else 0))
    held = [another(card) for card in held]
    decks = [[another(card) for card in deck] for deck in (g.decks[other], g.reinforcements)]
    for card in unknown:
        g.seen[card] = 0
    for card in held:
        g.seen[card] |= 1 << other
    g.decks[other], g.reinforcements = decks
    rng = shuffled(rng, held)
    for side in _face_down(g, other):
        g.plan[side] = held.pop()
    g.beside = [(holder, where, held.pop() if holder == other else card) for holder, where, card in g.beside]
    g.hands[other] = held
    aside = sum(holder == other for holder, _ in g.aside)
    g.aside = [entry for entry in g.aside if entry[0] == seat] + [(other, card) for card in held[:aside]]
    return rng


def _deal_choices(g: "Game", other: int, rng: int) -> int:
    """What the other has decided and not shown."""
    if g.dials[other] != NO_DIAL and not g.sent[other] and not fold(g, Query.SHOWS_DIAL, other, True):
        low, high = g.terms.dial
        rng, chosen = draw_below(rng, high - low + 1)
        g.dials[other] = low + chosen
    if g.half[other] != NO_TACTIC and not g.shown:
        rng, chosen = draw_below(rng, 2 * len(tokens_in(g.ready[other])))
        g.half[other] = 2 * tokens_in(g.ready[other])[chosen // 2] + chosen % 2
    if g.half[other] != NO_TACTIC and not g.sleeve_up and _has_sleeve(g, other):
        spare = [token for token in tokens_in(g.ready[other]) if token != g.half[other] // 2]
        rng, chosen = draw_below(rng, 4 * len(spare) or 1)
        g.sleeve[other] = 2 * spare[chosen // 2] + chosen % 2 if chosen < 2 * len(spare) else NO_TACTIC
    fresh = []
    for holder, what, number in g.secrets:
        if holder == other:
            rng, number = draw_below(rng, len(SEATS))  # noqa: PLW2901  a bet on either seat
        fresh.append((holder, what, number))
    g.secrets = fresh
    return rng


def _has_sleeve(g: "Game", seat: int) -> bool:
    """An ability lets the seat keep a tactic back, and plans have been chosen."""
    return any(holder == seat for holder, _ in g.hooks.get(When.CHOOSE, ()))


def _deal_envoys(g: "Game", seat: int, rng: int) -> int:
    """Envoys it has not read are any of their icon."""
    for slot in range(len(ICONS)):
        hidden = bool(g.envoys[slot]) and not g.face_up[slot] and not g.read[slot] >> seat & 1
        deck = sorted((*g.reserves[slot], g.envoys[slot]) if hidden else g.reserves[slot])
        rng = shuffled(rng, deck)
        if hidden:
            g.envoys[slot] = deck.pop()
        g.reserves[slot] = tuple(deck)
    return rng


def _deal_aliens(g: "Game", seat: int, rng: int) -> int:
    """What the other may choose from."""
    names = [name for name in aliens_by_chance(g) if name not in g.dealt[seat]]
    rng = shuffled(rng, names)
    g.dealt[1 - seat] = tuple(sorted(names[: len(g.dealt[1 - seat])]))
    return rng
