"""How games are written: choices as short text, sealed lines, and dumps that go on in the middle of any decision."""

import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthcolony.kernel.codec import DUMP, DUMP_VERSION, choices_from_text, choices_to_text, seal, tupled, unseal
from fifthcolony.kernel.errors import DamagedData
from fifthcolony.kernel.record import load
from fifthcolony.kernel.rng import KEYS
from tests.kernel.stones import new, play_on
from tests.seeds import SEEDS


@given(st.lists(st.integers(0, 10**6)))
def test_choices_come_back_from_their_text(choices: list[int]) -> None:
    assert choices_from_text(choices_to_text(choices)) == choices


def test_a_choice_is_one_character_that_json_leaves_alone() -> None:
    text = choices_to_text(list(range(57)))
    assert len(text) == 57
    assert json.dumps(text) == f'"{text}"'
    assert choices_to_text([57, 0]) == "!57.#"


@pytest.mark.parametrize("text", ["!5", "!x.", "!-5.", " ", "\n"])
def test_a_text_that_is_no_list_of_choices_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        choices_from_text(text)


def test_lists_come_back_as_tuples_all_the_way_down() -> None:
    assert tupled([1, ["a", [2.5, None]], []]) == (1, ("a", (2.5, None)), ())


def test_a_sealed_line_names_its_kind_version_and_checksum() -> None:
    line = seal("a-form", 3, {"b": [1, 2]})
    assert json.loads(line) == {"format": "a-form", "version": 3, "check": zlib.crc32(b'{"b":[1,2]}'), "body": {"b": [1, 2]}}
    assert "\n" not in line
    assert unseal("a-form", 3, line) == unseal("a-form", 3, line.encode()) == {"b": [1, 2]}


def test_spaces_do_not_break_a_seal() -> None:
    line = seal("a-form", 3, {"b": [1, 2]})
    assert unseal("a-form", 3, json.dumps(json.loads(line), indent=2)) == {"b": [1, 2]}


@pytest.mark.parametrize(
    ("form", "version", "said"),
    [
        ("other-form", 3, "expected a other-form, got 'a-form'"),
        ("a-form", 4, "expected a-form version 4, got version 3"),
    ],
)
def test_another_form_or_version_is_refused_by_name(form: str, version: int, said: str) -> None:
    with pytest.raises(DamagedData, match=said):
        unseal(form, version, seal("a-form", 3, {"b": 1}))


def test_an_edited_body_does_not_fit_its_checksum() -> None:
    with pytest.raises(DamagedData, match="its checksum does not fit its body"):
        unseal("a-form", 3, seal("a-form", 3, {"b": 1}).replace('"b":1', '"b":2'))


@given(st.integers(0, 60), SEEDS, st.integers(2, 5))
def test_a_dump_goes_on_where_it_was(answers: int, seed: int, seats: int) -> None:
    g = new(seats=seats, seed=seed)
    play_on(g, seed, answers)
    loaded = load(g.dump())
    assert loaded.dump() == g.dump()
    assert repr(loaded.asks) == repr(g.asks)
    play_on(g, seed + 1)
    play_on(loaded, seed + 1)  # type: ignore[arg-type]
    assert loaded.dump() == g.dump()


@given(st.integers(0, 60), SEEDS, st.integers(2, 5))
def test_a_copy_goes_its_own_way(answers: int, seed: int, seats: int) -> None:
    g = new(seats=seats, seed=seed)
    play_on(g, seed, answers)
    before = g.dump()
    twin = g.copy()
    assert twin.dump() == before
    play_on(twin, seed)
    assert g.dump() == before


def test_copies_share_the_past_and_go_on_each_for_itself() -> None:
    g = new(seats=3)
    g.choices = [0] * 100
    twin = g.copy()
    assert twin.choices == g.choices == [0] * 100
    g.answer(g.asks[0].seat, 1)
    twin.answer(twin.asks[0].seat, 2)
    assert [g.choices[-2:], twin.choices[-2:]] == [[0, 1], [0, 2]]
    assert g.decisions == twin.decisions == twin.copy().decisions == 101


def test_a_dump_from_before_there_were_keys_goes_on_with_its_stream() -> None:
    g = new(seed=5)
    body = json.loads(g.dump())["body"]
    loaded = load(seal(DUMP, DUMP_VERSION, {**body, "seed": 5 + KEYS}))
    play_on(g, 1)
    play_on(loaded, 1)  # type: ignore[arg-type]
    assert loaded.fingerprint() == g.fingerprint()


def test_a_finished_game_is_dumped_and_loaded_too() -> None:
    g = new()
    play_on(g, 1)
    loaded = load(g.dump())
    assert loaded.outcome == g.outcome
    assert loaded.asks == ()
    assert loaded.dump() == g.dump()
