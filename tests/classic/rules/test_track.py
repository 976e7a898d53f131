"""The colony track: each marker stands at the number of its player's foreign colonies."""

import pytest

from fifthcolony import scene

SEATS = ["ember", "saffron", "jade", "azure"]


@pytest.mark.rule("classic:track.mirrors_foreign_colonies")
def test_the_marker_follows_every_colony_gained_and_lost() -> None:
    hands = {"ember": ["attack 20", "attack 30"], "saffron": ["attack 4", "attack 6"]}
    ships = {"saffron 1": {"saffron": 2, "jade": 1}, "jade 1": {"jade": 4, "ember": 1}, "azure 1": {"azure": 4, "ember": 2}}
    s = scene("classic", seats=SEATS, phase="destiny", destiny=["saffron"], hands=hands, ships=ships)
    assert (s.colonies("ember"), s.colonies("jade")) == (2, 1)
    s.does("ember", "saffron 1", "jade 1", "azure 1", "done")  # its last ship leaves jade 1, one of two leaves azure 1
    assert s.colonies("ember") == s.game.view(None)["colonies"][0] == 1
    s.does("ember", "done").does("saffron", "done").does("ember", "attack 20").does("saffron", "attack 4")
    assert (s.colonies("ember"), s.colonies("jade"), s.colonies("saffron")) == (2, 1, 0)


@pytest.mark.rule("classic:track.mirrors_foreign_colonies")
def test_a_colony_driven_out_takes_the_marker_down() -> None:
    ships = {"ember 1": {"ember": 2, "saffron": 3}, "jade 1": {"jade": 4, "saffron": 1}}
    hands = {"ember": ["attack 8", "attack 6"], "saffron": ["attack 8"]}
    s = scene("classic", seats=SEATS, phase="reveal", target="ember 1", laid=("attack 20", "attack 4"), ships=ships, hands=hands)
    assert s.told("colony.lost") == [("saffron", "ember 1")]
    assert s.colonies("saffron") == 1


@pytest.mark.rule("classic:track.mirrors_foreign_colonies")
def test_former_colonies_do_not_count_for_the_win() -> None:
    # Ember leaves one of its four foreign colonies to win another: still four.
    ships = {f"saffron {number}": {"saffron": 2, "ember": 1} for number in (2, 3, 4, 5)} | {"saffron 1": {"saffron": 1}}
    hands = {"ember": ["attack 20", "attack 30"], "saffron": ["attack 4", "attack 6"]}
    s = scene("classic", seats=SEATS, phase="launch", hands=hands, ships=ships | {"saffron 1": {"saffron": 12}})
    s.does("ember", "saffron 1", "saffron 2", "done", "done").does("saffron", "done")
    assert s.colonies("ember") == 3
    s.does("ember", "attack 20").does("saffron", "attack 4")
    assert s.colonies("ember") == 4
    assert s.winners == []


@pytest.mark.rule("classic:track.ex_picture")
def test_yellow_and_red_on_two_blue_on_four() -> None:
    ships = {
        "jade 1": {"jade": 4, "saffron": 2, "ember": 1, "azure": 1}, "jade 2": {"jade": 4, "saffron": 1, "azure": 3},
        "saffron 1": {"saffron": 3, "ember": 2, "azure": 1}, "ember 1": {"ember": 4, "azure": 2},
    }  # fmt: skip
    hands = {"azure": ["attack 20", "attack 30"], "ember": ["attack 4", "attack 6"]}
    s = scene(
        "classic", seats=SEATS, offense="azure", defense="ember", phase="launch", ships=ships, hands=hands,
        warp={"ember": 2, "azure": 1, "saffron": 3},
    )  # fmt: skip
    assert [s.colonies(name) for name in ("saffron", "ember", "azure")] == [2, 2, 4]
    assert s.winners == []
    s.does("azure", "ember 2", "azure 1", "done", "done").does("ember", "done").does("azure", "attack 20").does("ember", "attack 4")
    assert (s.colonies("azure"), s.winners) == (5, ["azure"])  # one more wins
