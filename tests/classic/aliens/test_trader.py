"""Trader: may exchange hands with its opponent."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["trader", "jade", "azure"]
POOR, RICH = ["attack 1", "attack 4", "quash"], ["attack 20", "negotiate"]
TWO_HOMES: dict[str, dict[str, int]] = {"trader 3": {}, "trader 4": {}, "trader 5": {}}


def trading(**position: Any) -> Scene:
    """Trader attacks Jade, and no card has been chosen yet; Azure looks on."""
    hands = {"trader": POOR, "jade": RICH, "azure": ["attack 6"]}
    return scene("classic", **{"seats": SEATS, "phase": "planning", "hands": hands, **position})


def known(s: Scene, who: str, of: str) -> list[str]:
    """What one player knows of another's hand."""
    found: list[str] = s.game.view(s.seat(who))["known"][s.seat(of)]
    return found


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("offense", "defense"), [("trader", "jade"), ("jade", "trader")])
def test_a_main_player_exchanges_hands_with_its_opponent(offense: str, defense: str) -> None:
    s = trading(offense=offense, defense=defense).does("trader", "use transference")
    assert [s.hand("trader"), s.hand("jade")] == [RICH, POOR]
    assert s.hand("azure") == ["attack 6"]


def test_both_play_from_what_they_got_and_keep_the_rest() -> None:
    s = trading().does("trader", "use transference", "attack 20").does("jade", "attack 4")
    assert [s.hand("trader"), s.hand("jade")] == [["negotiate"], ["attack 1", "quash"]]
    assert s.told("reveal.totals") == [("21", "8")]


def test_both_know_what_they_gave_and_nobody_else_does() -> None:
    s = trading().does("trader", "use transference")
    assert known(s, "trader", "jade") == ["attack_01", "attack_04", "quash"]
    assert known(s, "jade", "trader") == ["attack_20", "negotiate"]
    assert [known(s, "azure", of) for of in ("trader", "jade")] == [[], []]


def test_what_comes_back_in_a_second_trade_is_known_as_well() -> None:
    hands = {"trader": [*POOR, "attack 5"], "jade": [*RICH, "attack 30"]}
    s = trading(destiny=["jade"], hands=hands).does("trader", "use transference", "attack 20").does("jade", "attack 4")
    s.does("trader", "yes", "jade 2", "trader 1", "done", "done").does("jade", "done").does("trader", "use transference")
    assert [s.told("cards.hands_swapped"), known(s, "trader", "jade")] == [[("trader", "jade")] * 2, ["attack_30", "negotiate"]]
    assert known(s, "jade", "trader") == ["attack_01", "attack_05", "quash"]


def test_it_may_keep_its_hand() -> None:
    s = trading()
    assert s.options("trader") == ["use transference", "pass"]
    s.does("trader", "pass")
    assert [s.hand("trader"), s.hand("jade")] == [POOR, RICH]
    assert known(s, "trader", "jade") == []


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
@pytest.mark.parametrize("position", [{}, {"gate": {"jade": 1, "trader": 1}}, {"beside": {"trader": 1}}])
def test_it_trades_only_as_a_main_player(position: dict[str, Any]) -> None:
    s = trading(offense="jade", defense="azure", **position)
    assert s.prompt("jade") == "planning.select"


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_trades_once_before_the_cards_are_chosen_and_at_no_other_time() -> None:
    s = trading(phase="alliance").does("trader", "done").does("jade", "done")
    assert s.prompt("trader") == "window.planning.before_select"
    s.does("trader", "use transference")
    assert [s.asked, s.prompt("trader")] == [["trader", "jade"], "planning.select"]
    s.does("trader", "attack 20").does("jade", "attack 1")
    assert len(s.told("power.used")) == 1


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_the_hands_stay_where_they_are() -> None:
    s = trading(hands={"trader": POOR, "jade": RICH, "azure": ["cosmic zap"]})
    s.does("trader", "use transference").does("azure", "cosmic zap")
    assert [s.hand("trader"), s.hand("jade")] == [POOR, RICH]
    assert [known(s, "trader", "jade"), known(s, "jade", "trader")] == [[], []]
    assert s.prompt("trader") == "planning.select"  # it cannot try again


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_trades_again_in_the_next_encounter() -> None:
    hands = {"trader": ["attack 40", "attack 1"], "jade": RICH, "azure": ["cosmic zap", "attack 6"]}
    s = trading(hands=hands, destiny=["azure"]).does("trader", "use transference").does("azure", "cosmic zap")
    s.does("trader", "attack 40").does("jade", "attack 20").does("trader", "yes", "azure 1", "trader 1", "done", "done").does(
        "azure", "done"
    )
    assert s.options("trader") == ["use transference", "pass"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_cannot_trade() -> None:
    s = trading(ships=TWO_HOMES)
    assert s.prompt("trader") == "planning.select"


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:planning.defense_without_card")
def test_a_defense_draws_the_new_hand_it_needs_before_it_can_trade_the_old_one_away() -> None:
    new = ["attack 4", "attack 5", "attack 6", "attack 7", "attack 8", "attack 9", "attack 10", "negotiate"]
    s = trading(offense="jade", defense="trader", hands={"trader": ["quash"], "jade": RICH, "azure": ["attack 6"]}, deck=new)
    assert s.hand("trader") == new
    s.does("trader", "use transference")
    assert [s.hand("trader"), s.hand("jade")] == [RICH, new]


def test_who_has_seen_a_hand_knows_it_where_it_has_gone() -> None:
    s = trading(seats=["trader", "jade", "mind"], phase="alliance", hands={"trader": POOR, "jade": RICH})
    s.does("mind", "use knowledge", "jade").does("trader", "done").does("jade", "done").does("trader", "use transference")
    assert [known(s, "mind", "trader"), known(s, "mind", "jade")] == [["attack_20", "negotiate"], []]


def test_an_oracle_foresees_a_card_of_the_hand_its_opponent_has_now() -> None:
    s = trading(seats=["trader", "oracle", "azure"], hands={"trader": POOR, "oracle": RICH}).does("trader", "use transference")
    assert s.asked == ["trader"]
    assert s.options("trader") == RICH
    s.does("trader", "attack 20")
    assert s.options("oracle") == ["attack 1", "attack 4"]
