"""Simultaneous asks: answers come in any order, are hidden until all are in, and leave the same record either way."""

from itertools import permutations

import pytest

from fifthcolony.kernel.ask import Ask, Asking, choose_together
from fifthcolony.kernel.errors import IllegalChoice, StaleAsk, WrongSeat
from fifthcolony.kernel.record import load, replay
from fifthcolony.kernel.steps import step
from tests.kernel.stones import Stones, new, running


@step
def vote(g: Stones, *numbers: int) -> Asking:
    """Each seat has as many options as it is given; they are asked from the last seat to the first."""
    asks = [Ask(seat, "vote", tuple(f"vote:{option}" for option in range(number))) for seat, number in enumerate(numbers)]
    votes = yield from choose_together(tuple(reversed(asks)))
    g.notes.append(" ".join(map(str, reversed(votes))))


def game_at_bids() -> Stones:
    """Three seats with three stones each, all bidding."""
    g = new(seats=3)
    g.answer(0, 2)
    g.answer(0, 0)
    g.answer(1, 2)
    g.answer(0, 0)
    g.answer(1, 0)
    g.answer(2, 2)
    assert g.owned == [3, 3, 3]
    return g


def test_several_seats_are_asked_at_once() -> None:
    g = game_at_bids()
    assert [(ask.seat, ask.prompt) for ask in g.asks] == [(0, "stones.bid"), (1, "stones.bid"), (2, "stones.bid")]


def test_who_has_answered_owes_nothing_more() -> None:
    g = game_at_bids()
    g.answer(1, 2)
    assert [ask.seat for ask in g.asks] == [0, 2]
    with pytest.raises(WrongSeat, match=r"seat 1 answered, but the game waits for seat 0 and 2"):
        g.answer(1, 2)


def test_answers_are_hidden_until_all_are_in() -> None:
    g = game_at_bids()
    before, choices = g.fingerprint(), g.choices[:]
    g.answer(2, 1)
    g.answer(0, 3)
    assert g.fingerprint() == before
    assert g.choices == choices
    g.answer(1, 2)
    assert g.owned == [1, 3, 3]
    assert g.choices == [*choices, 3, 2, 1]


def test_any_order_leads_to_the_same_game_and_record() -> None:
    ends = set()
    for order in permutations(range(3)):
        g = game_at_bids()
        for seat in order:
            g.answer(seat, seat)
        ends.add((g.dump(), g.record()._replace(config={}).__repr__()))
    assert len(ends) == 1


def test_each_seat_gets_its_own_answer_whatever_the_order_of_asks() -> None:
    g = running((vote, 2, 3, 4))
    assert [ask.seat for ask in g.asks] == [2, 1, 0]
    for seat, index in ((1, 2), (0, 1), (2, 3)):
        g.answer(seat, index)
    assert g.notes == ["1 2 3"]
    assert g.choices == [1, 2, 3]


@pytest.mark.parametrize(
    ("numbers", "asked"), [((1, 3, 4), [2, 1]), ((1, 3, 1), [1]), ((1, 1, 1), []), ((2, 1, 2), [2, 0])], ids=["two", "one", "none", "outer"]
)
def test_who_has_one_option_is_not_asked(numbers: tuple[int, ...], asked: list[int]) -> None:
    g = running((vote, *numbers))
    assert [ask.seat for ask in g.asks] == asked
    for seat in asked:
        g.answer(seat, 1)
    assert g.notes == [" ".join("1" if seat in asked else "0" for seat in range(3))]


def test_a_seat_cannot_see_in_its_ask_what_others_were_asked() -> None:
    busy, quiet = running((vote, 1, 3, 2), (vote, 3, 1, 2)), running((vote, 1, 1, 1), (vote, 3, 1, 1))
    busy.answer(2, 1)
    busy.answer(1, 1)
    assert busy.ask_of(0).id == quiet.ask_of(0).id


def test_half_answered_asks_survive_a_copy_a_dump_and_a_replay() -> None:
    g = game_at_bids()
    g.answer(1, 2)
    for twin in (g.copy(), load(g.dump()), replay(g.record())):
        assert [ask.seat for ask in twin.asks] == [0, 2]
        assert twin.partial == {1: 2}
        assert twin.dump() == g.dump()
        twin.answer(2, 0)
        twin.answer(0, 1)
        assert twin.fingerprint() != g.fingerprint()
        assert g.partial == {1: 2}


def test_a_wrong_answer_to_one_of_several_asks_changes_nothing() -> None:
    g = game_at_bids()
    g.answer(1, 2)
    before = g.dump()
    with pytest.raises(IllegalChoice):
        g.answer(0, 4)
    with pytest.raises(StaleAsk):
        g.answer(0, 1, g.asks[0].id - 1)
    assert g.dump() == before
