"""The simple bot's powers, destinies and turns: used where they help, by what they do rather than by name."""

import pytest

import fifthcolony as fc
from fifthcolony import Ask
from fifthcolony.bots import make_bot
from fifthcolony.kernel.sight import Sight
from tests.bots.classic.conftest import Choice, Plays

OTHERS = ["saffron", "jade", "azure"]


def colonies(guest: str, number: int, at: str) -> dict[str, dict[str, int]]:
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in range(5, 5 - number, -1)}


# --- optional powers --------------------------------------------------------------------------------------------------------------------


def test_it_looks_into_a_hand_when_it_may(choice: Choice) -> None:
    s = fc.scene("classic", seats=["mind", *OTHERS], phase="alliance", gate={"mind": 4})
    assert choice(s, "mind") == "use knowledge"


@pytest.mark.parametrize(("ships", "gate", "side"), [(1, 4, "offense"), (9, 1, "defense")])
def test_it_forces_itself_on_the_side_that_promises_most(plays: Plays, ships: int, gate: int, side: str) -> None:
    two = {"ember": ["attack 8", "attack 6"], "saffron": ["attack 8", "attack 6"]}
    s = fc.scene(
        "classic", seats=["ember", "saffron", "parasite", "azure"], phase="alliance", target="saffron 1", gate={"ember": gate},
        ships={"saffron 1": {"saffron": ships}}, hands=two,
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "done")
    assert plays(s, "parasite") == ["use infest"]
    assert plays(s, "parasite") == [side]


def test_it_does_not_force_itself_into_somebody_elses_win(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["ember", "saffron", "parasite", "azure"], phase="alliance", target="saffron 1", gate={"ember": 4},
        ships=colonies("ember", 4, "azure"),
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "done")
    assert choice(s, "parasite") == "use infest"  # against it
    s.does("parasite", "use infest")
    assert choice(s, "parasite") == "defense"


@pytest.mark.parametrize(("card", "answer"), [("attack 4", "use magic"), ("negotiate", "use magic"), ("attack 20", "pass")])
def test_cards_are_swapped_when_the_own_is_the_worse(choice: Choice, card: str, answer: str) -> None:
    s = fc.scene(
        "classic", seats=["sorcerer", *OTHERS], phase="planning", gate={"sorcerer": 4},
        hands={"sorcerer": [card, "attack 1"], "saffron": ["attack 8", "attack 10"]},
    )  # fmt: skip
    s.does("sorcerer", card).does("saffron", "attack 10")
    assert choice(s, "sorcerer") == answer


@pytest.mark.parametrize(("card", "answer"), [("attack 20", "use replicate"), ("attack 1", "pass")])
def test_a_good_card_is_taken_back(choice: Choice, card: str, answer: str) -> None:
    s = fc.scene("classic", seats=["clone", *OTHERS], phase="reveal", gate={"clone": 4}, laid=(card, "attack 8"))
    assert choice(s, "clone") == answer


@pytest.mark.parametrize(("card", "answer"), [("attack 20", "use continuity"), ("attack 1", "pass")])
def test_it_goes_on_while_it_has_something_to_fight_with(choice: Choice, card: str, answer: str) -> None:
    s = fc.scene(
        "classic", seats=["machine", *OTHERS], phase="reveal", gate={"machine": 1}, laid=("attack 4", "attack 30"),
        hands={"machine": [card]},
    )  # fmt: skip
    assert choice(s, "machine") == answer


def test_another_offense_is_sent_at_the_leader_never_at_itself(choice: Choice) -> None:
    position = colonies("jade", 2, "ember") | colonies("dictator", 3, "azure")
    s = fc.scene("classic", seats=["ember", "dictator", "jade", "azure"], phase="destiny", ships=position)
    assert choice(s, "dictator") == "jade"


def test_a_power_nobody_told_it_about_is_used() -> None:
    ask = Ask(0, "window.somewhere", ("use:stranger.trick", "pass"))
    assert make_bot("simple", 1).decide(ask, Sight({})) == 0


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (("card:attack_20", "card:attack_04", "card:morph"), "card:attack_04"),
        (("seat:0", "seat:2", "seat:3"), "seat:2"),
        (("planet:1.1", "planet:0.2"), "planet:0.2"),
        (("yes", "no"), "yes"),
        (("card:attack_20", "done"), "done"),
        (("planet:1.1", "pass"), "pass"),
    ],
)
def test_a_question_nobody_told_it_about_is_answered_by_its_shape(options: tuple[str, ...], answer: str) -> None:
    s = fc.scene(
        "classic", seats=["ember", *OTHERS], phase="launch", offense="azure", defense="saffron", ships=colonies("jade", 3, "azure")
    )
    ask = Ask(0, "stranger.question", options)
    assert options[make_bot("simple", 1).decide(ask, Sight(s.game.view(0)))] == answer


def test_a_main_player_picks_on_its_opponent() -> None:
    s = fc.scene("classic", seats=["ember", *OTHERS], phase="launch", defense="saffron", ships=colonies("jade", 3, "azure"))
    assert make_bot("simple", 1).decide(Ask(0, "stranger.question", ("seat:1", "seat:2")), Sight(s.game.view(0))) == 0


# --- destiny and turns ------------------------------------------------------------------------------------------------------------------


def test_a_wild_destiny_means_the_weakest_defense(choice: Choice) -> None:
    weak = {"jade 3": {"jade": 1}}
    s = fc.scene("classic", seats=["ember", *OTHERS], phase="destiny", destiny=["wild"], ships=weak)
    assert choice(s, "ember") == "jade"


def test_its_own_colour_means_somebody_else(choice: Choice) -> None:
    guest = {"ember 1": {"ember": 3, "jade": 1}, "ember 2": {"ember": 0}}
    s = fc.scene("classic", seats=["ember", *OTHERS], phase="destiny", destiny=["ember", "jade"], ships=guest)
    assert choice(s, "ember") == "redraw"


def test_unless_it_has_lost_its_power(choice: Choice) -> None:
    empty = {f"ember {planet}": {"ember": 0} for planet in (1, 2, 3)}
    s = fc.scene("classic", seats=["ember", *OTHERS], phase="destiny", destiny=["ember", "jade"], ships=empty)
    assert choice(s, "ember").startswith("resettle")


def test_or_a_guest_is_about_to_win(choice: Choice) -> None:
    guest = {"ember 1": {"ember": 3, "jade": 1}} | colonies("jade", 3, "azure")
    s = fc.scene("classic", seats=["ember", *OTHERS], phase="destiny", destiny=["ember", "jade"], ships=guest)
    assert choice(s, "ember") == "drive jade from ember 1"


def test_a_second_encounter_is_taken(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["ember", *OTHERS], phase="reveal", gate={"ember": 4}, laid=("attack 30", "attack 4"),
        hands={"ember": ["attack 8"]},
    )  # fmt: skip
    assert s.prompt("ember") == "turn.second"
    assert choice(s, "ember") == "yes"


def test_rewards_are_cards_and_ships_in_turn(plays: Plays) -> None:
    s = fc.scene(
        "classic", seats=["ember", *OTHERS], phase="reveal", gate={"ember": 1}, beside={"jade": 4}, warp={"jade": 5},
        laid=("attack 4", "attack 30"),
    )  # fmt: skip
    assert sorted(plays(s, "jade")) == ["card", "card", "ship", "ship"]
