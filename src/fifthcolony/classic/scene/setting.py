"""A position in one expression: what can be said of it, and where the game begins.

s = scene(seats=["zombie", "oracle", "sorcerer", "clone"], defense="clone", target="clone 1", phase="launch",
          ships={"clone 1": {"clone": 2}}, hands={"zombie": ["attack 10"], "clone": ["attack 15"]})
s.does("zombie", "zombie 1", "zombie 1", "done")
assert s.ships("zombie", "gate") == 2
"""

from collections.abc import Mapping, Sequence
from typing import Any

from fifthcolony.classic.cards import KIND
from fifthcolony.classic.casting import NO_ALIENS
from fifthcolony.classic.flares import CLASSIC
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.phases.alliance import next_answer
from fifthcolony.classic.phases.regroup import start_turn
from fifthcolony.classic.scene.checking import (
    Fleet,
    Names,
    check_aliens,
    check_cards,
    check_flares,
    check_gate,
    check_hidden,
    check_places,
    check_powers,
    check_target,
)
from fifthcolony.classic.scene.door import by_the_door
from fifthcolony.classic.scene.inventing import hold_technologies, place_pieces
from fifthcolony.classic.scene.names import Scene
from fifthcolony.classic.scene.placing import deal_cards, flares_among, form_worlds, lay_destiny, place_ships
from fifthcolony.classic.setup import COLOURS, configure
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import PHASES, encounter, go_home_all, wind_up
from fifthcolony.classic.variants import CLASSIC_FILCH, FLARE_CARDS, HIDDEN_POWERS, ROTATING_POWERS, TECHNOLOGY
from fifthcolony.classic.words import ALL_PHASES, RANDOM, Phase, PhaseName
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.steps import Frame, frame, step


@by_the_door
def scene(
    *,
    seats: Names,
    powers: Mapping[str, Names] | None = None,
    hidden: Names = (),
    offense: str | None = None,
    defense: str | None = None,
    phase: str = Phase.REGROUP,
    encounter: int = 1,
    edition: int = 2018,
    variants: Names = (),
    worlds: Mapping[str, Sequence[int]] | None = None,
    target: str | None = None,
    ships: Mapping[str, Fleet] | None = None,
    gate: Fleet | None = None,
    beside: Fleet | None = None,
    warp: Fleet | None = None,
    removed: Fleet | None = None,
    invited: Mapping[str, Names] | None = None,
    zapped: Names = (),
    hands: Mapping[str, Names] | None = None,
    laid: tuple[str, str] | None = None,
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    sheets: Mapping[str, Mapping[str, Names]] | None = None,
    technologies: Mapping[str, Mapping[str, int | str]] | None = None,
    technology_deck: Names = (),
    technology_discard: Names = (),
    pieces: Mapping[str, Mapping[str, str]] | None = None,
    deck: Names = (),
    discard: Names = (),
    destiny: Names = (),
    destiny_discard: Names = (),
    rest: str = "deck",
    deal_rounds: int = 4,
    stops: bool = False,
    seed: int = 1,
) -> Scene:
    """Set up a position at the start of a phase. `offense` is the first seat and `defense` the second unless said otherwise."""
    flares = flares_among(hands or {}, sheets or {}, deck, discard)
    alternate = any(KIND[card].endswith(CLASSIC) for card in flares)
    implied = {FLARE_CARDS: bool(flares), CLASSIC_FILCH: alternate, HIDDEN_POWERS: bool(hidden), TECHNOLOGY: technologies is not None}
    named = (*variants, *(variant for variant, is_there in implied.items() if is_there))
    g = Game(_config(seats, powers or {}, edition, deal_rounds, named), seed)
    check_flares(g, flares)
    g.set_flares(flares, [0] * len(flares))
    s = Scene(g, tuple(seats))
    form_worlds(s, worlds or {})
    _deal_sheets(s, powers or {}, hidden)
    g.offense = s.seat(offense) if offense else 0
    g.encounter = 0 if phase == Phase.START_TURN else encounter
    g.begin_encounter()
    g.phase = PhaseName(phase)
    _cast(s, phase, defense, target)
    if ALL_PHASES.index(phase) >= ALL_PHASES.index(Phase.ALLIANCE):
        gate = gate or {s.names[g.offense]: 1}
    places = {"gate": gate or {}, "beside": beside or {}, "warp": warp or {}, "removed": removed or {}}
    check_places(s, places)
    hold_technologies(s, technologies or {}, technology_deck, technology_discard)
    place_ships(s, ships or {}, places)
    place_pieces(s, pieces or {})
    check_gate(s, places["gate"])
    check_target(s)
    check_powers(s, zapped, tokens or {}, sheets or {})
    _invite(s, invited or {})
    g.zapped = [(s.seat(name), power) for name in zapped for power in g.powers[s.seat(name)]]
    check_cards(laid)
    deal_cards(s, hands or {}, laid, sheets or {}, deck, discard, rest)
    for name, counters in (tokens or {}).items():
        for kind, number in counters.items():
            g.set_tokens(s.seat(name), kind, number)
    lay_destiny(s, destiny, destiny_discard)
    g.stack += _frames(phase, stops, invited is not None)
    g.run()
    g.start = g.dump()
    return s


def _config(seats: Names, powers: Mapping[str, Names], edition: int, deal_rounds: int, variants: Names) -> dict[str, Any]:
    """The wishes of such a game; what cannot be in one is refused."""
    check_aliens(seats, powers, edition)
    spare = [colour for colour in COLOURS if colour not in seats]
    colours = [name if name in COLOURS else spare.pop(0) for name in seats]
    aliens = RANDOM if {HIDDEN_POWERS, ROTATING_POWERS} & set(variants) else NO_ALIENS
    return configure(len(seats), edition, aliens, tuple(dict.fromkeys(variants)), colours, None, deal_rounds)


def _deal_sheets(s: Scene, powers: Mapping[str, Names], hidden: Names) -> None:
    """The alien sheets before everybody, up or face down."""
    sheets = [tuple(powers.get(name, () if name in COLOURS else (name,))) for name in s.names]
    check_hidden(hidden, dict(zip(s.names, sheets, strict=True)))
    down = [held if name in hidden else () for name, held in zip(s.names, sheets, strict=True)]
    s.game.set_powers([() if held in down else held for held in sheets], down)


def _cast(s: Scene, phase: str, defense: str | None, target: str | None) -> None:
    """Who meets whom, and where."""
    g = s.game
    if ALL_PHASES.index(phase) >= ALL_PHASES.index(Phase.LAUNCH):
        g.set_defense(s.seat(defense) if defense else (g.offense + 1) % g.seats)
    if target:
        g.target = s.standing(target)
    elif ALL_PHASES.index(phase) >= ALL_PHASES.index(Phase.ALLIANCE):
        g.target = g.worlds[g.defense][0]


def _invite(s: Scene, invited: Mapping[str, Names]) -> None:
    """Whom each side has invited."""
    g = s.game
    for side, names in invited.items():
        for name in names:
            if s.seat(name) in (g.offense, g.defense):
                raise BadConfig(f"{name} is a main player and cannot be invited")
            g.invited[s.side(side)] |= 1 << s.seat(name)


def _frames(phase: str, stops: bool, invited: bool) -> list[Frame]:
    """What comes, the next thing last: the phases that are left, and the end of the encounter."""
    end = frame(wind_up_and_stop) if stops else frame(wind_up)
    if phase == Phase.START_TURN:
        if stops:
            raise BadConfig("a scene that stops with its encounter begins in one of its phases, not at the start of the turn")
        return [frame(encounter), frame(start_turn)]
    coming = [frame(next_phase) for next_phase in PHASES[ALL_PHASES.index(phase) - 1 :]]
    if phase == Phase.ALLIANCE and invited:
        coming[0] = frame(next_answer, 2)
    return [end, frame(encounter_ends), *reversed(coming)]


@step
def wind_up_and_stop(g: Game) -> None:
    """The end of the encounter, and nothing after it: nobody is asked any more."""
    go_home_all(g)
