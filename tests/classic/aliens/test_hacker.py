"""Hacker: may choose whom it robs for compensation and of what, and what it pays."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["hacker", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"hacker 3": {}, "hacker 4": {}, "hacker 5": {}}


def collecting(azure: list[str] | None = None, **position: Any) -> Scene:
    """Hacker has lost two ships with a negotiate against Ember's attack; Azure may hold a zap."""
    hands = {"hacker": ["attack 8"], "ember": ["attack 6"] * 4, "jade": ["attack 0", "attack 40", "morph"], "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("negotiate", "attack 20"), "gate": {"hacker": 2}, "hands": hands, **position}
    return scene("classic", **given)


def paying(azure: list[str] | None = None, **position: Any) -> Scene:
    """Hacker has beaten Ember's negotiate and two ships by an attack; Azure may hold a zap."""
    hands = {"hacker": ["attack 0", "attack 1", "attack 40", "morph"], "ember": [], "jade": [], "azure": azure or []}
    position = {"offense": "ember", "defense": "hacker", "gate": {"ember": 2}, "hands": hands, **position}
    return collecting(**position)


# --- collecting -----------------------------------------------------------------------------------------------------------------------


def test_it_robs_whom_it_likes_of_what_it_likes() -> None:
    s = collecting().does("hacker", "use rob")
    assert s.options("hacker") == ["ember", "jade"]  # Azure has nothing
    s.does("hacker", "jade")
    assert s.options("hacker") == ["attack 0", "attack 40", "morph"]
    s.does("hacker", "attack 40", "morph")
    assert [s.hand("hacker"), s.hand("jade")] == [["attack 8", "attack 40", "morph"], ["attack 0"]]
    assert s.hand("ember") == ["attack 6"] * 4
    assert s.told("compensation.taken") == [("hacker", "jade", "2")]


def test_it_robs_as_defense_too() -> None:
    s = collecting(offense="ember", defense="hacker", laid=("attack 20", "negotiate"), gate={"ember": 1}, ships={"hacker 1": {"hacker": 1}})
    s.does("hacker", "use rob", "jade", "morph")
    assert s.hand("hacker") == ["attack 8", "morph"]


@pytest.mark.rule("classic:compensation.short_hand")
def test_from_a_hand_no_larger_than_what_is_due_it_takes_everything() -> None:
    s = collecting(gate={"hacker": 4}).does("hacker", "use rob", "jade")
    assert s.hand("jade") == []
    assert s.hand("hacker") == ["attack 0", "attack 8", "attack 40", "morph"]
    assert s.told("compensation.taken") == [("hacker", "jade", "3")]


def test_it_sees_the_hand_and_the_others_do_not_see_what_it_takes() -> None:
    s = collecting().does("hacker", "use rob", "jade")
    assert s.game.view(s.seat("hacker"))["known"][s.seat("jade")] == ["attack_00", "attack_40", "morph"]
    s.does("hacker", "attack 40", "morph")
    assert [s.game.view(s.seat(name))["known"][s.seat("hacker")] for name in ("ember", "jade")] == [[], ["attack_40", "morph"]]


@pytest.mark.rule("classic:power.mandatory_optional", "classic:compensation.random")
def test_it_may_collect_like_anybody() -> None:
    s = collecting()
    assert s.options("hacker") == ["use rob", "pass"]
    s.does("hacker", "pass")
    assert [len(s.hand(name)) for name in ("hacker", "ember", "jade")] == [3, 2, 3]


def test_an_opponent_without_cards_does_not_save_the_others() -> None:
    hands = {"hacker": ["attack 8"], "ember": [], "jade": ["attack 0"], "azure": []}
    s = collecting(hands=hands).does("hacker", "use rob")
    assert s.hand("hacker") == ["attack 0", "attack 8"]


# --- paying ---------------------------------------------------------------------------------------------------------------------------


def test_it_picks_the_cards_it_pays() -> None:
    s = paying().does("hacker", "use pay", "attack 0", "attack 1")
    assert [s.hand("hacker"), s.hand("ember")] == [["attack 40", "morph"], ["attack 0", "attack 1"]]
    assert s.told("compensation.taken") == [("ember", "hacker", "2")]


def test_it_may_pay_like_anybody() -> None:
    s = paying().does("hacker", "pass")
    assert [len(s.hand("hacker")), len(s.hand("ember"))] == [2, 2]


def test_who_has_to_pay_all_it_has_is_not_asked() -> None:
    s = paying(hands={"hacker": ["attack 40", "morph"], "ember": [], "jade": [], "azure": []})
    assert s.told("power.used") == []
    assert s.hand("ember") == ["attack 40", "morph"]


def test_it_pays_a_macron_for_twice_the_ships() -> None:
    s = paying(seats=["macron", "hacker", "jade"], offense="macron", gate={"macron": 1},
               hands={"macron": [], "hacker": ["attack 0", "attack 1", "attack 40"], "jade": []})  # fmt: skip
    s.does("hacker", "use pay", "attack 0", "attack 1")
    assert s.hand("hacker") == ["attack 40"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside", "warp"])
def test_compensation_between_others_is_none_of_its_business(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "hacker": 1}} if place == "gate" else {"gate": {"ember": 1}, place: {"hacker": 1}}
    s = collecting(offense="ember", defense="jade", **ships)
    if place == "beside":
        s.does("hacker", "card", "hacker 1")  # its reward, and its ship home
    assert s.told("power.used") == []
    assert s.told("compensation.taken") == [("ember", "jade", "1")]


def test_without_compensation_there_is_nothing_to_rob() -> None:
    assert collecting(laid=("attack 4", "attack 20")).asked == ["ember"]


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_collects_at_random_from_its_opponent() -> None:
    s = collecting(["cosmic zap"]).does("hacker", "use rob").does("azure", "cosmic zap")
    assert [len(s.hand(name)) for name in ("hacker", "ember", "jade")] == [3, 2, 3]
    assert s.told("compensation.taken") == [("hacker", "ember", "2")]


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_pays_at_random() -> None:
    s = paying(["cosmic zap"]).does("hacker", "use pay").does("azure", "cosmic zap")
    assert [len(s.hand("hacker")), len(s.hand("ember"))] == [2, 2]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_collects_and_pays_like_anybody() -> None:
    assert len(collecting(ships=TWO_HOMES).hand("hacker")) == 3
    assert len(paying(ships=TWO_HOMES).hand("hacker")) == 2


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_ionic_gas_leaves_it_nothing() -> None:
    s = collecting(["ionic gas"]).does("azure", "ionic gas")
    assert s.hand("hacker") == ["attack 8"]
    assert s.told("power.used") == []


def test_for_a_loss_that_a_healer_made_good_it_robs_all_the_same() -> None:
    s = collecting(seats=["hacker", "ember", "jade", "healer"], hands={"hacker": [], "ember": [], "jade": ["morph"], "healer": []})
    s.does("healer", "use heal").does("hacker", "hacker 1", "hacker 1").does("hacker", "use rob", "jade")
    assert s.hand("hacker") == ["morph"]
