"""A game under way: answers one by one, written before they are applied; clocks, bots, substitutes, sleep."""

from typing import Any, cast

import pytest

import fifthcolony as fc
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.record import Choice
from fifthcolony.server.errors import Refused
from fifthcolony.server.table.match import Attempt, Match
from tests.server.positions import Position


def launching(people: tuple[int, ...] = (0, 1, 2), **options: Any) -> Position:
    """Ember is to send ships at jade."""
    scene = fc.scene("classic", seats=["ember", "jade", "azure"], phase="launch", target="jade 1")
    return Position(scene, people, **options)


def to_ships(at: Position) -> Position:
    if at.asked(0) == ["launch.aim"]:
        at.does(0, "planet:1.1")
    assert at.asked(0) == ["launch.ships"]
    return at


def code_of(refusal: pytest.ExceptionInfo[Refused]) -> tuple[str, int]:
    return refusal.value.code, refusal.value.taken


# --- answers --------------------------------------------------------------------------------------------------------------------------


def test_an_answer_is_written_before_it_is_applied() -> None:
    at = to_ships(launching())
    before = at.match.choices
    at.does(0, "planet:0.1", "planet:0.2", "done")
    assert at.disk.applied[-1] == before
    assert [choice.label for choice in at.disk.choices[-3:]] == ["planet:0.1", "planet:0.2", "done"]
    assert at.match.choices == before + 3


def test_several_answers_are_one_gesture() -> None:
    at = to_ships(launching())
    assert at.does(0, "planet:0.1", "planet:0.1", "planet:0.2", "done") == 4
    assert at.shown(1)["view"]["gate"] == [3, 0, 0]


def test_a_wrong_one_stops_there_and_the_earlier_ones_stand() -> None:
    at = to_ships(launching())
    with pytest.raises(Refused) as refusal:
        at.does(0, "planet:0.1", "planet:2.5", "done")
    assert code_of(refusal) == ("illegal_choice", 1)
    assert at.asked(0) == ["launch.ships"]
    assert len(at.disk.choices) == at.match.choices


def test_a_gesture_ends_where_another_must_answer() -> None:
    at = to_ships(launching())
    with pytest.raises(Refused) as refusal:
        at.does(0, "planet:0.1", "done", "done", "done", "done", 0, 0)
    assert refusal.value.code == "no_ask"
    assert 2 <= refusal.value.taken < 7


def test_ask_numbers_count_the_seats_own_decisions() -> None:
    at = to_ships(launching())
    first = at.shown(0)["asks"][0]["id"]
    at.does(0, "planet:0.1")
    assert at.shown(0)["asks"][0]["id"] == first + 1
    assert at.match.answered[1] == at.match.answered[2] == 0


def seen(at: Position) -> ClassicView:
    return cast("ClassicView", at.match.game.view(0))


def test_a_double_click_is_refused_by_name_and_does_nothing() -> None:
    at = to_ships(launching())
    number = at.match.answered[0]
    at.does(0, "planet:0.1")
    ships = seen(at)["planets"]
    with pytest.raises(Refused) as refusal:
        at.answering.answer(0, number, ["planet:0.1"])
    assert code_of(refusal) == ("stale_ask", 0)
    assert seen(at)["planets"] == ships


@pytest.mark.parametrize(
    ("seat", "ahead", "choice", "code"),
    [(1, 0, 0, "no_ask"), (0, 1, 0, "stale_ask"), (0, 0, 99, "illegal_choice"), (0, 0, "warp", "illegal_choice")],
)
def test_what_is_wrong_is_named_and_has_no_effect(seat: int, ahead: int, choice: Any, code: str) -> None:
    at = to_ships(launching())
    rows, dump = len(at.disk.choices), at.match.game.dump()
    with pytest.raises(Refused) as refusal:
        at.answering.answer(seat, at.match.answered[seat] + ahead, [choice])
    assert refusal.value.code == code
    assert (len(at.disk.choices), at.match.game.dump()) == (rows, dump)


def test_an_option_that_the_rules_fail_at_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    at = to_ships(launching())
    rows = len(at.disk.choices)
    monkeypatch.setattr(type(at.match.game), "answer", lambda *_: 1 / 0)
    with pytest.raises(Refused) as refusal:
        at.answering.answer(0, at.match.answered[0], [0])
    assert refusal.value.code == "broken"
    assert len(at.disk.choices) == rows


def test_where_the_rules_fail_inside_a_gesture_what_came_before_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    at = to_ships(launching())
    kind = type(at.match.game)
    rules = kind.answer

    def failing(game: Any, seat: int, index: int) -> None:
        word = game.ask_of(seat).options[index]
        rules(game, seat, index)
        if word == "planet:0.2":
            raise ZeroDivisionError

    monkeypatch.setattr(kind, "answer", failing)
    with pytest.raises(Refused) as refusal:
        at.does(0, "planet:0.1", "planet:0.2", "done")
    assert code_of(refusal) == ("broken", 1)
    at.does(0, "done")
    assert [choice.label for choice in at.disk.choices[-2:]] == ["planet:0.1", "done"]
    assert seen(at)["gate"] == [1, 0, 0]


# --- clocks ---------------------------------------------------------------------------------------------------------------------------


def test_a_relaxed_table_waits() -> None:
    at = to_ships(launching())
    at.until(10_000)
    assert at.asked(0) == ["launch.ships"]
    assert at.shown(0)["asks"][0]["left"] is None


def test_the_clock_answers_a_whole_gesture_as_the_bot_would() -> None:
    at = to_ships(launching(clock="blitz"))
    assert at.shown(0)["asks"][0]["left"] == 15_000
    at.until(14.9)
    assert at.asked(0) == ["launch.ships"]
    at.until(15.1)
    assert at.asked(0) != ["launch.ships"]
    assert at.shown(1)["view"]["gate"][0] > 0
    assert at.seats[0].misses == 1


def test_who_lets_the_clock_answer_again_and_again_gets_a_substitute() -> None:
    at = launching(clock="blitz")
    at.until(400)
    assert {seat.kind for seat in at.seats} == {"away"}


def test_answering_forgives_what_was_missed() -> None:
    at = to_ships(launching(clock="blitz"))
    at.seats[0].misses = 2
    at.does(0, "planet:0.1")
    assert at.seats[0].misses == 0


# --- bots and substitutes -------------------------------------------------------------------------------------------------------------


def test_bots_move_at_an_even_pace() -> None:
    at = launching(people=(1, 2))
    at.until(0.9)
    assert at.match.choices == 0
    at.until(1.1)
    assert at.match.choices >= 1


def test_a_gone_player_is_replaced_after_the_grace_and_not_before() -> None:
    at = to_ships(launching(clock="minute"))
    at.seats[0].windows, at.seats[0].gone_since = [], 0.0
    at.until(59)
    assert at.seats[0].kind == "person"
    at.until(62)
    assert [seat.kind for seat in at.seats] == ["away", "person", "person"]
    assert at.asked(0) != ["launch.ships"]


def test_a_table_without_people_sleeps_and_wakes_with_fresh_clocks() -> None:
    at = to_ships(launching(clock="blitz"))
    windows = [seat.windows for seat in at.seats]
    for seat in at.seats:
        seat.windows, seat.gone_since = [], 1.0
    at.until(5000)
    assert at.asked(0) == ["launch.ships"]
    assert at.shown(1)["sleeping"]
    at.seats[0].windows = windows[0]
    at.seats[0].gone_since = None
    at.clock.wake(at.now)
    at.until(at.now + 14)
    assert at.asked(0) == ["launch.ships"]
    assert [seat.kind for seat in at.seats] == ["person"] * 3


# --- both choose at once ----------------------------------------------------------------------------------------------------------------


def choosing(jade: list[str]) -> Position:
    hands = {"ember": ["attack 08", "attack 10"], "jade": jade, "azure": ["attack 06"]}
    return Position(fc.scene("classic", seats=["ember", "jade", "azure"], phase="planning", hands=hands), (0, 1, 2))


def test_who_chooses_a_card_is_shown_though_one_may_have_no_choice() -> None:
    seen = [choosing(jade).shown(2)["waiting"] for jade in (["attack 04", "attack 12"], ["attack 12"])]
    assert [wait["seat"] for wait in seen[0]] == [0, 1]
    assert seen[0] == seen[1]


def test_half_of_a_simultaneous_ask_shows_nothing_but_that_it_is_in() -> None:
    shown = []
    for card in ("card:attack_12", "card:attack_04"):
        at = choosing(["attack 04", "attack 12"])
        before = at.shown(2)
        at.does(1, card)
        assert at.asked(1) == []
        shown.append(at.shown(2))
    waiting = [wait for wait in before["waiting"] if wait["seat"] != 1]
    assert shown[0] == shown[1] == {**before, "waiting": waiting, "ready": [1]}
    assert at.asked(0) == ["planning.select"]


def test_half_of_a_simultaneous_ask_comes_back_from_disk() -> None:
    match = Match.of(fc.new_game("classic", seed=5, seats=3), with_moments=False)
    choices: list[Choice] = []
    while not match.game.partial:
        ask = match.game.asks[-1]
        choices.append(Choice(ask.seat, 0, ask.options[0]))
        attempt = Attempt(match, ask.seat)
        attempt.play(0)
        match.accept(attempt)
        assert len(choices) < 5000
    again = Match("classic", match.game.config, 5, with_moments=False)
    for choice in choices:
        again.replay(choice)
    assert again.game.dump() == match.game.dump()
    assert again.answered == match.answered
