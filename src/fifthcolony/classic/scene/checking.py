"""What a scene refuses: positions that no game can be in, or that say less than the game needs."""

from collections.abc import Mapping, Sequence

from fifthcolony.classic import casting
from fifthcolony.classic.cards import COPIES, FIRST_OTHER
from fifthcolony.classic.scene.names import Scene, card_kind
from fifthcolony.classic.setup import COLOURS
from fifthcolony.classic.words import ALL_PHASES, Phase
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.scene import check_numbers

Names = Sequence[str]
Fleet = Mapping[str, int]


def check_phase(phase: str, laid: tuple[str, str] | None, invited: Mapping[str, Names] | None) -> None:
    """A phase in which a game can begin, with what it needs and nothing that comes later."""
    if phase not in ALL_PHASES:
        raise BadConfig(f"there is no phase {phase!r}; there are: {', '.join(ALL_PHASES)}")
    if phase == Phase.RESOLUTION:
        raise BadConfig(
            "a scene cannot begin in resolution, which carries out what the reveal decided; begin with phase='reveal' and laid="
        )
    if phase == Phase.REVEAL and not laid:
        raise BadConfig("phase='reveal' needs the cards that are revealed: laid=(the offense's, the defense's)")
    if laid and phase != Phase.REVEAL:
        raise BadConfig(f"encounter cards are laid in planning: laid= goes with phase='reveal', not with {phase!r}")
    if invited is not None and ALL_PHASES.index(phase) < ALL_PHASES.index(Phase.ALLIANCE):
        raise BadConfig(f"invitations come in alliance: invited= does not go with phase={phase!r}")


def check_aliens(seats: Names, powers: Mapping[str, Names], edition: int) -> None:
    """Everybody has a name of its own; no alien is there twice, in the wrong edition, or with one that it never meets."""
    if isinstance(seats, str) or len(set(seats)) != len(seats):
        raise BadConfig(f"seats are names, each another one; given: {seats!r}")
    aliens = [alien for name in seats for alien in powers.get(name, () if name in COLOURS else (name,))]
    casting.check_aliens(aliens, (), len(aliens), edition)


def check_places(s: Scene, planets: Mapping[str, Fleet], off_board: Mapping[str, Fleet]) -> None:
    """Numbers of ships, and main players on their own side of the gate."""
    g = s.game
    for where, fleet in (*planets.items(), *off_board.items()):
        check_numbers(fleet, f"the fleet at {where!r}")
    for name in off_board["gate"]:
        if s.seat(name) == g.defense:
            raise BadConfig(f"{name} is the defense and has no ships in the gate; its ships stand on the planet")
    for name in off_board["beside"]:
        if s.seat(name) in (g.offense, g.defense):
            raise BadConfig(f"{name} is a main player; only allies of the defense stand beside the planet")
        if name in off_board["gate"]:
            raise BadConfig(f"{name} is in the gate and beside the planet; an ally takes one side")


def check_cards(laid: Names | None) -> None:
    """Two encounter cards, where any are laid."""
    if laid is None:
        return
    if isinstance(laid, str) or len(laid) != 2:
        raise BadConfig(f"laid= is the offense's card and the defense's, not {laid!r}")
    for name in laid:
        if COPIES[card_kind(name)][0] >= FIRST_OTHER:
            raise BadConfig(f"{name} is no encounter card, and cannot be laid")
