"""Healer's flare: wild, a Cosmic Zap on its player does nothing; super, a card for each ship healed."""

from typing import Any

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, offers

SEATS = ["healer", "tripler", "jade", "human"]
FLARE = "flare healer"


def turned_up(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Tripler's single ship meets Jade with a 10, which counts 30."""
    given = {"seats": SEATS, "offense": "tripler", "defense": "jade", "phase": "reveal", "laid": ("attack 10", "attack 8"), "stops": True}
    return scene("classic", **(given | position), hands={name: hands.get(name, []) for name in SEATS})


def healing(hands: dict[str, list[str]], gate: int = 3, **position: Any) -> Scene:
    """Tripler loses so many ships, and Healer uses its power."""
    s = turned_up(hands, laid=("attack 40", "attack 20"), gate={"tripler": gate}, **position)
    while "healer" not in s.asked:
        s.does(s.asked[0], "pass")
    return s.does("healer", "use heal")


def test_wild_a_zap_on_its_player_is_discarded_without_effect() -> None:
    s = turned_up({"tripler": [FLARE], "jade": ["cosmic zap"]}).does("jade", "cosmic zap").does("tripler", FLARE)
    assert s.told("reveal.totals") == [("31", "12")]
    assert ["cosmic zap" in s.discard, s.hand("tripler")] == [True, [FLARE]]


def test_wild_only_for_who_is_zapped_and_only_against_a_zap_of_powers() -> None:
    s = turned_up({"jade": ["cosmic zap", FLARE]}).does("jade", "cosmic zap")
    assert s.told("reveal.totals") == [("11", "12")]
    assert not offers(s, "jade", FLARE)
    s = turned_up({"tripler": [FLARE, "emotion control"], "jade": ["card zap"]}).does("tripler", "emotion control")
    s.does("jade", "card zap")
    assert not offers(s, "tripler", FLARE)


def interfered(**hands: list[str]) -> Scene:
    """Jade's technology, which counts as a Cosmic Zap, answers Tripler's use."""
    return turned_up(hands, technologies={"jade": {"cosmic field generator": "open"}}).does("jade", "use interfere")


def test_wild_a_technology_that_counts_as_a_zap_is_discarded_without_effect_too() -> None:
    s = interfered(tripler=[FLARE]).does("tripler", FLARE)
    assert [s.told("reveal.totals"), s.told("power.zapped"), s.hand("tripler")] == [[("31", "12")], [], [FLARE]]
    assert [s.technologies("jade"), s.technology_discard] == [{}, ["cosmic field generator"]]
    s = interfered(human=[FLARE]).pass_all()
    assert [offers(s, "human", FLARE), s.told("reveal.totals")] == [False, [("11", "12")]]


def test_wild_card_zapped_the_technology_stands() -> None:
    s = interfered(tripler=[FLARE], human=["card zap"])
    card_zapped(s, "tripler", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("11", "12")]


def test_wild_card_zapped_the_zap_stands() -> None:
    s = turned_up({"tripler": [FLARE], "jade": ["cosmic zap"], "human": ["card zap"]}).does("jade", "cosmic zap")
    card_zapped(s, "tripler", FLARE, flare=FLARE)
    assert s.told("reveal.totals") == [("11", "12")]


def test_super_a_card_for_each_ship() -> None:
    s = healing({"healer": [FLARE]}).does("healer", "yes")
    s.does("tripler", "tripler 1", "tripler 1", "tripler 1")
    assert [len(s.hand("healer")), s.ships("tripler", "warp")] == [4, 0]


def test_super_not_for_a_single_ship_nor_without_power() -> None:
    assert not offers(healing({"healer": [FLARE]}, gate=1), "healer", FLARE)
    lost: dict[str, dict[str, int]] = {"healer 3": {}, "healer 4": {}, "healer 5": {}}
    s = turned_up({"healer": [FLARE]}, laid=("attack 40", "attack 20"), gate={"tripler": 3}, ships=lost)
    assert not offers(s.pass_all(), "healer", FLARE)


def test_super_card_zapped_it_draws_one() -> None:
    s = card_zapped(healing({"healer": [FLARE], "jade": ["card zap"]}), "healer", "yes", flare=FLARE)
    assert len(s.hand("healer")) == 1


def test_super_cosmic_zapped_nobody_is_healed() -> None:
    s = healing({"healer": [FLARE], "jade": ["cosmic zap"]})
    cosmic_zapped(s, "healer", "yes", flare=FLARE)
    assert [s.hand("healer"), s.ships("tripler", "warp")] == [[FLARE], 3]
