"""Putting ships, cards and envoys where a scene of a duel says; the rest lies where chance puts it."""

from collections.abc import Mapping, Sequence

from fifthcolony.duel.cards import COPIES
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.loop import deck_of
from fifthcolony.duel.planets import NAME
from fifthcolony.duel.powers import ICONS, envoy_named
from fifthcolony.duel.scene.names import Scene, card_kind, destiny_number
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
    planets: Mapping[str, Mapping[str, int]],
    warpplanet: str | None,
    supply: Mapping[str, int],
    warp: Mapping[str, int],
    stack: Names | None,
) -> None:
    g = s.game
    for planet, fleet in planets.items():
        tile = s.tile(planet)
        take_tile(g, tile)
        g.row.append(tile)
        for name, number in fleet.items():
            g.fleet[tile * 2 + s.seat(name)] = number
    if warpplanet:
        g.warpplanet = s.tile(warpplanet)
        if g.warpplanet not in g.row:
            raise BadConfig(f"the Warpplanet {warpplanet} is not among the revealed planets: {', '.join(planets) or 'none'}")
    for planet in reversed(stack or ()):
        take_tile(g, s.tile(planet))
        g.planets.append(s.tile(planet))
    for seat, name in enumerate(s.names):
        left = SHIPS - sum(g.fleet[seat::2])
        if name in supply and name in warp and supply[name] + warp[name] != left:
            raise BadConfig(f"{name} has {left} ships off planets, the scene places {supply[name]} and {warp[name]}")
        g.warp[seat] = warp.get(name, left - supply[name] if name in supply else min(5, left))
        g.supply[seat] = left - g.warp[seat]
        if g.supply[seat] < 0 or g.warp[seat] < 0:
            raise BadConfig(f"{name} has {SHIPS} ships; the scene places {SHIPS - min(g.supply[seat], g.warp[seat])} or more")


def deal_cards(
    s: Scene,
    hands: Mapping[str, Names],
    decks: Mapping[str, Names],
    piles: Mapping[str, Names],
    reinforcements: Names | None,
    beside: Mapping[str, Mapping[str, Names]],
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

    for name, hand in hands.items():
        g.hands[s.seat(name)] = [take(card, s.seat(name)) for card in hand]
    for name, where in beside.items():
        g.beside += [(s.seat(name), place, take(card, s.seat(name))) for place, pile in where.items() for card in pile]
    for name, pile in piles.items():
        g.piles[s.seat(name)] = [take(card, s.seat(name)) for card in pile]
    on_top = {s.seat(name): [take(card, s.seat(name)) for card in deck] for name, deck in decks.items()}
    first = [take(card, 0) for card in reinforcements or ()]
    for seat in SEATS:
        if s.names[seat] not in hands:
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


def seat_envoys(s: Scene, envoys: Names | None, allies: Mapping[str, str | Names], face_up: Names) -> None:
    g = s.game
    allied = {name: [names] if isinstance(names, str) else list(names) for name, names in allies.items()}
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
    for owner, names in allied.items():
        for name in names:
            if g.ally[g.slot_of(name)] != NOBODY:
                raise BadConfig(f"{name} is an ally of {owner} and of {s.names[g.ally[g.slot_of(name)]]}; an envoy has one ally")
            g.ally[g.slot_of(name)] = s.seat(owner)
            g.read[g.slot_of(name)] |= 1 << s.seat(owner)
