"""Gambler: may keep its card face down and say what it is; a challenge costs ships whoever was wrong."""

from typing import Any

import pytest

from fifthcolony import BadConfig, new_game, scene
from fifthcolony.classic.scene import Scene

SEATS = ["gambler", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"gambler 3": {}, "gambler 4": {}, "gambler 5": {}}


def playing(gambler: str, ember: str, **position: Any) -> Scene:
    """Gambler attacks Ember with two ships against four; both have laid these cards."""
    hands = {"gambler": ["attack 8"], "ember": ["attack 6"], "jade": [], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "phase": "reveal", "laid": (gambler, ember), "gate": {"gambler": 2}, "hands": hands, **position}
    return scene("classic", **given)


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_it_sees_the_opponents_card_before_it_says_anything() -> None:
    s = playing("attack 4", "attack 20")
    assert s.game.view(s.seat("gambler"))["laid"] == ["attack_04", "attack_20"]
    assert s.game.view(s.seat("ember"))["laid"] == ["face_down", "attack_20"]
    assert s.options("gambler") == ["use bluff", "pass"]


def test_it_may_name_any_encounter_card_there_is() -> None:
    s = playing("attack 4", "attack 20").does("gambler", "use bluff")
    assert len(s.options("gambler")) == 20
    assert {"attack 0", "attack 40", "negotiate", "morph"} <= set(s.options("gambler"))


def test_unchallenged_the_claim_counts() -> None:
    s = playing("attack 4", "attack 20").does("gambler", "use bluff", "attack 40").does("ember", "no")
    assert s.told("reveal.totals") == [("42", "24")]
    assert [s.ships("gambler", "ember 1"), s.ships("ember", "warp")] == [2, 4]


def test_unchallenged_its_card_goes_under_the_deck_and_nobody_sees_it() -> None:
    s = playing("attack 4", "attack 20", hands={"ember": ["reinforcement 2"]}).does("gambler", "use bluff", "attack 40").does("ember", "no")
    view = s.game.view(s.seat("ember"))
    assert view["totals"] is not None
    assert [view["laid"], view["claimed"]] == [["face_down", "attack_20"], ["attack_40", None]]
    assert view["totals"][0][0] == ("card:attack_40", 40)
    s.does("ember", "pass")
    assert [s.discard, s.game.view(None)["deck"]] == [["attack 20"], len(s.game.deck)]
    assert s.game.deck[0] in range(2, 6)  # one of the attacks of four
    assert s.game.seen[s.game.deck[0]] == 0


def test_a_lie_that_is_challenged_costs_it_as_many_ships_as_it_has_in_the_encounter() -> None:
    s = playing("attack 4", "attack 20", ships={"jade 1": {"gambler": 1}}).does("gambler", "use bluff", "attack 40").does("ember", "yes")
    assert "gate" not in s.options("gambler")
    s.does("gambler", "jade 1", "gambler 1")
    assert s.told("reveal.cards") == [("gambler", "attack 4", "ember", "attack 20")]
    assert s.told("reveal.totals") == [("6", "24")]
    assert s.ships("gambler", "warp") == 4  # two for the lie, two for the defeat


def test_a_truth_that_is_challenged_costs_the_opponent_as_many_as_it_has() -> None:
    s = playing("attack 4", "attack 20").does("gambler", "use bluff", "attack 4").does("ember", "yes")
    assert s.options("ember") == ["ember 2", "ember 3", "ember 4", "ember 5"]  # not those on the planet
    s.does("ember", *["ember 2"] * 4)
    assert s.told("reveal.totals") == [("6", "24")]
    assert [s.ships("ember", "warp"), s.ships("ember", "ember 1"), s.ships("ember", "ember 2")] == [4, 4, 0]


def test_challenged_its_card_is_discarded_like_any_other() -> None:
    s = playing("attack 4", "attack 20").does("gambler", "use bluff", "attack 40").does("ember", "yes").does("gambler", *["gambler 1"] * 2)
    assert s.discard == ["attack 4", "attack 20"]


def test_ships_lost_by_a_challenge_bring_no_compensation() -> None:
    s = playing("negotiate", "attack 20", hands={"ember": ["attack 6"] * 4})
    s.does("gambler", "use bluff", "attack 40").does("ember", "yes").does("gambler", *["gambler 1"] * 2)
    assert s.told("compensation.taken") == [("gambler", "ember", "2")]


def test_as_defense_it_bluffs_too() -> None:
    s = playing("attack 20", "attack 4", offense="ember", defense="gambler", gate={"ember": 1})
    s.does("gambler", "use bluff", "attack 40").does("ember", "yes").does("gambler", *["gambler 2"] * 4)
    assert [s.ships("gambler", "warp"), s.ships("ember", "gambler 1")] == [8, 1]


def test_a_claim_to_negotiate_leads_to_talks() -> None:
    s = playing("attack 4", "negotiate").does("gambler", "use bluff", "negotiate").does("ember", "no")
    assert s.prompt("gambler") == "deal.talk"


def test_a_claim_to_be_a_morph_counts_as_the_others_card() -> None:
    s = playing("attack 4", "attack 20").does("gambler", "use bluff", "morph").does("ember", "no")
    assert s.told("reveal.totals") == [("22", "24")]


@pytest.mark.rule("classic:reveal.morph_v_morph_2008")
def test_two_morphs_one_of_them_claimed_lose_both() -> None:
    s = playing("attack 4", "morph").does("gambler", "use bluff", "morph").does("ember", "no")
    assert [s.ships("gambler", "warp"), s.ships("ember", "warp")] == [2, 4]


def test_a_morph_copies_the_claim() -> None:
    s = playing("attack 4", "morph").does("gambler", "use bluff", "attack 40").does("ember", "no")
    assert s.told("reveal.totals") == [("42", "44")]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_simply_show_its_card() -> None:
    s = playing("attack 4", "attack 20").does("gambler", "pass")
    assert s.told("reveal.cards") == [("gambler", "attack 4", "ember", "attack 20")]
    assert s.discard == ["attack 4", "attack 20"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("place", ["gate", "beside"])
def test_an_ally_has_no_card_to_lie_about(place: str) -> None:
    ships: dict[str, Any] = {"gate": {"ember": 1, "gambler": 1}} if place == "gate" else {"beside": {"gambler": 1}, "gate": {"ember": 1}}
    s = playing("attack 4", "attack 20", offense="ember", defense="jade", **ships)
    assert s.told("power.used") == []
    assert s.told("reveal.card") == []


def test_it_never_meets_a_sorcerer() -> None:
    with pytest.raises(BadConfig, match="never meets"):
        new_game("classic", seats=3, aliens=["gambler", "sorcerer", "mind"])


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_its_card_is_simply_revealed() -> None:
    s = playing("attack 4", "attack 20", hands={"jade": ["cosmic zap"]}).does("gambler", "use bluff").does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("6", "24")]
    assert s.told("gambler.claimed") == []


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_both_cards_are_turned_up_together() -> None:
    s = playing("attack 4", "attack 20", ships=TWO_HOMES)
    assert [s.told("power.used"), s.told("reveal.card")] == [[], []]
    assert s.told("reveal.totals") == [("6", "24")]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def against_oracle() -> Scene:
    """Gambler attacks an Oracle and has to lay first; it lays a 4."""
    hands = {"gambler": ["attack 4", "attack 6"], "oracle": ["attack 8", "attack 20"]}
    return scene("classic", seats=["gambler", "oracle", "jade"], phase="planning", hands=hands).does("gambler", "attack 4")


def test_made_to_show_its_card_to_an_oracle_it_may_bluff_then() -> None:
    s = against_oracle().does("gambler", "use bluff first", "attack 40").does("oracle", "no")
    assert s.game.view(s.seat("oracle"))["laid"] == ["face_down", None]
    s.does("oracle", "attack 20")
    assert s.told("reveal.totals") == [("41", "24")]
    assert s.told("power.used") == [("oracle", "use foresee"), ("gambler", "use bluff first")]


def test_an_oracle_that_challenges_sees_the_card_before_it_chooses() -> None:
    s = against_oracle().does("gambler", "use bluff first", "attack 40").does("oracle", "yes").does("gambler", "gambler 1")
    assert s.game.view(s.seat("oracle"))["laid"] == ["attack_04", None]
    s.does("oracle", "attack 8")
    assert s.told("reveal.totals") == [("5", "12")]


def test_a_card_that_was_shown_to_an_oracle_is_no_matter_for_a_bluff_any_more() -> None:
    s = against_oracle().does("gambler", "pass").does("oracle", "attack 8")
    assert s.told("reveal.totals") == [("5", "12")]
    assert s.told("gambler.claimed") == []


def test_a_zombie_gets_back_the_ships_it_lost_by_a_challenge() -> None:
    hands: dict[str, list[str]] = {"gambler": [], "zombie": [], "jade": []}
    s = scene("classic", seats=["gambler", "zombie", "jade"], phase="reveal", laid=("attack 4", "attack 20"), hands=hands)
    s.does("gambler", "use bluff", "attack 4").does("zombie", "yes", *["zombie 2"] * 4, *["zombie 3"] * 4)
    assert [s.ships("zombie", "warp"), s.ships("zombie", "zombie 3")] == [0, 8]


def test_a_mirror_reads_the_claim_backwards() -> None:
    s = scene("classic", seats=["gambler", "mirror", "jade"], phase="planning", hands={"gambler": ["attack 4"], "mirror": ["attack 6"]})
    s.does("mirror", "use reversal").does("gambler", "use bluff", "attack 15").does("mirror", "no")
    assert s.told("reveal.totals") == [("52", "64")]


def test_who_has_bluffed_and_is_a_clone_by_then_takes_the_card_back_unseen() -> None:
    s = playing("attack 4", "attack 20", hands={"ember": ["reinforcement 2"]})
    s.game.set_powers([("gambler", "clone"), (), (), ()])
    s.does("gambler", "use bluff", "attack 40").does("ember", "no", "pass").does("gambler", "use replicate")
    assert [s.hand("gambler"), s.discard] == [["attack 4", "attack 8"], ["attack 20"]]
    assert [event.audience for event in s.log if event.key == "cards.kept"] == [(s.seat("gambler"),)]
