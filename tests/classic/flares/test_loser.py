"""Loser's flare: wild, both sides lose; super, the upset is declared when the cards are down."""

from typing import Any

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["loser", "ember", "jade", "azure"]
FLARE = "flare loser"


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """The offense, Ember unless said otherwise, meets Loser; Jade and Azure are allies of either side."""
    hands = {"loser": ["attack 8"], "ember": ["attack 10"], "jade": [], "azure": []} | hands
    given = {"offense": "ember", "defense": "loser", "gate": {"ember": 2, "jade": 1}, "beside": {"azure": 3}}
    return scene("classic", seats=SEATS, hands=hands, **({"phase": "planning", "stops": True} | given | position))


def test_wild_all_ships_in_the_encounter_go_to_the_warp() -> None:
    s = planning({"ember": ["attack 10", FLARE]}).does("ember", FLARE)
    assert [s.ships(name, "warp") for name in ("ember", "jade", "loser", "azure")] == [2, 1, 4, 3]
    assert [s.told("reveal.both_lose"), s.told("planning.laid"), s.hand("ember")] == [[()], [], ["attack 10", FLARE]]


def test_wild_there_is_no_second_encounter() -> None:
    s = planning({"ember": ["attack 10", FLARE]}, stops=False).does("ember", FLARE)
    assert s.told("turn.begins") == [("jade",)]


def test_wild_not_for_allies_nor_once_cards_are_down() -> None:
    assert not offers(planning({"azure": [FLARE], "jade": ["card zap"]}), "azure", FLARE)
    s = planning({"ember": [FLARE]}, defense="jade", beside={}, gate={"ember": 2}, phase="reveal", laid=("attack 4", "attack 5"))
    assert not offers(s, "ember", FLARE)


def test_wild_card_zapped_the_encounter_goes_on() -> None:
    s = card_zapped(planning({"ember": ["attack 10", FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE).does("loser", "pass")
    assert s.told("reveal.totals") == [("13", "15")]


def test_super_it_may_wait_until_the_cards_are_down() -> None:
    s = planning({"loser": ["attack 8", "negotiate", FLARE], "ember": ["attack 10", "negotiate"]}).does("loser", "pass")
    assert s.options("ember") == ["attack 10", "negotiate"]  # nobody is bound
    s.does("ember", "attack 10").does("loser", "attack 8", FLARE)
    assert s.told("power.used") == [("loser", "use late upset")]
    assert s.told("reveal.upset") == [("offense", "ember")]


def test_super_it_is_declared_in_the_reveal_phase_while_both_cards_are_down() -> None:
    s = planning({"loser": [FLARE]}, phase="reveal", laid=("attack 10", "attack 8"))
    assert [s.prompt("loser"), s.game.phase, s.told("reveal.cards")] == ["window.reveal.before_reveal", "reveal", []]
    assert s.does("loser", FLARE).told("reveal.upset") == [("offense", "ember")]


def test_super_not_twice_nor_without_its_power() -> None:
    s = planning({"loser": ["attack 8", FLARE]}).does("loser", "use upset")
    assert not offers(s, "loser", FLARE)
    lost: dict[str, dict[str, int]] = {"loser 3": {}, "loser 4": {}, "loser 5": {}}
    s = planning({"loser": ["attack 8", FLARE]}, ships=lost)
    assert s.prompt("loser") == "window.planning.before_select"  # its wild side
    s.does("loser", "pass")
    assert s.told("reveal.totals") == [("13", "21")]


def test_super_card_zapped_or_cosmic_zapped_the_result_stands() -> None:
    s = planning({"loser": ["attack 8", FLARE], "jade": ["card zap"]}).does("loser", "pass")
    card_zapped(s, "loser", FLARE, flare=FLARE)
    assert s.told("reveal.upset") == []
    s = planning({"loser": ["attack 8", FLARE], "jade": ["cosmic zap"]}).does("loser", "pass")
    cosmic_zapped(s, "loser", FLARE, flare=FLARE)
    assert s.told("reveal.upset") == []
