"""The simple bot after the fight: what it loots, pays, offers and heals, and whom it takes down with it."""

import pytest

import fifthcolony as fc
from tests.bots.classic.conftest import Choice, Plays

OTHERS = ["saffron", "jade", "azure"]
NO_CARDS: dict[str, list[str]] = {name: [] for name in OTHERS}


def test_of_a_looted_hand_it_keeps_the_best(plays: Plays) -> None:
    hands = NO_CARDS | {"barbarian": [], "saffron": ["attack 0", "attack 30", "morph", "negotiate"]}
    s = fc.scene(
        "classic", seats=["barbarian", *OTHERS], phase="reveal", laid=("attack 20", "attack 4"), gate={"barbarian": 2}, hands=hands
    )
    assert plays(s, "barbarian") == ["attack 30", "morph"]


def test_as_compensation_it_takes_the_best(plays: Plays) -> None:
    hands = NO_CARDS | {"hacker": [], "saffron": ["attack 0", "attack 30", "morph"]}
    s = fc.scene("classic", seats=["hacker", *OTHERS], phase="reveal", laid=("negotiate", "attack 4"), gate={"hacker": 2}, hands=hands)
    s.does("hacker", "use rob")
    assert plays(s, "hacker") == ["attack 30", "morph"]


def test_as_compensation_it_pays_the_least(plays: Plays) -> None:
    hands = NO_CARDS | {"hacker": ["attack 0", "attack 1", "attack 30", "morph"]}
    s = fc.scene("classic", seats=["hacker", *OTHERS], phase="reveal", laid=("attack 20", "negotiate"), hands=hands,
                 ships={"saffron 1": {"saffron": 2}})  # fmt: skip
    s.does("hacker", "use pay")
    assert plays(s, "hacker") == ["attack 0", "attack 1"]


def test_ships_that_it_must_lose_come_from_the_large_stacks(plays: Plays) -> None:
    ships = {"saffron 2": {"saffron": 1}, "saffron 3": {"saffron": 1}, "jade 1": {"jade": 4, "saffron": 1}}
    s = fc.scene("classic", seats=["cudgel", *OTHERS], phase="reveal", laid=("attack 20", "attack 4"), gate={"cudgel": 2},
                 hands=NO_CARDS | {"cudgel": []}, ships=ships)  # fmt: skip
    assert set(plays(s, "saffron")) <= {"saffron 4", "saffron 5"}


@pytest.mark.parametrize("offense", ["vacuum", "jade"])
def test_it_takes_down_its_opponent_or_the_leader(plays: Plays, offense: str) -> None:
    ships = {"jade 2": {"jade": 4, "azure": 1}}
    s = fc.scene("classic", seats=["vacuum", *OTHERS], offense=offense, defense="saffron", phase="reveal", laid=("attack 4", "attack 20"),
                 gate={offense: 2} | {"vacuum": 2}, hands=NO_CARDS | {"vacuum": []}, ships=ships)  # fmt: skip
    assert plays(s, "vacuum")[:2] == (["saffron"] * 2 if offense == "vacuum" else ["azure"] * 2)


@pytest.mark.parametrize(
    ("alien", "answer"), [("healer", "use heal"), ("fido", "use fetch"), ("filch", "use theft"), ("spiff", "use crash land")]
)
def test_what_brings_a_gain_is_used(choice: Choice, alien: str, answer: str) -> None:
    offense = "saffron" if alien == "healer" else alien
    hands = NO_CARDS | {alien: []}
    s = fc.scene(
        "classic", seats=[alien, *OTHERS], offense=offense, defense="jade", phase="reveal", laid=("attack 4", "attack 20"), hands=hands
    )
    assert choice(s, alien) == answer


def test_favours_go_to_who_is_furthest_behind(choice: Choice) -> None:
    ships = {"azure 2": {"azure": 4, "saffron": 1}}
    s = fc.scene("classic", seats=["healer", *OTHERS], offense="saffron", defense="jade", phase="reveal", laid=("attack 4", "attack 20"),
                 gate={"saffron": 1, "azure": 1}, hands=NO_CARDS | {"healer": []}, ships=ships).does("healer", "use heal")  # fmt: skip
    assert choice(s, "healer") == "azure"
