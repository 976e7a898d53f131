"""Powers that change in mid-game: what comes with an alien, and what goes with it."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.changing_powers import (
    discard_power,
    exchange_powers,
    gain_power,
    reinstate_powers,
    suspend_powers,
    unused_aliens,
)
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene


def hoarder() -> Scene:
    """Miser attacks Warrior, who has three tokens."""
    sheets = {"miser": {"hoard": ["attack 40", "quash"]}}
    return scene("classic", seats=["miser", "warrior", "vulch"], sheets=sheets, tokens={"warrior": {"experience": 3}}, phase="launch")


def test_exchanged_aliens_take_tokens_and_cards_along() -> None:
    s = hoarder()
    exchange_powers(s.game, 0, 1)
    assert s.game.powers == [("warrior",), ("miser",), ("vulch",)]
    assert s.tokens("miser", "experience") == 3
    assert s.game.view(1)["sheet"] == [(1, "hoard", "attack_40"), (1, "hoard", "quash")]
    assert s.game.view(0)["known"][1] == ["attack_40", "quash"]  # it has seen them, and knows who has them now
    assert s.game.view(2)["known"][1] == []


def test_an_exchanged_alien_acts_for_its_new_player() -> None:
    s = scene(
        "classic", seats=["human", "jade", "azure"], phase="planning", hands={"jade": ["attack 10"], "human": ["attack 6", "attack 4"]}
    )
    exchange_powers(s.game, 0, 1)
    s.does("human", "attack 6").pass_all()
    assert s.told("power.used") == [("jade", "use humanity")]


def test_a_zapped_alien_stays_silent_wherever_it_goes() -> None:
    s = scene("classic", seats=["human", "jade", "azure"], zapped=["human"], phase="launch")
    exchange_powers(s.game, 0, 1)
    assert s.game.view(None)["zapped"] == [(1, "human")]


def test_a_borrowed_hand_goes_back_from_whoever_holds_the_demon() -> None:
    hands = {"demon": ["attack 4", "attack 6"], "jade": ["attack 20"], "azure": ["quash", "plague"]}
    s = scene("classic", seats=["demon", "jade", "azure", "ember"], phase="alliance", hands=hands, stops=True)
    s.does("demon", "use possess", "azure")
    exchange_powers(s.game, 0, 1)
    s.does("demon", "done").does("jade", "done").does("demon", "attack 4").pass_all()
    assert s.hand("azure") == ["plague", "quash"]


def test_an_alien_that_leaves_the_game_leaves_nothing_behind() -> None:
    s = hoarder()
    discard_power(s.game, 0, "miser")
    discard_power(s.game, 1, "warrior")
    assert [s.game.sheet, s.game.tokens, s.game.powers] == [[], [], [(), (), ("vulch",)]]
    assert s.game.gone == ["miser", "warrior"]
    assert "attack 40" in s.discard


@pytest.mark.parametrize("seed", range(5))
def test_unused_aliens_are_those_that_are_not_there_not_gone_and_not_barred(seed: int) -> None:
    s = scene("classic", seats=["sorcerer", "healer", "azure"], edition=2008, seed=seed)
    s.game.gone = ["clone"]
    there = unused_aliens(s.game)
    assert sorted(there) == sorted(set(ALIENS) - {"sorcerer", "gambler", "healer", "masochist", "clone", "demon"})
    assert there != sorted(there)
    gain_power(s.game, 2, there[0])
    assert s.powers("azure") == [there[0]]


def test_an_alien_that_comes_back_has_what_it_had() -> None:
    s = scene("classic", seats=["tick_tock", "miser", "azure"], tokens={"tick_tock": {"cosmic": 3}}, sheets={"miser": {"hoard": ["quash"]}})
    for seat, name in enumerate(("tick_tock", "miser")):
        suspend_powers(s.game, seat, (name,))
        assert s.game.powers[seat] == ()
        reinstate_powers(s.game, seat, (name,))
    assert [s.game.powers, s.game.gone] == [[("tick_tock",), ("miser",), ()], []]
    assert [s.tokens("tick_tock", "cosmic"), len(s.game.sheet)] == [3, 1]
