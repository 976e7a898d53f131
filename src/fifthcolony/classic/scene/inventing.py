"""Technologies and their pieces where a scene says: those that are named are there, the rest are shuffled."""

from collections.abc import Mapping, Sequence

from fifthcolony.classic import technology
from fifthcolony.classic.board_pieces import CANNON, GREAT_SHIP, SEED
from fifthcolony.classic.inventions import TECHNOLOGIES, Held
from fifthcolony.classic.scene.names import Scene
from fifthcolony.classic.state import PLACE, RESEARCH
from fifthcolony.classic.variants import TECHNOLOGY
from fifthcolony.classic.words import MAX_SEATS, ORBITS
from fifthcolony.kernel.errors import BadConfig

Names = Sequence[str]
OPEN = "open"


def hold_technologies(s: Scene, held: Mapping[str, Mapping[str, int | str]], top: Names, discarded: Names) -> None:
    """A player's technologies by name: open, or with the ships that research them; the others are the deck, with these on top."""
    g = s.game
    if TECHNOLOGY not in g.config["variants"]:
        if top or discarded:
            raise BadConfig("technology_deck= and technology_discard= go with technologies=, or with variants=['technology']")
        return
    left = technology.deck(g.config["variants"])
    records = [_record(s.seat(player), _take(left, name), stage) for player, own in held.items() for name, stage in own.items()]
    on_top = [_take(left, name) for name in top]
    g.technology_discard = [_take(left, name) for name in discarded]
    g.shuffle(left)
    g.technology_deck = left + on_top[::-1]
    for seat, _, ships, _ in records:
        g.ships[RESEARCH * MAX_SEATS + seat] += ships
    g.set_technologies(records)


def _take(left: list[str], name: str) -> str:
    """One of those that are nowhere yet, written with spaces or as its file is."""
    known = name.replace(" ", "_")
    if known not in TECHNOLOGIES:
        raise BadConfig(f"there is no technology {name!r}; there are: {', '.join(TECHNOLOGIES)}")
    if known not in left:
        raise BadConfig(f"the technology {name} is in two places, or not in this game")
    left.remove(known)
    return known


def _record(seat: int, name: str, stage: int | str) -> Held:
    if stage == OPEN and TECHNOLOGIES[name].kind == "face_down":
        raise BadConfig(f"{name} works face down and is never open: say how many ships research it")
    return (seat, name, 0, True) if stage == OPEN else (seat, name, int(stage), False)


def place_pieces(s: Scene, pieces: Mapping[str, Mapping[str, str]]) -> None:
    """What open technologies have put on the board: where the scene says, else where their owner is at home."""
    g = s.game
    left = {(s.seat(player), kind.replace(" ", "_")): where for player, own in pieces.items() for kind, where in own.items()}
    for seat, name, _, is_open in g.technologies:
        kind = TECHNOLOGIES[name].piece
        if is_open and kind:
            where = left.pop((seat, kind), "")
            g.pieces.append((kind, seat, _PLACERS[kind](s, seat, where)))
    if left:
        seat, kind = next(iter(left))
        raise BadConfig(f"{s.names[seat]} has no open technology that brings the piece {kind.replace('_', ' ')!r}")
    g.count_colonies()


def _place_cannon(s: Scene, seat: int, where: str) -> str:
    """Behind the planet that is named."""
    planet = s.standing(where) if where else s.game.worlds[seat][0]
    return f"gap:{planet // ORBITS}.{planet % ORBITS + 1}"


def _place_great_ship(s: Scene, seat: int, where: str) -> str:
    """With the ships that are there, as one more."""
    place = s.place(where) if where else s.game.colonies(seat)[0]
    s.game.add_ship(seat, place)
    return PLACE[place]


def _place_seed(s: Scene, seat: int, where: str) -> str:
    """The alien that came by it is the last that its owner holds, unless it is named; the one it is called by it had before."""
    brought = [name for name in s.game.powers[seat] if name != s.names[seat]]
    if not brought or where not in ("", *brought):
        raise BadConfig(f"{s.names[seat]} has no alien {where or 'that a seed could have brought'}: say it in powers=")
    return f"alien:{where or brought[-1]}"


_PLACERS = {CANNON: _place_cannon, GREAT_SHIP: _place_great_ship, SEED: _place_seed}
