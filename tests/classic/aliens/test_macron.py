"""Macron: each of its ships counts four, but it sends only one."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["macron", "ember", "jade", "azure"]
TWO_HOMES: dict[str, dict[str, int]] = {"macron 3": {}, "macron 4": {}, "macron 5": {}}


def launching(zaps: list[str], **others: list[str]) -> Scene:
    """Macron is about to send ships at Ember; Jade holds the zaps."""
    hands = {"macron": ["attack 10", "attack 20"], "ember": ["attack 8"], "jade": ["attack 6", *zaps], **others}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands, destiny=["ember"])
    return s.does("macron", "ember 1")


def asked_for_ships(s: Scene) -> int:
    """How many ships Macron can send: it sends all it may."""
    sent = 0
    while "macron" in s.asked and s.prompt("macron").endswith(".ships"):
        s.does("macron", s.options("macron")[0])
        sent += 1
    return sent


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.mandatory_optional")
def test_as_offense_it_sends_one_ship_that_counts_four() -> None:
    s = launching([])
    assert s.told("power.used") == [("macron", "use one ship")]  # nobody asked it
    assert asked_for_ships(s) == 1
    s.does("macron", "done").does("ember", "done").does("macron", "attack 10")
    assert s.told("power.used")[1:] == [("macron", "use mass")]
    assert s.told("reveal.totals") == [("14", "12")]
    assert s.ships("macron", "ember 1") == 1


def test_as_defense_every_ship_on_the_planet_counts_four() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="macron", phase="reveal", laid=("attack 20", "attack 6"), gate={"ember": 4})
    assert s.told("power.used") == [("macron", "use mass")]
    assert s.told("reveal.totals") == [("24", "22")]


@pytest.mark.parametrize(("side", "totals"), [("offense", ("15", "12")), ("defense", ("11", "16"))])
def test_as_ally_it_sends_one_ship_that_counts_four(side: str, totals: tuple[str, str]) -> None:
    s = scene(
        "classic", seats=SEATS, offense="ember", defense="jade", phase="alliance", hands={"ember": ["attack 10"], "jade": ["attack 8"]}
    )
    s.does("ember", "macron", "done").does("jade", "macron", "done").does("macron", side)
    assert s.told("power.used") == [("macron", "use one ship as ally")]
    assert asked_for_ships(s) == 1
    assert s.told("reveal.totals") == [totals]


@pytest.mark.rule("classic:zap.not_without_use")
def test_compensation_is_doubled_and_no_zap_can_answer_that() -> None:
    hands = {"ember": ["attack 12"] * 2 + ["attack 4"] * 4, "jade": ["cosmic zap"]}
    s = scene("classic", seats=SEATS, offense="ember", defense="macron", phase="reveal", laid=("attack 20", "negotiate"), hands=hands,
              target="macron 2", ships={"macron 2": {"macron": 2}})  # fmt: skip
    s.does("jade", "cosmic zap")  # answers the ships that count four, and silences the power
    assert s.ships("macron", "warp") == 2
    assert s.told("compensation.taken") == [("macron", "ember", "4")]
    assert len(s.hand("macron")) == 1 + 4


@pytest.mark.rule("classic:zap.not_without_use")
def test_rewards_are_doubled_and_no_zap_can_answer_that() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="reveal", laid=("attack 4", "attack 20"), beside={"macron": 1},
              warp={"macron": 1}, hands={"macron": [], "azure": ["cosmic zap"]})  # fmt: skip
    s.does("azure", "pass")  # its ship counts four
    s.does("macron", "ship", "card", "macron 1")
    assert s.asked == ["macron"]
    s.does("macron", "macron 2")
    assert [s.ships("macron", "warp"), s.ships("macron", "beside"), len(s.hand("macron"))] == [0, 0, 1]
    assert len(s.told("power.used")) == 1


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.role")
def test_it_has_no_part_in_an_encounter_of_others() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="launch", hands={"ember": ["attack 10"], "jade": ["attack 8"]})
    s.does("ember", "jade 1", "ember 1", "done", "done").does("jade", "done")
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_its_ships_count_four_only_once_cards_are_up() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="macron", phase="launch", hands={"ember": ["attack 20", "attack 8"]})
    s.does("ember", "macron 1", "ember 1", "done", "done").does("macron", "done")
    assert s.prompt("ember") == "planning.select"
    assert s.told("power.used") == []
    s.does("ember", "attack 8")
    assert s.told("power.used") == [("macron", "use mass")]


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_at_launch_it_sends_four_that_count_one_until_the_encounter_is_over() -> None:
    s = launching(["cosmic zap"]).does("jade", "cosmic zap")
    assert asked_for_ships(s) == 4
    s.does("macron", "done").does("ember", "done").does("macron", "attack 20")
    assert s.told("reveal.totals") == [("24", "12")]
    assert s.told("power.used") == [("macron", "use one ship")]
    s.does("macron", "yes", "ember 2")  # a second encounter
    assert asked_for_ships(s) == 1


def test_zapped_as_an_ally_it_sends_up_to_four() -> None:
    s = scene("classic", seats=SEATS, offense="ember", defense="jade", phase="alliance", hands={"azure": ["cosmic zap"]})
    s.does("ember", "macron", "done").does("jade", "done").does("macron", "offense").does("azure", "cosmic zap")
    assert asked_for_ships(s) == 4
    assert s.told("power.used") == [("macron", "use one ship as ally")]  # and no second use after the reveal


def test_zapped_after_the_reveal_its_ships_count_one() -> None:
    s = launching(["cosmic zap"]).does("jade", "pass")
    assert asked_for_ships(s) == 1
    s.does("macron", "done").does("ember", "done").does("macron", "attack 10").does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("11", "12")]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = launching(["cosmic zap"], azure=["card zap", "attack 6"]).does("jade", "cosmic zap").does("azure", "card zap")
    assert s.discard == ["card zap", "cosmic zap"]
    assert asked_for_ships(s) == 1
    s.does("macron", "done").does("ember", "done").does("macron", "attack 10")
    assert s.told("reveal.totals") == [("14", "12")]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold", "classic:power.lost_at_once")
def test_with_two_home_colonies_nothing_of_it_works() -> None:
    hands = {"ember": ["attack 12"] * 2 + ["attack 4"] * 4}
    s = scene("classic", seats=SEATS, offense="ember", defense="macron", phase="reveal", laid=("attack 20", "negotiate"), hands=hands,
              ships=TWO_HOMES | {"macron 1": {"macron": 2}})  # fmt: skip
    assert s.told("power.used") == []
    assert s.told("compensation.taken") == [("macron", "ember", "2")]  # not even what is no use


@pytest.mark.rule("classic:power.lost_by_own_ships", "classic:power.lost_at_once")
def test_launching_the_last_ship_of_the_third_home_colony_ends_it() -> None:
    hands = {"macron": ["attack 10"], "ember": ["attack 8"]}
    ships: dict[str, dict[str, int]] = {"macron 3": {"macron": 1}, "macron 4": {}, "macron 5": {}}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands, ships=ships)
    s.does("macron", "ember 1", "macron 3", "done").does("ember", "done")
    assert s.told("power.used") == [("macron", "use one ship")]
    assert s.told("reveal.totals") == [("11", "12")]


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["macron", "ember"], hands={"macron": ["attack 10"] * 2}, ships=TWO_HOMES)
    s.does("macron", "resettle macron 3")
    assert asked_for_ships(s) == 4  # the power is off while it launches
    assert s.told("power.regained") == [("macron",)]
    s.does("macron", "yes", "ember 1")
    assert asked_for_ships(s) == 1


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_with_human_on_its_side_both_add_four() -> None:
    s = scene("classic", seats=["ember", "jade", "macron", "human"], phase="reveal", laid=("attack 4", "attack 8"),
              gate={"ember": 1, "macron": 1, "human": 1})  # fmt: skip
    assert s.told("power.used") == [("macron", "use mass"), ("human", "use humanity")]  # clockwise from the offense's left
    assert s.told("reveal.totals") == [("14", "12")]


def test_its_double_compensation_does_not_reach_the_card_clone_keeps() -> None:
    s = scene("classic", seats=["clone", "macron", "jade"], phase="reveal", laid=("attack 20", "negotiate"), gate={"clone": 1},
              hands={"clone": ["attack 4", "attack 1"], "macron": []}, ships={"macron 1": {"macron": 4}})  # fmt: skip
    assert s.hand("macron") == ["attack 1", "attack 4"]  # eight are due, two are there
    s.does("clone", "use replicate")
    assert s.hand("clone") == ["attack 20"]


@pytest.mark.rule("classic:power.mandatory_optional")
@pytest.mark.parametrize("laid", [("negotiate", "negotiate"), ("attack 20", "negotiate"), ("attack 20", "attack 4")])
def test_its_mass_is_used_after_every_reveal_and_can_be_zapped_then(laid: tuple[str, str]) -> None:
    hands = {"macron": ["attack 8"], "ember": [], "jade": ["cosmic zap"], "azure": []}
    s = scene("classic", seats=SEATS, phase="reveal", laid=laid, hands=hands)
    assert [s.told("power.used"), s.prompt("jade")] == [[("macron", "use mass")], "respond.use"]
