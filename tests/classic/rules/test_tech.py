"""Technology: dealing, researching, completing, abandoning, getting new ones, and ships that do research."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony import scene
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.scene import Scene
from fifthcolony.text.render import Words

SEATS = ["ember", "jade", "azure"]
HOMES = [f"ember {number}" for number in range(1, 6)]


def regrouping(held: dict[str, dict[str, int | str]], **position: Any) -> Scene:
    """Ember's encounter begins, and these technologies are there."""
    return scene("classic", **{"seats": SEATS, "technologies": held, "warp": {"ember": 1}, **position})


def won(**position: Any) -> Scene:
    """Ember's first encounter is about to be a success."""
    wanted: dict[str, Any] = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 6"), "technologies": {}}
    return scene("classic", **{**wanted, **position})


# --- set-up ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:tech.setup_deal")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_two_are_dealt_and_one_is_kept_face_down(edition: int) -> None:
    game = fc.new_game("classic", seats=3, edition=edition, aliens="none", variants=["technology"], seed=3)
    assert {(ask.seat, ask.prompt, len(ask.options)) for ask in game.asks} == {(seat, "technology.keep", 2) for seat in range(3)}
    kept = {ask.seat: ask.options[0].removeprefix("technology:") for ask in game.asks}
    gone = {ask.options[1].removeprefix("technology:") for ask in game.asks}
    for ask in game.asks:
        game.answer(ask.seat, 0)
    assert game.technologies == [(seat, kept[seat], 0, False) for seat in range(3)]
    assert set(game.technology_discard) == gone
    assert len(game.technology_deck) == 20 - 6


def test_without_the_variant_there_is_none() -> None:
    game = fc.new_game("classic", seats=3, aliens="none", seed=3)
    assert [game.technologies, game.technology_deck, game.technology_discard] == [[], [], []]
    assert not game.asks[0].prompt.startswith("technology.")


@pytest.mark.rule("classic:variant.four_planets_with_tech")
def test_with_four_planets_the_largest_are_left_out() -> None:
    game = fc.new_game("classic", seats=3, aliens="none", variants=["technology", "four_planets"], seed=3)
    there = {name for _, name, _, _ in game.technologies} | {*game.technology_deck}
    assert there == {name for name, technology in TECHNOLOGIES.items() if technology.needs < 8}
    assert len(there) == 17


@pytest.mark.rule("classic:tech.not_in_hand")
def test_a_technology_is_not_in_the_hand() -> None:
    s = scene(
        "classic", seats=SEATS, phase="reveal", edition=2008, laid=("attack 20", "negotiate"), gate={"ember": 1}, stops=True,
        hands={"ember": [], "jade": ["attack 6"]}, technologies={"ember": {"warpspace key": 1, "energy cloak": "open"}},
    )  # fmt: skip
    assert s.told("compensation.nothing") == [("jade", "ember")]  # four ships lost, and nothing to take
    assert s.technologies("ember") == {"warpspace key": 1, "energy cloak": "open"}


@pytest.mark.rule("classic:tech.look")
def test_its_owner_sees_a_face_down_technology_and_nobody_else() -> None:
    s = regrouping({"ember": {"warpspace key": 2}, "jade": {"xenon lasers": "open", "gluon mines": 3}})
    ours = [(one["seat"], one["name"], one["ships"], one["needs"], one["open"]) for one in s.game.view(0)["technologies"]]
    theirs = [(one["seat"], one["name"], one["ships"], one["needs"], one["open"]) for one in s.game.view(1)["technologies"]]
    assert ours == [(0, "warpspace_key", 2, 3, False), (1, "xenon_lasers", 0, 3, True), (1, None, 3, None, False)]
    assert theirs == [(0, None, 2, None, False), (1, "xenon_lasers", 0, 3, True), (1, "gluon_mines", 3, None, False)]
    assert s.game.view(None)["technologies"][0]["name"] is None


# --- one action in every regroup ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:tech.window")
@pytest.mark.parametrize("encounter", [1, 2])
@pytest.mark.parametrize("edition", [2008, 2018])
def test_everybody_acts_before_the_offense_retrieves(edition: int, encounter: int) -> None:
    held: dict[str, dict[str, int | str]] = {name: {technology: 0} for name, technology in zip(SEATS, sorted(TECHNOLOGIES), strict=False)}
    s = regrouping(held, edition=edition, encounter=encounter)
    assert sorted(s.asked) == sorted(SEATS)
    assert {s.prompt(name) for name in SEATS} == {"technology.action"}
    s.does("azure", "pass").does("jade", "pass").does("ember", "pass")
    assert [s.asked, s.prompt("ember")] == [["ember"], "regroup.retrieve"]


def test_what_all_have_chosen_is_done_in_timing_order() -> None:
    s = regrouping({"jade": {"warpspace key": 0}, "azure": {"omega missile": 0}, "ember": {"xenon lasers": 0}}, offense="jade")
    for name in SEATS:
        s.does(name, s.options(name)[0])
    for name in ("jade", "azure", "ember"):
        assert s.asked == [name]
        s.does(name, f"{name} 1")
    assert [player for player, *_ in s.told("technology.researched")] == ["jade", "azure", "ember"]


def test_who_has_no_face_down_technology_is_not_asked() -> None:
    s = regrouping({"ember": {"energy cloak": "open"}, "jade": {"warpspace key": 0}})
    assert s.asked == ["jade"]


@pytest.mark.rule("classic:tech.action")
@pytest.mark.parametrize(("edition", "ships", "actions"), [
    (2008, 2, ["research", "abandon"]), (2008, 3, ["research", "complete"]),
    (2018, 2, ["research", "abandon"]), (2018, 3, ["research", "complete", "abandon"]),
])  # fmt: skip
def test_what_can_be_done_in_each_edition(edition: int, ships: int, actions: list[str]) -> None:
    s = regrouping({"ember": {"warpspace key": ships}}, edition=edition)
    assert s.options("ember") == [*(f"{action} warpspace key" for action in actions), "pass"]


@pytest.mark.rule("classic:tech.one_per_regroup")
def test_only_one_technology_a_regroup_however_many_there_are() -> None:
    s = regrouping({"ember": {"warpspace key": 0, "xenon lasers": 0, "energy cloak": 0}})
    s.does("ember", "research xenon lasers", "ember 1")
    assert [s.technologies("ember"), s.prompt("ember")] == [{"warpspace key": 0, "xenon lasers": 1, "energy cloak": 0}, "regroup.retrieve"]


@pytest.mark.rule("classic:tech.research")
def test_one_ship_goes_from_a_colony_onto_the_technology() -> None:
    s = regrouping({"ember": {"warpspace key": 0}}, ships={"jade 1": {"jade": 4, "ember": 1}})
    s.does("ember", "research warpspace key")
    assert s.options("ember") == [*HOMES, "jade 1"]
    s.does("ember", "jade 1")  # its last ship there: the colony is gone
    assert [s.ships("ember", "jade 1"), s.ships("ember", "research"), s.colonies("ember")] == [0, 1, 0]
    assert s.technologies("ember") == {"warpspace key": 1}


def test_everybody_is_told_how_many_ships_are_on_what_lies_face_down_and_not_what_it_is() -> None:
    s = regrouping({"ember": {"warpspace key": 3, "xenon lasers": 1}}).does("ember", "research warpspace key", "ember 2")
    (event,) = [event for event in s.log if event.key == "technology.researched"]
    assert [event.params, event.audience] == [("seat:0", "planet:0.2", 4), None]
    said = [Words(language, None, ["ember"]).event(event) for language in ("en", "es")]
    assert said == [
        "Ember puts a ship from Ember 2 on a face-down technology, which has 4 ships now.",
        "Ascua pone una nave de Ascua 2 en una tecnología boca abajo, que ahora tiene 4 naves.",
    ]


@pytest.mark.rule("classic:tech.ships_stay")
def test_a_researching_ship_is_not_to_be_had_for_anything_else() -> None:
    s = scene(
        "classic",
        seats=SEATS,
        phase="launch",
        technologies={"ember": {"warpspace key": 5}},
        ships={home: {"ember": 1} for home in HOMES[1:]} | {"ember 1": {"ember": 11}},
    )
    s.does("ember", "jade 1")
    assert s.options("ember") == HOMES
    assert s.ships("ember", "research") == 5


@pytest.mark.rule("classic:tech.complete")
@pytest.mark.parametrize("edition", [2008, 2018])
@pytest.mark.parametrize("ships", [3, 5])
def test_completed_it_lies_open_and_its_ships_go_to_any_colonies(edition: int, ships: int) -> None:
    s = regrouping({"ember": {"warpspace key": ships}}, edition=edition, ships={"ember 1": {"ember": 1}})
    s.does("ember", "complete warpspace key", *["ember 1"] * ships)
    assert [s.technologies("ember"), s.ships("ember", "ember 1"), s.ships("ember", "research")] == [{"warpspace key": "open"}, 1 + ships, 0]
    assert s.options("ember") == ["use unlock", "pass"]  # from now on


@pytest.mark.rule("classic:tech.complete_too_few_2008")
def test_completing_with_too_few_ships_is_giving_it_up_in_2008() -> None:
    s = regrouping({"ember": {"warpspace key": 2}}, edition=2008)
    assert s.options("ember") == ["research warpspace key", "abandon warpspace key", "pass"]
    s.does("ember", "abandon warpspace key", "ember 1", "ember 1")
    assert [s.technologies("ember"), s.technology_discard, s.ships("ember", "research")] == [{}, ["warpspace key"], 0]
    assert s.told("technology.discarded") == [("ember", "warpspace key")]
    assert s.prompt("ember") == "regroup.retrieve"


@pytest.mark.rule("classic:tech.complete_too_few_2018")
def test_with_too_few_ships_it_cannot_be_completed_in_2018() -> None:
    assert "complete warpspace key" not in regrouping({"ember": {"warpspace key": 2}}).options("ember")


@pytest.mark.rule("classic:tech.abandon_2018")
@pytest.mark.parametrize("ships", [0, 2, 4])
def test_abandoning_needs_no_number_of_ships(ships: int) -> None:
    s = regrouping({"ember": {"warpspace key": ships}}).does("ember", "abandon warpspace key", *["ember 2"] * ships)
    assert [s.technology_discard, s.ships("ember", "ember 2"), s.ships("ember", "research")] == [
        ["warpspace key"],
        4 + ships - (ships > 2),
        0,
    ]


@pytest.mark.rule("classic:strip.nowhere_to_go_2008")
def test_ships_without_a_colony_to_go_to_are_lost() -> None:
    s = regrouping({"jade": {"warpspace key": 2}}, ships={f"jade {number}": {} for number in range(1, 6)}, warp={"jade": 18, "ember": 1})
    s.does("jade", "abandon warpspace key")
    assert [s.ships("jade", "warp"), s.ships("jade", "research")] == [20, 0]


# --- using them ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:tech.lasting_or_single")
def test_some_are_discarded_by_being_used_and_others_stay() -> None:
    s = won(
        technologies={"ember": {"xenon lasers": "open", "quark battery": "open"}}, sheets={"ember": {"stored": ["attack 40"]}}, stops=True
    )
    s.does("ember", "use discharge").does("ember", "use focus", "xenon lasers up")
    assert [s.technologies("ember"), s.technology_discard] == [{"xenon lasers": "open"}, ["quark battery"]]


@pytest.mark.rule("classic:tech.use_conditions")
@pytest.mark.parametrize(("offense", "offered"), [("ember", True), ("jade", False)])
def test_one_is_used_in_the_role_and_phase_that_it_says(offense: str, offered: bool) -> None:
    s = regrouping({"ember": {"warpspace key": "open"}}, offense=offense, warp={"ember": 1, "jade": 1})
    assert ("use unlock" in s.options(offense)) == offered
    later = scene(
        "classic", seats=SEATS, phase="launch", offense=offense, technologies={"ember": {"warpspace key": "open"}}, warp={"ember": 1}
    )
    assert not later.told("technology.used")
    assert later.prompt(offense) == "launch.aim"


@pytest.mark.rule("classic:tech.not_before_completion")
@pytest.mark.parametrize(("stage", "asked"), [("open", "window.regroup.start"), (9, "regroup.retrieve")])
def test_face_down_it_does_nothing_unless_it_says_so(stage: int | str, asked: str) -> None:
    s = regrouping(
        {"ember": {"warpspace key": stage}}, ships={home: {"ember": 2} for home in HOMES}, warp={"ember": 10 if stage == "open" else 1}
    )
    s.pass_all() if stage != "open" else None
    assert s.prompt("ember") == asked


# --- new ones -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:tech.new_eligibility_2008")
@pytest.mark.parametrize("hand", [["attack 8"], ["card zap"]])
def test_in_2008_who_may_have_a_second_encounter_may_take_a_technology(hand: list[str]) -> None:
    s = won(edition=2008, hands={"ember": hand})
    assert [s.prompt("ember"), s.options("ember")] == ["turn.second_or_technology", ["yes", "new technology", "no"]]


@pytest.mark.rule("classic:tech.new_eligibility_2018")
@pytest.mark.parametrize(("hand", "offered"), [(["attack 8"], True), (["card zap"], False)])
def test_in_2018_it_takes_an_encounter_card(hand: list[str], offered: bool) -> None:
    s = won(hands={"ember": hand})
    assert ("ember" in s.asked and s.prompt("ember") == "turn.second_or_technology") == offered


@pytest.mark.parametrize("edition", [2008, 2018])
def test_no_technology_after_a_failure_or_a_second_encounter(edition: int) -> None:
    lost = won(edition=edition, laid=("attack 6", "attack 20"))
    second = won(edition=edition, encounter=2)
    for s in (lost, second):
        assert [prompt for _, prompt, _, _ in s.asks if prompt.startswith("turn.")] == []


@pytest.mark.rule("classic:tech.new_draw")
@pytest.mark.parametrize("foreign", [0, 2])
def test_as_many_are_drawn_as_there_are_foreign_colonies_and_one_more(foreign: int) -> None:
    ships = {f"azure {number}": {"azure": 4, "ember": 1} for number in range(1, foreign + 1)}
    top = ["warpspace key", "xenon lasers", "energy cloak", "delta scanners", "omega missile"]
    s = won(ships=ships, technology_deck=top).does("ember", "new technology")
    assert s.colonies("ember") == foreign + 1
    drawn = sorted(top[: foreign + 2])
    assert s.options("ember") == drawn
    s.does("ember", drawn[0])
    assert [s.technologies("ember"), sorted(s.technology_discard)] == [{drawn[0]: 0}, drawn[1:]]


@pytest.mark.rule("classic:tech.new_ends_turn")
def test_a_new_technology_ends_the_turn() -> None:
    s = won(technology_deck=["warpspace key", "xenon lasers"]).does("ember", "new technology", "warpspace key")
    assert s.told("turn.begins") == [("jade",)]


@pytest.mark.rule("classic:tech.machine")
@pytest.mark.parametrize("encounter", [2, 3])
def test_an_encounter_that_a_power_gives_can_be_traded_and_ends_the_turn_too(encounter: int) -> None:
    s = won(seats=["machine", "jade", "azure"], encounter=encounter, technology_deck=["warpspace key", "xenon lasers"])
    s.does("machine", "use continuity")
    assert s.options("machine") == ["yes", "new technology"]
    s.does("machine", "new technology", "warpspace key")
    assert [s.technologies("machine"), s.told("turn.begins")] == [{"warpspace key": 0}, [("jade",)]]


def test_the_encounter_that_a_power_gives_can_be_had() -> None:
    s = won(seats=["machine", "jade", "azure"], encounter=2).does("machine", "use continuity", "yes")
    assert s.told("encounter.begins") == [("machine", "3")]


@pytest.mark.rule("classic:variant.single_encounter_with_tech")
def test_with_single_encounters_there_is_nothing_to_trade() -> None:
    s = won(variants=["technology", "single_encounter"], seats=["machine", "jade", "azure"]).does("machine", "use continuity")
    assert s.told("encounter.begins") == [("machine", "2")]


@pytest.mark.rule("classic:tech.no_limit")
def test_a_player_may_have_any_number() -> None:
    many: dict[str, int | str] = {
        "warpspace key": 0,
        "collapsium hulls": "open",
        "energy cloak": 0,
        "delta scanners": 0,
        "omega missile": 0,
    }
    s = won(technologies={"ember": many}, technology_deck=["the qax", "enigma device"])
    s.does("ember", "new technology", "the qax")
    assert s.technologies("ember") == {**many, "the qax": 0}


@pytest.mark.rule("classic:tech.deck_empty")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    gone = sorted(set(TECHNOLOGIES) - {"warpspace_key"})
    ships = {"azure 1": {"azure": 4, "ember": 1}}
    s = won(technology_discard=gone, ships=ships).does("ember", "new technology")
    assert [len(s.told("technology.reshuffled")), len(s.options("ember"))] == [1, 3]
    assert "warpspace key" in s.options("ember")
    assert len(s.game.technology_deck) == 20 - 3


def test_where_there_is_none_left_none_can_be_had() -> None:
    held: dict[str, int | str] = dict.fromkeys(TECHNOLOGIES, 0)
    s = won(technologies={"azure": held})
    assert s.prompt("ember") == "turn.second"


# --- ships that do research ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:tech.ships_in_home_system_2008")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_researching_ships_take_no_part_and_are_no_colony(edition: int) -> None:
    few: dict[str, dict[str, int]] = {"zombie 3": {}, "zombie 4": {}, "zombie 5": {}}
    s = won(seats=["ember", "zombie", "azure"], edition=edition, ships=few, technologies={"zombie": {"warpspace key": 8}}, stops=True)
    assert s.told("reveal.totals") == [("21", "12")]  # six ships on the planet, none of the eight
    assert s.told("ships.lost") == [("zombie", "6")]  # two home colonies: the eight keep no power
    assert s.ships("zombie", "research") == 8


@pytest.mark.rule("classic:tech.ships_vulnerable_2008")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_what_is_no_part_of_the_fight_can_take_them(edition: int) -> None:
    s = scene(
        "classic", seats=["ember", "shadow", "azure"], edition=edition, phase="destiny", destiny=["azure"],
        technologies={"azure": {"warpspace key": 2, "xenon lasers": 3}},
    )  # fmt: skip
    assert s.options("shadow") == [*(f"azure {number}" for number in range(1, 6)), "research"]
    s.does("shadow", "research")
    assert [s.ships("azure", "warp"), s.technologies("azure")] == [1, {"warpspace key": 2, "xenon lasers": 2}]


@pytest.mark.rule("classic:tech.ships_vulnerable_2008")
def test_the_gate_cannot_be_aimed_at_a_technology() -> None:
    s = scene("classic", seats=SEATS, phase="launch", technologies={"jade": {"warpspace key": 2}})
    assert s.options("ember") == [f"jade {number}" for number in range(1, 6)]


def test_a_plague_may_be_paid_with_them() -> None:
    s = regrouping({"jade": {"warpspace key": 2}}, hands={"ember": ["plague", "attack 8"]}).does("jade", "pass")
    s.does("ember", "plague", "jade").does("jade", "research", "research", "jade 1")
    assert [s.technologies("jade"), s.ships("jade", "warp")] == [{"warpspace key": 0}, 3]
