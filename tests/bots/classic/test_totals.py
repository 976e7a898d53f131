"""The simple bot and powers over values and totals: it lays what counts, and turns a result only where it can."""

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from tests.bots.classic.conftest import Choice, Plays

OTHERS = ["saffron", "jade", "azure"]


def laying(alien: str, hand: list[str], **position: object) -> Scene:
    """An offense with four ships against Saffron's four, about to lay a card."""
    given = {"phase": "planning", "gate": {alien: 4}, "hands": {alien: hand, "saffron": ["attack 8", "attack 10"]}, **position}
    return fc.scene("classic", seats=[alien, *OTHERS], **given)


def laid(alien: str, card: str) -> Scene:
    """The same, with its card on the table and Saffron's face down."""
    return laying(alien, [card, "attack 1"]).does(alien, card).does("saffron", "attack 10")


def revealed(alien: str, cards: tuple[str, str], **position: object) -> Scene:
    """The same, with both cards up."""
    return fc.scene("classic", seats=[alien, *OTHERS], phase="reveal", gate={alien: 4}, laid=cards, **position)


# --- laying a card ----------------------------------------------------------------------------------------------------------------------


def test_who_wins_by_negotiating_negotiates(choice: Choice) -> None:
    assert choice(laying("pacifist", ["negotiate", "attack 40"]), "pacifist") == "negotiate"
    two_homes: dict[str, dict[str, int]] = {f"pacifist {number}": {} for number in (3, 4, 5)}
    assert choice(laying("pacifist", ["negotiate", "attack 40"], ships=two_homes), "pacifist") == "attack 40"


def test_where_the_lower_total_wins_both_lay_the_lowest(choice: Choice) -> None:
    s = laying("anti_matter", ["attack 4", "attack 20", "attack 40"])
    assert [choice(s, "anti_matter"), choice(s, "saffron")] == ["attack 4", "attack 8"]


def test_with_all_at_stake_a_low_attack_that_is_tripled_goes_before_a_high_one_that_shrinks(choice: Choice) -> None:
    nearly = {f"jade {number}": {"jade": 4, "tripler": 1} for number in range(1, 5)}
    assert choice(laying("tripler", ["attack 10", "attack 20", "attack 40"], ships=nearly), "tripler") == "attack 10"


@pytest.mark.parametrize("seed", range(4))
def test_a_small_attack_will_do_where_ships_multiply_it(choice: Choice, seed: int) -> None:
    assert choice(laying("virus", ["attack 7", "attack 40"]), "virus", seed) == "attack 7"


@pytest.mark.parametrize(
    ("alien", "position"), [("warpish", {"warp": {"jade": 16, "azure": 16}}), ("warrior", {"tokens": {"warrior": {"experience": 32}}})]
)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_power_will_add_lets_a_small_attack_do(choice: Choice, alien: str, position: dict[str, object], seed: int) -> None:
    assert choice(laying(alien, ["attack 1", "attack 40"], **position), alien, seed) == "attack 1"


# --- cards down -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("alien", "use"), [("calculator", "use equalize"), ("mirror", "use reversal")])
@pytest.mark.parametrize(("card", "uses"), [("attack 6", True), ("attack 20", False), ("negotiate", False)])
def test_values_are_changed_when_the_own_is_low(choice: Choice, alien: str, use: str, card: str, uses: bool) -> None:
    assert choice(laid(alien, card), alien) == (use if uses else "pass")


@pytest.mark.parametrize(("card", "answer"), [("attack 20", "use ooze"), ("attack 4", "pass"), ("negotiate", "pass")])
def test_more_ships_follow_a_fair_attack(choice: Choice, card: str, answer: str) -> None:
    assert choice(laid("amoeba", card), "amoeba") == answer


def test_the_ships_that_follow_are_spare_ones(plays: Plays) -> None:
    s = laid("amoeba", "attack 20").does("amoeba", "use ooze", "amoeba in")
    assert len(plays(s, "amoeba")) == 5
    assert [s.ships("amoeba", "saffron 1"), s.game.homes[0]] == [8, 5]


# --- cards up ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        (("attack 8", "attack 10"), "use divine intervention"),
        (("negotiate", "attack 10"), "use divine intervention"),
        (("attack 20", "attack 10"), "pass"),
        (("attack 4", "negotiate"), "pass"),
    ],
)
def test_it_prays_when_it_would_not_win(choice: Choice, cards: tuple[str, str], answer: str) -> None:
    assert choice(revealed("chosen", cards), "chosen") == answer


@pytest.mark.parametrize(
    ("cards", "drawn", "answer"),
    [
        (("attack 8", "attack 10"), ["attack 12", "attack 4", "negotiate"], "add card attack 12"),
        (("negotiate", "attack 10"), ["attack 12", "attack 4", "negotiate"], "replace card attack 12"),
        (("attack 8", "attack 40"), ["attack 12", "attack 4", "negotiate"], "replace card negotiate"),
        (("attack 8", "attack 40"), ["attack 12", "attack 4", "attack 6"], "pass"),
        (("negotiate", "negotiate"), ["attack 1", "plague", "quash"], "replace card attack 1"),
    ],
)
def test_of_the_cards_it_draws_it_takes_what_wins_or_is_paid_for(
    choice: Choice, cards: tuple[str, str], drawn: list[str], answer: str
) -> None:
    s = revealed("chosen", cards, deck=drawn).does("chosen", "use divine intervention")
    assert choice(s, "chosen") == answer


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        (["attack 6", "attack 8", "attack 12"], ["use overwhelm", "attack 12", "done"]),
        (["attack 5", "attack 6", "attack 7"], ["use overwhelm", "attack 7", "attack 6"]),
        (["attack 6"], ["pass"]),
        (["attack 20", "attack 30"], []),
    ],
)
def test_cards_are_thrown_in_where_they_turn_the_result(plays: Plays, hand: list[str], answers: list[str]) -> None:
    s = revealed("fodder", ("attack 4", "attack 15"), hands={"fodder": hand})
    given = plays(s, "fodder", also=("fodder.card",)) if "fodder" in s.asked else []
    assert given[: len(answers)] == answers
