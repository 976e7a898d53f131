"""How the game ends."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import fight, lay, planets_with

HANDS = {"orange": ["13", "20"], "blue": ["06", "04"]}
FOUR_EACH = {tile: {"orange": 1, "blue": 1} for tile in ("lagoon nine", "blushworld", "salad", "payday")}


@pytest.mark.rule("duel:win.five_planets")
@pytest.mark.parametrize(("number", "winners"), [(4, []), (5, ["blue"]), (6, ["blue"])])
def test_five_planets_or_more_win_at_the_checkpoint(number: int, winners: list[str]) -> None:
    s = fc.scene("duel", begin="checkpoint", planets=planets_with("blue", number), next_card="cheap_moon")
    assert s.winners == winners
    assert (s.game.outcome is not None) == bool(winners)
    if s.game.outcome:
        assert s.game.outcome.reason == "win.five_planets"


@pytest.mark.rule("duel:win.not_immediate")
def test_a_fifth_planet_wins_only_when_the_card_is_done() -> None:
    planets = {**planets_with("orange", 4), "rustbucket": {"orange": 2}}
    s = fc.scene("duel", card="repair_yard", planets=planets, warpplanet="rustbucket")
    assert len(s.controls("orange")) == 5
    assert s.prompt("orange") == "ships.recover"  # the game goes on
    s.does("orange", "ships 0").does("blue", "ships 0")
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:win.not_immediate")
def test_a_fifth_planet_that_is_lost_again_wins_nothing() -> None:
    planets = {**planets_with("orange", 4), "rustbucket": {"orange": 2, "blue": 1}}
    position = {"planets": planets, "warpplanet": "rustbucket", "warp": {"orange": 2, "blue": 0}, "next_card": "cheap_moon"}
    s = fc.scene("duel", card="repair_yard", **position)
    assert len(s.controls("orange")) == 5
    s.does("orange", "ships 4")  # two of them from the Warpplanet
    assert len(s.controls("orange")) == 4
    assert s.winners == []


@pytest.mark.rule("duel:win.both")
def test_both_win_when_both_hold_five() -> None:
    planets = {**FOUR_EACH, "rustbucket": {"orange": 1, "blue": 1}, "drizzle": {"blue": 1}}
    s = fc.scene("duel", begin="checkpoint", planets=planets)
    assert s.winners == ["orange", "blue"]


@pytest.mark.rule("duel:win.both", "duel:duel.d11_both_stay")
def test_both_win_when_both_may_stay_on_the_fifth_planet() -> None:
    s = fc.scene("duel", card="timeshare_asteroid", planets=FOUR_EACH, hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1", (2, 2)).does("blue", "yes")
    assert [len(s.controls(name)) for name in s.names] == [5, 5]
    assert s.winners == ["orange", "blue"]


@pytest.mark.rule("duel:win.zero_supply", "duel:duel.d2_zero")
@pytest.mark.parametrize("stranded", ["orange", "blue"])
def test_who_must_send_and_has_none_loses_on_the_spot(stranded: str) -> None:
    s = fc.scene("duel", card="cheap_moon", supply={stranded: 0}, stack=["payday"])
    s.does("orange", "dial 2").does("blue", "dial 2")
    assert s.winners == [name for name in s.names if name != stranded]
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "win.no_ships"
    assert s.ships("orange", "payday") == s.ships("blue", "payday") == 0  # nothing is sent any more
    assert s.asked == []


@pytest.mark.rule("duel:win.zero_supply_only_when_needed")
def test_an_empty_supply_alone_is_harmless() -> None:
    s = fc.scene("duel", card="repair_yard", next_card="pick_two", supply={"orange": 0}, planets={"payday": {"orange": 2}})
    s.does("orange", "ships 0").does("blue", "ships 0")
    assert s.supply("orange") == 0
    assert s.game.outcome is None


@pytest.mark.rule("duel:win.zero_supply_only_when_needed", "duel:duel.d1_barred")
def test_who_is_barred_from_sending_does_not_lose() -> None:
    s = fc.scene("duel", card="regular_revenge", supply={"orange": 0}, planets={"drizzle": {"orange": 1}})
    s.does("blue", "dial 2")
    assert s.game.outcome is None
    assert [s.ships("orange"), s.ships("blue")] == [1, 2]


@pytest.mark.rule("duel:win.zero_supply_only_when_needed")
def test_who_may_decline_to_send_does_not_lose() -> None:
    s = fc.scene("duel", card="zoning_hearing", next_card="pick_two", supply={"orange": 0}, planets={"drizzle": {"blue": 1}}, hands=HANDS)
    lay(s, "13", "06")
    assert s.told("contest.won") == [("orange",)]
    assert s.game.outcome is None


@pytest.mark.rule("duel:win.zero_supply_both", "duel:win.zero_supply_both_software")
def test_nobody_wins_when_both_have_none_to_send() -> None:
    s = fc.scene("duel", card="cheap_moon", supply={"orange": 0, "blue": 0})
    s.does("orange", "dial 1").does("blue", "dial 4")
    assert s.game.outcome is not None
    assert s.game.outcome.winners == ()
    assert s.asked == []


@pytest.mark.rule("duel:win.zero_supply_both_software", "duel:envoy.masochist_card")
def test_a_masochists_ally_wins_when_both_have_none_to_send() -> None:
    s = fc.scene("duel", card="cheap_moon", supply={"orange": 0, "blue": 0}, allies={"blue": "masochist"}, face_up=["masochist"])
    s.does("orange", "dial 1").does("blue", "dial 4")
    assert s.winners == ["blue"]


@pytest.mark.rule("duel:win.alternative")
def test_a_destiny_card_with_a_victory_of_its_own() -> None:
    s = fc.scene("duel", card="photo_finish", planets=FOUR_EACH, hands=HANDS)
    lay(s, "13", "06")
    assert s.winners == ["orange"]


@pytest.mark.rule("duel:win.alternative")
def test_an_alien_with_a_victory_of_its_own() -> None:
    s = fc.scene("duel", aliens=["stampbook", "blue"], begin="checkpoint", planets=planets_with("stampbook", 4))
    assert s.winners == ["stampbook"]


@pytest.mark.rule("duel:win.instant")
def test_a_victory_at_once_stops_the_running_step() -> None:
    position = {"card": "unfinished_bridges", "stack": ["payday"], "hands": {"iron_matron": ["13"], "pickled": ["10", "42"]}}
    s = fc.scene("duel", aliens=["iron_matron", "pickled"], **position)
    fight(s, "13 blast 4", "10 shield 1", (4, 4))
    assert s.winners == ["iron_matron"]
    assert s.asked == []
    assert s.ships("pickled", "payday") == 4  # no tactic took effect any more
    assert not s.told("plan.revealed")


@pytest.mark.rule("duel:win.instant")
def test_a_card_that_wins_waits_for_no_checkpoint() -> None:
    s = fc.scene("duel", card="photo_finish", planets=FOUR_EACH, hands=HANDS)
    lay(s, "13", "06")
    assert s.pile("orange") == []  # not even cleanup
    assert s.log[-1].key == "game.over"


@pytest.mark.rule("duel:win.checkpoint_alternative")
def test_different_conditions_at_one_check_share_the_victory() -> None:
    planets = {
        "lagoon nine": {"stampbook": 1},
        "blushworld": {"stampbook": 1},
        "salad": {"stampbook": 1},
        "payday": {"stampbook": 1, "blue": 1},
    }
    planets |= {tile: {"blue": 1} for tile in ("hot plate", "drizzle", "rustbucket", "overgrowth")}
    s = fc.scene("duel", aliens=["stampbook", "blue"], begin="checkpoint", planets=planets)
    assert s.winners == ["stampbook", "blue"]
