"""What a seat cannot know must not show: positions that differ only in hidden things look the same to it. None is a spectator."""

from random import Random
from typing import Any

import fifthcolony as fc
from fifthcolony.classic.cards import FIRST_OTHER, KIND, TYPE
from fifthcolony.classic.knowledge import is_face_down, knows
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.classic.state import Game
from fifthcolony.kernel.errors import DamagedData
from fifthcolony.kernel.events import Event
from tools.invariants import check_conserved, play_on

Slot = tuple[Any, int]
"""A list, or the sheets, and a place in it that holds a card."""


class Sheets:
    """The cards on all sheets as a list of cards."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getitem__(self, number: int) -> int:
        return self.game.sheet[number][2]

    def __setitem__(self, number: int, card: int) -> None:
        holder, where, _ = self.game.sheet[number]
        self.game.sheet[number] = (holder, where, card)


def hidden_slots(game: Game, seat: int | None) -> list[Slot]:
    """Where the cards are whose identity the seat cannot know: deck, other hands, face-down cards and piles."""
    slots: list[Slot] = [(game.deck, number) for number in range(len(game.deck))]
    for other in range(game.seats):
        if other != seat:
            slots += [(game.hands[other], number) for number, card in enumerate(game.hands[other]) if not knows(game, seat, card)]
    for side in (0, 1):
        if is_face_down(game, side) and game.laid_by[side] != seat and not knows(game, seat, game.laid[side]):
            slots.append((game.laid, side))
    sheets = Sheets(game)
    slots += [(sheets, number) for number, (holder, _, card) in enumerate(game.sheet) if holder != seat and not knows(game, seat, card)]
    return slots


def permuted(game: Game, seat: int | None, chance: Random) -> Game | None:
    """The game with all that the seat cannot know exchanged, asking again what it asked; None if then it would ask nothing."""
    twin = game.copy()
    _exchange_cards(twin, seat, chance)
    _exchange_laid(twin, seat, chance)
    _exchange_aliens(twin, seat, chance)
    chance.shuffle(twin.destiny)
    twin.rng = chance.getrandbits(64)
    twin.seed = chance.getrandbits(64)
    if any(ask.seat != seat for ask in game.asks):
        twin._answers = []  # what others have answered so far is hidden too, and they may hold other cards now
    try:
        return fc.load(twin.dump())
    except DamagedData:
        return None


def _exchange_cards(game: Game, seat: int | None, chance: Random) -> None:
    """Shuffle the hidden cards; who knows what stays with the place. A face-down card stays one that can be laid."""
    slots = hidden_slots(game, seat)
    masks = [game.seen[place[number]] for place, number in slots]
    cards = [place[number] for place, number in slots]
    chance.shuffle(cards)
    for at, (place, _) in enumerate(slots):
        if place is game.laid and cards[at] >= FIRST_OTHER:
            fit = next(other for other, card in enumerate(cards) if card < FIRST_OTHER and slots[other][0] is not game.laid)
            cards[at], cards[fit] = cards[fit], cards[at]
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
                slots = [(Sheets(game), number) for number, entry in enumerate(game.sheet) if entry[:2] == pile]
            fits = [(place, number) for place, number in slots if place[number] < FIRST_OTHER]
            if fits and chance.random() < 0.5:
                place, number = chance.choice(fits)
                place[number], game.laid[side] = game.laid[side], place[number]


def _exchange_aliens(game: Game, seat: int | None, chance: Random) -> None:
    """Which aliens others choose from."""
    known = game.dealt[seat] if game.dealt and seat is not None else ()
    names = sorted(name for name, alien in ALIENS.items() if game.edition.year in alien.editions and can_meet(name, list(known)))
    names = [name for name in names if name not in known]
    chance.shuffle(names)
    for other, dealt in enumerate(game.dealt):
        if other != seat:
            game.dealt[other] = tuple(sorted(names.pop() for _ in dealt))


def check_view(game: Game, seat: int | None, chance: Random) -> bool:
    """Exchanging the hidden changes nothing in the seat's view and asks. False if this exchange could not be compared."""
    other = permuted(game, seat, chance)
    if other is None:
        assert all(ask.secret for ask in game.asks), f"whether {game.asks} is asked depends on what seat {seat} cannot know"
    owes = any(ask.seat == seat for ask in game.asks)
    if other is None or (not owes and _asked(game) != _asked(other)):
        assert not owes, f"whether seat {seat} is asked {game.asks} depends on what it cannot know"
        return False
    ours, theirs = game.view(seat), other.view(seat)
    apart = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
    assert not apart, f"the view of seat {seat} shows what it cannot know: {apart}"
    return True


def _asked(game: Game) -> list[tuple[int, str]]:
    return [(ask.seat, ask.prompt) for ask in game.asks]


# --- playing on side by side --------------------------------------------------------------------------------------------------------


class Witness:
    """Hears what one seat hears."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[Event] = []
        game.listener = self.hear

    def hear(self, event: Event) -> None:
        """Keep what is for everybody, or for this seat."""
        if event.audience is None or self.seat in event.audience:
            self.heard.append(event)

    def has_heard(self, key: str) -> bool:
        """Whether something of this kind has been told since the last answer."""
        return any(event.key == key for event in self.heard)


def swap_two(game: Game, seat: int | None, chance: Random) -> tuple[Game, int, int] | None:
    """The game with two hidden cards of different kinds exchanged, one of them in a hand."""
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
    try:
        return fc.load(twin.dump()), first, second
    except DamagedData:
        return None


def _could_swap(one: int, other: int) -> bool:
    return KIND[one] != KIND[other] and TYPE[one] == TYPE[other]


def check_told(game: Game, seat: int | None, chance: Random, answers: int = 40) -> int:
    """Two games that differ in two hidden cards tell the seat the same until it comes to know one of them. Answers compared."""
    mid_step = game.partial or (game._answers and game.asks[0].seat != seat)  # their meaning hangs on the cards that would be swapped
    found = None if mid_step else swap_two(game, seat, chance)
    if found is None:
        return 0
    one, (other, first, second) = game.copy(), found
    names = f"{KIND[first]} from {KIND[second]}"
    ears = Witness(one, seat), Witness(other, seat)
    for number in range(answers):
        if _asked(one) != _asked(other) or not one.asks:
            return number
        ours, theirs = one.view(seat), other.view(seat)
        assert ours == theirs, (
            f"the view of seat {seat} tells {names}: {[(ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]]}"
        )
        if not _answer_both(one, other, chance, (f"card:{KIND[first]}", f"card:{KIND[second]}")):
            return number
        learned = any(knows(g, seat, card) for g in (one, other) for card in (first, second))
        if learned or any(ear.has_heard("cards.reshuffled") for ear in ears):
            return number
        # Where another is asked first in one of the games, it has not come as far.
        length = None if _asked(one) == _asked(other) else min(len(ear.heard) for ear in ears)
        heard = [ear.heard[:length] for ear in ears]
        assert heard[0] == heard[1], f"what seat {seat} hears tells {names}: {heard[0]} and {heard[1]}"
        for ear in ears:
            ear.heard.clear()
    return answers


def _answer_both(one: Game, other: Game, chance: Random, swapped: tuple[str, str]) -> bool:
    """The same answer in both games, where a laid card may have changed its name; False if there is none."""
    ask = chance.choice(one.asks)
    options = other.ask_of(ask.seat).options
    index = chance.randrange(len(ask.options))
    word = ask.options[index]
    if word not in options and word in swapped and ask.prompt == "planning.select":
        word = swapped[1 - swapped.index(word)]
    if word not in options:
        return False
    one.answer(ask.seat, index)
    other.answer(ask.seat, options.index(word))
    return True


# --- dealing afresh -----------------------------------------------------------------------------------------------------------------


def check_determinize(game: Game, seat: int, chance: Random, answers: int = 20) -> None:
    """Dealing afresh keeps what the seat knows, depends on nothing it does not know, and plays on."""
    before, seed = game.dump(), chance.getrandbits(64)
    dealt = game.determinize(seat, seed)
    assert game.dump() == before, "determinize changed the game"
    check_conserved(dealt)
    if any(ask.seat == seat for ask in game.asks) and seat not in game.partial:
        ours, theirs = game.view(seat), dealt.view(seat)
        assert theirs == ours, f"dealing afresh changed what seat {seat} knows"
    other = permuted(game, seat, chance)
    if other is not None:
        assert other.determinize(seat, seed).dump() == dealt.dump(), f"what is dealt afresh for seat {seat} depends on the hidden"
    for _ in range(answers):
        play_on(dealt, chance, 1)
        check_conserved(dealt)
