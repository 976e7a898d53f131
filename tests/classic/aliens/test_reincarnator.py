"""Reincarnator: becomes a random alien that is not in the game, besides itself, whenever it loses or fails to deal."""

from typing import Any

import pytest

from fifthcolony import load, scene
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene

SEATS = ["reincarnator", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"reincarnator 3": {}, "reincarnator 4": {}, "reincarnator 5": {}}
LOSES = ("attack 4", "attack 20")
WINS = ("attack 20", "attack 4")
DEAL = ("negotiate", "negotiate")


def fated(laid: tuple[str, str] | None, left: str = "", was: str = "", **position: Any) -> Scene:
    """Reincarnator attacks Ember, who still holds a reinforcement. The unused aliens are all but `left` gone; `was` is one it became."""
    hands = {"reincarnator": ["attack 8"], "ember": ["attack 6", "reinforcement 2"], "jade": [], "azure": []} | position.pop("hands", {})
    powers = {"reincarnator": ["reincarnator", was] if was else ["reincarnator"]}
    s = scene("classic", **({"seats": SEATS, "phase": "reveal", "laid": laid, "hands": hands, "powers": powers} | position))
    if left:
        s.game.gone = [name for name in ALIENS if name not in (left, was, *s.names)]
    return s


def holds(s: Scene) -> tuple[str, ...]:
    """The aliens it is now."""
    return s.game.powers[s.seat("reincarnator")]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_a_defeat_makes_it_another_alien_too() -> None:
    s = fated(LOSES).does("ember", "pass")
    assert s.told("power.used") == [("reincarnator", "use reincarnation")]
    own, new = holds(s)
    assert own == "reincarnator"
    assert s.told("reincarnator.becomes") == [("reincarnator", s.say(f"alien:{new}"))]


def test_which_one_is_left_to_chance() -> None:
    assert len({holds(fated(LOSES, seed=seed).does("ember", "pass")) for seed in range(12)}) > 4


@pytest.mark.parametrize("seed", range(25))
def test_it_never_becomes_one_that_is_in_the_game_is_barred_from_it_or_has_a_set_up(seed: int) -> None:
    s = scene("classic", seats=["reincarnator", "ember", "sorcerer"], phase="reveal", laid=LOSES, edition=2008, seed=seed)
    new = holds(s)[1]
    assert new not in ("reincarnator", "sorcerer", "gambler", "demon", "miser", "tick_tock")
    assert ALIENS[new].setup is None


def test_a_failed_deal_is_a_defeat() -> None:
    s = fated(DEAL).does("reincarnator", "none", *["reincarnator 1"] * 3).does("ember", *["ember 1"] * 3)
    assert len(holds(s)) == 2


@pytest.mark.parametrize(("place", "laid"), [("gate", LOSES), ("beside", WINS)])
def test_an_ally_of_the_losing_side_loses(place: str, laid: tuple[str, str]) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "reincarnator": 1}} if place == "gate" else {"beside": {"reincarnator": 1}}
    s = fated(laid, offense="ember", defense="jade", **ships).does("ember", "pass")
    assert len(holds(s)) == 2


def test_at_the_next_defeat_the_alien_it_was_leaves_the_game_for_good() -> None:
    s = fated(LOSES, left="clone", was="mind").does("ember", "pass")
    assert holds(s) == ("reincarnator", "clone")
    assert "mind" in s.game.gone


def test_with_no_alien_left_it_is_itself_again() -> None:
    s = fated(LOSES, left="mind", was="mind").does("ember", "pass")
    assert holds(s) == ("reincarnator",)


def test_it_has_the_power_of_what_it_has_become() -> None:
    s = fated(None, was="human", phase="planning", hands={"reincarnator": ["attack 10", "attack 9"]}).does("reincarnator", "attack 10")
    assert s.told("power.used") == [("reincarnator", "use humanity")]
    s.does("ember", "pass")
    assert s.told("reveal.totals") == [("15", "10")]


def test_it_may_use_the_new_power_in_what_is_left_of_the_encounter() -> None:
    s = fated(LOSES, left="clone").does("ember", "pass")
    assert s.options("reincarnator") == ["use replicate", "pass"]
    s.does("reincarnator", "use replicate")
    assert s.hand("reincarnator") == ["attack 4", "attack 8"]


def test_it_survives_a_dump() -> None:
    s = fated(LOSES, left="clone").does("ember", "pass")
    again: Any = load(s.game.dump())
    assert again.view(0)["aliens"][0] == ("reincarnator", "clone")
    assert [ask.options for ask in again.asks] == [("use:clone.replicate", "pass")]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_a_win_or_a_deal_leaves_it_as_it_is() -> None:
    s = fated(WINS).does("ember", "pass")
    assert holds(s) == ("reincarnator",)
    s = fated(DEAL).does("reincarnator", "give card", "offer").does("ember", "accept")
    assert holds(s) == ("reincarnator",)


@pytest.mark.rule("classic:power.role")
def test_an_onlooker_loses_nothing() -> None:
    s = fated(LOSES, offense="ember", defense="jade").does("ember", "pass")
    assert holds(s) == ("reincarnator",)


def test_an_ally_who_is_sent_home_has_failed_no_deal() -> None:
    s = fated(DEAL, offense="ember", defense="jade", beside={"reincarnator": 1}).does("reincarnator", "reincarnator 1")
    s.does("ember", "none", *["ember 1"] * 3).does("jade", *["jade 1"] * 3)
    assert holds(s) == ("reincarnator",)


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_keeps_the_alien_it_was() -> None:
    s = fated(LOSES, was="mind", hands={"azure": ["cosmic zap"]}).does("ember", "pass").does("azure", "cosmic zap")
    assert holds(s) == ("reincarnator", "mind")


def test_the_power_it_acquired_is_zapped_for_itself() -> None:
    s = fated(LOSES, left="clone", hands={"azure": ["cosmic zap"]}).does("ember", "pass").does("azure", "pass")
    s.does("reincarnator", "use replicate").does("azure", "cosmic zap")
    assert s.told("power.zapped") == [("reincarnator", "clone")]
    assert [holds(s), s.hand("reincarnator")] == [("reincarnator", "clone"), ["attack 8"]]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_stays_what_it_is_and_can_do_neither() -> None:
    s = fated(LOSES, was="human", ships=TWO_HOMES).does("ember", "pass")
    assert [holds(s), s.told("power.used")] == [("reincarnator", "human"), []]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_keeps_the_masochist_it_became_and_nothing_else() -> None:
    s = fated(LOSES, left="clone", was="masochist", ships=TWO_HOMES).does("ember", "pass")
    assert [holds(s), s.told("power.used")] == [("reincarnator", "masochist"), []]  # it was beaten, and did not become a Clone
    assert s.game.view(None)["lost_powers"] == [(0, "reincarnator")]


def test_of_two_powers_the_masochists_stays_where_the_other_goes_and_comes_back() -> None:
    ships = {"reincarnator 1": {"reincarnator": 1}, "reincarnator 4": {}, "reincarnator 5": {}}
    s = fated(None, was="masochist", phase="destiny", destiny=["reincarnator"], ships=ships)
    s.does("reincarnator", "resettle reincarnator 4", "reincarnator 1", "done")
    assert s.told("power.lost_of") == s.told("power.regained_of") == [("reincarnator", "reincarnator")]
    assert s.told("power.lost") == s.told("power.regained") == []


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_citadels_it_built_fall_when_citadel_leaves_the_game() -> None:
    s = fated(LOSES, left="clone", was="citadel", sheets={"reincarnator": {"planet:1.2": ["attack 15"]}}).does("ember", "pass")
    assert s.game.sheet == []
    assert "attack 15" in s.discard


def test_experience_goes_with_the_warrior_it_was() -> None:
    s = fated(LOSES, left="clone", was="warrior", tokens={"reincarnator": {"experience": 3}}).does("ember", "pass")
    assert s.game.tokens == []


def test_cards_it_borrowed_as_a_demon_go_back_when_the_encounter_ends() -> None:
    hands = {"reincarnator": ["attack 4"], "ember": ["attack 20"], "jade": ["attack 6", "quash"], "azure": ["reinforcement 2"]}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands)
    s.game.set_powers([("reincarnator", "demon"), (), (), ()])
    s.game.gone = [name for name in ALIENS if name not in ("clone", "demon", "reincarnator")]
    s.does("reincarnator", "ember 1", "reincarnator 1", "done", "use possess", "jade", "done").does("ember", "done")
    s.does("reincarnator", "attack 4", "pass")
    assert holds(s) == ("reincarnator", "clone")
    assert s.hand("jade") == ["attack 6", "quash"]
