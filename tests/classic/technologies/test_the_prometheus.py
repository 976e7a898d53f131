"""The Prometheus: a ship more, which adds three to its side besides what a ship adds."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.technologies.positions import SEATS

ONE_HOME: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(2, 6)}


def fighting(**position: Any) -> Scene:
    """Two attacks are about to be turned up, and Ember has it."""
    wanted: dict[str, Any] = {"seats": SEATS, "phase": "reveal", "laid": ("attack 8", "attack 8"), "stops": True}
    return scene("classic", **{**wanted, "technologies": {"ember": {"the prometheus": "open"}}, **position})


def test_completed_it_stands_on_a_colony_as_one_ship_more() -> None:
    s = scene("classic", seats=SEATS, technologies={"ember": {"the prometheus": 7}}, ships={"jade 1": {"jade": 4, "ember": 1}})
    s.does("ember", "complete the prometheus", *["ember 1"] * 7, "jade 1")
    assert [s.piece("ember", "great ship"), s.ships("ember", "jade 1"), s.game.fleet(0)] == ["jade 1", 2, 21]


@pytest.mark.parametrize(("where", "totals"), [("gate", ("13", "12")), ("ember 1", ("9", "12"))])
def test_it_adds_three_where_it_takes_part(where: str, totals: tuple[str, str]) -> None:
    s = fighting(pieces={"ember": {"great ship": where}})
    assert s.told("reveal.totals") == [totals]


def test_it_defends_too() -> None:
    s = fighting(offense="jade", defense="ember", pieces={"ember": {"great ship": "ember 1"}})
    assert s.told("reveal.totals") == [("9", "16")]


def test_an_ally_brings_it_along() -> None:
    s = fighting(offense="jade", defense="azure", beside={"ember": 1}, pieces={"ember": {"great ship": "beside"}})
    assert s.told("reveal.totals") == [("9", "17")]


def test_it_goes_with_the_first_ship_that_is_sent() -> None:
    s = scene("classic", seats=SEATS, phase="launch", technologies={"ember": {"the prometheus": "open"}})
    s.does("ember", "jade 1", "ember 1", "ember 2", "done")
    assert [s.piece("ember", "great ship"), s.ships("ember", "ember 1")] == ["gate", 4]


def test_saved_from_the_warp_it_goes_with_the_first_ship_that_comes_home() -> None:
    s = scene(
        "classic", seats=["zombie", "jade", "azure"], technologies={"zombie": {"the prometheus": "open"}},
        pieces={"zombie": {"great ship": "gate"}}, gate={"zombie": 1}, phase="reveal", laid=("attack 1", "attack 40"), stops=True,
    )  # fmt: skip
    s.does("zombie", "zombie 3", "zombie 4")
    assert s.piece("zombie", "great ship") == "zombie 3"


def test_it_is_the_last_to_be_lost() -> None:
    s = scene(
        "classic",
        seats=["ember", "shadow", "azure"],
        phase="destiny",
        destiny=["ember"],
        ships={"ember 1": {"ember": 1}, "ember 2": {}},
        technologies={"ember": {"the prometheus": "open"}},
    )
    s.does("shadow", "ember 1")
    assert [s.piece("ember", "great ship"), s.ships("ember", "ember 1"), s.ships("ember", "warp")] == ["ember 1", 1, 1]


def test_it_is_lost_with_all_others() -> None:
    s = fighting(laid=("attack 4", "attack 20"), pieces={"ember": {"great ship": "gate"}}, gate={"ember": 3})
    assert [s.piece("ember", "great ship"), s.ships("ember", "warp")] == ["warp", 4]


def test_it_is_the_first_to_come_back() -> None:
    held = {"ember": {"the prometheus": "open"}}
    s = scene("classic", seats=SEATS, technologies=held, warp={"ember": 3}, pieces={"ember": {"great ship": "warp"}})
    s.does("ember", "ember 4")
    assert [s.piece("ember", "great ship"), s.ships("ember", "warp")] == ["ember 4", 3]


def test_the_owners_ships_all_count_it() -> None:
    s = scene(
        "classic", seats=["masochist", "jade", "azure"], technologies={"masochist": {"the prometheus": "open"}},
        ships={f"masochist {n}": {} for n in range(1, 6)}, warp={"masochist": 20}, pieces={"masochist": {"great ship": "warp"}},
    )  # fmt: skip
    assert s.winners == ["masochist"]


def test_it_goes_with_its_technology() -> None:
    s = scene("classic", seats=SEATS, technologies={"azure": {"the prometheus": "open"}, "ember": {"tech scrambler": 7}}, ships=ONE_HOME)
    s.does("ember", "pass", "use dismantle")
    assert [s.game.pieces, s.game.fleet(2), s.ships("azure", "azure 1")] == [[], 20, 4]
