"""What the checker knows of aliens, cards and technologies: roles, phases, numbers, from files of its own."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

OFFENSE, DEFENSE, OFFENSIVE_ALLY, DEFENSIVE_ALLY, BYSTANDER = 1, 2, 4, 8, 16
"""What views call a seat's role."""
ROLES: Final = {
    "offense": OFFENSE,
    "defense": DEFENSE,
    "main_player": OFFENSE | DEFENSE,
    "offensive_ally": OFFENSIVE_ALLY,
    "ally": OFFENSIVE_ALLY | DEFENSIVE_ALLY,
    "offense_or_ally": OFFENSE | OFFENSIVE_ALLY | DEFENSIVE_ALLY,
    "main_player_or_ally": OFFENSE | DEFENSE | OFFENSIVE_ALLY | DEFENSIVE_ALLY,
    "not_main": OFFENSIVE_ALLY | DEFENSIVE_ALLY | BYSTANDER,
    "not_main_nor_ally": BYSTANDER,
    "not_offense": DEFENSE | OFFENSIVE_ALLY | DEFENSIVE_ALLY | BYSTANDER,
    "any": 31,
}
SHIPS_A_PLANET: Final = 4
SHIPS_SENT: Final = 4
HAND: Final = 8
SHIPS_FOR_A_FAILED_DEAL: Final = 3


@cache
def read(name: str) -> Any:
    """One of the files, by name."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


ALIENS: Final[dict[str, Any]] = read("aliens")
ARTIFACTS: Final[dict[str, Any]] = read("artifacts")
FLARES: Final[dict[str, Any]] = read("flares")
TECHNOLOGIES: Final[dict[str, Any]] = read("technologies")
COSMIC_DECK: Final[Counter[str]] = Counter(read("cosmic_deck"))
"""Copies by kind."""
EFFECTS: Final[dict[str, Any]] = read("effects")
"""What a use changes, by hook or by alien: nothing else may change it."""


def may_be(role: str, mask: int) -> bool:
    """Whether a seat of this role, as views write it, is one that may act."""
    return bool(ROLES[role] & mask)


def may_be_in(phases: str | list[str], phase: str) -> bool:
    """Whether the phase is one of those."""
    return phases == "all" or phase in phases


def value_of(kind: str) -> int | None:
    """What an attack or a reinforcement counts; None for other cards."""
    name, _, number = kind.rpartition("_")
    return int(number) if name in ("attack", "reinforcement") else None


def is_encounter_card(kind: str) -> bool:
    """Attacks, negotiates, the morph."""
    return kind.startswith("attack_") or kind in ("negotiate", "morph")
