"""Observer's flare: wild, allies draw a card; super, a ship comes from the warp straight into the encounter."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["observer", "ember", "jade", "azure"]
FLARE = "flare observer"


def allied(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Azure joins Ember against Jade; Observer is not invited."""
    hands = {name: ["attack 8"] for name in SEATS} | hands
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "alliance", "stops": True} | position
    s = scene("classic", **({"invited": {"offense": ["azure"]}} | given), hands=hands)
    return s.does("azure", "offense", "azure 1", "done") if s.asked == ["azure"] else s


def launch(**position: Any) -> Scene:
    """Observer, with two ships in the warp, is about to send ships against Ember."""
    given = {"seats": SEATS, "phase": "launch", "warp": {"observer": 2}, "hands": {"observer": [FLARE, "attack 8"]}} | position
    return scene("classic", **given, defense="ember").does(given.get("offense", "observer"), "ember 1")


def joining(side: str, **position: Any) -> Scene:
    """Observer, with a ship in the warp, joins one side of Ember's encounter with Jade."""
    hands = {"observer": [FLARE], "ember": ["attack 8"], "jade": ["attack 8"], "azure": []} | position.pop("hands", {})
    given = {"seats": SEATS, "offense": "ember", "defense": "jade", "phase": "alliance", "warp": {"observer": 1}, "stops": True} | position
    return scene("classic", **given, invited={side: ["observer"]}, hands=hands).does("observer", side)


def test_wild_each_ally_may_draw() -> None:
    s = allied({"ember": [FLARE, "attack 8"]}).does("ember", FLARE)
    assert s.prompt("azure") == "observer.draw"
    s.does("azure", "yes")
    assert [len(s.hand("azure")), FLARE in s.hand("ember")] == [2, True]


def test_wild_who_does_not_want_to_does_not() -> None:
    s = allied({"ember": [FLARE, "attack 8"]}).does("ember", FLARE).does("azure", "no")
    assert len(s.hand("azure")) == 1


@pytest.mark.parametrize("who", ["jade", "azure", "observer"])
def test_wild_only_for_a_main_player_with_allies(who: str) -> None:
    assert not offers(allied({who: [FLARE, "attack 8"]}), who, FLARE)


def test_wild_card_zapped_nobody_draws() -> None:
    s = card_zapped(allied({"ember": [FLARE, "attack 8"], "jade": ["card zap", "attack 8"]}), "ember", FLARE, flare=FLARE)
    assert len(s.hand("azure")) == 1


def test_super_as_offense_a_ship_comes_along_within_the_limit() -> None:
    s = launch().does("observer", FLARE, "observer 1", "observer 1", "observer 2")
    assert [s.ships("observer", "gate"), s.ships("observer", "warp")] == [4, 1]
    assert s.told("launch.launched") == [("observer", "4", "ember 1")]


def test_super_as_offense_it_may_be_the_only_one() -> None:
    s = launch().does("observer", FLARE, "done")
    assert s.ships("observer", "gate") == 1


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_super_as_ally(side: str) -> None:
    s = joining(side).does("observer", FLARE, "observer 1", "done")
    assert s.told("alliance.committed") == [("observer", "2", side)]
    assert s.hand("observer") == [FLARE]


def test_super_not_without_a_ship_in_the_warp_or_its_power_nor_in_another_launch() -> None:
    assert not offers(launch(warp={}), "observer", FLARE)
    assert not offers(launch(zapped=["observer"]), "observer", FLARE)
    assert not offers(launch(offense="jade"), "observer", FLARE)
    assert not offers(joining("offense", warp={}), "observer", FLARE)


def test_super_card_zapped_the_ship_stays_in_the_warp() -> None:
    s = card_zapped(launch(hands={"observer": [FLARE, "attack 8"], "jade": ["card zap"]}), "observer", FLARE, flare=FLARE)
    assert [s.ships("observer", "gate"), s.ships("observer", "warp")] == [0, 2]
    s = card_zapped(joining("offense", hands={"jade": ["card zap", "attack 8"]}), "observer", FLARE, flare=FLARE)
    assert s.ships("observer", "warp") == 1
