"""The simple bot's hands and ships under the powers of others, and of its own: what it trades, gives in to, and strikes at."""

import pytest

import fifthcolony as fc
from tests.bots.classic.conftest import Choice, Plays

OTHERS = ["saffron", "jade", "azure"]


def colonies(guest: str, number: int, at: str) -> dict[str, dict[str, int]]:
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in range(5, 5 - number, -1)}


@pytest.mark.parametrize(
    ("mine", "theirs", "answer"),
    [
        (["attack 4", "attack 6"], ["attack 8"] * 4, "use transference"),
        (["attack 40", "attack 30"], ["attack 8"] * 4, "pass"),
        (["attack 8"] * 4, ["attack 4", "attack 6"], "pass"),
    ],
)
def test_hands_are_exchanged_when_the_own_is_the_worse(choice: Choice, mine: list[str], theirs: list[str], answer: str) -> None:
    s = fc.scene("classic", seats=["trader", *OTHERS], phase="planning", hands={"trader": mine, "saffron": theirs})
    assert choice(s, "trader") == answer


@pytest.mark.parametrize(("cards", "answer"), [(4, "use sacrifice"), (5, "pass")])
def test_ships_are_traded_for_cards_when_there_are_few(choice: Choice, cards: int, answer: str) -> None:
    s = fc.scene("classic", seats=["kamikaze", *OTHERS], phase="planning", hands={"kamikaze": ["attack 6"] * cards})
    assert choice(s, "kamikaze") == answer


def test_the_ships_it_trades_are_spare_ones(plays: Plays) -> None:
    ships = {"kamikaze 1": {"kamikaze": 1}, "kamikaze 2": {"kamikaze": 1}, "saffron 2": {"saffron": 4, "kamikaze": 1}}
    s = fc.scene("classic", seats=["kamikaze", *OTHERS], phase="planning", ships=ships).does("kamikaze", "use sacrifice")
    assert plays(s, "kamikaze") == ["kamikaze 3", "kamikaze 3", "done"]


@pytest.mark.parametrize(
    ("hand", "answer"), [(["attack 4", "attack 20"], "use upset"), (["attack 12", "attack 20"], "pass"), (["negotiate"], "use upset")]
)
def test_the_winner_is_to_lose_where_it_can_lose_well(choice: Choice, hand: list[str], answer: str) -> None:
    s = fc.scene("classic", seats=["loser", *OTHERS], phase="planning", hands={"loser": hand})
    assert choice(s, "loser") == answer


def test_when_the_winner_is_to_lose_everybody_lays_the_lowest_attack(choice: Choice) -> None:
    hands = {"loser": ["attack 4", "attack 20", "negotiate"], "saffron": ["attack 6", "attack 30", "negotiate"]}
    s = fc.scene("classic", seats=["loser", *OTHERS], phase="planning", hands=hands).does("loser", "use upset")
    assert [choice(s, "loser"), choice(s, "saffron")] == ["attack 4", "attack 6"]


def test_it_does_not_reinforce_a_side_that_would_win_and_so_lose(choice: Choice) -> None:
    hands = {"loser": ["attack 8", "reinforcement 3"], "saffron": ["attack 6"]}
    s = fc.scene("classic", seats=["loser", *OTHERS], phase="planning", hands=hands).does("loser", "use upset")
    assert [s.prompt("loser"), choice(s, "loser")] == ["window.reveal.reinforcements", "pass"]


@pytest.mark.parametrize(
    ("cards", "there", "answer"), [(7, 1, "mite settle"), (6, 1, "mite discard"), (8, 2, "mite discard"), (8, 4, "mite discard")]
)
def test_a_colony_is_given_only_for_many_cards_and_to_who_is_far_behind(choice: Choice, cards: int, there: int, answer: str) -> None:
    hand = ["attack 6"] * 6 + ["attack 4"] * 2
    s = fc.scene(
        "classic", seats=["mite", *OTHERS], phase="launch", hands={"saffron": hand[:cards]}, ships=colonies("mite", there, "azure")
    )
    s.does("mite", "saffron 1", "mite 1", "done")
    assert choice(s, "saffron") == answer


def test_missing_cards_are_taken_from_the_opponent(choice: Choice) -> None:
    s = fc.scene("classic", seats=["mutant", *OTHERS], phase="alliance", ships=colonies("jade", 3, "azure")).does(
        "mutant", "use regenerate"
    )
    assert choice(s, "mutant") == "saffron"


@pytest.mark.parametrize(("hand", "answer"), [(["attack 4", "attack 20"], "use giving"), (["attack 8", "negotiate"], "pass")])
def test_junk_is_given_away(choice: Choice, hand: list[str], answer: str) -> None:
    s = fc.scene("classic", seats=["philanthropist", *OTHERS], phase="alliance", hands={"philanthropist": hand})
    s.does("philanthropist", "done").does("saffron", "done")
    assert choice(s, "philanthropist") == answer


def test_a_wild_costs_the_leader_a_foreign_colony(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["ember", "shadow", "jade", "azure"], phase="destiny", destiny=["wild"], ships=colonies("jade", 2, "azure")
    )
    assert choice(s, "shadow") == "jade"
    s.does("shadow", "jade")
    assert choice(s, "shadow").startswith("azure")


def test_three_ships_are_taken_where_most_colonies_go(plays: Plays) -> None:
    ships = colonies("saffron", 1, "azure") | {"saffron 1": {"saffron": 2}}
    s = fc.scene("classic", seats=["hate", *OTHERS], phase="start_turn", ships=ships, hands={"hate": ["attack 40", "attack 8"]})
    s.does("hate", "attack 40")
    assert plays(s, "hate")[:3] == ["azure 5", "saffron 1", "saffron 1"]


@pytest.mark.parametrize(("hand", "answer"), [(["attack 10", "attack 14"], "attack 10"), (["attack 20", "attack 30"], "hate ships")])
def test_a_card_is_matched_unless_only_good_ones_will_do(choice: Choice, hand: list[str], answer: str) -> None:
    s = fc.scene("classic", seats=["hate", *OTHERS], phase="start_turn", hands={"hate": ["attack 8", "morph"], "saffron": hand})
    assert choice(s.does("hate", "attack 8"), "saffron") == answer


def test_whoever_may_meet_anyone_anywhere_meets_the_weakest_planet_that_brings_a_colony(choice: Choice) -> None:
    s = fc.scene(
        "classic",
        seats=["will", *OTHERS],
        phase="destiny",
        destiny=["saffron"],
        ships={"jade 3": {"jade": 1}, "will 2": {"will": 3, "jade": 1}},
    )
    assert choice(s, "will") == "jade"
    assert choice(s.does("will", "jade"), "will") == "jade 3"


def test_a_foe_met_in_a_third_system_is_remembered_when_allies_are_invited(plays: Plays) -> None:
    s = fc.scene("classic", seats=["will", *OTHERS], phase="destiny", destiny=["saffron"], ships={"azure 3": {"azure": 3, "jade": 1}})
    answers = plays(s, "will", also=("destiny.anywhere", "launch.ships", "alliance.invite"))
    assert [answers[:2], sorted(answers[-2:])] == [["jade", "azure 3"], ["azure", "saffron"]]


def test_a_use_that_wins_the_game_is_zapped(choice: Choice) -> None:
    nothing: dict[str, dict[str, int]] = {f"masochist {planet}": {} for planet in range(1, 6)}
    s = fc.scene("classic", seats=["ember", "masochist", "jade"], ships=nothing, warp={"masochist": 20}, hands={"jade": ["cosmic zap"]})
    assert choice(s, "jade") == "cosmic zap"


@pytest.mark.parametrize(("number", "offense", "defense"), [(4, "pass", "flare loser"), (0, "pass", "pass")])
def test_both_sides_are_dragged_down_only_by_who_would_lose_the_game(choice: Choice, number: int, offense: str, defense: str) -> None:
    ships = {f"jade {planet}": {"jade": 3, "ember": 1} for planet in range(1, number + 1)}
    for holder, answer in (("ember", offense), ("saffron", defense)):
        hands = {"ember": ["attack 4"], "saffron": ["attack 4"]}
        hands[holder].append("flare loser")
        s = fc.scene(
            "classic",
            seats=["ember", "saffron", "jade", "azure"],
            phase="planning",
            target="saffron 1",
            gate={"ember": 4},
            ships=ships,
            hands=hands,
        )
        assert s.prompt(holder) == "window.planning.before_select"
        assert choice(s, holder) == answer
