"""Powers that change in mid-game: aliens leave the game, come into it, or go to another seat with all that is theirs."""

from fifthcolony.classic.casting import pool
from fifthcolony.classic.plays import note_thrown
from fifthcolony.classic.powers import ALIENS, can_meet
from fifthcolony.classic.state import Game
from fifthcolony.classic.turning_up import set_up
from fifthcolony.classic.words import BORROWED


def unused_aliens(g: Game) -> list[str]:
    """The aliens that can still come into the game, as chance orders them: not there, not gone, barred by nobody."""
    there = [name for names in g.powers + g.face_down for name in names]
    out = there + g.gone + g.buried
    return [name for name in pool(g) if name not in out and can_meet(name, there)]


def own_aliens(g: Game, seat: int) -> tuple[str, ...]:
    """The aliens that are a seat's own, face down or up: without those that a piece gives it as long as that is there."""
    given = [where for _, _, where in g.pieces]
    return tuple(name for name in g.face_down[seat] + g.powers[seat] if f"alien:{name}" not in given)


def gain_power(g: Game, seat: int, name: str, face_down: bool = False) -> None:
    """A seat has one more alien; one that comes face up brings along what it has."""
    _put_down(g, seat, (name,) if face_down else (), () if face_down else (name,))
    if not face_down:
        set_up(g, seat, name)


def discard_power(g: Game, seat: int, name: str) -> None:
    """An alien leaves the game with all that is its own: its cards are discarded, its tokens go; what it has borrowed goes back in time.

    One that lies face down is laid aside face down.
    """
    if name in g.face_down[seat]:
        bury(g, seat, name)
        _take_off(g, seat, (name,))
        return
    thrown = g.discard_piles(seat, [where for where in ALIENS[name].piles if not where.startswith(BORROWED)])
    for kind in ALIENS[name].tokens:
        if g.tokens_of(seat, kind):
            g.set_tokens(seat, kind, 0)
    g.gone.append(name)
    _take_off(g, seat, (name,))
    note_thrown(g, seat, thrown)


def bury(g: Game, seat: int, name: str) -> None:
    """A sheet that only this seat knows, and whoever has seen it before, is out of the game."""
    g.buried.append(name)
    g.glimpsed.append((seat, name))


def exchange_powers(g: Game, one: int, other: int) -> None:
    """Two seats exchange their aliens for good, with all that is theirs; what lies face down stays so."""
    ours, theirs = g.powers[one] + g.face_down[one], g.powers[other] + g.face_down[other]
    carry_powers(g, one, other, ours)
    carry_powers(g, other, one, theirs)


def carry_powers(g: Game, source: int, goal: int, names: tuple[str, ...]) -> None:
    """Aliens go to another seat: with their tokens and cards, silent if they were zapped, and with what was declared by them."""
    down = tuple(name for name in names if name in g.face_down[source])
    up = tuple(name for name in names if name not in down)
    for name in up:
        _carry_belongings(g, source, goal, name)
        g.zapped = [(goal, name) if entry == (source, name) else entry for entry in g.zapped]
        g.declared = [(goal, name) if entry == (source, name) else entry for entry in g.declared]
    g.glimpsed += [(source, name) for name in down]
    _take_off(g, source, names)
    _put_down(g, goal, down, up)


def _carry_belongings(g: Game, source: int, goal: int, name: str) -> None:
    for kind in ALIENS[name].tokens:
        number = g.tokens_of(source, kind)
        if number:
            g.set_tokens(source, kind, 0)
            g.set_tokens(goal, kind, number)
    piles = ALIENS[name].piles
    for holder, where, card in g.sheet:
        if holder == source and where in piles:
            g.seen[card] |= 1 << goal
    g.sheet = [(goal if holder == source and where in piles else holder, where, card) for holder, where, card in g.sheet]


def suspend_powers(g: Game, seat: int, names: tuple[str, ...]) -> None:
    """Aliens of a seat are out of the game for a while; what is theirs waits for them."""
    g.gone += names
    _take_off(g, seat, names)


def reinstate_powers(g: Game, seat: int, names: tuple[str, ...]) -> None:
    """Aliens that were suspended are back."""
    g.gone = [name for name in g.gone if name not in names]
    _put_down(g, seat, (), names)


def become_another(g: Game, seat: int, kept: tuple[str, ...] = ()) -> str:
    """A seat's aliens but these leave the game for a random one that needs no set-up; its name, or nothing if there is none."""
    for name in own_aliens(g, seat):
        if name not in kept:
            discard_power(g, seat, name)
    drawn = [name for name in unused_aliens(g) if ALIENS[name].setup is None]
    if not drawn:
        return ""
    gain_power(g, seat, drawn[0])
    return drawn[0]


def _take_off(g: Game, seat: int, names: tuple[str, ...]) -> None:
    powers, face_down = g.powers[:], g.face_down[:]
    powers[seat] = tuple(held for held in powers[seat] if held not in names)
    face_down[seat] = tuple(held for held in face_down[seat] if held not in names)
    g.set_powers(powers, face_down)


def _put_down(g: Game, seat: int, down: tuple[str, ...], up: tuple[str, ...]) -> None:
    powers, face_down = g.powers[:], g.face_down[:]
    powers[seat] += up
    face_down[seat] += down
    g.set_powers(powers, face_down)
