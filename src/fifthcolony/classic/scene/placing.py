"""Putting ships and cards where a scene says: the rest goes where it begins, or where chance puts it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from fifthcolony.classic.cards import COPIES, DECK_SIZE, FLARE, TYPE
from fifthcolony.classic.scene.names import OFF_BOARD, Scene, card_kind
from fifthcolony.classic.setup import destiny_deck
from fifthcolony.classic.state import BESIDE, GATE
from fifthcolony.classic.variants import planets_each
from fifthcolony.classic.words import DEFENSE, MAX_SEATS, OFFENSE, SHIPS_PER_PLANET, Role, is_hidden_pile
from fifthcolony.kernel.errors import BadConfig

Names = Sequence[str]
Fleet = Mapping[str, int]


def form_worlds(s: Scene, worlds: Mapping[str, Sequence[int]]) -> None:
    """The planets of a player by their numbers, where they are not those that everybody has."""
    for name, numbers in worlds.items():
        s.game.worlds[s.seat(name)] = tuple(sorted({s.planet(f"{name} {number}") for number in numbers}))


def place_ships(s: Scene, named: Mapping[str, Fleet], off_board: Mapping[str, Fleet]) -> None:
    g = s.game
    every = planets_each(g.config["variants"]) * SHIPS_PER_PLANET
    for where, fleet in (*named.items(), *off_board.items()):
        place = OFF_BOARD[where] if where in OFF_BOARD else s.standing(where)
        for name, number in fleet.items():
            seat = s.seat(name)
            g.ships[place * MAX_SEATS + seat] = number
            if place == GATE and seat != g.offense:
                g.role[seat] = Role.OFFENSIVE_ALLY
                g.joined[OFFENSE] |= 1 << seat
            elif place == BESIDE:
                g.role[seat] = Role.DEFENSIVE_ALLY
                g.joined[DEFENSE] |= 1 << seat
    taken = {s.place(where) for where in named}
    for seat, name in enumerate(s.names):
        left = every - g.fleet(seat)
        free = [planet for planet in g.worlds[seat] if planet not in taken]
        if left < 0 or (left and not free):
            raise BadConfig(
                f"{name} has {every} ships, the scene places {every - left}: name the places of all, or leave a home planet out"
            )
        for number in range(left):
            g.ships[free[number % len(free)] * MAX_SEATS + seat] += 1
    g.count_colonies()


def flares_among(hands: Mapping[str, Names], sheets: Mapping[str, Mapping[str, Names]], deck: Names, discard: Names) -> list[int]:
    """The flares that a scene names: those are in the game."""
    piles = [*hands.values(), *(pile for piles in sheets.values() for pile in piles.values()), deck, discard]
    return sorted({card for pile in piles for name in pile for card in COPIES[card_kind(name)] if TYPE[card] == FLARE})


def deal_cards(
    s: Scene,
    hands: Mapping[str, Names],
    laid: tuple[str, str] | None,
    sheets: Mapping[str, Mapping[str, Names]],
    deck: Names,
    discard: Names,
    rest: str,
) -> None:
    g = s.game
    left = [*range(DECK_SIZE), *g.flares]
    everybody = (1 << g.seats) - 1

    def take(name: str) -> int:
        kind = card_kind(name)
        copies = [card for card in COPIES[kind] if card in left]
        if not copies:
            raise BadConfig(f"the scene uses {name} more often than the deck holds it ({len(COPIES[kind])})")
        left.remove(copies[0])
        return copies[0]

    for name, hand in hands.items():
        g.hands[s.seat(name)] = [take(card) for card in hand]
    if laid:
        g.laid = [take(name) for name in laid]
        g.laid_by = [g.offense, g.defense]
    g.sheet = [(s.seat(name), where, take(card)) for name, piles in sheets.items() for where, pile in piles.items() for card in pile]
    for seat, where, card in g.sheet:
        g.seen[card] = 1 << seat if is_hidden_pile(where) else everybody
    top = [take(name) for name in deck]
    g.discard = [take(name) for name in discard]
    for seat in range(g.seats):
        if s.names[seat] not in hands and s.names[seat] != rest:
            g.hands[seat] = [take("attack 8" if any(card in left for card in COPIES["attack_08"]) else "attack 6")]
    g.shuffle(left)
    if rest == "discard":
        g.discard += left
        left = []
    elif rest != "deck":
        g.hands[s.seat(rest)] += left
        left = []
    g.deck = left + top[::-1]
    for seat, cards_held in enumerate(g.hands):
        for card in cards_held:
            g.seen[card] = 1 << seat
    for card in g.discard:
        g.seen[card] = everybody
    for side, seat in ((OFFENSE, g.offense), (DEFENSE, g.defense)):
        if laid:
            g.seen[g.laid[side]] = 1 << seat


def lay_destiny(s: Scene, top: Names, discarded: Names) -> None:
    """The destiny deck, shuffled, with these cards on top and those in its discard pile."""
    g = s.game
    g.destiny = destiny_deck(g.seats)
    there = Counter(g.destiny)
    wanted = Counter([s.destiny_card(name) for name in (*top, *discarded)])
    for name in (*top, *discarded):
        if wanted[s.destiny_card(name)] > there[s.destiny_card(name)]:
            raise BadConfig(f"the scene uses destiny {name} more often than there is such a card ({there[s.destiny_card(name)]})")
    g.shuffle(g.destiny)
    for name in (*discarded, *reversed(top)):
        g.destiny.remove(s.destiny_card(name))
    g.destiny_discard = [s.destiny_card(name) for name in discarded]
    g.destiny += [s.destiny_card(name) for name in reversed(top)]
