"""Defender rewards: what the allies of a winning defense get."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
HANDS = {"ember": ["attack 8", "attack 14"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"], "azure": ["attack 6"]}
ONE_HOME = {"saffron 1": {"saffron": 2}, "jade 1": {"jade": 16}, "azure 1": {"azure": 18}}
"""Allies with a single colony are not asked where to go."""


def defended(edition: int = 2018, laid: tuple[str, str] = ("attack 4", "attack 20"), **more: Any) -> Scene:
    """Ember has attacked saffron, whose ally jade stands there with four ships and has none elsewhere but on jade 1."""
    position = {"ships": ONE_HOME, "beside": {"jade": 4}, "hands": HANDS} | more
    return scene("classic", seats=SEATS, edition=edition, phase="reveal", target="saffron 1", laid=laid, **position)


@pytest.mark.rule("classic:rewards.who")
@EDITIONS
def test_every_ally_of_a_winning_defense_is_rewarded_and_nobody_else(edition: int) -> None:
    s = defended(edition, gate={"ember": 4}, beside={"jade": 4, "azure": 2})
    if edition == 2018:
        s.does("jade", *["card"] * 4).does("azure", *["card"] * 2)
    assert s.told("rewards.cards") == [("jade", "4"), ("azure", "2")]
    assert [len(s.hand(name)) for name in SEATS] == [2, 2, 5, 3]  # neither the defense nor the offense


@pytest.mark.rule("classic:rewards.who")
@EDITIONS
def test_no_reward_when_the_offense_wins(edition: int) -> None:
    s = defended(edition, ("attack 20", "attack 4"), gate={"ember": 1, "azure": 2})
    assert s.told("reveal.winner") == [("offense", "ember")]
    assert s.told("rewards.cards") == []
    assert (s.hand("jade"), s.hand("azure")) == (["attack 6"], ["attack 6"])


@pytest.mark.rule("classic:rewards.who")
@EDITIONS
@pytest.mark.parametrize("fails", [False, True])
def test_no_reward_after_a_deal_made_or_failed(edition: int, fails: bool) -> None:
    s = defended(edition, ("negotiate", "negotiate"))
    if fails:
        s.does("ember", "none", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3)
    else:
        s.does("ember", "give card", "attack 8", "offer").does("saffron", "accept")
    assert bool(s.told("deal.failed")) == fails
    assert s.told("rewards.cards") == []
    assert (s.hand("jade"), s.ships("jade", "jade 1")) == (["attack 6"], 20)


@pytest.mark.rule("classic:rewards.who")
@EDITIONS
def test_no_reward_for_an_encounter_called_off(edition: int) -> None:
    hands = HANDS | {"ember": ["quash"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="planning", ships=ONE_HOME, beside={"jade": 4}, hands=hands)
    assert s.told("encounter.called_off") == [("ember",)]
    assert s.hand("jade") == ["attack 6"]


@pytest.mark.rule("classic:rewards.per_ship")
@EDITIONS
def test_a_card_or_a_ship_for_each_ship_in_any_mix(edition: int) -> None:
    ships = {"saffron 1": {"saffron": 2}, "jade 1": {"jade": 10}, "jade 2": {"jade": 4}}
    s = defended(edition, beside={"jade": 3}, ships=ships, warp={"jade": 3}, deck=["morph", "quash"])
    if edition == 2008:
        s.does("jade", *["jade 1"] * 3)  # the ships come home first
    declining = ["none"] if edition == 2018 else []
    assert s.options("jade") == ["card", "ship", *declining]
    s.does("jade", "ship", "card", "ship", "jade 2", "jade 1")
    if edition == 2018:
        s.does("jade", *["jade 1"] * 3)
    assert s.hand("jade") == ["attack 6", "morph"]  # one card, from the deck
    assert (s.ships("jade", "jade 1"), s.ships("jade", "jade 2"), s.ships("jade", "warp")) == (14, 5, 1)


@pytest.mark.rule("classic:rewards.per_ship")
def test_rewards_must_be_taken_in_2008_and_may_be_declined_in_2018() -> None:
    must = defended(2008)
    assert len(must.hand("jade")) == 1 + 4  # with no ship in the warp only the cards remain
    can = defended(2018)
    assert can.options("jade") == ["card", "none"]
    can.does("jade", "card", "none", "none", "none")
    assert len(can.hand("jade")) == 1 + 1


@pytest.mark.rule("classic:rewards.per_ship")
@EDITIONS
def test_no_more_ships_are_freed_than_are_in_the_warp(edition: int) -> None:
    s = defended(edition, ships={"saffron 1": {"saffron": 2}, "jade 1": {"jade": 15}}, warp={"jade": 1, "ember": 4})
    s.does("jade", "ship")
    if edition == 2018:
        assert s.options("jade") == ["card", "none"]  # others' ships are no reward
        s.does("jade", "card", "card", "none")
    assert (s.ships("jade", "warp"), s.ships("jade", "jade 1")) == (0, 20)


@pytest.mark.rule("classic:rewards.order_of_return")
@pytest.mark.parametrize(("edition", "prompts"), [(2008, ["ships.return", "rewards.take"]), (2018, ["rewards.take", "ships.return"])])
def test_ships_return_before_the_rewards_in_2008_and_after_them_in_2018(edition: int, prompts: list[str]) -> None:
    s = defended(edition, ships={"saffron 1": {"saffron": 2}}, beside={"jade": 1}, warp={"jade": 1})
    asked = []
    while s.asked == ["jade"]:
        asked.append(s.prompt("jade"))
        s.does("jade", s.options("jade")[0])
    assert asked == prompts


@pytest.mark.rule("classic:rewards.order_of_return")
@EDITIONS
def test_an_ally_without_colony_gets_cards_and_loses_its_ships(edition: int) -> None:
    s = defended(edition, ships={"saffron 1": {"saffron": 2}, "jade 1": {}}, beside={"jade": 2}, warp={"jade": 18})
    if edition == 2018:
        assert s.options("jade") == ["card", "none"]  # there is no colony a freed ship could go to
        s.does("jade", "card", "card")
    assert len(s.hand("jade")) == 3
    assert (s.ships("jade", "warp"), s.ships("jade", "beside")) == (20, 0)


@pytest.mark.rule("classic:rewards.ex_two_and_two")
@EDITIONS
def test_four_ships_bring_two_cards_and_two_ships(edition: int) -> None:
    ships = {"saffron 1": {"saffron": 2}, "jade 1": {"jade": 7}, "jade 2": {"jade": 7}}
    ships |= {f"jade {number}": {} for number in (3, 4, 5)}
    s = defended(edition, ships=ships, warp={"jade": 2}, deck=["attack 40", "attack 30"])
    home, rewards = ["jade 1", "jade 1", "jade 2", "jade 2"], ["card", "ship", "card", "ship", "jade 1", "jade 2"]
    s.does("jade", *(home + rewards if edition == 2008 else rewards + home))
    assert s.hand("jade") == ["attack 6", "attack 30", "attack 40"]
    assert (s.ships("jade", "jade 1"), s.ships("jade", "jade 2")) == (10, 10)
    assert s.ships("jade", "warp") == s.ships("jade", "beside") == 0
