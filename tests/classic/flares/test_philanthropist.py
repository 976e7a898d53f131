"""Philanthropist's flare: wild, a power is lent for an encounter; super, an encounter card that it gives has to be laid."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["philanthropist", "jade", "azure", "saffron"]
FLARE = "flare philanthropist"


def regroup(seats: list[str], hands: dict[str, list[str]], **position: Any) -> Scene:
    """An encounter of the first seat begins."""
    return scene("classic", seats=seats, **({"phase": "regroup"} | position), hands={name: hands.get(name, ["attack 8"]) for name in seats})


def powers(s: Scene) -> list[list[str]]:
    """Who has which powers."""
    return [s.powers(name) for name in s.names]


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def lent(**position: Any) -> Scene:
    """Warrior with seven tokens attacks Ember, the Clone; Tripler, who holds the flare, lends it its own power for a ship."""
    given = {"phase": "regroup", "tokens": {"warrior": {"experience": 7}}, "destiny": ["clone"], "stops": True} | position
    hands = {"warrior": ["attack 8"], "clone": ["attack 12"], "tripler": [FLARE], "azure": []}
    s = scene("classic", seats=["warrior", "clone", "tripler", "azure"], **given, hands=hands | position.get("hands", {}))
    return s.does("tripler", FLARE, "warrior", "tripler 1")


def test_wild_the_borrower_has_it_instead_of_its_own() -> None:
    s = lent()
    assert [powers(s), s.ships("tripler", "warp")] == [[["tripler"], ["clone"], [], []], 1]
    s.does("warrior", "clone 1", "warrior 1", "done").pass_all("done", "no")
    assert s.told("reveal.totals") == [("25", "16")]  # thrice eight and a ship, and no experience


def test_wild_when_the_encounter_is_over_everybody_has_its_own_again() -> None:
    s = lent().does("warrior", "clone 1", "warrior 1", "done").pass_all("done", "no")
    assert [powers(s), s.tokens("warrior", "experience")] == [[["warrior"], ["clone"], ["tripler"], []], 8]


def test_wild_what_belongs_to_the_power_goes_with_it_and_comes_back() -> None:
    s = regroup(["jade", "warrior", "azure"], {"warrior": [FLARE]}, tokens={"warrior": {"experience": 4}}, destiny=["azure"], stops=True)
    s.does("warrior", FLARE, "jade", "warrior 1")
    assert [s.tokens("jade", "experience"), s.tokens("warrior", "experience")] == [4, 0]
    s.does("jade", "azure 1", "jade 1", "done").pass_all("done", "no")
    assert [s.tokens("jade", "experience"), s.tokens("warrior", "experience")] == [0, 4]


def test_wild_who_becomes_another_alien_by_it_stays_that_one() -> None:
    s = regroup(["clone", "reincarnator", "azure"], {"reincarnator": [FLARE], "azure": ["attack 40"]}, destiny=["azure"], stops=True)
    s.game.gone = [name for name in ALIENS if name not in ("virus", "clone", "reincarnator")]
    s.does("reincarnator", FLARE, "clone", "reincarnator 1").does("clone", "azure 1", "clone 1", "done").pass_all("done", "no")
    assert powers(s) == [["virus"], ["reincarnator"], []]


@pytest.mark.parametrize(
    "position",
    [
        {"powers": {"clone": []}},  # it has no power to lend
        {"ships": {"clone 3": {}, "clone 4": {}, "clone 5": {}}},  # it has lost its power
        {"hidden": ["jade", "tripler", "azure"], "powers": {"jade": ["virus"], "azure": ["void"]}},  # nobody's sheet lies open
        {"phase": "destiny"},
    ],
)
def test_wild_not_without_a_power_to_lend_a_borrower_and_the_time_for_it(position: dict[str, Any]) -> None:
    assert not offers(regroup(["jade", "clone", "tripler", "azure"], {"clone": [FLARE]}, **position), "clone", FLARE)


def test_wild_a_power_that_goes_with_the_ship_is_not_lent() -> None:
    ships: dict[str, dict[str, int]] = {"clone 1": {"clone": 1}, "clone 4": {}, "clone 5": {}}
    s = regroup(["jade", "clone", "azure"], {"clone": [FLARE]}, ships=ships).does("clone", FLARE, "jade", "clone 1")
    assert [powers(s), s.told("philanthropist.lent")] == [[[], ["clone"], []], []]


def test_wild_card_zapped_nothing_is_lent_and_nothing_lost() -> None:
    s = regroup(["jade", "clone", "azure"], {"clone": [FLARE], "azure": ["card zap"]})
    card_zapped(s, "clone", FLARE, flare=FLARE)
    assert [powers(s), s.ships("clone", "warp")] == [[[], ["clone"], []], 0]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def given(card: str, zapped: bool = False, **hands: list[str]) -> Scene:
    """Philanthropist attacks Jade and has given it a card; it holds its flare."""
    held = {"philanthropist": [card, "attack 10", FLARE], "jade": ["attack 20", "negotiate"], **hands}
    s = scene("classic", seats=SEATS, phase="alliance", hands=held).does("offense", "done").does("defense", "done")
    s.does("philanthropist", "use giving")
    return s.does("azure", "cosmic zap") if zapped else s.does("philanthropist", card)


def test_super_a_card_that_was_given_has_to_be_laid() -> None:
    s = given("attack 4").does("philanthropist", FLARE)
    assert s.told("reveal.cards") == [("philanthropist", "attack 10", "jade", "attack 4")]


def test_super_also_by_an_ally() -> None:
    hands = {"philanthropist": ["attack 4", FLARE], "jade": ["attack 20"], "azure": ["attack 30"], "saffron": []}
    s = scene(
        "classic", seats=SEATS, offense="jade", defense="azure", phase="alliance", invited={"offense": ["philanthropist"]}, hands=hands
    )
    s.does("philanthropist", "offense", "philanthropist 1", "done", "use giving", "azure", "attack 4", FLARE)
    assert s.told("reveal.cards") == [("jade", "attack 20", "azure", "attack 4")]


def test_super_not_once_it_was_sent_home() -> None:
    hands = {"philanthropist": ["attack 4", FLARE], "jade": ["attack 20", "force field"], "azure": ["attack 30"], "saffron": []}
    s = scene(
        "classic", seats=SEATS, offense="jade", defense="azure", phase="alliance", invited={"offense": ["philanthropist"]}, hands=hands
    )
    s.does("philanthropist", "offense", "philanthropist 1", "done").does("jade", "pass").does(
        "philanthropist", "use giving", "azure", "attack 4"
    )
    s.does("jade", "force field").does("philanthropist", "philanthropist 1")
    assert s.asked == ["azure"]


def test_super_the_other_main_player_lays_what_it_likes_whatever_was_given() -> None:
    s = given("attack 4", philanthropist=["attack 4", "attack 4", "attack 10", FLARE]).does("philanthropist", FLARE)
    assert s.options("philanthropist") == ["attack 4", "attack 10"]


def test_super_who_has_it_no_more_lays_what_it_likes() -> None:
    hands = {"philanthropist": ["attack 4", "attack 10", FLARE], "trader": ["attack 20", "negotiate"], "azure": []}
    s = scene("classic", seats=["philanthropist", "trader", "azure"], phase="alliance", hands=hands)
    s.does("philanthropist", "done").does("trader", "done").does("philanthropist", "use giving", "attack 4", FLARE)
    s.does("trader", "use transference")
    assert s.options("philanthropist") == ["attack 4", "attack 20", "negotiate"]


@pytest.mark.parametrize("card", ["quash", "attack 4"])
def test_super_not_for_what_is_no_encounter_card_or_was_not_given(card: str) -> None:
    s = given(card, zapped=True, azure=["cosmic zap"]) if card == "attack 4" else given(card)
    assert s.prompt("jade") == "planning.select"


def test_super_the_gift_is_in_nobodys_dreams_who_has_not_seen_it() -> None:
    s = given("attack 4", jade=["attack 20", "negotiate"])
    dreams = [s.game.determinize(seat, 1).declared for seat in range(4)]
    assert [len(declared) for declared in dreams] == [1, 1, 0, 0]


def test_super_card_zapped_jade_lays_what_it_likes() -> None:
    s = card_zapped(given("attack 4", azure=["card zap"]), "philanthropist", FLARE, flare=FLARE)
    assert s.options("jade") == ["attack 4", "attack 20", "negotiate"]
