"""The simple bot with cards that lie elsewhere, that serve as something else, or that it must believe in."""

import pytest

import fifthcolony as fc
from tests.bots.classic.conftest import Choice, Plays

OTHERS = ["saffron", "jade", "azure"]


@pytest.mark.parametrize(("cards", "answer"), [(2, "pass"), (5, "use build")])
def test_a_citadel_is_built_from_plenty_only(choice: Choice, cards: int, answer: str) -> None:
    s = fc.scene("classic", seats=["citadel", *OTHERS], phase="destiny", offense="jade", hands={"citadel": ["attack 6"] * cards})
    assert choice(s, "citadel") == answer


def test_it_builds_with_the_least_attack_at_home(plays: Plays) -> None:
    hand = ["attack 20", "attack 4", "attack 6", "attack 8"]
    s = fc.scene("classic", seats=["citadel", *OTHERS], phase="destiny", offense="jade", hands={"citadel": hand})
    cards = plays(s, "citadel", also=("citadel.card", "citadel.planet"))
    assert cards[:2] == ["use build", "attack 4"]
    assert cards[2].startswith("citadel ")


@pytest.mark.parametrize(("offense", "answer"), [("citadel", "pass"), ("jade", "use fortify")])
def test_citadels_do_not_help_against_itself(choice: Choice, offense: str, answer: str) -> None:
    sheets = {"citadel": {"planet:1.1": ["attack 8"]}}
    s = fc.scene("classic", seats=["citadel", *OTHERS], phase="planning", offense=offense, defense="saffron", sheets=sheets)
    assert choice(s, "citadel") == answer


@pytest.mark.parametrize(("card", "answer"), [("attack 4", "use bluff"), ("attack 20", "pass")])
def test_it_bluffs_with_a_losing_card(choice: Choice, card: str, answer: str) -> None:
    s = fc.scene("classic", seats=["gambler", *OTHERS], phase="reveal", laid=(card, "attack 10"), gate={"gambler": 4})
    assert choice(s, "gambler") == answer


def test_it_claims_the_least_that_wins_and_is_believed_or_not(choice: Choice) -> None:
    s = fc.scene("classic", seats=["gambler", *OTHERS], phase="reveal", laid=("attack 4", "attack 10"), gate={"gambler": 4})
    s.does("gambler", "use bluff")
    assert choice(s, "gambler") == "attack 11"  # four ships each
    s.does("gambler", "attack 40")
    assert choice(s, "saffron") == "yes"


def test_a_claim_that_changes_nothing_is_let_pass(choice: Choice) -> None:
    s = fc.scene("classic", seats=["gambler", *OTHERS], phase="reveal", laid=("attack 4", "attack 20"), gate={"gambler": 4})
    s.does("gambler", "use bluff", "attack 15")
    assert choice(s, "saffron") == "no"


@pytest.mark.parametrize(("hoard", "answer"), [("attack 30", "use lay hoarded"), ("attack 4", "pass")])
def test_it_lays_from_a_hoard_that_has_the_better_attack(choice: Choice, hoard: str, answer: str) -> None:
    s = fc.scene(
        "classic", seats=["miser", *OTHERS], phase="planning", hands={"miser": ["attack 10"]}, sheets={"miser": {"hoard": [hoard]}}
    )
    assert choice(s, "miser") == answer


def test_it_does_not_waste_the_artifacts_of_a_hoard(choice: Choice) -> None:
    sheets = {"miser": {"hoard": ["attack 8", "mobius tubes", "plague"]}}
    s = fc.scene("classic", seats=["miser", *OTHERS], phase="regroup", sheets=sheets)
    assert choice(s, "miser") == "pass"
    s = fc.scene("classic", seats=["miser", *OTHERS], phase="regroup", sheets=sheets, warp={"miser": 6})
    assert choice(s, "miser") == "use hoarded start"
    assert choice(s.does("miser", "use hoarded start"), "miser") == "mobius tubes"


def test_a_reinforcement_in_the_hoard_is_found_beside_an_artifact(choice: Choice) -> None:
    sheets = {"miser": {"hoard": ["emotion control", "reinforcement 5", "reinforcement 3"]}}
    hands, laid, gate = {"jade": ["reinforcement 2", "attack 4"]}, ("attack 12", "attack 10"), {"saffron": 2, "miser": 1}
    s = fc.scene("classic", seats=["saffron", "jade", "miser", "azure"], phase="reveal", laid=laid, gate=gate, hands=hands, sheets=sheets)
    s.does("miser", "pass").does("jade", "reinforcement 2", "defense").does("miser", "use hoarded reinforcement")
    assert s.options("miser") == ["emotion control", "reinforcement 3", "reinforcement 5"]
    assert choice(s, "miser") == "reinforcement 3"


@pytest.mark.parametrize("hook", ["hoarded cosmic zap", "hoarded card zap"])
def test_a_zap_in_the_hoard_is_neither_wasted_nor_in_the_way(choice: Choice, hook: str) -> None:
    sheets = {"miser": {"hoard": ["attack 8", "cosmic zap", "card zap"]}}
    if hook == "hoarded cosmic zap":
        s = fc.scene("classic", seats=["mind", "miser", *OTHERS[1:]], phase="alliance", sheets=sheets, hands={"miser": ["cosmic zap"]})
        s.does("mind", "use knowledge")
    else:
        hands = {"jade": ["plague"], "miser": ["card zap"]}
        s = fc.scene("classic", seats=["ember", "miser", *OTHERS[1:]], phase="regroup", sheets=sheets, hands=hands).does(
            "jade", "plague", "azure"
        )
    assert f"use {hook}" in s.options("miser")
    assert choice(s, "miser") == "pass"


def test_low_attacks_are_called_up_where_they_turn_the_result(plays: Plays, choice: Choice) -> None:
    hands = {"reserve": ["attack 4", "attack 6"], "saffron": [], "jade": [], "azure": []}
    s = fc.scene("classic", seats=["reserve", *OTHERS], phase="reveal", laid=("attack 8", "attack 10"), gate={"reserve": 4}, hands=hands)
    assert plays(s, "reserve", also=("reserve.card", "reinforce.side")) == ["use call up", "attack 4", "offense", "pass"]
    s = fc.scene("classic", seats=["reserve", *OTHERS], phase="reveal", laid=("attack 8", "attack 30"), gate={"reserve": 4}, hands=hands)
    assert choice(s, "reserve") == "pass"


@pytest.mark.parametrize(("side", "answer"), [("defense", "use turn away"), ("offense", "pass")])
def test_only_a_reinforcement_that_turns_the_result_is_turned_away(choice: Choice, side: str, answer: str) -> None:
    hands = {"reserve": ["negotiate"], "saffron": ["reinforcement 5"]}
    s = fc.scene("classic", seats=["reserve", *OTHERS], phase="reveal", laid=("attack 12", "attack 8"), gate={"reserve": 4}, hands=hands)
    s.does("saffron", "reinforcement 5", side)
    assert choice(s, "reserve") == answer


@pytest.mark.parametrize(("tokens", "answer"), [(1, "cosmic zap"), (2, "pass")])
def test_the_last_token_of_a_countdown_is_zapped(choice: Choice, tokens: int, answer: str) -> None:
    s = fc.scene("classic", seats=["ember", "saffron", "tick_tock", "azure"], phase="reveal", laid=("attack 4", "attack 20"),
                 tokens={"tick_tock": {"cosmic": tokens}}, hands={"azure": ["cosmic zap"]})  # fmt: skip
    assert choice(s, "azure") == answer
