"""Zaps: cancelling the use of a power, and what a zap cannot reach."""

import pytest

from fifthcolony import scene

EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])


@pytest.mark.rule("classic:zap.effect")
@EDITIONS
@pytest.mark.parametrize("zapper", ["ember", "oracle", "jade"])
def test_a_zap_cancels_the_use_it_answers(edition: int, zapper: str) -> None:
    hands = {"oracle": ["attack 4", "attack 5"], "ember": ["attack 6", "attack 12"], "jade": ["attack 8"]}
    hands[zapper].append("cosmic zap")
    s = scene("classic", seats=["oracle", "ember", "jade"], edition=edition, phase="planning", hands=hands)
    assert (s.asked, s.prompt(zapper)) == ([zapper], "respond.use")  # anybody may, the owner of the power included
    s.does(zapper, "cosmic zap")
    assert sorted(s.asked) == ["ember", "oracle"]  # nobody lays first and openly
    assert s.told("power.zapped") == [("oracle", "oracle")]
    assert s.discard == ["cosmic zap"]


@pytest.mark.rule("classic:zap.effect")
def test_a_zap_that_is_kept_leaves_the_power_alone() -> None:
    hands = {"oracle": ["attack 4", "attack 5"], "ember": ["attack 6", "attack 12"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=["oracle", "ember", "jade"], phase="planning", hands=hands)
    s.does("jade", "pass")
    assert s.asked == ["ember"]
    assert s.hand("jade") == ["cosmic zap"]


@pytest.mark.rule("classic:zap.effect")
@EDITIONS
def test_a_zapped_power_is_silent_to_the_end_of_the_encounter(edition: int) -> None:
    hands = {"macron": ["attack 20", "attack 30", "attack 40"], "ember": ["attack 6", "attack 12"], "jade": ["cosmic zap", "attack 8"]}
    s = scene("classic", seats=["macron", "ember", "jade"], edition=edition, phase="launch", hands=hands, destiny=["ember"])
    s.does("macron", "ember 1").does("jade", "cosmic zap").does("macron", "macron 1", "macron 1", "macron 2", "done")  # three ships go
    s.does("macron", "done").does("ember", "done").does("macron", "attack 20").does("ember", "attack 6")
    assert s.told("reveal.totals") == [("23", "10")]  # in Reveal, too, a ship is just a ship
    assert len(s.told("power.used")) == 1
    s.does("macron", "yes", "ember 2", "macron 2")
    assert s.prompt("macron") == "alliance.invite"  # one ship: in the next encounter the power is back
    s.does("macron", "done").does("ember", "done").does("macron", "attack 30")
    assert s.told("reveal.totals")[1] == ("34", "16")


@pytest.mark.rule("classic:zap.effect")
def test_a_zapped_optional_power_is_not_offered_again() -> None:
    hands = {"sorcerer": ["attack 4", "attack 5"], "ember": ["attack 6", "attack 12"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=["sorcerer", "ember", "jade"], phase="planning", hands=hands)
    s.does("sorcerer", "attack 4").does("ember", "attack 6").does("sorcerer", "use magic").does("jade", "cosmic zap")
    assert s.told("reveal.cards") == [("sorcerer", "attack 4", "ember", "attack 6")]
    assert len(s.told("power.used")) == 1


@pytest.mark.rule("classic:zap.effect")
def test_zapped_zombies_die() -> None:
    hands = {"ember": ["attack 6", "attack 10"], "zombie": ["attack 4"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=["ember", "zombie", "jade"], phase="reveal", laid=("attack 40", "attack 4"), hands=hands)
    s.does("jade", "cosmic zap")
    assert (s.ships("zombie", "warp"), s.ships("zombie", "zombie 1")) == (4, 0)


@pytest.mark.rule("classic:zap.not_without_use")
@EDITIONS
@pytest.mark.parametrize(("zapped", "ships", "cards"), [(False, 1, "2"), (True, 2, "4")])
def test_what_works_without_being_used_cannot_be_zapped(edition: int, zapped: bool, ships: int, cards: str) -> None:
    # Macron's lost ships count twice for compensation: nobody is asked to zap that, and an earlier zap does not stop it.
    hands = {
        "macron": ["negotiate", "attack 4"],
        "ember": ["attack 6", "attack 8", "attack 10", "attack 12", "attack 13"],
        "jade": ["cosmic zap"],
    }
    s = scene("classic", seats=["macron", "ember", "jade"], edition=edition, phase="launch", hands=hands)
    s.does("macron", "ember 1").does("jade", "cosmic zap" if zapped else "pass")
    s.does("macron", *["macron 1"] * ships, *["done"] * zapped, "done").does("ember", "done")
    s.does("macron", "negotiate").does("ember", "attack 13")
    if not zapped:
        assert s.game.ask_of(s.seat("jade")).params == ("seat:0", "use:macron.mass")
        s.does("jade", "pass")
    assert s.told("compensation.taken") == [("macron", "ember", cards)]


@pytest.mark.rule("classic:zap.not_without_use")
@EDITIONS
def test_freeing_ships_in_a_deal_cannot_be_zapped(edition: int) -> None:
    hands = {"zombie": ["attack 4"], "ember": ["attack 6"], "jade": ["cosmic zap"]}
    s = scene(
        "classic", seats=["zombie", "ember", "jade"], edition=edition, phase="reveal", laid=("negotiate", "negotiate"), hands=hands,
        warp={"ember": 2},
    )  # fmt: skip
    s.does("zombie", "give free", "give card", "offer").does("ember", "accept", "ember 1")
    assert s.ships("ember", "warp") == 1
    assert s.told("power.used") == []
