"""The simple bot at a duel: what it sets, lays, plays and takes in positions where it is plain what is sane."""

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.duel.scene import Scene
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight


def answer(s: Scene, name: str, seed: int = 1) -> str:
    """What the bot would answer now at somebody's seat, in the words of the scene."""
    ask = s.game.ask_of(s.seat(name))
    return s.options(name)[answer_of(make_bot("simple", seed, "duel"), s.game, ask)]


def answers(s: Scene, name: str) -> list[str]:
    """What bots of many minds would answer."""
    return [answer(s, name, seed) for seed in range(30)]


def battle(ours: str, theirs: str, hand: list[str], *, others: list[str] | None = None, leader: str = "blue") -> Scene:
    """Blackout: a duel without tactics over a planet; plans are laid, and reinforcements come next."""
    s = fc.scene(
        "duel", leader=leader, card="blackout", planets={"blushworld": {"orange": 1, "blue": 1}},
        hands={"orange": [ours, *hand], "blue": [theirs, *(others or ["04"])]},
    )  # fmt: skip
    return s.lays("orange", ours).lays("blue", theirs)


def test_few_ships_are_sent_from_a_small_supply_and_more_from_a_large_one() -> None:
    poor = fc.scene("duel", card="vacant_shipyard", supply={"orange": 3})
    rich = fc.scene("duel", card="vacant_shipyard", supply={"orange": 15})
    assert max(int(word[-1]) for word in answers(poor, "orange")) <= 2
    assert min(int(word[-1]) for word in answers(rich, "orange")) >= 3
    assert len(set(answers(rich, "orange"))) > 1, "nobody should know its dial beforehand"


def test_the_best_plan_is_for_what_decides_the_game() -> None:
    four = {name: {"orange": 1} for name in ("payday", "salad", "drizzle", "overgrowth")}
    hand = ["42", "12", "06"]
    usual = fc.scene("duel", card="talent_show", hands={"orange": hand})
    decisive = fc.scene("duel", card="blackout", planets={"blushworld": {"orange": 1, "blue": 1}, **four}, hands={"orange": hand})
    assert "42" not in answers(usual, "orange")
    assert set(answers(decisive, "orange")) == {"42"}


def test_the_lowest_plan_where_the_lower_wins_and_an_even_one_where_even_beats_odd() -> None:
    hand = ["31", "13", "04"]
    assert set(answers(fc.scene("duel", card="staring_contest", hands={"orange": hand}), "orange")) == {"04"}
    assert "04" in answers(fc.scene("duel", card="binary_spelling_bee", hands={"orange": ["13", "04", "05"]}), "orange")


@pytest.mark.parametrize(
    ("ours", "theirs", "hand", "played"),
    [
        ("10", "14", ["+06", "+12"], "play +06 orange"),
        ("10", "14", ["-10", "+12"], "play -10 blue"),
        ("10", "31", ["+06", "+04"], "pass"),
        ("31", "10", ["+06", "+12"], "pass"),
        ("05", "20", ["+08", "+12"], "play +08 orange"),
        ("10", "14", ["±10"], "play ±10 orange"),
        ("11", "14", ["±10"], "pass"),
        ("10", "13", ["±05"], "play ±05 orange"),
    ],
)
def test_reinforcements_only_when_they_turn_the_result(ours: str, theirs: str, hand: list[str], played: str) -> None:
    s = battle(ours, theirs, hand, leader="orange")
    assert answer(s, "orange") == played


def test_a_card_that_can_be_either_is_played_with_the_right_sign() -> None:
    s = battle("10", "13", ["±05"], leader="orange")
    bot, me = make_bot("simple", 1, "duel"), s.seat("orange")
    for sign in ("play ±05 orange", "sign plus"):
        word = s.options("orange")[answer_of(bot, s.game, s.game.ask_of(me))]
        assert word == sign
        s.does("orange", word)


def test_as_many_ships_as_possible_are_recovered() -> None:
    s = fc.scene("duel", card="repair_yard", leader="orange", warp={"orange": 6})
    assert answer(s, "orange") == "ships 4"


def test_no_ship_is_recovered_by_whom_none_makes_win() -> None:
    s = fc.scene("duel", card="repair_yard", leader="orange", warp={"orange": 18}, allies={"orange": "masochist"}, face_up=["masochist"])
    assert answer(s, "orange") == "ships 0"


def test_a_friend_is_found_or_taken_away() -> None:
    s = fc.scene("duel", card="speed_dating", leader="blue", envoys=["cudgel", "mirror", "deuce"], face_up=["mirror"])
    assert answer(s, "orange") == "vision"
    s = fc.scene(
        "duel", card="speed_dating", leader="blue", envoys=["cudgel", "mirror", "deuce"], face_up=["cudgel"], allies={"blue": "cudgel"}
    )
    assert answer(s, "orange") == "brawn"


def test_the_planet_to_fight_over_is_one_of_the_others() -> None:
    s = fc.scene(
        "duel",
        card="compound_grudge",
        leader="blue",
        planets={"payday": {"blue": 3}, "salad": {"blue": 1, "orange": 1}, "drizzle": {"blue": 1}},
    )
    assert answer(s, "orange") == "drizzle"


def test_a_last_card_that_loses_the_game_is_not_kept() -> None:
    hands = {"orange": ["31", "12"], "iron_matron": ["11", "12", "13"]}
    s = fc.scene("duel", aliens=["orange", "iron_matron"], card="talent_show", leader="orange", hands=hands)
    assert set(answers(s, "orange")) == {"31"}
    s = fc.scene("duel", card="talent_show", leader="orange", hands={"orange": ["31", "12"]})
    assert "12" in answers(s, "orange")


# --- ships are what the game is lost without -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("supply", [2, 3, 4])
def test_the_last_ships_are_not_sent_while_nobody_is_near_winning(supply: int) -> None:
    s = fc.scene("duel", card="vacant_shipyard", supply={"orange": supply})
    assert max(int(word[-1]) for word in answers(s, "orange")) <= max(1, supply - 2)


def test_ships_stay_at_home_too_when_only_the_own_fifth_planet_is_at_stake_but_not_when_the_others_is() -> None:
    planets = ("payday", "salad", "drizzle", "overgrowth")
    ahead = fc.scene("duel", card="vacant_shipyard", supply={"orange": 3}, planets={name: {"orange": 1} for name in planets})
    behind = fc.scene("duel", card="vacant_shipyard", supply={"orange": 3}, planets={name: {"blue": 1} for name in planets})
    assert max(int(word[-1]) for word in answers(ahead, "orange")) == 2
    assert max(int(word[-1]) for word in answers(behind, "orange")) == 3


def test_a_planet_that_would_take_the_last_ship_is_not_wanted() -> None:
    halves = ["blast 4", "blast 3", "blast 2", "blast 1", "shield 4"]
    all_spent = {"orange": halves, "blue": halves}
    for card, wanted in (("forsaken_planet", "04"), ("narrow_landing_pad", "31")):  # after the second comes a refresh card
        s = fc.scene("duel", card=card, supply={"orange": 1}, hands={"orange": ["31", "04"]}, spent=all_spent)
        s.does("orange", "dial 1").does("blue", "dial 2")
        assert wanted in answers(s, "orange")
        assert ("31" in answers(s, "orange")) == (wanted == "31")


def test_the_last_ship_settles_only_where_that_wins() -> None:
    hands = {"orange": ["42", "04"], "blue": ["04", "05"]}
    for planets, settles in ((1, False), (4, True)):
        held = {name: {"orange": 1} for name in ("payday", "salad", "drizzle", "overgrowth")[:planets]}
        s = fc.scene("duel", card="zoning_hearing", planets={"hot_plate": {"blue": 1}, **held}, supply={"orange": 1}, hands=hands)
        s.lays("orange", "42").lays("blue", "04")
        assert {word != "pass" for word in answers(s, "orange")} == {settles}


def test_no_planet_is_chosen_that_would_be_the_fifth_of_the_other() -> None:
    held = {name: {"blue": 1} for name in ("payday", "drizzle", "rustbucket")}
    tiles = {"salad": {"blue": 1, "orange": 2}, "overgrowth": {}, **held}
    s = fc.scene("duel", card="rush_hour", leader="blue", planets={**tiles, "lagoon_nine": {"orange": 1}})
    assert answer(s, "orange") == "drizzle"
    s = fc.scene("duel", card="hostile_picnic", leader="blue", planets=tiles)
    assert answer(s, "orange") == "salad"


# --- dials that send nothing ------------------------------------------------------------------------------------------------------------


def test_cards_are_given_for_ships_by_what_is_needed() -> None:
    full = fc.scene("duel", card="coffee_break", warp={"orange": 1}, hands={"orange": ["42", "31", "23", "20"]})
    assert set(answers(full, "orange")) == {"dial 1"}
    poor = fc.scene("duel", card="coffee_break", supply={"orange": 1}, hands={"orange": ["04", "05", "-02", "06"]})
    assert set(answers(poor, "orange")) == {"dial 4"}


def test_a_dial_that_may_cost_ships_is_low_while_there_are_few() -> None:
    s = fc.scene("duel", card="tax_amnesty", supply={"orange": 2})
    assert set(answers(s, "orange")) == {"dial 1"}
    s = fc.scene("duel", card="tax_amnesty", supply={"orange": 12})
    assert len(set(answers(s, "orange"))) > 2


# --- plans ------------------------------------------------------------------------------------------------------------------------------


def test_no_reinforcement_is_taken_for_a_plan() -> None:
    s = battle("04", "20", ["06"], leader="blue")
    view = {
        **s.game.view(0), "card": "blackout", "plans": ["plan_04", "plan_20"],
    }  # fmt: skip
    ask = Ask(0, "chosen.plan", ("card:plan_15", "card:reinf_pm10", "card:plan_31"))
    assert ask.options[make_bot("simple", 1, "duel").decide(ask, Sight(view))] == "card:plan_31"
    ask = Ask(0, "chosen.plan", ("card:plan_15", "card:reinf_pm10"))
    assert ask.options[make_bot("simple", 1, "duel").decide(ask, Sight(view))] == "card:plan_15"


@pytest.mark.parametrize("other", ["iron_matron", "switcheroo", "blue"])
@pytest.mark.parametrize("low", ["04", "06"])
def test_no_high_plan_is_laid_where_the_lower_wins(other: str, low: str) -> None:
    s = fc.scene("duel", aliens=["orange", other], card="staring_contest", leader="orange", hands={"orange": [low, "15", "20"]})
    assert set(answers(s, "orange")) == {low}


@pytest.mark.parametrize("other", ["switcheroo", "blue"])
def test_the_worst_plan_is_not_laid_as_a_rule_with_better_ones_in_hand(other: str) -> None:
    s = fc.scene("duel", aliens=["orange", other], card="talent_show", leader="orange", hands={"orange": ["-02", "10", "12", "14"]})
    assert answers(s, "orange").count("-02") <= 12


def test_a_contest_for_the_whole_game_gets_the_best_plan() -> None:
    planets = {name: {"orange": 1, "blue": 1} for name in ("payday", "salad", "drizzle", "overgrowth")}
    s = fc.scene("duel", card="photo_finish", planets=planets, hands={"orange": ["42", "12", "06"]})
    assert set(answers(s, "orange")) == {"42"}
