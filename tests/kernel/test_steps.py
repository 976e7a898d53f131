"""Steps on the stack: their order, their arguments, what they ask, and how a step cuts short what was to come."""

import pytest

from fifthcolony.kernel.ask import DONE, PASS, Ask, Asking, choose
from fifthcolony.kernel.errors import IllegalChoice, StaleAsk, WrongSeat
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.steps import STEPS, step, step_name
from tests.kernel.stones import Stones, new, running


@step
def note(g: Stones, word: str) -> None:
    g.notes.append(word)


@step
def note_around(g: Stones, word: str) -> None:
    g.notes.append(f"{word} begins")
    g.then(note, f"{word} first")
    g.then(note, f"{word} second")


@step
def pick_parts(g: Stones, seat: int) -> Asking:
    """A choice made of parts, with "done" among the options from the second part on."""
    left = ["red", "green", "blue"]
    picked: list[str] = []
    while left:
        choice = yield from choose(seat, "colour", (*left, DONE) if picked else tuple(left), (len(picked),))
        if choice == len(left):
            break
        picked.append(left.pop(choice))
    g.notes.append(" ".join(picked))


@step
def pick_of_one(g: Stones) -> Asking:
    choice = yield from choose(0, "only", (PASS,))
    g.notes.append(f"picked {choice}")


@step
def mark(g: Stones) -> None:
    g.notes.append("mark")


@step
def cut_short(g: Stones) -> None:
    g.cut_to(mark)
    g.then(note, "after the cut")


@step
def cut_after_asking(g: Stones) -> Asking:
    choice = yield from choose(0, "cut", ("yes", "no"))
    if choice == 0:
        g.cut_to(mark)


@step
def unsettle(g: Stones) -> None:
    g.unsettled = True
    g.then(note, "next")


@step
def win(g: Stones) -> None:
    g.outcome = Outcome((1,), "because")
    g.then(note, "never")


def test_what_goes_on_runs_in_the_order_given_and_before_what_was_waiting() -> None:
    g = running((note_around, "a"), (note, "b"))
    assert g.notes == ["a begins", "a first", "a second", "b"]
    assert g.asks == ()
    assert g.stack == []


def test_a_step_has_the_arguments_it_was_pushed_with() -> None:
    g = running((pick_parts, 2))
    assert g.stack == [(pick_parts, (2,))]
    assert g.asks[0].seat == 2


def test_parts_of_a_choice_are_asked_one_by_one_and_change_nothing_until_the_last() -> None:
    g = running((pick_parts, 0))
    before = g.fingerprint()
    assert (g.asks[0].prompt, g.asks[0].params, g.asks[0].options) == ("colour", (0,), ("red", "green", "blue"))
    g.answer(0, 1)
    assert g.asks[0].options == ("red", "blue", DONE)
    assert g.fingerprint() == before
    g.answer(0, 2)
    assert g.notes == ["green"]


def test_the_last_part_with_a_single_option_is_not_asked() -> None:
    g = running((pick_parts, 0))
    for _ in range(3):
        g.answer(0, 0)
    assert g.notes == ["red green blue"]
    assert len(g.choices) == 3


def test_one_option_is_never_asked() -> None:
    g = running((pick_of_one,))
    assert g.notes == ["picked 0"]
    assert g.choices == []


def test_a_cut_drops_what_was_to_come_down_to_the_mark() -> None:
    g = running((cut_short,), (note, "dropped"), (note, "dropped too"), (mark,), (note, "kept"))
    assert g.notes == ["after the cut", "mark", "kept"]


def test_a_cut_falls_to_the_nearest_mark() -> None:
    g = running((cut_short,), (mark,), (note, "between"), (mark,))
    assert g.notes == ["after the cut", "mark", "between", "mark"]


@pytest.mark.parametrize(("choice", "notes"), [(0, ["mark"]), (1, ["in between", "mark"])])
def test_a_step_that_asks_can_cut(choice: int, notes: list[str]) -> None:
    g = running((cut_after_asking,), (note, "in between"), (mark,))
    g.answer(0, choice)
    assert g.notes == notes


def test_an_unsettled_position_is_looked_at_once_the_step_is_over() -> None:
    g = running((unsettle,), (note, "later"))
    assert g.settled == 1
    assert g.notes == ["next", "later"]


def test_an_outcome_ends_the_game_at_once() -> None:
    g = running((win,), (note, "later"))
    assert g.outcome == Outcome((1,), "because")
    assert (g.notes, g.asks, g.stack) == ([], (), [])
    with pytest.raises(WrongSeat, match=r"seat 0 answered, but the game is over \(because\)"):
        g.answer(0, 0)


def test_a_step_goes_by_its_module_and_name() -> None:
    assert step_name(note).endswith("test_steps.note")
    assert STEPS[step_name(note)] is note


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="two steps are called"):
        step(note)


# --- answers --------------------------------------------------------------------------------------------------------------------------


def test_the_id_of_an_ask_counts_the_answers_of_its_seat_and_a_late_answer_is_refused_by_it() -> None:
    g = new()
    first = g.asks[0]
    g.answer(0, 0, first.id)
    second = g.asks[0]
    assert (first.id, second.id) == (0, 1)
    before = g.dump()
    with pytest.raises(StaleAsk, match=f"seat 0 answered ask {first.id}, but ask {second.id} .stones.bid. is the one owed"):
        g.answer(0, 0, first.id)
    assert g.dump() == before


def test_a_double_click_is_harmless() -> None:
    g = running((pick_parts, 0))
    ask = g.asks[0].id
    g.answer(0, 1, ask)
    before = g.dump()
    with pytest.raises(StaleAsk):
        g.answer(0, 1, ask)
    assert g.dump() == before


def test_an_illegal_choice_names_what_was_given_and_what_was_legal() -> None:
    g = new()
    with pytest.raises(IllegalChoice, match=r"seat 0 chose 3 at stones.take; legal are 0 to 2: take:1, take:2, take:3"):
        g.answer(0, 3)


def test_who_is_not_asked_is_told_who_is() -> None:
    g = new()
    with pytest.raises(WrongSeat, match=r"seat 1 answered, but the game waits for seat 0"):
        g.answer(1, 0)


def test_an_ask_prints_what_it_is_about() -> None:
    assert repr(Ask(1, "why", ("yes", "no"), (3,))) == "Ask(id=-1, seat=1, prompt='why', params=(3,), options=('yes', 'no'))"
