"""Void: the ships it beats leave the game."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["void", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"void 3": {}, "void 4": {}, "void 5": {}}


def beats(azure: list[str] | None = None, **position: Any) -> Scene:
    """Void's attack 20 beats Ember's attack 4 and four ships; Azure may hold a zap."""
    hands = {"void": ["attack 8"], "ember": [], "jade": [], "azure": azure or []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_the_beaten_defense_and_its_allies_leave_the_game() -> None:
    s = beats(beside={"jade": 2})
    assert s.told("power.used") == [("void", "use eradicate")]
    assert [s.ships(name, "removed") for name in ("ember", "jade")] == [4, 2]
    assert [s.ships(name, "warp") for name in ("ember", "jade")] == [0, 0]
    assert s.ships("void", "ember 1") == 1


def test_as_defense_it_eradicates_the_offense_and_its_allies() -> None:
    s = beats(offense="ember", defense="void", laid=("attack 4", "attack 20"), gate={"ember": 2, "jade": 1})
    assert [s.ships(name, "removed") for name in ("ember", "jade", "void")] == [2, 1, 0]


@pytest.mark.parametrize(("gone", "removed", "warp"), [(12, 15, 1), (14, 15, 3)])
def test_everybody_keeps_as_many_ships_as_colonies_win_the_game(gone: int, removed: int, warp: int) -> None:
    ships: dict[str, dict[str, int]] = {"removed": {"ember": gone}, "ember 1": {"ember": 4}}
    s = beats(ships=ships)
    assert [s.ships("ember", "removed"), s.ships("ember", "warp")] == [removed, warp]


def test_who_has_no_ship_to_spare_loses_to_the_warp() -> None:
    s = beats(ships={"removed": {"ember": 15}, "ember 1": {"ember": 2}})
    assert s.told("power.used") == []
    assert [s.ships("ember", "removed"), s.ships("ember", "warp")] == [15, 2]


@pytest.mark.rule("classic:compensation.count")
def test_eradicated_ships_bring_no_compensation() -> None:
    assert beats(laid=("attack 20", "negotiate")).told("compensation.taken") == []
    limited = beats(laid=("attack 20", "negotiate"), ships={"removed": {"ember": 12}, "ember 1": {"ember": 4}})
    assert limited.told("compensation.taken") == [("ember", "void", "1")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(
    "position",
    [
        {"laid": ("attack 4", "attack 20")},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "void": 1}},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1}},
    ],
    ids=["beaten", "ally", "onlooker"],
)
def test_only_a_main_player_who_wins_eradicates(position: dict[str, Any]) -> None:
    s = beats(**position)
    assert s.told("power.used") == []
    assert sum(s.ships(name, "warp") for name in SEATS) > 0


def test_a_failed_deal_has_no_winner() -> None:
    s = beats(laid=("negotiate", "negotiate")).does("void", "none", *["void 1"] * 3).does("ember", *["ember 1"] * 3)
    assert [s.ships("ember", "warp"), s.ships("ember", "removed")] == [3, 0]


def test_a_defense_without_ships_loses_nothing() -> None:
    assert beats(ships={"ember 1": {}}).told("power.used") == []


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_losses_go_to_the_warp() -> None:
    s = beats(["cosmic zap"], beside={"jade": 2}).does("azure", "cosmic zap")
    assert [s.ships(name, "warp") for name in ("ember", "jade")] == [4, 2]
    assert [s.ships(name, "removed") for name in ("ember", "jade")] == [0, 0]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_the_losses_go_to_the_warp() -> None:
    assert beats(ships=TWO_HOMES).ships("ember", "warp") == 4


# --- with others ------------------------------------------------------------------------------------------------------------------------


def with_others(seats: list[str], **position: Any) -> Scene:
    """Void among these, everybody without cards."""
    return beats(seats=seats, hands={name: [] for name in seats}, **position)


def test_a_zombie_cannot_save_its_ships() -> None:
    s = with_others(["void", "zombie", "jade"])
    assert [s.ships("zombie", "removed"), s.ships("zombie", "zombie 1")] == [4, 0]
    assert s.told("power.used") == [("void", "use eradicate")]


def test_a_zombie_saves_what_is_past_the_limit() -> None:
    s = with_others(["void", "zombie", "jade"], ships={"removed": {"zombie": 13}, "zombie 1": {"zombie": 4}})
    s.does("zombie", "zombie 2", "zombie 2")
    assert [s.ships("zombie", where) for where in ("removed", "warp", "zombie 1")] == [15, 0, 0]


def test_an_observer_rescues_nobody_from_it() -> None:
    s = with_others(["observer", "void", "jade"], laid=("attack 4", "attack 20"), gate={"observer": 1, "jade": 1})
    assert [s.ships(name, "removed") for name in ("observer", "jade")] == [1, 1]
    s = with_others(["ember", "void", "observer"], laid=("attack 4", "attack 20"), gate={"ember": 1, "observer": 1})
    assert s.ships("observer", "removed") == 1


def test_a_spiff_does_not_land() -> None:
    s = with_others(["spiff", "void", "jade"], laid=("attack 4", "attack 20"), gate={"spiff": 2})
    assert [s.ships("spiff", "removed"), s.ships("spiff", "void 1")] == [2, 0]


def test_a_spiff_past_the_limit_is_beaten_by_as_much_as_the_totals_said() -> None:
    ships: dict[str, dict[str, int]] = {"removed": {"spiff": 14}, "spiff 1": {"spiff": 1}, "spiff 2": {"spiff": 1}, "spiff 3": {"spiff": 1}}
    s = with_others(["spiff", "void", "jade"], laid=("attack 5", "attack 13"), gate={"spiff": 3}, ships=ships)
    assert s.told("reveal.totals") == [("8", "17")]
    assert [s.ships("spiff", "removed"), s.ships("spiff", "warp")] == [15, 2]  # nine: no landing, though a ship has gone since


def test_a_human_who_wins_outright_for_it_leaves_it_its_power() -> None:
    s = beats(
        seats=["void", "ember", "human"],
        laid=("attack 1", "attack 20"),
        gate={"void": 1, "human": 1},
        hands={"void": ["cosmic zap"], "ember": [], "human": []},
    ).does("void", "cosmic zap")
    assert s.ships("ember", "removed") == 4
