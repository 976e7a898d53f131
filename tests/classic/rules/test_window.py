"""A window goes round until everybody has passed since the last thing done, whoever did it and whether or not it had to be done."""

from collections.abc import Callable
from typing import Any

import pytest

from fifthcolony import load, scene
from fifthcolony.classic.scene import Scene
from fifthcolony.classic.state import Game

REVEAL = "window.reveal.after_reveal"


def against_virus(**hands: list[str]) -> Scene:
    """Ember leads Virus by 24 to 12, until Virus multiplies to 32."""
    given = {"ember": ["emotion control"], "virus": ["attack 6"], "jade": []} | hands
    return scene(
        "classic", seats=["ember", "virus", "jade"], phase="reveal", laid=("attack 20", "attack 8"), gate={"ember": 4}, hands=given
    )


@pytest.mark.rule("classic:power.mandatory_optional", "classic:timing.conflict_order")
def test_who_passed_is_asked_again_after_a_mandatory_use() -> None:
    s = against_virus()
    assert [s.prompt("ember"), s.total("offense"), s.total("defense")] == [REVEAL, 24, 12]
    s.does("ember", "pass")
    assert [s.prompt("ember"), s.total("offense"), s.total("defense")] == [REVEAL, 24, 32]
    s.does("ember", "emotion control")
    assert s.prompt("ember") == "deal.talk"


def test_the_mandatory_use_itself_happens_once_and_the_window_closes_when_all_have_passed() -> None:
    s = against_virus().does("ember", "pass", "pass")
    assert s.told("power.used") == [("virus", "use multiply")]
    assert s.told("reveal.totals") == [("24", "32")]


def test_who_holds_nothing_is_asked_nothing_by_it() -> None:
    s = against_virus(ember=[], jade=["emotion control"])
    assert [s.asked, s.total("defense")] == [["jade"], 32]  # Virus came before Jade, and nobody was asked before Virus
    s.does("jade", "pass")
    assert s.told("reveal.totals") == [("24", "32")]


@pytest.mark.rule("classic:zap.effect")
def test_a_cancelled_use_was_done_all_the_same_and_so_was_the_zap() -> None:
    s = against_virus(jade=["cosmic zap"]).does("ember", "pass").does("jade", "cosmic zap")
    assert [s.prompt("ember"), s.total("defense")] == [REVEAL, 12]


def test_what_a_power_does_without_being_used_asks_nobody_again() -> None:
    s = scene("classic", seats=["machine", "warrior", "jade"], phase="reveal", laid=("attack 4", "attack 20"))
    assert s.options("machine") == ["use continuity", "pass"]
    s.does("machine", "pass")
    assert s.told("tokens.now") == [("warrior", "token experience", "1")]
    assert s.told("turn.begins") == [("warrior",)]


def before_the_selection(loser: str) -> Scene:
    """Loser as offense may call an upset before Oracle, as defense, has to foresee."""
    hands = {"loser": ["attack 8", "attack 4"], "oracle": ["attack 6", "attack 10"]}
    return scene("classic", seats=["loser", "oracle", "jade"], phase="planning", hands=hands).does("loser", loser)


def test_a_use_is_not_offered_again() -> None:
    s = before_the_selection("use upset")
    assert s.told("power.used") == [("loser", "use upset"), ("oracle", "use foresee")]
    assert s.prompt("loser") == "planning.select"


def test_a_use_that_was_passed_by_is_offered_again() -> None:
    s = before_the_selection("pass")
    assert [s.told("power.used"), s.options("loser")] == [[("oracle", "use foresee")], ["use upset", "pass"]]


def after_a_drag(**position: Any) -> Scene:
    """Ember and Vacuum are beaten by Saffron; Healer passes, and Vacuum drags a ship of Saffron's along."""
    seats = ["ember", "saffron", "healer", "vacuum"]
    hands: dict[str, list[str]] = {name: [] for name in seats}
    gate = {"ember": 2, "vacuum": 1}
    s = scene("classic", seats=seats, phase="reveal", laid=("attack 4", "attack 20"), gate=gate, hands=hands, **position)
    s.does("healer", "pass").does("vacuum", "saffron").does("saffron", "saffron 2")
    return s.does("healer", "pass")  # the drag is a loss of its own


@pytest.mark.rule("classic:power.mandatory_optional")
def test_a_healer_that_passed_is_asked_again_after_vacuums_drag() -> None:
    s = after_a_drag()
    assert s.options("healer") == ["use heal", "pass"]
    s.does("healer", "use heal")
    assert s.options("healer") == ["ember", "vacuum"]  # who was beaten; Saffron's own window is over


def test_a_copy_is_zapped_for_itself_and_a_dump_holds_what_is_being_played() -> None:
    s = against_virus(ember=[], jade=["cosmic zap"], virus=["card zap", "attack 6"])
    s.does("jade", "cosmic zap")  # two plays wait, the zap on top of the use; Virus may cancel the zap
    twin, loaded = s.game.copy(), load(s.game.dump())
    assert isinstance(loaded, Game)
    assert loaded.view(1)["plays"] == s.game.view(1)["plays"] == [("use", 1, "virus.multiply", False), ("card", 2, "cosmic_zap", False)]
    for game, answer, landed in ((twin, 0, 0), (s.game, 1, 4), (loaded, 1, 4)):
        game.answer(1, answer)
        assert game.view(None)["planets"][6][0] == landed  # Ember wins where the zap stands


@pytest.mark.parametrize("again", [lambda g: g.copy(), lambda g: load(g.dump())])
def test_what_waits_for_a_later_point_comes_in_a_copy_and_after_a_dump_too(again: Callable[[Any], Any]) -> None:
    hands: dict[str, list[str]] = {"grudge": ["attack 4"], "ember": ["attack 20", "attack 8"], "jade": []}
    s = scene("classic", seats=["grudge", "ember", "jade"], phase="alliance", hands=hands)
    s.does("grudge", "jade").does("ember", "done").does("jade", "decline")
    game = again(s.game)
    game.answer(1, 1)
    assert [ask.seat for ask in game.asks] == [2]  # Grudge was beaten, and Jade pays
    assert game.ask_of(2).prompt == "ships.lose"
