"""Hacker's flare: wild, no compensation is paid; super, cards are given back for those that were taken."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["hacker", "ember", "jade", "azure"]
FLARE = "flare hacker"
TWO_HOMES: dict[str, dict[str, int]] = {"hacker 3": {}, "hacker 4": {}, "hacker 5": {}}


def beaten(offense: str, defense: str, hands: dict[str, list[str]], **position: Any) -> Scene:
    """The offense's two ships meet an attack with a negotiate: two cards are due to it from the defense."""
    given = {"seats": SEATS, "offense": offense, "defense": defense, "phase": "reveal", "laid": ("negotiate", "attack 10"), "stops": True}
    return scene("classic", **given, gate={offense: 2}, hands={name: hands.get(name, []) for name in SEATS}, **position)


def test_wild_the_opponent_collects_nothing() -> None:
    s = beaten("jade", "ember", {"ember": [FLARE, "attack 8"]}).does("ember", FLARE)
    assert s.told("compensation.taken") == []
    assert s.hand("ember") == ["attack 8", FLARE]


def test_wild_a_hacker_may_still_rob_somebody_else() -> None:
    hands = {"ember": [FLARE, "attack 8"], "jade": ["attack 4", "attack 5", "attack 6"], "azure": ["attack 7"]}
    s = beaten("ember", "hacker", hands)
    assert not offers(s, "ember", FLARE)  # it is the one who collects
    s = scene(
        "classic", seats=SEATS, offense="ember", defense="hacker", phase="reveal", laid=("attack 10", "negotiate"), stops=True,
        ships={"hacker 1": {"hacker": 2}}, hands={"hacker": [], **hands},
    )  # fmt: skip
    s.does("ember", FLARE).does("hacker", "use rob")
    assert s.options("hacker") == ["jade", "azure"]
    s.does("hacker", "jade", "attack 4", "attack 5")
    assert [s.hand("hacker"), s.hand("ember")] == [["attack 4", "attack 5"], ["attack 8", FLARE]]


def test_wild_it_answers_the_hacker_who_picks_its_player() -> None:
    hands = {"ember": [FLARE, "attack 8", "attack 9"], "jade": ["attack 4"]}
    s = beaten("hacker", "ember", hands).does("hacker", "use rob", "ember").does("ember", FLARE)
    assert [s.hand("hacker"), s.told("compensation.taken")] == [[], []]


@pytest.mark.parametrize("who", ["jade", "azure"])
def test_wild_only_who_has_to_pay_is_asked(who: str) -> None:
    s = beaten("jade", "ember", {"ember": ["attack 8", "attack 9"], who: [FLARE]})
    assert not offers(s, who, FLARE)
    assert len(s.told("compensation.taken")) == 1


def test_wild_card_zapped_it_pays() -> None:
    s = beaten("jade", "ember", {"ember": [FLARE, "attack 8", "attack 9"], "azure": ["card zap"]})
    card_zapped(s, "ember", FLARE, flare=FLARE)
    assert s.told("compensation.taken") == [("jade", "ember", "2")]


def test_super_it_gives_up_to_as_many_cards_back() -> None:
    hands = {"hacker": [FLARE, "attack 1"], "jade": ["attack 20", "attack 30", "attack 4"]}
    s = beaten("hacker", "ember", hands).does("hacker", "use rob", "yes", "attack 20", "attack 30")
    assert s.prompt("hacker") == "hacker.give"
    s.does("hacker", "attack 1", FLARE)
    assert [s.hand("hacker"), sorted(s.hand("jade"))] == [["attack 20", "attack 30"], ["attack 1", "attack 4", FLARE]]


def test_super_it_may_give_nothing() -> None:
    s = beaten("hacker", "ember", {"hacker": [FLARE], "ember": ["attack 20", "attack 30"]}).does("hacker", "use rob", "yes", "done")
    assert s.hand("hacker") == ["attack 20", "attack 30", FLARE]


def test_super_not_where_it_pays_itself_nor_with_its_power_lost() -> None:
    s = beaten("jade", "hacker", {"hacker": [FLARE, "attack 8", "attack 9"]})
    s.does("hacker", "use pay", "attack 8", "attack 9")
    assert not any(prompt == "flare.boost" for _, prompt, _, _ in s.asks)
    s = beaten("hacker", "ember", {"hacker": [FLARE], "ember": ["attack 20", "attack 30"]}, ships=TWO_HOMES)
    assert not offers(s, "hacker", FLARE)


def test_super_card_zapped_it_robs_and_gives_nothing() -> None:
    s = beaten("hacker", "ember", {"hacker": [FLARE], "ember": ["attack 20", "attack 30"], "jade": ["card zap"]}).does("hacker", "use rob")
    card_zapped(s, "hacker", "yes", flare=FLARE)
    assert s.hand("hacker") == ["attack 20", "attack 30"]


def test_super_cosmic_zapped_chance_picks() -> None:
    hands = {"hacker": [FLARE], "ember": ["attack 20", "attack 30"], "jade": ["cosmic zap"]}
    s = beaten("hacker", "ember", hands)
    cosmic_zapped(s.does("hacker", "use rob"), "hacker", "yes", flare=FLARE)
    assert s.told("compensation.taken") == [("hacker", "ember", "2")]
