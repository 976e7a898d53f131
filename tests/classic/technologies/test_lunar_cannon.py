"""Lunar Cannon: stands between two planets, and helps its owner's side wherever one of them is attacked."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.board_pieces import gaps_by
from tests.classic.technologies.positions import SEATS, about_to_use


def test_it_stands_between_two_home_planets_once_completed() -> None:
    s = scene("classic", seats=SEATS, technologies={"ember": {"lunar cannon": 5}}, ships={f"ember {n}": {} for n in range(2, 6)})
    s.does("ember", "complete lunar cannon")
    assert s.options("ember") == [f"after ember {number}" for number in range(1, 5)]
    s.does("ember", "after ember 3")
    assert s.piece("ember", "cannon") == "after ember 3"
    assert s.game.view(1)["pieces"] == [("cannon", 0, "gap:0.3")]


@pytest.mark.parametrize(
    ("target", "offered"), [("ember 1", False), ("ember 2", False), ("ember 3", True), ("ember 4", True), ("ember 5", False)]
)
def test_it_adds_ten_where_a_planet_next_to_it_is_attacked(target: str, offered: bool) -> None:
    s = about_to_use("lunar_cannon", pieces={"ember": {"cannon": "ember 3"}}, target=target)
    assert [prompt for _, prompt, _, _ in s.asks] == (["window.reveal.after_reveal"] if offered else [])
    if offered:
        s.does("ember", "use fire")
    assert s.told("reveal.totals") == [("9", "22" if offered else "12")]


def test_an_ally_helps_its_side_with_it() -> None:
    s = about_to_use("lunar_cannon", offense="jade", defense="azure", gate={"jade": 1, "ember": 1}, pieces={"ember": {"cannon": "azure 1"}})
    s.does("ember", "use fire")
    assert s.told("reveal.totals") == [("20", "12")]


def test_who_takes_no_part_does_not() -> None:
    s = about_to_use("lunar_cannon", offense="jade", defense="azure", pieces={"ember": {"cannon": "azure 1"}})
    assert s.asks == []


def test_where_a_planet_is_gone_the_next_one_is_beside_it() -> None:
    s = about_to_use("lunar_cannon", pieces={"ember": {"cannon": "ember 2"}}, worlds={"ember": [1, 2, 4, 5]}, target="ember 4", ships={})
    assert s.options("ember") == ["use fire", "pass"]


def test_where_the_planet_beyond_it_is_gone_it_stays_beside_the_last_one() -> None:
    s = about_to_use("lunar_cannon", pieces={"ember": {"cannon": "ember 4"}}, worlds={"ember": [1, 2, 3, 4]}, target="ember 4", ships={})
    assert s.options("ember") == ["use fire", "pass"]


def test_where_the_planet_before_it_is_gone_it_stays_beside_the_first_one() -> None:
    s = about_to_use("lunar_cannon", worlds={"ember": [3, 5]}, pieces={"ember": {"cannon": "ember 3"}}, ships={})
    assert gaps_by(s.game, 2) == ["gap:0.1", "gap:0.2", "gap:0.3", "gap:0.4"]
    assert gaps_by(s.game, 4) == ["gap:0.3", "gap:0.4", "gap:0.5"]


@pytest.mark.parametrize(("card", "offered"), [("wild", True), ("jade", False)])
def test_on_a_wild_it_can_be_moved_anywhere(card: str, offered: bool) -> None:
    s = scene("classic", seats=SEATS, phase="destiny", destiny=[card], technologies={"azure": {"lunar cannon": "open"}})
    assert ("azure" in s.asked) == offered
    if offered:
        s.does("azure", "use move")
        assert len(s.options("azure")) == 3 * 4 - 1
        s.does("azure", "after jade 2")
        assert s.piece("azure", "cannon") == "after jade 2"


def test_it_goes_with_its_technology() -> None:
    s = scene(
        "classic",
        seats=SEATS,
        technologies={"azure": {"lunar cannon": "open"}, "ember": {"tech scrambler": 5}},
        ships={f"ember {n}": {} for n in range(2, 6)},
    )
    s.does("ember", "pass", "use dismantle")
    assert [s.game.pieces, s.technologies("azure")] == [[], {}]
