"""The headers of aliens' abilities: where they work."""

import pytest

import fifthcolony as fc
from tests.duel.rules.playing import CALM, CONTEST, fight, keys, lay


@pytest.mark.rule("duel:alien.header")
def test_an_ability_for_duels_works_in_duels_only() -> None:
    hands = {"politician": ["13", "20"], "blue": ["06", "04"]}
    s = fc.scene("duel", aliens=["politician", "blue"], **CALM, hands=hands)
    s.does("politician", "dial 1").does("blue", "dial 1")
    assert s.prompt("politician") == "politician.promise"
    s = fc.scene("duel", aliens=["politician", "blue"], **CONTEST, hands=hands)
    assert s.prompt("politician") == "plan.choose"


@pytest.mark.rule("duel:alien.header")
def test_an_ability_for_contests_and_duels_works_in_both() -> None:
    hands = {"prime": ["13", "20"], "blue": ["06", "04"]}
    s = fc.scene("duel", aliens=["prime", "blue"], **CALM, hands=hands)
    fight(s, "13 shield 1", "06 shield 1")
    assert s.told("clout.counted") == [("prime", "17", "blue", "6")]
    s = fc.scene("duel", aliens=["prime", "blue"], **CONTEST, hands=hands)
    lay(s, "13", "06")
    assert s.told("clout.counted") == [("prime", "17", "blue", "6")]


@pytest.mark.rule("duel:alien.header")
def test_an_ability_for_set_up_works_there_only() -> None:
    s = fc.scene("duel", aliens=["pickled", "blue"], begin="roles", next_card="unfinished_bridges")
    assert len(s.game.lying(0, "jar")) == 2
    jar = len(s.told("pickled.jar"))
    s.does("pickled", "dial 1").does("blue", "dial 1").does("pickled", "pass")
    lay(s, f"{s.hand('pickled')[0]} shield 1", f"{s.hand('blue')[0]} shield 1")
    assert jar == len(s.told("pickled.jar")) == 1


@pytest.mark.rule("duel:alien.no_header")
def test_an_ability_without_a_header_works_always() -> None:
    s = fc.scene("duel", aliens=["pantry", "blue"], begin="checkpoint", next_card="cheap_moon", hands={"pantry": ["04"], "blue": ["04"]})
    assert len(s.hand("pantry")) == 2  # between two cards
    assert s.game.view(None)["limits"] == [8, 6]


@pytest.mark.rule("duel:alien.ex_matron", "duel:alien.no_header")
@pytest.mark.parametrize(("last", "winners"), [("20", ["iron_matron"]), ("31", ["iron_matron"]), ("42", ["iron_matron"]), ("23", [])])
def test_a_refresh_card_leaves_her_opponent_with_one_card(last: str, winners: list[str]) -> None:
    hands = {"iron_matron": ["13", "04"], "blue": ["04", last]}
    s = fc.scene(
        "duel", aliens=["iron_matron", "blue"], card="coffee_break", next_card="cheap_moon", hands=hands, warp={"iron_matron": 0, "blue": 0}
    )
    s.does("iron_matron", "dial 1").does("blue", "dial 2").does("blue", "04")
    assert s.told("card.shown") == [("blue", last)]
    assert s.winners == winners
    assert not any("decree" in ask.prompt for ask in s.game.asks)
    assert "use impose your decree" not in str(s.told("power.used"))


@pytest.mark.rule("duel:alien.ex_matron", "duel:alien.header")
def test_her_decree_works_in_contests_and_duels() -> None:
    hands = {"iron_matron": ["13", "04", "05"], "blue": ["20", "04", "05"]}
    for card in (CALM, CONTEST):
        s = fc.scene("duel", aliens=["iron_matron", "blue"], **card, hands=hands)
        if card is CALM:
            fight(s, "13 shield 1", "20 shield 1")
        else:
            lay(s, "13", "20")
        s.does("iron_matron", "use impose your decree", "decree -42")
        assert s.told("clout.counted") == [("iron_matron", "13", "blue", "-42")]
        assert "game.over" not in keys(s)
