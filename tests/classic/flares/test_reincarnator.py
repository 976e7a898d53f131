"""Reincarnator's flare: wild, another player who has lost gets it, and another power; super, it stays what it is."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["clone", "macron", "virus", "azure", "reincarnator"]
FLARE = "flare reincarnator"
LOSES, WINS, DEAL = ("attack 4", "attack 20"), ("attack 20", "attack 4"), ("negotiate", "negotiate")


def fated(hands: dict[str, list[str]], laid: tuple[str, str] = LOSES, **position: Any) -> Scene:
    """Clone attacks Macron, with Virus as an ally; of all other aliens only Warrior is left."""
    given: dict[str, Any] = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": {"clone": 1, "virus": 1}, "stops": True} | position
    s = scene("classic", **given, hands={name: hands.get(name, []) for name in given["seats"]})
    s.game.gone = [name for name in ALIENS if name not in ("warrior", *s.names)]
    return s


# --- wild -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loser", ["clone", "virus"])
def test_wild_a_loser_gets_the_flare_and_another_power_when_the_encounter_is_over(loser: str) -> None:
    s = fated({"azure": [FLARE]}).does("azure", FLARE)
    assert s.options("azure") == ["clone", "virus"]  # main player or ally
    s.does("azure", loser)
    assert [s.hand("azure"), s.hand(loser), s.powers(loser)] == [[], [FLARE], [loser]]
    s.pass_all()
    assert s.powers(loser) == ["warrior"]
    assert s.told("reincarnator.becomes") == [(loser, "warrior")]


def test_wild_on_who_has_failed_to_deal() -> None:
    s = fated({"macron": [FLARE]}, DEAL).does("virus", "virus 2").does("clone", "none", *["clone 1"] * 3).does("macron", *["macron 1"] * 3)
    s.does("macron", FLARE)
    assert s.hand("clone") == [FLARE]


def test_wild_aliens_with_a_set_up_are_passed_over() -> None:
    s = fated({"azure": [FLARE]})
    s.game.gone = [name for name in ALIENS if name not in ("miser", "tick_tock", "void", *s.names)]
    s.does("azure", FLARE, "clone").pass_all()
    assert s.powers("clone") == ["void"]


@pytest.mark.parametrize(("who", "laid"), [("macron", WINS), ("clone", LOSES)])
def test_wild_not_on_oneself(who: str, laid: tuple[str, str]) -> None:
    s = fated({who: [FLARE]}, laid, gate={"clone": 1})
    assert not offers(s, who, FLARE)


def test_wild_not_on_a_reincarnator_nor_on_who_has_no_power_to_lose() -> None:
    s = fated({"azure": [FLARE]}, offense="reincarnator", defense="macron", gate={"reincarnator": 1})
    assert not offers(s, "azure", FLARE)
    s = fated({"macron": [FLARE]}, offense="azure", defense="macron", gate={"azure": 1})
    assert not offers(s, "macron", FLARE)


def test_wild_not_on_a_sheet_that_lies_face_down() -> None:
    assert not offers(fated({"macron": [FLARE]}, hidden=["clone", "virus"]), "macron", FLARE)


def test_wild_card_zapped_they_stay_what_they_are() -> None:
    s = card_zapped(fated({"azure": [FLARE], "macron": ["card zap"]}), "azure", FLARE, flare=FLARE).pass_all()
    assert [s.powers("clone"), s.told("reincarnator.becomes")] == [["clone"], []]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def losing(hands: dict[str, list[str]], laid: tuple[str, str] = LOSES, **position: Any) -> Scene:
    """Reincarnator attacks Macron."""
    return fated(
        {"reincarnator": [FLARE], **hands},
        laid,
        **({"offense": "reincarnator", "defense": "macron", "gate": {"reincarnator": 1}} | position),
    )


def test_super_it_need_not_reincarnate() -> None:
    s = losing({}).does("reincarnator", "yes")
    assert [s.powers("reincarnator"), s.hand("reincarnator"), s.told("reincarnator.becomes")] == [["reincarnator"], [FLARE], []]


def test_super_nor_as_an_ally_nor_after_a_failed_deal() -> None:
    s = losing({}, offense="clone", gate={"clone": 1, "reincarnator": 1}).does("reincarnator", "yes")
    assert s.powers("reincarnator") == ["reincarnator"]
    s = losing({}, DEAL).does("reincarnator", "none", *["reincarnator 1"] * 3).does("macron", *["macron 1"] * 3).does("reincarnator", "yes")
    assert s.powers("reincarnator") == ["reincarnator"]


def test_super_without_the_flare_it_becomes_another() -> None:
    assert losing({}).does("reincarnator", "no").powers("reincarnator") == ["reincarnator", "warrior"]


def test_super_not_where_it_wins_nor_without_its_power() -> None:
    assert not offers(losing({}, WINS), "reincarnator", FLARE)
    two_homes: dict[str, dict[str, int]] = {f"reincarnator {number}": {} for number in (3, 4, 5)}
    s = losing({}, ships=two_homes)
    assert not offers(s, "reincarnator", FLARE)


def test_super_card_zapped_it_becomes_another() -> None:
    s = card_zapped(losing({"azure": ["card zap"]}), "reincarnator", "yes", flare=FLARE)
    assert s.powers("reincarnator") == ["reincarnator", "warrior"]


def test_super_cosmic_zapped_it_stays_what_it_is_and_the_flare_is_unspent() -> None:
    s = cosmic_zapped(losing({"azure": ["cosmic zap"]}).does("azure", "pass"), "reincarnator", "yes", flare=FLARE)
    assert s.powers("reincarnator") == ["reincarnator"]
