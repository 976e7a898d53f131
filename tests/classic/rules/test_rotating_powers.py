"""Rotating powers: at the start of its turn the offense draws an alien sheet, and keeps that one or its own."""

from typing import Any

import pytest

from fifthcolony import load, scene
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene


def rotating(*seats: str, drawn: str = "", **position: Any) -> Scene:
    """The last seat has had its encounter, and the first seat's turn begins; all aliens but those there and the one it draws are gone."""
    wishes: dict[str, Any] = {
        "seats": list(seats),
        "variants": ["rotating_powers"],
        "edition": 2008,
        "phase": "regroup",
        "offense": seats[-1],
    }
    s = scene("classic", **(wishes | {"hands": {seat: ["attack 4", "attack 6"] for seat in seats}, "destiny": [seats[1]]} | position))
    if drawn:
        s.game.gone = [name for name in ALIENS if name not in (*seats, drawn)]
    while s.game.offense == len(seats) - 1:
        ask = s.game.asks[0]
        s.game.answer(ask.seat, len(ask.options) - 1)
    return s


def options(s: Scene) -> list[str]:
    """What the offense chooses from; it is asked first of all."""
    assert s.prompt("offense") == "rotate.keep"
    return s.options("offense")


@pytest.mark.rule("classic:variant.rotating_powers")
def test_the_offense_may_take_the_sheet_it_draws() -> None:
    s = rotating("tripler", "jade", "azure", drawn="clone")
    assert options(s) == ["tripler", "clone"]
    assert s.told("rotate.drawn")[-1] == ("tripler", "clone")
    s.does("tripler", "clone")
    assert [s.powers("tripler"), "tripler" in s.game.gone] == [["clone"], True]
    assert s.told("rotate.taken") == [("tripler", "clone")]


@pytest.mark.rule("classic:variant.rotating_powers")
def test_it_may_keep_the_one_it_has() -> None:
    s = rotating("tripler", "jade", "azure", drawn="clone").does("tripler", "tripler")
    assert [s.powers("tripler"), "clone" in s.game.gone] == [["tripler"], True]
    assert s.told("rotate.kept") == [("tripler", "tripler")]


@pytest.mark.rule("classic:variant.rotating_powers")
def test_every_turn_and_no_second_encounter() -> None:
    s = scene("classic", seats=["tripler", "jade", "azure"], variants=["rotating_powers"], edition=2008, phase="start_turn")
    assert s.prompt("tripler") == "rotate.keep"
    s = scene("classic", seats=["tripler", "jade", "azure"], variants=["rotating_powers"], edition=2008, phase="regroup", encounter=2)
    assert s.prompt("tripler") != "rotate.keep"


@pytest.mark.rule("classic:variant.rotating_powers")
def test_who_has_no_sheet_takes_what_it_draws() -> None:
    s = rotating("jade", "azure", "ember", drawn="clone")
    assert s.powers("jade") == ["clone"]


@pytest.mark.rule("classic:variant.rotating_powers")
def test_without_the_variant_nobody_draws() -> None:
    s = scene("classic", seats=["tripler", "jade", "azure"], edition=2008, phase="start_turn")
    assert s.told("rotate.drawn") == []


@pytest.mark.rule("classic:variant.rotating_powers")
def test_it_is_done_before_the_hand_is_looked_at() -> None:
    hands = {"tripler": ["quash"], "jade": ["attack 4", "attack 6"], "azure": ["attack 4"]}
    s = rotating("tripler", "jade", "azure", drawn="miser", hands=hands)
    assert s.told("cards.hand_replaced") == []
    s.does("tripler", "miser")
    assert s.prompt("tripler") == "miser.swap"
    s.does("tripler", "no")
    assert s.told("cards.hand_replaced") == []  # there are encounter cards in the hoard


@pytest.mark.rule("classic:variant.rotating_powers")
def test_a_sheet_with_a_set_up_is_set_up_when_it_is_taken() -> None:
    s = rotating("tripler", "jade", "azure", drawn="tick_tock").does("tripler", "tick_tock")
    assert s.tokens("tripler", "cosmic") == 10


@pytest.mark.rule("classic:variant.rotating_powers")
def test_what_the_old_alien_had_goes_with_it() -> None:
    s = rotating("tick_tock", "jade", "azure", drawn="clone", tokens={"tick_tock": {"cosmic": 4}}).does("tick_tock", "clone")
    assert s.game.tokens == []
    s = rotating("miser", "jade", "azure", drawn="clone", sheets={"miser": {"hoard": ["attack 40"]}}).does("miser", "clone")
    assert [s.game.sheet, "attack 40" in s.discard] == [[], True]


@pytest.mark.rule("classic:variant.rotating_powers")
def test_what_it_had_become_goes_too() -> None:
    s = rotating("reincarnator", "jade", "azure", drawn="clone", powers={"reincarnator": ["reincarnator", "mind"]})
    s.does("reincarnator", "clone")
    assert s.powers("reincarnator") == ["clone"]


@pytest.mark.rule("classic:variant.rotating_powers")
@pytest.mark.parametrize("seed", range(10))
def test_aliens_that_never_meet_one_in_the_game_are_not_drawn(seed: int) -> None:
    s = scene("classic", seats=["healer", "sorcerer", "jade"], variants=["rotating_powers"], edition=2008, phase="start_turn", seed=seed)
    assert options(s)[1] not in ("gambler", "masochist", "sorcerer", "healer", "demon")


@pytest.mark.rule("classic:variant.rotating_powers")
def test_when_no_sheet_is_left_those_discarded_are_shuffled_again() -> None:
    s = rotating("tripler", "jade", "azure", drawn="tripler")
    assert [len(options(s)), s.game.gone] == [2, []]


@pytest.mark.rule("classic:variant.rotating_powers")
def test_it_survives_a_dump() -> None:
    s = rotating("tripler", "jade", "azure", drawn="clone")
    again: Any = load(s.game.dump())
    assert again.asks[0].options == ("alien:tripler", "alien:clone")
    again.answer(0, 1)
    assert again.powers[0] == ("clone",)


# --- with hidden powers -----------------------------------------------------------------------------------------------------------------

BOTH = ["rotating_powers", "hidden_powers"]


@pytest.mark.rule("classic:variant.rotating_with_hidden")
def test_a_new_sheet_comes_face_down() -> None:
    s = rotating("tripler", "jade", "azure", drawn="clone", variants=BOTH).does("tripler", "clone")
    assert [s.game.view(seat)["aliens"][0] for seat in (0, 1)] == [("clone",), ()]
    assert s.game.view(1)["hidden"][0]
    assert "tripler" in s.game.gone  # it was up


@pytest.mark.rule("classic:variant.rotating_with_hidden")
def test_a_sheet_that_was_up_stays_up_if_it_is_kept() -> None:
    s = rotating("tripler", "jade", "azure", drawn="clone", variants=BOTH).does("tripler", "tripler")
    assert [s.game.powers[0], s.game.buried] == [("tripler",), ["clone"]]


@pytest.mark.rule("classic:variant.rotating_with_hidden")
@pytest.mark.parametrize("kept", ["tripler", "clone"])
def test_of_two_face_down_sheets_nobody_learns_which_is_kept(kept: str) -> None:
    s = rotating("tripler", "jade", "azure", drawn="clone", variants=BOTH, hidden=["tripler"])
    before = len(s.log)
    s.does("tripler", kept)
    heard = [(event.key, event.params) for event in s.log[before:] if event.audience is None]
    assert heard[0] == ("rotate.face_down", ("seat:0",))
    assert not [word for event in s.log if event.audience is None for word in event.params if str(word).startswith("alien:")]
    assert [s.game.face_down[0], s.game.gone.count("tripler")] == [(kept,), 0]
    assert s.game.buried == [name for name in ("tripler", "clone") if name != kept]


@pytest.mark.rule("classic:variant.rotating_with_hidden")
def test_what_is_drawn_is_for_the_drawers_eyes_only() -> None:
    s = rotating("tripler", "jade", "azure", variants=BOTH, hidden=["tripler"])
    drawn = options(s)[1]
    assert s.game.view(0)["dealt"] == [drawn]
    assert s.game.view(1)["dealt"] == []
    assert len({s.game.determinize(1, seed).dealt[0] for seed in range(20)}) > 10
    assert s.game.determinize(0, 3).dealt[0] == (drawn,)
