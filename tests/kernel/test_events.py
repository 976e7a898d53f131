"""What is told: by key, with what fills the text, to whom it concerns."""

from fifthcolony.kernel.events import Event
from tests.kernel.stones import begin, configure, new


def test_a_listener_hears_what_happens_with_its_audience() -> None:
    g = new(seats=3)
    heard: list[Event] = []
    g.listener = heard.append
    g.answer(0, 2)
    g.answer(0, 3)
    assert heard == [
        Event("stones.taken", ("seat:0", 3), None),
        Event("stones.won", ("seat:0",), None),
        Event("stones.paid", (3,), (0,)),
    ]


def test_nobody_needs_to_listen() -> None:
    g = new()
    g.answer(0, 2)
    assert g.owned == [3, 0]


def test_events_are_no_part_of_the_position() -> None:
    heard: list[Event] = []
    loud, quiet = begin(configure(), 1, heard.append), new()
    for g in (loud, quiet):
        g.answer(0, 1)
        g.answer(0, 0)
    assert heard
    assert loud.dump() == quiet.dump()


def test_a_copy_is_silent() -> None:
    g = new()
    heard: list[Event] = []
    g.listener = heard.append
    g.copy().answer(0, 2)
    assert heard == []


def test_a_step_made_anew_does_not_tell_again() -> None:
    g = new(seats=3)
    g.answer(0, 2)
    twin = g.copy()
    heard: list[Event] = []
    twin.listener = heard.append
    twin.answer(0, 0)
    assert [event.key for event in heard] == []
    assert twin.asks[0].prompt == "stones.take"
