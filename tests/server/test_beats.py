"""Beats: how an encounter ends is shown one happening after the other, each as the board was then, before the next encounter begins."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

import fifthcolony as fc
from fifthcolony.server.table.handlers import welcome_back
from fifthcolony.server.transport.connection import Connection
from tests.server.positions import Position

EMBER, AZURE, JADE = 0, 1, 2


def clash(attack: str, defense: str, people: tuple[int, ...] = (EMBER,), paces: bool = True) -> Position:
    """Ember attacks Jade 3 with two ships, azure beside it; both cards are about to be laid."""
    # With a reinforcement in its hand jade would be asked where two attacks are turned up.
    spare = ["reinforcement +2"] if attack == "negotiate" else []
    hands = {"ember": [attack, "attack 01"], "jade": [defense, *spare], "azure": ["attack 04"]}
    scene = fc.scene(
        "classic", seats=["ember", "azure", "jade"], offense="ember", defense="jade", target="jade 3", gate={"ember": 2, "azure": 1},
        phase="planning", hands=hands,
    )  # fmt: skip
    return Position(scene, people, paces=paces)


def lay(at: Position, card: str) -> None:
    at.does(EMBER, f"card:{card}")
    at.until(at.now + 1.1)


def beats_of(at: Position) -> list[tuple[str, dict[str, Any]]]:
    """Every beat there is from now on, each waved as soon as it is seen, with what was shown in it."""
    seen = []
    while (shown := at.shown(EMBER))["moment"] is not None and shown["moment"]["beat"]:
        seen.append((shown["moment"]["beat"], shown["view"]))
        at.wave(EMBER)
    return seen


def test_each_happening_has_its_beat_and_the_next_encounter_waits() -> None:
    at = clash("attack 20", "attack 08")
    lay(at, "attack_20")
    seen = beats_of(at)
    assert [kind for kind, _ in seen] == ["reveal", "winner", "losses", "landings"]
    views = dict(seen)
    target = views["winner"]["target"]
    assert views["winner"]["gate"][EMBER] == views["losses"]["gate"][EMBER] == 2
    assert (views["winner"]["planets"][target][JADE], views["losses"]["planets"][target][JADE]) == (4, 0)
    assert views["landings"]["planets"][target][:2] == [2, 1]
    assert views["landings"]["colonies"][EMBER] == 1
    assert {view["encounter"] for _, view in seen} == {1}


def test_a_beat_with_nothing_in_it_is_left_out_and_compensation_has_one() -> None:
    at = clash("negotiate", "attack 08")
    lay(at, "negotiate")
    seen = beats_of(at)
    assert [kind for kind, _ in seen] == ["reveal", "winner", "losses", "cards"]
    views = dict(seen)
    assert len(views["cards"]["hand"]) == len(views["losses"]["hand"]) + 1


def test_what_is_secret_in_a_beat_is_told_with_it() -> None:
    """Else somebody would first hear of one card, and of the same card by its name when all have looked."""
    at = clash("negotiate", "attack 08")
    lay(at, "negotiate")
    while at.shown(EMBER)["moment"]["beat"] != "cards":
        assert "cards.given_between_you" not in at.told(EMBER)
        at.wave(EMBER)
    assert at.told(EMBER)[-2:] == ["cards.given", "cards.given_between_you"]
    assert at.told(AZURE)[-1] == "cards.given"


def test_the_totals_can_be_read_on_the_reveal() -> None:
    at = clash("attack 20", "attack 08")
    lay(at, "attack_20")
    shown = at.shown(EMBER)
    assert shown["moment"]["beat"] == "reveal"
    assert [sum(part for _, part in side) for side in shown["view"]["totals"]] == [23, 12]


def test_one_person_whose_client_paces_is_waited_for() -> None:
    at = clash("attack 20", "attack 08")
    lay(at, "attack_20")
    at.until(1000)
    assert at.shown(EMBER)["moment"] == {"id": 0, "left": None, "waved": False, "held": False, "beat": "reveal"}


@pytest.mark.parametrize("people", [(EMBER,), (EMBER, AZURE)])
def test_else_nobody_waits_for_long(people: tuple[int, ...]) -> None:
    at = clash("attack 20", "attack 08", people, paces=False)
    lay(at, "attack_20")
    at.until(at.now + 0.5)
    assert at.shown(EMBER)["moment"]["beat"] == "winner"


@pytest.mark.parametrize("comes", [True, False], ids=["another comes back", "another window stays"])
def test_nor_where_the_one_who_paced_is_no_longer_alone_or_gone(comes: bool) -> None:
    at = clash("attack 20", "attack 08", (EMBER, AZURE) if comes else (EMBER,))
    plain = cast("Connection", SimpleNamespace(paces=False))
    if comes:
        at.seats[AZURE].kind, at.seats[AZURE].windows = "away", []
    else:
        at.seats[EMBER].windows.append(plain)
    lay(at, "attack_20")
    at.until(at.now + 60)
    assert at.shown(EMBER)["moment"]["beat"] == "reveal"
    if comes:
        at.seats[AZURE].windows = [plain]
        welcome_back(at.seats[AZURE])
    else:
        del at.seats[EMBER].windows[0]
    at.until(at.now + 1.5)
    assert at.shown(EMBER)["moment"]["beat"] == "winner"


def test_who_is_never_asked_is_told_all_the_same() -> None:
    at = clash("attack 20", "attack 08")
    at.seats[EMBER].auto = "pass"
    lay(at, "attack_20")
    assert not at.shown(EMBER)["moment"]["waved"]
    assert len(beats_of(at)) == 4


# --- duels ----------------------------------------------------------------------------------------------------------------------------

THEN = "binary_spelling_bee"
"""A contest: both are asked for a plan."""


def duel(next_card: str = THEN, **hands: list[str]) -> Position:
    """Orange against blue over a planet; the loser draws cards, and nobody is asked for that."""
    held = {"orange": ["13", "20", "10"], "blue": ["14", "23"]} | hands
    scene = fc.scene("duel", aliens=["orange", "blue"], card="unfinished_bridges", next_card=next_card, hands=held)
    return Position(scene, (0, 1), paces=True)


def looked_at(at: Position) -> list[tuple[str, dict[str, Any]]]:
    """Every beat until the next question, both wave at each, with what was shown in it."""
    seen = []
    while (shown := at.shown(0))["moment"] is not None and shown["moment"]["beat"]:
        seen.append((shown["moment"]["beat"], shown["view"]))
        at.wave(0)
        at.wave(1)
    return seen


def fought(at: Position) -> list[tuple[str, dict[str, Any]]]:
    """Orange sends one ship and lays 20, blue two and 14; no blast is laid."""
    for seat, choice in [(0, "dial:1"), (1, "dial:2"), (0, "lay:plan_20:shield_1"), (1, "lay:plan_14:shield_1")]:
        at.does(seat, choice)
    return looked_at(at)


def test_an_ordinary_duel_has_three_beats_and_the_last_shows_all_that_came_of_it() -> None:
    at = duel()
    seen = fought(at)
    assert [kind for kind, _ in seen] == ["tactics", "plans", "result"]
    assert at.asked(0) == at.asked(1) == ["plan.choose"]
    result = dict(seen)["result"]
    assert (result["plans"], result["winner"]) == (["plan_20", "plan_14"], 0)
    assert [planet["ships"] for planet in result["row"]] == [[1, 0]], "the loser's ships have gone home"
    assert [sum(amount for _, amount in side) for side in result["clout"]] == [20, 17], "as counted while they were there"


def test_whose_planet_it_is_is_said_with_the_result() -> None:
    at = duel()
    fought(at)
    told = [[event["key"] for event in frame.get("events", ())] for _, frame in at.windows[0].frames]
    assert next(keys for keys in told if "duel.won" in keys)[-1] == "planet.held"


@pytest.mark.parametrize(("card", "beats"), [(THEN, []), ("tax_amnesty", []), ("landlord_dispute", []), ("warp_hiccup", ["destiny"])])
def test_a_card_is_looked_at_where_it_is_not_asked_about(card: str, beats: list[str]) -> None:
    assert [kind for kind, _ in fought(duel(card))][3:4] == beats


def test_what_is_held_makes_no_pause() -> None:
    at = duel(orange=["13", "20", "+03"])
    kinds = [kind for kind, _ in fought(at)]
    assert at.asked(0) == ["reinforce.play"]
    at.does(0, "pass")
    assert [*kinds, *(kind for kind, _ in looked_at(at))] == ["tactics", "plans", "result"]
