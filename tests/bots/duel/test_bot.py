"""The simple bot at a duel: what it sets, lays, plays and takes in positions where it is plain what is sane."""

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.duel.scene import Scene


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
