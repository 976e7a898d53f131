"""Reserve's flare: wild, reinforcements that others discard come to the hand; super, an attack of up to nine is called up."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["reserve", "ember", "jade", "azure"]
FLARE = "flare reserve"
TWO_HOMES: dict[str, dict[str, int]] = {"reserve 3": {}, "reserve 4": {}, "reserve 5": {}}


def standing(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 8", "attack 10"), **position: Any) -> Scene:
    """Reserve with one ship and an 8 against Ember's four ships and 10, 9 to 14; Jade is its ally."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "gate": {"reserve": 1, "jade": 1}, "stops": True} | position
    return scene("classic", **given, hands={name: hands.get(name, []) for name in SEATS})


def test_wild_all_that_others_have_played_comes_to_its_hand() -> None:
    s = standing({"ember": ["reinforcement 3"], "jade": ["reinforcement 2", "reinforcement 5"], "azure": [FLARE]})
    s.does("ember", "reinforcement 3", "defense").does("jade", "reinforcement 2", "offense").does(
        "jade", "reinforcement 5", "offense"
    ).does("azure", FLARE)
    assert s.hand("azure") == ["reinforcement 2", "reinforcement 3", "reinforcement 5", FLARE]


def test_wild_also_what_is_discarded_unplayed() -> None:
    hands = {"ember": ["reinforcement 5", "quash", "reinforcement 2"], "jade": [FLARE], "azure": []}
    s = scene("classic", seats=["ember", "jade", "azure"], phase="start_turn", hands=hands).does("jade", FLARE)
    assert s.hand("jade") == ["reinforcement 2", "reinforcement 5", FLARE]


def test_wild_not_its_own_and_not_a_low_attack_that_was_called_up() -> None:
    s = standing({"ember": ["reinforcement 3", FLARE], "reserve": ["attack 4"]})
    s.does("reserve", "use call up", "offense").does("ember", "reinforcement 3", "defense")
    assert not offers(s, "ember", FLARE)


def test_wild_card_zapped_they_stay_where_they_are() -> None:
    s = standing({"ember": ["reinforcement 3"], "azure": [FLARE], "jade": ["card zap"]}).does("ember", "reinforcement 3", "defense")
    assert "reinforcement 3" in card_zapped(s, "azure", FLARE, flare=FLARE).discard


@pytest.mark.parametrize(("card", "total"), [("attack 9", "19"), ("attack 7", "17")])
def test_super_an_attack_of_nine_or_less_reinforces_by_its_value(card: str, total: str) -> None:
    s = standing({"reserve": [FLARE, card, "attack 10"]}).does("reserve", FLARE, "offense")
    assert s.told("reveal.totals") == [(total, "14")]
    assert s.hand("reserve") == ["attack 10", FLARE]


def test_super_it_may_pick_a_low_one_and_calls_up_others_as_ever() -> None:
    s = standing({"reserve": [FLARE, "attack 8", "attack 6", "attack 5"]}).does("reserve", FLARE)
    assert s.options("reserve") == ["attack 5", "attack 6", "attack 8"]
    s.does("reserve", "attack 8", "offense", "use call up", "attack 6", "offense", "pass")
    assert s.told("reveal.totals") == [("24", "14")]


def test_super_also_as_an_ally() -> None:
    s = standing({"reserve": [FLARE, "attack 9"]}, offense="jade", defense="ember", beside={"reserve": 1}, gate={"jade": 1})
    assert s.does("reserve", FLARE, "defense").told("reveal.totals") == [("9", "24")]


@pytest.mark.parametrize(
    ("hand", "position"),
    [
        (["attack 10", "attack 4"], {}),
        (["attack 9"], {"laid": ("attack 8", "negotiate")}),
        (["attack 9"], {"offense": "jade", "defense": "ember", "gate": {"jade": 1}}),
        (["attack 9"], {"zapped": ["reserve"]}),
        (["attack 9"], {"ships": TWO_HOMES}),
    ],
)
def test_super_not_without_such_an_attack_two_attacks_a_part_in_it_and_the_power(hand: list[str], position: dict[str, Any]) -> None:
    assert not offers(standing({"reserve": [FLARE, *hand]}, **position), "reserve", FLARE)


def test_super_card_zapped_nothing_is_called_up() -> None:
    s = card_zapped(standing({"reserve": [FLARE, "attack 9"], "ember": ["card zap"]}), "reserve", FLARE, flare=FLARE)
    assert [s.told("reveal.totals"), s.hand("reserve")] == [[("10", "14")], ["attack 9"]]


def test_super_cosmic_zapped_nothing_is_called_up() -> None:
    s = cosmic_zapped(standing({"reserve": [FLARE, "attack 9"], "ember": ["cosmic zap"]}), "reserve", FLARE, flare=FLARE)
    assert [s.told("reveal.totals"), s.hand("reserve")] == [[("10", "14")], ["attack 9", FLARE]]
