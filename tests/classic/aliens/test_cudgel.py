"""Cudgel: the opponent it beats loses as many more ships as Cudgel had in the encounter."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["cudgel", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"cudgel 3": {}, "cudgel 4": {}, "cudgel 5": {}}
AS_DEFENSE: dict[str, Any] = {"offense": "ember", "defense": "cudgel", "laid": ("attack 4", "attack 20"), "gate": {"ember": 1}}


def beats(jade: list[str] | None = None, azure: list[str] | None = None, **position: Any) -> Scene:
    """Cudgel as offense beats Ember with two ships; Jade and Azure may hold zaps."""
    hands = {"cudgel": ["attack 8"], "ember": ["attack 6"], "jade": jade or [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "gate": {"cudgel": 2}, "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_the_beaten_opponent_picks_as_many_more_ships() -> None:
    s = beats()
    assert s.told("power.used") == [("cudgel", "use smash")]
    assert s.options("ember") == ["ember 2", "ember 3", "ember 4", "ember 5"]
    s.does("ember", "ember 2", "ember 5")
    assert [s.ships("ember", where) for where in ("warp", "ember 2", "ember 5")] == [6, 3, 3]
    assert s.ships("cudgel", "ember 1") == 2


def test_as_defense_it_counts_the_ships_on_its_planet() -> None:
    s = beats(**AS_DEFENSE).does("ember", *["ember 2"] * 3, "ember 3")
    assert s.ships("ember", "warp") == 5


def test_neither_its_allies_count_nor_do_the_opponents_suffer() -> None:
    s = beats(gate={"cudgel": 1, "azure": 3}, beside={"jade": 1}).does("ember", "ember 2")
    assert [s.ships("ember", "warp"), s.ships("jade", "warp")] == [5, 1]


def test_who_has_fewer_ships_loses_them_all() -> None:
    homeless: dict[str, dict[str, int]] = {f"ember {number}": {} for number in (3, 4, 5)}
    s = beats(ships=homeless | {"ember 1": {"ember": 4}, "ember 2": {"ember": 1}}, warp={"ember": 15})
    assert s.ships("ember", "warp") == 20


def test_a_morph_that_copied_an_attack_is_one() -> None:
    s = beats(laid=("morph", "attack 4"), gate={"cudgel": 4}, ships={"ember 1": {"ember": 1}})
    s.does("ember", "ember 2")
    assert s.told("power.used") == [("cudgel", "use smash")]


@pytest.mark.rule("classic:compensation.count")
def test_smashed_ships_bring_no_compensation() -> None:
    s = beats(laid=("attack 20", "negotiate"), hands={"cudgel": ["attack 8"] * 6, "ember": []})
    s.does("ember", "ember 2", "ember 2")
    assert s.ships("ember", "warp") == 6
    assert s.told("compensation.taken") == [("ember", "cudgel", "4")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(
    "position",
    [
        {"laid": ("attack 4", "attack 20")},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "cudgel": 2}},
        {"offense": "ember", "defense": "jade", "laid": ("attack 4", "attack 20"), "gate": {"ember": 1}, "beside": {"cudgel": 2}},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1}},
    ],
    ids=["beaten", "offensive ally", "defensive ally", "onlooker"],
)
def test_only_a_main_player_who_wins_smashes(position: dict[str, Any]) -> None:
    assert beats(**position).told("power.used") == []


def test_a_failed_deal_has_no_winner() -> None:
    s = beats(laid=("negotiate", "negotiate")).does("cudgel", "none", *["cudgel 1"] * 3).does("ember", *["ember 1"] * 3)
    assert s.told("power.used") == []
    assert s.ships("ember", "warp") == 3


def test_without_ships_of_its_own_it_smashes_nothing() -> None:
    s = beats(**AS_DEFENSE, beside={"jade": 1}, ships={"cudgel 1": {}})
    assert s.told("power.used") == []
    assert s.ships("ember", "warp") == 1


def test_a_win_without_an_attack_smashes_nothing() -> None:
    s = beats(
        seats=["cudgel", "ember", "human", "azure"],
        laid=("negotiate", "attack 4"),
        gate={"cudgel": 2, "human": 1},
        hands={"cudgel": ["cosmic zap"], "ember": ["attack 6"], "human": [], "azure": []},
    )
    s.does("cudgel", "cosmic zap")  # a zapped Human wins outright
    assert s.ships("cudgel", "ember 1") == 2
    assert s.told("power.used") == [("human", "use humanity")]


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_takes_only_the_ordinary_losses_until_the_next_encounter() -> None:
    hands = {"cudgel": ["attack 30"], "ember": ["attack 6"], "jade": ["cosmic zap"], "azure": []}
    s = beats(hands=hands, destiny=["ember"]).does("jade", "cosmic zap")
    assert s.ships("ember", "warp") == 4
    s.does("cudgel", "yes", "ember 2", "cudgel 1", "done", "done").does("ember", "done", "ember 3")
    assert s.ships("ember", "warp") == 9


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = beats(["cosmic zap"], ["card zap"]).does("jade", "cosmic zap").does("azure", "card zap").does("ember", "ember 2", "ember 2")
    assert s.ships("ember", "warp") == 6


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_smashes_nothing() -> None:
    s = beats(ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert s.ships("ember", "warp") == 4


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_zombie_saves_the_smashed_ships_as_it_saved_the_beaten_ones() -> None:
    s = beats(seats=["cudgel", "zombie", "jade"], hands={"cudgel": ["attack 8"], "zombie": [], "jade": []})
    s.does("zombie", *["zombie 2"] * 4)  # beaten, and back
    s.does("zombie", "zombie 3", "zombie 3").does("zombie", "zombie 4", "zombie 4")  # smashed, and back
    assert [s.ships("zombie", where) for where in ("warp", "zombie 2", "zombie 3", "zombie 4")] == [0, 8, 2, 6]


def test_it_smashes_by_a_win_that_loser_turned_around() -> None:
    s = scene(
        "classic", seats=["cudgel", "loser", "jade"], phase="planning", hands={"cudgel": ["attack 4"], "loser": ["attack 20"], "jade": []}
    )
    s.does("loser", "use upset", "loser 2")
    assert [s.ships("cudgel", "loser 1"), s.ships("loser", "warp")] == [1, 5]
