"""The turn: who has it, how many encounters, which phases, and what is open to all."""

import random
from itertools import groupby, pairwise
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.words import Role
from fifthcolony.kernel.events import Event

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]
SEVEN = ["regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"]
CUT_SHORT = {"launch.resettled", "encounter.called_off"}

Told = list[tuple[str, Event]]


def play_at_random(seats: int, edition: int, seed: int) -> Told:
    """A whole game between players without powers who choose by chance: every event, with the phase it happened in."""
    g = fc.new_game("classic", seats=seats, edition=edition, aliens="none", seed=seed)
    chance = random.Random(seed)
    told: Told = []
    g.listener = lambda event: told.append((g.phase, event))
    while g.asks:
        ask = chance.choice(g.asks)
        g.answer(ask.seat, chance.randrange(len(ask.options)))
    return told


def split_at(told: Told, key: str) -> list[Told]:
    """The events from each of a kind to the next; what came before the first is left out."""
    starts = [number for number, (_, event) in enumerate(told) if event.key == key]
    return [told[start:end] for start, end in pairwise([*starts, len(told)])]


def keys(told: Told) -> list[str]:
    return [event.key for _, event in told]


def first_encounter(edition: int, won: bool, **more: Any) -> Any:
    """Ember's first encounter is about to be revealed, won or lost."""
    laid = ("attack 40", "attack 0") if won else ("attack 0", "attack 40")
    position = {"hands": {"ember": ["attack 20", "attack 6"], "saffron": ["attack 1"]}, "destiny": ["saffron"], **more}
    return fc.scene("classic", seats=FOUR, edition=edition, phase="reveal", laid=laid, **position)


@both_editions
@pytest.mark.rule("classic:turn.order")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_turns_go_clockwise_until_somebody_wins(seats: int, edition: int) -> None:
    told = play_at_random(seats, edition, seed=seats)
    turns = [int(str(event.params[0]).removeprefix("seat:")) for _, event in told if event.key == "turn.begins"]
    assert len(turns) > 2 * seats
    assert all(later == (earlier + 1) % seats for earlier, later in pairwise(turns))
    assert told[-1][1].key == "game.won"


@both_editions
@pytest.mark.rule("classic:turn.order")
def test_the_turn_passes_to_the_left_round_the_table(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, offense="azure", defense="jade", phase="reveal", laid=("attack 0", "attack 40"),
        warp={"ember": 1},
    )  # fmt: skip
    assert s.told("turn.begins") == [("ember",)]
    assert s.prompt("ember") == "regroup.retrieve"


@both_editions
@pytest.mark.rule("classic:turn.one_or_two_encounters")
def test_a_failed_first_encounter_ends_the_turn(edition: int) -> None:
    s = first_encounter(edition, won=False)
    assert "turn.second" not in [ask.prompt for ask in s.game.asks]
    assert s.told("turn.begins") == [("saffron",)]


@both_editions
@pytest.mark.rule("classic:turn.one_or_two_encounters")
def test_a_second_encounter_may_be_declined(edition: int) -> None:
    s = first_encounter(edition, won=True)
    assert s.prompt("ember") == "turn.second"
    s.does("ember", "no")
    assert s.told("turn.begins") == [("saffron",)]


@both_editions
@pytest.mark.rule("classic:turn.one_or_two_encounters")
@pytest.mark.parametrize("card", ["attack 20", "attack 6"])
def test_after_the_second_encounter_the_turn_passes_whatever_came_of_it(card: str, edition: int) -> None:
    s = first_encounter(edition, won=True, hands={"ember": ["attack 20", "attack 6", "morph"], "saffron": ["attack 12"]})
    s.does("ember", "yes", "saffron 5", "ember 1", "done", "done").does("saffron", "done")
    s.does("ember", card)
    assert s.colonies("ember") == (2 if card == "attack 20" else 1)
    assert s.told("encounter.begins") == [("ember", "2"), ("saffron", "1")]
    assert s.told("turn.begins") == [("saffron",)]


@both_editions
@pytest.mark.rule("classic:turn.one_or_two_encounters")
def test_no_turn_of_a_whole_game_has_more_than_two_encounters(edition: int) -> None:
    for turn in split_at(play_at_random(4, edition, seed=11), "turn.begins"):
        assert [event.params[1] for _, event in turn if event.key == "encounter.begins"] in ([1], [1, 2])


@both_editions
@pytest.mark.rule("classic:turn.roles")
def test_the_offense_and_the_one_destiny_names_are_the_main_players(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, offense="jade", phase="destiny", destiny=["ember"], hands={"jade": ["attack 4"] * 2}
    )
    assert (s.game.offense, s.game.defense) == (s.seat("jade"), s.seat("ember"))
    assert [bool(role & Role.MAIN) for role in s.game.role] == [True, False, True, False]


@both_editions
@pytest.mark.rule("classic:turn.roles")
def test_allies_are_no_main_players(edition: int) -> None:
    s = fc.scene("classic", seats=FOUR, edition=edition, phase="alliance", hands={"ember": ["attack 4", "attack 6"]})
    s.does("ember", "jade", "done").does("saffron", "azure", "done")
    s.does("jade", "offense", "jade 1", "done").does("azure", "defense", "azure 1", "done")
    assert [bool(role & Role.MAIN) for role in s.game.role] == [True, True, False, False]
    assert s.asked == ["ember"]  # a card is laid by main players only, and Saffron has just one


@pytest.mark.rule("classic:turn.public_ships")
def test_ships_are_open_to_all_and_hands_are_not() -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=2008, phase="planning", gate={"ember": 3, "jade": 2}, beside={"azure": 4},
        ships={"saffron 1": {"saffron": 2}}, warp={"ember": 1},
        hands={"ember": ["attack 4", "attack 6"], "saffron": ["attack 9", "attack 8"]},
    )  # fmt: skip
    s.does("ember", "attack 4")
    for seat in (0, 1, 2, 3, None):
        view = s.game.view(seat)
        assert (view["gate"], view["beside"], view["warp"]) == ([3, 0, 2, 0], [0, 0, 0, 4], [1, 0, 0, 0])
        assert view["planets"][s.planet("saffron 1")] == (0, 2, 0, 0)
        assert view["known"] == [[], [], [], []]


@pytest.mark.rule("classic:turn.public_ships")
def test_the_chosen_encounter_cards_are_hidden() -> None:
    s = fc.scene(
        "classic", seats=["ember", "saffron", "sorcerer"], offense="sorcerer", defense="ember", edition=2008, phase="planning",
        hands={"sorcerer": ["attack 4", "attack 6"], "ember": ["attack 9", "attack 8"]},
    )  # fmt: skip
    s.does("sorcerer", "attack 4").does("ember", "attack 9")
    assert s.prompt("sorcerer") == "window.planning.after_select"  # both cards are down
    assert s.game.view(s.seat("ember"))["laid"] == ["face_down", "attack_09"]
    assert s.game.view(s.seat("sorcerer"))["laid"] == ["attack_04", "face_down"]
    for seat in (s.seat("saffron"), None):
        assert s.game.view(seat)["laid"] == ["face_down", "face_down"]


def encounters(told: Told) -> list[tuple[list[str], bool]]:
    """The phases each encounter went through, in order, and whether it was broken off before its end."""
    return [
        ([phase for phase, _ in groupby(phase for phase, _ in part) if phase != "start_turn"], bool(CUT_SHORT & set(keys(part))))
        for part in split_at(told, "encounter.begins")
    ]


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(2008, marks=pytest.mark.rule("classic:turn.phases_2008")),
        pytest.param(2018, marks=pytest.mark.rule("classic:turn.phases_2018")),
    ],
)
def test_the_seven_phases_of_an_encounter_come_in_order(edition: int) -> None:
    told = play_at_random(5, edition, seed=2)
    whole = [phases for phases, cut in encounters(told)[:-1] if not cut]  # the last one is over as soon as it is won
    assert len(whole) > 10
    assert all(phases == SEVEN for phases in whole)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(2008, marks=pytest.mark.rule("classic:turn.phases_2008")),
        pytest.param(2018, marks=pytest.mark.rule("classic:turn.phases_2018")),
    ],
)
def test_the_turn_starts_once_and_before_the_first_encounter(edition: int) -> None:
    told = play_at_random(5, edition, seed=2)
    turns = split_at(told, "turn.begins")
    assert any(keys(turn).count("encounter.begins") == 2 for turn in turns)
    for turn in turns:
        phases = [phase for phase, _ in groupby(phase for phase, _ in turn)]
        assert phases[:2] == ["start_turn", "regroup"]
        assert phases.count("start_turn") == 1


@both_editions
@pytest.mark.rule("classic:turn.phases_2008", "classic:turn.phases_2018")
def test_an_encounter_asks_phase_by_phase(edition: int) -> None:
    s = fc.scene(
        "classic", seats=FOUR, edition=edition, phase="start_turn", warp={"ember": 1, "jade": 1}, destiny=["wild"],
        hands={"ember": ["attack 4", "attack 6", "+2"], "saffron": ["attack 30"]},
    )  # fmt: skip
    answers = [
        ("ember", "ember 1", "regroup"), ("ember", "saffron", "destiny"), ("ember", "saffron 1", "launch"), ("ember", "ember 1", "launch"),
        ("ember", "done", "launch"), ("ember", "done", "alliance"), ("saffron", "jade", "alliance"), ("saffron", "done", "alliance"),
        ("jade", "defense", "alliance"), ("jade", "jade 1", "alliance"), ("jade", "done", "alliance"), ("ember", "attack 4", "planning"),
        ("ember", "pass", "reveal"),
    ]  # fmt: skip
    for name, label, phase in answers:
        assert s.game.phase == phase
        s.does(name, label)
    assert s.game.phase == "resolution"
    assert s.asked == ["jade"]
