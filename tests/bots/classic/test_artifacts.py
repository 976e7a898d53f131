"""The simple bot's artifacts: played when they help it, cancelled when they hurt it."""

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from tests.bots.classic.conftest import Choice, Plays

TABLE = ["ember", "saffron", "jade", "azure"]


def colonies(guest: str, number: int, at: str = "azure") -> dict[str, dict[str, int]]:
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in range(5, 5 - number, -1)}


# --- at the start of an encounter -------------------------------------------------------------------------------------------------------


def test_the_plague_goes_to_the_leader(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, ships=colonies("saffron", 3), hands={"jade": ["plague", "attack 8"]})
    assert plays(s, "jade") == ["plague"]
    assert plays(s, "jade") == ["saffron"]


@pytest.mark.parametrize(("theirs", "mine"), [(1, 0), (3, 4)])
def test_the_plague_waits_while_nobody_else_leads(choice: Choice, theirs: int, mine: int) -> None:
    position = colonies("saffron", theirs) | colonies("jade", mine, at="ember")
    s = fc.scene("classic", seats=TABLE, ships=position, hands={"jade": ["plague", "attack 8"]})
    assert choice(s, "jade") == "pass"


@pytest.mark.parametrize(("mine", "theirs", "answer"), [(6, 0, "mobius tubes"), (2, 0, "pass"), (5, 8, "pass")])
def test_the_tubes_are_for_many_own_ships(choice: Choice, mine: int, theirs: int, answer: str) -> None:
    s = fc.scene("classic", seats=TABLE, warp={"ember": mine, "jade": theirs}, hands={"ember": ["mobius tubes", "attack 8"]})
    assert choice(s, "ember") == answer


# --- after the reveal -------------------------------------------------------------------------------------------------------------------


def reveal(offense: str, defense: str, **position: object) -> Scene:
    given: dict[str, object] = {"target": "saffron 1", "gate": {"ember": 4}, "ships": {"saffron 1": {"saffron": 4}}} | position
    return fc.scene("classic", seats=TABLE, phase="reveal", laid=(offense, defense), **given)


@pytest.mark.parametrize(
    ("offense", "defense", "answer"),
    [("attack 4", "attack 20", "emotion control"), ("negotiate", "attack 4", "emotion control"), ("attack 20", "attack 4", "pass")],
)
def test_emotions_are_controlled_by_who_is_losing(choice: Choice, offense: str, defense: str, answer: str) -> None:
    s = reveal(offense, defense, hands={"ember": ["emotion control", "attack 8"]})
    assert choice(s, "ember") == answer


@pytest.mark.parametrize(("number", "answer"), [(4, "emotion control"), (3, "pass")])
def test_a_bystander_controls_them_only_to_stop_a_win(choice: Choice, number: int, answer: str) -> None:
    position = colonies("ember", number) | {"saffron 1": {"saffron": 4}}
    s = reveal("attack 20", "attack 4", ships=position, hands={"jade": ["emotion control", "attack 8"]})
    assert choice(s, "jade") == answer


# --- at the outcome ---------------------------------------------------------------------------------------------------------------------


def test_gas_takes_the_rewards_of_others(choice: Choice) -> None:
    s = reveal("attack 4", "attack 20", beside={"azure": 3}, hands={"jade": ["ionic gas", "attack 8"]})
    assert choice(s, "jade") == "ionic gas"


def test_gas_saves_the_own_hand_from_compensation(choice: Choice) -> None:
    s = reveal("attack 4", "negotiate", hands={"ember": ["ionic gas", "attack 8", "attack 20"]})
    assert choice(s, "ember") == "ionic gas"


def test_gas_is_kept_where_the_rewards_are_its_own(choice: Choice) -> None:
    s = reveal("attack 4", "attack 20", beside={"azure": 3, "jade": 1}, hands={"jade": ["ionic gas", "attack 8"]})
    assert choice(s, "jade") == "pass"


@pytest.mark.parametrize(("number", "answer"), [(3, "quash"), (0, "pass")])
def test_a_deal_that_makes_a_leader_is_quashed(choice: Choice, number: int, answer: str) -> None:
    position = colonies("ember", number) | {"saffron 1": {"saffron": 4}}
    s = reveal("negotiate", "negotiate", ships=position, hands={"jade": ["quash", "attack 8"]})
    s.does("ember", "want colony", "saffron 1", "offer").does("saffron", "accept")
    assert choice(s, "jade") == answer


def test_nobody_quashes_its_own_deal(choice: Choice) -> None:
    position = colonies("ember", 3) | {"saffron 1": {"saffron": 4}}
    s = reveal("negotiate", "negotiate", ships=position, hands={"ember": ["quash", "attack 8"]})
    s.does("ember", "want colony", "saffron 1", "offer").does("saffron", "accept")
    assert choice(s, "ember") == "pass"


# --- cosmic zap -------------------------------------------------------------------------------------------------------------------------

ZAP = ["cosmic zap", "attack 8"]


def powers(offense: str, defense: str, laid: tuple[str, str], zapper: str, **position: object) -> Scene:
    given: dict[str, object] = {"gate": {offense: 4}} | position
    seats = [offense, defense, "jade", "azure"]
    return fc.scene("classic", seats=seats, phase="reveal", target=f"{defense} 1", laid=laid, hands={zapper: ZAP}, **given)


def test_a_power_used_against_it_is_zapped(choice: Choice) -> None:
    s = powers("macron", "saffron", ("attack 10", "attack 12"), "saffron")
    assert s.prompt("saffron") == "respond.use"
    assert choice(s, "saffron") == "cosmic zap"


def test_nothing_is_wasted_on_a_power_that_does_not_matter_any_more(choice: Choice) -> None:
    s = powers("macron", "saffron", ("attack 4", "attack 30"), "saffron")
    assert choice(s, "saffron") == "pass"


def test_nothing_is_zapped_where_its_negotiate_lies_open_against_an_attack(choice: Choice) -> None:
    s = powers("macron", "saffron", ("attack 10", "negotiate"), "saffron")
    assert s.prompt("saffron") == "respond.use"
    assert choice(s, "saffron") == "pass"


def test_it_never_zaps_its_own_power_or_that_of_its_side(choice: Choice) -> None:
    for zapper in ("macron", "azure"):
        s = powers("macron", "saffron", ("attack 10", "attack 12"), zapper, gate={"macron": 1, "azure": 1})
        assert choice(s, zapper) == "pass"


@pytest.mark.parametrize(("number", "answer"), [(4, "cosmic zap"), (3, "pass")])
def test_a_bystander_zaps_only_what_carries_a_leader(choice: Choice, number: int, answer: str) -> None:
    s = powers("macron", "saffron", ("attack 10", "attack 12"), "jade", ships=colonies("macron", number))
    assert choice(s, "jade") == answer


def test_its_own_humanity_is_zapped_because_that_wins(choice: Choice) -> None:
    s = powers("human", "saffron", ("attack 4", "attack 30"), "human")
    assert choice(s, "human") == "cosmic zap"


def test_so_is_that_of_an_ally(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["ember", "saffron", "human", "azure"], phase="reveal", target="saffron 1", gate={"ember": 4, "human": 1},
        laid=("attack 4", "attack 30"), hands={"ember": ZAP},
    )  # fmt: skip
    assert choice(s, "ember") == "cosmic zap"


def test_but_not_where_its_side_wins_anyway(choice: Choice) -> None:
    s = powers("human", "saffron", ("attack 30", "attack 4"), "human")
    assert choice(s, "human") == "pass"


@pytest.mark.parametrize("laid", [("attack 4", "attack 30"), ("attack 12", "attack 10")])
def test_an_opposing_humanity_is_never_zapped(choice: Choice, laid: tuple[str, str]) -> None:
    s = powers("human", "saffron", laid, "saffron")
    assert choice(s, "saffron") == "pass"


# --- card zap ---------------------------------------------------------------------------------------------------------------------------

CARD_ZAP = ["card zap", "attack 8"]


@pytest.mark.parametrize(("victim", "answer"), [("saffron", "card zap"), ("ember", "pass")])
def test_a_plague_is_cancelled_by_whom_it_is_aimed_at(choice: Choice, victim: str, answer: str) -> None:
    s = fc.scene("classic", seats=TABLE, hands={"jade": ["plague", "attack 8"], "saffron": CARD_ZAP})
    s.does("jade", "plague", victim)
    assert choice(s, "saffron") == answer


def test_its_own_card_is_never_cancelled(choice: Choice) -> None:
    s = fc.scene("classic", seats=TABLE, hands={"jade": ["plague", "card zap", "attack 8"]})
    s.does("jade", "plague", "jade")
    assert choice(s, "jade") == "pass"


def test_a_zap_on_its_own_power_is_cancelled(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["macron", "saffron", "jade", "azure"], phase="reveal", target="saffron 1", gate={"macron": 1},
        laid=("attack 10", "attack 12"), hands={"saffron": ZAP, "macron": CARD_ZAP, "jade": CARD_ZAP},
    )  # fmt: skip
    s.does("saffron", "cosmic zap")
    assert choice(s, "macron") == "card zap"
    s.does("macron", "pass")
    assert choice(s, "jade") == "pass"


def test_a_zap_that_makes_an_opponent_win_is_cancelled_and_one_that_makes_it_win_itself_is_not(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=["human", "saffron", "jade", "azure"], phase="reveal", target="saffron 1", gate={"human": 1},
        laid=("attack 4", "attack 30"), hands={"jade": ZAP, "human": CARD_ZAP, "saffron": CARD_ZAP},
    )  # fmt: skip
    s.does("jade", "cosmic zap")
    assert choice(s, "human") == "pass"
    s.does("human", "pass")
    assert choice(s, "saffron") == "card zap"


@pytest.mark.parametrize(("offense", "defense", "answer"), [("attack 20", "attack 4", "card zap"), ("attack 4", "attack 20", "pass")])
def test_control_of_emotions_is_cancelled_by_who_is_winning(choice: Choice, offense: str, defense: str, answer: str) -> None:
    s = reveal(offense, defense, hands={"jade": ["emotion control", "attack 8"], "ember": CARD_ZAP})
    s.does("jade", "emotion control")
    assert choice(s, "ember") == answer


def test_a_force_field_on_the_own_allies_is_cancelled(choice: Choice) -> None:
    s = fc.scene(
        "classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4, "jade": 2},
        hands={"saffron": ["force field", "attack 8"], "ember": CARD_ZAP, "azure": CARD_ZAP},
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "done", "force field")
    assert choice(s, "ember") == "card zap"
    s.does("ember", "pass")
    assert choice(s, "azure") == "pass"


def test_gas_is_cancelled_by_who_is_to_be_rewarded(choice: Choice) -> None:
    s = reveal("attack 4", "attack 20", beside={"azure": 3}, hands={"jade": ["ionic gas", "attack 8"], "azure": CARD_ZAP})
    s.does("jade", "ionic gas")
    assert choice(s, "azure") == "card zap"


def test_a_dealer_saves_its_deal(choice: Choice) -> None:
    s = reveal("negotiate", "negotiate", hands={"jade": ["quash", "attack 8"], "ember": CARD_ZAP})
    s.does("ember", "want colony", "saffron 1", "offer").does("saffron", "accept").does("jade", "quash")
    assert choice(s, "ember") == "card zap"
