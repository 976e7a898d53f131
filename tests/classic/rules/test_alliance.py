"""Alliance: who is invited, who joins, and with how many ships."""

from itertools import chain, combinations
from typing import Any

import pytest

import fifthcolony as fc

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FIVE = ["ember", "saffron", "jade", "azure", "orchid"]
OTHERS = ["jade", "azure", "orchid"]
SOME = [list(some) for some in chain.from_iterable(combinations(OTHERS, number) for number in range(4))]


def before_the_alliance(edition: int, seats: list[str] | None = None, **more: Any) -> Any:
    """Two cards in the hand of the offense, so that the encounter stops at Planning."""
    seats = seats or FIVE
    position: dict[str, Any] = {"hands": {more.get("offense", seats[0]): ["attack 4", "attack 6"]}, **more}
    return fc.scene("classic", seats=seats, edition=edition, phase="alliance", **position)


def invite(s: Any, host: str, guests: list[str]) -> None:
    s.does(host, *guests)
    if len(guests) < len(OTHERS):
        s.does(host, "done")


@both_editions
@pytest.mark.rule("classic:alliance.offense_invites_first")
def test_the_offense_invites_openly_before_the_defense(edition: int) -> None:
    s = before_the_alliance(edition)
    assert s.asked == ["ember"]
    invite(s, "ember", ["jade", "orchid"])
    assert s.asked == ["saffron"]
    assert s.told("alliance.invited") == [("ember", "jade", "orchid")]
    assert [event.audience for event in s.log if event.key == "alliance.invited"] == [None]
    assert s.game.view(s.seat("saffron"))["invited"] == [[2, 4], []]
    invite(s, "saffron", ["azure"])
    assert s.game.view(None)["invited"] == [[2, 4], [3]]


@both_editions
@pytest.mark.rule("classic:alliance.who_may_be_invited")
@pytest.mark.parametrize("guests", SOME)
def test_any_number_of_others_may_be_invited_by_either_side(guests: list[str], edition: int) -> None:
    for host in ("ember", "saffron"):
        s = before_the_alliance(edition)
        invite(s, "ember", guests if host == "ember" else [])
        invite(s, "saffron", guests if host == "saffron" else [])
        assert [invited for inviter, *invited in s.told("alliance.invited") if inviter == host] == [guests]
        assert s.asked == (guests[:1] or ["ember"])


@both_editions
@pytest.mark.rule("classic:alliance.who_may_be_invited")
def test_a_main_player_is_nobodys_ally(edition: int) -> None:
    s = before_the_alliance(edition)
    assert s.options("ember") == [*OTHERS, "done"]
    s.does("ember", "done")
    assert s.options("saffron") == [*OTHERS, "done"]


@both_editions
@pytest.mark.rule("classic:alliance.double_invitation")
def test_a_player_may_be_invited_by_both_sides(edition: int) -> None:
    s = before_the_alliance(edition)
    invite(s, "ember", ["jade"])
    invite(s, "saffron", ["jade"])
    assert s.options("jade") == ["offense", "defense", "decline"]


@both_editions
@pytest.mark.rule("classic:alliance.no_early_answer")
def test_nobody_answers_before_both_have_invited(edition: int) -> None:
    s = before_the_alliance(edition)
    s.does("ember", "jade")
    assert s.asked == ["ember"]
    s.does("ember", "done")
    assert s.asked == ["saffron"]
    s.does("saffron", "jade")
    assert s.asked == ["saffron"]
    s.does("saffron", "done")
    assert s.asked == ["jade"]


@both_editions
@pytest.mark.rule("classic:alliance.accept_order")
@pytest.mark.parametrize(
    ("offense", "defense", "order"),
    [
        ("ember", "saffron", ["jade", "azure", "orchid"]),
        ("jade", "orchid", ["azure", "ember", "saffron"]),
        ("azure", "saffron", ["orchid", "ember", "jade"]),
        ("orchid", "ember", ["saffron", "jade", "azure"]),
    ],
)
def test_answers_go_clockwise_from_the_left_of_the_offense(offense: str, defense: str, order: list[str], edition: int) -> None:
    s = before_the_alliance(edition, offense=offense, defense=defense)
    s.does(offense, order[2], order[0], "done").does(defense, order[1], "done")  # the order of inviting does not matter
    for name in order:
        assert s.asked == [name]
        s.does(name, "decline")
    assert s.prompt(offense) == "planning.select"


@both_editions
@pytest.mark.rule("classic:alliance.accept_order")
def test_who_joins_uninvited_does_so_at_its_place_in_the_order(edition: int) -> None:
    s = before_the_alliance(edition, ["ember", "saffron", "jade", "parasite", "azure"])
    s.does("ember", "jade", "azure", "done").does("saffron", "done")
    s.does("jade", "decline")
    assert s.asked == ["parasite"]
    s.does("parasite", "use infest", "defense", "parasite 1", "done")
    assert s.asked == ["azure"]


@both_editions
@pytest.mark.rule("classic:alliance.commit_before_next")
def test_side_and_ships_are_settled_before_the_next_player_answers(edition: int) -> None:
    s = before_the_alliance(edition)
    invite(s, "ember", OTHERS)
    invite(s, "saffron", OTHERS)
    s.does("jade", "offense")
    assert s.asked == ["jade"]
    s.does("jade", "jade 1", "jade 2", "done")
    assert s.asked == ["azure"]
    assert s.game.view(s.seat("azure"))["gate"] == [1, 0, 2, 0, 0]
    s.does("azure", "defense", "azure 1", "done")
    assert s.asked == ["orchid"]
    assert s.game.view(s.seat("orchid"))["beside"] == [0, 0, 0, 1, 0]


@both_editions
@pytest.mark.rule("classic:alliance.invitation_needed")
@pytest.mark.parametrize(
    ("offense_invites", "defense_invites", "options"),
    [(["jade"], [], ["offense", "decline"]), ([], ["jade"], ["defense", "decline"])],
)
def test_only_an_inviting_side_can_be_joined(
    offense_invites: list[str], defense_invites: list[str], options: list[str], edition: int
) -> None:
    s = before_the_alliance(edition)
    invite(s, "ember", offense_invites)
    invite(s, "saffron", defense_invites)
    assert s.options("jade") == options
    s.does("jade", "decline")
    assert s.prompt("ember") == "planning.select"  # Azure and Orchid, uninvited, are not asked


@both_editions
@pytest.mark.rule("classic:alliance.invitation_needed")
def test_without_invitations_there_are_no_allies(edition: int) -> None:
    s = before_the_alliance(edition)
    s.does("ember", "done").does("saffron", "done")
    assert s.prompt("ember") == "planning.select"


@both_editions
@pytest.mark.rule("classic:alliance.one_side")
def test_whoever_joins_one_side_is_not_asked_about_the_other(edition: int) -> None:
    s = before_the_alliance(edition)
    invite(s, "ember", ["jade"])
    invite(s, "saffron", ["jade"])
    s.does("jade", "defense", "jade 1", "done")
    assert s.prompt("ember") == "planning.select"
    assert (s.ships("jade", "gate"), s.ships("jade", "beside")) == (0, 1)


@both_editions
@pytest.mark.rule("classic:alliance.one_side")
def test_all_invitations_may_be_turned_down(edition: int) -> None:
    s = before_the_alliance(edition)
    invite(s, "ember", OTHERS)
    invite(s, "saffron", OTHERS)
    for name in OTHERS:
        s.does(name, "decline")
    assert s.prompt("ember") == "planning.select"
    assert s.told("alliance.joined") == []


@both_editions
@pytest.mark.rule("classic:alliance.ship_count")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(("side", "place"), [("offense", "gate"), ("defense", "beside")])
def test_an_ally_commits_one_to_four_ships_from_any_colonies(side: str, place: str, number: int, edition: int) -> None:
    s = before_the_alliance(edition, ships={"azure 3": {"azure": 4, "jade": 2}}, warp={"jade": 1})
    invite(s, "ember", ["jade"])
    invite(s, "saffron", ["jade"])
    s.does("jade", side)
    assert s.options("jade") == ["jade 1", "jade 2", "jade 3", "jade 4", "jade 5", "azure 3"]  # and no "done": not none
    s.does("jade", *["azure 3", "jade 1", "azure 3", "jade 5"][:number])
    if number < 4:
        s.does("jade", "done")
    assert s.ships("jade", place) == number
    assert s.prompt("ember") == "planning.select"


@both_editions
@pytest.mark.rule("classic:alliance.ship_count")
def test_four_ships_are_the_cap_of_each_ally_not_of_the_side(edition: int) -> None:
    s = before_the_alliance(edition, gate={"ember": 4})
    invite(s, "ember", OTHERS)
    invite(s, "saffron", [])
    for name in OTHERS:
        s.does(name, "offense", *[f"{name} 1"] * 4)
    assert s.game.view(None)["gate"] == [4, 0, 4, 4, 4]


@both_editions
@pytest.mark.rule("classic:alliance.placement")
def test_offensive_allies_stand_in_the_gate_and_defensive_ones_beside_the_planet(edition: int) -> None:
    s = before_the_alliance(edition, ["ember", "saffron", "jade", "azure", "orchid"], target="saffron 2")
    invite(s, "ember", ["jade"])
    invite(s, "saffron", ["azure", "orchid"])
    s.does("jade", "offense", "jade 1", "done")
    s.does("azure", "defense", "azure 1", "azure 1", "done")
    s.does("orchid", "defense", "orchid 1", "done")
    assert s.game.view(None)["gate"] == [1, 0, 1, 0, 0]
    assert s.game.view(None)["beside"] == [0, 0, 0, 2, 1]
    assert s.game.owners_at(s.planet("saffron 2")) == [s.seat("saffron")]
    assert (s.colonies("azure"), s.colonies("orchid")) == (0, 0)


@both_editions
@pytest.mark.rule("classic:alliance.placement")
def test_both_sides_may_have_several_allies(edition: int) -> None:
    s = before_the_alliance(edition, gate={"ember": 1, "jade": 2, "azure": 3}, target="saffron 2")
    invite(s, "ember", [])
    s.does("saffron", "orchid")  # nobody else is free to be invited
    s.does("orchid", "defense", "orchid 1", "done")
    assert s.game.involved(0) == [(0, s.place("gate"), 1), (2, s.place("gate"), 2), (3, s.place("gate"), 3)]
    assert s.game.involved(1) == [(1, s.planet("saffron 2"), 4), (4, s.place("beside"), 1)]
