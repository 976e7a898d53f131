"""Anti-Matter's flare: wild, a wild flare of somebody else is stopped; super, any flare is, in any role."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["tripler", "ember", "jade", "anti_matter"]
FLARE, STOPPED = "flare anti matter", "flare tripler"


def played(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 30", "attack 8"), **position: Any) -> Scene:
    """Ember, the defense, divides Tripler's 30 by its wild flare; Tripler's power makes ten of it anyway."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "stops": True} | position
    held = {"tripler": [], "ember": [STOPPED], "jade": [], "anti_matter": []} | hands
    s = scene("classic", **given, hands=held)
    return s.does("ember", STOPPED) if STOPPED in held["ember"] else s.does("tripler", "yes")


ALLIED: dict[str, Any] = {"gate": {"tripler": 1, "jade": 1}}
OWN = {"ember": [], "tripler": [STOPPED]}
"""Tripler strengthens its power by its own flare."""


@pytest.mark.parametrize(("who", "position"), [("tripler", {}), ("jade", ALLIED)])
def test_wild_a_wild_flare_does_nothing_and_goes_back(who: str, position: dict[str, Any]) -> None:
    s = played({who: [FLARE]}, **position).does(who, FLARE)
    assert [s.told("reveal.counts"), s.told("flare.stopped")] == [[("tripler", "10")], [("ember", STOPPED)]]
    assert [s.hand("ember"), s.hand(who)] == [[STOPPED], [FLARE]]


def test_wild_a_stopped_flare_counts_as_played() -> None:
    s = played({"jade": [FLARE, "reinforcement 2"], "ember": [STOPPED, "reinforcement 3"]}, **ALLIED).does("jade", FLARE)
    assert s.game.view(1)["flared"] == [(1, "flare_tripler", "wild"), (2, "flare_anti_matter", "wild")]
    assert s.options("ember") == ["reinforcement 3", "pass"]


@pytest.mark.parametrize(
    ("who", "hands", "laid"),
    [
        ("jade", OWN, ("attack 12", "attack 8")),  # a super side
        ("azure", {}, ("attack 30", "attack 8")),  # an onlooker
    ],
)
def test_wild_not_on_a_super_side_nor_by_onlookers(who: str, hands: dict[str, list[str]], laid: tuple[str, str]) -> None:
    seats = ["tripler", "ember", "jade", "azure"]
    s = played({"anti_matter": [], "azure": []} | hands | {who: [FLARE]}, laid, seats=[*seats, "anti_matter"], **ALLIED)
    assert not offers(s, who, FLARE)


def test_wild_not_on_its_own_nor_on_an_artifact() -> None:
    s = played({"ember": [STOPPED, FLARE]}, variants=["freewheeling_flares"], edition=2008)
    assert not offers(s, "ember", FLARE)
    hands = {"tripler": ["plague", "attack 8"], "ember": [FLARE], "jade": []}
    s = scene("classic", seats=["tripler", "ember", "jade"], phase="regroup", hands=hands).does("tripler", "plague", "jade")
    assert s.asked == ["jade"]


def test_wild_card_zapped_the_other_flare_works() -> None:
    s = card_zapped(played({"tripler": [FLARE], "jade": ["card zap"]}), "tripler", FLARE, flare=FLARE)
    assert [s.told("reveal.counts"), s.told("flare.stopped")] == [[("tripler", "10"), ("tripler", "30")], []]


@pytest.mark.parametrize(("hands", "laid"), [({}, ("attack 30", "attack 8")), (OWN, ("attack 12", "attack 8"))])
def test_super_any_flare_is_stopped_in_any_role(hands: dict[str, list[str]], laid: tuple[str, str]) -> None:
    s = played(hands | {"anti_matter": [FLARE]}, laid).does("anti_matter", FLARE)
    assert len(s.told("flare.stopped")) == 1
    assert s.told("reveal.counts") == [("tripler", "10" if not hands else "4")]


def test_super_not_without_its_power() -> None:
    assert not offers(played({"anti_matter": [FLARE]}, zapped=["anti_matter"]), "anti_matter", FLARE)


def test_super_not_on_an_artifact() -> None:
    hands = {"tripler": ["plague", "attack 8"], "anti_matter": [FLARE], "jade": []}
    s = scene("classic", seats=["tripler", "jade", "anti_matter"], phase="regroup", hands=hands).does("tripler", "plague", "jade")
    assert s.asked == ["jade"]


def test_super_card_zapped_the_other_flare_works() -> None:
    s = played(OWN | {"anti_matter": [FLARE], "jade": ["card zap"]}, ("attack 12", "attack 8")).does("jade", "pass")
    card_zapped(s, "anti_matter", FLARE, flare=FLARE)
    assert [s.told("flare.stopped"), s.told("reveal.counts")] == [[], [("tripler", "36")]]
