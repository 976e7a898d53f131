"""Tick-Tock: discards a token for every win of a defense and every deal, and wins the game with the last one."""

from typing import Any

import pytest

from fifthcolony import new_game, scene
from fifthcolony.classic.scene import Scene

SEATS = ["tick_tock", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"tick_tock 3": {}, "tick_tock 4": {}, "tick_tock 5": {}}
DEFENSE_WINS = ("attack 4", "attack 20")
OFFENSE_WINS = ("attack 20", "attack 4")
DEAL = ("negotiate", "negotiate")


def ticking(tokens: int, laid: tuple[str, str], **position: Any) -> Scene:
    """Ember attacks Jade while Tick-Tock watches; hands hold no answers unless given."""
    hands: dict[str, list[str]] = {"tick_tock": ["attack 8"], "ember": ["attack 8"], "jade": ["attack 6"], "azure": []}
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "reveal", "laid": laid, "hands": hands,
             "tokens": {"tick_tock": {"cosmic": tokens}}, **position}  # fmt: skip
    return scene("classic", **given)


def left(s: Scene) -> int:
    """The tokens it still has."""
    return s.game.tokens_of(s.seat("tick_tock"), "cosmic")


def test_ten_tokens_lie_on_the_sheet_at_the_start() -> None:
    game = new_game("classic", seats=3, aliens=["zombie", "tick_tock", "mind"], seed=4)
    assert game.view(None)["tokens"] == [(1, "cosmic", 10)]


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_a_win_of_any_defense_takes_a_token_off() -> None:
    s = ticking(10, DEFENSE_WINS)
    assert s.told("power.used") == [("tick_tock", "use patience")]  # nobody asked whether
    assert left(s) == 9


def test_its_own_win_as_defense_counts_too() -> None:
    assert left(ticking(10, DEFENSE_WINS, defense="tick_tock")) == 9


def test_a_deal_of_any_two_takes_a_token_off() -> None:
    s = ticking(10, DEAL).does("ember", "give card", "offer").does("jade", "accept")
    assert left(s) == 9


@pytest.mark.parametrize("laid", [DEFENSE_WINS, DEAL])
def test_with_the_last_token_it_wins_at_once(laid: tuple[str, str]) -> None:
    s = ticking(1, laid)
    if laid == DEAL:
        s.does("ember", "give card", "offer").does("jade", "accept")
    assert s.winners == ["tick_tock"]
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "win.tick_tock"


def test_it_can_win_by_colonies_like_anybody() -> None:
    homes = {f"{name} {number}": {"tick_tock": 1} for name, number in (("jade", 1), ("jade", 2), ("azure", 1), ("azure", 2))}
    s = ticking(10, OFFENSE_WINS, offense="tick_tock", defense="ember", ships=homes)
    assert s.winners == ["tick_tock"]


def test_a_colony_win_by_the_deal_itself_comes_before_the_last_token() -> None:
    homes = {f"azure {number}": {"ember": 1} for number in range(1, 5)}
    s = ticking(1, DEAL, ships=homes)
    s.does("ember", "want colony", "jade 1", "offer").does("jade", "accept").does("ember", "gate", "done")
    assert s.winners == ["ember"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_a_win_of_the_offense_leaves_the_clock_alone() -> None:
    assert left(ticking(10, OFFENSE_WINS)) == 10


def test_a_failed_deal_leaves_the_clock_alone() -> None:
    s = ticking(10, DEAL).does("ember", "none", *["ember 1"] * 3).does("jade", *["jade 1"] * 3)
    assert left(s) == 10


@pytest.mark.rule("classic:power.phase")
def test_nothing_ticks_before_the_outcome_is_there() -> None:
    hands = {"tick_tock": [], "ember": [], "jade": ["reinforcement 2"], "azure": []}
    s = ticking(1, DEFENSE_WINS, hands=hands)
    assert [s.prompt("jade"), left(s)] == ["window.reveal.reinforcements", 1]
    s.does("jade", "pass")
    assert s.winners == ["tick_tock"]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_token_stays_and_the_next_encounter_ticks_again() -> None:
    hands = {"tick_tock": ["attack 8"], "ember": ["negotiate", "attack 8"], "jade": ["negotiate", "attack 40"], "azure": ["cosmic zap"]}
    s = ticking(1, DEAL, hands=hands, destiny=["jade"])
    s.does("ember", "give card", "attack 8", "offer").does("jade", "accept").does("azure", "cosmic zap")
    assert left(s) == 1
    s.does("ember", "ember 1", "yes", "jade 1", "ember 1", "done", "done").does("jade", "done", "attack 40")
    assert s.winners == ["tick_tock"]


def test_a_card_zap_lets_the_token_go() -> None:
    hands = {"tick_tock": ["card zap"], "ember": [], "jade": [], "azure": ["cosmic zap"]}
    s = ticking(1, DEFENSE_WINS, hands=hands).does("azure", "cosmic zap").does("tick_tock", "card zap")
    assert s.winners == ["tick_tock"]


# --- power lost -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_the_clock_stands_still() -> None:
    s = ticking(1, DEFENSE_WINS, ships=TWO_HOMES)
    assert s.told("power.used") == []
    assert left(s) == 1


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_a_human_whose_zap_makes_the_defense_win_moves_the_clock() -> None:
    s = ticking(2, OFFENSE_WINS, seats=["tick_tock", "ember", "human", "azure"], defense="human",
                hands={"tick_tock": ["cosmic zap"], "ember": [], "human": []})  # fmt: skip
    s.does("tick_tock", "cosmic zap")
    assert left(s) == 1


def test_a_zombie_who_loses_nothing_still_loses_to_the_defense() -> None:
    s = ticking(2, DEFENSE_WINS, seats=["tick_tock", "zombie", "jade"], offense="zombie", hands={})
    s.does("zombie", "zombie 1")
    assert [left(s), s.ships("zombie", "warp")] == [1, 0]
