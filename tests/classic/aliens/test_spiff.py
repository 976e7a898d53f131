"""Spiff: beaten by ten or more as offense, it may still land one ship."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["spiff", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"spiff 3": {}, "spiff 4": {}, "spiff 5": {}}
LANDING = "window.event.to_warp"


def crashes(jade: list[str] | None = None, **position: Any) -> Scene:
    """Spiff's attack 4 and two ships against Ember's attack 20 and four: beaten by eighteen. Jade may hold a zap."""
    hands = {"spiff": ["attack 8"], "ember": [], "jade": jade or [], "azure": []}
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 4", "attack 20"), "gate": {"spiff": 2}, "hands": hands, **position}
    return scene("classic", **given)


def lands(s: Scene) -> bool:
    """Whether Spiff is asked to land a ship."""
    return s.asked == ["spiff"] and s.prompt("spiff") == LANDING


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_one_ship_lands_and_the_others_are_lost() -> None:
    s = crashes().does("spiff", "use crash land")
    assert [s.ships("spiff", where) for where in ("ember 1", "warp", "gate")] == [1, 1, 0]
    assert s.ships("ember", "ember 1") == 4
    assert s.colonies("spiff") == 1


@pytest.mark.rule("classic:second.condition")
def test_the_encounter_is_lost_all_the_same() -> None:
    s = crashes().does("spiff", "use crash land")
    assert s.told("turn.begins") == [("ember",)]


@pytest.mark.parametrize(("card", "asked"), [("attack 12", False), ("attack 11", False), ("attack 13", True), ("attack 20", True)])
def test_it_must_be_beaten_by_ten(card: str, asked: bool) -> None:
    assert lands(crashes(laid=("attack 5", card), gate={"spiff": 2})) == asked  # 7 against 17 with the 13


def test_everything_that_counts_in_the_totals_counts() -> None:
    hands = {"spiff": [], "ember": ["reinforcement 3"], "jade": [], "azure": []}
    s = crashes(laid=("attack 5", "attack 10"), hands=hands).does("ember", "reinforcement 3", "defense")
    assert lands(s)


def test_its_last_ship_may_be_the_one() -> None:
    s = crashes(gate={"spiff": 1}).does("spiff", "use crash land")
    assert s.told("ships.lost") == []


def test_a_fifth_colony_wins_the_game() -> None:
    s = crashes(ships={f"jade {number}": {"spiff": 1} for number in (1, 2, 3, 4)}).does("spiff", "use crash land")
    assert s.winners == ["spiff"]


@pytest.mark.rule("classic:win.immediate", "classic:resolution.order_as_listed")
def test_the_game_ends_with_that_colony_before_the_rest_of_the_loss_and_what_it_would_bring_about() -> None:
    seats, four = ["spiff", "ember", "vacuum"], {f"vacuum {number}": {"spiff": 1} for number in (1, 2, 3, 4)}
    s = crashes(seats=seats, hands={name: [] for name in seats}, gate={"spiff": 2, "vacuum": 1}, ships=four)
    s.does("spiff", "use crash land")
    assert [s.winners, s.colonies("spiff")] == [["spiff"], 5]  # Vacuum would drag one of Spiff's along, and four are no win
    assert [s.told("ships.lost"), s.ships("vacuum", "gate")] == [[], 1]


def test_in_its_own_system_it_lands_on_its_own_planet() -> None:
    s = crashes(target="spiff 3", ships={"spiff 3": {"ember": 4}}).does("spiff", "use crash land")
    assert [s.ships("spiff", "spiff 3"), s.ships("ember", "spiff 3")] == [1, 4]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_let_all_ships_go() -> None:
    s = crashes()
    assert s.options("spiff") == ["use crash land", "pass"]
    s.does("spiff", "pass")
    assert [s.ships("spiff", "warp"), s.colonies("spiff")] == [2, 0]


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(
    "position",
    [
        {"laid": ("negotiate", "attack 20")},
        {"laid": ("attack 40", "attack 4")},
        {"offense": "ember", "defense": "spiff", "laid": ("attack 40", "attack 4"), "gate": {"ember": 1}},
        {"offense": "jade", "defense": "ember", "gate": {"jade": 1, "spiff": 1}},
    ],
    ids=["with a negotiate", "winning", "defense", "ally"],
)
def test_only_an_offense_beaten_in_totals_crashes(position: dict[str, Any]) -> None:
    assert not lands(crashes(**position))


def test_its_allies_do_not_land() -> None:
    s = crashes(gate={"spiff": 1, "azure": 2}).does("spiff", "use crash land")
    assert [s.ships("azure", "warp"), s.ships("azure", "ember 1")] == [2, 0]


# --- zapped and lost ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_loses_all_ships() -> None:
    s = crashes(["cosmic zap"]).does("spiff", "use crash land").does("jade", "cosmic zap")
    assert [s.ships("spiff", "warp"), s.colonies("spiff")] == [2, 0]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_cannot_land() -> None:
    assert crashes(ships=TWO_HOMES).ships("spiff", "warp") == 2


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_against_anti_matter_the_higher_total_is_the_beaten_one() -> None:
    s = crashes(seats=["spiff", "anti_matter", "jade"], laid=("attack 20", "attack 4"), hands={"spiff": [], "anti_matter": [], "jade": []})
    assert lands(s)


def test_a_win_that_loser_turned_around_is_a_defeat_by_as_much() -> None:
    hands = {"spiff": ["attack 20"], "loser": ["attack 4"], "jade": []}
    s = scene("classic", seats=["spiff", "loser", "jade"], phase="planning", hands=hands).does("loser", "use upset")
    assert lands(s)  # 21 against 8


def test_a_human_who_wins_outright_beats_it_by_no_number() -> None:
    s = crashes(seats=["spiff", "human", "jade"], hands={"spiff": ["cosmic zap"], "human": [], "jade": []}).does("spiff", "cosmic zap")
    assert s.told("human.wins") == [("human", "defense")]
    assert s.ships("spiff", "warp") == 2


@pytest.mark.rule("classic:timing.conflict_order")
def test_it_lands_before_its_allies_are_saved() -> None:
    seats = ["spiff", "ember", "zombie", "observer"]
    s = crashes(seats=seats, gate={"spiff": 2, "zombie": 1, "observer": 1}, hands={name: [] for name in seats})
    assert lands(s)
    s.does("spiff", "use crash land").does("zombie", "zombie 1").does("observer", "observer 1")
    assert [s.ships(name, "warp") for name in ("spiff", "zombie", "observer")] == [1, 0, 0]
    assert s.ships("spiff", "ember 1") == 1


def test_a_cudgel_may_cost_it_the_ship_it_landed() -> None:
    s = crashes(seats=["spiff", "cudgel", "jade"], hands={"spiff": [], "cudgel": [], "jade": []}).does("spiff", "use crash land")
    s.does("spiff", "cudgel 1", "spiff 1", "spiff 1", "spiff 1")
    assert [s.ships("spiff", "warp"), s.ships("spiff", "cudgel 1")] == [5, 0]
