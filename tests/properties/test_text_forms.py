"""A copy is no alias; dumps, records and views come back from text and go on the same at any moment."""

import json
import os
import subprocess
import sys
import zlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.classic.state import Game
from tests.properties.tables import Table, moments, tables
from tools.invariants import check_copy, check_dump, check_replay, check_same_future, check_shares_nothing, check_view_text

ROOT = Path(__file__).resolve().parent.parent.parent
CHANCE = st.integers(0, 2**32).map(Random)
LONG = 1000


def until_asked_together(table: Table) -> Game | None:
    """The first moment at which two seats are asked at once."""
    game, stream = table.begin(), table.stream()
    for _ in range(3000):
        if len(game.asks) != 1:
            return game if game.asks else None
        stream.answer(game)
    return None


@settings(max_examples=20)
@given(tables(), moments(100), CHANCE)
def test_every_form_of_a_guarded_game_goes_on_the_same(table: Table, answers: int, chance: Random) -> None:
    game = table.at(answers)
    check_copy(game, chance)
    check_dump(game, chance)
    check_replay(game)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(tables())
def test_a_copy_shares_nothing_that_can_change(table: Table) -> None:
    for game in table.walk(LONG):
        check_shares_nothing(game)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(tables(), CHANCE)
def test_a_copy_is_no_alias_and_has_the_same_future(table: Table, chance: Random) -> None:
    for game in table.walk(LONG):
        if chance.random() < 0.01:
            check_copy(game, chance)
            check_same_future(game.copy(), game.copy(), chance)


@pytest.mark.unguarded
@settings(max_examples=20)
@given(tables(), CHANCE)
def test_a_dump_goes_on_in_the_middle_of_any_decision(table: Table, chance: Random) -> None:
    for game in table.walk(LONG):
        if chance.random() < 0.05:
            check_dump(game, chance, 3)


@pytest.mark.unguarded
@settings(max_examples=30)
@given(tables(), moments())
def test_a_record_replays_to_the_same_game(table: Table, answers: int) -> None:
    check_replay(table.at(answers))


@pytest.mark.unguarded
@settings(max_examples=40)
@given(tables(), CHANCE)
def test_half_answered_asks_go_on_the_same(table: Table, chance: Random) -> None:
    game = until_asked_together(table)
    if game is None:
        return
    ask = chance.choice(game.asks)
    game.answer(ask.seat, chance.randrange(len(ask.options)))
    assert game.partial
    check_dump(game, chance)
    check_replay(game)
    check_copy(game, chance)
    check_same_future(fc.replay(game.record()), game.copy(), chance)


@pytest.mark.unguarded
@settings(max_examples=30)
@given(tables())
def test_the_order_of_simultaneous_answers_leaves_no_trace(table: Table) -> None:
    game = until_asked_together(table)
    if game is None:
        return
    other = game.copy()
    for twin, asks in ((game, game.asks), (other, other.asks[::-1])):
        for ask in asks:
            twin.answer(ask.seat, len(ask.options) - 1)
    assert game.dump() == other.dump()
    assert game.record() == other.record()


@pytest.mark.unguarded
@settings(max_examples=10)
@given(tables(), CHANCE)
def test_views_are_plain_json_and_no_door_into_the_game(table: Table, chance: Random) -> None:
    for game in table.walk(LONG):
        if chance.random() < 0.1:
            check_view_text(game)


PLAY = """
import sys, zlib
from tests.properties.tables import Table
table = Table(int(sys.argv[1]), {"seats": 5, "edition": 2018}, b"", 3)
print(zlib.crc32(table.at(700).record().to_json().encode()), zlib.crc32(table.at(700).dump().encode()))
"""


@pytest.mark.unguarded
@pytest.mark.parametrize("hash_seed", ["0", "1", "4321"])
def test_another_process_plays_the_same_game(hash_seed: str) -> None:
    ours = Table(99, {"seats": 5, "edition": 2018}, b"", 3).at(700)
    theirs = subprocess.run(
        [sys.executable, "-c", PLAY, "99"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(fc.__file__).parent.parent)])},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert theirs == [str(zlib.crc32(text.encode())) for text in (ours.record().to_json(), ours.dump())]


@pytest.mark.unguarded
def test_a_dump_leaves_out_what_is_as_in_a_game_not_begun() -> None:
    game = Table(11, {"seats": 5, "aliens": "random"}, b"", 5).at(300)
    blank, told = Game(game.config, game.seed).state(), json.loads(game.dump())["body"]["state"]
    assert {"ships", "hands", "deck"} <= told.keys() < blank.keys()
    assert all(blank[name] == game.state()[name] for name in blank.keys() - told.keys())
    assert fc.load(game.dump()).fingerprint() == game.fingerprint()
