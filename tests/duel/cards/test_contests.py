"""The event cards that are contests, each played out."""

from typing import Any

import pytest

from fifthcolony.duel.destiny import DESTINY, Destiny
from fifthcolony.duel.scene import Scene
from tests.duel.positions import contest, ends, lay, table, totals, winner

PRINTED = {
    "talent_show": ("discovery", "higher"),
    "tug_of_wormhole": ("refresh", "higher"),
    "staring_contest": ("discovery", "lower"),
    "zoning_hearing": ("refresh", "higher"),
    "garage_sale": ("discovery", "higher"),
    "binary_spelling_bee": ("refresh", "even"),
    "ambassadors_ball": ("discovery", "higher"),
    "asteroid_dodgeball": ("refresh", "higher"),
    "double_or_nothing": ("refresh", "higher"),
}


def destiny(name: str | None) -> Destiny:
    """A destiny card by its name."""
    return next(card for card in DESTINY if card.name == name)


def won_by_blue(card: str, **position: Any) -> Scene:
    """Blue's 20 beats Orange's 13; both have two more cards."""
    return contest("13", "20", **({"card": card, "hands": {"orange": ["13", "06", "05"], "blue": ["20", "06", "05"]}} | position))


# --- for all of them ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_is_as_it_is_written(name: str) -> None:
    card = destiny(name)
    assert (card.next, card.rule) == PRINTED[name]
    assert (card.deck, card.provenance, card.where, card.advantage) == ("event", "original", "", 0)


@pytest.mark.rule("duel:contest.scope", "duel:contest.cleanup")
@pytest.mark.parametrize("name", PRINTED)
def test_it_is_about_plans_alone_and_leads_on(name: str) -> None:
    s = table(name, hands={"orange": ["13", "06", "05"], "blue": ["20", "06", "05"]})
    assert s.game.view(0)["scope"] == "contest"
    assert set(s.options("orange")) >= {"05", "06", "13"}
    assert not any("blast" in option for option in s.options("orange"))
    ends(lay(s, "13", "20"))
    assert destiny(s.game.view(None)["card"]).deck == PRINTED[name][0]
    assert "13" in s.pile("orange")
    assert "20" in s.pile("blue")
    assert s.spent("orange") == s.spent("blue") == []


@pytest.mark.rule("duel:contest.winner")
@pytest.mark.parametrize(("leader", "won"), [("orange", "blue"), ("blue", "orange")])
def test_a_tie_is_the_stragglers(leader: str, won: str) -> None:
    for name in ("talent_show", "staring_contest", "binary_spelling_bee"):
        s = contest("06", "06", card=name, leader=leader)
        assert winner(s) == won


# --- one by one -----------------------------------------------------------------------------------------------------------------------


def test_talent_gets_two_cards_and_a_reinforcement() -> None:
    s = won_by_blue("talent_show", reinforcements=["+08"], decks={"blue": ["42", "31"]})
    assert s.hand("blue") == ["05", "06", "31", "42", "+08"]
    assert s.hand("orange") == ["05", "06"]


@pytest.mark.parametrize(("supply", "left"), [(10, 8), (1, 0), (0, 0)])
def test_the_wormhole_brings_up_to_three_back_and_takes_two(supply: int, left: int) -> None:
    s = won_by_blue("tug_of_wormhole", supply={"orange": supply})
    assert s.options("blue") == ["ships 0", "ships 1", "ships 2", "ships 3"]
    s.does("blue", "ships 2")
    assert (s.warp("blue"), s.supply("blue")) == (3, 17)
    assert (s.supply("orange"), s.warp("orange")) == (left, 20 - left)


def test_whoever_has_less_stares_longer() -> None:
    s = won_by_blue("staring_contest", decks={"orange": ["42"]})
    assert winner(s) == "orange"
    s.does("orange", "vision")
    assert s.game.ally[1] == 0
    assert s.hand("orange") == ["05", "06", "42"]


def test_a_starer_may_stay_alone_and_draws_all_the_same() -> None:
    s = won_by_blue("staring_contest", decks={"orange": ["42"]}).does("orange", "pass")
    assert s.game.ally == [-1, -1, -1]
    assert "42" in s.hand("orange")


def test_zoning_settles_a_ship_where_the_winner_is_not() -> None:
    planets = {"payday": {"orange": 2}, "salad": {"blue": 1}, "drizzle": {}}
    s = won_by_blue("zoning_hearing", planets=planets)
    assert s.options("blue") == ["payday", "drizzle", "pass"]
    s.does("blue", "payday")
    assert (s.ships("blue", "payday"), s.supply("blue")) == (1, 13)
    assert s.controls("orange") == ["payday"]
    assert s.controls("blue") == ["payday", "salad"]


@pytest.mark.rule("duel:role.switch", "duel:role.switch_moment")
def test_zoning_can_change_the_roles() -> None:
    s = won_by_blue("zoning_hearing", planets={"payday": {"orange": 2}, "salad": {"blue": 1}, "drizzle": {}}).does("blue", "drizzle")
    assert s.leader == "blue"


def test_zoning_may_be_declined() -> None:
    s = won_by_blue("zoning_hearing", planets={"drizzle": {}}).does("blue", "pass")
    assert s.ships("blue", "drizzle") == 0


@pytest.mark.rule("duel:win.zero_supply_only_when_needed")
@pytest.mark.parametrize("position", [{"supply": {"blue": 0}, "planets": {"drizzle": {}}}, {"planets": {"drizzle": {"blue": 1}}}, {}])
def test_zoning_without_a_ship_or_a_planet_is_nothing(position: dict[str, Any]) -> None:
    s = won_by_blue("zoning_hearing", **position)
    assert s.prompt("orange") == "dial.set_for_card"
    assert s.winners == []


def test_zoning_can_go_to_the_warpplanet_where_more_ships_are_needed() -> None:
    s = won_by_blue("zoning_hearing", planets={"drizzle": {"orange": 1, "blue": 1}}, warpplanet="drizzle").does("blue", "drizzle")
    assert s.controls("blue") == ["drizzle"]


def test_the_garage_opens_with_a_card_each() -> None:
    s = table("garage_sale", hands={"orange": ["13"], "blue": ["20"]}, decks={"orange": ["04"], "blue": ["05"]})
    assert s.options("orange") == ["04", "13"]
    assert s.options("blue") == ["05", "20"]


@pytest.mark.rule("duel:misc.foreign_plans")
def test_the_garage_sells_two_for_one() -> None:
    s = won_by_blue("garage_sale", decks={"orange": ["42"], "blue": ["31"]})
    assert len(s.hand("orange")) == 1
    assert len(s.hand("blue")) == 5
    assert s.prompt("blue") == "card.give"
    s.does("blue", "31")
    assert "31" in s.hand("orange")
    assert len(s.hand("blue")) == 4
    assert s.game.view(1)["known"][0] == ["plan_31"]


@pytest.mark.rule("duel:ability.partial")
def test_the_garage_takes_what_there_is() -> None:
    s = contest(card="garage_sale", hands={"orange": [], "blue": ["20", "06"]}, decks={"orange": ["04"]}).does("blue", "20")
    assert s.prompt("blue") == "card.give"
    assert s.hand("orange") == []


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_a_garage_with_two_empty_hands_makes_the_winner_draw_before_giving() -> None:
    s = contest(card="garage_sale", hands={"orange": [], "blue": []}, decks={"orange": ["04"], "blue": ["20"]})
    assert s.prompt("blue") == "card.give"
    assert len(s.options("blue")) == 6


@pytest.mark.parametrize(
    ("mine", "other", "won"),
    [("06", "31", "orange"), ("31", "06", "blue"), ("13", "31", "blue"), ("20", "06", "orange"), ("-02", "23", "orange")],
)
def test_an_even_clout_spells_better(mine: str, other: str, won: str) -> None:
    hands = {"orange": [mine, "05"], "blue": [other, "05"]}
    s = contest(mine, other, card="binary_spelling_bee", hands=hands, reinforcements=["+08", "+12"])
    assert winner(s) == won
    assert {"+08", "+12"} <= set(s.hand(won))


def test_the_final_clout_is_what_is_even() -> None:
    hands = {"orange": ["06", "05"], "blue": ["31", "+03"]}
    s = contest("06", "31", card="binary_spelling_bee", hands=hands).does("blue", "play +03 blue")
    assert totals(s) == (6, 34)
    assert winner(s) == "blue"


# --- The Ambassadors' Ball ------------------------------------------------------------------------------------------------------------


def test_the_ball_changes_up_to_two_different_envoys() -> None:
    s = won_by_blue("ambassadors_ball", allies={"orange": "cudgel"}, face_up=["cudgel"])
    assert len(s.options("blue")) == 7
    s.does("blue", "friendship more brawn")
    assert s.ally("cudgel") is None
    assert s.options("blue") == [
        "friendship more vision",
        "friendship less vision",
        "friendship more guile",
        "friendship less guile",
        "done",
    ]
    s.does("blue", "friendship less guile")
    assert s.game.ally == [-1, -1, 0]


@pytest.mark.parametrize("changes", [["done"], ["friendship more guile", "done"]])
def test_at_the_ball_one_may_stop(changes: list[str]) -> None:
    s = won_by_blue("ambassadors_ball").does("blue", *changes)
    assert s.game.ally == [-1, -1, 1 if len(changes) == 2 else -1]
    assert s.prompt("orange") == "dial.set"


@pytest.mark.rule("duel:envoy.limit")
def test_at_the_ball_the_limit_holds_after_each_change() -> None:
    s = won_by_blue("ambassadors_ball", allies={"blue": "cudgel"}, face_up=["cudgel"]).does("blue", "friendship more guile")
    assert s.prompt("blue") == "friendship.part_with"
    s.does("blue", "brawn")
    assert s.game.ally == [-1, -1, 1]
    assert s.prompt("blue") == "friendship.change"
    assert "friendship more guile" not in s.options("blue")


# --- Asteroid Dodgeball ---------------------------------------------------------------------------------------------------------------


FOUR = {"orange": ["13", "06", "05", "04", "07"], "blue": ["20", "06"]}


def test_the_loser_gives_up_three_ships() -> None:
    s = won_by_blue("asteroid_dodgeball", hands=FOUR)
    assert s.asked == ["orange"]
    assert s.options("orange") == ["dodge ships", "dodge cards"]
    s.does("orange", "dodge ships")
    assert (s.supply("orange"), s.warp("orange")) == (12, 8)


def test_or_three_cards_of_its_choice() -> None:
    s = won_by_blue("asteroid_dodgeball", hands=FOUR).does("orange", "dodge cards", "07", "04", "06")
    assert s.hand("orange") == ["05"]
    assert s.pile("orange")[:3] == ["07", "04", "06"]
    assert s.warp("orange") == 5


def test_only_what_can_be_done_completely_can_be_chosen() -> None:
    s = won_by_blue("asteroid_dodgeball", hands=FOUR, supply={"orange": 2})
    assert s.prompt("orange") == "card.discard"
    s = won_by_blue("asteroid_dodgeball")
    assert s.supply("orange") == 12


@pytest.mark.rule("duel:ability.partial")
def test_if_neither_can_be_the_ships_go_as_far_as_possible() -> None:
    s = won_by_blue("asteroid_dodgeball", supply={"orange": 2})
    assert (s.supply("orange"), s.warp("orange")) == (0, 20)
    assert s.hand("orange") == ["05", "06"]


# --- Double or Nothing-ish ------------------------------------------------------------------------------------------------------------


def test_stopping_brings_two_ships_and_two_cards() -> None:
    s = won_by_blue("double_or_nothing").does("blue", "double stop", "ships 2")
    assert s.warp("blue") == 3
    assert len(s.hand("blue")) == 4
    assert s.prompt("orange") == "dial.set_for_card"


@pytest.mark.rule("duel:contest.cleanup")
@pytest.mark.parametrize(("lays", "won"), [(("06", "05"), "orange"), (("05", "06"), "blue")])
def test_going_again_gives_everything_to_the_second_winner(lays: tuple[str, str], won: str) -> None:
    s = won_by_blue("double_or_nothing").does("blue", "double again")
    assert (s.pile("orange"), s.pile("blue")) == (["13"], ["20"])
    lay(s, *lays)
    assert winner(s) == won
    s.does(won, "ships 4")
    assert s.warp(won) == 1
    assert len(s.hand(won)) == 1 + 3
    assert s.prompt("orange") == "dial.set_for_card"


@pytest.mark.rule("duel:role.switch_moment")
def test_there_is_no_third_contest() -> None:
    s = lay(won_by_blue("double_or_nothing").does("blue", "double again"), "05", "06")
    assert s.prompt("blue") == "ships.recover"


@pytest.mark.rule("duel:hand.zero_forced_use")
def test_who_has_no_card_for_the_second_contest_draws_first() -> None:
    s = contest(card="double_or_nothing", hands={"orange": ["13"], "blue": ["20"]}).does("blue", "double again")
    assert len(s.options("orange")) == len(s.options("blue")) == 6
