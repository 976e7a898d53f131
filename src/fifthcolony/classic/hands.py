"""Hands: looking into another's, and picking cards one by one."""

from collections.abc import Generator

from fifthcolony.classic.cards import OPTION, kinds_of
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT
from fifthcolony.kernel.ask import DONE, Ask, choose


def look_at_hand(g: Game, seat: int, holder: int) -> None:
    """A seat sees another's whole hand, and everybody sees it look."""
    hand = g.hands[holder]
    for card in hand:
        g.seen[card] |= 1 << seat
    g.tell("cards.hand_looked_at", SEAT[seat], SEAT[holder])
    g.tell("cards.hand_seen_by_you", SEAT[holder], *(OPTION[card] for card in sorted(hand)), to=(seat,))


def pick_cards(seat: int, prompt: str, cards: list[int], least: int, most: int) -> Generator[Ask, int, list[int]]:
    """Let a seat pick cards by kind. In secret: how often it is asked tells what there is."""
    if len(cards) <= least:
        return cards[:]
    left, picked = cards[:], list[int]()
    while left and len(picked) < most:
        kinds = kinds_of(left)
        options = tuple(OPTION[card] for card in kinds)
        choice = yield from choose(seat, prompt, options if len(picked) < least else (*options, DONE), (len(picked), most), True)
        if choice == len(kinds):
            break
        picked.append(kinds[choice])
        left.remove(kinds[choice])
    return picked
