"""What a scene refuses: positions that no game can be in, or that say less than the game needs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fifthcolony.classic import casting
from fifthcolony.classic.cards import COPIES, FIRST_OTHER, KIND
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.flare_deck import flares_possible
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene.names import Scene, card_kind, card_name
from fifthcolony.classic.setup import COLOURS, SEAT_COUNTS
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import ALL_PHASES, MAX_COMMIT, NO_PLANET, ORBITS, Phase, system_of
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.scene import check_tokens

Names = Sequence[str]
Fleet = Mapping[str, int]


NEEDS: Final = {
    "defense": (Phase.LAUNCH, "destiny finds the defense"),
    "target": (Phase.LAUNCH, "the offense aims in launch"),
    "gate": (Phase.DESTINY, "ships come to the gate in launch"),
    "beside": (Phase.ALLIANCE, "allies come in alliance"),
    "invited": (Phase.ALLIANCE, "invitations come in alliance"),
}
"""The first phase with which a word can be said, and why."""


def check_phase(phase: str, said: Mapping[str, Any]) -> None:
    """A phase in which a game can begin, with what it needs and nothing that comes later or is past."""
    if phase not in ALL_PHASES:
        raise BadConfig(f"there is no phase {phase!r}; there are: {', '.join(ALL_PHASES)}")
    if phase == Phase.RESOLUTION:
        raise BadConfig(
            "a scene cannot begin in resolution, which carries out what the reveal decided; begin with phase='reveal' and laid="
        )
    if phase == Phase.REVEAL and not said.get("laid"):
        raise BadConfig("phase='reveal' needs the cards that are revealed: laid=(the offense's, the defense's)")
    if "laid" in said and phase != Phase.REVEAL:
        raise BadConfig(f"encounter cards are laid in planning: laid= goes with phase='reveal', not with {phase!r}")
    for word, (first, why) in NEEDS.items():
        if word in said and ALL_PHASES.index(phase) < ALL_PHASES.index(first):
            raise BadConfig(f"{why}: {word}= does not go with phase={phase!r}")
    if "invited" in said and phase != Phase.ALLIANCE:
        raise BadConfig(f"invitations are answered in alliance: invited= does not go with phase={phase!r}; allies are in gate= or beside=")


def check_seats(seats: Names) -> None:
    """As many as a game has, each with a name of its own."""
    if len(seats) not in SEAT_COUNTS:
        raise BadConfig(f"a classic game has 3, 4 or 5 seats, not {len(seats)}: {', '.join(seats)}")
    if len(set(seats)) != len(seats):
        raise BadConfig(f"seats are names, each another one; given: {seats!r}")


def check_aliens(seats: Names, powers: Mapping[str, Names], edition: int) -> None:
    """No alien is there twice, in the wrong edition, or with one that it never meets."""
    if edition not in EDITIONS:
        raise BadConfig(f"there is no edition {edition!r}; there are: {', '.join(map(str, EDITIONS))}")
    strange = [name for name in seats if name not in COLOURS and name not in ALIENS and name not in powers]
    if strange:
        known = f"colours are {', '.join(COLOURS)}, aliens {', '.join(sorted(ALIENS))}"
        raise BadConfig(f"a seat is called by its colour or its alien, not {strange[0]!r}; {known}")
    aliens = [alien for name in seats for alien in powers.get(name, () if name in COLOURS else (name,))]
    casting.check_aliens(aliens, (), len(aliens), edition)


def check_flares(g: Game, flares: list[int]) -> None:
    """Each is one of its edition, and of an alien's two only the one that is played with. classic:component.filch_choice"""
    stray = [card_name(KIND[card]) for card in flares if card not in flares_possible(g)]
    if stray:
        raise BadConfig(f"{', '.join(stray)} cannot be in a game of edition {g.edition.year} with {', '.join(g.config['variants'])}")


def check_hidden(hidden: Names, sheets: Mapping[str, Names]) -> None:
    """Nobody's sheet lies face down who has none."""
    for name in hidden:
        if not sheets[name]:
            raise BadConfig(f"{name} has no alien sheet that could lie face down")


def check_places(s: Scene, off_board: Mapping[str, Fleet]) -> None:
    """Main players on their own side of the gate, and nobody on both, with no ship, or with more than can go."""
    g = s.game
    for name in off_board["gate"]:
        if s.seat(name) == g.defense:
            raise BadConfig(f"{name} is the defense and has no ships in the gate; its ships stand on the planet")
    for name in off_board["beside"]:
        if s.seat(name) in (g.offense, g.defense):
            raise BadConfig(f"{name} is a main player; only allies of the defense stand beside the planet")
        if name in off_board["gate"]:
            raise BadConfig(f"{name} is in the gate and beside the planet; an ally takes one side")
    for where in ("gate", "beside"):
        for name, number in off_board[where].items():
            if not 1 <= number <= MAX_COMMIT:
                raise BadConfig(f"{name} has {number} ships at {where!r}; who is there has from 1 to {MAX_COMMIT}")


def check_gate(s: Scene, gate: Fleet) -> None:
    """The offense has launched once launch is over; before, one ship may wait there for want of a colony (classic:regroup.no_colony)."""
    g = s.game
    offense = s.names[g.offense]
    if ALL_PHASES.index(g.phase) >= ALL_PHASES.index(Phase.ALLIANCE):
        if offense not in gate:
            raise BadConfig(f"{offense} is the offense and has launched before {g.phase}; gate= has no ships of it")
    elif gate and (dict(gate) != {offense: 1} or g.colonies(g.offense)):
        raise BadConfig(f"until the offense launches, only one ship of an offense without colonies is in the gate, not {dict(gate)!r}")


def check_target(s: Scene) -> None:
    """A planet of the defense's system, or one where it has a colony."""
    g = s.game
    if g.target != NO_PLANET and system_of(g.target) != g.defense and not g.ships_at(g.defense, g.target):
        planet = f"{s.names[system_of(g.target)]} {g.target % ORBITS + 1}"
        raise BadConfig(f"target={planet!r} is no planet of {s.names[g.defense]}, the defense, which has no colony there either")


def check_powers(s: Scene, zapped: Names, tokens: Mapping[str, Mapping[str, int]], sheets: Mapping[str, Mapping[str, Names]]) -> None:
    """Nobody is zapped who has no power, no counters are there without their alien, and no pile on another's sheet, or one face down."""
    for name in zapped:
        if not s.game.powers[s.seat(name)]:
            raise BadConfig(f"{name} has no power that could be zapped")
    check_tokens(tokens, [kind for alien in ALIENS.values() for kind in alien.tokens])
    brought = {kind for held in s.game.powers for power in held for kind in ALIENS[power].tokens}
    for name, counters in tokens.items():
        for kind in counters:
            if kind not in brought:
                raise BadConfig(f"tokens of {name}: no alien here brings {kind!r}; there are: {', '.join(sorted(brought)) or 'none'}")
    for name, piles in sheets.items():
        there = [pile for power in s.game.powers[s.seat(name)] for pile in ALIENS[power].piles]
        there += [pile for seat, held, _, _ in s.game.technologies if seat == s.seat(name) for pile in TECHNOLOGIES[held].piles]
        for pile in piles:
            if pile not in there:
                raise BadConfig(f"{name} has no pile {pile!r} on its sheet; it has: {', '.join(there) or 'none'}")


def check_cards(laid: Names | None) -> None:
    """Two encounter cards, where any are laid."""
    if laid is None:
        return
    if len(laid) != 2:
        raise BadConfig(f"laid= is the offense's card and the defense's, not {laid!r}")
    for name in laid:
        if COPIES[card_kind(name)][0] >= FIRST_OTHER:
            raise BadConfig(f"{name} is no encounter card, and cannot be laid")
