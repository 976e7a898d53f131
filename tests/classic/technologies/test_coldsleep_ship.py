"""Coldsleep Ship: a colony is founded on any planet of another system, without an encounter."""

from tests.classic.technologies.positions import about_to_use


def test_it_founds_a_colony_with_up_to_four_ships() -> None:
    s = about_to_use("coldsleep_ship", ships={"jade 1": {"jade": 4, "ember": 1}}).does("ember", "use wake")
    assert s.options("ember") == [*(f"jade {number}" for number in range(2, 6)), *(f"azure {number}" for number in range(1, 6))]
    s.does("ember", "azure 3", "ember 1", "ember 1", "ember 2", "jade 1")
    assert [s.ships("ember", "azure 3"), s.ships("azure", "azure 3"), s.colonies("ember")] == [4, 4, 1]
    assert [s.technologies("ember"), s.technology_discard] == [{}, ["coldsleep ship"]]


def test_the_own_system_is_no_goal() -> None:
    s = about_to_use("coldsleep_ship", ships={"ember 5": {}}).does("ember", "use wake")
    assert "ember 5" not in s.options("ember")


def test_one_ship_is_enough() -> None:
    s = about_to_use("coldsleep_ship").does("ember", "use wake", "azure 3", "ember 1", "done")
    assert [s.ships("ember", "azure 3"), s.told("ships.landed")] == [1, [("ember", "1", "azure 3")]]


def test_a_fifth_colony_wins_the_game() -> None:
    ships = {f"jade {number}": {"jade": 4, "ember": 1} for number in range(1, 5)}
    s = about_to_use("coldsleep_ship", ships=ships).does("ember", "use wake", "jade 5", "ember 1", "done")
    assert [s.is_over, s.winners] == [True, ["ember"]]


def test_it_wakes_in_anybodys_turn() -> None:
    assert "use wake" in about_to_use("coldsleep_ship", offense="jade").options("ember")


def test_without_a_colony_there_is_nobody_to_wake() -> None:
    ships: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(1, 6)}
    s = about_to_use("coldsleep_ship", ships=ships, warp={"ember": 20})
    assert [prompt for _, prompt, _, _ in s.asks if prompt == "window.regroup.start"] == []
