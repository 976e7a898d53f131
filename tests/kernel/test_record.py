"""Records: a header and the choices with their labels, from which the same game comes back to the byte."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthcolony.kernel.codec import RECORD, RECORD_VERSION, seal
from fifthcolony.kernel.errors import BadConfig, DamagedData, ReplayMismatch
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Choice, Record, replay
from fifthcolony.kernel.registry import KITS, kit_of
from fifthcolony.kernel.rng import KEYS
from tests.kernel.stones import new, play_on, running, take
from tests.seeds import SEEDS


def test_a_record_holds_where_a_game_began_and_every_choice_with_its_label() -> None:
    g = new(seed=5)
    g.answer(0, 2)
    g.answer(0, 1)
    assert g.record() == Record(
        "stones", {"seats": 2, "heap": 12}, 5, (Choice(0, 2, "take:3"), Choice(0, 1, "bid:1")), start=None, outcome=None, rules=1
    )


@given(st.integers(0, 60), SEEDS, st.integers(2, 5))
def test_a_record_replays_to_the_same_game_at_any_moment(answers: int, seed: int, seats: int) -> None:
    g = new(seats=seats, seed=seed)
    play_on(g, seed, answers)
    record = Record.from_json(g.record().to_json())
    assert record == g.record()
    assert replay(record).dump() == g.dump()


def sealed(seed: Any, answers: int = 20) -> str:
    """The record of a game, with its seed written otherwise."""
    g = new(seed=5)
    play_on(g, 1, answers)
    return seal(RECORD, RECORD_VERSION, {**g.record()._asdict(), "seed": seed})


def test_a_key_is_written_as_text_and_any_other_seed_as_a_number() -> None:
    assert [json.loads(new(seed=seed).record().to_json())["body"]["seed"] for seed in (-3, KEYS - 1, KEYS)] == [-3, KEYS - 1, str(KEYS)]


@pytest.mark.parametrize("seed", [5, 5 + KEYS, 5 + 7 * KEYS, 5 - KEYS])
def test_a_record_from_before_there_were_keys_deals_by_the_last_64_bits_of_its_seed(seed: int) -> None:
    replayed = replay(Record.from_json(sealed(seed)))
    assert replayed.fingerprint() == replay(Record.from_json(sealed(5))).fingerprint()


@pytest.mark.parametrize(
    "seed", ["", "x", "5", str(KEYS - 1), f" {KEYS}", f"+{KEYS}", f"0{KEYS}", f"-{KEYS}", str(1 << 512), "9" * 5000, 1.5, None, [KEYS]]
)
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(DamagedData, match=r"a record has game, config, seed, .*; this one does not: "):
        Record.from_json(sealed(seed))


def test_undo_is_a_replay_to_one_earlier() -> None:
    g = new()
    g.answer(0, 1)
    before = g.dump()
    g.answer(0, 1)
    assert replay(g.record(), upto=1).dump() == before


def test_who_listens_to_a_replay_hears_the_game_again() -> None:
    g = new(seats=3)
    heard: list[Event] = []
    g.listener = heard.append
    play_on(g, 3)
    again: list[Event] = []
    replay(g.record(), listener=again.append)
    assert again == heard != []


def test_a_record_of_a_set_up_position_begins_there() -> None:
    g = running((take, 1))
    g.heap = 7
    g.start = g.dump()
    g.answer(1, 0)
    assert replay(g.record()).dump() == g.dump()
    assert g.heap == 6


@pytest.mark.parametrize(
    ("number", "choice", "said"),
    [
        (
            0,
            Choice(0, 1, "take:3"),
            r"choice 0: .* seat 0 chose 1 \(take:3\) at stones.take, but there option 1 is take:2; options are take:1",
        ),
        (1, Choice(1, 1, "bid:1"), r"choice 1: seat 1 answered, but the game waits for seat 0"),
        (1, Choice(0, 9, "bid:9"), r"choice 1: .* option 9 is nothing"),
    ],
    ids=["another option", "another seat", "no such option"],
)
def test_the_first_divergence_is_named(number: int, choice: Choice, said: str) -> None:
    g = new()
    g.answer(0, 2)
    g.answer(0, 1)
    choices = list(g.record().choices)
    choices[number] = choice
    with pytest.raises(ReplayMismatch, match=said):
        replay(g.record()._replace(choices=tuple(choices)))


def test_a_choice_after_the_end_is_a_divergence() -> None:
    g = new()
    play_on(g, 1)
    record = g.record()
    with pytest.raises(ReplayMismatch, match=rf"choice {len(record.choices)}: seat 0 answered, but the game is over"):
        replay(record._replace(choices=(*record.choices, Choice(0, 0, "take:1"))))


def test_another_outcome_is_a_divergence() -> None:
    g = new()
    play_on(g, 1)
    with pytest.raises(ReplayMismatch, match=r"the record ends with .*other.*, the rules with .*stones.last"):
        replay(g.record()._replace(outcome=((0,), "other")))


def test_a_game_whose_choices_do_not_lead_to_where_it_is_has_no_record() -> None:
    g = new()
    g.answer(0, 2)
    for change in ({"choices": [1]}, {"choices": [7]}, {"choices": [2] * 99}, {"seed": 2}):
        twin = g.copy()
        for name, value in change.items():
            setattr(twin, name, value)
        with pytest.raises(DamagedData, match="this game has no record"):
            twin.record()


def test_games_are_found_by_name() -> None:
    assert kit_of("stones") is KITS["stones"]
    with pytest.raises(BadConfig, match=r"there is no game 'sticks'; there are: .*stones"):
        kit_of("sticks")
