"""The nineteen reinforcements: what they are worth, on a clout and as plans."""

from typing import Any

import pytest

from fifthcolony.duel.cards import REINFORCEMENTS
from fifthcolony.duel.scene import Scene
from tests.duel.positions import contest, duel, ends, totals

PRINTED = {
    "+08": ("p08", 8, "seed"),
    "+12": ("p12", 12, "seed"),
    "-10": ("m10", -10, "seed"),
    "-07": ("m07", -7, "seed"),
    "±10": ("pm10", 10, "seed"),
    "∓10": ("mp10", -10, "seed"),
    "+03": ("p03", 3, "original"),
    "+04": ("p04", 4, "original"),
    "+05": ("p05", 5, "original"),
    "+06": ("p06", 6, "original"),
    "+07": ("p07", 7, "original"),
    "+10": ("p10", 10, "original"),
    "+15": ("p15", 15, "original"),
    "-03": ("m03", -3, "original"),
    "-04": ("m04", -4, "original"),
    "-05": ("m05", -5, "original"),
    "-12": ("m12", -12, "original"),
    "±05": ("flex05", 5, "original"),
    "=?": ("copy", 2, "original"),
}
"""Its word, what it is worth as a plan, and where it comes from."""
FIXED = [name for name in PRINTED if name[1:] not in ("10", "05", "?") or name in ("+10", "-10", "+05", "-05")]


def holding(*cards: str, other: tuple[str, ...] = (), plans: tuple[str, str] = ("13", "20"), **position: Any) -> Scene:
    """A duel with two ships each; plans are up, Orange leads and holds these cards, Blue the others."""
    hands = {"orange": [plans[0], "11", *cards], "blue": [plans[1], "11", *other]}
    return duel(f"{plans[0]} shield 1", f"{plans[1]} shield 1", hands=hands, **position)


# --- what stands on them --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:component.cards")
def test_there_are_nineteen_as_they_are_written() -> None:
    assert [(card.word, card.as_plan, card.provenance) for card in REINFORCEMENTS] == list(PRINTED.values())
    assert len(REINFORCEMENTS) == 19


@pytest.mark.rule("duel:duel.d4_any_card")
@pytest.mark.parametrize("name", PRINTED)
def test_as_a_plan_it_is_worth_its_number(name: str) -> None:
    s = contest(name, "11", hands={"orange": [name, "06"], "blue": ["11", "06"]})
    assert totals(s) == (PRINTED[name][1], 11)
    assert name in s.pile("orange")


@pytest.mark.rule("duel:reinf.where", "duel:reinf.effect_at_once", "duel:reinf.discard")
@pytest.mark.parametrize("name", FIXED)
@pytest.mark.parametrize("side", ["orange", "blue"])
def test_a_fixed_one_changes_either_clout_by_its_number(name: str, side: str) -> None:
    s = holding(name, other=("=?",)).does("orange", f"play {name} {side}")
    change = int(name)
    assert (s.clout("orange"), s.clout("blue")) == ((13 + change, 20) if side == "orange" else (13, 20 + change))
    ends(s)
    assert name in s.pile(side)


def test_there_are_fifteen_fixed_ones() -> None:
    assert len(FIXED) == 15


# --- parity ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:reinf.parity")
@pytest.mark.parametrize(("name", "even", "odd"), [("±10", 10, -10), ("∓10", -10, 10)])
def test_parity_cards_follow_the_clout_they_lie_on(name: str, even: int, odd: int) -> None:
    assert totals(holding(name).does("orange", f"play {name} orange")) == (13 + odd, 20)
    assert totals(holding(name).does("orange", f"play {name} blue")) == (13, 20 + even)


@pytest.mark.rule("duel:reinf.scn_parity", "duel:reinf.parity")
def test_they_swing_with_every_change() -> None:
    s = holding("±10", "+05", other=("+03",)).does("orange", "play ±10 orange")
    assert s.clout("orange") == 3
    s.does("blue", "pass").does("orange", "play +05 orange")
    assert s.clout("orange") == 28
    s.does("blue", "play +03 orange")
    assert s.clout("orange") == 13 + 5 + 3 - 10


@pytest.mark.rule("duel:reinf.parity_base")
@pytest.mark.parametrize(("plan", "clout"), [("-02", 8), ("-07", -17), ("∓10", 0)])
def test_negative_clouts_have_an_ordinary_parity(plan: str, clout: int) -> None:
    s = contest(plan, "11", hands={"orange": [plan, "±10"], "blue": ["11", "06"]}).does("orange", "play ±10 orange")
    assert totals(s) == (clout, 11)


@pytest.mark.rule("duel:reinf.parity_base")
def test_the_ship_advantage_counts_for_parity() -> None:
    s = holding("±10", dials=(3, 2), card="unfinished_bridges").does("orange", "play ±10 orange")
    assert totals(s) == (13 + 3 + 10, 20)


def test_two_parity_cards_do_not_change_each_other() -> None:
    s = holding("±10", "∓10").does("orange", "play ±10 orange", "play ∓10 orange")
    assert totals(s) == (13, 20)


# --- Fickle Fans, Copycat Crew --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sign", "worth"), [("sign plus", 5), ("sign minus", -5)])
@pytest.mark.parametrize("side", [0, 1])
def test_fickle_fans_are_what_their_player_says(sign: str, worth: int, side: int) -> None:
    s = holding("±05").does("orange", f"play ±05 {('orange', 'blue')[side]}", sign)
    assert totals(s) == ((13 + worth, 20) if side == 0 else (13, 20 + worth))


def test_a_copycat_alone_is_worth_two() -> None:
    assert totals(holding("=?").does("orange", "play =? orange")) == (15, 20)


def test_a_copycat_is_worth_what_was_played_last_by_anybody_on_any_side() -> None:
    s = holding("+12", "=?", other=("-07",)).does("orange", "play +12 orange").does("blue", "play -07 orange")
    s.does("orange", "play =? blue")
    assert totals(s) == (13 + 12 - 7, 20 - 7)


def test_a_copycat_copies_what_fans_were_said_to_be() -> None:
    s = holding("±05", "=?").does("orange", "play ±05 blue", "sign minus", "play =? blue")
    assert totals(s) == (13, 10)


def test_a_copycat_copies_parity_as_it_is_now_and_stays_fixed() -> None:
    s = holding("±10", "=?", "+03").does("orange", "play ±10 blue")
    assert s.clout("blue") == 30
    s.does("orange", "play =? orange")
    assert s.clout("orange") == 23
    s.does("orange", "play +03 blue")
    assert totals(s) == (23, 20 + 3 - 10)


def test_a_copycat_does_not_copy_a_plan() -> None:
    s = contest("13", "+15", hands={"orange": ["13", "=?"], "blue": ["+15", "06"]}).does("orange", "play =? orange")
    assert totals(s) == (15, 15)


# --- the step -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:reinf.order", "duel:reinf.end", "duel:reinf.end_first_round")
def test_a_pass_alone_does_not_end_the_step() -> None:
    s = holding("+08", other=("+12",)).does("orange", "pass").does("blue", "play +12 blue").does("orange", "play +08 orange")
    assert totals(s) == (21, 32)
    s = holding("+08", other=("+12",)).does("orange", "pass").does("blue", "pass")
    assert totals(s) == (13, 20)


@pytest.mark.rule("duel:reinf.ex_full", "duel:reinf.discard", "duel:reinf.empty_handed")
def test_the_example_of_the_rulebook() -> None:
    hands = {"orange": ["31", "04", "-07"], "blue": ["10", "11", "+12", "-10"]}  # the Matron and the Pickled, without their powers
    s = duel("31 shield 1", "10 shield 1", leader="blue", hands=hands)
    s.does("blue", "play +12 blue").does("orange", "pass").does("blue", "play -10 orange")
    assert (s.clout("orange"), s.clout("blue")) == (21, 22)
    s.does("orange", "play -07 blue")
    assert totals(s) == (21, 15)
    ends(s)
    assert sorted(s.pile("orange")) == ["-10", "31"]
    assert sorted(s.pile("blue")) == ["+12", "-07", "10"]


@pytest.mark.rule("duel:reinf.never_return")
def test_a_used_one_never_returns_to_the_common_deck() -> None:
    s = ends(holding("+08").does("orange", "play +08 blue"))
    assert s.pile("blue") == ["20", "+08"]
    assert s.game.view(0)["reinforcements"] == 18
    assert s.game.view(0)["known"][1] == []


@pytest.mark.rule("duel:info.hidden")
def test_the_opponent_does_not_see_who_could_play() -> None:
    s = holding("+08")
    assert s.game.view(1)["waiting"] == []
    assert s.game.view(1)["known"][0] == []
