"""The simple bot's alliances: it invites who helps, joins what brings something, and carries nobody to the win."""

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from tests.bots.classic.conftest import Choice, Plays

TABLE = ["ember", "saffron", "jade", "azure", "orchid"]
Ships = dict[str, dict[str, int]]


def colonies(guest: str, number: int, at: str = "saffron") -> Ships:
    """A player's colonies in somebody's system, from its fifth planet downwards."""
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in range(5, 5 - number, -1)}


def test_an_offense_invites_all_who_do_not_win_by_it(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", ships=colonies("azure", 4), gate={"ember": 4})
    assert plays(s, "ember") == ["jade", "orchid", "done"]


def test_a_leader_who_has_a_colony_there_already_gains_nothing_and_may_come(plays: Plays) -> None:
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 2", ships=colonies("azure", 4), gate={"ember": 4})
    assert plays(s, "ember") == ["jade", "azure", "orchid"]


def test_a_defense_invites_who_is_behind_and_no_rivals(plays: Plays) -> None:
    position = colonies("saffron", 1, at="ember") | {"ember 4": {"ember": 3, "azure": 1}} | colonies("orchid", 3, at="jade")
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", ships=position, gate={"ember": 4})
    s.does("ember", "done")
    assert plays(s, "saffron") == ["jade", "azure", "done"]


@pytest.mark.parametrize("number", [1, 4])
def test_a_defense_invites_everybody_against_a_win_for_who_defends_does_not_land(plays: Plays, number: int) -> None:
    position = colonies("ember", 4, at="azure") | colonies("orchid", number, at="jade")
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", ships=position, gate={"ember": 4})
    s.does("ember", "done")
    assert plays(s, "saffron") == ["jade", "azure", "orchid"]


def test_an_offense_brings_nobody_along_who_is_ahead_of_it_unless_it_is_weak(plays: Plays) -> None:
    for ships, invited in ((4, ["jade", "azure", "done"]), (1, ["jade", "azure", "orchid"])):
        s = fc.scene(
            "classic", seats=TABLE, phase="alliance", target="saffron 1", ships=colonies("orchid", 2, at="jade"), gate={"ember": ships}
        )
        assert plays(s, "ember") == invited


def invited_by_both(position: Ships, gate: dict[str, int]) -> Scene:
    """Offense and defense have asked jade, and nobody else."""
    two = ["attack 8", "attack 6"]
    s = fc.scene(
        "classic", seats=TABLE, phase="alliance", target="saffron 1", ships=position, gate=gate, hands={"ember": two, "saffron": two}
    )  # fmt: skip
    return s.does("ember", "jade", "done").does("saffron", "jade", "done")


def test_it_joins_the_stronger_offense_for_a_colony(plays: Plays) -> None:
    s = invited_by_both({"saffron 1": {"saffron": 1}}, {"ember": 4})
    assert plays(s, "jade") == ["offense"]
    plays(s, "jade")
    assert s.ships("jade", "gate") == 4


@pytest.mark.parametrize(("there", "sent"), [(1, 4), (12, 1)])
def test_an_ally_sends_ships_by_the_odds(plays: Plays, there: int, sent: int) -> None:
    s = invited_by_both({"saffron 1": {"saffron": there}}, {"ember": 4})
    s.does("jade", "offense")
    plays(s, "jade")
    assert s.ships("jade", "gate") == sent


def test_it_joins_the_stronger_defense_where_the_offense_brings_no_colony(choice: Choice) -> None:
    s = invited_by_both({"saffron 1": {"saffron": 6, "jade": 1}}, {"ember": 1})
    assert choice(s, "jade") == "defense"


def test_it_refuses_to_carry_a_leader_to_the_win(choice: Choice) -> None:
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", ships=colonies("ember", 4, at="azure"), gate={"ember": 4})
    s.does("ember", "jade", "done").does("saffron", "done")
    assert choice(s, "jade") == "decline"


def test_nor_does_it_join_an_ally_who_is_about_to_win(choice: Choice) -> None:
    position = colonies("jade", 4, at="azure")
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", ships=position, gate={"ember": 4})
    s.does("ember", "jade", "orchid", "done").does("saffron", "done")
    s.does("jade", "offense", "jade 1", "done")
    assert choice(s, "orchid") == "decline"


def test_who_is_paid_by_every_win_of_a_defense_would_rather_defend(choice: Choice) -> None:
    two = ["attack 8", "attack 6"]
    for ally, answer in (("jade", "offense"), ("tick_tock", "defense")):
        s = fc.scene(
            "classic", seats=["ember", "saffron", ally, "azure"], phase="alliance", target="saffron 1", gate={"ember": 4},
            hands={"ember": two, "saffron": two},
        )  # fmt: skip
        s.does("ember", ally, "done").does("saffron", ally, "done")
        assert choice(s, ally) == answer


def test_it_defends_against_a_win_with_all_it_has_even_if_there_is_little_hope(plays: Plays) -> None:
    s = invited_by_both(colonies("ember", 4, at="azure"), {"ember": 4, "orchid": 4})
    assert plays(s, "jade") == ["defense"]
    plays(s, "jade")
    assert s.ships("jade", "beside") == 4


def test_it_wins_together_rather_than_not_at_all(plays: Plays) -> None:
    position = {f"azure {planet}": {"azure": 3, "ember": 1, "jade": 1} for planet in (2, 3, 4, 5)}
    s = invited_by_both(position, {"ember": 4})
    assert plays(s, "jade") == ["offense"]
    plays(s, "jade")
    assert s.ships("jade", "gate") == 4


def test_a_force_field_sends_the_allies_of_the_opponent_home_and_no_others(plays: Plays) -> None:
    hands = {"saffron": ["force field", "attack 8"]}
    s = fc.scene(
        "classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4, "jade": 1}, beside={"azure": 1}, hands=hands
    )  # fmt: skip
    s.does("ember", "done").does("saffron", "done")
    assert plays(s, "saffron") == ["force field"]
    plays(s, "saffron")
    assert s.told("card.played") == [("saffron", "force field", "jade")]


def test_a_force_field_is_kept_when_only_friends_have_come(choice: Choice) -> None:
    hands = {"saffron": ["force field", "attack 8"]}
    s = fc.scene("classic", seats=TABLE, phase="alliance", target="saffron 1", gate={"ember": 4}, beside={"azure": 1}, hands=hands)
    s.does("ember", "done").does("saffron", "done")
    assert choice(s, "saffron") == "pass"


def test_a_flare_that_treats_only_allies_stays_in_the_hand(choice: Choice) -> None:
    hands = {"ember": ["attack 8", "flare observer"], "saffron": ["attack 9"], "jade": ["attack 4"]}
    s = fc.scene("classic", seats=["ember", "saffron", "jade"], offense="ember", defense="saffron", phase="alliance", hands=hands)
    s.does("ember", "jade").does("saffron", "done").does("jade", "offense", "jade 1", "done")
    assert s.prompt("ember") == "window.alliance.after_formed"
    assert choice(s, "ember") == "pass"
