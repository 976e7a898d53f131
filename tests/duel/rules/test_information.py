"""What is open, what is hidden, and the rulebook's odds and ends."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.cards import KIND
from fifthcolony.kernel.events import Event
from tests.duel.rules.playing import CALM, by_chance, fight, lay

HANDS = {"orange": ["13", "20", "04"], "blue": ["06", "04", "10"]}


@pytest.mark.rule("duel:misc.foreign_plans")
def test_plans_of_the_other_colour_are_used_as_the_own() -> None:
    s = fc.scene("duel", card="hand_me_downs", next_card="unfinished_bridges", hands=HANDS)
    s.does("orange", "13").does("blue", "06").does("orange", "20").does("blue", "10")
    assert {"06", "10"} <= set(s.hand("orange"))
    assert {"13", "20"} <= set(s.hand("blue"))
    fight(s, "10 shield 1", "13 shield 1")
    assert s.pile("orange")[-1] == "10"
    assert s.pile("blue")[-1] == "13"


@pytest.mark.rule("duel:misc.discard_open")
def test_a_played_card_lies_open_on_the_pile_of_who_played_it() -> None:
    s = fc.scene("duel", **CALM, hands=HANDS, piles={"orange": ["31"]})
    fight(s, "13 shield 1", "06 shield 1")
    assert [s.game.view(seat)["piles"] for seat in (0, 1, None)] == [[["plan_31", "plan_13"], ["plan_06"]]] * 3


@pytest.mark.rule("duel:misc.grumpus_unseen")
@pytest.mark.parametrize(("unseen", "holder"), [(2, 1), (4, 0)])
def test_grumpus_waits_for_the_dial_of_the_unseen(unseen: int, holder: int) -> None:
    position = {"aliens": ["unseen", "blue"], "hands": {"unseen": ["13", "+08"], "blue": ["06"]}}
    s = fc.scene("duel", **CALM, **position, allies={"blue": "grumpus"}, face_up=["grumpus"])
    s.does("unseen", f"dial {unseen}").does("blue", "dial 3")
    assert s.told("dial.shown") == [("blue", "3")]
    lay(s, "13 blast 2", "06 shield 1")
    assert s.told("dial.shown")[1] == ("unseen", str(unseen))
    assert s.game.view(None)["advantage_to"] == holder  # three were sent against two: entitled, though it came to light later


@pytest.mark.rule("duel:info.hidden")
def test_the_opponent_sees_neither_hand_nor_choices_nor_a_face_down_ally() -> None:
    s = fc.scene(
        "duel", aliens=["orange", "oddsmaker"], **CALM, hands={"orange": ["13", "20"], "oddsmaker": ["06"]}, allies={"orange": "cudgel"}
    )
    s.does("orange", "dial 4")
    hidden = s.game.view(1)
    assert hidden["dials"] == [None, None]
    s.does("oddsmaker", "dial 1").does("orange", "pass")
    s.lays("orange", "13", "blast 4").lays("oddsmaker", "06", "shield 1")
    hidden = s.game.view(1)
    assert [hidden["plans"][0], hidden["tactics"][0]] == ["face_down", "face_down"]
    assert hidden["hands"] == [1, 0]
    assert hidden["envoys"][0]["name"] is None
    text = str(hidden)
    assert not any(secret in text for secret in ("plan_13", "plan_20", "blast_4", "cudgel"))
    assert str(s.game.view(None)) != text
    assert not any(secret in str(s.game.view(None)) for secret in ("plan_13", "plan_20", "plan_06", "blast_4", "shield_1", "cudgel"))


@pytest.mark.rule("duel:info.hidden")
def test_decks_and_the_stack_show_their_sizes_alone() -> None:
    g = fc.new_game("duel", seed=12, aliens="none")
    view = g.view(0)
    assert (view["decks"], view["reinforcements"], view["planets_left"]) == ([11, 11], 19, 11)
    assert (view["destiny"], view["reserves"]) == ([12, 25, 19], [5, 5, 5])
    twin = g.copy()
    for deck in (twin.decks[0], twin.decks[1], twin.reinforcements, twin.planets, twin.discoveries, twin.events, twin.refreshes):
        deck.reverse()
    twin.hands[1], twin.decks[1][:6] = twin.decks[1][:6], twin.hands[1]
    others = [(*deck[1:], name) for deck, name in zip(twin.reserves, twin.envoys, strict=True)]
    twin.envoys, twin.reserves = [deck[0] for deck in twin.reserves], others
    known = g.hands[1][0]  # its first card was shown to find the leader
    assert twin.view(0) | {"known": []} == view | {"known": []}
    assert view["known"][1] == [KIND[known]]


@pytest.mark.rule("duel:info.hidden")
def test_who_has_read_an_envoy_knows_it_when_it_is_neutral_again() -> None:
    s = fc.scene("duel", card="cold_shoulder", hands=HANDS, allies={"orange": "mirror"}, envoys=["cudgel", "lodger"])
    s.does("orange", "vision")
    assert s.ally("mirror") is None
    assert s.game.view(0)["envoys"][1]["name"] == "mirror"
    assert s.game.view(1)["envoys"][1]["name"] is None


@pytest.mark.unguarded
@pytest.mark.rule("duel:info.hidden")
@pytest.mark.parametrize("seed", range(6))
def test_cards_that_are_drawn_or_gained_are_told_to_their_owner_alone(seed: int) -> None:
    heard: list[Event] = []
    for _ in by_chance(seed, heard):
        pass
    drawn = [event for event in heard if event.key in ("cards.drawn_by_you", "cards.gained_by_you", "envoy.read")]
    assert drawn
    assert all(event.audience in ((0,), (1,)) for event in drawn)
    assert not any("card:" in str(event.params) for event in heard if event.key in ("cards.drawn", "cards.gained"))


@pytest.mark.rule("duel:info.public")
def test_what_is_open_to_both() -> None:
    position = {
        "planets": {"payday": {"orange": 2}, "salad": {"blue": 1}},
        "spent": {"orange": ["blast 4"]},
        "piles": {"blue": ["31", "-07"]},
    }
    s = fc.scene("duel", **CALM, hands=HANDS, past=["fan_mail"], face_up=["cudgel"], allies={"orange": "cudgel"}, **position)
    s.does("orange", "dial 4").does("blue", "dial 3")
    for seat in (0, 1, None):
        view = s.game.view(seat)
        assert [view["supply"], view["warp"], view["hands"]] == [[9, 11], [5, 5], [3, 3]]
        assert [planet["ships"] for planet in view["row"]] == [[2, 0], [0, 1], [4, 3]]
        assert [view["decks"], view["piles"]] == [[14, 13], [[], ["plan_31", "reinf_m07"]]]
        assert view["past"] == ["fan_mail", "unfinished_bridges"]
        assert view["spent"] == [[0], []]
        assert view["leader"] == 0
        assert view["envoys"][0] == {"icon": "brawn", "name": "cudgel", "in_play": True, "ally": 0, "face_up": True}
