"""A duel from its planet to its winner: envoys, plans, the check of ships, the reveal, and who has won."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, fight, keys, lay

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:duel.ways_to_win")
def test_a_duel_is_won_by_ships_or_by_clout() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS)
    fight(s, "04 blast 2", "10 shield 1", (1, 1))
    assert s.told("duel.won_by_ships") == s.told("duel.won") == [("orange",)]
    s = fc.scene("duel", **CALM, hands=HANDS)
    fight(s, "04 blast 2", "10 shield 1", (1, 2))
    assert s.told("duel.won_by_ships") == []
    assert s.told("duel.won") == [("blue",)]


@pytest.mark.rule("duel:duel.place")
def test_the_card_says_where_and_the_steps_follow_in_order() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "+08"], "blue": ["06"]}, stack=["salad"])
    assert s.told("duel.began") == [("salad", "3")]
    s.does("orange", "dial 2").does("blue", "dial 2")
    lay(s, "13 blast 1", "06 shield 2").does("orange", "pass")
    order = [
        "duel.began", "dial.shown", "ships.sent", "plans.chosen", "tactic.shown", "plan.revealed", "reinforce.passed", "clout.counted",
        "duel.won", "prize.won", "ships.retreated", "planet.held", "destiny.turned_up",
    ]  # fmt: skip
    assert list(dict.fromkeys(key for key in keys(s) if key in order)) == order


@pytest.mark.rule("duel:duel.place")
def test_an_event_can_call_for_a_duel_elsewhere() -> None:
    s = fc.scene("duel", card="landlord_dispute", planets={"payday": {}, "drizzle": {"blue": 1}})
    assert s.game.view(None)["arena"] == "payday"


@pytest.mark.rule("duel:duel.ships_already_there")
def test_ships_that_stood_there_take_part_and_can_be_destroyed() -> None:
    s = fc.scene("duel", card="landlord_dispute", planets={"payday": {"orange": 3}}, hands=HANDS, next_card="pick_two")
    s.does("orange", "dial 1").does("blue", "dial 4")
    assert [s.ships("orange"), s.ships("blue")] == [4, 4]
    lay(s, "13 recover 1", "06 blast 3")
    assert s.warp("orange") == 5 + 3
    assert s.ships("orange") == 1


@pytest.mark.rule("duel:duel.d3_envoys", "duel:role.leader")
@pytest.mark.parametrize(("leader", "straggler"), [("orange", "blue"), ("blue", "orange")])
def test_the_leader_decides_on_its_envoy_first_and_openly(leader: str, straggler: str) -> None:
    s = fc.scene("duel", **CALM, leader=leader, allies={leader: "cudgel", straggler: "mirror"})
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.asked == [leader]
    assert s.options(leader) == ["brawn", "pass"]
    s.does(leader, "brawn")
    assert s.asked == [straggler]
    assert s.game.view(s.seat(straggler))["envoys"][0]["name"] == "cudgel"  # decides knowing it
    s.does(straggler, "pass")
    assert s.game.face_up == [True, False, False]
    assert s.prompt(leader) == "plan.choose"


@pytest.mark.rule("duel:duel.d4_plan", "duel:ability.secret_choices")
def test_both_must_lay_a_card_in_secret() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS)
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.asked == ["orange", "blue"]
    assert not {"pass", "done"} & {*s.options("orange"), *s.options("blue")}
    s.does("orange", "13 shield 2")
    assert s.game.view(1)["plans"] == [None, None]
    assert s.game.view(1)["known"] == [[], []]
    with pytest.raises(fc.WrongSeat):
        s.game.answer(0, 0)  # no taking back


@pytest.mark.rule("duel:duel.d4_any_card")
@pytest.mark.parametrize(("card", "value"), [("+12", 12), ("-10", -10), ("±10", 10), ("∓10", -10), ("=?", 2), ("-02", -2)])
def test_any_hand_card_can_be_the_plan(card: str, value: int) -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", card], "blue": ["06", "+08"]})
    fight(s, f"{card} shield 1", "06 shield 1")
    assert s.asked == ["blue"]  # orange has no reinforcement any more
    assert s.clout("orange") == value
    s.does("blue", "pass")
    assert s.pile("orange") == [card]
    assert s.game.laid == []


@pytest.mark.rule("duel:duel.d4_tactic")
def test_plan_token_and_half_are_chosen_in_one() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13"], "blue": ["06"]})
    s.does("orange", "dial 1").does("blue", "dial 1")
    halves = ["blast 4", "shield 1", "blast 3", "shield 2", "blast 2", "shield 3", "shield 4", "recover 1", "blast 1", "recover 2"]
    assert s.options("orange") == [f"13 {half}" for half in halves]


@pytest.mark.rule("duel:duel.d4_ex_choice")
def test_orange_lays_a_plan_and_shield_2() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS)
    s.does("orange", "dial 1").does("blue", "dial 1").lays("orange", "13", "shield 2")
    assert "shield_2" not in str(s.game.view(1)["tactics"])
    assert "plan_13" not in str(s.game.view(1)["plans"])
    s.lays("blue", "06", "shield 1")
    assert s.told("tactic.shown")[0] == ("orange", "shield 2")


@pytest.mark.rule("duel:duel.d6_none", "duel:duel.scn_mutual", "duel:duel.d6_restart_state")
def test_two_ships_and_blast_4_against_three_and_blast_3() -> None:
    six = {"orange": ["04", "05", "06", "07", "08", "13"], "blue": ["04", "05", "06", "07", "08", "10"]}
    s = fc.scene("duel", **CALM, hands=six, stack=["payday", "salad"], allies={"orange": "mirror", "blue": "lodger"}, face_up=["lodger"])
    s.does("orange", "dial 2").does("blue", "dial 3").does("orange", "pass")
    lay(s, "13 blast 4", "10 blast 3")
    assert [s.warp("orange"), s.warp("blue")] == [7, 8]
    assert [s.pile("orange"), s.pile("blue")] == [["13"], ["10"]]  # face up
    assert [len(s.hand("orange")), len(s.hand("blue"))] == [5, 5]
    assert [s.spent("orange"), s.spent("blue")] == [["blast 4"], ["blast 3"]]
    assert not s.told("plan.revealed")
    assert s.asked == ["orange", "blue"]
    assert s.prompt("orange") == "dial.set"
    assert [s.game.view(None)[what] for what in ("arena", "card", "advantage")] == ["payday", "unfinished_bridges", 3]
    assert s.game.face_up[2]  # what is up stays up
    s.does("orange", "dial 1").does("blue", "dial 2")
    assert s.prompt("orange") == "envoy.reveal"  # offered again


@pytest.mark.rule("duel:duel.d6_restart_state", "duel:hand.zero_forced_use")
def test_an_empty_hand_is_filled_when_a_duel_starts_again() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13"], "blue": ["06", "10"]})
    fight(s, "13 blast 4", "06 blast 4")
    assert s.hand("orange") == []
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert len(s.hand("orange")) == 6
    assert s.hand("blue") == ["10"]


@pytest.mark.rule("duel:duel.d6_both")
def test_ships_on_both_sides_go_on_to_the_plans() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS)
    fight(s, "13 blast 4", "06 shield 3", (4, 4))
    assert not s.told("duel.won_by_ships")
    assert s.told("plan.revealed") == [("orange", "13"), ("blue", "06")]


@pytest.mark.rule("duel:duel.d6_one", "duel:duel.scn_win_by_ships", "duel:duel.d6_one_plans", "duel:duel.d10_always")
def test_one_ship_and_blast_1_against_two_and_blast_3() -> None:
    s = fc.scene("duel", card="cheap_moon", next_card="pick_two", hands={"orange": ["42", "+08"], "blue": ["04", "10"]}, stack=["payday"])
    fight(s, "42 blast 1", "04 blast 3", (1, 2))
    assert [s.ships("orange", "payday"), s.ships("blue", "payday")] == [0, 1]
    assert s.told("duel.won") == [("blue",)]
    assert not {"plan.revealed", "reinforce.passed", "clout.counted"} & set(keys(s))
    assert s.told("prize.won") == [("blue", "prize cheap moon")]
    assert [len(s.hand("blue")), len(s.hand("orange"))] == [1 + 3, 1 + 1]
    assert [s.pile("orange"), s.pile("blue")] == [["42"], ["04"]]
    assert s.controls("blue") == ["payday"]


@pytest.mark.rule("duel:duel.d6_one_plans")
def test_unrevealed_plans_stay_face_down_until_cleanup() -> None:
    hands = {"prime": ["13", "20"], "underdog": ["06"]}
    s = fc.scene("duel", aliens=["prime", "underdog"], card="vacant_shipyard", hands=hands)
    fight(s, "20 blast 4", "06 shield 1", (1, 1))
    assert s.prompt("underdog") == "ships.recover"
    assert s.game.view(1)["plans"] == ["face_down", "plan_06"]
    assert not s.told("power.used")  # neither a prime number nor the difference of plans has mattered
    s.does("underdog", "ships 0")
    assert s.game.view(1)["piles"] == [["plan_20"], ["plan_06"]]


@pytest.mark.rule("duel:duel.d7_reveal")
def test_both_plans_are_turned_up_together() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "+08"], "blue": ["06"]})
    fight(s, "13 shield 1", "06 shield 1")
    first = keys(s).index("plan.revealed")
    assert keys(s)[first : first + 2] == ["plan.revealed", "plan.revealed"]
    assert [s.game.view(seat)["plans"] for seat in (0, 1, None)] == [["plan_13", "plan_06"]] * 3


@pytest.mark.rule("duel:duel.d8_reinforce")
def test_a_reinforcement_lies_beside_the_plan_it_changes() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "+08", "-07"], "blue": ["06"]})
    fight(s, "13 shield 1", "06 shield 1").does("orange", "play +08 orange")
    assert s.game.view(1)["laid"] == [(0, "reinf_p08", 8)]
    assert s.clout("orange") == 21
    s.does("orange", "play -07 blue")
    assert s.told("clout.counted") == [("orange", "21", "blue", "-1")]


@pytest.mark.rule("duel:duel.named_winner")
def test_a_named_winner_ends_the_window_and_leads_to_the_prize() -> None:
    position = {"hands": {"underdog": ["04", "+12"], "pitfall": ["20"]}, "beside": {"pitfall": {"snare": ["04"]}}}
    s = fc.scene("duel", aliens=["underdog", "pitfall"], card="vacant_shipyard", **position)
    s.does("underdog", "dial 1").does("pitfall", "dial 4").does("pitfall", "pass")
    lay(s, "04 shield 1", "20 shield 1")
    assert s.told("duel.won") == [("underdog",)]  # against 20 and the ship advantage
    assert s.prompt("pitfall") == "ships.recover"  # the snare could have named somebody else: too late
    assert not {"reinforce.passed", "clout.counted"} & set(keys(s))


@pytest.mark.rule("duel:duel.named_winner")
def test_what_the_straggler_would_name_is_lost_and_what_the_leader_names_is_not() -> None:
    position = {"hands": {"underdog": ["04"], "pitfall": ["20"]}, "beside": {"pitfall": {"snare": ["04"]}}, "leader": "pitfall"}
    s = fc.scene("duel", aliens=["underdog", "pitfall"], card="vacant_shipyard", **position)
    s.does("underdog", "dial 1").does("pitfall", "dial 4").does("pitfall", "pass")
    lay(s, "04 shield 1", "20 shield 1").does("pitfall", "use tempting dive", "pitfall", "pitfall")
    assert s.told("duel.won") == [("pitfall",)]


@pytest.mark.rule("duel:duel.react_to_result")
def test_reactions_to_the_result_come_once_before_the_prize_however_it_was_decided() -> None:
    hands = {"silverliner": ["04", "05"], "blue": ["20", "10"]}
    ways = {"clout": ("04 shield 1", "20 shield 1"), "ships": ("04 shield 1", "20 blast 4")}
    for first, second in ways.values():
        s = fc.scene("duel", aliens=["silverliner", "blue"], **CALM, hands=hands)
        fight(s, first, second)
        assert len(s.told("cards.gained")) == 1
        assert keys(s).index("duel.won") < keys(s).index("cards.gained") < keys(s).index("prize.won")
    s = fc.scene("duel", aliens=["silverliner", "underdog"], **CALM, hands={"silverliner": ["42"], "underdog": ["04"]})
    fight(s, "42 shield 1", "04 shield 1")
    assert len(s.told("cards.gained")) == 1
    assert s.told("duel.won") == [("underdog",)]


@pytest.mark.rule("duel:duel.react_to_result")
def test_who_has_won_does_not_react_to_a_loss() -> None:
    s = fc.scene("duel", aliens=["silverliner", "blue"], **CALM, hands={"silverliner": ["20"], "blue": ["04"]})
    fight(s, "20 shield 1", "04 shield 1")
    assert s.told("cards.gained") == []
