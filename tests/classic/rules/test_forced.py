"""What leaves nothing to choose is not asked: who must lose all its ships is not asked in which order, nor who must give all its cards."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

LAST: dict[str, dict[str, int]] = {f"jade {number}": {"jade": 1} if number < 4 else {} for number in range(1, 6)}
"""Jade's last three ships, on three planets."""


def last_stand(seats: tuple[str, ...] = ("ember", "jade", "azure"), **position: Any) -> Scene:
    """Jade has three ships left, on a planet each; all others are in the warp."""
    return scene("classic", **{"seats": seats, "ships": LAST, "warp": {"jade": 17}, **position})


@pytest.mark.rule("classic:deal.fail_loss")
def test_by_a_failed_deal() -> None:
    s = last_stand(phase="reveal", laid=("negotiate", "negotiate")).does("ember", "none", *["ember 1"] * 3)
    assert [s.told("ships.lost"), s.ships("jade", "warp")] == [[("ember", "3"), ("jade", "3")], 20]


def test_by_a_plague() -> None:
    s = last_stand(phase="regroup", hands={"ember": ["plague", "attack 8"], "jade": []}).does("ember", "plague", "jade")
    assert s.ships("jade", "warp") == 20


def test_by_a_blow_of_cudgels() -> None:
    s = last_stand(("cudgel", "jade", "azure"), phase="reveal", laid=("attack 20", "attack 4"), gate={"cudgel": 2})
    assert s.ships("jade", "warp") == 20  # one by the defeat, two more


def test_by_another_who_would_choose() -> None:
    s = last_stand(("hate", "jade", "azure"), phase="start_turn", hands={"hate": ["morph", "attack 8"], "jade": [], "azure": ["attack 4"]})
    s.does("hate", "morph")
    assert [s.ships("jade", "warp"), s.asked, s.prompt("hate")] == [20, ["hate"], "hate.ships"]  # Azure's ships are the first it picks


@pytest.mark.rule("classic:board.mover_chooses")
def test_who_has_a_ship_to_spare_is_asked() -> None:
    one_more = LAST | {"jade 4": {"jade": 1}}
    s = last_stand(phase="regroup", ships=one_more, warp={"jade": 16}, hands={"ember": ["plague", "attack 8"], "jade": []})
    s.does("ember", "plague", "jade")
    assert s.options("jade") == ["jade 1", "jade 2", "jade 3", "jade 4"]
    s.does("jade", "jade 1", "jade 2")
    assert s.options("jade") == ["jade 3", "jade 4"]


@pytest.mark.rule("classic:deal.binding")
def test_who_has_promised_all_its_attacks_is_not_asked_which_first() -> None:
    s = scene("classic", seats=["ember", "jade", "azure"], phase="reveal", laid=("negotiate", "negotiate"),
              hands={"ember": [], "jade": ["attack 4", "attack 20", "negotiate"]})  # fmt: skip
    s.does("ember", *["want type", "type attack"] * 2, "offer").does("jade", "accept")
    assert [s.hand("ember"), s.hand("jade")] == [["attack 4", "attack 20"], ["negotiate"]]
