"""Setting up: decks, envoys, aliens, ships, roles and hands, in the seven steps of the rulebook."""

from collections.abc import Mapping
from typing import Any, Final

from fifthcolony.duel import discoveries, events, refreshes  # noqa: F401  the destiny cards are found by number
from fifthcolony.duel.cards import CARD_COUNT, FIRST_REINFORCEMENT, OPTION, VALUE, plans_of
from fifthcolony.duel.destiny import numbers_of
from fifthcolony.duel.loop import draw_destiny
from fifthcolony.duel.planets import TILES
from fifthcolony.duel.powers import ALIENS, ENVOYS, GUESTS, ICONS, Power, alien_named, aliens_by_chance, discover, envoy_named
from fifthcolony.duel.state import Game
from fifthcolony.duel.windows import open_window
from fifthcolony.duel.words import DECKS, SEAT, SEATS, When
from fifthcolony.kernel.ask import Ask, Asking, choose_together
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Listener
from fifthcolony.kernel.guests import Wished
from fifthcolony.kernel.steps import step

RANDOM: Final = "random"
CHOICE: Final = "choice"
NONE: Final = "none"
FIRST: Final = "first"
"""The aliens and envoys that the rulebook recommends for a first game."""
WAYS: Final = (RANDOM, CHOICE, FIRST, NONE)
CHOICES: Final = 3
"""Aliens dealt to each player who chooses."""

discover()


def configure(
    aliens: str | list[str] | tuple[str, ...] = RANDOM,
    envoys: str | list[str] | tuple[str, ...] = RANDOM,
    seats: int = 2,
    guests: Wished = (),
) -> dict[str, Any]:
    """Check the wishes for a game and write them down; what is wrong is said by name."""
    if type(seats) is not int or seats != len(SEATS):
        raise BadConfig(f"a duel has 2 seats, not {seats!r}")
    admitted = GUESTS.admitted(guests, () if isinstance(aliens, str) else aliens)
    if isinstance(aliens, str):
        if aliens not in WAYS:
            raise BadConfig(f"aliens are two names or one of {', '.join(WAYS)}, not {aliens!r}")
    else:
        if len(aliens) != len(SEATS) or len(set(aliens)) != len(SEATS):
            raise BadConfig(f"a duel has two different aliens, not {', '.join(map(str, aliens)) or 'none'}")
        for name in aliens:
            alien_named(name)
    if isinstance(envoys, str):
        if envoys not in (RANDOM, FIRST):
            raise BadConfig(f"envoys are three names, {RANDOM} or {FIRST}, not {envoys!r}")
    elif sorted(envoy_named(name).icon for name in envoys) != sorted(ICONS):
        raise BadConfig(f"envoys are one each of {', '.join(ICONS)}; given: {', '.join(envoys) or 'none'}")
    chosen = {"seats": 2, "aliens": _plain(aliens), "envoys": _plain(FIRST if aliens == FIRST else envoys)}
    return chosen | ({"guests": admitted} if admitted else {})


def _plain(wish: str | list[str] | tuple[str, ...]) -> str | list[str]:
    return wish if isinstance(wish, str) else list(wish)


def new_game(config: dict[str, Any], seed: int, listener: Listener | None = None) -> Game:
    """duel:setup.order: a game at its first decision; who listens hears the set-up too."""
    g = Game(config, seed)
    g.listener = listener
    shuffle_decks(g)
    lay_out_envoys(g)
    g.stack += [(first_card, ()), (set_up_powers, ()), (find_leader, ()), (choose_aliens, ())]
    g.run()
    return g


def shuffle_decks(g: Game) -> None:
    """duel:setup.1_decks, duel:setup.3_pieces"""
    g.discoveries, g.events, g.refreshes = (list(numbers_of(deck)) for deck in DECKS)
    g.reinforcements = list(range(FIRST_REINFORCEMENT, CARD_COUNT))
    g.planets = list(range(len(TILES)))
    g.decks = [plans_of(seat) for seat in SEATS]
    for deck in (g.discoveries, g.events, g.refreshes, g.reinforcements, g.planets, *g.decks):
        g.shuffle(deck)


def for_a_first_game(powers: Mapping[str, Power]) -> tuple[str, ...]:
    """duel:setup.2_first_game, duel:setup.3_first_game: those that say so of themselves."""
    return tuple(sorted(name for name, power in powers.items() if power.first_game))


def lay_out_envoys(g: Game) -> None:
    """duel:setup.2_envoys, duel:setup.2_first_game: one of each icon in play, face down and neutral."""
    wish = g.config["envoys"]
    named = for_a_first_game(ENVOYS) if wish == FIRST else () if wish == RANDOM else tuple(wish)
    for slot, icon in enumerate(ICONS):
        deck = sorted(name for name, envoy in ENVOYS.items() if envoy.icon == icon)
        g.shuffle(deck)
        chosen = next((name for name in named if name in deck), deck[-1])
        deck.remove(chosen)
        g.envoys[slot] = chosen
        g.reserves[slot] = tuple(deck)


@step
def choose_aliens(g: Game) -> None:
    """duel:setup.3_aliens, duel:setup.3_alien_procedure: as wished, at random, or a secret choice out of a few."""
    wish = g.config["aliens"]
    if wish == NONE:
        g.rearm()
        return
    deck = aliens_by_chance(g)
    g.shuffle(deck)
    if wish == CHOICE:
        g.dealt = [tuple(sorted(deck[seat * CHOICES : seat * CHOICES + CHOICES])) for seat in SEATS]
        g.then(pick_aliens)
    else:
        seat_aliens(g, tuple(deck[:2]) if wish == RANDOM else for_a_first_game(ALIENS) if wish == FIRST else tuple(wish))


@step
def pick_aliens(g: Game) -> Asking:
    """Both choose in secret."""
    chosen = yield from choose_together(
        tuple(Ask(seat, "alien.choose", tuple(f"alien:{name}" for name in g.dealt[seat])) for seat in SEATS)
    )
    names = tuple(g.dealt[seat][chosen[seat]] for seat in SEATS)
    g.dealt = []
    seat_aliens(g, names)


def seat_aliens(g: Game, names: tuple[str, ...]) -> None:
    """They lie open from now on."""
    g.aliens = list(names)
    g.rearm()
    for seat in SEATS:
        g.tell("alien.dealt", SEAT[seat], f"alien:{names[seat]}")


@step
def find_leader(g: Game) -> None:
    """duel:setup.5_roles, duel:setup.5_tie_software, duel:setup.6_hand, duel:setup.6_other_limit: the higher top plan leads; then hands."""
    tops = [g.decks[seat][-1] for seat in SEATS]
    values = [VALUE[card] for card in tops]
    g.leader = g.random_below(2) if values[0] == values[1] else int(values[1] > values[0])
    g.tell("roles.drawn", SEAT[0], OPTION[tops[0]], SEAT[1], OPTION[tops[1]], SEAT[g.leader])
    for seat in SEATS:
        g.draw(seat, g.hand_limit(seat))
        g.show(tops[seat])


@step
def set_up_powers(g: Game) -> None:
    """duel:setup.7_abilities: leader first."""
    for seat in g.order:
        setup = ALIENS[g.aliens[seat]].setup if g.aliens[seat] else None
        if setup is not None:
            setup(g, seat)
    open_window(g, When.SETUP)


@step
def first_card(g: Game) -> None:
    """duel:setup.7_first_card, duel:loop.no_checkpoint_before_first"""
    g.then(draw_destiny)
