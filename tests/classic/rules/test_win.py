"""Winning: at once, in any phase and role, and together with all who get there by the same event."""

import pytest

from fifthcolony import scene

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
HANDS = {"ember": ["attack 8", "attack 14"], "saffron": ["attack 10", "attack 15"]}


def guests(home: str, *names: str) -> dict[str, dict[str, int]]:
    """Colonies of one ship each on four of a player's planets, beside two ships of the owner."""
    return {f"{home} {number}": {home: 2} | dict.fromkeys(names, 1) for number in (2, 3, 4, 5)}


@pytest.mark.rule("classic:win.immediate")
@EDITIONS
def test_the_fifth_foreign_colony_ends_the_game_on_the_spot(edition: int) -> None:
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", target="saffron 1", laid=("attack 20", "attack 4"), hands=HANDS,
        ships={"saffron 1": {"saffron": 12}} | guests("saffron", "ember"), gate={"ember": 4},
    )  # fmt: skip
    assert s.winners == ["ember"]
    assert s.game.asks == ()
    assert s.discard == []  # not even the cards are cleared away
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "win.colonies"


@pytest.mark.rule("classic:win.immediate")
@EDITIONS
def test_an_ally_wins_in_somebody_elses_turn(edition: int) -> None:
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", target="saffron 1", laid=("attack 20", "attack 4"), hands=HANDS,
        ships={"saffron 1": {"saffron": 12}} | guests("saffron", "jade"), gate={"ember": 1, "jade": 1},
    )  # fmt: skip
    assert s.winners == ["jade"]


@pytest.mark.rule("classic:win.immediate")
@EDITIONS
def test_the_defense_wins_by_a_deal(edition: int) -> None:
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", laid=("negotiate", "negotiate"), hands=HANDS,
        ships=guests("jade", "saffron") | {"jade 1": {"jade": 12}},
    )  # fmt: skip
    s.does("ember", "give colony", "ember 3", "offer").does("saffron", "accept", "saffron 2", "done")
    assert s.winners == ["saffron"]
    assert s.game.offense == s.seat("ember")


@pytest.mark.rule("classic:win.immediate")
@EDITIONS
def test_a_bystander_colony_counts_and_a_home_colony_does_not(edition: int) -> None:
    ships = {"saffron 1": {"saffron": 10}, "ember 1": {"saffron": 2, "jade": 1}} | guests("saffron", "ember")
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", target="ember 1", laid=("attack 20", "attack 4"), hands=HANDS,
        ships=ships, gate={"ember": 1},
    )  # fmt: skip
    assert s.ships("ember", "ember 1") == 1
    assert (s.colonies("ember"), s.winners) == (4, [])


@pytest.mark.rule("classic:win.shared")
@EDITIONS
def test_landing_together_is_winning_together(edition: int) -> None:
    ships = {"saffron 1": {"saffron": 12}} | guests("saffron", "ember", "jade", "azure")
    del ships["saffron 5"]["azure"]
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", target="saffron 1", laid=("attack 20", "attack 4"), hands=HANDS,
        ships=ships, gate={"ember": 1, "jade": 1, "azure": 1},
    )  # fmt: skip
    assert s.colonies("azure") == 4
    assert s.winners == ["ember", "jade"]


@pytest.mark.rule("classic:win.shared")
def test_both_halves_of_a_deal_are_one_event() -> None:
    # One colony each way is the deal of 2008.
    s = scene(
        "classic", seats=SEATS, edition=2008, phase="reveal", laid=("negotiate", "negotiate"), hands=HANDS,
        ships=guests("jade", "saffron", "ember") | {"jade 1": {"jade": 12}},
    )  # fmt: skip
    s.does("ember", "give colony", "ember 3", "want colony", "saffron 3", "offer").does("saffron", "accept")
    s.does("ember", "gate", "done").does("saffron", "saffron 2", "done")
    assert s.winners == ["ember", "saffron"]
