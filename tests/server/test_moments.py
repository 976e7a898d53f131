"""Moments for answers: nobody can tell from what is shown, or when, whether somebody holds an answer."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.server.errors import Refused
from tests.server.positions import Position

MIND, JADE, AZURE, ORCHID = 0, 1, 2, 3


def mind_looks(zap: bool, people: tuple[int, ...] = (0, 1, 2, 3), **options: Any) -> Position:
    """Mind is about to use its power; azure holds a zap, or an attack instead."""
    hands = {"mind": ["attack 10"], "jade": ["attack 08"], "azure": ["cosmic zap" if zap else "attack 12"], "orchid": ["attack 14"]}
    scene = fc.scene("classic", seats=["mind", "jade", "azure", "orchid"], phase="alliance", hands=hands)
    return Position(scene, people, **options)


def others_see(at: Position) -> list[list[tuple[float, dict[str, Any]]]]:
    return [at.windows[viewer].frames for viewer in (MIND, JADE, ORCHID, None)]


@pytest.mark.parametrize("clock", ["relaxed", "minute"])
@pytest.mark.parametrize("answers_at", [1.5, 3.0, 4.5])
def test_a_secret_pass_shows_nothing_to_anybody(answers_at: float, clock: Any) -> None:
    seen = []
    for zap in (True, False):
        at = mind_looks(zap, clock=clock)
        at.does(MIND, "use:mind.knowledge")
        assert at.asked(AZURE) == (["respond.use"] if zap else [])
        at.until(answers_at)
        if zap:
            at.does(AZURE, "pass")
        else:
            at.wave(AZURE)
        for seat in (MIND, JADE, ORCHID):
            at.wave(seat)
        at.until(20)
        assert at.told(JADE)[-1] == "power.used" or "mind.looked" in at.told(JADE) or at.asked(MIND) == ["mind.hand"]
        seen.append(others_see(at))
    assert seen[0] == seen[1]


def test_who_says_nothing_passes_when_the_moment_is_over() -> None:
    seen = []
    for zap in (True, False):
        at = mind_looks(zap)
        at.does(MIND, "use:mind.knowledge")
        at.until(5.9)
        assert at.shown(JADE)["moment"] is not None
        assert at.asked(MIND) == []
        at.until(6.1)
        assert at.shown(JADE)["moment"] is None
        assert at.asked(MIND) == ["mind.hand"] or "mind.looked" in at.told(JADE)
        seen.append(others_see(at))
    assert seen[0] == seen[1]


def test_what_a_moment_shows_is_the_position_at_the_use() -> None:
    for zap in (True, False):
        at = mind_looks(zap)
        at.does(MIND, "use:mind.knowledge")
        view = at.shown(JADE)["view"]
        assert view["plays"] == [["use", MIND, "mind.knowledge", False]]
        assert at.told(JADE)[-1] == "power.used"
        assert at.shown(JADE)["waiting"] == []


def test_an_answer_ends_the_moment_and_opens_the_next() -> None:
    at = mind_looks(zap=True)
    at.does(MIND, "use:mind.knowledge")
    first = at.shown(JADE)["moment"]["id"]
    at.until(2)
    at.does(AZURE, "card:cosmic_zap")
    assert at.told(JADE)[-1] == "card.played"
    assert at.shown(JADE)["moment"]["id"] > first


def test_everybody_waving_ends_it_but_not_before_its_least_length() -> None:
    at = mind_looks(zap=False)
    at.does(MIND, "use:mind.knowledge")
    for seat in (MIND, JADE, AZURE, ORCHID):
        at.wave(seat)
    assert at.shown(JADE)["moment"] is not None
    at.until(1.01)
    assert at.shown(JADE)["moment"] is None


@pytest.mark.parametrize("zap", [True, False])
def test_anybody_can_ask_for_time_with_or_without_an_answer(zap: bool) -> None:
    at = mind_looks(zap)
    at.does(MIND, "use:mind.knowledge")
    at.hold(AZURE)
    at.until(100)
    assert at.shown(JADE)["moment"] == {"id": 0, "left": None, "waved": False, "held": True, "beat": None}
    for seat in (MIND, JADE, ORCHID):
        at.wave(seat)
    at.until(200)
    assert at.shown(JADE)["moment"] is not None
    at.wave(AZURE)
    assert at.shown(JADE)["moment"] is None


def test_asking_for_time_ends_with_the_tables_clock() -> None:
    at = mind_looks(zap=True, clock="blitz")
    at.does(MIND, "use:mind.knowledge")
    at.until(3)
    at.hold(JADE)
    at.until(17.9)
    assert at.asked(AZURE) == ["respond.use"]
    at.until(18.1)
    assert at.shown(JADE)["moment"] is None


def test_one_person_among_bots_has_the_tables_full_time() -> None:
    at = mind_looks(zap=True, people=(AZURE,))
    at.until(1.1)  # the bot that plays Mind has moved
    assert at.asked(AZURE) == ["respond.use"]
    at.until(1000)
    assert at.asked(AZURE) == ["respond.use"]


def test_one_person_among_bots_goes_on_at_once_or_after_a_breath() -> None:
    for waves in (True, False):
        at = mind_looks(zap=False, people=(JADE,))
        at.until(1.05)  # the bot that plays Mind has just moved, and jade holds no answer
        assert at.shown(JADE)["moment"] is not None
        if waves:
            at.wave(JADE)
        at.until(1.2)
        assert (at.shown(JADE)["moment"] is None) is waves
        at.until(2.1)
        assert at.shown(JADE)["moment"] is None


def test_auto_pass_ends_no_sooner_and_no_later_whatever_is_held() -> None:
    seen = []
    for zap in (True, False):
        at = mind_looks(zap)
        at.seats[AZURE].auto = "pass"
        at.does(MIND, "use:mind.knowledge")
        assert at.asked(AZURE) == []
        for seat in (MIND, JADE, ORCHID):
            at.wave(seat)
        at.until(3)
        seen.append(others_see(at))
    assert seen[0] == seen[1]


def test_auto_pass_mine_asks_who_is_in_the_encounter() -> None:
    at = mind_looks(zap=True)
    at.seats[AZURE].auto = "mine"
    at.does(MIND, "use:mind.knowledge")
    assert at.asked(AZURE) == []
    scene = fc.scene("classic", seats=["mind", "azure", "jade"], phase="alliance", hands={"azure": ["cosmic zap", "attack 08"]})
    at = Position(scene, (0, 1, 2))
    at.seats[1].auto = "mine"
    at.does(0, "use:mind.knowledge")
    assert at.asked(1) == ["respond.use"]


def test_a_moment_that_is_over_is_named() -> None:
    at = mind_looks(zap=False)
    with pytest.raises(Refused, match="moment 0 is over"):
        at.moments.wave(JADE, 0)


def test_nobody_can_answer_what_is_not_shown_yet() -> None:
    at = mind_looks(zap=False)
    at.does(MIND, "use:mind.knowledge")
    owed = at.match.ask_of(MIND)
    assert owed is None or owed.prompt != "respond.use"
    with pytest.raises(Refused) as refusal:
        at.does(MIND, 0)
    assert refusal.value.code == "no_ask"
