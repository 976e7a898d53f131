"""For each technology that is used a position in which the first seat can use it; azure looks on with whatever a test gives it."""

from typing import Any, NamedTuple

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "jade", "azure"]
ONE_COLONY: dict[str, dict[str, int]] = {f"azure {number}": {} for number in range(2, 6)}
"""Azure is at home on one planet only, and need not say where its ships go."""


class Position(NamedTuple):
    """How the scene begins, and what is answered up to the use."""

    said: dict[str, Any]
    answers: tuple[tuple[str, ...], ...]
    stage: int | str = "open"


REVEAL: dict[str, Any] = {"phase": "reveal", "laid": ("attack 8", "attack 8"), "stops": True}
NARROW: dict[str, Any] = {**REVEAL, "laid": ("attack 12", "attack 6"), "offense": "jade", "defense": "ember"}
POSITIONS: dict[str, Position] = {
    "coldsleep_ship": Position({}, (("ember", "use wake"),)),
    "collapsium_hulls": Position(NARROW, (("ember", "use hold out"),)),
    "cosmic_field_generator": Position(
        {"seats": ["ember", "oracle", "azure"], "phase": "planning", "stops": True}, (("ember", "use interfere"),)
    ),
    "delta_scanners": Position({"discard": ["attack 40", "attack 4"]}, (("ember", "use scan"),)),
    "energy_cloak": Position({"phase": "launch"}, (("ember", "jade 1"), ("ember", "use cloak"))),
    "enigma_device": Position({}, (("ember", "use even out"),)),
    "genesis_bomb": Position({}, (("ember", "pass"), ("ember", "use create")), 4),
    "gluon_mines": Position(
        {"phase": "planning", "offense": "jade", "defense": "ember", "gate": {"jade": 4}, "stops": True}, (("ember", "use explode"),), 3
    ),
    "infinity_drive": Position({**REVEAL, "stops": False}, (("ember", "use jump"),)),
    "lunar_cannon": Position({**REVEAL, "offense": "jade", "defense": "ember"}, (("ember", "use fire"),)),
    "omega_missile": Position({}, (("ember", "use strike"),)),
    "plasma_thrusters": Position({"phase": "launch"}, (("ember", "jade 1"),)),
    "quark_battery": Position({**REVEAL, "sheets": {"ember": {"stored": ["attack 40"]}}}, (("ember", "use discharge"),)),
    "tech_scrambler": Position({"technologies": {"jade": {"xenon lasers": "open"}}}, (("ember", "pass"), ("ember", "use dismantle")), 3),
    "the_qax": Position({"phase": "alliance"}, (("ember", "use press"),)),
    "vacuum_turbines": Position({}, (("ember", "use suck in"),)),
    "warpspace_key": Position({"warp": {"ember": 6}}, (("ember", "use unlock"),)),
    "xenon_lasers": Position(REVEAL, (("ember", "use focus"),)),
}


def about_to_use(name: str, **more: Any) -> Scene:
    """The position, with what a test adds to it, at the moment before the use."""
    said = {"seats": SEATS, **POSITIONS[name].said}
    for word, given in more.items():
        said[word] = {**said.get(word, {}), **given} if isinstance(given, dict) else given
    owner = said["seats"][0]
    said["technologies"] = {**said.get("technologies", {}), owner: {name: POSITIONS[name].stage}, **more.get("technologies", {})}
    return scene("classic", **said)
