"""What holds at every moment of every game: nothing is lost, a copy is no alias, text forms come back, a seat cannot see the hidden."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import fifthcolony as fc
from fifthcolony.kernel.checks import Checks
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import fetched, kit_of

CONTAINERS = {list, dict, set, tuple}
# Made at import or from `powers`, never changed in place: the only things that a game and its copy may share.
SHARED = {"config", "hooks", "asleep", "openings", "edition", "listener", "asks", "_owed"}


def checks_of(game: str) -> Checks:
    """What a game says of itself to those who check it."""
    checks: Checks = fetched(kit_of(game).checks)
    return checks


def answer(game: Game, chance: Random) -> None:
    """Any legal answer to any ask that is owed."""
    ask = chance.choice(game.asks)
    game.answer(ask.seat, chance.randrange(len(ask.options)))


def play_on(game: Game, chance: Random, answers: int) -> None:
    """Some more answers, as long as the game lasts."""
    for _ in range(answers):
        if not game.asks:
            return
        answer(game, chance)


def check_conserved(game: Game) -> None:
    """Nothing is lost and nothing appears."""
    checks_of(game.name).conserved(game)


# --- copies -------------------------------------------------------------------------------------------------------------------------


def changeable(value: Any) -> Iterator[int]:
    """The identities of all lists, dicts and sets inside a value."""
    if type(value) is not tuple:
        yield id(value)
    for item in value.values() if isinstance(value, dict) else value:
        if type(item) in CONTAINERS:
            yield from changeable(item)


def lists_of(game: Game) -> dict[int, str]:
    """Every changeable thing that a game holds, with the field it is in."""
    fields = [name for kind in type(game).__mro__ for name in getattr(kind, "__slots__", ()) if name not in SHARED]
    held = [(name, getattr(game, name)) for name in fields]
    return {identity: name for name, value in held if type(value) in CONTAINERS for identity in changeable(value)}


def check_shares_nothing(game: Game) -> None:
    """A copy shares nothing that can change."""
    copy = game.copy()
    ours, theirs = lists_of(game), lists_of(copy)
    assert not ours.keys() & theirs.keys(), f"a copy shares {[ours[key] for key in ours.keys() & theirs.keys()]} with its game"


def check_copy(game: Game, chance: Random, answers: int = 20) -> None:
    """A copy is equal, and what is played on it leaves the game alone."""
    check_shares_nothing(game)
    before = game.dump()
    copy = game.copy()
    assert copy.dump() == before, "a copy differs from its game"
    play_on(copy, chance, answers)
    assert game.dump() == before, "playing a copy changed its game"


def check_same_future(one: Game, other: Game, chance: Random, answers: int = 20) -> None:
    """Two games that are one and the same stay so under the same answers."""
    for _ in range(answers):
        assert repr(one.asks) == repr(other.asks), f"asked are {one.asks} and {other.asks}"
        assert one.dump() == other.dump(), "two equal games went apart"
        if not one.asks:
            return
        ask = chance.choice(one.asks)
        index = chance.randrange(len(ask.options))
        one.answer(ask.seat, index, ask.id)
        other.answer(ask.seat, index, ask.id)


# --- text forms ---------------------------------------------------------------------------------------------------------------------


def check_dump(game: Game, chance: Random, answers: int = 20) -> None:
    """A dump loads to an equal game, which goes on the same."""
    loaded = fc.load(game.dump())
    assert loaded.dump() == game.dump(), "a loaded game differs from its dump"
    check_same_future(loaded, game.copy(), chance, answers)


def check_replay(game: Game) -> None:
    """A record comes back from its text, and replays to an equal game."""
    record = game.record()
    text = record.to_json()
    assert fc.Record.from_json(text) == record, "a record differs from its text"
    assert fc.replay(text).dump() == game.dump(), "a replayed game differs from the one recorded"


def listed(value: Any) -> Any:
    """A view as JSON brings it back, with lists where it has tuples; anything else stays as it is."""
    if isinstance(value, dict):
        return {key: listed(inner) for key, inner in value.items()}
    return [listed(inner) for inner in value] if isinstance(value, list | tuple) else value


def check_view_text(game: Game) -> None:
    """Views can be written as JSON, and nobody can reach into the game through one."""
    ours = lists_of(game).keys() | set(changeable(game.config))
    for seat in (None, *range(game.config["seats"])):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == listed(view), f"the view of seat {seat} is not plain JSON"
        assert not ours & set(changeable(view)), f"the view of seat {seat} holds a list of the game itself"
