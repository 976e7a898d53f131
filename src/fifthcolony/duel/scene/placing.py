"""Putting ships, cards and envoys where a scene of a duel says; the rest lies where chance puts it."""

from collections.abc import Mapping, Sequence

from fifthcolony.duel.cards import COPIES, FIRST_REINFORCEMENT, HALF, KIND
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.loop import deck_of
from fifthcolony.duel.planets import NAME
from fifthcolony.duel.powers import ICONS, envoy_named
from fifthcolony.duel.scene.names import Scene, card_kind, card_name, destiny_number
from fifthcolony.duel.setup import lay_out_envoys
from fifthcolony.duel.state import BOTH_KNOW, Game
from fifthcolony.duel.words import HAND_LIMIT, NO_CARD, NOBODY, SEATS, SHIPS
from fifthcolony.kernel.errors import BadConfig

Names = Sequence[str]


def draw_named(g: Game, name: str) -> int:
    """A destiny card leaves its deck for the past."""
    number = take_destiny(g, name)
    g.past.append(number)
    return number


def take_destiny(g: Game, name: str) -> int:
    """A destiny card out of its deck; there is one of each."""
    number = destiny_number(name)
    deck = deck_of(g, DESTINY[number].deck)
    if number not in deck:
        raise BadConfig(f"the scene uses the destiny card {name} twice; there is one of it")
    deck.remove(number)
    return number


def take_tile(g: Game, tile: int) -> None:
    """A planet out of the stack; there is one of each."""
    if tile not in g.planets:
        raise BadConfig(f"the scene places the planet {NAME[tile]} twice; there is one of it")
    g.planets.remove(tile)


def place_ships(
    s: Scene,
    planets: Mapping[str, Mapping[int, int]],
    warpplanet: str | None,
    supply: Mapping[int, int],
    warp: Mapping[int, int],
    stack: Names | None,
) -> None:
    g = s.game
    for planet, fleet in planets.items():
        tile = s.tile(planet)
        take_tile(g, tile)
        g.row.append(tile)
        for seat, number in fleet.items():
            g.fleet[tile * 2 + seat] = number
    if warpplanet:
        g.warpplanet = s.tile(warpplanet)
        if g.warpplanet not in g.row:
            raise BadConfig(f"the Warpplanet {warpplanet} is not among the revealed planets: {', '.join(planets) or 'none'}")
    for planet in reversed(stack or ()):
        take_tile(g, s.tile(planet))
        g.planets.append(s.tile(planet))
    for seat, name in enumerate(s.names):
        left = SHIPS - sum(g.fleet[seat::2])
        if seat in supply and seat in warp and supply[seat] + warp[seat] != left:
            raise BadConfig(f"{name} has {left} ships off planets, the scene places {supply[seat]} and {warp[seat]}")
        g.warp[seat] = warp.get(seat, left - supply[seat] if seat in supply else min(5, left))
        g.supply[seat] = left - g.warp[seat]
        if g.supply[seat] < 0 or g.warp[seat] < 0:
            raise BadConfig(f"{name} has {SHIPS} ships; the scene places {SHIPS - min(g.supply[seat], g.warp[seat])} or more")


def deal_cards(
    s: Scene,
    hands: Mapping[int, Names],
    decks: Mapping[int, Names],
    piles: Mapping[int, Names],
    reinforcements: Names | None,
    beside: Mapping[int, Mapping[str, Names]],
) -> None:
    g = s.game

    def take(name: str, seat: int) -> int:
        copies = COPIES[card_kind(name)]
        for deck in (g.decks[seat], g.reinforcements, g.decks[1 - seat]):
            for card in copies:
                if card in deck:
                    deck.remove(card)
                    return card
        raise BadConfig(f"the scene uses {name} more often than there are cards of it ({len(copies)})")

    for seat, hand in hands.items():
        g.hands[seat] = [take(card, seat) for card in hand]
    for seat, where in beside.items():
        g.beside += [(seat, place, take(card, seat)) for place, pile in where.items() for card in pile]
    for seat, pile in piles.items():
        g.piles[seat] = [take(card, seat) for card in pile]
    on_top = {seat: [take(card, seat) for card in deck] for seat, deck in decks.items()}
    first = [take(card, 0) for card in reinforcements or ()]
    for card in first:
        if card < FIRST_REINFORCEMENT:
            raise BadConfig(f"{card_name(KIND[card])} is a plan; the deck of reinforcements never has any")
    for seat in SEATS:
        if seat not in hands:
            g.hands[seat] = [g.decks[seat].pop() for _ in range(HAND_LIMIT)]
        g.decks[seat] += on_top.get(seat, [])[::-1]
        g.last_card[seat] = g.hands[seat][0] if len(g.hands[seat]) == 1 else NO_CARD
        for card in g.hands[seat]:
            g.seen[card] |= 1 << seat
        for card in g.piles[seat]:
            g.show(card)
    for seat, _, card in g.beside:
        g.seen[card] |= 1 << seat
    g.reinforcements += first[::-1]


def seat_envoys(s: Scene, envoys: Names | None, allies: Mapping[int, str | Names], face_up: Names) -> None:
    g = s.game
    allied = {seat: [names] if isinstance(names, str) else list(names) for seat, names in allies.items()}
    wanted = list(dict.fromkeys([*(envoys or ()), *face_up, *(name for names in allied.values() for name in names)]))
    lay_out_envoys(g)
    for name in wanted:
        slot = ICONS.index(envoy_named(name).icon)
        rivals = [other for other in wanted if other != name and envoy_named(other).icon == envoy_named(name).icon]
        if rivals:
            raise BadConfig(f"{name} and {rivals[0]} are both envoys of {envoy_named(name).icon}; one of each icon is in play")
        if g.envoys[slot] != name:
            reserve = [other for other in g.reserves[slot] if other != name]
            g.reserves[slot] = (*reserve, g.envoys[slot])
            g.envoys[slot] = name
    for name in face_up:
        slot = g.slot_of(name)
        g.face_up[slot], g.read[slot] = True, BOTH_KNOW
    for seat, names in allied.items():
        for name in names:
            slot = g.slot_of(name)
            if g.ally[slot] != NOBODY:
                raise BadConfig(f"{name} is an ally of {s.names[seat]} and of {s.names[g.ally[slot]]}; an envoy has one ally")
            g.ally[slot] = seat
            g.read[slot] |= 1 << seat


def spend_tactics(s: Scene, spent: Mapping[int, Names]) -> None:
    for seat, halves in spent.items():
        for half in halves:
            token = s.half(half) // 2
            if token in s.game.spent(seat):
                both = " and ".join(HALF[2 * token : 2 * token + 2]).replace("_", " ")
                raise BadConfig(f"{s.names[seat]} has spent one token twice, the second time as {half}; {both} are its halves")
            s.game.spend_token(seat, token)


def lay_tokens(s: Scene, tokens: Mapping[int, Mapping[str, int]]) -> None:
    for seat, counters in tokens.items():
        for kind, number in counters.items():
            s.game.set_tokens(seat, kind, number)
