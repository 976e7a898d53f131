"""Mind: may look at a main player's hand before allies are invited."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import COPIES
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "jade", "mind", "azure"]
HANDS = {"ember": ["attack 10", "quash"], "jade": ["negotiate", "attack 4"], "azure": ["attack 6"]}
TWO_HOMES: dict[str, dict[str, int]] = {"mind 3": {}, "mind 4": {}, "mind 5": {}}


def looking(azure: list[str] | None = None, **position: Any) -> Scene:
    """Ember meets Jade, and nobody has been invited yet; Azure may hold zaps."""
    hands = HANDS | {"azure": azure or ["attack 6"]}
    given = {"seats": SEATS, "phase": "alliance", "hands": hands, **position}
    return scene("classic", **given)


def known(s: Scene, who: str, of: str) -> list[str]:
    """What one player knows of another's hand."""
    found: list[str] = s.game.view(s.seat(who))["known"][s.seat(of)]
    return found


# --- using it -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("whose", "cards"), [("ember", ["attack_10", "quash"]), ("jade", ["attack_04", "negotiate"])])
def test_an_onlooker_sees_one_main_players_whole_hand(whose: str, cards: list[str]) -> None:
    s = looking().does("mind", "use knowledge")
    assert s.options("mind") == ["ember", "jade"]  # and no third player's
    s.does("mind", whose)
    assert known(s, "mind", whose) == cards
    assert s.told("mind.looked") == [("mind", whose)]
    assert s.prompt("ember") == "alliance.invite"


@pytest.mark.parametrize(("offense", "defense"), [("mind", "jade"), ("jade", "mind")])
def test_a_main_player_sees_its_opponents_hand(offense: str, defense: str) -> None:
    s = looking(offense=offense, defense=defense).does("mind", "use knowledge")
    assert known(s, "mind", "jade") == ["attack_04", "negotiate"]
    assert known(s, "mind", "ember") == []


def test_nobody_else_learns_what_it_saw() -> None:
    s = looking().does("mind", "use knowledge", "ember")
    assert [known(s, who, "ember") for who in ("jade", "azure")] == [[], []]
    assert s.game.view(None)["known"] == [[], [], [], []]
    assert [event.audience for event in s.log if event.key == "mind.saw"] == [(s.seat("mind"),)]


@pytest.mark.rule("classic:power.mandatory_optional")
def test_it_may_look_away() -> None:
    s = looking()
    assert s.options("mind") == ["use knowledge", "pass"]
    s.does("mind", "pass")
    assert known(s, "mind", "ember") == known(s, "mind", "jade") == []


# --- not using it ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.phase", "classic:timing.printed_timing")
def test_it_looks_once_before_the_invitations_and_at_no_other_time() -> None:
    s = looking(phase="launch")
    s.does("ember", "jade 1", "ember 1", "done")
    assert s.prompt("mind") == "window.alliance.before_invites"
    s.does("mind", "use knowledge", "ember").does("ember", "mind", "done").does("jade", "done")
    assert s.prompt("mind") == "alliance.answer"
    s.does("mind", "decline").does("jade", "negotiate")
    assert len(s.told("power.used")) == 1


# --- zapped ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:zap.effect")
def test_zapped_it_sees_nothing_until_the_next_encounter() -> None:
    hands = {"ember": ["attack 40", "attack 10"], "jade": ["attack 4"], "azure": ["cosmic zap", "attack 6"]}
    s = looking(hands=hands, destiny=["jade"])
    s.does("mind", "use knowledge").does("azure", "cosmic zap")
    assert known(s, "mind", "ember") == known(s, "mind", "jade") == []
    s.does("ember", "done").does("jade", "done").does("ember", "attack 40", "yes", "jade 2", "ember 1", "done")
    assert s.options("mind") == ["use knowledge", "pass"]


def test_a_card_zap_saves_it_from_the_zap() -> None:
    s = looking(["cosmic zap"], hands=HANDS | {"azure": ["cosmic zap"], "mind": ["card zap"]})
    s.does("mind", "use knowledge").does("azure", "cosmic zap").does("mind", "card zap", "jade")
    assert known(s, "mind", "jade") == ["attack_04", "negotiate"]


# --- power lost and regained ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:power.lost_threshold")
def test_with_two_home_colonies_it_sees_nothing() -> None:
    s = looking(ships=TWO_HOMES)
    assert s.asked == ["ember"]
    assert s.prompt("ember") == "alliance.invite"


@pytest.mark.rule("classic:power.lost_by_own_ships")
def test_launching_the_last_ship_of_the_third_home_colony_ends_it() -> None:
    s = looking(phase="launch", offense="mind", defense="jade", ships=TWO_HOMES | {"mind 3": {"mind": 1}})
    s.does("mind", "jade 1", "mind 3", "done")
    assert s.prompt("mind") == "alliance.invite"


@pytest.mark.rule("classic:power.regained")
def test_a_third_home_colony_brings_it_back() -> None:
    s = looking(phase="destiny", offense="mind", destiny=["mind", "ember"], ships=TWO_HOMES)
    s.does("mind", "resettle mind 3", "mind 1", "done", "yes", "ember 1", "mind 1", "done")
    assert s.options("mind") == ["use knowledge", "pass"]


# --- with others ------------------------------------------------------------------------------------------------------------------------


def test_it_knows_a_sorcerers_hand_but_not_which_card_of_it_lies_face_down() -> None:
    s = scene(
        "classic",
        seats=["mind", "sorcerer", "jade"],
        phase="alliance",
        hands={"mind": ["attack 10"], "sorcerer": ["attack 4", "negotiate"]},
    )
    s.does("mind", "use knowledge", "done").does("sorcerer", "done", "negotiate")
    assert s.prompt("sorcerer") == "window.planning.after_select"
    assert s.game.view(s.seat("mind"))["laid"] == ["attack_10", "face_down"]
    assert known(s, "mind", "sorcerer") == ["attack_04", "negotiate"]
    s.does("sorcerer", "pass")
    assert known(s, "mind", "sorcerer") == ["attack_04"]  # the negotiate is up


def test_it_loses_track_of_a_zombies_hand_out_of_which_a_card_was_dealt_unseen() -> None:
    s = scene("classic", seats=["zombie", "jade", "mind"], phase="alliance",
              hands={"zombie": ["negotiate", "attack 4", "attack 8"], "jade": ["negotiate"]})  # fmt: skip
    s.does("mind", "use knowledge", "zombie").does("zombie", "done").does("jade", "done").does("zombie", "negotiate")
    assert known(s, "mind", "zombie") == ["attack_04", "attack_08"]
    s.does("zombie", "give random", "offer").does("jade", "accept")
    assert known(s, "mind", "zombie") == known(s, "mind", "jade") == []


@pytest.mark.parametrize(
    ("kind", "answers"), [("attack_06", ["attack 6"]), ("reinforcement_3", ["attack 6", "reinforcement 3", "offense"])]
)
def test_a_copy_that_was_played_may_be_the_one_it_saw(kind: str, answers: list[str]) -> None:
    held = ["attack 6", "attack 6", "reinforcement 3", "reinforcement 3", "negotiate"]
    s = scene("classic", seats=["ember", "jade", "mind"], phase="planning", hands={"ember": held, "jade": ["morph"]})
    s.game.seen[COPIES[kind][1]] |= 1 << s.seat("mind")  # one of the two was there when Mind looked
    s.game.seen[COPIES[kind][0]] |= 1 << s.seat("jade")  # the other came out of a deal with Jade
    assert known(s, "mind", "ember") == known(s, "jade", "ember") == [kind]
    s.does("ember", *answers)
    assert known(s, "mind", "ember") == known(s, "jade", "ember") == []
