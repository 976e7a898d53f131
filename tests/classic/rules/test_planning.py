"""Planning: laying encounter cards, and what happens to a main player who has none."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])


@pytest.mark.rule("classic:planning.select")
@EDITIONS
def test_both_main_players_lay_at_once_and_in_secret(edition: int) -> None:
    hands = {"ember": ["attack 10", "negotiate"], "saffron": ["attack 4", "attack 12"], "jade": ["attack 40", "attack 30"]}
    s = scene("classic", seats=SEATS, phase="planning", edition=edition, gate={"ember": 1, "jade": 1}, hands=hands)
    assert s.asked == ["ember", "saffron"]  # the ally and the onlooker lay nothing
    s.does("ember", "negotiate")
    assert s.asked == ["saffron"]
    assert s.options("saffron") == ["attack 4", "attack 12"]
    assert s.game.view(s.seat("saffron"))["laid"] == [None, None]  # nothing to see until both are in
    s.does("saffron", "attack 12")
    assert [s.told("planning.laid"), s.told("reveal.cards")] == [
        [("ember",), ("saffron",)],
        [("ember", "negotiate", "saffron", "attack 12")],
    ]


@pytest.mark.rule("classic:planning.select")
def test_a_laid_card_is_face_down_for_everybody_else() -> None:
    hands = {"sorcerer": ["attack 10", "attack 20"], "saffron": ["attack 4", "attack 12"]}
    s = scene("classic", seats=["sorcerer", "saffron", "jade"], phase="planning", hands=hands)
    s.does("sorcerer", "attack 10").does("saffron", "attack 12")
    assert s.prompt("sorcerer") == "window.planning.after_select"  # both cards are down, none is up
    assert s.game.view(s.seat("sorcerer"))["laid"] == ["attack_10", "face_down"]
    assert s.game.view(s.seat("saffron"))["laid"] == ["face_down", "attack_12"]
    assert s.game.view(s.seat("jade"))["laid"] == s.game.view(None)["laid"] == ["face_down", "face_down"]


@pytest.mark.rule("classic:planning.only_encounter_cards")
@EDITIONS
def test_only_attacks_negotiates_and_the_morph_are_laid(edition: int) -> None:
    others = ["reinforcement 2", "reinforcement 5", "cosmic zap", "plague", "emotion control"]
    hands = {"ember": ["attack 8", "negotiate", "morph", *others], "saffron": ["attack 6"]}
    s = scene("classic", seats=SEATS, phase="planning", edition=edition, hands=hands)
    assert s.options("ember") == ["attack 8", "negotiate", "morph"]


@pytest.mark.rule("classic:planning.defense_without_card")
@EDITIONS
def test_a_defense_without_encounter_card_gets_a_new_hand(edition: int) -> None:
    s = scene(
        "classic", seats=SEATS, phase="planning", edition=edition,
        hands={"ember": ["attack 8"], "saffron": ["reinforcement 3", "plague"]},
        deck=["attack 12", "attack 10", *["reinforcement 2"] * 2, *["reinforcement 3"] * 2, "reinforcement 5", "quash"],
    )  # fmt: skip
    assert s.told("cards.hand_replaced") == [("saffron", "reinforcement 3", "plague")]  # shown, then discarded
    assert s.discard == ["reinforcement 3", "plague"]
    assert len(s.hand("saffron")) == 8
    assert s.asked == ["saffron"]
    assert s.options("saffron") == ["attack 10", "attack 12"]


def handless(*flares: str, **position: Any) -> Scene:
    """Saffron defends without an encounter card, but with these flares."""
    hands = {"ember": ["attack 8"], "saffron": [*flares, "reinforcement 3"], "jade": []}
    return scene("classic", **({"seats": SEATS, "phase": "planning", "hands": hands, "deck": ["attack 12"], "stops": True} | position))


@pytest.mark.rule("classic:planning.defense_without_card")
@EDITIONS
def test_a_defense_without_encounter_card_may_first_play_what_it_can_now(edition: int) -> None:
    s = handless("flare chosen", "flare citadel", edition=edition)
    assert [s.prompt("saffron"), s.options("saffron")] == ["window.any.new_hand", ["flare chosen", "pass"]]
    s.does("saffron", "flare chosen")  # draws a card, and it is one to lay
    assert [s.told("cards.hand_replaced"), s.told("planning.laid")] == [[], [("ember",), ("saffron",)]]
    assert s.hand("saffron") == ["reinforcement 3", "flare chosen", "flare citadel"]


@pytest.mark.rule("classic:planning.defense_without_card")
def test_what_it_has_played_and_what_it_has_not_goes_with_the_hand() -> None:
    s = handless("flare chosen", "flare loser", deck=["reinforcement 5", "attack 12"]).does("saffron", "flare chosen")
    assert s.told("cards.hand_replaced") == [("saffron", "reinforcement 3", "reinforcement 5", "flare chosen", "flare loser")]
    s = handless("flare chosen").does("saffron", "pass")
    assert s.told("cards.hand_replaced") == [("saffron", "reinforcement 3", "flare chosen")]


@pytest.mark.rule("classic:planning.defense_without_card")
def test_an_encounter_that_is_decided_by_it_needs_no_new_hand() -> None:
    s = handless("flare loser").does("saffron", "flare loser")
    assert [s.told("cards.hand_replaced"), s.told("ships.lost")] == [[], [("ember", "1"), ("saffron", "4")]]


@pytest.mark.rule("classic:planning.defense_without_card")
def test_a_defense_with_a_single_encounter_card_keeps_its_hand() -> None:
    hands = {"ember": ["attack 8", "attack 10"], "saffron": ["attack 4", "plague"]}
    s = scene("classic", seats=SEATS, phase="planning", hands=hands)
    assert s.asked == ["ember"]
    assert s.told("cards.hand_replaced") == []
    assert s.hand("saffron") == ["attack 4", "plague"]


@pytest.mark.rule("classic:planning.defense_redraw_repeat")
@EDITIONS
def test_the_defense_draws_new_hands_until_one_has_an_encounter_card(edition: int) -> None:
    # Two hands of eight without an encounter card use up all other cards there are; the third must bring one.
    first = [*["reinforcement 2"] * 2, *["reinforcement 3"] * 3, "ionic gas", "force field", "quash"]
    second = ["reinforcement 5", "emotion control", *["cosmic zap"] * 2, *["card zap"] * 2, *["mobius tubes"] * 2]
    hands = {"ember": ["attack 8"], "saffron": ["plague"]}
    s = scene("classic", seats=SEATS, phase="planning", edition=edition, hands=hands, deck=[*first, *second, "attack 40", "attack 30"])
    assert [told[0] for told in s.told("cards.hand_replaced")] == ["saffron"] * 3
    assert s.discard == ["plague", *first, *second]
    assert len(s.hand("saffron")) == 8
    assert s.asked == ["saffron"]
    assert {"attack 30", "attack 40"} <= set(s.options("saffron"))


@pytest.mark.rule("classic:planning.offense_without_card_2008", "classic:planning.offense_without_card_ships")
@EDITIONS
def test_an_offense_without_encounter_card_ends_its_turn(edition: int) -> None:
    s = scene(
        "classic", seats=SEATS, phase="planning", edition=edition,
        ships={"ember 1": {"ember": 16}, "saffron 1": {"saffron": 4}, "jade 1": {"jade": 17}, "azure 1": {"azure": 18}},
        gate={"ember": 4, "jade": 3}, beside={"azure": 2}, warp={"azure": 0},
        hands={"ember": ["reinforcement 3"], "saffron": ["attack 6"], "azure": ["attack 4"]},
    )  # fmt: skip
    assert s.told("encounter.called_off") == [("ember",)]
    assert (s.ships("ember", "ember 1"), s.ships("jade", "jade 1"), s.ships("azure", "azure 1")) == (20, 20, 20)
    assert [s.colonies(name) for name in SEATS] == [0, 0, 0, 0]
    assert [s.ships(name, "warp") for name in SEATS] == [0, 0, 0, 0]
    assert s.hand("ember") == ["reinforcement 3"]  # no new hand
    assert s.hand("saffron") == ["attack 6"]  # not even laid
    assert s.hand("azure") == ["attack 4"]  # no reward
    assert s.game.offense == s.seat("saffron")  # no second encounter: the turn is over
    assert "turn.second" not in [ask.prompt for ask in s.game.asks]


@pytest.mark.rule("classic:planning.offense_without_card_2008", "classic:planning.offense_without_card_2018")
@pytest.mark.parametrize(("edition", "stops_in"), [(2008, "planning"), (2018, "regroup")])
def test_when_the_turn_ends_for_an_offense_that_loses_its_last_encounter_card(edition: int, stops_in: str) -> None:
    s = scene(
        "classic", seats=SEATS, phase="regroup", edition=edition, destiny=["saffron"],
        hands={"ember": ["attack 8", "reinforcement 3"], "jade": ["plague", "attack 6"], "saffron": ["attack 6"]},
        ships={"ember 1": {"ember": 20}, "saffron 1": {"saffron": 20}},
    )  # fmt: skip
    s.does("jade", "plague", "ember")
    if stops_in == "planning":  # the encounter goes on as long as no card is needed
        assert s.hand("ember") == []
        s.does("ember", "saffron 1", "ember 1", "done", "done").does("saffron", "done")
    assert s.told("encounter.called_off") == [("ember",)]
    assert bool(s.told("launch.launched")) == (stops_in == "planning")
    assert s.game.offense == s.seat("saffron")
    assert s.ships("ember", "gate") == 0


@pytest.mark.rule("classic:planning.offense_without_card_2018")
def test_a_second_encounter_too_stops_where_the_last_encounter_card_is_lost() -> None:
    s = scene(
        "classic", seats=SEATS, phase="regroup", encounter=2, destiny=["saffron"],
        hands={"ember": ["negotiate", "attack 4"], "jade": ["plague", "attack 6"], "saffron": ["attack 6"]},
    )  # fmt: skip
    s.does("jade", "plague", "ember").does("ember", "ember 1", "ember 1", "ember 1")
    assert s.told("encounter.called_off") == [("ember",)]
    assert s.game.offense == s.seat("saffron")


@pytest.mark.rule("classic:planning.offense_without_card_2018")
def test_a_card_being_answered_is_played_out_before_the_turn_ends() -> None:
    hands = {"ember": ["reinforcement 2"], "jade": ["force field"], "azure": ["card zap"]}
    s = scene("classic", seats=SEATS, phase="alliance", hands=hands, gate={"ember": 1})
    s.does("ember", "jade", "done").does("saffron", "done").does("jade", "offense", "jade 1", "done")
    s.does("jade", "force field").does("azure", "card zap")
    assert s.told("encounter.called_off") == [("ember",)]
    assert s.discard[:2] == ["card zap", "force field"]
