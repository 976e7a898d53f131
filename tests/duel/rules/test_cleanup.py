"""Steps 10 and 11 of a duel: the prize, then cleanup."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, fight, keys, lay, planets_with

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:duel.d10_prize")
@pytest.mark.parametrize(("card", "taker"), [("forsaken_planet", "blue"), ("pop_up_colony", "orange"), ("vacant_shipyard", "blue")])
def test_the_card_says_who_gets_the_prize(card: str, taker: str) -> None:
    s = fc.scene("duel", card=card, hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1")
    assert [who for who, _ in s.told("prize.won")] == [taker]
    assert s.asked == [taker]


@pytest.mark.rule("duel:duel.d10_always")
@pytest.mark.parametrize(("first", "second"), [("13 shield 1", "06 shield 1"), ("13 blast 4", "06 shield 1")])
def test_the_prize_is_awarded_however_the_duel_was_won(first: str, second: str) -> None:
    s = fc.scene("duel", **CALM, hands=HANDS)
    fight(s, first, second)
    assert s.told("duel.won") == [("orange",)]
    assert len(s.hand("blue")) == 2 + 4


@pytest.mark.rule("duel:duel.d10_ex_naivety")
def test_the_loser_on_forsaken_planet_may_part_and_then_may_befriend() -> None:
    s = fc.scene(
        "duel", card="forsaken_planet", hands=HANDS, allies={"blue": "cudgel"}, envoys=["mirror", "lodger"], next_card="talent_show"
    )
    s.does("orange", "dial 1").does("blue", "dial 1").does("blue", "pass")
    lay(s, "13 shield 1", "06 shield 1")
    assert s.game.view(None)["advantage"] == 9
    assert s.told("duel.won") == [("orange",)]
    assert s.asked == ["blue"]
    assert s.prompt("blue") == "friendship.decrease"
    assert s.options("blue") == ["brawn", "vision", "guile", "pass"]
    s.does("blue", "brawn")
    assert s.ally("cudgel") is None
    assert s.prompt("blue") == "friendship.increase"
    assert s.options("blue") == ["brawn", "vision", "guile", "pass"]
    s.does("blue", "guile")
    assert s.ally("lodger") == "blue"
    assert "orange" not in s.asked or s.prompt("orange") == "plan.choose"  # orange resolves nothing


@pytest.mark.rule("duel:duel.d10_ex_naivety")
def test_both_halves_of_that_prize_are_optional() -> None:
    s = fc.scene("duel", card="forsaken_planet", hands=HANDS, envoys=["cudgel"], next_card="talent_show")
    fight(s, "13 shield 1", "06 shield 1").does("blue", "pass", "vision")
    assert s.game.ally == [-1, 1, -1]
    s = fc.scene("duel", card="forsaken_planet", hands=HANDS, envoys=["cudgel"], next_card="talent_show")
    fight(s, "13 shield 1", "06 shield 1").does("blue", "vision", "pass")
    assert s.game.ally == [-1, 0, -1]


@pytest.mark.rule("duel:duel.d10_before_retreat")
def test_the_prize_comes_before_ships_retreat_and_cards_are_discarded() -> None:
    s = fc.scene("duel", card="vacant_shipyard", hands=HANDS, stack=["payday"], next_card="talent_show")
    fight(s, "13 shield 1", "06 shield 1", (3, 2))
    assert s.told("duel.won") == [("orange",)]
    assert s.prompt("blue") == "ships.recover"
    assert [s.ships("blue", "payday"), s.supply("blue")] == [2, 13]
    assert [s.pile("orange"), s.pile("blue")] == [[], []]
    s.does("blue", "ships 5")
    assert [s.ships("blue", "payday"), s.supply("blue"), s.warp("blue")] == [0, 20, 0]
    assert [s.pile("orange"), s.pile("blue")] == [["13"], ["06"]]


@pytest.mark.rule("duel:duel.d10_before_retreat")
def test_cards_of_this_duel_cannot_be_taken_back_as_its_prize() -> None:
    s = fc.scene("duel", card="echoing_canyons", hands=HANDS, piles={"blue": ["31"]})
    fight(s, "13 shield 1", "06 shield 1")
    assert s.options("blue") == ["31", "done"]


@pytest.mark.rule("duel:duel.d11_retreat", "duel:duel.d11_control")
def test_the_loser_leaves_and_the_winner_stays_and_controls() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, stack=["payday"])
    fight(s, "13 blast 1", "06 blast 2", (4, 3))
    assert [s.ships("orange", "payday"), s.ships("blue", "payday")] == [2, 0]
    assert [s.supply("orange"), s.warp("orange")] == [11, 7]
    assert [s.supply("blue"), s.warp("blue")] == [14, 6]
    assert [s.controls("orange"), s.controls("blue")] == [["payday"], []]


@pytest.mark.rule("duel:duel.d11_retreat")
def test_ships_that_stood_there_before_leave_too() -> None:
    s = fc.scene("duel", card="regular_revenge", planets={"drizzle": {"blue": 2}}, hands=HANDS, next_card="pick_two")
    fight(s, "13 shield 1", "06 shield 1", (2, 1))
    assert s.told("duel.won") == [("orange",)]
    assert [s.ships("orange", "drizzle"), s.ships("blue", "drizzle")] == [2, 0]


@pytest.mark.rule("duel:duel.d11_discard")
def test_each_plan_goes_with_what_lies_on_it_after_the_retreat() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "+08", "-10"], "blue": ["06", "-07"]})
    fight(s, "13 shield 1", "06 shield 1", (2, 2))
    s.does("orange", "play +08 orange").does("blue", "play -07 orange").does("orange", "play -10 blue")
    assert s.told("duel.won") == [("orange",)]
    assert [s.pile("orange"), s.pile("blue")] == [["13", "+08", "-07"], ["06", "-10"]]


@pytest.mark.rule("duel:duel.d11_discard")
def test_the_pile_is_that_of_the_plans_player_whatever_colour_it_has() -> None:
    s = fc.scene("duel", aliens=["switcheroo", "blue"], **CALM, hands={"switcheroo": ["13", "20"], "blue": ["06", "04"]})
    fight(s, "13 shield 1", "06 shield 1").does("switcheroo", "use bait")
    assert sorted(s.pile("switcheroo")) == ["06", "20"]  # 20 is what the lost swap costs
    assert s.pile("blue") == ["13"]


@pytest.mark.rule("duel:duel.d11_roles", "duel:role.switch")
def test_roles_are_compared_last() -> None:
    s = fc.scene("duel", **CALM, leader="blue", hands=HANDS, stack=["payday"])
    fight(s, "13 shield 1", "06 shield 1")
    assert s.leader == "orange"
    assert keys(s).index("ships.retreated") < keys(s).index("planet.held") < keys(s).index("roles.switched")
    assert keys(s).index("roles.switched") < keys(s).index("destiny.turned_up")


@pytest.mark.rule("duel:duel.d11_roles", "duel:role.switch_moment")
def test_roles_are_compared_in_cleanup_and_not_only_when_the_card_is_done() -> None:
    hands = {"sprouter": ["13", "20", "04"], "blue": ["06", "04", "10"]}
    s = fc.scene("duel", aliens=["sprouter", "blue"], **CALM, leader="blue", hands=hands)
    fight(s, "13 shield 1", "06 shield 1")
    assert keys(s).index("planet.held") < keys(s).index("roles.switched") < keys(s).index("ships.recovered")  # at the end of the duel


@pytest.mark.rule("duel:duel.d11_roles")
def test_as_many_planets_leave_the_roles() -> None:
    s = fc.scene("duel", **CALM, leader="blue", hands=HANDS, planets=planets_with("blue", 1))
    fight(s, "13 shield 1", "06 shield 1")
    assert s.leader == "blue"
    assert not s.told("roles.switched")


@pytest.mark.rule("duel:duel.d11_both_stay", "duel:loop.discovery_outcome")
@pytest.mark.parametrize(("answer", "control"), [("yes", ["payday"]), ("no", [])])
def test_a_loser_that_may_stay_controls_the_planet_too(answer: str, control: list[str]) -> None:
    s = fc.scene("duel", card="timeshare_asteroid", next_card="cheap_moon", hands=HANDS, stack=["payday"])
    fight(s, "13 shield 1", "06 shield 1", (2, 3)).does("blue", answer)
    assert s.controls("orange") == ["payday"]
    assert s.controls("blue") == control
    assert s.ships("blue", "payday") == len(control)
    assert s.supply("blue") == 15 - len(control)


@pytest.mark.rule("duel:duel.d11_both_stay")
def test_an_envoy_can_let_the_loser_stay() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, stack=["payday"], allies={"blue": "lodger"}, face_up=["lodger"])
    fight(s, "13 shield 1", "06 shield 1", (2, 3)).does("blue", "use spare room")
    assert s.controls("orange") == s.controls("blue") == ["payday"]
