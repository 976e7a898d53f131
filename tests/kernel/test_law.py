"""The kernel's law: inside one step every ask comes before any change, and one step asks one seat, or several at once."""

import pytest

from fifthcolony.kernel.ask import Ask, Asking, choose
from fifthcolony.kernel.changes import change_name
from fifthcolony.kernel.errors import LawBroken
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.steps import step
from tests.kernel.stones import Stones, bid, new, play_on, running, take

YES_NO = ("yes", "no")


@step
def changes_first(g: Stones) -> Asking:
    g.heap -= 1
    yield from choose(0, "late", YES_NO)


@step
def changes_between(g: Stones) -> Asking:
    yield from choose(0, "early", YES_NO)
    g.owned[0] += 1
    yield from choose(0, "late", YES_NO)


@step
def draws_first(g: Stones) -> Asking:
    number = g.random_below(6)
    yield from choose(0, "late", YES_NO, (number,))


@step
def wins_first(g: Stones) -> Asking:
    g.outcome = Outcome((0,), "early")
    yield from choose(0, "late", YES_NO)


@step
def tells_first(g: Stones) -> Asking:
    g.tell("stones.looked")
    yield from choose(0, "late", YES_NO)


@step
def queues_first(g: Stones) -> Asking:
    g.then(bid)
    yield from choose(0, "late", YES_NO)


@step
def cuts_first(g: Stones) -> Asking:
    g.cut_to(take)
    yield from choose(0, "late", YES_NO)


@step
def unsettles_first(g: Stones) -> Asking:
    g.unsettled = True
    yield from choose(0, "late", YES_NO)


@step
def asks_in_a_row(_g: Stones) -> Asking:
    yield from choose(0, "first", YES_NO)
    yield from choose(1, "second", YES_NO)


@step
def asks_one_then_all(_g: Stones) -> Asking:
    yield from choose(0, "first", YES_NO)
    yield Ask(0, "all", YES_NO), Ask(1, "all", YES_NO)


@step
def asks_all_then_one(_g: Stones) -> Asking:
    yield Ask(0, "all", YES_NO), Ask(1, "all", YES_NO)
    yield from choose(0, "last", YES_NO)


@step
def asks_a_seat_twice_at_once(_g: Stones) -> Asking:
    yield Ask(0, "left", YES_NO), Ask(0, "right", YES_NO)


@step
def asks_for_nothing(_g: Stones) -> Asking:
    yield Ask(0, "none", ())


@step
def asks_about_one_option(_g: Stones) -> Asking:
    yield Ask(0, "one", ("yes",))


@step
def keeps_the_law(g: Stones) -> Asking:
    first = yield from choose(0, "first", YES_NO)
    second = yield from choose(0, "second", YES_NO)
    g.owned[0] = first + second
    g.tell("stones.looked")
    g.then(bid)


BROKEN_AT_ONCE = [
    changes_first, draws_first, wins_first, tells_first, queues_first, cuts_first, unsettles_first, asks_a_seat_twice_at_once,
    asks_for_nothing, asks_about_one_option,
]  # fmt: skip
BROKEN_LATER = [changes_between, asks_in_a_row, asks_one_then_all, asks_all_then_one]


@pytest.mark.parametrize("broken", BROKEN_AT_ONCE)
def test_a_step_that_breaks_the_law_is_named(broken: object) -> None:
    with pytest.raises(LawBroken, match=f"test_law.{broken.__name__} "):  # type: ignore[attr-defined]
        running((broken,), (take, 0))


@pytest.mark.parametrize("broken", BROKEN_LATER)
def test_a_step_that_breaks_the_law_after_an_answer_is_named(broken: object) -> None:
    g = running((broken,))
    *others, last = g.asks
    for ask in others:
        g.answer(ask.seat, 0)
    with pytest.raises(LawBroken, match=f"test_law.{broken.__name__} "):  # type: ignore[attr-defined]
        g.answer(last.seat, 0)


def plain(g: Stones) -> None:
    """Not marked as a step."""
    g.notes.append("plain")


def test_what_is_no_step_is_named() -> None:
    with pytest.raises(LawBroken, match=r"test_law.plain is to be done as a step, but is none: it lacks @step"):
        running((plain,))


def test_what_is_no_change_is_named() -> None:
    with pytest.raises(LawBroken, match=r"test_law.<lambda> is to change something from now on, but is no change: it lacks @change"):
        change_name(lambda _g, value: value)


def test_the_guard_names_the_ask_too() -> None:
    with pytest.raises(LawBroken, match=r"changed the game before its last ask \(late\)"):
        running((changes_first,))


def test_who_was_asked_in_a_row_is_named() -> None:
    g = running((asks_in_a_row,))
    with pytest.raises(LawBroken, match=r"asked seat 0 and then \[1\]"):
        g.answer(0, 0)


def test_a_step_that_keeps_the_law_is_left_alone() -> None:
    g = running((keeps_the_law,))
    g.answer(0, 1)
    g.answer(0, 1)
    assert g.owned[0] == 2
    assert g.asks[0].prompt == "stones.bid"


def test_whole_games_keep_the_law() -> None:
    for seed in range(20):
        g = new(seats=3, seed=seed)
        play_on(g, seed)
        assert g.outcome is not None


def test_tests_run_under_the_guard() -> None:
    assert Game.guard


@pytest.mark.unguarded
def test_but_not_those_marked_unguarded() -> None:
    assert not Game.guard
    assert running((changes_first,)).heap == 11
