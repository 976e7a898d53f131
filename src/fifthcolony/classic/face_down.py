"""Alien sheets that lie face down: they do nothing, and their player may turn them up where their power could act.

classic:variant.hidden_powers, classic:variant.hidden_powers_mandatory
"""

from typing import TYPE_CHECKING, Final

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.flares import SUPER, WAYS
from fifthcolony.classic.flaring import super_flares
from fifthcolony.classic.powers import ALIENS, Alien
from fifthcolony.classic.words import TURN_UP, Point, Query, When
from fifthcolony.kernel.hooks import MODIFIES, Hook

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

Sleeper = tuple[int, Alien, Hook | None]
"""Whose sheet could be turned up at a point, and the hook it would be for; none where it is for whatever is to come."""
Sleepers = dict[str, tuple[Sleeper, ...]]

_EARLIER: Final[dict[str, Point]] = {
    When.OPPONENT_REVEALED: When.AFTER_SELECT,
    Query.PRINTED: When.AFTER_SELECT,
    Query.ATTACK_VALUES: When.AFTER_SELECT,
    Query.CARD_VALUES: When.AFTER_SELECT,
    Query.NEW_HAND_KEEPS: When.NEW_HAND,
    Query.COMPENSATION_SHIPS: When.COMPENSATION_DUE,
    Query.REWARD_SHIPS: When.BEFORE_REWARDS,
    Query.DEAL_ITEMS: When.BEFORE_DEAL,
}
"""Where a sheet is turned up for what cannot wait for it, or happens without a window."""
_AFTER_USE: Final = (Query.PLAYABLE,)
"""What follows only from a use: nobody turns a sheet up for it."""


def sleepers_by_point(face_down: list[tuple[str, ...]], with_flares: bool) -> Sleepers:
    """Where each face-down sheet could be turned up, for its power or for the super side of its flare."""
    table: dict[str, list[Sleeper]] = {}
    for seat, names in enumerate(face_down):
        for name in names:
            flares = _super_sides(ALIENS[name]) if with_flares else []
            for point, hook in _openings(ALIENS[name]) + flares:
                table.setdefault(point, []).append((seat, ALIENS[name], hook))
    return {point: tuple(sleepers) for point, sleepers in table.items()}


def _openings(alien: Alien) -> list[tuple[str, Hook | None]]:
    """The points at which an alien may want to be up, and for what."""
    for_later = alien.setup is not None
    openings: list[tuple[str, Hook | None]] = []
    for hook in alien.hooks:
        if hook.at in _EARLIER:
            openings.append((_EARLIER[hook.at], hook))
        elif hook.kind != MODIFIES:
            openings.append((hook.at, hook))
        elif hook.at not in _AFTER_USE:
            for_later = True
    if for_later:
        openings += [(When.REGROUP_START, None), (When.BEFORE_SELECT, None)]
    return openings


def _super_sides(alien: Alien) -> list[tuple[str, Hook | None]]:
    """The points at which its flare could be played for its super side; what strengthens a use goes with that."""
    return [(way.hook.at, way.hook) for way in alien.flare + alien.alternate if way.side == SUPER and not way.boosts]


def sleepers_at(g: "Game", point: str) -> list[int]:
    """The seats that could turn a sheet up for something at this point."""
    return [seat for seat, alien, hook in g.asleep.get(point, ()) if _would_act(g, point, seat, alien, hook)]


def uses_asleep(g: "Game", point: str, seat: int) -> tuple[str, ...]:
    """What a seat could use or play at this point if its sheet were up: for its own eyes."""
    sleepers = [(alien, hook) for holder, alien, hook in g.asleep.get(point, ()) if holder == seat]
    acting = [(alien, hook) for alien, hook in sleepers if hook is not None and _would_act(g, point, seat, alien, hook)]
    return tuple([word for alien, hook in acting for word in _words(g, seat, alien, hook)])


def _words(g: "Game", seat: int, alien: Alien, hook: Hook) -> list[str]:
    """A use, or the flares that would be played."""
    if hook.name not in WAYS:
        return [f"use:{hook.name}"]
    return [OPTION[card] for card in super_flares(g, seat, alien.name, WAYS[hook.name])]


def turning(g: "Game", point: str, seat: int, asked_anyway: bool) -> tuple[str, ...]:
    """The option to turn a sheet up: where its power could act, and wherever its player is asked for something else in time."""
    strong = any(_is_strong_enough(g, seat, ALIENS[name]) for name in g.face_down[seat])
    return (TURN_UP,) if (strong if asked_anyway and point not in _EARLIER else seat in sleepers_at(g, point)) else ()


def _is_strong_enough(g: "Game", seat: int, alien: Alien) -> bool:
    """classic:power.lost_threshold: a lost power is no use up or down."""
    return g.homes[seat] >= g.power_needs or alien.endures


def _would_act(g: "Game", point: str, seat: int, alien: Alien, hook: Hook | None) -> bool:
    """Whether the hook would work if the sheet were up; where it is for later, role and condition have to fit already."""
    if not _is_strong_enough(g, seat, alien):
        return False
    if hook is None:
        return True
    if hook.name in WAYS:
        return bool(super_flares(g, seat, alien.name, WAYS[hook.name]))
    in_time = hook.at != point or not hook.is_use or g.phase in alien.phases
    return bool(g.role[seat] & hook.role) and in_time and (hook.given is None or hook.given(g, seat))
