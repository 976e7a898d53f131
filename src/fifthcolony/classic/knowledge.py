"""Who knows where a card is, and how that is learned and lost."""

from typing import TYPE_CHECKING

from fifthcolony.classic.cards import COPIES, DECK_SIZE, KIND
from fifthcolony.classic.position.encounter import FACE_DOWN
from fifthcolony.classic.words import DEFENSE, NO_CARD, OFFENSE, is_hidden_pile

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game


def knows(g: "Game", seat: int | None, card: int) -> bool:
    """Whether a seat knows where a card is; a spectator knows what everybody knows."""
    if seat is None:
        return g.seen[card] == (1 << g.seats) - 1
    return bool(g.seen[card] >> seat & 1)


def remember_flare(g: "Game", card: int) -> None:
    """A flare may be lost sight of: who knows where it is has learned that it is in the game."""
    g.flares_known[g.flares.index(card)] |= g.seen[card]


def forget(g: "Game", cards: list[int], knowing: int) -> None:
    """Nobody but these seats, as bits, can tell any longer where the cards are."""
    for card in cards:
        if card >= DECK_SIZE:
            remember_flare(g, card)
        g.seen[card] &= knowing


def knows_flare(g: "Game", seat: int | None, card: int) -> bool:
    """Whether a seat knows that a flare is in the game, wherever it is; a spectator knows what everybody knows."""
    knowing = g.flares_known[g.flares.index(card)] | g.seen[card]
    return knowing == (1 << g.seats) - 1 if seat is None else bool(knowing >> seat & 1)


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
    return g.laid[side] != NO_CARD and (g.values[side] == FACE_DOWN or g.claimed[side] != NO_CARD) and g.laid[side] not in g.up
