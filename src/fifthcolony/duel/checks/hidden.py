"""What a seat of a duel game cannot know, and how to exchange it. None is a spectator, who knows what both know."""

from random import Random
from typing import Any, Final, cast

from fifthcolony.duel.cards import KIND, tokens_in
from fifthcolony.duel.powers import ALIENS, ICONS, fold
from fifthcolony.duel.state import BOTH_KNOW, Game
from fifthcolony.duel.words import NO_CARD, NO_DIAL, NO_TACTIC, SEATS, Query, When
from fifthcolony.kernel.checks import Pieces
from fifthcolony.kernel.errors import DamagedData
from fifthcolony.kernel.record import load

Slot = tuple[Any, int]
"""A list, or what lies beside aliens, and a place in it that holds a card."""

BLURRING: Final = frozenset({"deck.reshuffled", "card.taken", "card.taken_unseen", "hand.looked_at"})
"""After these, two games that differ in hidden cards may tell different things: chance picked one of the cards by its place."""


def knows(game: Game, seat: int | None, card: int) -> bool:
    """Whether a seat knows who holds a card, or where in a deck it lies."""
    return game.seen[card] == BOTH_KNOW if seat is None else bool(game.seen[card] >> seat & 1)


def held_slots(game: Game, other: int) -> list[Slot]:
    """What somebody holds: its hand, what it laid face down, what lies beside its alien."""
    slots: list[Slot] = [(game.hands[other], number) for number in range(len(game.hands[other]))]
    if not game.revealed:
        slots += [(game.plan, side) for side in SEATS if game.plan_by[side] == other and game.plan[side] != NO_CARD]
    beside = Pieces(game.beside)
    return slots + [(beside, number) for number, entry in enumerate(game.beside) if entry[0] == other]


def hidden_slots(game: Game, seat: int | None) -> list[list[Slot]]:
    """Where the cards are whose identity the seat cannot know, in groups within which they could be exchanged.

    Reinforcements that were never up could be in any hand or in the common deck; every other card belongs to a player's own cards.
    """
    groups: list[list[Slot]] = []
    fresh: list[Slot] = []
    for other in SEATS:
        slots: list[Slot] = [(game.decks[other], number) for number in range(len(game.decks[other]))]
        if other != seat:
            slots += held_slots(game, other)
        slots = [(place, number) for place, number in slots if not knows(game, seat, place[number])]
        groups.append([slot for slot in slots if not game.unshown >> slot[0][slot[1]] & 1])
        fresh += [slot for slot in slots if game.unshown >> slot[0][slot[1]] & 1]
    fresh += [(game.reinforcements, number) for number in range(len(game.reinforcements))]
    return [*groups, fresh]


def permuted(game: Game, seat: int | None, chance: Random) -> Game | None:
    """The game with all that the seat cannot know exchanged, asking again what it asked; None if then it would ask nothing."""
    twin = game.copy()
    _exchange_cards(twin, seat, chance)
    for other in SEATS:
        if other != seat:
            _exchange_held(twin, other, chance)
            _exchange_choices(twin, other, chance)
    _exchange_envoys(twin, seat, chance)
    _exchange_aliens(twin, seat, chance)
    foreseen = {card for who, card in twin.foreseen if who == seat}
    for deck in (twin.discoveries, twin.events, twin.refreshes, twin.planets):
        _shuffle_but(deck, foreseen if deck is not twin.planets else set(), chance)
    twin.rng = chance.getrandbits(64)
    twin.seed = chance.getrandbits(64)
    if any(ask.seat != seat for ask in game.asks):
        twin._answers = []  # what others have answered so far is hidden too, and they may hold other cards now
    try:
        return cast("Game", load(twin.dump()))
    except DamagedData:
        return None


def _shuffle_but(deck: list[int], known: set[int], chance: Random) -> None:
    places = [place for place, card in enumerate(deck) if card not in known]
    cards = [deck[place] for place in places]
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


def _exchange_cards(game: Game, seat: int | None, chance: Random) -> None:
    """Shuffle the hidden cards; who knows what stays with the place."""
    for slots in hidden_slots(game, seat):
        masks = [game.seen[place[number]] for place, number in slots]
        cards = [place[number] for place, number in slots]
        chance.shuffle(cards)
        for (place, number), card, mask in zip(slots, cards, masks, strict=True):
            place[number] = card
            game.seen[card] = mask


def _exchange_held(game: Game, other: int, chance: Random) -> None:
    """Which of the cards it holds lies face down and which is in the hand is hidden too, even where the cards are known."""
    slots = held_slots(game, other)
    cards = [place[number] for place, number in slots]
    chance.shuffle(cards)
    for (place, number), card in zip(slots, cards, strict=True):
        place[number] = card
    aside = chance.sample(game.hands[other], sum(holder == other for holder, _ in game.aside))
    game.aside = [entry for entry in game.aside if entry[0] != other] + [(other, card) for card in aside]


def _exchange_choices(game: Game, other: int, chance: Random) -> None:
    """A dial, a tactic, what is in the sleeve, a bet: decided and not shown."""
    if game.dials[other] != NO_DIAL and not game.sent[other] and not fold(game, Query.SHOWS_DIAL, other, True):
        game.dials[other] = chance.randint(*game.terms.dial)
    ready = tokens_in(game.ready[other])
    if game.half[other] != NO_TACTIC and not game.shown:
        game.half[other] = 2 * chance.choice(ready) + chance.randrange(2)
    if game.half[other] != NO_TACTIC and not game.sleeve_up and any(holder == other for holder, _ in game.hooks.get(When.CHOOSE, ())):
        spare = [token for token in ready if token != game.half[other] // 2]
        game.sleeve[other] = 2 * chance.choice(spare) + chance.randrange(2) if spare and chance.random() < 0.5 else NO_TACTIC
    game.secrets = [(holder, what, chance.randrange(2) if holder == other else number) for holder, what, number in game.secrets]


def _exchange_envoys(game: Game, seat: int | None, chance: Random) -> None:
    """Envoys that it has not read, and those that wait."""
    for slot in range(len(ICONS)):
        read = game.face_up[slot] or (game.read[slot] == BOTH_KNOW if seat is None else game.read[slot] >> seat & 1)
        names = list(game.reserves[slot])
        if game.envoys[slot] and not read:
            names.append(game.envoys[slot])
        chance.shuffle(names)
        if game.envoys[slot] and not read:
            game.envoys[slot] = names.pop()
        game.reserves[slot] = tuple(names)


def _exchange_aliens(game: Game, seat: int | None, chance: Random) -> None:
    """Which aliens others choose from."""
    known = game.dealt[seat] if game.dealt and seat is not None else ()
    names = sorted(name for name in ALIENS if name not in known)
    chance.shuffle(names)
    for other, dealt in enumerate(game.dealt):
        if other != seat:
            game.dealt[other] = tuple(sorted(names.pop() for _ in dealt))


def swap_two(game: Game, seat: int | None, chance: Random) -> tuple[Game, int, int] | None:
    """The game with two hidden cards of different kinds exchanged, one of them held by somebody."""
    twin = game.copy()
    decks = (*twin.decks, twin.reinforcements)
    slots = chance.choice(hidden_slots(twin, seat))
    held = [slot for slot in slots if not any(slot[0] is deck for deck in decks)]
    if not held:
        return None
    one, at = chance.choice(held)
    alike = [(place, number) for place, number in slots if KIND[place[number]] != KIND[one[at]]]
    if not alike:
        return None
    other, where = chance.choice(alike)
    first, second = one[at], other[where]
    one[at], other[where] = second, first
    twin.seen[first], twin.seen[second] = twin.seen[second], twin.seen[first]
    twin.aside = [(holder, {first: second, second: first}.get(card, card)) for holder, card in twin.aside]
    try:
        return cast("Game", load(twin.dump())), first, second
    except DamagedData:
        return None
