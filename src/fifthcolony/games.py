"""The games there are, behind one door: new games, positions, dumps and records."""

from typing import Any, Literal, overload

from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.scene import Scene
from fifthcolony.classic.state import Game
from fifthcolony.duel.kit import DUEL
from fifthcolony.duel.scene import Scene as DuelScene
from fifthcolony.duel.state import Game as Duel
from fifthcolony.kernel import game as kernel
from fifthcolony.kernel import record as records
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Listener
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import add_game, kit_of
from fifthcolony.kernel.rng import SEED_BITS
from fifthcolony.kernel.scene import set_up

add_game(CLASSIC)
add_game(DUEL)


@overload
def new_game(game: Literal["duel"], *, seed: int = 0, listener: Listener | None = None, **wishes: Any) -> Duel: ...


@overload
def new_game(game: Literal["classic"] = "classic", *, seed: int = 0, listener: Listener | None = None, **wishes: Any) -> Game: ...


@overload
def new_game(game: str, *, seed: int = 0, listener: Listener | None = None, **wishes: Any) -> kernel.Game: ...


def new_game(game: str = "classic", *, seed: int = 0, listener: Listener | None = None, **wishes: Any) -> Any:
    """A game at its first decision; who listens hears the set-up too. Wishes are the game's own: seats, edition, aliens, ..."""
    kit = kit_of(game)
    if type(seed) is not int:
        raise BadConfig(f"a seed is a whole number, not {seed!r}")
    if seed.bit_length() > SEED_BITS:
        raise BadConfig(f"a seed has {SEED_BITS} bits at most, not {seed.bit_length()}")
    try:
        config = kit.configure(**wishes)
    except TypeError as error:
        raise BadConfig(f"a {game} game cannot be set up with {', '.join(wishes)}: {error}") from None
    return kit.begin(config, seed, listener)


@overload
def load(data: str | bytes, game: Literal["duel"]) -> Duel: ...


@overload
def load(data: str | bytes, game: Literal["classic"]) -> Game: ...


@overload
def load(data: str | bytes, game: str | None = None) -> kernel.Game: ...


def load(data: str | bytes, game: str | None = None) -> Any:
    """The game a dump holds, going on exactly where it was. Who says which game it is gets one of that type, or an error."""
    return _which_is(records.load(data), game)


@overload
def replay(record: Record | str | bytes, upto: int | None = None, listener: Listener | None = None, *, game: Literal["duel"]) -> Duel: ...


@overload
def replay(
    record: Record | str | bytes, upto: int | None = None, listener: Listener | None = None, *, game: Literal["classic"]
) -> Game: ...


@overload
def replay(
    record: Record | str | bytes, upto: int | None = None, listener: Listener | None = None, *, game: str | None = None
) -> kernel.Game: ...


def replay(record: Record | str | bytes, upto: int | None = None, listener: Listener | None = None, *, game: str | None = None) -> Any:
    """Play a record again, wholly or up to a number of choices; ReplayMismatch names the first divergence."""
    whole = record if isinstance(record, Record) else Record.from_json(record)
    return _which_is(records.replay(whole, upto, listener), game)


def _which_is(found: kernel.Game, wanted: str | None) -> kernel.Game:
    if wanted is not None and found.name != wanted:
        raise BadConfig(f"expected a game of {wanted}, given one of {found.name}")
    return found


@overload
def scene(game: Literal["duel"], /, **position: Any) -> DuelScene: ...


@overload
def scene(game: Literal["classic"], /, **position: Any) -> Scene: ...


@overload
def scene(game: str, /, **position: Any) -> Any: ...


def scene(game: str, /, **position: Any) -> Any:
    """Any position in one expression; see the game's own scene module."""
    make = kit_of(game).scene
    if make is None:
        raise BadConfig(f"positions of {game} cannot be set up by hand")
    return set_up(make, position)
