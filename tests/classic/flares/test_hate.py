"""Hate's flare: wild, the opponent loses a card and perhaps the encounter; super, the card to be matched is only shown."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["hate", "ember", "jade", "azure"]
FLARE = "flare hate"


def planning(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Jade meets Ember, and Azure is Jade's ally; cards are about to be chosen."""
    hands = {"jade": ["attack 8"], "ember": ["attack 10"], "hate": [], "azure": []} | hands
    given = {"seats": SEATS, "offense": "jade", "defense": "ember", "phase": "planning", "gate": {"jade": 2, "azure": 1}, "stops": True}
    return scene("classic", **(given | position), hands=hands)


def turn(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Hate's turn begins."""
    hands = {name: ["attack 8"] for name in SEATS} | hands
    return scene("classic", seats=SEATS, phase="start_turn", hands=hands, **position)


def test_wild_an_opponent_without_an_encounter_card_has_lost() -> None:
    s = planning({"jade": [FLARE, "attack 8"]}).does("jade", FLARE)
    assert s.discard == ["attack 10"]
    assert s.told("reveal.winner") == [("offense", "jade")]
    assert [s.ships("jade", "ember 1"), s.ships("azure", "ember 1"), s.ships("ember", "warp")] == [2, 1, 4]
    assert [s.hand("jade"), s.told("planning.laid")] == [["attack 8", FLARE], []]


@pytest.mark.parametrize("edition", [2008, 2018])
def test_wild_an_offense_without_one_has_lost_too(edition: int) -> None:
    s = planning({"ember": [FLARE, "attack 8"]}, edition=edition).does("ember", FLARE)
    assert s.told("reveal.winner") == [("defense", "ember")]
    assert s.told("encounter.called_off") == []
    assert s.ships("jade", "warp") == 2


def test_wild_with_another_encounter_card_left_it_goes_on() -> None:
    s = planning({"jade": [FLARE, "attack 8"], "ember": ["attack 10", "attack 10"]}).does("jade", FLARE)
    assert [s.discard[0], s.told("reveal.totals")] == ["attack 10", [("11", "14")]]


def test_wild_not_for_allies_or_later() -> None:
    s = planning({"azure": [FLARE]})
    assert not offers(s, "azure", FLARE)
    s = planning({"jade": [FLARE]}, phase="reveal", laid=("attack 8", "attack 10"))
    assert not offers(s, "jade", FLARE)


def test_wild_card_zapped_nothing_is_discarded() -> None:
    s = card_zapped(planning({"jade": [FLARE, "attack 8"], "azure": ["card zap"]}), "jade", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("11", "14")]


def test_super_the_card_is_shown_and_stays() -> None:
    s = turn({"hate": [FLARE, "attack 20", "attack 1"]}).does("hate", "yes")
    assert s.prompt("hate") == "hate.show"
    s.does("hate", "attack 20")
    assert s.told("hate.showed") == [("hate", "attack 20")]
    assert s.prompt("hate") == "hate.ships"  # Ember has nothing to match it
    assert [s.hand("hate"), s.game.view(2)["known"][0]] == [["attack 1", "attack 20", FLARE], ["attack_20", "flare_hate"]]


def test_super_the_flare_itself_is_being_played_and_cannot_be_shown() -> None:
    s = turn({"hate": [FLARE, "attack 20", "morph"]}).does("hate", "yes")
    assert s.options("hate") == ["attack 20", "morph"]
    s = turn({"hate": [FLARE, "attack 20", "morph"]}).does("hate", "no")
    assert s.options("hate") == ["attack 20", "morph", FLARE]


def test_super_not_for_who_has_lost_the_power() -> None:
    s = turn({"hate": [FLARE, "attack 20"]}, ships={"hate 3": {}, "hate 4": {}, "hate 5": {}})
    assert not offers(s, "hate", FLARE)


def test_super_card_zapped_the_card_is_discarded() -> None:
    s = card_zapped(turn({"hate": [FLARE, "attack 20", "attack 1"], "jade": ["card zap"]}), "hate", "yes", flare=FLARE)
    s.does("hate", "attack 20")
    assert "attack 20" in s.discard


def test_super_cosmic_zapped_there_is_no_rage() -> None:
    s = cosmic_zapped(turn({"hate": [FLARE, "attack 20"], "jade": ["cosmic zap"]}), "hate", "yes", flare=FLARE)
    assert s.told("hate.showed") == []
    assert "attack 20" in s.hand("hate")
