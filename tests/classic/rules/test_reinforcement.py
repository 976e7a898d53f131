"""Reinforcements: who may play them, when, on which side, and how the round of them ends."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure", "orchid"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])


def revealing(edition: int = 2018, laid: tuple[str, str] = ("attack 10", "attack 12"), **more: Any) -> Scene:
    """Ember with jade as ally against saffron with azure; orchid looks on. All hold a reinforcement."""
    hands = {
        "ember": ["attack 8", "reinforcement 2"],
        "saffron": ["attack 8", "reinforcement 3"],
        "jade": ["reinforcement 3"],
        "azure": ["reinforcement 5"],
        "orchid": ["reinforcement 2", "reinforcement 3"],
    }
    position = {"gate": {"ember": 1, "jade": 1}, "beside": {"azure": 1}, "ships": {"saffron 1": {"saffron": 1}}, "hands": hands}
    return scene("classic", seats=SEATS, edition=edition, phase="reveal", target="saffron 1", laid=laid, **position | more)


@pytest.mark.rule("classic:reinforcement.who")
@EDITIONS
def test_main_players_and_allies_may_reinforce_and_nobody_else(edition: int) -> None:
    s = revealing(edition)
    asked = []
    while s.game.asks and s.game.phase == "reveal":
        asked += s.asked
        assert s.options(s.asked[0]) == [*(card for card in s.hand(s.asked[0]) if "reinf" in card), "pass"]
        s.does(s.asked[0], "pass")
    assert asked == ["ember", "saffron", "jade", "azure"]  # never orchid, who holds two
    assert s.told("reveal.winner")


@pytest.mark.rule("classic:reinforcement.when")
@EDITIONS
def test_reinforcements_are_played_after_the_reveal_and_before_the_winner_is_found(edition: int) -> None:
    hands = {"ember": ["attack 8", "attack 10", "reinforcement 5"], "saffron": ["attack 8", "attack 14"]}
    s = scene(
        "classic", seats=["ember", "saffron", "jade"], edition=edition, phase="start_turn", destiny=["saffron"], hands=hands,
        ships={"ember 1": {"ember": 20}, "saffron 1": {"saffron": 20}},
    )  # fmt: skip
    offered = []
    answers = {"launch.aim": "saffron 2", "launch.ships": "ember 1", "alliance.invite": "done", "planning.select": "attack 8"}
    while not s.told("reveal.winner"):
        name = s.asked[0]
        if any("reinforcement" in option for option in s.options(name)):
            offered.append((s.game.phase, name))
            assert s.told("reveal.cards")
        s.does(name, answers.get(s.prompt(name), "pass"))
    assert offered == [("reveal", "ember")]


@pytest.mark.rule("classic:reinforcement.when")
@EDITIONS
@pytest.mark.parametrize("laid", [("attack 10", "negotiate"), ("negotiate", "negotiate"), ("morph", "negotiate")])
def test_no_reinforcement_is_asked_for_where_totals_do_not_count(edition: int, laid: tuple[str, str]) -> None:
    s = revealing(edition, laid)
    assert s.told("reveal.winner") or s.prompt("jade") == "ships.return"  # won, or on the way to the talks, and nothing asked before


@pytest.mark.rule("classic:reinforcement.either_side")
@EDITIONS
def test_whoever_plays_a_reinforcement_names_the_side(edition: int) -> None:
    s = revealing(edition)
    s.does("ember", "reinforcement 2")
    assert s.options("ember") == ["offense", "defense"]
    s.does("ember", "offense")
    assert (s.total("offense"), s.total("defense")) == (14, 14)
    s.does("saffron", "pass").does("jade", "reinforcement 3", "defense")  # against the side it is on
    assert (s.total("offense"), s.total("defense")) == (14, 17)
    s.does("saffron", "reinforcement 3", "offense")
    assert (s.total("offense"), s.total("defense")) == (17, 17)
    s.does("azure", "pass")
    assert s.told("reveal.totals") == [("17", "17")]


@pytest.mark.rule("classic:reinforcement.until_all_pass")
@EDITIONS
def test_each_reinforcement_may_be_answered_until_all_have_passed(edition: int) -> None:
    hands = {
        "ember": ["attack 8", "reinforcement 2", "reinforcement 2"],
        "saffron": ["attack 8", "reinforcement 3"],
        "azure": ["reinforcement 3"],
    }
    s = revealing(edition, hands=hands)
    s.does("ember", "pass").does("saffron", "pass").does("azure", "reinforcement 3", "defense")
    assert s.asked == ["ember"]  # who has passed is asked again
    s.does("ember", "reinforcement 2", "offense", "reinforcement 2", "offense")  # twice in a row
    s.does("saffron", "reinforcement 3", "defense")
    assert s.told("reveal.winner") == [("defense", "saffron")]  # nobody holds one any more
    assert s.told("reveal.totals") == [("16", "20")]


@pytest.mark.rule("classic:reinforcement.until_all_pass")
def test_the_totals_are_not_final_before_the_last_pass() -> None:
    s = revealing(2008)
    s.does("ember", "reinforcement 2", "offense").does("saffron", "pass").does("jade", "pass")
    assert s.told("reveal.totals") == []
    s.does("azure", "pass")
    assert s.told("reveal.totals") == [("14", "14")]


@pytest.mark.rule("classic:reinforcement.discard")
@EDITIONS
def test_played_reinforcements_lie_until_the_encounter_cards_are_discarded(edition: int) -> None:
    hands = {"ember": ["attack 8", "reinforcement 5"], "clone": ["attack 8", "reinforcement 3"]}
    s = scene(
        "classic", seats=["ember", "clone", "jade"], edition=edition, phase="reveal", target="clone 1", laid=("attack 10", "attack 6"),
        gate={"ember": 4}, ships={"clone 1": {"clone": 1}}, hands=hands,
    )  # fmt: skip
    s.does("ember", "reinforcement 5", "offense").does("clone", "reinforcement 3", "defense")
    assert s.prompt("clone") == "window.resolution.discard"  # won and landed, the cards are still on the table
    assert s.discard == []
    s.does("clone", "pass")
    assert sorted(s.discard) == ["attack 10", "attack 6", "reinforcement 3", "reinforcement 5"]
