"""Whatever comes from outside is refused by name in Duel too, and nothing has changed."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.kernel.codec import seal

NO_INDEX: list[Any] = [-1, 4, 10**30, True, False, 1.0, "1", None, (1,), [1]]
NO_SEAT: list[Any] = [-1, 2, True, 0.0, "0", None]


def game_at(answers: int, **wishes: Any) -> fc.Game:
    """A game after so many answers, all of them the first option."""
    game: Any = fc.new_game("duel", seed=7, **wishes)
    for _ in range(answers):
        game.answer(game.asks[0].seat, 0)
    whole: fc.Game = game
    return whole


# --- setting up -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"seats": 1}, "a duel has 2 seats, not 1"),
        ({"seats": 3}, "a duel has 2 seats, not 3"),
        ({"seats": 2.0}, r"a duel has 2 seats, not 2\.0"),
        ({"seats": "2"}, "a duel has 2 seats, not '2'"),
        ({"seats": None}, "a duel has 2 seats, not None"),
        ({"seats": True}, "a duel has 2 seats, not True"),
        ({"aliens": "all"}, "aliens are two names or one of random, choice, first, none, not 'all'"),
        ({"aliens": ["swarm"]}, "a duel has two different aliens, not swarm"),
        ({"aliens": []}, "a duel has two different aliens, not none"),
        ({"aliens": ["swarm", "prime", "gavel"]}, "a duel has two different aliens, not swarm, prime, gavel"),
        ({"aliens": ["swarm", "swarm"]}, "a duel has two different aliens, not swarm, swarm"),
        ({"aliens": ["swarm", "macron"]}, "there is no alien 'macron' in Duel; there are: bouncer, .*swarm"),
        ({"aliens": ["swarm", 7]}, "there is no alien 7 in Duel; there are: bouncer"),
        ({"aliens": ["swarm", ["prime"]]}, "cannot be set up with aliens|there is no alien"),
        ({"aliens": 7}, "cannot be set up with aliens"),
        ({"aliens": None}, "cannot be set up with aliens"),
        ({"envoys": "all"}, "envoys are three names, random or first, not 'all'"),
        ({"envoys": ["cudgel", "chosen", "lizard"]}, "there is no envoy 'lizard'; there are: bookmark, chosen, cudgel"),
        ({"envoys": ["cudgel", "chosen", 7]}, "there is no envoy 7; there are: bookmark"),
        ({"envoys": ["cudgel", "masochist", "deuce"]}, "envoys are one each of brawn, vision, guile; given: cudgel, masochist, deuce"),
        ({"envoys": ["cudgel", "cudgel", "deuce"]}, "envoys are one each of brawn, vision, guile; given: cudgel, cudgel, deuce"),
        ({"envoys": ["cudgel", "chosen"]}, "envoys are one each of brawn, vision, guile; given: cudgel, chosen"),
        ({"envoys": []}, "envoys are one each of brawn, vision, guile; given: none"),
        ({"envoys": 7}, "cannot be set up with envoys"),
        ({"edition": 2018}, "cannot be set up with edition: .*'edition'"),
        ({"seed": "7"}, "a seed is a whole number, not '7'"),
        ({"seed": True}, "a seed is a whole number, not True"),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_set_up(wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.new_game("duel", **wishes)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"aliens": ["swarm", "lizard"], "card": "cheap_moon"}, "there is no alien 'lizard' in Duel"),
        ({"card": "no_such_card"}, "there is no destiny card 'no_such_card'; there are: full_of_stars"),
        (
            {"card": "cheap_moon", "begin": "launch"},
            "a scene begins with its card, or at the checkpoint, the draw or the roles, not 'launch'",
        ),
        ({}, "a scene begins with its card"),
        ({"card": "cheap_moon", "planets": {"pluto": {}}}, "there is no planet 'pluto'; there are: bathtub_ring"),
        ({"card": "cheap_moon", "planets": {"payday": {"jade": 1}}}, "nobody is called 'jade' here; there are: orange, blue"),
        ({"card": "cheap_moon", "hands": {"orange": ["99"]}}, "there is no card '99'; there are: -2, 04"),
        ({"card": "cheap_moon", "hands": {"orange": ["13", "13", "13"]}}, "uses 13 more often than there are cards of it .2."),
        ({"card": "cheap_moon", "planets": {"payday": {"orange": 21}}}, "orange has 20 ships"),
        (
            {"card": "cheap_moon", "supply": {"orange": 3}, "warp": {"orange": 3}},
            "orange has 20 ships off planets, the scene places 3 and 3",
        ),
        ({"card": "cheap_moon", "allies": {"orange": "lizard"}}, "there is no envoy 'lizard'; there are: bookmark"),
    ],
    ids=str,
)
def test_a_scene_that_cannot_be(position: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("duel", **position)


# --- answering ------------------------------------------------------------------------------------------------------------------------


def refused(game: fc.Game, error: type[Exception], said: str, answer: Callable[[], None]) -> None:
    """An answer is refused, and it is as if it had not been given."""
    before, asks = game.dump(), repr(game.asks)
    with pytest.raises(error, match=said):
        answer()
    assert game.dump() == before
    assert repr(game.asks) == asks


@pytest.mark.parametrize("index", NO_INDEX, ids=repr)
def test_an_index_that_is_no_option(index: Any) -> None:
    game: Any = fc.scene("duel", card="cheap_moon").game
    said = "seat 0 chose .* at dial.set; legal are 0 to 3: dial:1, dial:2, dial:3, dial:4"
    refused(game, fc.IllegalChoice, said, lambda: game.answer(0, index))


@pytest.mark.parametrize("seat", NO_SEAT, ids=repr)
def test_an_answer_from_nobody(seat: Any) -> None:
    game = game_at(0, aliens="none")
    refused(game, fc.WrongSeat, f"seat {seat!r} answered, but the game waits for seat 0 and 1", lambda: game.answer(seat, 0))


def test_an_answer_for_the_other_seat() -> None:
    game = game_at(1, aliens="none")  # orange has set its dial
    refused(game, fc.WrongSeat, "seat 0 answered, but the game waits for seat 1", lambda: game.answer(0, 2))


@pytest.mark.parametrize("ask", [-1, 10**9, "0", 0.5])
def test_an_answer_to_another_ask(ask: Any) -> None:
    game = game_at(2, aliens="none")
    owed = game.asks[0]
    said = f"seat 0 answered ask {ask}, but ask {owed.id} .{owed.prompt}. is the one owed"
    refused(game, fc.StaleAsk, said, lambda: game.answer(0, 0, ask))


def test_an_answer_that_comes_twice() -> None:
    game = game_at(0, aliens="none")
    first = game.asks[0]
    game.answer(0, 0, first.id)
    game.answer(1, 0)
    refused(game, fc.StaleAsk, f"answered ask {first.id}, but ask {game.asks[0].id}", lambda: game.answer(0, 0, first.id))


def test_an_answer_after_the_end() -> None:
    s = fc.scene("duel", card="cheap_moon", supply={"orange": 0})
    s.does("orange", "dial 1").does("blue", "dial 1")
    game: Any = s.game
    refused(game, fc.WrongSeat, "seat 1 answered, but the game is over .win.no_ships.", lambda: game.answer(1, 0))


# --- loading and replaying ------------------------------------------------------------------------------------------------------------

SOURCE = game_at(60, aliens=["pickled", "iron_matron"])
DUMP, RECORD = SOURCE.dump(), SOURCE.record().to_json()
NAMED = (fc.DamagedData, fc.BadConfig, fc.ReplayMismatch)


def resealed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """The text with a change in its body, under a checksum that fits."""
    sealed = json.loads(text)
    change(sealed["body"])
    return seal(sealed["format"], sealed["version"], sealed["body"])


def test_what_is_whole_is_read() -> None:
    assert fc.load(DUMP).dump() == DUMP
    assert fc.replay(RECORD).dump() == DUMP


@pytest.mark.parametrize("read", [fc.load, fc.replay])
def test_a_flipped_byte(read: Callable[[Any], Any]) -> None:
    data = (DUMP if read is fc.load else RECORD).encode()
    for at in range(0, len(data), 53):
        damaged = bytearray(data)
        damaged[at] ^= 1
        with pytest.raises(fc.DamagedData):
            read(bytes(damaged))


def test_another_game_under_the_same_seal() -> None:
    for text, read in ((DUMP, fc.load), (RECORD, fc.replay)):
        with pytest.raises(NAMED):
            read(resealed(text, lambda body: body.update(game="classic")))


@pytest.mark.parametrize("config", [{"seats": 5}, {"aliens": ["swarm", "swarm"]}, {"envoys": 1}, {"wishes": 1}, 7, None])
def test_a_configuration_that_no_game_has(config: Any) -> None:
    for text, read in ((DUMP, fc.load), (RECORD, fc.replay)):
        with pytest.raises(NAMED):
            read(resealed(text, lambda body: body.update(config=config)))


@pytest.mark.parametrize("number", [0, 7, 39])
def test_an_edited_choice_is_named_as_the_first_divergence(number: int) -> None:
    record = SOURCE.record()
    seat, option, label = record.choices[number]
    for edited in ((seat, option, "no such word"), (7, option, label), (seat, 99, label)):
        choices = (*record.choices[:number], type(record.choices[0])(*edited), *record.choices[number + 1 :])
        with pytest.raises(fc.ReplayMismatch, match=f"^choice {number}: "):
            fc.replay(record._replace(choices=choices))


def test_a_step_that_these_rules_do_not_have() -> None:
    with pytest.raises(fc.DamagedData, match=r"does not fit these rules: KeyError 'duel.no_such_step'"):
        fc.load(resealed(DUMP, lambda body: body["stack"].append(["duel.no_such_step", []])))


JSON = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.integers(), max_size=4)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a body."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in items for place in places_in(item, (*path, key)))]


@settings(max_examples=150)
@given(st.data(), JSON, st.sampled_from([(DUMP, fc.load), (RECORD, fc.replay)]))
def test_any_part_replaced_is_read_or_refused_by_name(data: st.DataObject, value: Any, form: tuple[str, Callable[[Any], Any]]) -> None:
    text, read = form
    path = data.draw(st.sampled_from(places_in(json.loads(text)["body"])[1:]))

    def replace(body: Any) -> None:
        for key in path[:-1]:
            body = body[key]
        body[path[-1]] = value

    with suppress(*NAMED):  # anything but a named error is a failure
        read(resealed(text, replace))
