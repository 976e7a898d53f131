"""Alien powers: role, phase, must and may, and losing and regaining them with one's home colonies."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from fifthcolony.kernel.events import Event

EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
CARDS = {"ember": ["attack 8", "attack 10"], "saffron": ["attack 6", "attack 12"]}


def play_through(s: Scene, *preferred: str) -> list[tuple[str, str, str]]:
    """Play to the end of the turn: the first preferred label at hand, else "done" or the first one. Who used what, when."""
    used: list[tuple[str, str, str]] = []
    keep = s.log.append

    def watch(event: Event) -> None:
        keep(event)
        if event.key == "power.used":
            who, what = event.params
            used.append((s.game.phase, s.say(str(who)), s.say(str(what))))

    s.game.listener = watch
    offense = s.game.offense
    while s.game.offense == offense and s.game.outcome is None:
        name = s.asked[0]
        options = s.options(name)
        s.does(name, next((label for label in (*preferred, "done", "pass", "no") if label in options), options[0]))
    return used


def home(name: str, held: int, **guests: int) -> dict[str, dict[str, int]]:
    """All of a player's ships on so many of its home planets; guests stand on all five."""
    share = {number: 20 // held + (number <= 20 % held) for number in range(1, held + 1)}
    return {f"{name} {number}": ({name: share[number]} if number in share else {}) | guests for number in range(1, 6)}


# --- role -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(
    ("seats", "fleets", "offered"),
    [
        (["sorcerer", "ember", "saffron"], {}, True),
        (["ember", "sorcerer", "saffron"], {}, True),
        (["ember", "saffron", "sorcerer"], {"gate": {"ember": 1, "sorcerer": 1}}, False),
        (["ember", "saffron", "sorcerer"], {"beside": {"sorcerer": 1}}, False),
        (["ember", "saffron", "sorcerer"], {}, False),
    ],
    ids=["offense", "defense", "offensive ally", "defensive ally", "onlooker"],
)
def test_a_main_players_power_is_for_main_players(seats: list[str], fleets: dict[str, dict[str, int]], offered: bool) -> None:
    s = scene("classic", seats=seats, phase="planning", hands={name: ["attack 4", "attack 5"] for name in seats[:1]}, **fleets)
    s.does(seats[0], "attack 4")
    assert ("sorcerer" in s.asked and s.prompt("sorcerer") == "window.planning.after_select") == offered


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize(
    ("fleets", "bonus"),
    [({"gate": {"ember": 1, "human": 1}}, ("5", "0")), ({"beside": {"human": 1}}, ("0", "5")), ({}, ("0", "0"))],
    ids=["offensive ally", "defensive ally", "onlooker"],
)
def test_a_power_of_main_players_and_allies_is_for_both(fleets: dict[str, dict[str, int]], bonus: tuple[str, str]) -> None:
    s = scene(
        "classic", seats=["ember", "saffron", "human"], phase="reveal", laid=("attack 20", "attack 6"), hands=CARDS,
        ships={"saffron 1": {"saffron": 1}}, **fleets,
    )  # fmt: skip
    assert s.told("reveal.totals") == [(str(21 + int(bonus[0])), str(7 + int(bonus[1])))]


@pytest.mark.rule("classic:power.role")
def test_a_power_against_the_offense_does_not_work_for_the_offense() -> None:
    other = scene("classic", seats=["ember", "dictator", "jade"], phase="destiny", destiny=["jade"])
    assert other.prompt("dictator") == "dictator.card"
    own = scene("classic", seats=["dictator", "ember", "jade"], phase="destiny", destiny=["jade"])
    assert own.prompt("dictator") == "launch.aim"
    assert own.told("power.used") == []


# --- phase ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.phase")
@pytest.mark.parametrize(
    ("alien", "use", "phases"),
    [
        ("sorcerer", "use magic", ["planning"]),
        ("oracle", "", ["planning"]),
        ("mind", "use knowledge", ["alliance"]),
        ("human", "", ["reveal"]),
        ("macron", "", ["launch", "reveal"]),
        ("clone", "use replicate", ["resolution"]),
    ],
)
def test_a_power_works_in_the_phases_on_its_sheet_only(alien: str, use: str, phases: list[str]) -> None:
    hands = {alien: ["attack 8", "attack 10"], "ember": ["attack 6", "attack 12"]}
    s = scene("classic", seats=[alien, "ember", "jade"], phase="start_turn", destiny=["ember"], hands=hands)
    assert [phase for phase, name, _ in play_through(s, use) if name == alien] == phases


# --- must and may ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_a_mandatory_power_is_used_unasked_every_time() -> None:
    hands = {"human": ["attack 30", "attack 40", "attack 20"], "ember": ["attack 6", "attack 12"], "jade": ["attack 8"]}
    s = scene("classic", seats=["human", "ember", "jade"], phase="start_turn", destiny=["ember", "jade"], hands=hands)
    assert play_through(s, "yes") == [("reveal", "human", "use humanity")] * 2


@pytest.mark.rule("classic:power.mandatory_optional")
def test_a_mandatory_power_may_work_against_its_owner() -> None:
    s = scene("classic", seats=["macron", "ember", "jade"], phase="launch", hands={"macron": ["attack 8"], "ember": ["attack 6"]})
    s.does("macron", "ember 1", "macron 1")
    assert s.prompt("macron") == "alliance.invite"  # it could not send a second ship
    assert s.ships("macron", "gate") == 1


@pytest.mark.rule("classic:power.mandatory_optional")
@pytest.mark.parametrize("use", [True, False])
def test_an_optional_power_is_its_owners_decision_each_time(use: bool) -> None:
    hands = {"sorcerer": ["attack 30", "attack 40"], "ember": ["attack 6", "attack 12"], "jade": ["attack 8"]}
    s = scene("classic", seats=["sorcerer", "ember", "jade"], phase="planning", hands=hands, destiny=["jade"])
    s.does("sorcerer", "attack 40").does("ember", "attack 6")
    assert s.options("sorcerer") == ["use magic", "pass"]
    s.does("sorcerer", "use magic" if use else "pass")
    assert s.told("reveal.cards") == [("sorcerer", *(("attack 6", "ember", "attack 40") if use else ("attack 40", "ember", "attack 6")))]


@pytest.mark.rule("classic:power.use_is_the_zappable_part")
@EDITIONS
def test_a_cosmic_zap_strikes_where_a_power_is_used(edition: int) -> None:
    # Macron uses its power to limit and to weigh its ships; that its lost ships count twice is no use.
    hands = {"macron": ["negotiate", "attack 4"], "ember": ["attack 6", "attack 12", "attack 15"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=["macron", "ember", "jade"], edition=edition, phase="start_turn", destiny=["ember"], hands=hands)
    asked = []
    while s.game.offense == s.seat("macron"):
        name = s.asked[0]
        if s.prompt(name) == "respond.use":
            asked.append([s.say(str(param)) for param in s.game.ask_of(s.seat(name)).params])
        s.does(name, next(label for label in ("negotiate", "attack 12", "done", "pass", s.options(name)[0]) if label in s.options(name)))
    assert asked == [["macron", "use one ship"], ["macron", "use mass"]]
    assert [list(told) for told in s.told("power.used")] == asked
    assert s.told("compensation.taken") == [("macron", "ember", "2")]


# --- losing and regaining -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
@EDITIONS
@pytest.mark.parametrize(("held", "works"), [(5, True), (3, True), (2, False), (1, False)])
@pytest.mark.parametrize("guests", [{}, {"jade": 1}])
def test_three_home_colonies_hold_the_power(edition: int, held: int, works: bool, guests: dict[str, int]) -> None:
    hands = {"sorcerer": ["attack 8"], "ember": ["attack 6", "attack 12"]}
    s = scene(
        "classic", seats=["ember", "sorcerer", "jade"], edition=edition, phase="planning", target="sorcerer 5", hands=hands,
        ships=home("sorcerer", held, **guests),
    )  # fmt: skip
    assert s.game.view(None)["lost_powers"] == ([] if works else [(1, "sorcerer")])  # the sheet lies open for all to see
    s.does("ember", "attack 6")
    assert (s.prompt(s.asked[0]) == "window.planning.after_select") == works


@pytest.mark.rule("classic:power.lost_at_once")
@EDITIONS
@pytest.mark.parametrize("held", [4, 3])
def test_a_power_goes_with_the_third_home_colony_and_has_no_last_use(edition: int, held: int) -> None:
    # Clone loses a home colony in Resolution, where it would take its card back a moment later.
    hands = {"clone": ["attack 8"], "ember": ["attack 6", "attack 12"]}
    s = scene(
        "classic", seats=["ember", "clone", "jade"], edition=edition, phase="reveal", target="clone 1", hands=hands,
        laid=("attack 40", "attack 4"), ships=home("clone", held),
    )  # fmt: skip
    assert s.told("reveal.winner") == [("offense", "ember")]
    if held == 4:
        assert s.options("clone") == ["use replicate", "pass"]
    else:
        assert s.told("power.lost") == [("clone",)]
        assert s.prompt("ember") == "turn.second"
        assert s.discard == ["attack 40", "attack 4"]


@pytest.mark.rule("classic:power.lost_at_once")
@EDITIONS
@pytest.mark.parametrize(("held", "cards"), [(4, 4), (3, 2)])
def test_no_part_of_a_lost_power_works_not_even_what_is_no_use(edition: int, held: int, cards: int) -> None:
    # Macron's lost ships count twice for compensation; but not when the losing cost it its power.
    ships: dict[str, Any] = home("macron", held)
    ships["macron 2"]["macron"] += ships["macron 1"]["macron"] - 2
    ships["macron 1"]["macron"] = 2
    hands = {"macron": ["attack 8"], "ember": ["attack 6", "attack 12", "attack 14", "attack 15", "attack 20", "attack 23"]}
    s = scene(
        "classic", seats=["ember", "macron", "jade"], edition=edition, phase="reveal", target="macron 1", hands=hands,
        laid=("attack 40", "negotiate"), ships=ships,
    )  # fmt: skip
    assert s.ships("macron", "warp") == 2
    assert s.told("compensation.taken") == [("macron", "ember", str(cards))]


@pytest.mark.rule("classic:power.lost_by_own_ships")
@EDITIONS
@pytest.mark.parametrize(("source", "total"), [("macron 1", "7"), ("macron 2", "10")])
def test_a_home_colony_given_up_is_a_home_colony_lost(edition: int, source: str, total: str) -> None:
    # Macron launches its last ship from macron 1, its third home colony, and its ship counts one instead of four.
    hands = {"macron": ["attack 6", "attack 4"], "ember": ["attack 8", "attack 12"]}
    ships = {"macron 1": {"macron": 1}, "macron 2": {"macron": 10}, "macron 3": {"macron": 9}, "macron 4": {}, "macron 5": {}}
    s = scene("classic", seats=["macron", "ember", "jade"], edition=edition, phase="launch", hands=hands, ships=ships)
    s.does("macron", "ember 1", source, "done").does("ember", "done").does("macron", "attack 6").does("ember", "attack 8")
    assert s.told("power.lost") == ([("macron",)] if source == "macron 1" else [])
    assert [totals[0] for totals in s.told("reveal.totals")] == [total]


@pytest.mark.rule("classic:power.regained")
@EDITIONS
@pytest.mark.parametrize("held", [1, 2])
def test_a_third_home_colony_brings_the_power_back_at_once(edition: int, held: int) -> None:
    # Clone drives ember from one of its planets: with its third home colony it may take its card back right away.
    ships = home("clone", held)
    ships["clone 5"] = {"ember": 2}
    ships["clone 1"]["clone"] -= 2
    hands = {"clone": ["attack 8"], "ember": ["attack 6", "attack 12"]}
    s = scene(
        "classic", seats=["clone", "ember", "jade"], edition=edition, phase="reveal", target="clone 5", hands=hands,
        laid=("attack 40", "attack 4"), ships=ships, gate={"clone": 2},
    )  # fmt: skip
    assert s.told("power.regained") == ([("clone",)] if held == 2 else [])
    assert s.prompt("clone") == ("window.resolution.discard" if held == 2 else "turn.second")
    assert s.game.view(None)["lost_powers"] == ([] if held == 2 else [(0, "clone")])


@pytest.mark.rule("classic:power.regained")
def test_a_power_comes_and_goes_as_often_as_the_third_home_colony() -> None:
    ships = {"macron 1": {"macron": 1}, "macron 2": {"macron": 10}, "macron 3": {"macron": 9}, "macron 4": {}, "macron 5": {}}
    hands = {"macron": ["attack 30", "attack 20", "attack 4"], "ember": ["attack 8"], "jade": ["attack 6"]}
    s = scene("classic", seats=["macron", "ember", "jade"], phase="destiny", destiny=["macron", "macron"], hands=hands, ships=ships)
    s.does("macron", "resettle macron 4", "macron 1")  # one leaves, one is founded
    assert [event.key for event in s.log if event.key.startswith("power.")] == ["power.used", "power.lost", "power.regained"]
    s.does("macron", "yes", "resettle macron 1", "macron 4")
    assert [event.key for event in s.log if event.key.startswith("power.")] == ["power.used", "power.lost", "power.regained"] * 2
    assert s.game.view(None)["lost_powers"] == []


@pytest.mark.rule("classic:power.ex_roles_and_modes")
@pytest.mark.parametrize(("offense", "defense", "works"), [("demon", "ember", True), ("ember", "demon", True), ("ember", "jade", False)])
def test_a_sheet_for_main_players_is_silent_for_everybody_else(offense: str, defense: str, works: bool) -> None:
    s = scene("classic", seats=["demon", "ember", "jade"], offense=offense, defense=defense, phase="alliance")
    assert (s.asked == ["demon"] and "use possess" in s.options("demon")) == works


@pytest.mark.rule("classic:power.ex_roles_and_modes")
def test_a_mandatory_sheet_is_used_without_a_question_and_an_optional_one_is_offered() -> None:
    s = scene("classic", seats=["macron", "ember", "fido"], phase="reveal", laid=("attack 10", "attack 8"), hands={"ember": []})
    assert s.told("reveal.totals") == [("14", "12")]
    assert s.options("fido") == ["use fetch", "pass"]
