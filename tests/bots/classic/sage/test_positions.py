"""The sage where the simple bot errs: it counts cards, keeps what decides games, cannot be read, and values what is offered for both."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.bots.classic.sage.planning import Table
from fifthcolony.classic.scene import Scene
from tests.bots.classic.sage.conftest import Choice, Plays

TABLE = ["ember", "saffron", "jade", "azure", "orchid"]
SEEDS = range(40)


def colonies(guest: str, number: int, at: str = "azure") -> dict[str, dict[str, int]]:
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in range(5, 5 - number, -1)}


def planning(offense: list[str], defense: list[str], **position: Any) -> Scene:
    given: dict[str, Any] = {"target": "saffron 1", "gate": {"ember": 4}} | position
    return fc.scene("classic", seats=TABLE, phase="planning", hands={"ember": offense, "saffron": defense}, **given)


# --- cards ----------------------------------------------------------------------------------------------------------------------------


def test_for_the_win_the_highest_attack_is_laid(choice: Choice) -> None:
    s = planning(["attack 4", "attack 12", "attack 30", "negotiate"], ["attack 8"], ships=colonies("ember", 4))
    assert {choice(s, "ember", seed) for seed in SEEDS} == {"attack 30"}


def test_against_the_win_nobody_talks_or_lays_a_low_card(choice: Choice) -> None:
    s = planning(["attack 8"], ["attack 4", "attack 12", "attack 30", "negotiate"], ships=colonies("ember", 4))
    assert {choice(s, "saffron", seed) for seed in SEEDS} <= {"attack 12", "attack 30"}


def test_what_decides_games_is_not_spent_on_the_first_colony(choice: Choice) -> None:
    s = planning(["attack 10", "attack 40"], ["attack 8", "attack 6"])
    assert {choice(s, "ember", seed) for seed in SEEDS} == {"attack 10"}


def test_a_defense_that_could_talk_or_fight_does_both(choice: Choice) -> None:
    s = planning(["attack 8", "attack 6"], ["attack 8", "negotiate"], gate={"ember": 1})
    talks = sum(choice(s, "saffron", seed) == "negotiate" for seed in SEEDS)
    assert 0.05 * len(SEEDS) < talks < 0.95 * len(SEEDS)


def test_attacks_that_do_as_well_are_mixed(choice: Choice) -> None:
    s = planning(["attack 6", "attack 7", "attack 8"], ["attack 8", "attack 6"])
    assert len({choice(s, "ember", seed) for seed in SEEDS}) > 1


def test_it_counts_the_cards_that_are_gone() -> None:
    """With the high attacks discarded, a middling one wins the game as well, and the highest is no surer."""
    gone = ["attack 40", "attack 30", "attack 23", "attack 20", "attack 20", "attack 15", "attack 14", "attack 14", "attack 13"]
    odds = {}
    for name, discard in (("gone", gone), ("there", [])):
        s = planning(["attack 12"], ["attack 8", "attack 6"], discard=discard, ships=colonies("ember", 4))
        odds[name] = chance_of(s, "ember", "card:attack_12")
    assert odds["gone"] > odds["there"] + 0.1


def chance_of(s: Scene, name: str, card: str) -> float:
    """What the sage gives a card of winning the game."""
    return Table(s.game.view(s.seat(name)), s.seat(name), 0).worth(card)


# --- artifacts ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "answer"), [(0, "pass"), (4, "force field")])
def test_a_force_field_is_kept_for_the_win(choice: Choice, number: int, answer: str) -> None:
    s = fc.scene(
        "classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4}, ships=colonies("ember", number),
        hands={"ember": ["force field", "attack 8"], "saffron": ["attack 8"]},
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "jade", "done").does("jade", "defense", "jade 1", "jade 1", "jade 1", "jade 1")
    assert choice(s, "ember") == answer
    assert choice(s, "ember", bot="simple") == "force field"


# --- alliances ------------------------------------------------------------------------------------------------------------------------


def invited_by_both(**position: Any) -> Scene:
    two = {"ember": ["attack 8", "attack 6"], "saffron": ["attack 8", "attack 6"]}
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4}, hands=two, **position)
    return s.does("ember", "jade", "done").does("saffron", "jade", "done")


def test_it_watches_the_leader(choice: Choice) -> None:
    assert choice(invited_by_both(ships=colonies("ember", 4)), "jade") == "defense"


def test_it_takes_a_colony_where_nobody_leads(choice: Choice) -> None:
    assert choice(invited_by_both(ships={"saffron 1": {"saffron": 1}}), "jade") == "offense"


def test_it_takes_a_win_that_it_shares(choice: Choice) -> None:
    s = invited_by_both(ships=colonies("ember", 4) | colonies("jade", 4, at="orchid") | {"saffron 1": {"saffron": 1}})
    assert choice(s, "jade") == "offense"


def test_a_defense_invites_everybody_against_the_win(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4}, ships=colonies("ember", 4))
    s.does("ember", "done")
    assert plays(s, "saffron") == ["jade", "azure", "orchid"]


def test_an_offense_about_to_win_asks_nobody_who_would_rather_stop_it(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4}, ships=colonies("ember", 4))
    assert plays(s, "ember") == ["done"]


# --- deals ----------------------------------------------------------------------------------------------------------------------------


def talks(number: int = 0, **position: Any) -> Scene:
    hands = {"ember": ["attack 4", "attack 20"], "saffron": ["attack 6", "attack 23"]}
    given: dict[str, Any] = {"target": "saffron 1", "gate": {"ember": 4}, "hands": hands, "ships": colonies("ember", number)} | position
    return fc.scene("classic", seats=TABLE, phase="reveal", laid=("negotiate", "negotiate"), **given)


def test_two_sages_agree() -> None:
    made = 0
    for seed in range(6):
        s = talks()
        bots = [make_bot("sage", seed * 5 + seat) for seat in range(5)]
        while s.game.asks and s.game.asks[0].prompt.startswith(("deal", "ships")):
            ask = s.game.asks[0]
            s.game.answer(ask.seat, answer_of(bots[ask.seat], s.game, ask))
        made += bool(s.told("deal.made"))
    assert made >= 3


@pytest.mark.parametrize(("number", "answers"), [(1, {"accept", "refuse"}), (4, {"refuse"})])
def test_nobody_buys_the_win(choice: Choice, number: int, answers: set[str]) -> None:
    s = talks(number)
    s.does("ember", "want colony", "saffron 1", "give card", "attack 20", "offer")
    assert {choice(s, "saffron", seed) for seed in SEEDS} <= answers


# --- rewards --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lost", "wanted"), [(2, "reward:card"), (9, "reward:ship")])
def test_rewards_are_cards_while_there_are_ships(lost: int, wanted: str) -> None:
    s = fc.scene("classic", seats=TABLE, phase="planning", target="saffron 1", gate={"ember": 1}, beside={"jade": 2}, warp={"jade": lost},
                 hands={"ember": ["attack 0"], "saffron": ["attack 40"]})  # fmt: skip
    while s.game.asks[0].prompt != "rewards.take":
        s.game.answer(s.game.asks[0].seat, 0)
    ask = s.game.asks[0]
    assert ask.options[answer_of(make_bot("sage", 1), s.game, ask)] == wanted
