"""The simple bot's cards: as much as it takes when much is at stake, as little as possible when not, and no waste."""

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from tests.bots.classic.conftest import Choice, Plays

TABLE = ["ember", "saffron", "jade", "azure"]
SEEDS = range(12)


def planning(offense: list[str], defense: list[str], **position: object) -> Scene:
    given: dict[str, object] = {"target": "saffron 1", "gate": {"ember": 4}} | position
    return fc.scene("classic", seats=TABLE, phase="planning", hands={"ember": offense, "saffron": defense}, **given)


def four(guest: str, at: str = "azure") -> dict[str, dict[str, int]]:
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in (2, 3, 4, 5)}


def test_for_the_fifth_colony_the_highest_attack(choice: Choice) -> None:
    s = planning(["attack 4", "attack 12", "attack 30", "negotiate"], ["attack 8", "attack 6"], ships=four("ember"))
    assert {choice(s, "ember", seed) for seed in SEEDS} == {"attack 30"}


def test_against_the_fifth_colony_too(choice: Choice) -> None:
    s = planning(["attack 8", "attack 6"], ["attack 4", "attack 12", "attack 30", "negotiate"], ships=four("ember"))
    assert {choice(s, "saffron", seed) for seed in SEEDS} == {"attack 30"}


def test_a_card_that_copies_the_other_where_the_ships_would_win(choice: Choice) -> None:
    s = planning(["attack 4", "morph"], ["attack 8", "attack 6"], ships=four("ember") | {"saffron 1": {"saffron": 1}})
    assert choice(s, "ember") == "morph"


@pytest.mark.parametrize(("colonies", "answer"), [(4, "morph"), (3, "negotiate")])
def test_without_an_attack_a_morph_is_laid_where_talking_could_lose_the_game(choice: Choice, colonies: int, answer: str) -> None:
    ships = dict(list(four("ember").items())[:colonies])
    s = planning(["attack 8", "attack 6"], ["negotiate", "morph"], ships=ships)
    assert {choice(s, "saffron", seed) for seed in SEEDS} == {answer}


def test_an_ordinary_offense_never_wastes_the_forty(choice: Choice) -> None:
    s = planning(["attack 20", "attack 40"], ["attack 8", "attack 6"])
    assert {choice(s, "ember", seed) for seed in SEEDS} == {"attack 20"}


def test_a_bad_hand_talks(choice: Choice) -> None:
    s = planning(["attack 0", "attack 1", "negotiate"], ["attack 8", "attack 6"], gate={"ember": 1}, beside={"jade": 4, "azure": 4})
    assert {choice(s, "ember", seed) for seed in SEEDS} == {"negotiate"}


def test_a_defense_keeps_its_best_attacks_for_its_own_turn(choice: Choice) -> None:
    s = planning(["attack 8", "attack 6"], ["attack 30", "attack 40", "negotiate"])
    assert {choice(s, "saffron", seed) for seed in SEEDS} == {"negotiate"}


def test_without_a_negotiate_the_lowest_card_is_dumped(choice: Choice) -> None:
    s = planning(["attack 8", "attack 6"], ["attack 0", "attack 30"], gate={"ember": 4, "jade": 4, "azure": 4})
    assert {choice(s, "saffron", seed) for seed in SEEDS} == {"attack 0"}


def test_a_known_hand_of_negotiates_falls_to_the_lowest_attack(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["mind", "saffron", "jade", "azure"], phase="alliance", target="saffron 1", gate={"mind": 4},
        hands={"mind": ["attack 4", "attack 20", "negotiate"], "saffron": ["negotiate", "negotiate"]},
    )  # fmt: skip
    s.does("mind", "use knowledge", "done").does("saffron", "done")
    assert {choice(s, "mind", seed) for seed in SEEDS} == {"attack 4"}


@pytest.mark.parametrize(
    ("shown", "answer"),
    [("negotiate", "attack 4"), ("attack 8", "attack 10"), ("attack 20", "attack 23"), ("attack 40", "negotiate")],
)
def test_a_card_laid_openly_is_beaten_as_cheaply_as_can_be_or_talked_to(choice: Choice, shown: str, answer: str) -> None:
    s = fc.scene(
        "classic", seats=["oracle", "saffron", "jade", "azure"], phase="planning", target="saffron 1", gate={"oracle": 4},
        ships={"saffron 1": {"saffron": 4}},
        hands={"oracle": ["attack 4", "attack 10", "attack 23", "negotiate"], "saffron": [shown, "attack 1"]},
    )  # fmt: skip
    s.does("saffron", shown)
    assert choice(s, "oracle") == answer


def test_who_is_stuck_with_a_winning_ally_does_not_fight_for_it(choice: Choice) -> None:
    s = planning(["attack 1", "attack 30"], ["attack 8", "attack 6"], ships=four("jade"), gate={"ember": 4, "jade": 1})
    assert choice(s, "ember") == "attack 1"


# --- reinforcements -------------------------------------------------------------------------------------------------------------------


def reveal(offense: int, defense: int, **hands: list[str]) -> Scene:
    """Attack against attack, four ships on both sides."""
    laid = (f"attack {offense}", f"attack {defense}")
    ships = {"saffron 1": {"saffron": 4}}
    return fc.scene("classic", seats=TABLE, phase="reveal", target="saffron 1", gate={"ember": 4}, ships=ships, laid=laid, hands=hands)


def test_a_reinforcement_that_turns_the_result_is_played_on_the_own_side(plays: Plays) -> None:
    s = reveal(8, 10, ember=["+2", "+3", "+5", "attack 4"])
    plays(s, "ember", also=("reinforce.side",))
    assert s.told("reinforce.played") == [("ember", "reinforcement 3", "offense")]


def test_the_defense_wins_ties(plays: Plays) -> None:
    s = reveal(10, 8, saffron=["+2", "+3", "attack 4"])
    plays(s, "saffron", also=("reinforce.side",))
    assert s.told("reinforce.played") == [("saffron", "reinforcement 2", "defense")]


def test_two_reinforcements_that_turn_it_together_are_both_played(plays: Plays) -> None:
    s = reveal(8, 12, ember=["+3", "+2", "attack 4"])
    plays(s, "ember", also=("reinforce.side",))
    assert [played[1] for played in s.told("reinforce.played")] == ["reinforcement 3", "reinforcement 2"]


@pytest.mark.parametrize(("offense", "defense"), [(12, 8), (6, 14)])
def test_none_is_played_when_ahead_or_when_it_would_not_do(choice: Choice, offense: int, defense: int) -> None:
    s = reveal(offense, defense, ember=["+3", "+2", "attack 4"])
    assert choice(s, "ember") == "pass"


def test_an_ally_who_would_hand_somebody_the_game_keeps_its_reinforcement(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=TABLE, phase="reveal", target="saffron 1", gate={"ember": 4, "jade": 1}, laid=("attack 8", "attack 10"),
        ships=four("ember") | {"saffron 1": {"saffron": 4}}, hands={"jade": ["+5", "attack 4"]},
    )  # fmt: skip
    assert choice(s, "jade") == "pass"
