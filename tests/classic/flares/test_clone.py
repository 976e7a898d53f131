"""Clone's flare: an artifact that is kept; twice the compensation."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, never_offered

SEATS = ["ember", "jade", "clone", "azure"]
FLARE = "flare clone"


def begins(hands: dict[str, list[str]], **position: Any) -> Scene:
    """An encounter of Ember's begins."""
    given = {"ember": ["attack 8"], "jade": ["attack 8"], "clone": [], "azure": []} | hands
    return scene("classic", **({"seats": SEATS, "phase": "regroup", "hands": given, "destiny": ["jade", "jade"]} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_an_artifact_that_has_taken_effect_is_kept() -> None:
    s = begins({"azure": ["plague", FLARE]}).does("azure", "plague", "jade").does("jade", *["jade 1"] * 3)
    assert s.prompt("azure") == "window.event.artifact_spent"
    s.does("azure", FLARE)
    assert [s.hand("azure"), s.told("cards.kept")] == [["plague", FLARE], [("azure", "plague")]]
    assert s.game.view(1)["known"][3] == ["plague", "flare_clone"]


def test_it_is_not_played_again_in_this_encounter_but_in_the_next() -> None:
    s = begins({"azure": ["plague", FLARE], "ember": ["attack 40", "attack 30"]})
    s.does("azure", "plague", "clone").does("clone", *["clone 1"] * 3).does("azure", FLARE)
    assert s.prompt("ember") == "launch.aim"  # it is over with the window at the start
    s.does("ember", "jade 1", "ember 1", "done", "done").does("jade", "done").does("ember", "attack 40", "yes")
    assert s.options("azure") == ["plague", "pass"]


def test_a_second_copy_of_it_may_be_played_and_the_kept_one_goes_on_resting() -> None:
    s = begins({"ember": ["attack 8", "mobius tubes", "mobius tubes", FLARE]}).does("ember", "mobius tubes", FLARE)
    (kept,) = s.game.resting
    assert s.options("ember") == ["mobius tubes", "pass"]
    s.does("ember", "mobius tubes")
    assert [s.hand("ember"), s.discard, kept in s.game.hands[0]] == [["attack 8", "mobius tubes", FLARE], ["mobius tubes"], True]
    assert s.prompt("ember") == "launch.aim"  # the kept one is not offered


def test_who_has_not_played_it_keeps_nothing() -> None:
    s = begins({"azure": ["plague"], "jade": ["attack 8", FLARE]}).does("azure", "plague", "ember").does("ember", *["ember 1"] * 3)
    assert [s.told("flare.played"), "plague" in s.discard] == [[], True]


def test_an_artifact_that_was_zapped_is_not_kept() -> None:
    s = begins({"azure": ["plague", FLARE], "jade": ["attack 8", "card zap"]}).does("azure", "plague", "jade").does("jade", "card zap")
    assert [s.told("flare.played"), "plague" in s.discard] == [[], True]


def test_card_zapped_the_artifact_is_discarded_after_all() -> None:
    s = begins({"ember": ["attack 8", "mobius tubes", FLARE], "jade": ["attack 8", "card zap"]})
    card_zapped(s.does("ember", "mobius tubes").does("jade", "pass"), "ember", FLARE, flare=FLARE)
    assert [s.hand("ember"), "mobius tubes" in s.discard] == [["attack 8"], True]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def beaten(hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Clone loses two ships with a negotiate against Ember's attack; Ember has five cards."""
    given: dict[str, list[str]] = {"ember": ["attack 6"] * 5, "jade": [], "clone": [FLARE], "azure": []} | (hands or {})
    fixed = {"seats": SEATS, "defense": "clone", "phase": "reveal", "laid": ("attack 20", "negotiate"), "hands": given, "stops": True}
    return scene("classic", **(fixed | {"ships": {"clone 1": {"clone": 2}}} | position))


@pytest.mark.parametrize(("cards", "taken"), [(5, "4"), (3, "3")])
def test_it_takes_twice_as_many_cards_as_far_as_they_go(cards: int, taken: str) -> None:
    s = beaten({"ember": ["attack 6"] * cards}).does("clone", FLARE)
    assert s.told("compensation.taken") == [("clone", "ember", taken)]


@pytest.mark.parametrize(
    "position",
    [
        {"hands": {"ember": ["attack 6"] * 2}},
        {"zapped": ["clone"]},
        {"laid": ("attack 20", "attack 4")},
        {"laid": ("negotiate", "attack 4")},
    ],
    ids=["no more there", "zapped", "none due", "pays"],
)
def test_else_it_takes_what_is_due(position: dict[str, Any]) -> None:
    assert never_offered(beaten(**position), FLARE)


@pytest.mark.parametrize("offense", ["clone", "hacker"])
def test_a_hacker_chooses_among_twice_as_many_whoever_is_the_offense(offense: str) -> None:
    seats = [offense, "hacker" if offense == "clone" else "clone", "azure"]
    laid = ("negotiate", "attack 20") if offense == "clone" else ("attack 20", "negotiate")
    hands = {"hacker": ["attack 1", "attack 4", "attack 30", "attack 40", "morph"], "clone": [FLARE], "azure": []}
    there = {"gate": {"clone": 2}} if offense == "clone" else {"gate": {"hacker": 1}, "ships": {"clone 1": {"clone": 2}}}
    s = scene("classic", seats=seats, phase="reveal", laid=laid, hands=hands, stops=True, **there)
    for _ in range(2):
        s.does("clone", FLARE) if s.asked == ["clone"] else s.does("hacker", "use pay")
    s.does("hacker", "attack 1", "attack 4", "attack 30", "morph")
    assert [s.told("compensation.taken"), s.hand("hacker")] == [[("clone", "hacker", "4")], ["attack 40"]]


def test_card_zapped_it_takes_what_is_due() -> None:
    s = card_zapped(beaten({"azure": ["card zap"]}), "clone", FLARE, flare=FLARE)
    assert s.told("compensation.taken") == [("clone", "ember", "2")]


def test_there_is_nothing_to_take_twice_where_nobody_pays() -> None:
    hands = {"ember": ["flare hacker", "attack 30", "attack 40"], "clone": [FLARE], "azure": ["attack 8"] * 7}
    s = scene("classic", seats=["ember", "clone", "azure"], phase="reveal", laid=("attack 20", "negotiate"), hands=hands, stops=True)
    assert never_offered(s.does("ember", "flare hacker"), FLARE)
