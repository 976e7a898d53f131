"""Mutant: may fill its hand up to eight, card by card, out of other hands or the deck."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["mutant", "jade", "azure", "saffron"]
SIX = ["attack 1", "attack 4", "attack 5", "attack 7", "negotiate", "quash"]
EIGHT = [*SIX, "attack 9", "attack 11"]
TWO_HOMES: dict[str, dict[str, int]] = {"mutant 3": {}, "mutant 4": {}, "mutant 5": {}}


def growing(mutant: list[str] = SIX, **position: Any) -> Scene:
    """Mutant attacks Jade, and nobody has been invited yet; Azure has a single card, Saffron none."""
    hands = {"mutant": mutant, "jade": ["attack 20", "attack 30"], "azure": ["morph"], "saffron": []}
    return scene("classic", **{"seats": SEATS, "phase": "alliance", "hands": hands, "deck": ["attack 40", "attack 23"], **position})


def known(s: Scene, who: str, of: str) -> list[str]:
    """What one player knows of another's hand."""
    found: list[str] = s.game.view(s.seat(who))["known"][s.seat(of)]
    return found


# --- using it -------------------------------------------------------------------------------------------------------------------------


def test_each_card_comes_from_the_deck_or_from_any_hand_that_has_one() -> None:
    s = growing().does("mutant", "use regenerate")
    assert s.options("mutant") == ["mutant deck", "jade", "azure"]  # Saffron has none
    s.does("mutant", "azure")
    assert [s.hand("azure"), "morph" in s.hand("mutant")] == [[], True]
    assert s.options("mutant") == ["mutant deck", "jade"]
    s.does("mutant", "mutant deck")
    assert s.hand("mutant") == [*SIX[:4], "attack 40", "negotiate", "morph", "quash"]
    assert s.prompt("mutant") == "alliance.invite"  # eight


def test_once_begun_it_goes_on_until_there_are_eight() -> None:
    s = growing([]).does("mutant", "use regenerate")
    for missing in range(8, 0, -1):
        assert [s.prompt("mutant"), s.game.ask_of(0).params] == ["mutant.source", (missing,)]
        assert "pass" not in s.options("mutant")
        s.does("mutant", "mutant deck")
    assert [len(s.hand("mutant")), s.prompt("mutant")] == [8, "alliance.invite"]


def test_chance_picks_the_card_out_of_a_hand() -> None:
    assert {tuple(growing(seed=seed).does("mutant", "use regenerate", "jade").hand("jade")) for seed in range(9)} == {
        ("attack 20",),
        ("attack 30",),
    }


def test_only_the_two_of_them_know_which_card_it_took() -> None:
    s = growing().does("mutant", "use regenerate", "azure")
    assert [known(s, "azure", "mutant"), known(s, "jade", "mutant"), known(s, "mutant", "azure")] == [["morph"], [], []]


def test_as_defense_it_regenerates_too() -> None:
    s = growing(offense="jade", defense="mutant").does("mutant", "use regenerate", "mutant deck", "mutant deck")
    assert len(s.hand("mutant")) == 8


def test_it_may_stay_as_it_is() -> None:
    s = growing()
    assert s.options("mutant") == ["use regenerate", "pass"]
    s.does("mutant", "pass")
    assert [s.hand("mutant"), s.prompt("mutant")] == [SIX, "alliance.invite"]


# --- not using it ---------------------------------------------------------------------------------------------------------------------


def test_a_full_hand_needs_nothing() -> None:
    assert growing(EIGHT).prompt("mutant") == "alliance.invite"


@pytest.mark.rule("classic:power.role")
def test_it_regenerates_only_as_a_main_player() -> None:
    s = (
        growing(offense="jade", defense="azure")
        .does("jade", "mutant", "done")
        .does("azure", "done")
        .does("mutant", "offense", "mutant 1", "done")
    )
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.phase")
def test_it_regenerates_once_before_the_invitations_and_at_no_other_time() -> None:
    s = growing(phase="launch").does("mutant", "jade 1", "mutant 1", "done")
    assert s.prompt("mutant") == "window.alliance.before_invites"
    s.does("mutant", "use regenerate", "mutant deck", "mutant deck", "done").does("jade", "done")
    assert s.prompt("mutant") == "planning.select"


# --- zapped, power lost -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_takes_nothing() -> None:
    s = growing(hands={"mutant": SIX, "azure": ["cosmic zap"]}).does("mutant", "use regenerate").does("azure", "cosmic zap")
    assert [s.hand("mutant"), s.prompt("mutant")] == [SIX, "alliance.invite"]


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_does_not_regenerate() -> None:
    assert growing(ships=TWO_HOMES).prompt("mutant") == "alliance.invite"


# --- with others ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:planning.offense_without_card_2018", "classic:planning.offense_without_card_2008")
@pytest.mark.parametrize(("edition", "prompt"), [(2018, "ships.return"), (2008, "alliance.invite")])
def test_an_offense_whose_last_encounter_card_it_takes_is_stopped_at_once_in_2018(edition: int, prompt: str) -> None:
    hands = {"mutant": SIX, "jade": ["attack 20"]}
    s = growing(offense="jade", defense="mutant", seats=["jade", "mutant", "azure"], hands=hands, edition=edition)
    s.does("mutant", "use regenerate", "jade")
    assert s.prompt("mutant") == "mutant.source"  # it fills up first
    s.does("mutant", "mutant deck")
    assert [s.prompt("jade"), len(s.told("encounter.called_off"))] == [prompt, int(edition == 2018)]


def test_mind_loses_track_of_a_hand_out_of_which_a_card_was_taken() -> None:
    s = growing(seats=["mutant", "jade", "mind"], hands={"mutant": SIX, "jade": ["attack 20", "attack 30"]})
    s.does("mutant", "pass").does("mind", "use knowledge", "jade")
    assert known(s, "mind", "jade") == ["attack_20", "attack_30"]
    s.does("mutant", "use regenerate", "jade")  # what was done in between has opened the window anew
    assert [known(s, "mind", "jade"), known(s, "mind", "mutant")] == [[], []]


def test_an_empty_deck_and_discard_pile_quake() -> None:
    s = growing(deck=[], rest="saffron", hands={"mutant": SIX, "jade": ["attack 20"], "azure": ["morph"]})
    s.does("mutant", "use regenerate").does("saffron", "pass").does("mutant", "mutant deck")
    assert len(s.told("cards.quake")) == 1
    assert [len(s.hand(name)) for name in SEATS] == [8, 8, 8, 8]
    assert s.prompt("mutant") == "alliance.invite"
