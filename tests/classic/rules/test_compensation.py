"""Compensation: what a beaten negotiator takes from the winner's hand."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
FIVE = ["attack 4", "attack 5", "attack 7", "attack 9", "reinforcement 2"]


def beaten(loser: str, edition: int = 2018, **more: Any) -> Scene:
    """Ember has attacked saffron 1; the loser laid a negotiate against an attack 6 and lost three ships."""
    winner = "saffron" if loser == "ember" else "ember"
    laid = ("negotiate", "attack 6") if loser == "ember" else ("attack 6", "negotiate")
    position: dict[str, Any] = {
        "gate": {"ember": 3}, "ships": {"saffron 1": {"saffron": 3}}, "target": "saffron 1",
        "hands": {winner: FIVE, loser: ["attack 20"]}, "seats": SEATS,
    }  # fmt: skip
    return scene("classic", edition=edition, phase="reveal", laid=laid, **position | more)


@pytest.mark.rule("classic:compensation.who", "classic:compensation.count")
@EDITIONS
@pytest.mark.parametrize(("loser", "winner"), [("ember", "saffron"), ("saffron", "ember")])
def test_the_beaten_negotiator_takes_a_card_for_each_ship_lost(edition: int, loser: str, winner: str) -> None:
    s = beaten(loser, edition)
    assert s.ships(loser, "warp") == 3
    assert s.told("compensation.taken") == [(loser, winner, "3")]
    assert (len(s.hand(loser)), len(s.hand(winner))) == (4, 2)
    assert sorted(s.hand(loser) + s.hand(winner)) == sorted([*FIVE, "attack 20"])  # out of the hand, not the deck


@pytest.mark.rule("classic:compensation.who")
@EDITIONS
@pytest.mark.parametrize("laid", [("attack 6", "attack 10"), ("attack 10", "attack 6"), ("morph", "attack 6")])
def test_a_beaten_attacker_takes_nothing(edition: int, laid: tuple[str, str]) -> None:
    hands = {"ember": FIVE[:4], "saffron": ["attack 20", "attack 23"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=laid, gate={"ember": 1}, hands=hands)
    assert s.told("reveal.winner")
    assert s.told("compensation.taken") == []


@pytest.mark.rule("classic:compensation.who")
@EDITIONS
def test_two_negotiators_who_fail_to_agree_take_nothing(edition: int) -> None:
    hands = {"ember": FIVE, "saffron": ["attack 20", "attack 23"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("negotiate", "negotiate"), gate={"ember": 1}, hands=hands)
    s.does("ember", "none", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3)
    assert (s.ships("ember", "warp"), s.ships("saffron", "warp")) == (3, 3)
    assert s.told("compensation.taken") == []


@pytest.mark.rule("classic:compensation.count")
@EDITIONS
def test_no_ship_lost_is_no_card_taken(edition: int) -> None:
    s = beaten("saffron", edition, ships={"saffron 1": {}})
    assert s.told("reveal.winner") == [("offense", "ember")]
    assert s.told("compensation.taken") == []
    assert len(s.hand("ember")) == 5


@pytest.mark.rule("classic:compensation.count")
def test_ships_that_never_reach_the_warp_do_not_count() -> None:
    hands = {"zombie": ["attack 20"], "ember": FIVE}
    s = beaten("saffron", seats=["ember", "zombie", "jade"], target="zombie 1", ships={"zombie 1": {"zombie": 3}}, hands=hands)
    s.does("zombie", *["zombie 2"] * 3)
    assert s.ships("zombie", "warp") == 0
    assert s.told("compensation.taken") == []


@pytest.mark.rule("classic:compensation.count")
def test_ships_that_were_in_the_warp_before_do_not_count() -> None:
    s = beaten("ember", warp={"ember": 4})
    assert s.told("compensation.taken") == [("ember", "saffron", "3")]


@pytest.mark.rule("classic:compensation.count")
def test_ships_lost_earlier_in_the_encounter_do_not_count() -> None:
    hands = {"ember": ["negotiate", "negotiate", "attack 20"], "saffron": FIVE[:4], "jade": ["plague", "attack 6"]}
    ships = {"ember 1": {"ember": 20}, "saffron 1": {"saffron": 3}}
    s = scene("classic", seats=SEATS, phase="regroup", destiny=["saffron"], hands=hands, ships=ships)
    s.does("jade", "plague", "ember")  # three ships, not by the defeat
    s.does("ember", "saffron 1", "ember 1", "done", "done").does("saffron", "done", "attack 9")
    assert s.told("compensation.taken") == [("ember", "saffron", "2")]


@pytest.mark.rule("classic:compensation.allies_do_not_count")
@EDITIONS
@pytest.mark.parametrize(("loser", "side"), [("ember", "gate"), ("saffron", "beside")])
def test_allies_ships_neither_count_nor_pay(edition: int, loser: str, side: str) -> None:
    fleets = {"gate": {"ember": 1}, "beside": {}}
    fleets[side] = fleets[side] | {"jade": 4}
    hands = {"ember": FIVE, "saffron": ["attack 20"], "jade": ["attack 10"]}
    if loser == "ember":
        hands |= {"ember": ["attack 20"], "saffron": FIVE}
    s = beaten(loser, edition, ships={"saffron 1": {"saffron": 1}}, hands=hands, **fleets)
    assert (s.ships("jade", "warp"), s.ships(loser, "warp")) == (4, 1)
    assert s.told("compensation.taken") == [(loser, "saffron" if loser == "ember" else "ember", "1")]
    assert s.hand("jade") == ["attack 10"]


@pytest.mark.rule("classic:compensation.random")
@EDITIONS
def test_chance_picks_the_cards(edition: int) -> None:
    taken = set()
    for seed in range(30):
        s = beaten("saffron", edition, seed=seed, ships={"saffron 1": {"saffron": 1}})
        assert s.asked == ["ember"]  # neither of the two was asked anything before the second encounter
        assert s.prompt("ember") == "turn.second"
        assert len(s.hand("saffron")) == 2  # and none could be left behind
        taken |= set(s.hand("saffron")) - {"attack 20"}
    assert taken == set(FIVE)


@pytest.mark.rule("classic:compensation.short_hand")
@EDITIONS
def test_a_short_hand_is_taken_whole(edition: int) -> None:
    s = beaten("ember", edition, hands={"saffron": ["attack 4", "attack 5"], "ember": ["attack 20"], "jade": ["attack 9"]})
    assert s.told("compensation.taken") == [("ember", "saffron", "2")]
    assert s.hand("ember") == ["attack 4", "attack 5", "attack 20"]
    assert s.hand("jade") == ["attack 9"]  # the third card comes from nowhere


@pytest.mark.rule("classic:compensation.short_hand")
@EDITIONS
def test_an_empty_hand_pays_nothing_and_nothing_is_looked_at(edition: int) -> None:
    s = beaten("ember", edition, hands={"saffron": [], "ember": ["attack 20"]}, stops=True)
    assert (s.ships("ember", "warp"), s.hand("ember")) == (3, ["attack 20"])
    assert s.told("compensation.nothing") == [("ember", "saffron")]
    assert "compensation.nothing" not in CLASSIC.manners.looked_at
    assert s.told("compensation.taken") == s.told("cards.given") == []


@pytest.mark.rule("classic:compensation.not_rewards")
@EDITIONS
def test_compensation_and_rewards_go_their_separate_ways(edition: int) -> None:
    # Jade's two defending ships are rewarded from the deck, ember's three lost ones are paid for out of saffron's hand.
    hands = {"saffron": FIVE, "ember": ["attack 20"], "jade": ["attack 10"]}
    s = beaten(
        "ember",
        edition,
        hands=hands,
        beside={"jade": 2},
        ships={"saffron 1": {"saffron": 3}, "jade 1": {"jade": 18}},
        deck=["morph", "quash"],
    )
    if edition == 2018:
        s.does("jade", "card", "card")
    assert s.hand("jade") == ["attack 10", "morph", "quash"]
    assert s.told("compensation.taken") == [("ember", "saffron", "3")]
    assert set(s.hand("ember")) <= {*FIVE, "attack 20"}


@pytest.mark.rule("classic:compensation.not_rewards")
def test_a_defeated_defense_gives_compensation_a_cause_and_rewards_none() -> None:
    s = beaten("saffron", 2008, beside={"jade": 2})
    assert s.told("compensation.taken") == [("saffron", "ember", "3")]
    assert s.told("rewards.cards") == s.told("rewards.ships") == []


@pytest.mark.rule("classic:compensation.may_empty_offense")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_an_offense_that_pays_away_its_last_encounter_card(edition: int) -> None:
    hands = {"ember": ["attack 4"], "saffron": ["attack 20"], "jade": ["attack 8", "attack 12"]}
    s = beaten("saffron", edition, hands=hands, destiny=["jade"], ships={"saffron 1": {"saffron": 3}, "ember 1": {"ember": 17}})
    if edition == 2008:  # the second encounter is open, and ends where a card is needed
        s.does("ember", "yes", "jade 1", "ember 1", "done", "done").does("jade", "done")
        assert s.told("encounter.called_off") == [("ember",)]
        s.does("ember", "ember 1")
    assert s.told("cards.hand_replaced") == []
    assert s.hand("ember") == []
    assert s.game.offense == s.seat("saffron")
