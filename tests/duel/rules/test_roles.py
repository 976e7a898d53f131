"""Leader and straggler."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, fight, keys, lay, planets_with

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:role.switch")
@pytest.mark.parametrize(
    ("orange", "blue", "leader"), [(2, 1, "orange"), (1, 1, "orange"), (0, 0, "orange"), (1, 2, "blue"), (0, 1, "blue")]
)
def test_more_planets_make_the_straggler_leader(orange: int, blue: int, leader: str) -> None:
    planets = {"payday": {"orange": min(orange, 1)}, "salad": {"orange": orange - 1 if orange > 1 else 0}}
    planets |= {"drizzle": {"blue": min(blue, 1)}, "hot plate": {"blue": blue - 1 if blue > 1 else 0}}
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", planets=planets)
    assert s.leader == leader
    assert s.game.view(None)["leader"] == s.seat(leader)


@pytest.mark.rule("duel:role.switch_moment")
def test_roles_are_frozen_during_a_duel() -> None:
    planets = {"payday": {"orange": 1}, "salad": {"orange": 1}, "drizzle": {"blue": 1}}
    s = fc.scene("duel", card="landlord_dispute", planets={**planets, "hot plate": {"blue": 1}}, hands=HANDS, next_card="pick_two")
    assert len(s.controls("blue")) > len(s.controls("orange"))  # payday is duelled over
    s.does("orange", "dial 1").does("blue", "dial 1")
    assert s.leader == "orange"
    lay(s, "20 shield 1", "06 shield 1").does("blue", "ships 0")
    assert s.leader == "orange"
    assert not s.told("roles.switched")


@pytest.mark.rule("duel:role.switch_moment")
def test_roles_are_frozen_during_a_contest() -> None:
    s = fc.scene("duel", card="zoning_hearing", planets={"payday": {"orange": 1}, "salad": {"blue": 1}}, hands=HANDS, next_card="pick_two")
    lay(s, "13", "10").does("orange", "pass")
    assert s.leader == "orange"
    s = fc.scene("duel", card="zoning_hearing", planets={"payday": {"orange": 1}, "salad": {"blue": 1}}, hands=HANDS, next_card="pick_two")
    lay(s, "04", "10").does("blue", "payday")
    assert s.leader == "blue"
    assert keys(s).index("ships.settled") < keys(s).index("roles.switched") < keys(s).index("destiny.turned_up")
    assert keys(s).index("roles.switched") == keys(s).index("ships.settled") + 1


@pytest.mark.rule("duel:role.switch_moment")
def test_outside_they_are_compared_after_a_complete_effect() -> None:
    planets = {"payday": {"orange": 2, "blue": 1}, "salad": {"blue": 1}}
    s = fc.scene("duel", card="repair_yard", planets=planets, warpplanet="payday", warp={"orange": 0, "blue": 0}, next_card="pick_two")
    assert [len(s.controls("orange")), len(s.controls("blue"))] == [1, 1]
    s.does("orange", "ships 2")
    assert len(s.controls("blue")) == 2
    s.does("blue", "ships 0")
    assert s.leader == "blue"
    assert keys(s).index("roles.switched") < keys(s).index("destiny.turned_up")


@pytest.mark.rule("duel:role.leader")
def test_the_leader_is_first_in_contests_too() -> None:
    hands = {"orange": ["13", "+08"], "blue": ["06", "-07"]}
    s = fc.scene("duel", **CONTEST, leader="blue", hands=hands, allies={"orange": "mirror", "blue": "lodger"})
    assert s.asked == ["blue"]
    assert s.prompt("blue") == "envoy.reveal"
    s.does("blue", "pass").does("orange", "pass")
    lay(s, "13", "06")
    assert s.asked == ["blue"]
    assert s.prompt("blue") == "reinforce.play"


@pytest.mark.rule("duel:role.straggler")
def test_the_straggler_picks_among_planets() -> None:
    s = fc.scene("duel", card="regular_revenge", leader="blue", planets={"drizzle": {"blue": 1}, "lagoon nine": {}, "payday": {}})
    assert s.asked == ["orange"]
    assert s.options("orange") == ["drizzle", "lagoon nine"]


@pytest.mark.rule("duel:role.straggler", "duel:contest.winner")
@pytest.mark.parametrize(("leader", "winner"), [("orange", "blue"), ("blue", "orange")])
def test_the_straggler_wins_ties_in_contests(leader: str, winner: str) -> None:
    s = fc.scene("duel", **CONTEST, leader=leader, hands={"orange": ["04", "13"], "blue": ["04", "10"]})
    lay(s, "04", "04")
    assert s.told("contest.won") == [(winner,)]


@pytest.mark.rule("duel:role.default_order", "duel:ability.may")
@pytest.mark.parametrize("leads", ["politician", "tidewatcher"])
def test_one_completes_everything_compulsory_first_then_the_other(leads: str) -> None:
    position = {
        "aliens": ["politician", "tidewatcher"],
        "leader": leads,
        "allies": {"politician": "overdue", "tidewatcher": "cudgel"},
        "face_up": ["overdue", "cudgel"],
    }
    s = fc.scene("duel", **CALM, **position)
    s.does("politician", "dial 1").does("tidewatcher", "dial 1")
    assert s.asked == ["politician"]
    assert s.prompt("politician") == "politician.promise"  # compulsory first
    s.does("politician", "icon blast")
    assert s.prompt("politician") == "window.d4.before_choose"  # then what may be done
    assert len(s.hand("tidewatcher")) == 6
    s.does("politician", "pass")
    assert len(s.hand("tidewatcher")) == (7 if leads == "politician" else 6)  # as straggler it draws one at this point


@pytest.mark.rule("duel:role.default_order")
def test_the_leader_is_first_where_nothing_else_is_said() -> None:
    for leader, straggler in (("orange", "blue"), ("blue", "orange")):
        s = fc.scene("duel", card="repair_yard", leader=leader, next_card="cheap_moon")
        assert s.asked == [leader]
        s.does(leader, "ships 4")
        assert s.asked == [straggler]


@pytest.mark.rule("duel:role.switch")
def test_the_token_moves_again_when_the_counts_turn() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, leader="blue", planets=planets_with("blue", 1), stack=["drizzle"])
    fight(s, "13 shield 1", "06 shield 1")
    assert s.leader == "blue"  # one to one
    s = fc.scene("duel", card="regular_revenge", hands=HANDS, leader="blue", planets={"drizzle": {"blue": 1}}, next_card="pick_two")
    fight(s, "13 shield 1", "06 shield 1")
    assert s.controls("orange") == ["drizzle"]
    assert s.leader == "orange"
