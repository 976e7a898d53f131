"""Reinforcements: gained, played in turn, and discarded where they lay."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.cards import KIND
from fifthcolony.duel.scene import Scene
from tests.duel.rules.playing import CALM, CONTEST, fight, lay, plans_but


def reinforcing(orange: list[str], blue: list[str], leader: str = "orange", **position: object) -> Scene:
    """Plans 13 and 06 are up, nobody has the ship advantage."""
    s = fc.scene("duel", **CALM, leader=leader, hands={"orange": ["13", *orange], "blue": ["06", *blue]}, **position)
    return fight(s, "13 shield 1", "06 shield 1")


@pytest.mark.rule("duel:reinf.gain")
def test_gaining_takes_the_top_of_the_common_deck_into_hand() -> None:
    hands = {"orange": ["13"], "blue": ["06"]}
    s = fc.scene("duel", card="recruitment_drive", next_card="cheap_moon", hands=hands, reinforcements=["+08", "-07", "±10", "=?"])
    assert s.hand("orange") == ["13", "-07", "+08"]
    assert s.hand("blue") == ["06", "=?", "±10"]
    assert s.game.view(0)["reinforcements"] == 15


@pytest.mark.rule("duel:reinf.where")
def test_in_duels_and_contests_on_either_side() -> None:
    s = reinforcing(["+08"], [])
    assert s.options("orange") == ["play +08 orange", "play +08 blue", "pass"]
    s = fc.scene("duel", **CONTEST, hands={"orange": ["13", "+08"], "blue": ["06"]})
    s.does("orange", "13")
    assert s.options("orange") == ["play +08 orange", "play +08 blue", "pass"]
    s.does("orange", "play +08 blue")
    assert s.told("clout.counted") == [("orange", "13", "blue", "14")]


@pytest.mark.rule("duel:reinf.order", "duel:role.leader")
@pytest.mark.parametrize(("leader", "straggler"), [("orange", "blue"), ("blue", "orange")])
def test_the_leader_begins_and_they_alternate_one_by_one(leader: str, straggler: str) -> None:
    s = reinforcing(["+08", "+03"], ["-07", "-03"], leader)
    for name, card in ((leader, 0), (straggler, 0), (leader, 0)):
        assert s.asked == [name]
        s.does(name, s.options(name)[card])
    assert s.asked == [straggler]
    assert len(s.game.laid) == 3


@pytest.mark.rule("duel:reinf.end")
def test_who_passed_may_play_again_after_a_play() -> None:
    s = reinforcing(["+08", "+03"], ["-07", "-03"])
    s.does("orange", "pass").does("blue", "play -07 orange").does("orange", "play +08 orange").does("blue", "pass")
    assert s.asked == ["orange"]
    s.does("orange", "play +03 orange").does("blue", "play -03 blue")
    assert s.told("clout.counted") == [("orange", "17", "blue", "3")]


@pytest.mark.rule("duel:reinf.end")
def test_two_passes_in_a_row_end_it() -> None:
    s = reinforcing(["+08", "+03"], ["-07", "-03"])
    s.does("orange", "play +08 orange").does("blue", "pass").does("orange", "pass")
    assert s.told("clout.counted") == [("orange", "21", "blue", "6")]


@pytest.mark.rule("duel:reinf.end_first_round")
def test_two_passes_at_once_play_nothing() -> None:
    s = reinforcing(["+08"], ["-07"]).does("orange", "pass").does("blue", "pass")
    assert s.told("clout.counted") == [("orange", "13", "blue", "6")]
    s = reinforcing(["+08"], ["-07"]).does("orange", "pass").does("blue", "play -07 orange")
    assert s.asked == ["orange"]  # asked again after a play


@pytest.mark.rule("duel:reinf.empty_handed")
def test_who_has_none_passes_and_draws_none() -> None:
    s = reinforcing([], ["-07", "-03"])
    assert s.told("reinforce.passed") == [("orange",)]
    assert s.hand("orange") == []
    s.does("blue", "play -07 orange")
    assert s.told("reinforce.passed") == [("orange",), ("orange",)]
    assert s.asked == ["blue"]
    s.does("blue", "pass")
    assert s.told("clout.counted") == [("orange", "6", "blue", "6")]


@pytest.mark.rule("duel:reinf.effect_at_once")
def test_a_reinforcement_counts_at_once_and_both_totals_are_shown() -> None:
    s = reinforcing(["+08", "+03"], ["-07"])
    s.does("orange", "play +08 blue")
    assert s.told("reinforce.played_on") == [("orange", "+08", "blue", "13", "14")]
    assert s.game.view(1)["clout"] == [[("plan", 13)], [("plan", 6), ("card:reinf_p08", 8)]]
    assert s.game.ask_of(1).params == (14, 13)


@pytest.mark.rule("duel:reinf.discard")
def test_a_reinforcement_goes_to_the_pile_of_whom_it_changed() -> None:
    s = reinforcing(["-10"], ["+03"])
    s.does("orange", "play -10 blue").does("blue", "play +03 orange")
    assert s.pile("orange") == ["13", "+03"]
    assert s.pile("blue") == ["06", "-10"]


@pytest.mark.rule("duel:reinf.discard", "duel:contest.cleanup", "duel:misc.discard_open")
def test_the_same_in_a_contest() -> None:
    s = fc.scene("duel", **CONTEST, hands={"orange": ["13", "-10"], "blue": ["06", "+03"]})
    lay(s, "13", "06").does("orange", "play -10 blue").does("blue", "play +03 orange")
    assert [s.pile("orange"), s.pile("blue")] == [["13", "+03"], ["06", "-10"]]


@pytest.mark.rule("duel:reinf.parity")
@pytest.mark.parametrize(("card", "even", "odd"), [("±10", 10, -10), ("∓10", -10, 10)])
def test_parity_cards_swing_with_the_clout_they_lie_on(card: str, even: int, odd: int) -> None:
    s = reinforcing([card, "+03", "+05"], ["-02"])  # -02 is a plan: blue can only pass
    s.does("orange", f"play {card} orange")
    assert s.clout("orange") == 13 + odd
    s.does("orange", "play +03 orange")
    assert s.clout("orange") == 16 + even
    s.does("orange", "play +05 orange")
    assert s.told("clout.counted") == [("orange", str(21 + odd), "blue", "6")]


@pytest.mark.rule("duel:reinf.parity_base")
def test_parity_includes_the_ship_advantage() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "±10", "+04"], "blue": ["06"]})
    fight(s, "13 shield 1", "06 shield 1", (2, 1)).does("orange", "play ±10 orange")
    assert s.clout("orange") == 13 + 3 + 10  # 16 is even


@pytest.mark.rule("duel:reinf.parity_base")
def test_zero_is_even_and_minus_five_is_odd() -> None:
    s = reinforcing(["±10", "-03"], ["-07", "-04", "+03"])
    s.does("orange", "play ±10 blue").does("blue", "pass").does("orange", "play -03 blue").does("blue", "play +03 blue")
    s.does("blue", "play -07 blue")
    assert s.clout("blue") == -1 - 10  # -1 is odd
    s.does("blue", "pass")
    s = fc.scene("duel", **CALM, hands={"orange": ["10", "±10", "-10", "+04"], "blue": ["06"]})
    fight(s, "10 shield 1", "06 shield 1").does("orange", "play -10 orange", "play ±10 orange")
    assert s.clout("orange") == 10  # 0 is even


@pytest.mark.rule("duel:reinf.parity_base")
def test_a_parity_card_does_not_change_parity() -> None:
    s = reinforcing(["±10", "∓10", "+04"], [])
    s.does("orange", "play ±10 orange", "play ∓10 orange")
    assert s.clout("orange") == 13 - 10 + 10


@pytest.mark.rule("duel:reinf.scn_parity")
def test_thirteen_stands_at_3_and_after_plus_5_at_28() -> None:
    s = reinforcing(["±10", "+05", "+04"], [])
    s.does("orange", "play ±10 orange")
    assert s.clout("orange") == 3
    s.does("orange", "play +05 orange")
    assert s.clout("orange") == 28


@pytest.mark.rule("duel:reinf.deck_empty")
def test_an_empty_deck_gives_nothing_and_the_rest_happens() -> None:
    hands = {"orange": ["13", "±05", *EVERY[:8]], "blue": ["06", *EVERY[8:]]}
    position = {"card": "fan_mail", "hands": hands, "next_card": "cheap_moon", "warp": {"orange": 2, "blue": 2}}
    s = fc.scene("duel", **position)
    assert s.game.view(None)["reinforcements"] == 0
    s.does("orange", "ships 2")
    assert [len(s.hand("orange")), s.supply("orange")] == [10, 20]


EVERY = ["+08", "+12", "-10", "-07", "±10", "∓10", "+03", "+04", "+05", "+06", "+07", "+10", "+15", "-03", "-04", "-05", "-12", "=?"]


@pytest.mark.rule("duel:reinf.deck_empty")
def test_one_left_is_one_gained() -> None:
    hands = {"orange": ["13", *EVERY[:9]], "blue": ["06", *EVERY[9:]]}
    s = fc.scene("duel", card="recruitment_drive", hands=hands, leader="blue")
    assert "±05" in s.hand("blue")
    assert "±05" not in s.hand("orange")


@pytest.mark.rule("duel:reinf.never_return", "duel:deck.reshuffle")
def test_a_used_reinforcement_is_shuffled_into_a_players_deck() -> None:
    piles = {"orange": [*plans_but("13"), "-07"]}
    s = fc.scene("duel", card="fresh_ideas", next_card="cheap_moon", hands={"orange": ["13"], "blue": ["06"]}, piles=piles)
    assert s.pile("orange") == []
    assert len(s.game.reinforcements) == 18
    assert "reinf_m07" in [KIND[card] for card in s.game.decks[0] + s.game.hands[0]]
