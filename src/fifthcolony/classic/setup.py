"""Setting up: colours, ships, aliens, decks, hands, and who begins."""

from typing import Any, Final

from fifthcolony.classic import aftermath, artifacts  # noqa: F401  what follows events, and the artifacts, are found by name
from fifthcolony.classic.cards import COLOUR_COPIES, DECK_SIZE, DESTINY_OPTION, HAND_SIZE, OTHER_DESTINY
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALIENS, alien_named, discover
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import turn
from fifthcolony.classic.words import MAX_SEATS, PLANETS, SEAT, SHIPS_PER_PLANET
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Listener

SEAT_COUNTS: Final = (3, 4, 5)
VARIANTS: Final[tuple[str, ...]] = ()
"""None yet; their place is here."""
COLOURS: Final = ("ember", "saffron", "jade", "azure", "orchid")
DEAL_ROUNDS: Final = 4
NO_ALIENS: Final = "none"
RANDOM_ALIENS: Final = "random"

discover()


def configure(
    seats: int = 5,
    edition: int = 2018,
    aliens: str | list[str] | tuple[str, ...] = RANDOM_ALIENS,
    variants: list[str] | tuple[str, ...] = (),
    colours: list[str] | tuple[str, ...] | None = None,
    first: int | None = None,
    deal_rounds: int = DEAL_ROUNDS,
) -> dict[str, Any]:
    """Check the wishes for a game and write them down; what is wrong is said by name."""
    if type(seats) is not int or seats not in SEAT_COUNTS:
        raise BadConfig(f"a classic game has 3, 4 or 5 seats, not {seats!r}")
    if type(edition) is not int or edition not in EDITIONS:
        raise BadConfig(f"there is no edition {edition!r}; there are: {', '.join(map(str, EDITIONS))}")
    for variant in variants:
        if variant not in VARIANTS:
            raise BadConfig(f"there is no variant {variant!r}; there are: {', '.join(VARIANTS) or 'none yet'}")
    chosen = list(COLOURS[:seats] if colours is None else colours)
    if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(COLOURS):
        raise BadConfig(f"{seats} seats need {seats} different colours of {', '.join(COLOURS)}; given: {', '.join(map(str, chosen))}")
    if first is not None and (type(first) is not int or first not in range(seats)):
        raise BadConfig(f"the first player is a seat from 0 to {seats - 1}, not {first!r}")
    if type(deal_rounds) is not int or deal_rounds < 1:
        raise BadConfig(f"talks have one round or more, not {deal_rounds!r}")
    return {
        "seats": seats,
        "edition": edition,
        "aliens": aliens if isinstance(aliens, str) else list(aliens),
        "variants": list(variants),
        "colours": chosen,
        "first": first,
        "deal_rounds": deal_rounds,
    } | _checked_aliens(aliens, seats, edition)


def _checked_aliens(aliens: str | list[str] | tuple[str, ...], seats: int, edition: int) -> dict[str, Any]:
    if isinstance(aliens, str):
        if aliens not in (NO_ALIENS, RANDOM_ALIENS):
            raise BadConfig(f"aliens are {RANDOM_ALIENS!r}, {NO_ALIENS!r} or a list of names, not {aliens!r}")
        return {"aliens": aliens}
    if len(aliens) != seats:
        raise BadConfig(f"{seats} seats need {seats} aliens, given are {len(aliens)}: {', '.join(map(str, aliens))}")
    if len(set(aliens)) != len(aliens):
        raise BadConfig(f"no alien can be in a game twice, given are: {', '.join(aliens)}")
    for name in aliens:
        alien = alien_named(name)
        if edition not in alien.editions:
            raise BadConfig(f"{name} is not in edition {edition}; it is in: {', '.join(map(str, alien.editions))}")
        barred = set(alien.not_with) & set(aliens)
        if barred:
            raise BadConfig(f"{name} never meets {', '.join(sorted(barred))}")
    return {"aliens": list(aliens)}


def new_game(config: dict[str, Any], seed: int, listener: Listener | None = None) -> Game:
    """A game at its first decision; who listens hears the set-up too."""
    g = Game(config, seed)
    g.listener = listener
    for seat in range(g.seats):  # classic:setup.ships
        for planet in range(seat * PLANETS, seat * PLANETS + PLANETS):
            g.ships[planet * MAX_SEATS + seat] = SHIPS_PER_PLANET
    aliens = _dealt_aliens(g)
    g.destiny = destiny_deck(g.seats)
    g.deck = list(range(DECK_SIZE))
    g.shuffle(g.deck)
    for seat in range(g.seats):  # classic:setup.hands
        g.draw(seat, HAND_SIZE)
    g.stack.append((turn, (_first_player(g),)))
    g.set_powers([(name,) for name in aliens] or [()] * g.seats)
    prepare_aliens(g)
    g.run()
    return g


def prepare_aliens(g: Game) -> None:
    """What powers do before the game begins, in seat order: at once, or as steps before the first turn."""
    for seat, names in enumerate(g.powers):
        for name in names:
            setup = ALIENS[name].setup
            if setup is not None:
                setup(g, seat)
    g.stack.extend(reversed(g.take_queue()))


def destiny_deck(seats: int) -> list[int]:
    """classic:setup.destiny_deck: three cards of each colour in play, the wilds and the specials."""
    return [seat for seat in range(seats) for _ in range(COLOUR_COPIES)] + list(OTHER_DESTINY)


def _dealt_aliens(g: Game) -> list[str]:
    aliens = g.config["aliens"]
    if isinstance(aliens, list):
        return aliens
    if aliens == NO_ALIENS:
        return []
    pool = sorted(name for name, alien in ALIENS.items() if g.edition.year in alien.editions)
    g.shuffle(pool)
    dealt: list[str] = []
    for name in pool:
        if len(dealt) < g.seats and not any(name in ALIENS[other].not_with or other in ALIENS[name].not_with for other in dealt):
            dealt.append(name)
    return dealt


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
