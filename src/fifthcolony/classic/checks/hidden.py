"""What a seat of a classic game cannot know, and how to exchange it. None is a spectator."""

from random import Random
from typing import Any, Final, cast

from fifthcolony.classic.cards import DECK_SIZE, FIRST_OTHER, KIND, TYPE
from fifthcolony.classic.flare_deck import could_be, exchange_flares
from fifthcolony.classic.knowledge import is_face_down, knows, knows_flare
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.classic.sheets_afresh import has_flare, possible_sheets
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import STORED, Phase
from fifthcolony.kernel.checks import Pieces
from fifthcolony.kernel.errors import DamagedData
from fifthcolony.kernel.record import load

BLURRING: Final = frozenset({"cards.reshuffled"})
"""After these, two games that differ in hidden cards may tell different things."""


Slot = tuple[Any, int]
"""A list, or the sheets, and a place in it that holds a card."""


def hidden_slots(game: Game, seat: int | None) -> list[Slot]:
    """Where the cards are whose identity the seat cannot know: deck, other hands, face-down cards and piles."""
    slots: list[Slot] = [(game.deck, number) for number in range(len(game.deck))]
    for other in range(game.seats):
        if other != seat:
            slots += [(game.hands[other], number) for number, card in enumerate(game.hands[other]) if not knows(game, seat, card)]
    for side in (0, 1):
        if is_face_down(game, side) and game.laid_by[side] != seat and not knows(game, seat, game.laid[side]):
            slots.append((game.laid, side))
    sheets = Pieces(game.sheet)
    slots += [(sheets, number) for number, (holder, _, card) in enumerate(game.sheet) if holder != seat and not knows(game, seat, card)]
    return slots


def must_be_encounter_card(game: Game, place: Any, number: int) -> bool:
    """Whether everybody knows that the card there is one: it was laid, or stored as such."""
    return place is game.laid or (isinstance(place, Pieces) and game.sheet[number][1] == STORED)


def permuted(game: Game, seat: int | None, chance: Random) -> Game | None:
    """The game with all that the seat cannot know exchanged, asking again what it asked; None if then it would ask nothing."""
    twin = game.copy()
    _exchange_flares(twin, seat, chance)
    _exchange_cards(twin, seat, chance)
    _exchange_laid(twin, seat, chance)
    _exchange_aliens(twin, seat, chance)
    _exchange_technologies(twin, seat, chance)
    chance.shuffle(twin.destiny)
    twin.rng = chance.getrandbits(64)
    twin.seed = chance.getrandbits(64)
    if any(ask.seat != seat for ask in game.asks):
        twin._answers = []  # what others have answered so far is hidden too, and they may hold other cards now
    try:
        return cast("Game", load(twin.dump()))
    except DamagedData:
        return None


def _exchange_flares(game: Game, seat: int | None, chance: Random) -> None:
    """Which flares are in the game, as far as the seat has not learned it."""
    slots = [(place, number) for place, number in hidden_slots(game, seat) if place[number] >= DECK_SIZE]
    slots = [(place, number) for place, number in slots if not knows_flare(game, seat, place[number])]
    unknown = [place[number] for place, number in slots]
    others = could_be(game, unknown)
    chance.shuffle(others)
    masks = [game.seen[card] for card in unknown]
    exchanged = exchange_flares(game, unknown, others)
    for (place, number), card, mask in zip(slots, unknown, masks, strict=True):
        place[number] = exchanged[card]
        game.seen[exchanged[card]] = mask


def _exchange_cards(game: Game, seat: int | None, chance: Random) -> None:
    """Shuffle the hidden cards; who knows what stays with the place. A face-down card stays one that can be laid.

    In planning everybody knows that both main players have such a card, or it would not have come to that.
    """
    slots = hidden_slots(game, seat)
    masks = [game.seen[place[number]] for place, number in slots]
    cards = [place[number] for place, number in slots]
    chance.shuffle(cards)
    for at, (place, number) in enumerate(slots):
        if must_be_encounter_card(game, place, number) and cards[at] >= FIRST_OTHER:
            fit = next(other for other, card in enumerate(cards) if card < FIRST_OTHER and not must_be_encounter_card(game, *slots[other]))
            cards[at], cards[fit] = cards[fit], cards[at]
    for main in (game.offense, game.defense) if game.phase == Phase.PLANNING else ():
        held = [at for at, (place, _) in enumerate(slots) if place is game.hands[main]]
        known = [card for card in game.hands[main] if card not in cards]
        if held and game.has_encounter_card(main) and min([cards[at] for at in held] + known) >= FIRST_OTHER:
            mains = (game.hands[game.offense], game.hands[game.defense])
            fits = [at for at, card in enumerate(cards) if card < FIRST_OTHER and not must_be_encounter_card(game, *slots[at])]
            fit = min(fits, key=lambda at: any(slots[at][0] is hand for hand in mains))  # the other main player needs one too
            cards[held[0]], cards[fit] = cards[fit], cards[held[0]]
    for (place, number), card, mask in zip(slots, cards, masks, strict=True):
        place[number] = card
        game.seen[card] = mask


def _exchange_laid(game: Game, seat: int | None, chance: Random) -> None:
    """Which of its cards another seat has laid face down is hidden too, even where the cards are known."""
    for side in (0, 1):
        owner = game.laid_by[side]
        if is_face_down(game, side) and owner != seat:
            slots: list[Slot] = [(game.hands[owner], number) for number in range(len(game.hands[owner]))]
            if game.laid_from[side]:  # everybody saw from which pile it came
                pile = (owner, game.laid_from[side])
                slots = [(Pieces(game.sheet), number) for number, entry in enumerate(game.sheet) if entry[:2] == pile]
            fits = [(place, number) for place, number in slots if place[number] < FIRST_OTHER]
            if fits and chance.random() < 0.5:
                place, number = chance.choice(fits)
                place[number], game.laid[side] = game.laid[side], place[number]


def _exchange_aliens(game: Game, seat: int | None, chance: Random) -> None:
    """Which aliens others have face down, have laid aside unseen, or choose from."""
    seen = [name for who, name in game.glimpsed if who == seat]
    names = possible_sheets(game, seat)
    chance.shuffle(names)
    known = [name for held in game.powers for name in held]
    known += [*game.face_down[seat], *(game.dealt[seat] if game.dealt else ())] if seat is not None else []
    names.sort(key=lambda name: not (can_meet(name, known) and has_flare(game, name)))  # what cannot be here can only be aside
    face_down = [
        held if other == seat else tuple(name if name in seen else names.pop(0) for name in held)
        for other, held in enumerate(game.face_down)
    ]
    for other, dealt in enumerate(game.dealt):
        if other != seat:
            game.dealt[other] = tuple(sorted(names.pop(0) for _ in dealt))
    game.buried = [name if name in seen else names.pop() for name in game.buried]
    game.set_powers(game.powers, face_down)


def kind(piece: int) -> str:
    """What a card is called, or a sheet, whose number is less than nothing."""
    return KIND[piece] if piece >= 0 else sorted(ALIENS)[~piece]


def knows_piece(game: Game, seat: int | None, piece: int) -> bool:
    """Whether a seat knows where a card is, or a sheet that is in the game."""
    if piece >= 0:
        return knows(game, seat, piece)
    name = kind(piece)
    return not any(name in held for other, held in enumerate(game.face_down) if other != seat) or (seat, name) in game.glimpsed


def swap_sheets(game: Game, seat: int | None, chance: Random) -> tuple[Game, int, int] | None:
    """The game with two face-down sheets exchanged."""
    sheets = [(other, held[0]) for other, held in enumerate(game.face_down) if other != seat and held]
    sheets = [(other, name) for other, name in sheets if (seat, name) not in game.glimpsed]
    if len(sheets) < 2:
        return None
    (one, first), (other, second) = chance.sample(sheets, 2)
    twin = game.copy()
    face_down = twin.face_down[:]
    face_down[one], face_down[other] = (second, *face_down[one][1:]), (first, *face_down[other][1:])
    twin.set_powers(twin.powers, face_down)
    names = sorted(ALIENS)
    return _again(twin, ~names.index(first), ~names.index(second))


def _exchange_technologies(game: Game, seat: int | None, chance: Random) -> None:
    """Those of others that lie face down, and the deck."""
    slots = [at for at, (holder, _, _, is_open) in enumerate(game.technologies) if not is_open and holder != seat]
    names = [game.technologies[at][1] for at in slots] + game.technology_deck
    chance.shuffle(names)
    for at in slots:
        holder, _, ships, is_open = game.technologies[at]
        game.technologies[at] = (holder, names.pop(), ships, is_open)
    game.technology_deck = names


def swap_two(game: Game, seat: int | None, chance: Random) -> tuple[Game, int, int] | None:
    """The game with two hidden cards of different kinds exchanged, one of them in a hand, or with two sheets that lie face down."""
    found = swap_sheets(game, seat, chance) if any(game.face_down) and chance.random() < 0.5 else None
    if found is not None:
        return found
    twin = game.copy()
    slots = hidden_slots(twin, seat)
    held = [slot for slot in slots if slot[0] is not twin.deck]
    if not held:
        return None
    one, at = chance.choice(held)
    alike = [(place, number) for place, number in slots if _could_swap(one[at], place[number])]
    if not alike:
        return None
    other, where = chance.choice(alike)
    first, second = one[at], other[where]
    one[at], other[where] = second, first
    twin.seen[first], twin.seen[second] = twin.seen[second], twin.seen[first]
    return _again(twin, first, second)


def _again(twin: Game, first: int, second: int) -> tuple[Game, int, int] | None:
    """The game asking again what it asked, and what was swapped; None if then it would ask nothing."""
    try:
        return cast("Game", load(twin.dump())), first, second
    except DamagedData:
        return None


def _could_swap(one: int, other: int) -> bool:
    return KIND[one] != KIND[other] and TYPE[one] == TYPE[other]
