"""The sage at a duel, in positions where rules of thumb go wrong: what it sets, lays, plays, takes and gives up."""

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.duel.scene import Scene

HALVES = ["blast 4", "blast 3", "blast 2", "blast 1", "shield 4"]
FOUR = ("payday", "salad", "drizzle", "overgrowth")


def answer(s: Scene, name: str, seed: int = 1, bot: str = "sage") -> str:
    """What the bot would answer now at somebody's seat, in the words of the scene."""
    ask = s.game.ask_of(s.seat(name))
    return s.options(name)[answer_of(make_bot(bot, seed, "duel"), s.game, ask)]


def answers(s: Scene, name: str, bot: str = "sage") -> list[str]:
    """What bots of many minds would answer."""
    return [answer(s, name, seed, bot) for seed in range(30)]


# --- tactics are worth more than they look -----------------------------------------------------------------------------------------------


def test_tactics_are_readied_by_whom_few_are_left() -> None:
    def harvest(spent: list[str]) -> Scene:
        planets = {"lagoon_nine": {"orange": 1}, "overgrowth": {"orange": 1}}
        return fc.scene("duel", card="ships_or_resources", leader="orange", planets=planets, spent={"orange": spent}, warp={"orange": 5})

    assert "overgrowth" in answer(harvest(HALVES[:4]), "orange")
    assert "lagoon nine" in answer(harvest([]), "orange")


def test_the_last_tactic_is_not_spent_where_little_is_at_stake() -> None:
    s = fc.scene(
        "duel", card="vacant_shipyard", spent={"orange": HALVES[:4]}, hands={"orange": ["42", "31"]}, supply={"orange": 10, "blue": 10}
    )
    s.does("orange", "dial 2").does("blue", "dial 2")
    assert {word.split()[-2] for word in answers(s, "orange")} == {"recover"}


# --- plans -------------------------------------------------------------------------------------------------------------------------------


def test_the_best_plans_are_for_planets_and_for_the_game_not_for_a_few_ships() -> None:
    hand = ["42", "20", "15", "06"]
    usual = fc.scene("duel", card="tug_of_wormhole", hands={"orange": hand})
    tiles = {name: {"orange": 1} for name in FOUR}
    decisive = fc.scene("duel", card="blackout", planets={"blushworld": {"orange": 1, "blue": 1}, **tiles}, hands={"orange": hand})
    assert "42" not in answers(usual, "orange")
    assert set(answers(decisive, "orange")) == {"42"}


def test_the_lowest_plan_where_the_lower_wins_and_an_even_one_where_even_beats_odd() -> None:
    assert set(answers(fc.scene("duel", card="staring_contest", hands={"orange": ["31", "13", "04"]}), "orange")) == {"04"}
    assert set(answers(fc.scene("duel", card="binary_spelling_bee", hands={"orange": ["13", "14", "05"]}), "orange")) == {"14"}


def test_nobody_knows_beforehand_which_of_two_like_plans_is_laid() -> None:
    s = fc.scene("duel", card="talent_show", hands={"orange": ["13", "12", "11", "10"]})
    assert len(set(answers(s, "orange"))) > 1


def test_a_last_card_that_loses_the_game_is_not_kept() -> None:
    hands = {"orange": ["31", "12"], "iron_matron": ["11", "12", "13"]}
    s = fc.scene("duel", aliens=["orange", "iron_matron"], card="talent_show", leader="orange", hands=hands)
    assert set(answers(s, "orange")) == {"31"}


# --- ships -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("supply", [2, 3])
def test_the_last_ships_stay_at_home_while_nobody_is_near_winning(supply: int) -> None:
    s = fc.scene("duel", card="timeshare_asteroid", supply={"orange": supply})
    assert set(answers(s, "orange")) == {"dial 1"}


def test_the_last_ship_settles_only_where_that_wins() -> None:
    hands = {"orange": ["42", "04"], "blue": ["04", "05"]}
    for planets, settles in ((1, False), (4, True)):
        held = {name: {"orange": 1} for name in FOUR[:planets]}
        s = fc.scene("duel", card="zoning_hearing", planets={"hot_plate": {"blue": 1}, **held}, supply={"orange": 1}, hands=hands)
        s.lays("orange", "42").lays("blue", "04")
        assert {word != "pass" for word in answers(s, "orange")} == {settles}


# --- reinforcements -----------------------------------------------------------------------------------------------------------------------


def battle(ours: str, theirs: str, hand: list[str], held: int = 0) -> Scene:
    """Blackout: a duel without tactics; plans are laid, and reinforcements come next."""
    tiles = {name: {"orange": 1} for name in FOUR[:held]}
    s = fc.scene(
        "duel", leader="orange", card="blackout", planets={"blushworld": {"orange": 1, "blue": 1}, **tiles},
        hands={"orange": [ours, *hand], "blue": [theirs, "04"]},
    )  # fmt: skip
    return s.lays("orange", ours).lays("blue", theirs)


@pytest.mark.parametrize(
    ("ours", "theirs", "hand", "played"),
    [
        ("10", "14", ["+06", "+12"], "play +06 orange"),
        ("10", "31", ["+06", "+04"], "pass"),
        ("31", "10", ["+06", "+12"], "pass"),
        ("10", "14", ["±10"], "play ±10 orange"),
        ("11", "14", ["±10"], "pass"),
    ],
)
def test_reinforcements_only_when_they_turn_the_result(ours: str, theirs: str, hand: list[str], played: str) -> None:
    assert answer(battle(ours, theirs, hand, held=3), "orange") == played


def test_all_that_is_needed_is_played_for_the_game() -> None:
    s = battle("04", "31", ["+10", "+12", "+08"], held=4)
    assert answer(s, "orange", bot="simple") == "pass"
    assert answer(s, "orange").startswith("play")
