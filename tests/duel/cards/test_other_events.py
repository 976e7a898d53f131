"""The event cards that are neither duels nor contests, Photo Finish among them."""

from typing import Any

import pytest

from fifthcolony.duel.destiny import DESTINY, Destiny
from tests.duel.positions import ends, lay, table

PRINTED = {
    "tax_amnesty": "discovery",
    "warp_hiccup": "event",
    "solar_sneeze": "refresh",
    "rerun_season": "discovery",
    "mandatory_teamwork": "discovery",
    "hand_me_downs": "discovery",
    "recall_notice": "refresh",
    "new_ambassador": "discovery",
    "photo_finish": "event",
}
TWO = {"orange": ["13", "06"], "blue": ["20", "05"]}


def destiny(name: str) -> Destiny:
    """A destiny card by its name."""
    return next(card for card in DESTINY if card.name == name)


@pytest.mark.rule("duel:component.cards")
def test_there_are_twenty_five_events() -> None:
    assert len([card for card in DESTINY if card.deck == "event"]) == 25


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_is_as_it_is_written(name: str) -> None:
    card = destiny(name)
    assert (card.next, card.deck, card.provenance, card.where) == (PRINTED[name], "event", "original", "")


# --- Tax Amnesty ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:ability.secret_choices")
def test_amnesty_dials_are_secret_until_both_are_set() -> None:
    s = table("tax_amnesty").does("orange", "dial 3")
    assert s.told("dials.compared") == []
    assert s.game.view(1)["dials"] == [None, None]


@pytest.mark.parametrize(("orange", "blue"), [(1, 4), (2, 3), (3, 1)])
def test_the_lower_dial_recovers_and_the_higher_draws(orange: int, blue: int) -> None:
    s = table("tax_amnesty", hands=TWO).does("orange", f"dial {orange}").does("blue", f"dial {blue}")
    low, high = ("orange", "blue") if orange < blue else ("blue", "orange")
    assert s.warp(low) == 5 - min(orange, blue)
    assert len(s.hand(low)) == 2
    assert s.warp(high) == 5
    assert len(s.hand(high)) == 4


@pytest.mark.rule("duel:ability.partial")
def test_amnesty_recovers_what_there_is() -> None:
    s = table("tax_amnesty", warp={"orange": 1}).does("orange", "dial 3").does("blue", "dial 4")
    assert (s.warp("orange"), s.supply("orange")) == (0, 20)


@pytest.mark.parametrize(("supply", "left"), [(10, 7), (3, 1), (1, 1), (0, 0)])
def test_the_same_number_costs_both_but_never_the_last_ship(supply: int, left: int) -> None:
    s = table("tax_amnesty", supply={"orange": supply}).does("orange", "dial 3").does("blue", "dial 3")
    assert (s.supply("orange"), s.supply("blue")) == (left, 12)
    assert s.warp("orange") == 20 - left


# --- Warp Hiccup, Solar Sneeze --------------------------------------------------------------------------------------------------------


def test_the_hiccup_gives_as_many_as_the_opponent_has_planets_and_one() -> None:
    s = table("warp_hiccup", planets={"payday": {"orange": 1}, "salad": {"orange": 1, "blue": 1}}, warp={"orange": 9, "blue": 9})
    assert (s.warp("orange"), s.warp("blue")) == (9 - 2, 9 - 3)


@pytest.mark.rule("duel:ability.partial")
def test_the_hiccup_gives_what_there_is() -> None:
    s = table("warp_hiccup", planets={"payday": {"orange": 1}, "salad": {"orange": 1}}, warp={"blue": 2})
    assert (s.warp("blue"), s.warp("orange")) == (0, 4)


def test_the_sneeze_takes_one_of_three_or_more_on_every_planet() -> None:
    planets = {"payday": {"orange": 3, "blue": 2}, "salad": {"orange": 5, "blue": 3}, "drizzle": {"orange": 1}}
    s = table("solar_sneeze", planets=planets, hands=TWO)
    assert [s.ships("orange", planet) for planet in planets] == [2, 4, 1]
    assert [s.ships("blue", planet) for planet in planets] == [2, 2, 0]
    assert (s.warp("orange"), s.warp("blue")) == (7, 6)
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


# --- Mandatory Teamwork ---------------------------------------------------------------------------------------------------------------


def teamwork(orange: str, blue: str, **position: Any) -> Any:
    """Both have made up their minds."""
    s = table("mandatory_teamwork", **({"hands": TWO} | position))
    return s.does("orange", f"teamwork {orange}").does("blue", f"teamwork {blue}")


def test_two_who_share_get_two_cards_and_two_ships() -> None:
    s = teamwork("share", "share")
    assert [len(s.hand(name)) for name in s.names] == [4, 4]
    assert [s.warp(name) for name in s.names] == [3, 3]


@pytest.mark.parametrize(
    ("orange", "blue", "grabber", "sharer"), [("grab", "share", "orange", "blue"), ("share", "grab", "blue", "orange")]
)
def test_one_who_grabs_gets_two_reinforcements(orange: str, blue: str, grabber: str, sharer: str) -> None:
    s = teamwork(orange, blue, reinforcements=["+08", "+12"])
    assert {"+08", "+12"} <= set(s.hand(grabber))
    assert (s.warp(grabber), s.warp(sharer)) == (5, 4)
    assert len(s.hand(sharer)) == 2


@pytest.mark.parametrize(("supply", "left"), [(10, 8), (2, 1), (1, 1), (0, 0)])
def test_two_who_grab_lose_two_ships_but_never_the_last(supply: int, left: int) -> None:
    s = teamwork("grab", "grab", supply={"blue": supply})
    assert (s.supply("orange"), s.supply("blue")) == (13, left)


@pytest.mark.rule("duel:ability.secret_choices")
def test_nobody_sees_a_choice_before_both_are_made() -> None:
    s = table("mandatory_teamwork").does("orange", "teamwork grab")
    assert s.told("teamwork.shown") == []
    assert s.asked == ["blue"]


# --- Hand-Me-Downs --------------------------------------------------------------------------------------------------------------------


def test_two_cards_change_hands_and_everybody_draws() -> None:
    hands = {"orange": ["13", "06", "42"], "blue": ["20", "05", "+08"]}
    s = table("hand_me_downs", hands=hands, decks={"orange": ["04"], "blue": ["07"]})
    s.does("orange", "13").does("blue", "+08").does("orange", "06").does("blue", "05")
    assert s.hand("orange") == ["04", "05", "42", "+08"]
    assert s.hand("blue") == ["06", "07", "13", "20"]


@pytest.mark.rule("duel:ability.secret_choices", "duel:info.hidden")
def test_what_is_passed_on_is_secret_until_both_have_chosen() -> None:
    s = table("hand_me_downs", hands={"orange": ["13", "06", "42"], "blue": ["20", "05", "31"]}).does("orange", "13").does("blue", "20")
    assert s.game.view(0)["aside"] == ["plan_13"]
    assert s.game.view(1)["aside"] == ["plan_20"]
    assert s.game.view(1)["known"][0] == []
    assert not any("card:plan_13" in event.params for event in s.log)
    s.does("orange", "06").does("blue", "05")
    assert s.game.view(1)["known"][0] == ["plan_05", "plan_20"]
    assert not any(event.audience is None and "card:plan_13" in event.params for event in s.log)


@pytest.mark.rule("duel:ability.partial")
def test_who_has_fewer_passes_all_on() -> None:
    s = table("hand_me_downs", hands={"orange": ["13"], "blue": ["20", "05", "31"]}, decks={"orange": ["04"]}).does("blue", "20", "05")
    assert s.hand("orange") == ["04", "05", "20"]
    assert "13" in s.hand("blue")


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_an_empty_hand_is_filled_first() -> None:
    s = table("hand_me_downs", hands={"orange": [], "blue": ["20", "05", "31"]})
    assert len(s.options("orange")) == 6


@pytest.mark.rule("duel:misc.foreign_plans")
def test_two_of_the_same_plan_are_two_cards() -> None:
    s = table("hand_me_downs", hands={"orange": ["13", "13", "06"], "blue": ["20", "05", "31"]})
    s.does("orange", "13")
    assert s.options("blue") == ["05", "20", "31"]
    s.does("blue", "20").does("orange", "13").does("blue", "05")
    assert s.hand("blue").count("13") == 2


@pytest.mark.rule("duel:hand.discard_secret")
@pytest.mark.parametrize("hand", [["20"], ["20", "05"]])
def test_who_hands_all_cards_on_is_not_asked_in_which_order(hand: list[str]) -> None:
    s = table("hand_me_downs", hands={"orange": ["13", "06", "31"], "blue": hand})
    assert s.asked == ["orange"]
    s.does("orange", "13", "06")
    assert {"13", "06"} <= set(s.hand("blue"))
    assert set(hand) <= set(s.hand("orange"))


def test_hands_that_both_go_whole_are_exchanged_unasked() -> None:
    s = table("hand_me_downs", hands={"orange": ["13", "06"], "blue": ["20"]}, decks={"orange": ["04"], "blue": ["05"]})
    assert (s.hand("orange"), s.hand("blue")) == (["04", "20"], ["05", "06", "13"])


# --- envoys ---------------------------------------------------------------------------------------------------------------------------


def test_the_recall_makes_all_neutral_and_the_straggler_chooses_first() -> None:
    s = table("recall_notice", allies={"orange": "cudgel", "blue": "deuce"}, face_up=["cudgel"])
    assert s.game.ally == [-1, -1, -1]
    assert s.game.face_up == [True, False, False]
    assert s.asked == ["blue"]
    s.does("blue", "brawn").does("orange", "guile")
    assert s.game.ally == [1, -1, 0]
    assert s.game.view(0)["envoys"][2]["name"] == "deuce"


def test_after_the_recall_one_may_stay_alone() -> None:
    s = table("recall_notice", allies={"orange": "cudgel"}).does("blue", "pass").does("orange", "pass")
    assert s.game.ally == [-1, -1, -1]


@pytest.mark.rule("duel:envoy.increase_opposing")
def test_after_the_recall_the_second_may_undo_the_first() -> None:
    s = table("recall_notice").does("blue", "brawn").does("orange", "brawn")
    assert s.game.ally == [-1, -1, -1]


def test_a_substitute_comes_face_down_and_neutral() -> None:
    s = table("new_ambassador", allies={"orange": "cudgel"}, face_up=["cudgel"], hands=TWO)
    reserve = s.game.reserves[0]
    assert s.asked == ["blue"]
    s.does("blue", "brawn")
    assert s.game.envoys[0] == reserve[-1]
    assert s.game.reserves[0] == reserve[:-1]
    assert (s.game.ally[0], s.game.face_up[0]) == (-1, False)
    assert s.game.view(0)["envoys"][0]["name"] is None
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (3, 3)


def test_somebody_must_go() -> None:
    assert table("new_ambassador").options("blue") == ["brawn", "vision", "guile"]


def test_what_went_does_nothing_any_more() -> None:
    s = table("new_ambassador", allies={"orange": "cudgel"}, face_up=["cudgel"], hands=TWO).does("blue", "brawn")
    assert s.game.hooks == {}


def test_an_empty_reserve_sends_nobody() -> None:
    s = table("new_ambassador", hands=TWO)
    s.game.reserves[0] = ()
    s.does("blue", "brawn")
    assert s.game.view(1)["envoys"][0] == {"icon": "brawn", "name": None, "in_play": False, "ally": None, "face_up": False}


# --- Photo Finish ---------------------------------------------------------------------------------------------------------------------


def held(orange: int, blue: int) -> dict[str, dict[str, int]]:
    """So many planets each, all different."""
    names = iter(["payday", "salad", "drizzle", "hot_plate", "rustbucket", "blushworld", "overgrowth", "lagoon_nine", "glitter_gulch"])
    return {next(names): {"orange": 1} for _ in range(orange)} | {next(names): {"blue": 1} for _ in range(blue)}


@pytest.mark.rule("duel:win.alternative", "duel:win.instant")
@pytest.mark.parametrize(("lays", "won"), [(("13", "05"), "orange"), (("06", "20"), "blue")])
def test_level_at_four_a_contest_decides_the_game(lays: tuple[str, str], won: str) -> None:
    s = lay(table("photo_finish", planets=held(4, 4), hands=TWO), *lays)
    assert s.winners == [won]


@pytest.mark.rule("duel:win.instant")
def test_level_at_five_on_shared_planets_too_before_the_win_check() -> None:
    planets = {name: {"orange": 1, "blue": 1} for name in held(5, 0)}
    s = lay(table("photo_finish", planets=planets, hands=TWO), "06", "05")
    assert s.winners == ["orange"]


@pytest.mark.parametrize(("orange", "blue"), [(4, 3), (3, 3), (0, 0), (3, 4)])
def test_otherwise_everybody_draws_two_and_recovers_one(orange: int, blue: int) -> None:
    s = table("photo_finish", planets=held(orange, blue), hands=TWO, warp={"blue": 0})
    assert s.winners == []
    assert (len(s.hand("orange")), len(s.hand("blue"))) == (4, 4)
    assert (s.warp("orange"), s.warp("blue")) == (4, 0)
    ends(s)
