"""Setting up: colours, ships, aliens, decks, hands, and who begins."""

from typing import Any, Final

from fifthcolony.classic import artifacts, technology  # noqa: F401  the artifacts are found by name
from fifthcolony.classic.cards import COLOUR_COPIES, DECK_SIZE, DESTINY_OPTION, HAND_SIZE, OTHER_DESTINY, words_of
from fifthcolony.classic.casting import cast, check_aliens
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.flare_deck import check_flares, shuffle_flares_in
from fifthcolony.classic.inventions import discover as discover_technologies
from fifthcolony.classic.powers import GUESTS, discover
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import turn
from fifthcolony.classic.turning_up import set_up
from fifthcolony.classic.variants import TECHNOLOGY, check_variants
from fifthcolony.classic.words import MAX_SEATS, RANDOM, SEAT, SHIPS_PER_PLANET
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Listener
from fifthcolony.kernel.guests import Wished
from fifthcolony.kernel.steps import step

SEAT_COUNTS: Final = (3, 4, 5)
COLOURS: Final = ("ember", "saffron", "jade", "azure", "orchid")
DEAL_ROUNDS: Final = 4

discover()
discover_technologies()


def configure(
    seats: int = 5,
    edition: int = 2018,
    aliens: str | list[str] | tuple[str, ...] = RANDOM,
    variants: list[str] | tuple[str, ...] = (),
    colours: list[str] | tuple[str, ...] | None = None,
    first: int | None = None,
    deal_rounds: int = DEAL_ROUNDS,
    alerts: list[str] | tuple[str, ...] = (),
    flares: list[str] | tuple[str, ...] = (),
    drawn: list[str] | tuple[str, ...] = (),
    guests: Wished = (),
) -> dict[str, Any]:
    """Check the wishes for a game and write them down; what is wrong is said by name.

    Where aliens or flares are named that chance has `drawn`, not everybody knows them who sits at the table. Chance brings those people's
    own aliens into the game that are its `guests`.
    """
    if type(seats) is not int or seats not in SEAT_COUNTS:
        raise BadConfig(f"a classic game has 3, 4 or 5 seats, not {seats!r}")
    if type(edition) is not int or edition not in EDITIONS:
        raise BadConfig(f"there is no edition {edition!r}; there are: {', '.join(map(str, EDITIONS))}")
    chosen = list(COLOURS[:seats] if colours is None else colours)
    if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(COLOURS):
        raise BadConfig(f"{seats} seats need {seats} different colours of {', '.join(COLOURS)}; given: {', '.join(map(str, chosen))}")
    if first is not None and (type(first) is not int or first not in range(seats)):
        raise BadConfig(f"the first player is a seat from 0 to {seats - 1}, not {first!r}")
    if type(deal_rounds) is not int or deal_rounds < 1:
        raise BadConfig(f"talks have one round or more, not {deal_rounds!r}")
    admitted = GUESTS.admitted(guests, [*(() if isinstance(aliens, str) else aliens), *flares])
    check_aliens(aliens, alerts, seats, edition)
    chosen_variants = check_variants(variants, edition, (f"aliens:{aliens}", f"seats:{seats}"))
    check_flares(flares, edition, chosen_variants)
    return (
        ({"flares": list(flares)} if flares else {})
        | ({"drawn": list(drawn)} if drawn else {})
        | ({"guests": admitted} if admitted else {})
        | {
            "seats": seats,
            "edition": edition,
            "aliens": aliens if isinstance(aliens, str) else list(aliens),
            "alerts": list(alerts),
            "variants": chosen_variants,
            "colours": chosen,
            "first": first,
            "deal_rounds": deal_rounds,
        }
    )


def new_game(config: dict[str, Any], seed: int, listener: Listener | None = None) -> Game:
    """A game at its first decision; who listens hears the set-up too."""
    g = Game(config, seed)
    g.listener = listener
    for seat in range(g.seats):  # classic:setup.ships
        for planet in g.worlds[seat]:
            g.ships[planet * MAX_SEATS + seat] = SHIPS_PER_PLANET
    g.count_colonies()
    g.destiny = destiny_deck(g.seats)
    g.deck = list(range(DECK_SIZE))
    g.shuffle(g.deck)
    g.stack += [(begin, ()), (deal_hands, ()), (shuffle_flares_in, ()), (cast, ())]
    g.run()
    return g


@step
def deal_hands(g: Game) -> None:
    """classic:setup.hands: dealt, not drawn: no power follows it."""
    for seat in range(g.seats):
        hand = [g.deck.pop() for _ in range(HAND_SIZE)]
        for card in hand:
            g.seen[card] = 1 << seat
        g.hands[seat] = hand
        g.tell("cards.drawn", SEAT[seat], HAND_SIZE)
        g.tell("cards.drawn_by_you", SEAT[seat], *words_of(hand), to=(seat,))


@step
def begin(g: Game) -> None:
    """What powers that are up do before the game begins, in seat order; then the first turn."""
    for seat, names in enumerate(g.powers):
        for name in names:
            set_up(g, seat, name)
    first = _first_player(g)
    if TECHNOLOGY in g.config["variants"]:
        g.then(technology.deal)
    g.then(turn, first)


def destiny_deck(seats: int) -> list[int]:
    """classic:setup.destiny_deck: three cards of each colour in play, the wilds and the specials."""
    return [seat for seat in range(seats) for _ in range(COLOUR_COPIES)] + list(OTHER_DESTINY)


def _first_player(g: Game) -> int:
    """classic:setup.first_player_2008, classic:setup.first_player_2018: the first colour turned up; then all is shuffled again."""
    g.shuffle(g.destiny)
    first = next(card for card in reversed(g.destiny) if card < g.seats)
    if g.config["first"] is not None:
        first = g.config["first"]
    else:
        g.tell("setup.first_player", DESTINY_OPTION[first], SEAT[first])
    g.shuffle(g.destiny)
    return first
