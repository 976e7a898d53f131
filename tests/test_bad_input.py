"""Whatever comes from outside is refused by name: the message says what was given and what was legal, and nothing has changed."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.kernel.codec import DUMP, DUMP_VERSION, RECORD, RECORD_VERSION, seal

NO_INDEX: list[Any] = [-1, 3, 10**30, True, False, 1.0, "1", None, (1,), [1]]
NO_SEAT: list[Any] = [-1, 5, True, 0.0, "0", None]


def game_at(answers: int, **wishes: Any) -> fc.Game:
    """A game after so many answers, all of them the first option."""
    game: fc.Game = fc.new_game("classic", seed=7, **wishes)
    for _ in range(answers):
        game.answer(game.asks[0].seat, 0)
    return game


def game_over() -> fc.Game:
    game = game_at(0, seats=3, aliens="none")
    chance = iter(range(10**6))
    while game.asks:
        ask = game.asks[0]
        game.answer(ask.seat, next(chance) * 7 % len(ask.options))
    return game


# --- setting up -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"seats": 2}, "3, 4 or 5 seats, not 2"),
        ({"seats": 6}, "3, 4 or 5 seats, not 6"),
        ({"seats": 4.0}, r"3, 4 or 5 seats, not 4\.0"),
        ({"seats": "4"}, "3, 4 or 5 seats, not '4'"),
        ({"seats": None}, "3, 4 or 5 seats, not None"),
        ({"edition": 1977}, "no edition 1977; there are: 2008, 2018"),
        ({"edition": 2018.0}, r"no edition 2018\.0; there are: 2008, 2018"),
        ({"edition": [2018]}, r"no edition \[2018\]; there are: 2008, 2018"),
        ({"aliens": "all"}, "'random', 'choice', 'combo', 'none' or a list of names, not 'all'"),
        ({"aliens": ["macron", "zombie"]}, "5 seats need 5 aliens, given are 2: macron, zombie"),
        ({"aliens": ["macron", "zombie", "clone"], "seats": 4}, "4 seats need 4 aliens, given are 3"),
        ({"aliens": ["macron", "zombie", "macron"], "seats": 3}, "no alien can be in a game twice, given are: macron, zombie, macron"),
        ({"aliens": ["macron", "zombie", "lizard"], "seats": 3}, "no alien 'lizard'; there are: .*macron.*zombie"),
        ({"aliens": ["macron", "zombie", 7], "seats": 3}, "no alien 7; there are: .*macron"),
        ({"aliens": 7}, "cannot be set up with aliens"),
        ({"variants": ["hidden powers"]}, "no variant 'hidden powers'; there are: "),
        ({"variants": 7}, "variants are a list of names, not 7"),
        ({"colours": ["jade", "jade", "azure"], "seats": 3}, "3 seats need 3 different colours of ember.*; given: jade, jade, azure"),
        ({"colours": ["jade", "azure"], "seats": 3}, "3 seats need 3 different colours of ember.*; given: jade, azure"),
        ({"colours": ["jade", "azure", "mauve"], "seats": 3}, "3 seats need 3 different colours of ember.*; given: jade, azure, mauve"),
        ({"colours": [["jade"], "azure", "ember"], "seats": 3}, "cannot be set up with colours, seats"),
        ({"first": 5}, "a seat from 0 to 4, not 5"),
        ({"first": -1}, "a seat from 0 to 4, not -1"),
        ({"first": True}, "a seat from 0 to 4, not True"),
        ({"deal_rounds": 0}, "one round or more, not 0"),
        ({"deal_rounds": 1.5}, r"one round or more, not 1\.5"),
        ({"players": 4}, "cannot be set up with players: .*'players'"),
        ({"seed": "7"}, "a seed is a whole number, not '7'"),
        ({"seed": 7.0}, r"a seed is a whole number, not 7\.0"),
        ({"seed": True}, "a seed is a whole number, not True"),
        ({"seed": 1 << 512}, "a seed has 512 bits at most, not 513"),
        ({"seed": -(1 << 600)}, "a seed has 512 bits at most, not 601"),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_set_up(wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.new_game("classic", **wishes)


@pytest.mark.parametrize("game", ["chess", "", "Classic", 7, None, ["classic"]])
def test_an_unknown_game(game: Any) -> None:
    with pytest.raises(fc.BadConfig, match=r"there is no game .*; there are: .*classic"):
        fc.new_game(game)
    with pytest.raises(fc.BadConfig, match=r"there is no game .*; there are: .*classic"):
        fc.scene(game)


def test_a_scene_with_an_unknown_player() -> None:
    with pytest.raises(fc.BadConfig, match=r"colour or its alien, not 'lizard'; .*aliens .*macron"):
        fc.scene("classic", seats=["macron", "lizard", "jade"])


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
    game = game_at(0, aliens="none", first=0)
    ask = game.asks[0]
    index = len(ask.options) if index == 3 and type(index) is int else index
    legal = f"seat {ask.seat} chose .* at {ask.prompt}; legal are 0 to {len(ask.options) - 1}: {ask.options[0]}"
    refused(game, fc.IllegalChoice, legal, lambda: game.answer(ask.seat, index))


@pytest.mark.parametrize("seat", NO_SEAT, ids=repr)
def test_an_answer_from_nobody(seat: Any) -> None:
    game = game_at(0, first=0, aliens="none")
    assert game.asks[0].seat == 0
    refused(game, fc.WrongSeat, f"seat {seat!r} answered, but the game waits for seat 0", lambda: game.answer(seat, 0))


def test_an_answer_from_another_seat() -> None:
    game = game_at(0, first=0, aliens="none")
    refused(game, fc.WrongSeat, "seat 3 answered, but the game waits for seat 0", lambda: game.answer(3, 0))


@pytest.mark.parametrize("ask", [-1, 10**9, "0", 0.5])
def test_an_answer_to_another_ask(ask: Any) -> None:
    game = game_at(3, first=0)
    owed = game.asks[0]
    said = f"seat {owed.seat} answered ask {ask}, but ask {owed.id} .{owed.prompt}. is the one owed"
    refused(game, fc.StaleAsk, said, lambda: game.answer(owed.seat, 0, ask))


def test_an_answer_that_comes_twice() -> None:
    game = game_at(0, first=0, aliens="none")
    first = game.asks[0]
    while game.asks[0].seat == first.seat and game.asks[0].id == first.id:
        game.answer(first.seat, 0, first.id)
    assert game.asks[0].seat == first.seat
    refused(game, fc.StaleAsk, f"answered ask {first.id}, but ask {game.asks[0].id}", lambda: game.answer(first.seat, 0, first.id))


def test_an_answer_after_the_end() -> None:
    game = game_over()
    refused(game, fc.WrongSeat, "seat 1 answered, but the game is over .win.colonies.", lambda: game.answer(1, 0))


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint8, np.array], ids=["int8", "int64", "uint8", "an array without dimensions"])
def test_a_whole_number_of_another_library_is_one(kind: Callable[[int], Any]) -> None:
    ours, theirs = game_at(0, first=0), game_at(0, first=0)
    for number in range(30):
        ask = ours.asks[0]
        chosen = number % len(ask.options)
        ours.answer(ask.seat, chosen, ask.id)
        theirs.answer(kind(ask.seat), kind(chosen), kind(ask.id))
    assert theirs.dump() == ours.dump()
    assert {type(choice) for choice in theirs.choices} | {type(seat) for seat in theirs.answered} == {int}
    assert theirs.view(kind(2)) == ours.view(2)
    assert type(theirs.view(kind(2))["seat"]) is int
    assert theirs.determinize(kind(2), 5).dump() == ours.determinize(2, 5).dump()


@pytest.mark.parametrize("index", [np.True_, np.float64(1), np.int64(-1), np.int64(99), np.array([1]), np.array(1.0), "1"], ids=repr)
def test_what_is_no_whole_number_there_is_none_here(index: Any) -> None:
    game = game_at(0, aliens="none", first=0)
    refused(game, fc.IllegalChoice, "seat 0 chose .* at .*; legal are 0 to", lambda: game.answer(0, index))


# --- looking --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [9, 5, -1, True, 1.0, "0", 10**30, [0], np.int64(9)], ids=repr)
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_seat_that_nobody_sits_in_sees_nothing(game: str, seat: Any) -> None:
    g: fc.Game = fc.new_game(game, seed=7)
    last = g.config["seats"] - 1
    said = re.escape(f"there is no seat {seat!r} in this game; seats are 0 to {last}, and None is a spectator")
    for look in (lambda: g.view(seat), lambda: g.look(seat, None), lambda: g.determinize(seat, 1)):
        with pytest.raises(fc.NoSuchSeat, match=said):
            look()
    assert issubclass(fc.NoSuchSeat, fc.FifthColonyError)
    assert g.view(None)["seat"] is None


# --- loading --------------------------------------------------------------------------------------------------------------------------

SOURCE = game_at(40)
FORMS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "dump": (SOURCE.dump(), fc.load),
    "record": (SOURCE.record().to_json(), fc.Record.from_json),
}
both_forms = pytest.mark.parametrize(("text", "read"), FORMS.values(), ids=FORMS.keys())


def rewritten(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """The text with a change in its parts, the checksum left as it was."""
    sealed: dict[str, Any] = json.loads(text)
    change(sealed)
    return json.dumps(sealed)


def resealed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """The text with a change in its body, under a checksum that fits."""
    sealed = json.loads(text)
    change(sealed["body"])
    return seal(sealed["format"], sealed["version"], sealed["body"])


def test_a_game_of_another_kind_than_was_expected() -> None:
    record = SOURCE.record()
    assert fc.load(SOURCE.dump(), "classic").dump() == fc.replay(record, game="classic").dump() == SOURCE.dump()
    with pytest.raises(fc.BadConfig, match="expected a game of duel, given one of classic"):
        fc.load(SOURCE.dump(), "duel")
    with pytest.raises(fc.BadConfig, match="expected a game of duel, given one of classic"):
        fc.replay(record, game="duel")


@both_forms
def test_what_is_whole_is_read(text: str, read: Callable[[Any], Any]) -> None:
    assert read(text) is not None
    assert read(text.encode()) is not None
    assert read(resealed(text, lambda body: body)) is not None


@both_forms
def test_a_text_cut_short(text: str, read: Callable[[Any], Any]) -> None:
    for length in range(0, len(text), 97):
        with pytest.raises(fc.DamagedData, match=r"expected a fifthcolony-.*, got text that is no JSON"):
            read(text[:length])


@both_forms
def test_a_flipped_byte(text: str, read: Callable[[Any], Any]) -> None:
    data = text.encode()
    for at in range(0, len(data), 31):
        damaged = bytearray(data)
        damaged[at] ^= 1
        with pytest.raises(fc.DamagedData):
            read(bytes(damaged))


@both_forms
def test_an_edited_number(text: str, read: Callable[[Any], Any]) -> None:
    with pytest.raises(fc.DamagedData, match="its checksum does not fit its body"):
        read(rewritten(text, lambda sealed: sealed["body"].update(seed=8)))


@both_forms
def test_a_wrong_checksum(text: str, read: Callable[[Any], Any]) -> None:
    with pytest.raises(fc.DamagedData, match="its checksum does not fit its body"):
        read(rewritten(text, lambda sealed: sealed.update(check=sealed["check"] ^ 1)))


@both_forms
def test_another_version(text: str, read: Callable[[Any], Any]) -> None:
    with pytest.raises(fc.DamagedData, match=r"version \d, got version 9"):
        read(rewritten(text, lambda sealed: sealed.update(version=9)))


def test_a_record_of_newer_rules() -> None:
    with pytest.raises(fc.DamagedData, match="made under rules version 999, these are version"):
        fc.replay(resealed(FORMS["record"][0], lambda body: body.update(rules=999)))


def test_a_dump_is_no_record_and_a_record_no_dump() -> None:
    with pytest.raises(fc.DamagedData, match="expected a fifthcolony-record, got 'fifthcolony-dump'"):
        fc.replay(FORMS["dump"][0])
    with pytest.raises(fc.DamagedData, match="expected a fifthcolony-dump, got 'fifthcolony-record'"):
        fc.load(FORMS["record"][0])


@both_forms
@pytest.mark.parametrize("data", ["", "null", "7", "[]", "{}", '"text"', "[" * 100_000, b"\xff\xfe\x00", '{"format":"pgn"}', None, 7, {}])
def test_something_else_altogether(text: str, read: Callable[[Any], Any], data: Any) -> None:
    assert text
    with pytest.raises(fc.DamagedData, match="expected a fifthcolony-"):
        read(data)


@pytest.mark.parametrize("game", ["chess", 7, None, ["classic"]])
def test_a_dump_or_record_of_an_unknown_game(game: Any) -> None:
    for text, read in ((FORMS["dump"][0], fc.load), (FORMS["record"][0], fc.replay)):
        with pytest.raises((fc.BadConfig, fc.DamagedData), match=r"there is no game|parts|does not"):
            read(resealed(text, lambda body: body.update(game=game)))


@pytest.mark.parametrize("name", ["game", "config", "seed", "rng", "outcome", "choices", "stack", "answers", "partial", "state"])
def test_a_dump_without_one_of_its_parts(name: str) -> None:
    with pytest.raises(fc.DamagedData, match=name):
        fc.load(resealed(FORMS["dump"][0], lambda body: body.pop(name)))


@pytest.mark.parametrize("name", fc.Record._fields)
def test_a_record_without_one_of_its_parts(name: str) -> None:
    with pytest.raises(fc.DamagedData, match=name):
        fc.replay(resealed(FORMS["record"][0], lambda body: body.pop(name)))


@pytest.mark.parametrize("config", [{"seats": 9}, {"edition": 1977}, {"wishes": 1}, 7, None, {"aliens": {"a": 1}}, {"colours": 1}])
def test_a_configuration_that_no_game_has(config: Any) -> None:
    for text, read in ((FORMS["dump"][0], fc.load), (FORMS["record"][0], fc.replay)):
        with pytest.raises((fc.BadConfig, fc.DamagedData, fc.ReplayMismatch)):
            read(resealed(text, lambda body: body.update(config=config)))


def test_a_step_that_these_rules_do_not_have() -> None:
    with pytest.raises(fc.DamagedData, match=r"does not fit these rules: KeyError 'classic.no_such_step'"):
        fc.load(resealed(FORMS["dump"][0], lambda body: body["stack"].append(["classic.no_such_step", []])))


def test_a_field_that_no_position_has() -> None:
    with pytest.raises(fc.DamagedData, match=r"does not fit these rules: ValueError it has backwards, upset, and no position has"):
        fc.load(resealed(FORMS["dump"][0], lambda body: body["state"].update(upset=True, backwards=1)))


# --- replaying ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 7, 39])
def test_an_edited_choice_is_named_as_the_first_divergence(number: int) -> None:
    record = SOURCE.record()
    seat, option, label = record.choices[number]
    for edited in ((seat, option + 1, label), (seat, option, "no such word"), (4 - seat + (seat == 2), option, label), (seat, 99, label)):
        choices = (*record.choices[:number], type(record.choices[0])(*edited), *record.choices[number + 1 :])
        with pytest.raises(fc.ReplayMismatch, match=f"^choice {number}: "):
            fc.replay(record._replace(choices=choices))


@pytest.mark.parametrize("choice", [[0, 1], [0, "1", "x"], ["0", 1, "x"], [0, 1, 2], [0, 1.5, "x"], [0, True, "x"], 7, None])
def test_a_choice_that_is_none(choice: Any) -> None:
    with pytest.raises(fc.DamagedData, match="a record has game, config, seed, choices"):
        fc.replay(resealed(FORMS["record"][0], lambda body: body["choices"].insert(3, choice)))


def test_another_seed_is_another_game() -> None:
    with pytest.raises(fc.ReplayMismatch, match=r"^choice "):
        fc.replay(resealed(FORMS["record"][0], lambda body: body.update(seed=8)))


def test_a_game_dealt_afresh_has_no_record() -> None:
    game = game_at(40)
    with pytest.raises(fc.DamagedData, match="this game has no record"):
        game.determinize(game.asks[0].seat, 1).record()


# --- whatever else may come -----------------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NAMED = (fc.DamagedData, fc.BadConfig, fc.ReplayMismatch)


def read_or_refuse(read: Callable[[Any], Any], data: Any) -> None:
    """Anything but a named error is a failure."""
    with suppress(*NAMED):
        read(data)


@given(st.text() | st.binary())
def test_any_text_is_refused(data: str | bytes) -> None:
    for read in (fc.load, fc.replay, fc.Record.from_json):
        with pytest.raises(fc.DamagedData):
            read(data)


@given(JSON, st.sampled_from([(DUMP, DUMP_VERSION, fc.load), (RECORD, RECORD_VERSION, fc.replay)]))
def test_any_sealed_body_is_refused(body: Any, form: tuple[str, int, Callable[[Any], Any]]) -> None:
    with pytest.raises(NAMED):
        form[2](seal(form[0], form[1], body))


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a body."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in items for place in places_in(item, (*path, key)))]


PLACES = {name: places_in(json.loads(text)["body"])[1:] for name, (text, _) in FORMS.items()}


@settings(max_examples=300)
@given(st.data(), JSON, st.sampled_from(["dump", "record"]))
def test_any_part_replaced_is_read_or_refused_by_name(data: st.DataObject, value: Any, name: str) -> None:
    path = data.draw(st.sampled_from(PLACES[name]))

    def replace(body: Any) -> None:
        for key in path[:-1]:
            body = body[key]
        body[path[-1]] = value

    text, read = FORMS[name]
    read_or_refuse(fc.replay if name == "record" else read, resealed(text, replace))
