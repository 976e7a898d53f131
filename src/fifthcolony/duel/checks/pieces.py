"""What is never lost in a duel game: ships, cards, planets, destiny cards, envoys, and counters that make sense."""

from fifthcolony.duel.cards import ALL_READY, EVERY_CARD
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.planets import TILES
from fifthcolony.duel.powers import ENVOYS, ICONS
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import DIAL, NO_CARD, NO_TACTIC, NOBODY, SEATS, SHIPS
from fifthcolony.kernel.checks import difference


def check_ships(game: Game) -> None:
    """Twenty ships a seat in supply, in the Warp and on revealed planets, nowhere fewer than none."""
    assert min(*game.supply, *game.warp, *game.fleet) >= 0, f"there are fewer ships than none: {game.supply}, {game.warp}, {game.fleet}"
    for seat in SEATS:
        number = game.supply[seat] + game.warp[seat] + sum(game.fleet[seat::2])
        assert number == SHIPS, f"seat {seat} has {number} ships"
    for tile in game.planets:
        assert not game.fleet[tile * 2] + game.fleet[tile * 2 + 1], f"there are ships on planet {tile}, which is not discovered"


def check_cards(game: Game) -> None:
    """Every card is in exactly one place; reinforcements on plans stay listed for a moment after they were discarded."""
    cards = [*game.reinforcements]
    for seat in SEATS:
        cards += game.hands[seat] + game.decks[seat] + game.piles[seat]
    cards += [card for card in game.plan if card != NO_CARD]
    cards += [card for _, card in game.seconds]
    cards += [card for _, _, card in game.beside]
    placed = set(cards)
    cards += [card for _, card, _ in game.laid if card not in placed]
    cards.sort()
    every = list(EVERY_CARD)
    assert cards == every, f"cards missing or double: {difference(cards, every)}"
    assert all(card in game.hands[seat] for seat, card in game.aside), f"set aside is {game.aside}, in hands are {game.hands}"


def check_planets(game: Game) -> None:
    """Every planet is in the row or in the stack."""
    tiles, every = sorted(game.row + game.planets), list(range(len(TILES)))
    assert tiles == every, f"planets missing or double: {difference(tiles, every)}"


def check_destiny(game: Game) -> None:
    """Every destiny card is in its deck or in the past."""
    cards, every = sorted([*game.discoveries, *game.events, *game.refreshes, *game.past]), list(range(len(DESTINY)))
    assert cards == every, f"destiny cards missing or double: {difference(cards, every)}"


def check_envoys(game: Game) -> None:
    """No envoy twice, each where its icon belongs; whose ally one is has read it."""
    for slot, icon in enumerate(ICONS):
        names = [*game.reserves[slot], *([game.envoys[slot]] if game.envoys[slot] else [])]
        assert len(set(names)) == len(names), f"an envoy is there twice: {names}"
        assert all(ENVOYS[name].icon == icon for name in names), f"{names} are not all envoys of {icon}"
        ally = game.ally[slot]
        assert ally == NOBODY or game.read[slot] >> ally & 1, f"seat {ally} has not read its ally {game.envoys[slot]}"
        assert game.envoys[slot] or ally == NOBODY, f"seat {ally} is allied with nobody"


def check_counters(game: Game) -> None:
    """Tokens, tactics, dials and what is counted in between."""
    kinds = [(seat, kind) for seat, kind, _ in game.tokens]
    assert len(set(kinds)) == len(kinds), f"counters are kept twice: {game.tokens}"
    assert all(seat in SEATS and number > 0 for seat, _, number in game.tokens), f"counters of nobody, or none of them: {game.tokens}"
    assert all(0 <= mask <= ALL_READY for mask in game.ready), f"readied are {game.ready}"
    assert all(0 <= dial <= DIAL[1] for dial in game.dials), f"dials are {game.dials}"
    assert min(*game.hits, *game.lost, *game.sent, game.staying, game.passes) >= 0, "something is counted below nothing"
    for half, sleeve in zip(game.half, game.sleeve, strict=True):
        assert NO_TACTIC in (half, sleeve) or half // 2 != sleeve // 2, "a token is shown and in the sleeve"


def check_conserved(game: Game) -> None:
    """All of the above."""
    check_ships(game)
    check_cards(game)
    check_planets(game)
    check_destiny(game)
    check_envoys(game)
    check_counters(game)
