"""Dealing alien sheets afresh that a seat cannot know: those face down before others or aside, and those others choose from."""

from typing import TYPE_CHECKING

from fifthcolony.classic.flares import FLARES
from fifthcolony.classic.powers import ALIENS, aliens_by_chance, can_meet
from fifthcolony.classic.variants import ROTATING_POWERS
from fifthcolony.classic.words import COMBO
from fifthcolony.kernel.rng import shuffled

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game


def deal_sheets(g: "Game", seat: int, rng: int) -> int:
    """Any aliens that could be there for all that the seat knows; those that others have or choose from can all meet."""
    seen = [name for who, name in g.glimpsed if who == seat]
    names = possible_sheets(g, seat)
    rng = shuffled(rng, names)
    there = [name for names in (*g.powers, g.face_down[seat], g.dealt[seat] if g.dealt else ()) for name in names]
    there += [name for names in g.face_down for name in names if name in seen]

    def take() -> str:
        able = [name for name in names if can_meet(name, there)]
        name = next((name for name in able if has_flare(g, name)), able[0])
        names.remove(name)
        there.append(name)
        return name

    others = [other for other in range(g.seats) if other != seat]
    face_down, dealt = g.face_down[:], g.dealt[:]
    for other in others:
        face_down[other] = tuple([name if name in seen else take() for name in face_down[other]])
    for other in others if dealt else ():
        dealt[other] = tuple(sorted([take() for _ in dealt[other]]))
    g.buried = [name if name in seen else names.pop(0) for name in g.buried]
    g.glimpsed = [(who, name) for who, name in g.glimpsed if name in seen or name in g.face_down[seat]]
    g.dealt = dealt
    g.set_powers(g.powers, face_down)
    return rng


def possible_sheets(g: "Game", seat: int | None) -> list[str]:
    """The aliens that may be those which a seat, or a spectator, cannot see, sorted.

    Where all know who is at the table, only who has which is a secret.
    """
    seen = [name for who, name in g.glimpsed if who == seat]
    hidden = [name for other, names in enumerate(g.face_down) if other != seat for name in names]
    if is_company_known(g):
        return sorted(name for name in hidden if name not in seen)
    known = [name for names in g.powers for name in names] + g.gone + seen
    if seat is not None:
        known += [*g.face_down[seat], *(g.dealt[seat] if g.dealt else ())]
    return [name for name in aliens_by_chance(g) if name not in known]


def has_flare(g: "Game", name: str) -> bool:
    """Whether an alien could have been in play when the flares were shuffled in: its own was among them."""
    return not g.flares or not ALIENS[name].flare or any(FLARES[card].alien == name for card in g.flares)


def is_company_known(g: "Game") -> bool:
    """Whether everybody knows which aliens are in the game: they were named, and none comes unseen."""
    wish, variants = g.config["aliens"], g.config["variants"]
    return (wish == COMBO or isinstance(wish, list)) and "aliens" not in g.config.get("drawn", ()) and ROTATING_POWERS not in variants
