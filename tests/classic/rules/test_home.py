"""Home planets without a colony of their owner."""

from typing import Any

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]


@both_editions
@pytest.mark.rule("classic:home.still_defended")
@pytest.mark.parametrize("fleet", [{}, {"jade": 4}, {"jade": 1, "azure": 3}])
def test_an_empty_home_planet_is_defended_by_its_owner(fleet: dict[str, int], edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="destiny", destiny=["saffron"], ships={"saffron 3": fleet})
    s.does("ember", "saffron 3", "ember 1", "done", "done")
    assert s.names[s.game.defense] == "saffron"
    assert s.prompt("saffron") == "alliance.invite"


@both_editions
@pytest.mark.rule("classic:home.still_defended")
def test_a_player_without_any_ship_at_home_is_still_met_there(edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="destiny", destiny=["saffron"], warp={"saffron": 20})
    assert s.names[s.game.defense] == "saffron"
    assert len(s.options("ember")) == 5


@both_editions
@pytest.mark.rule("classic:home.zero_ships")
def test_no_own_ships_count_0_and_all_else_is_normal(edition: int) -> None:
    s = fc.scene(
        "classic", seats=["ember", "human", "jade"], edition=edition, phase="launch", ships={"human 3": {}},
        hands={"ember": ["attack 12"], "human": ["attack 8", "attack 6", "reinforcement 3"]},
    )  # fmt: skip
    s.does("ember", "human 3", "ember 1", "done", "done").does("human", "jade")
    s.does("jade", "defense", "jade 1", "jade 1", "done").does("human", "attack 8")
    assert s.total("defense") == 8 + 0 + 2 + 4  # card, own ships, the ally's ships, the power
    s.does("human", "reinforcement 3", "defense")
    assert s.told("reveal.totals") == [("13", "17")]
    assert s.ships("ember", "warp") == 1


@both_editions
@pytest.mark.rule("classic:home.zero_ships")
def test_a_defense_without_ships_may_negotiate(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="reveal", laid=("negotiate", "negotiate"), target="saffron 3",
        ships={"saffron 3": {}},
    )  # fmt: skip
    assert s.prompt("ember") == "deal.talk"


def beaten_on_an_empty_planet(card: str) -> Any:
    return fc.scene(
        "classic", seats=FOUR, edition=2008, phase="reveal", laid=("attack 20", card), target="saffron 3", gate={"ember": 2},
        ships={"saffron 3": {}}, hands={"ember": ["attack 6", "attack 8"], "saffron": []},
    )  # fmt: skip


@pytest.mark.rule("classic:home.zero_ships_nothing_lost")
def test_a_defense_without_ships_loses_none() -> None:
    s = beaten_on_an_empty_planet("attack 4")
    assert s.ships("ember", "saffron 3") == 2
    assert s.ships("saffron", "warp") == 0
    assert s.told("ships.lost") == []


@pytest.mark.rule("classic:home.zero_ships_nothing_lost")
def test_a_negotiate_on_an_empty_planet_brings_no_compensation() -> None:
    s = beaten_on_an_empty_planet("negotiate")
    assert s.hand("saffron") == []
    assert s.hand("ember") == ["attack 6", "attack 8"]


def clone_attacks_the_macron(mine: str, theirs: str) -> Any:
    """Jade stands for the Filch: only Filch and Parasite have ships on the Macron's planet."""
    s = fc.scene(
        "classic", seats=["clone", "macron", "jade", "parasite"], edition=2008, phase="destiny", destiny=["macron"],
        ships={"macron 4": {"jade": 2, "parasite": 2}}, hands={"clone": [mine, "reinforcement 2"], "macron": [theirs]},
    )  # fmt: skip
    s.does("clone", "macron 4", "clone 1", "clone 1", "clone 1", "done", "done").does("macron", "done").does("parasite", "pass")
    return s


@pytest.mark.rule("classic:home.ex_macron_empty_planet")
def test_macron_defends_with_nothing_and_bystanders_add_to_nobody() -> None:
    s = clone_attacks_the_macron("attack 10", "attack 12")
    assert s.prompt("clone") == "window.reveal.reinforcements"
    assert s.names[s.game.defense] == "macron"
    assert s.game.involved(1) == [(s.seat("macron"), s.planet("macron 4"), 0)]
    assert s.total("offense") == 10 + 3
    assert s.total("defense") == 12 + 0


@pytest.mark.rule("classic:home.ex_macron_empty_planet")
def test_clone_wins_on_the_macrons_empty_planet() -> None:
    s = clone_attacks_the_macron("attack 10", "attack 12").does("clone", "pass")
    assert [s.ships(name, "macron 4") for name in s.names] == [3, 0, 2, 2]
    assert [s.ships(name, "warp") for name in s.names] == [0, 0, 0, 0]
    assert [s.colonies(name) for name in s.names] == [1, 0, 1, 1]


@pytest.mark.rule("classic:home.ex_macron_empty_planet")
def test_macron_wins_on_its_empty_planet() -> None:
    s = clone_attacks_the_macron("attack 10", "attack 13").does("clone", "pass")
    assert [s.ships(name, "macron 4") for name in s.names] == [0, 0, 2, 2]
    assert [s.ships(name, "warp") for name in s.names] == [3, 0, 0, 0]
    assert [s.colonies(name) for name in s.names] == [0, 0, 1, 1]
