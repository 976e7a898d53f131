"""Asking for a thing: what comes back is the thing itself, or nothing where one may pass."""

from typing import Any

import pytest

from fifthcolony.kernel.ask import DONE, NO, PASS, YES, Ask, agree, pick, pick_or_leave

WORDS = ("word:zero", "word:one", "word:two")


def answered(asking: Any, index: int) -> tuple[Ask, Any]:
    """The one ask, and what the answer makes of it."""
    ask = next(asking)
    with pytest.raises(StopIteration) as end:
        asking.send(index)
    return ask, end.value.value


def unasked(asking: Any) -> Any:
    """What comes of it where there is nothing to ask."""
    with pytest.raises(StopIteration) as end:
        next(asking)
    return end.value.value


def test_the_thing_picked_comes_back_and_not_its_place() -> None:
    ask, thing = answered(pick(3, "thing", [2, 0], WORDS, (7,), True), 1)
    assert [ask.seat, ask.prompt, ask.options, ask.params, ask.secret] == [3, "thing", ("word:two", "word:zero"), (7,), True]
    assert thing == 0


def test_words_can_be_made_by_a_function_or_looked_up_by_name() -> None:
    assert answered(pick(0, "thing", ("a", "b"), "word:{}".format), 1)[0].options == ("word:a", "word:b")
    assert answered(pick(0, "thing", ("a", "b"), {"a": "first", "b": "second"}), 0)[0].options == ("first", "second")


def test_a_single_thing_is_picked_unasked() -> None:
    assert unasked(pick(0, "thing", [2], WORDS)) == 2


def test_who_may_leave_it_is_asked_about_a_single_thing_too() -> None:
    ask, thing = answered(pick_or_leave(0, "thing", [2], WORDS), 0)
    assert [ask.options, thing] == [("word:two", PASS), 2]


def test_nothing_comes_back_where_it_was_left() -> None:
    ask, thing = answered(pick_or_leave(0, "thing", [0, 2], WORDS, leave=DONE), 2)
    assert [ask.options, thing] == [("word:zero", "word:two", DONE), None]


def test_without_a_word_for_it_nothing_can_be_left() -> None:
    ask, thing = answered(pick_or_leave(0, "thing", [0, 2], WORDS, leave=""), 1)
    assert [ask.options, thing] == [("word:zero", "word:two"), 2]
    assert unasked(pick_or_leave(0, "thing", [2], WORDS, leave="")) == 2


def test_nothing_to_pick_is_left_unasked() -> None:
    assert unasked(pick_or_leave(0, "thing", [], WORDS)) is None


@pytest.mark.parametrize(("index", "answer"), [(0, True), (1, False)])
def test_a_yes_or_a_no(index: int, answer: bool) -> None:
    ask, agreed = answered(agree(1, "sure", (2,)), index)
    assert [ask.seat, ask.options, ask.params, agreed] == [1, (YES, NO), (2,), answer]
