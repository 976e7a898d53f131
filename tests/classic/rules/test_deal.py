"""Deals: who takes part, what can be in them, and what comes of making or missing one. How they are talked out: test_deal_talks."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from fifthcolony.classic.words import Role

SEATS = ["ember", "jade", "azure", "orchid"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
GIVE = ["give card", "give type", "give random", "give colony"]
WANT = ["want card", "want type", "want random", "want colony"]


def talks(**position: Any) -> Scene:
    """Ember and Jade have both revealed negotiates; Ember has one ship in the gate and speaks first."""
    given = {"seats": SEATS, "phase": "reveal", "laid": ("negotiate", "negotiate"), **position}
    return scene("classic", **given)


# --- who takes part ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:deal.allies_leave")
@EDITIONS
def test_allies_go_home_before_the_talks_with_nothing_gained_or_lost(edition: int) -> None:
    s = talks(edition=edition, gate={"ember": 1, "azure": 1}, beside={"orchid": 2}, warp={"orchid": 1})
    s.does("azure", "azure 5").does("orchid", "orchid 3", "orchid 3")
    assert s.prompt("ember") == "deal.talk"
    assert [s.ships("azure", "gate"), s.ships("orchid", "beside"), s.ships("orchid", "warp")] == [0, 0, 1]
    assert [len(s.hand(name)) for name in ("azure", "orchid")] == [1, 1]
    s.does("ember", "give card", "offer")
    assert s.asked == ["jade"]  # the dealers are among themselves
    assert s.game.view(None)["roles"][2:] == [Role.NONE, Role.NONE]
    s.does("jade", "accept")
    assert [s.colonies(name) for name in ("azure", "orchid")] == [0, 0]


# --- what can be in a deal --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:deal.contents")
@EDITIONS
def test_a_deal_is_about_cards_and_colonies_and_nothing_else(edition: int) -> None:
    s = talks(edition=edition, warp={"ember": 1, "jade": 1})
    assert s.options("ember") == ["let them speak", "none", *GIVE, *WANT]


@pytest.mark.rule("classic:deal.contents")
def test_with_a_zombie_ships_out_of_the_warp_may_be_part_of_it_whoever_speaks() -> None:
    s = talks(seats=["zombie", "jade", "azure"], warp={"azure": 2})
    assert s.options("zombie") == ["let them speak", "none", *GIVE, "give free", *WANT]
    s.does("zombie", "let them speak")
    assert s.options("jade") == ["let them speak", "none", *GIVE, *WANT, "want free"]
    s.does("jade", "give card", "want free", "want free")
    assert "want free" not in s.options("jade")  # there are no more
    s.does("jade", "offer").does("zombie", "accept").does("azure", "azure 1", "azure 2")
    assert s.ships("azure", "warp") == 0


@pytest.mark.rule("classic:deal.minimum")
@EDITIONS
def test_at_least_one_card_or_colony_changes_hands(edition: int) -> None:
    s = talks(seats=["zombie", "jade", "azure"], edition=edition, warp={"azure": 1})
    assert "offer" not in s.options("zombie")
    s.does("zombie", "give free")
    assert "offer" not in s.options("zombie")  # ships out of the warp alone are no deal
    s.does("zombie", "want card", "attack 8")
    assert "offer" in s.options("zombie")


@pytest.mark.rule("classic:deal.minimum")
def test_a_colony_alone_is_enough() -> None:
    s = talks().does("ember", "give colony", "ember 2")
    assert "offer" in s.options("ember")


@pytest.mark.rule("classic:deal.cards_from_hand")
@EDITIONS
def test_any_number_of_cards_goes_both_ways_out_of_the_hands(edition: int) -> None:
    hands = {"ember": ["attack 4", "attack 6", "plague"], "jade": ["attack 20"]}
    s = talks(edition=edition, hands=hands)
    deck = s.game.view(None)["deck"]
    s.does("ember", "give card", "attack 4", "give card", "attack 6", "give card", "want card", "attack 20")
    assert s.options("ember") == ["offer", "none", "give colony", "want colony"]  # nobody has another card to give
    s.does("ember", "offer").does("jade", "accept")
    assert [s.hand("ember"), s.hand("jade")] == [["attack 20"], ["attack 4", "attack 6", "plague"]]
    assert s.game.view(None)["deck"] == deck


@pytest.mark.rule("classic:deal.cards_from_hand")
def test_the_negotiates_on_the_table_are_in_no_hand() -> None:
    s = talks(hands={"ember": [], "jade": ["attack 8"]})
    assert s.options("ember") == ["let them speak", "none", "give colony", *WANT]


@pytest.mark.rule("classic:deal.card_specification")
@pytest.mark.parametrize(
    ("words", "given"),
    [
        (["give card", "attack 4"], "attack 4"),
        (["give type", "type reinforcement"], "reinforcement 3"),
        (["give type", "highest attack"], "attack 20"),
        (["give type", "lowest attack"], "attack 4"),
    ],
)
def test_a_card_is_promised_by_name_by_type_or_by_rank(words: list[str], given: str) -> None:
    s = talks(hands={"ember": ["attack 4", "attack 6", "attack 20", "reinforcement 3"], "jade": []})
    s.does("ember", *words, "offer").does("jade", "accept")  # a pure gift
    assert s.hand("jade") == [given]


@pytest.mark.rule("classic:deal.card_specification")
def test_a_card_is_promised_at_random() -> None:
    got = set()
    for seed in range(1, 20):
        s = talks(hands={"ember": ["attack 4", "attack 6"], "jade": []}, seed=seed)
        s.does("ember", "give random", "offer").does("jade", "accept")
        got |= set(s.hand("jade"))
        assert len(s.hand("jade")) == len(s.hand("ember")) == 1
    assert got == {"attack 4", "attack 6"}


@pytest.mark.rule("classic:deal.binding")
def test_of_a_promised_type_the_giver_picks_the_card_and_only_of_that_type() -> None:
    s = talks(hands={"ember": [], "jade": ["attack 4", "attack 20", "negotiate"]})
    s.does("ember", "want type", "type attack", "offer").does("jade", "accept")
    assert [s.prompt("jade"), s.options("jade")] == ["deal.deliver", ["attack 4", "attack 20"]]
    s.does("jade", "attack 4")
    assert [s.hand("ember"), s.hand("jade")] == [["attack 4"], ["attack 20", "negotiate"]]


@pytest.mark.rule("classic:deal.ex_wrong_card", "classic:deal.binding")
def test_whoever_promised_its_highest_attack_hands_it_over() -> None:
    s = talks(hands={"ember": [], "jade": ["attack 20", "attack 8"]})
    s.does("ember", "want type", "highest attack", "offer").does("jade", "accept")  # and is not asked which
    assert [s.hand("ember"), s.hand("jade")] == [["attack 20"], ["attack 8"]]


@pytest.mark.rule("classic:deal.binding")
def test_a_promised_card_cannot_be_played_any_more() -> None:
    s = talks(hands={"ember": ["card zap"], "jade": [], "azure": ["quash"]})
    s.does("ember", "give card", "offer").does("jade", "accept").does("azure", "quash")
    assert s.told("deal.failed") == [("ember", "jade")]  # Ember was not asked to answer with the card it owes
    assert s.hand("ember") == ["card zap"]


# --- colonies ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:deal.colony_where")
@EDITIONS
def test_a_colony_is_granted_where_the_giver_has_one_and_the_taker_has_none(edition: int) -> None:
    ships: dict[str, dict[str, int]] = {"ember 1": {}, "ember 2": {"ember": 4, "jade": 1}, "azure 3": {"azure": 4, "ember": 1}}
    ships |= {"jade 4": {"ember": 1, "jade": 1}, "jade 5": {"ember": 1}}
    s = talks(edition=edition, ships=ships).does("ember", "give colony")
    assert s.options("ember") == ["ember 3", "ember 4", "ember 5", "jade 5", "azure 3"]


@pytest.mark.rule("classic:deal.colony_count")
@EDITIONS
def test_nobody_gains_two_colonies(edition: int) -> None:
    s = talks(edition=edition).does("ember", "give colony", "ember 1")
    assert "give colony" not in s.options("ember")


@pytest.mark.rule("classic:deal.colony_count")
def test_in_2008_the_dealers_may_swap_colonies() -> None:
    s = talks(edition=2008).does("ember", "give colony", "ember 1", "want colony", "jade 1", "offer").does("jade", "accept")
    s.does("ember", "gate", "done").does("jade", "jade 2", "done")
    assert [s.ships("ember", "jade 1"), s.ships("jade", "ember 1")] == [1, 1]
    assert [s.colonies("ember"), s.colonies("jade")] == [1, 1]


@pytest.mark.rule("classic:deal.colony_count")
def test_in_2018_there_is_one_colony_in_the_whole_deal() -> None:
    s = talks(edition=2018).does("ember", "give colony", "ember 1")
    assert "want colony" not in s.options("ember")


@pytest.mark.rule("classic:deal.colony_ships")
@EDITIONS
def test_it_is_settled_with_any_number_of_own_ships_from_gate_and_colonies(edition: int) -> None:
    s = talks(edition=edition, gate={"ember": 2}, warp={"ember": 3}).does("ember", "want colony", "jade 3", "offer").does("jade", "accept")
    assert s.options("ember") == ["ember 1", "ember 2", "ember 3", "ember 4", "ember 5", "gate"]  # one at least, and none out of the warp
    s.does("ember", "gate", "gate", *["ember 1"] * 3, *["ember 2"] * 2, "done")
    assert s.ships("ember", "jade 3") == 7
    assert [s.ships("ember", "gate"), s.ships("ember", "ember 1"), s.ships("ember", "warp")] == [0, 0, 3]


@pytest.mark.rule("classic:deal.colony_ships")
def test_stripping_home_planets_for_it_costs_the_power() -> None:
    ships: dict[str, dict[str, int]] = {"zombie 3": {"zombie": 1}, "zombie 4": {}, "zombie 5": {}}
    s = talks(seats=["zombie", "jade", "azure"], ships=ships).does("zombie", "want colony", "jade 3", "offer").does("jade", "accept")
    s.does("zombie", "zombie 3", "done")
    assert s.told("power.lost") == [("zombie",)]
    assert s.colonies("zombie") == 1


@pytest.mark.rule("classic:deal.ex_antimatter_clone")
def test_three_lowest_cards_buy_a_colony() -> None:
    hands = {"ember": [], "clone": ["attack 8", "attack 4", "attack 20", "attack 6"]}
    s = talks(seats=["ember", "clone", "azure"], edition=2008, hands=hands)
    s.does("ember", "give colony", "ember 4", *["want type", "lowest attack"] * 3, "offer").does("clone", "accept")
    s.does("clone", "clone 1", "clone 2", "done")
    assert s.hand("ember") == ["attack 4", "attack 6", "attack 8"]
    assert [s.ships("clone", "ember 4"), s.colonies("clone")] == [2, 1]
    assert s.told("deal.made") == [("ember", "clone")]


# --- a deal made ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:deal.success_carried_out")
@EDITIONS
def test_a_deal_made_brings_the_gate_home_and_opens_a_second_encounter(edition: int) -> None:
    s = talks(edition=edition, gate={"ember": 2}, hands={"ember": ["attack 10", "attack 4"], "jade": []})
    s.does("ember", "give card", "attack 4", "want colony", "jade 1", "offer").does("jade", "accept").does("ember", "gate", "done")
    assert s.prompt("ember") == "ships.return"
    s.does("ember", "ember 5")
    assert [s.colonies("ember"), s.ships("ember", "jade 1"), s.ships("ember", "gate"), s.ships("ember", "ember 5")] == [1, 1, 0, 4]
    assert s.hand("jade") == ["attack 4"]
    assert s.prompt("ember") == "turn.second"


@pytest.mark.rule("classic:win.immediate")
def test_a_colony_by_a_deal_wins_the_game_also_for_the_defense() -> None:
    ships = {f"azure {number}": {"azure": 3, "jade": 1} for number in (1, 2, 3, 4)}
    s = talks(ships=ships).does("ember", "give colony", "ember 1", "offer").does("jade", "accept", "jade 1", "done")
    assert s.winners == ["jade"]


@pytest.mark.rule("classic:win.shared")
def test_both_dealers_win_together_by_the_same_deal() -> None:
    ships = {f"azure {number}": {"azure": 2, "ember": 1, "jade": 1} for number in (1, 2, 3, 4)}
    s = talks(edition=2008, ships=ships).does("ember", "give colony", "ember 1", "want colony", "jade 1", "offer").does("jade", "accept")
    s.does("ember", "gate", "done").does("jade", "jade 2", "done")
    assert s.winners == ["ember", "jade"]


# --- a deal missed ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:deal.fail_loss")
@EDITIONS
def test_each_dealer_loses_three_ships_of_its_choice_from_colonies_and_gate(edition: int) -> None:
    s = talks(edition=edition, gate={"ember": 2}, ships={"jade 1": {"jade": 1}}).does("ember", "none", "gate", "gate", "ember 4")
    assert [s.ships("ember", "warp"), s.asked] == [0, ["jade"]]  # they are lost together
    s.does("jade", "jade 1", "jade 2", "jade 3")
    assert [s.ships("ember", "warp"), s.ships("ember", "gate"), s.ships("jade", "warp"), s.ships("jade", "jade 1")] == [3, 0, 3, 0]


@pytest.mark.rule("classic:deal.fail_loss")
def test_who_has_fewer_than_three_ships_left_loses_them_all_and_ships_left_in_the_gate_go_home() -> None:
    few: dict[str, dict[str, int]] = {f"jade {number}": {} for number in (1, 2, 3, 4)} | {"jade 5": {"jade": 2}}
    s = talks(ships=few, warp={"jade": 18}, gate={"ember": 2}).does("ember", "none", *["ember 1"] * 3, "ember 2", "ember 2")
    assert s.told("ships.lost") == [("ember", "3"), ("jade", "2")]
    assert [s.ships("ember", "warp"), s.ships("ember", "gate")] == [3, 0]


@pytest.mark.rule("classic:deal.fail_no_second")
@EDITIONS
def test_a_failed_deal_ends_the_turn_and_nobody_collects(edition: int) -> None:
    s = talks(edition=edition, beside={"azure": 1}).does("azure", "azure 1")
    s.does("ember", "none", *["ember 1"] * 3).does("jade", *["jade 1"] * 3).does("ember", "ember 2")
    assert s.told("turn.begins") == [("jade",)]
    assert s.told("compensation.taken") == s.told("rewards.cards") == []


# --- quash ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:deal.fail_no_second")
def test_a_quashed_deal_is_a_failed_one() -> None:
    s = talks(hands={"ember": ["attack 4", "attack 6"], "jade": ["attack 20"], "azure": ["quash"]})
    s.does("ember", "give card", "attack 4", "want card", "attack 20", "offer").does("jade", "accept")
    assert s.prompt("azure") == "window.resolution.deal"
    s.does("azure", "quash").does("ember", *["ember 1"] * 3).does("jade", *["jade 1"] * 3)
    assert [s.hand("ember"), s.hand("jade")] == [["attack 4", "attack 6"], ["attack 20"]]
    assert [s.told("deal.quashed"), s.told("deal.made")] == [[()], []]
    assert s.ships("ember", "warp") == s.ships("jade", "warp") == 3


def test_a_card_zap_saves_the_deal_from_being_quashed() -> None:
    s = talks(hands={"ember": ["attack 4"], "jade": ["card zap"], "azure": ["quash"]})
    s.does("ember", "give card", "offer").does("jade", "accept").does("azure", "quash").does("jade", "card zap")
    assert s.hand("jade") == ["attack 4"]
    assert s.discard[:2] == ["card zap", "quash"]
    assert s.told("deal.made") == [("ember", "jade")]


def test_there_is_nothing_to_quash_before_an_offer_is_accepted() -> None:
    s = talks(hands={"ember": ["attack 4"], "jade": [], "azure": ["quash"]}).does("ember", "give card", "offer")
    assert s.asked == ["jade"]
    s.does("jade", "refuse", "none")
    assert s.told("deal.failed") == [("ember", "jade")]


def test_playing_the_cards_out_of_which_one_was_promised_at_random_breaks_the_deal() -> None:
    s = talks(hands={"ember": ["card zap"], "jade": [], "azure": ["quash"]})
    s.does("ember", "give random", "offer").does("jade", "accept").does("azure", "quash").does("ember", "card zap")
    assert s.told("deal.quashed") == []
    assert s.told("deal.failed") == [("ember", "jade")]  # there is no card left to hand over
