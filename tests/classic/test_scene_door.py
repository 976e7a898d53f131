"""The door to a classic scene: the shape of every word, players named by their roles, and positions that no game comes to."""

import inspect
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import scene as classic_scene
from fifthcolony.classic.scene.shapes import SHAPES

SEATS = ["zombie", "oracle", "jade"]
LAID = ("attack 20", "attack 6")
MISFITS: list[Any] = [
    7, 1.5, "x", b"x", ["x"], [None], [["x"]], {"x"}, {3: []}, {"zombie": 3.5}, {"zombie": "x"}, {"zombie": ["x"]}, {"zombie": {"a": "b"}},
    {"zombie": {"a": 3}}, {"zombie": {"a": ["attack 8"]}}, {"zombie": {3: ["x"]}}, {"zombie": {3: 2}}, {"oracle 1": {3: 2}},
]  # fmt: skip
WELCOME = {("seed", 7), ("encounter", 7), ("deal_rounds", 7)}


def refused(said: str, **position: Any) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("classic", **{"seats": SEATS, **position})


# --- roles ----------------------------------------------------------------------------------------------------------------------------


def test_whoever_is_named_by_a_role_gets_what_is_said() -> None:
    s = fc.scene(
        "classic", seats=SEATS, phase="alliance", hands={"offense": ["attack 9"], "defense": ["morph"]}, gate={"offense": 2},
        warp={"defense": 3}, removed={"offense": 1}, ships={"defense 2": {"offense": 1, "defense": 2}}, powers={"defense": ["warrior"]},
        zapped=["defense"], tokens={"defense": {"experience": 4}},
    )  # fmt: skip
    assert [s.hand("zombie"), s.hand("oracle"), s.powers("oracle")] == [["attack 9"], ["morph"], ["warrior"]]
    assert [s.ships("zombie", where) for where in ("gate", "removed", "oracle 2")] == [2, 1, 1]
    assert [s.ships("oracle", where) for where in ("warp", "oracle 2")] == [3, 2]
    assert [s.tokens("oracle", "experience"), s.game.zapped] == [4, [(1, "warrior")]]


def test_no_card_is_lost_by_a_role() -> None:
    game = fc.scene("classic", seats=SEATS, phase="launch", hands={"offense": ["attack 9"]}, rest="defense").game
    assert len(game.deck) + sum(len(hand) for hand in game.hands) == 72
    assert game.deck == []


def test_cards_on_a_sheet_by_role() -> None:
    s = fc.scene("classic", seats=["miser", "oracle", "jade"], sheets={"offense": {"hoard": ["morph"]}})
    assert len(s.game.on_sheet(0, "hoard")) == 1


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": {"offense": [], "zombie": []}}, "hands names zombie twice"),
        ({"warp": {"offense": 1, "zombie": 1}}, "warp names zombie twice"),
        ({"zapped": ["zombie", "offense"]}, "zapped names zombie twice"),
        ({"ships": {"jade 1": {"offense": 1, "zombie": 2}}}, "jade 1 names zombie twice"),
        ({"phase": "launch", "ships": {"defense 1": {}, "oracle 1": {}}}, "ships names oracle 1 twice"),
        ({"phase": "alliance", "invited": {"offense": ["jade", "jade"]}}, "invited names jade twice"),
        ({"hands": {"defense": []}}, "hands names the defense, and before launch there is none"),
        ({"hands": {"ember": []}}, "hands names 'ember', who has no seat; seats are: zombie, oracle, jade"),
        ({"rest": "ember"}, "rest names 'ember', who has no seat"),
        ({"phase": "launch", "defense": "defense"}, "defense= says who has the role, by name, not by 'defense'"),
        ({"phase": "launch", "offense": "defense"}, "offense= says who has the role, by name, not by 'defense'"),
    ],
)
def test_names_that_say_nothing_or_too_much(position: dict[str, Any], said: str) -> None:
    refused(said, **position)


# --- shapes ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", SHAPES)
@pytest.mark.parametrize("given", MISFITS, ids=repr)
def test_whatever_does_not_fit_is_refused_by_a_sentence(word: str, given: Any) -> None:
    if isinstance(given, int) and (word, given) in WELCOME:
        return
    refused(".", **{"phase": "alliance", word: given})


def test_every_word_has_a_shape() -> None:
    assert set(SHAPES) == set(inspect.signature(classic_scene).parameters)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": {"zombie": "attack 8"}}, "hands of zombie: expected a list of cards, given 'attack 8'"),
        ({"seats": [*SEATS, "ember", "azure", "orchid"]}, "a classic game has 3, 4 or 5 seats, not 6"),
        ({"seats": "zombie"}, "seats: expected a list of names, given 'zombie'"),
        ({"phase": "reveal", "laid": (None, None)}, r"laid: expected a list of cards, given \(None, None\)"),
        ({"edition": "2018"}, "edition: expected a year, as a number, given '2018'"),
        ({"edition": 1999}, "there is no edition 1999; there are: 2008, 2018"),
        ({"variants": "four_planets"}, "variants: expected a list of variants, given 'four_planets'"),
        ({"variants": ["rotating_powers"]}, "the variant rotating_powers belongs to edition 2008, not to 2018"),
        ({"worlds": {"zombie": 6}}, "worlds of zombie: expected a list of planets from 1 to 6, given 6"),
        ({"worlds": {"zombie": [1, 7]}}, "a planet is an owner and a number from 1 to 6, not 'zombie 7'"),
        ({"encounter": 0}, "encounter: expected a number from 1, given 0"),
        ({"encounter": True}, "encounter: expected a number from 1, given True"),
        ({"seed": "one"}, "seed: expected a whole number, given 'one'"),
        ({"sheets": {"zombie": {"hoard": "morph"}}}, "sheets of zombie at hoard: expected a list of cards, given 'morph'"),
    ],
)
def test_the_sentence_says_what_was_expected_and_given(position: dict[str, Any], said: str) -> None:
    refused(said, **position)


def test_nothing_said_is_as_good_as_not_said() -> None:
    assert fc.scene("classic", seats=SEATS, hands=None, laid=None, defense=None).asked == ["zombie"]


# --- positions ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"phase": "alliance", "target": "jade 1"}, "target='jade 1' is no planet of oracle, the defense"),
        ({"phase": "alliance", "target": "zombie 1"}, "target='zombie 1' is no planet of oracle, the defense"),
        ({"phase": "alliance", "target": "oracle ²"}, "a planet is an owner and a number from 1 to 6"),
        ({"phase": "planning", "gate": {"zombie": 5}}, "zombie has 5 ships at 'gate'; who is there has from 1 to 4"),
        ({"phase": "planning", "beside": {"jade": 5}}, "jade has 5 ships at 'beside'"),
        ({"phase": "planning", "gate": {"zombie": 0}}, "zombie has 0 ships at 'gate'"),
        ({"phase": "planning", "gate": {"zombie": 1, "jade": 0}}, "jade has 0 ships at 'gate'"),
        ({"phase": "planning", "gate": {"jade": 1}}, "zombie is the offense and has launched before planning; gate= has no ships of it"),
        ({"phase": "regroup", "gate": {"zombie": 1}}, "gate= does not go with phase='regroup'"),
        ({"phase": "destiny", "gate": {"zombie": 1}}, "only one ship of an offense without colonies is in the gate"),
        ({"phase": "launch", "gate": {"zombie": 2}, "warp": {"zombie": 18}}, "only one ship of an offense without colonies"),
        ({"phase": "launch", "beside": {"jade": 1}}, "beside= does not go with phase='launch'"),
        ({"phase": "regroup", "defense": "jade"}, "destiny finds the defense: defense= does not go with phase='regroup'"),
        ({"phase": "destiny", "target": "oracle 1"}, "the offense aims in launch: target= does not go with phase='destiny'"),
        ({"phase": "planning", "invited": {"offense": ["jade"]}}, "invitations are answered in alliance"),
        ({"zapped": ["jade"]}, "jade has no power that could be zapped"),
        ({"ships": {"warp": {"zombie": 2}}, "warp": {"jade": 1}}, "ships= and warp= both say who is at 'warp'"),
        ({"phase": "planning", "ships": {"gate": {"zombie": 5}}}, "zombie has 5 ships at 'gate'"),
        ({"seats": ["miser", "oracle", "jade"], "sheets": {"miser": {"hord": ["morph"]}}}, "miser has no pile 'hord' .* it has: hoard"),
        ({"sheets": {"zombie": {"hoard": ["morph"]}}}, "zombie has no pile 'hoard' on its sheet; it has: none"),
        ({"tokens": {"zombie": {"experience": 2}}}, "no alien here brings 'experience'; there are: none"),
        ({"technologies": {"zombie": {"precursor seed": "open"}}}, "zombie has no alien that a seed could have brought"),
    ],
)
def test_positions_that_no_game_comes_to(position: dict[str, Any], said: str) -> None:
    refused(said, **position)


def test_a_colony_of_the_defense_at_the_offenses_home_can_be_the_target() -> None:
    s = fc.scene("classic", seats=SEATS, phase="reveal", laid=LAID, target="zombie 1", ships={"zombie 1": {"oracle": 1}}, stops=True)
    assert s.pass_all().ships("oracle", "warp") == 1


def test_a_ship_may_wait_in_the_gate_for_want_of_a_colony() -> None:
    s = fc.scene("classic", seats=SEATS, phase="launch", gate={"zombie": 1}, warp={"zombie": 19})
    assert s.ships("zombie", "gate") == 1


def test_there_may_be_a_third_encounter() -> None:
    assert fc.scene("classic", seats=SEATS, encounter=3).game.encounter == 3


@pytest.mark.parametrize("alien", ALIENS.values(), ids=lambda alien: alien.name)
def test_an_alien_that_keeps_cards_says_where(alien: Any) -> None:
    module = inspect.getmodule(alien.hooks[0].run)
    assert module is not None
    source = inspect.getsource(module).replace("g.take_pile(me, ASIDE)", "")  # that pile is nobody's own
    assert bool(alien.piles) == ("g.sheet" in source or "g.take_pile(" in source)


# --- looking --------------------------------------------------------------------------------------------------------------------------


def test_a_planet_has_a_plain_number() -> None:
    with pytest.raises(fc.BadConfig, match="a planet is an owner and a number from 1 to 6, not 'zombie ²'"):
        fc.scene("classic", seats=SEATS).ships("zombie", "zombie ²")


def test_who_is_not_asked_has_no_prompt() -> None:
    s = fc.scene("classic", seats=SEATS, phase="launch")
    with pytest.raises(AssertionError, match=r"jade is not asked; the game waits for zombie \(launch.aim"):
        s.prompt("jade")


def test_after_the_encounter_nobody_is_the_defense() -> None:
    s = fc.scene("classic", seats=SEATS, phase="start_turn", hands={"zombie": ["negotiate"]})
    s.game.begin_encounter()
    with pytest.raises(fc.BadConfig, match="nobody is the defense now"):
        s.ships("defense", "warp")
