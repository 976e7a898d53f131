"""Miser: has a second hand of its own, its hoard, from which it may play any card."""

from typing import Any

import pytest

from fifthcolony import new_game, scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.playable import ARTIFACTS
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene, card_name

SEATS = ["miser", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"miser 3": {}, "miser 4": {}, "miser 5": {}}


def hoarding(hand: list[str], hoard: list[str], **position: Any) -> Scene:
    """Miser attacks Ember's four ships with one; both are about to lay their cards."""
    hands = {"miser": hand, "ember": ["attack 8"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "planning", "hands": hands, "sheets": {"miser": {"hoard": hoard}}, **position}
    return scene("classic", **given)


def hoard(s: Scene, eyes: str = "miser") -> list[str]:
    """What lies in the hoard, as one player sees it."""
    return [card_name(kind) for _, _, kind in s.game.view(s.seat(eyes))["sheet"]]


# --- set-up ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("swap", [0, 1])
def test_it_is_dealt_two_hands_and_picks_one_as_hoard(swap: int) -> None:
    game = new_game("classic", seats=3, aliens=["zombie", "miser", "mind"], seed=4)
    ask = game.asks[0]
    assert [ask.seat, ask.prompt, ask.options] == [1, "miser.swap", ("yes", "no")]
    dealt = game.view(1)
    hand, aside = dealt["hand"], [kind for _, _, kind in dealt["sheet"]]
    assert [len(hand), len(aside)] == [8, 8]
    game.answer(1, swap)
    view = game.view(1)
    assert [sorted(view["hand"]), sorted(kind for _, _, kind in view["sheet"])] == (
        [sorted(aside), sorted(hand)] if swap == 0 else [sorted(hand), sorted(aside)]
    )


def test_nobody_else_may_look_at_it() -> None:
    s = hoarding(["attack 4"], ["attack 20", "quash"])
    assert [hoard(s), hoard(s, "ember")] == [["attack 20", "quash"], ["face down", "face down"]]
    assert s.game.view(s.seat("ember"))["known"][s.seat("miser")] == []


# --- laying from it ---------------------------------------------------------------------------------------------------------------------


def test_it_lays_an_encounter_card_from_the_hoard() -> None:
    s = hoarding(["attack 4"], ["attack 20", "negotiate", "quash"]).does("miser", "use lay hoarded")
    assert s.options("miser") == ["attack 20", "negotiate"]
    s.does("miser", "attack 20")
    assert s.told("reveal.totals") == [("21", "12")]
    assert [s.hand("miser"), hoard(s)] == [["attack 4"], ["negotiate", "quash"]]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_lay_from_hand() -> None:
    s = hoarding(["attack 4", "attack 6"], ["attack 20"]).does("miser", "pass")
    assert s.options("miser") == ["attack 4", "attack 6"]
    s.does("miser", "attack 6")
    assert hoard(s) == ["attack 20"]


def test_as_defense_it_lays_from_the_hoard_too() -> None:
    s = hoarding(["attack 4"], ["attack 20"], offense="ember", defense="miser").does("miser", "use lay hoarded")
    assert s.told("reveal.totals") == [("9", "24")]


def test_an_offense_with_encounter_cards_in_the_hoard_only_is_not_out_of_them() -> None:
    s = hoarding(["quash"], ["attack 20"]).does("miser", "use lay hoarded")
    assert s.told("reveal.totals") == [("21", "12")]


def test_an_offense_that_then_keeps_its_hoard_ends_its_turn() -> None:
    s = hoarding(["quash"], ["attack 20"]).does("miser", "pass")
    assert s.told("encounter.called_off") == [("miser",)]


def test_a_defense_that_then_keeps_its_hoard_draws_a_new_hand() -> None:
    s = hoarding(["quash"], ["attack 20"], offense="ember", defense="miser", deck=["attack 4"] * 4 + ["attack 6"] * 4).does("miser", "pass")
    assert s.options("miser") == ["attack 4", "attack 6"]
    assert hoard(s) == ["attack 20"]


def test_an_oracle_sees_the_hoarded_card_before_it_chooses() -> None:
    hands = {"miser": ["attack 4"], "oracle": ["attack 8", "attack 30"]}
    s = scene("classic", seats=["miser", "oracle", "jade"], phase="planning", hands=hands, sheets={"miser": {"hoard": ["attack 20"]}})
    s.does("miser", "use lay hoarded")
    assert s.game.view(s.seat("oracle"))["laid"] == ["attack_20", None]
    s.does("oracle", "attack 8")
    assert s.told("reveal.totals") == [("21", "12")]


# --- playing from it ----------------------------------------------------------------------------------------------------------------------


def test_it_plays_an_artifact_from_the_hoard() -> None:
    s = hoarding(["attack 4"], ["plague"], phase="regroup").does("miser", "use hoarded start", "ember")
    assert s.prompt("ember") == "plague.ships"
    assert [s.hand("miser"), hoard(s)] == [["attack 4"], []]


def test_it_plays_reinforcements_one_after_the_other() -> None:
    s = hoarding([], ["reinforcement 3", "reinforcement 5"], phase="reveal", laid=("attack 8", "attack 8"))
    s.does("miser", "use hoarded reinforcement", "reinforcement 3", "offense", "use hoarded reinforcement", "offense")
    assert s.told("reveal.totals") == [("17", "12")]


def test_it_zaps_a_power_from_the_hoard() -> None:
    hands = {"miser": ["attack 8"], "human": ["attack 8"]}
    s = scene("classic", seats=["miser", "ember", "human"], phase="reveal", laid=("attack 8", "attack 8"), beside={"human": 1}, hands=hands,
              sheets={"miser": {"hoard": ["cosmic zap"]}})  # fmt: skip
    s.does("miser", "use hoarded cosmic zap")
    assert s.told("human.wins") == [("human", "defense")]
    assert s.discard[:1] == ["cosmic zap"]


def test_it_cancels_an_artifact_from_the_hoard() -> None:
    s = hoarding(["attack 4"], ["attack 20", "card zap"], phase="regroup", hands={"jade": ["plague"]}).does("jade", "plague", "miser")
    s.does("miser", "use hoarded card zap")
    assert s.told("card.cancelled") == [("jade", "plague")]
    assert [s.ships("miser", "warp"), s.discard] == [0, ["card zap", "plague"]]


def test_there_is_a_way_to_play_every_artifact_from_it() -> None:
    points = {hook.at for hook in ALIENS["miser"].hooks if hook.is_use}
    assert {artifact.at for artifact in ARTIFACTS.values()} <= points


def test_it_may_leave_the_hoard_closed() -> None:
    s = hoarding(["attack 4"], ["attack 20", "card zap", "mobius tubes"], phase="regroup", hands={"jade": ["plague"]})
    s.does("miser", "pass").does("jade", "plague", "miser").does("miser", "pass", "miser 1")
    assert hoard(s) == ["attack 20", "card zap", "mobius tubes"]


def test_what_it_draws_never_goes_into_the_hoard() -> None:
    s = hoarding(["quash"], ["attack 20"], offense="ember", defense="miser", deck=["attack 4"] * 4 + ["attack 6"] * 4).does("miser", "pass")
    assert [len(s.hand("miser")), hoard(s)] == [8, ["attack 20"]]


def test_compensation_does_not_reach_it() -> None:
    s = hoarding(["attack 4"], ["attack 20", "quash"], hands={"ember": ["negotiate"]}).does("miser", "use lay hoarded")
    assert s.told("compensation.taken") == [("ember", "miser", "1")]
    assert [s.hand("miser"), hoard(s)] == [[], ["quash"]]


def test_a_plague_does_not_reach_it() -> None:
    s = hoarding(["attack 4"], ["attack 4", "quash"], phase="regroup", hands={"miser": ["attack 4", "attack 6"], "jade": ["plague"]})
    s.does("jade", "plague", "miser").does("miser", *["miser 1"] * 3, "attack 4")
    assert [s.hand("miser"), hoard(s)] == [["attack 6"], ["attack 4", "quash"]]


# --- a fresh one --------------------------------------------------------------------------------------------------------------------------


def test_without_encounter_cards_it_may_be_exchanged_for_a_fresh_one() -> None:
    s = hoarding(["attack 4"], ["quash", "reinforcement 2"], phase="regroup", deck=["attack 6"] * 4 + ["attack 8"] * 4)
    assert s.options("miser") == ["use renew", "pass"]
    s.does("miser", "use renew")
    assert hoard(s) == ["attack 6"] * 4 + ["attack 8"] * 4
    assert [s.discard, s.hand("miser")] == [["quash", "reinforcement 2"], ["attack 4"]]
    assert s.told("miser.renewed") == [("miser", "reinforcement 2", "quash")]  # it is shown


def test_an_empty_hoard_can_be_filled_at_the_start_of_anybodys_encounter() -> None:
    s = hoarding(["attack 4"], [], phase="regroup", offense="ember").does("miser", "use renew")
    assert len(hoard(s)) == 8


def test_it_may_keep_what_is_left() -> None:
    s = hoarding(["attack 4"], ["quash"], phase="regroup", destiny=["ember"]).does("miser", "pass")
    assert [s.prompt("miser"), hoard(s)] == ["launch.aim", ["quash"]]


def test_one_encounter_card_left_is_too_good_to_discard() -> None:
    assert hoarding(["attack 4"], ["negotiate"], phase="regroup", destiny=["ember"]).prompt("miser") == "launch.aim"


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_card_stays_and_the_hoard_is_closed_for_the_encounter() -> None:
    s = hoarding(["attack 4"], ["attack 20", "reinforcement 5"], hands={"azure": ["cosmic zap"]})
    s.does("miser", "use lay hoarded").does("azure", "cosmic zap")
    assert s.told("reveal.totals") == [("5", "12")]
    assert hoard(s) == ["attack 20", "reinforcement 5"]


def test_zapped_with_no_encounter_card_in_hand_it_is_out_of_them() -> None:
    s = hoarding(["quash"], ["attack 20"], hands={"azure": ["cosmic zap"]}).does("miser", "use lay hoarded").does("azure", "cosmic zap")
    assert s.told("encounter.called_off") == [("miser",)]


def test_in_the_next_encounter_it_is_open_again() -> None:
    s = hoarding(["negotiate"], ["attack 20"], hands={"azure": ["cosmic zap"], "ember": ["negotiate", "attack 8"]}, destiny=["jade"])
    s.does("miser", "use lay hoarded").does("azure", "cosmic zap").does("ember", "negotiate")
    s.does("miser", "want card", "attack 8", "offer").does("ember", "accept").does("miser", "miser 1", "yes")
    s.does("miser", "jade 1", "miser 1", "done", "done").does("jade", "done")
    assert s.options("miser") == ["use lay hoarded", "pass"]


@pytest.mark.rule("classic:zap.not_without_use")
def test_a_fresh_hoard_is_no_use() -> None:
    s = hoarding(["attack 4"], ["quash"], phase="regroup", hands={"azure": ["cosmic zap"]}).does("miser", "use renew")
    assert [len(hoard(s)), s.told("power.used")] == [8, []]


def test_it_may_save_a_use_of_its_hoard_by_a_card_zap_out_of_the_hoard() -> None:
    s = hoarding(["attack 4"], ["attack 20", "card zap"], hands={"azure": ["cosmic zap"]})
    s.does("miser", "use lay hoarded").does("azure", "cosmic zap").does("miser", "use hoarded card zap")
    assert s.told("reveal.totals") == [("21", "12")]


def test_a_card_that_went_into_saving_the_use_is_not_there_for_the_use_itself() -> None:
    s = hoarding(["attack 4"], ["attack 20", "card zap"], phase="regroup", hands={"jade": ["plague"], "azure": ["cosmic zap"]})
    s.does("jade", "plague", "jade").does("miser", "use hoarded card zap").does("azure", "cosmic zap").does("miser", "use hoarded card zap")
    assert s.prompt("jade") == "plague.ships"


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_the_hoard_is_closed() -> None:
    s = hoarding(["attack 4"], ["attack 20"], ships=TWO_HOMES)
    assert s.told("reveal.totals") == [("5", "12")]
    s = hoarding(["quash"], ["attack 20"], ships=TWO_HOMES)
    assert s.told("encounter.called_off") == [("miser",)]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_demon_takes_its_hand_and_not_its_hoard() -> None:
    s = scene("classic", seats=["demon", "ember", "miser"], phase="alliance", hands={"miser": ["attack 30"], "demon": ["attack 4"]},
              sheets={"miser": {"hoard": ["attack 20"]}})  # fmt: skip
    s.does("demon", "use possess")
    assert sorted(KIND[card] for seat, _, card in s.game.sheet if seat == s.seat("demon")) == ["attack_30"]


def test_a_loser_makes_it_lay_an_attack_from_the_hoard_too() -> None:
    s = scene("classic", seats=["miser", "loser", "jade"], phase="planning", hands={"miser": ["attack 4"], "loser": ["attack 8"]},
              sheets={"miser": {"hoard": ["negotiate", "attack 20"]}})  # fmt: skip
    s.does("loser", next(option for option in s.options("loser") if option.startswith("use"))).does("miser", "use lay hoarded")
    assert hoard(s) == ["negotiate"]


def test_vulch_gets_the_artifacts_of_a_hoard_that_is_given_up() -> None:
    s = scene("classic", seats=["miser", "ember", "vulch"], phase="regroup", hands={"vulch": []}, sheets={"miser": {"hoard": ["quash"]}})
    s.does("miser", "use renew")
    assert s.hand("vulch") == ["quash"]


def test_remora_follows_a_fresh_hoard_with_one_card() -> None:
    s = scene("classic", seats=["miser", "ember", "remora"], phase="regroup", hands={"remora": []}, sheets={"miser": {"hoard": ["quash"]}})
    s.does("miser", "use renew").does("remora", "use cling to cards")
    assert len(s.hand("remora")) == 1
