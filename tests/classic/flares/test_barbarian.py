"""Barbarian's flare: throw away what compensation or rewards have brought; Loot and Pillage as an ally."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "barbarian", "azure"]
FLARE = "flare barbarian"


def beaten(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Ember's attack beats Jade's negotiate, which costs Jade four ships."""
    given: dict[str, list[str]] = {"ember": [], "jade": [], "barbarian": [], "azure": []} | hands
    fixed = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "negotiate"), "hands": given, "stops": True}
    return scene("classic", **(fixed | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_who_takes_compensation_throws_away_what_it_does_not_want() -> None:
    s = beaten({"ember": ["attack 4", "attack 5", "quash", "morph", "attack 6"], "jade": ["attack 7", FLARE]}, deck=["attack 40"], seed=3)
    assert s.prompt("jade") == "window.resolution.on_collect"
    taken = [card for card in s.hand("jade") if card not in ("attack 7", FLARE)]
    assert len(taken) == 4
    s.does("jade", FLARE)
    assert s.options("jade") == taken  # not what it had before; at least one goes
    s.does("jade", taken[0], taken[1], "done")
    assert sorted(s.hand("jade")) == sorted(["attack 7", *taken[2:], FLARE])
    assert s.discard[:2] == taken[:2]  # and nothing has replaced them


def test_an_ally_throws_its_rewards_away() -> None:
    s = beaten({"azure": [FLARE]}, laid=("attack 4", "attack 20"), beside={"azure": 2}, deck=["attack 1", "attack 40"])
    s.does("azure", "card", "card", FLARE, "attack 1", "done")
    assert [s.hand("azure"), s.discard[:1]] == [["attack 40", FLARE], ["attack 1"]]


def test_the_flare_itself_is_not_thrown_away_when_it_came_with_the_rewards() -> None:
    s = beaten({}, laid=("attack 4", "attack 20"), beside={"azure": 2}, deck=[FLARE, "attack 1"])
    s.does("azure", "card", "card", FLARE)  # there is one card to throw away, which is not asked for
    assert s.hand("azure") == [FLARE]


def test_the_flare_alone_leaves_nothing_to_throw_away() -> None:
    assert never_offered(beaten({}, laid=("attack 4", "attack 20"), beside={"azure": 1}, deck=[FLARE]).does("azure", "card"), FLARE)


def test_without_cards_there_is_nothing_to_throw_away() -> None:
    s = beaten({"azure": [FLARE]}, laid=("attack 4", "attack 20"), beside={"azure": 1}, warp={"azure": 1})
    s.does("azure", "ship", "azure 1")
    assert s.prompt("azure") == "ships.return"


def test_card_zapped_all_is_kept() -> None:
    s = beaten({"azure": [FLARE], "ember": ["card zap"]}, laid=("attack 4", "attack 20"), beside={"azure": 1}, deck=["attack 1"])
    card_zapped(s.does("azure", "card"), "azure", FLARE, flare=FLARE)
    assert s.hand("azure") == ["attack 1"]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def raided(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Barbarian has joined Ember with two ships."""
    return beaten(
        {"jade": ["attack 1", "attack 15", "quash"], "barbarian": [FLARE]} | hands, **({"gate": {"ember": 1, "barbarian": 2}} | position)
    )


def test_as_an_offensive_ally_it_loots_by_its_own_ships() -> None:
    s = raided({}).does("barbarian", FLARE)
    assert s.told("power.used") == [("barbarian", "use loot as ally")]
    s.does("barbarian", "attack 15", "quash")
    assert [s.hand("barbarian"), s.hand("jade"), s.discard[0]] == [["attack 15", "quash", FLARE], [], "attack 1"]


@pytest.mark.parametrize(
    "position",
    [
        {"gate": {"ember": 1}, "beside": {"barbarian": 2}},
        {"laid": ("attack 4", "attack 20")},
        {"zapped": ["barbarian"]},
        {"gate": {"ember": 1}},
    ],
    ids=["other side", "beaten", "zapped", "onlooker"],
)
def test_else_it_loots_nothing(position: dict[str, Any]) -> None:
    s = raided({}, **position)
    assert never_offered(s, FLARE)


def test_cosmic_zapped_the_hand_stays() -> None:
    s = cosmic_zapped(raided({"azure": ["cosmic zap"]}), "barbarian", FLARE, flare=FLARE)
    assert s.hand("jade") == ["attack 1", "attack 15", "quash"]
