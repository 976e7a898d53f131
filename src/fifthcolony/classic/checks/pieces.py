"""What is never lost in a classic game: ships, cards, destiny cards, and a colony track that says what the board says."""

from fifthcolony.classic import technology
from fifthcolony.classic.cards import DECK_SIZE
from fifthcolony.classic.position.play import CARD
from fifthcolony.classic.setup import SEAT_COUNTS, destiny_deck
from fifthcolony.classic.state import PLACE, RESEARCH, Game
from fifthcolony.classic.variants import planets_each
from fifthcolony.classic.words import GREAT_SHIP, MAX_SEATS, NO_CARD, ORBITS, SHIPS_PER_PLANET, Phase
from fifthcolony.kernel.checks import difference

EVERY_CARD = list(range(DECK_SIZE))
EVERY_DESTINY = {seats: sorted(destiny_deck(seats)) for seats in SEAT_COUNTS}


def check_ships(game: Game) -> None:
    """Twenty ships a seat, or sixteen, and a great one where there is one, over all places; nowhere fewer than none."""
    every = SHIPS_PER_PLANET * planets_each(game.config["variants"])
    great = [owner for kind, owner, _ in game.pieces if kind == GREAT_SHIP]
    for kind, owner, where in game.pieces:
        assert kind != GREAT_SHIP or game.ships_at(owner, PLACE.index(where)), (
            f"there is no ship of seat {owner} at {where}, but its great one"
        )
    assert min(game.ships) >= 0, f"there is a place with {min(game.ships)} ships"
    for seat in range(MAX_SEATS):
        number = sum(game.ships[seat::MAX_SEATS])
        assert number == (every + great.count(seat) if seat < game.seats else 0), f"seat {seat} has {number} ships"


def check_technologies(game: Game) -> None:
    """Every technology is in exactly one place, and the ships that research are on those that lie there."""
    names = game.technology_deck + game.technology_discard + [name for _, name, _, _ in game.technologies]
    every = technology.deck(game.config["variants"]) if names else []
    names.sort()
    assert names == every, f"technologies missing or double: {difference(names, every)}"
    for seat in range(game.seats):
        number, on = game.ships_at(seat, RESEARCH), sum(ships for holder, _, ships, _ in game.technologies if holder == seat)
        assert number == on or (number > on and game.losses), f"seat {seat} has {number} ships on technologies, which hold {on}"


def check_cards(game: Game) -> None:
    """Every card is in exactly one place."""
    cards = [*game.deck, *game.discard, *(card for _, card in game.reinforcements)]
    for hand in game.hands:
        cards += hand
    cards += [card for card in game.laid if card != NO_CARD]
    cards += [play.card for play in game.plays if play.kind == CARD]
    cards += [card for _, card in game.pledged]
    cards += [card for _, _, card in game.sheet]
    cards.sort()
    every = EVERY_CARD + game.flares
    assert cards == every, f"cards missing or double: {difference(cards, every)}"


def check_destiny(game: Game) -> None:
    """Every destiny card is in deck or discard, but for one that is turned up and not yet obeyed."""
    cards, every = game.destiny + game.destiny_discard, EVERY_DESTINY[game.seats]
    if len(cards) < len(every) and game.phase == Phase.DESTINY:
        cards.append(game.destiny_card)
    cards.sort()
    assert cards == every, f"destiny cards missing or double: {difference(cards, every)}"


def check_track(game: Game) -> None:
    """The colony track counts the foreign planets with ships on the board; who has enough of them has won, unless somebody has already."""
    for seat in range(game.seats):
        foreign = game.ships[seat : MAX_SEATS * ORBITS * MAX_SEATS : MAX_SEATS]
        settled = [planet for planet, ships in enumerate(foreign) if ships]
        nowhere = [planet for planet in settled if planet not in game.worlds[planet // ORBITS]]
        assert not nowhere, f"seat {seat} has ships on planets that are not there: {nowhere}"
        home = foreign[seat * ORBITS : seat * ORBITS + ORBITS]
        del foreign[seat * ORBITS : seat * ORBITS + ORBITS]
        number = len(foreign) - foreign.count(0)
        assert game.foreign[seat] == number, f"seat {seat} stands at {game.foreign[seat]}, the board says {number}"
        assert game.homes[seat] == ORBITS - home.count(0), f"seat {seat} is said to have {game.homes[seat]} home colonies"
        assert game.colonies(seat) == settled, f"seat {seat} is said to be on {game.colonies(seat)}, the board says {settled}"
        won = game.outcome is not None and (seat in game.outcome.winners or game.outcome.reason != "win.colonies")
        assert won or number < game.goal, f"seat {seat} has {number} foreign colonies, the outcome is {game.outcome}"


def check_conserved(game: Game) -> None:
    """All of the above."""
    check_ships(game)
    check_technologies(game)
    check_cards(game)
    check_destiny(game)
    check_track(game)
