"""Resolution: ships land, go to the warp or go home, markers move, cards are discarded."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure", "orchid"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
HANDS = {"ember": ["attack 8", "attack 14"], "saffron": ["attack 10", "attack 15"]}


def resolved(edition: int = 2018, laid: tuple[str, str] = ("attack 20", "attack 8"), **more: Any) -> Scene:
    """Ember has attacked saffron 1, where two saffron ships stand; it wins unless said otherwise."""
    position = {"target": "saffron 1", "ships": {"saffron 1": {"saffron": 2}}, "hands": HANDS, "seats": SEATS} | more
    return scene("classic", edition=edition, phase="reveal", laid=laid, **position)


@pytest.mark.rule("classic:resolution.four_outcomes")
@EDITIONS
@pytest.mark.parametrize(
    ("laid", "talk", "outcome"),
    [
        (("attack 20", "attack 8"), "", "offense wins"),
        (("attack 8", "attack 20"), "", "defense wins"),
        (("attack 0", "negotiate"), "", "offense wins"),
        (("negotiate", "attack 0"), "", "defense wins"),
        (("morph", "attack 8"), "", "defense wins"),
        (("negotiate", "negotiate"), "offer", "deal made"),
        (("negotiate", "negotiate"), "none", "deal failed"),
    ],
)
def test_an_encounter_ends_in_one_of_four_ways(edition: int, laid: tuple[str, str], talk: str, outcome: str) -> None:
    s = resolved(edition, laid)
    if talk == "offer":
        s.does("ember", "give card", "attack 8", "offer").does("saffron", "accept")
    elif talk == "none":
        s.does("ember", "none", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3)
    ends = [f"{side} wins" for side, _ in s.told("reveal.winner")]
    ends += ["deal made"] * len(s.told("deal.made")) + ["deal failed"] * len(s.told("deal.failed"))
    assert ends == [outcome]


@pytest.mark.rule("classic:resolution.offense_win_landing")
@EDITIONS
def test_all_ships_of_the_gate_land_when_the_offense_wins(edition: int) -> None:
    s = resolved(edition, gate={"ember": 3, "jade": 2, "azure": 1})
    assert s.prompt("ember") == "turn.second"  # nobody was asked how many should land, or where
    assert [s.ships(name, "saffron 1") for name in SEATS] == [3, 0, 2, 1, 0]
    assert [s.ships(name, "gate") for name in SEATS] == [0, 0, 0, 0, 0]
    assert [s.colonies(name) for name in SEATS] == [1, 0, 1, 1, 0]


@pytest.mark.rule("classic:resolution.offense_win_reinforce", "classic:resolution.offense_win_markers")
@EDITIONS
def test_who_has_a_colony_there_reinforces_it(edition: int) -> None:
    s = resolved(edition, gate={"ember": 2, "jade": 3}, ships={"saffron 1": {"saffron": 1, "jade": 2, "azure": 1}})
    assert (s.ships("jade", "saffron 1"), s.colonies("jade")) == (5, 1)  # one colony before, one after
    assert (s.ships("ember", "saffron 1"), s.colonies("ember")) == (2, 1)
    assert s.told("colony.founded") == [("ember", "saffron 1")]


@pytest.mark.rule("classic:resolution.offense_win_losses")
@EDITIONS
def test_defending_ships_go_to_the_warp_when_the_offense_wins(edition: int) -> None:
    ships = {"saffron 1": {"saffron": 2, "azure": 3}, "saffron 2": {"saffron": 4}, "ember 1": {"ember": 4, "saffron": 1}}
    s = resolved(edition, gate={"ember": 1}, beside={"jade": 2, "azure": 1}, ships=ships)
    assert [s.ships(name, "warp") for name in SEATS] == [0, 2, 2, 1, 0]
    assert s.ships("saffron", "saffron 1") == s.ships("jade", "beside") == s.ships("azure", "beside") == 0
    assert (s.ships("saffron", "saffron 2"), s.ships("saffron", "ember 1")) == (4, 1)  # elsewhere
    assert s.ships("azure", "saffron 1") == 3  # a bystander, though its owner's committed ship is lost
    assert s.ships("saffron", "saffron 3") == 5  # thirteen ships stand on three planets


@pytest.mark.rule("classic:resolution.offense_win_markers")
@EDITIONS
def test_landing_at_home_moves_no_marker(edition: int) -> None:
    ships = {"ember 5": {"saffron": 2}, "saffron 1": {"saffron": 4}}
    s = resolved(edition, target="ember 5", gate={"ember": 2, "jade": 1}, ships=ships)
    assert s.ships("ember", "ember 5") == 2
    assert [s.colonies(name) for name in SEATS] == [0, 0, 1, 0, 0]  # saffron lost its colony, jade is a guest now


@pytest.mark.rule("classic:resolution.ex_green_beats_purple")
def test_green_beats_purple() -> None:
    s = scene(
        "classic", seats=["jade", "orchid", "saffron"], phase="reveal", target="orchid 3", laid=("attack 10", "attack 8"),
        hands={"jade": ["attack 8", "attack 14"], "orchid": ["attack 4", "attack 15"]},
        gate={"jade": 3}, ships={"orchid 3": {"orchid": 4}},
    )  # fmt: skip
    assert s.told("reveal.totals") == [("13", "12")]
    assert s.ships("jade", "orchid 3") == 3
    assert (s.ships("orchid", "orchid 3"), s.ships("orchid", "warp")) == (0, 4)
    assert s.told("colony.founded") == [("jade", "orchid 3")]
    assert s.colonies("jade") == s.game.view(None)["colonies"][0] == 1


@pytest.mark.rule("classic:resolution.defense_win_gate_lost")
@EDITIONS
def test_the_gate_is_lost_when_the_defense_wins(edition: int) -> None:
    ships = {"saffron 1": {"saffron": 2, "azure": 3, "ember": 1}}
    s = resolved(edition, ("attack 4", "attack 8"), gate={"ember": 3, "jade": 2}, ships=ships)
    assert [s.ships(name, "warp") for name in SEATS] == [3, 0, 2, 0, 0]
    assert [s.ships(name, "saffron 1") for name in SEATS] == [1, 2, 0, 3, 0]
    assert [s.colonies(name) for name in SEATS] == [1, 0, 0, 1, 0]


@pytest.mark.rule("classic:resolution.defense_win_allies_home")
@pytest.mark.parametrize(("edition", "asks"), [(2008, ["return", "card"]), (2018, ["card", "return"])])
def test_defensive_allies_take_their_ships_to_any_of_their_colonies(edition: int, asks: list[str]) -> None:
    ships = {"saffron 1": {"saffron": 2}, "ember 2": {"ember": 4, "jade": 1}, "jade 1": {"jade": 8}, "jade 2": {}}
    s = resolved(edition, ("attack 4", "attack 8"), beside={"jade": 2}, ships=ships, warp={"jade": 1})
    for ask in asks:
        if ask == "return":
            assert s.options("jade") == ["ember 2", "jade 1", "jade 3", "jade 4", "jade 5"]  # not saffron 1, nor the empty jade 2
            s.does("jade", "ember 2", "jade 1")  # one colony each
        else:
            s.does("jade", "card", "card")
    assert (s.ships("jade", "ember 2"), s.ships("jade", "jade 1"), s.ships("jade", "beside")) == (2, 9, 0)
    assert s.ships("jade", "saffron 1") == 0
    assert s.told("rewards.cards") == [("jade", "2")]


@pytest.mark.rule("classic:resolution.defense_win_allies_home")
def test_an_ally_may_return_to_a_bystander_colony_on_the_defended_planet() -> None:
    s = resolved(2018, ("attack 4", "attack 8"), beside={"jade": 1}, ships={"saffron 1": {"saffron": 2, "jade": 1}})
    s.does("jade", "none", "saffron 1")
    assert s.ships("jade", "saffron 1") == 2


@pytest.mark.rule("classic:resolution.discard")
@EDITIONS
def test_encounter_cards_are_discarded_after_the_effects_and_before_what_follows(edition: int) -> None:
    s = resolved(edition, seats=["ember", "saffron", "jade"])
    assert s.prompt("ember") == "turn.second"
    assert s.discard == ["attack 20", "attack 8"]
    keys = [event.key for event in s.log]
    assert keys.index("ships.lost") < keys.index("ships.landed") < keys.index("cards.discarded")
    assert s.hand("ember") == ["attack 8", "attack 14"]  # from the table, not from hand


@pytest.mark.rule("classic:resolution.discard")
@EDITIONS
def test_negotiates_are_discarded_after_the_deal(edition: int) -> None:
    s = resolved(edition, ("negotiate", "negotiate"))
    assert s.discard == []
    s.does("ember", "give card", "attack 8", "offer").does("saffron", "accept")
    assert s.discard == ["negotiate", "negotiate"]


@pytest.mark.rule("classic:resolution.order_as_listed")
@EDITIONS
def test_losses_and_landing_come_before_compensation(edition: int) -> None:
    s = resolved(edition, ("attack 20", "negotiate"), gate={"ember": 2})
    keys = [event.key for event in s.log]
    order = ["ships.lost", "ships.landed", "compensation.taken", "cards.discarded"]
    assert sorted(order, key=keys.index) == order


@pytest.mark.rule("classic:resolution.order_as_listed")
def test_a_win_is_looked_for_when_losses_and_landing_are_both_done() -> None:
    # Ember lands on its fifth foreign colony; the game is over, but not before the defending ships are in the warp.
    ships = {
        "saffron 1": {"saffron": 2}, "saffron 2": {"saffron": 2, "ember": 1}, "saffron 3": {"saffron": 2, "ember": 1},
        "jade 1": {"jade": 2, "ember": 1}, "jade 2": {"jade": 2, "ember": 1},
    }  # fmt: skip
    s = resolved(2018, gate={"ember": 1}, beside={"azure": 1}, ships=ships)
    assert s.winners == ["ember"]
    assert (s.ships("saffron", "warp"), s.ships("azure", "warp")) == (2, 1)


@pytest.mark.rule("classic:resolution.order_as_listed")
@pytest.mark.parametrize(
    ("edition", "order"),
    [(2008, ["ships.lost", "ships.returned", "rewards.cards"]), (2018, ["ships.lost", "rewards.cards", "ships.returned"])],
)
def test_the_steps_of_a_defense_win_follow_the_books_lists(edition: int, order: list[str]) -> None:
    ships = {"saffron 1": {"saffron": 2}, "jade 1": {"jade": 18}}
    s = resolved(edition, ("negotiate", "attack 8"), beside={"jade": 2}, ships=ships)
    if edition == 2018:
        s.does("jade", "card", "card")
    keys = [event.key for event in s.log]
    assert sorted([*order, "compensation.taken", "cards.discarded"], key=keys.index) == [*order, "compensation.taken", "cards.discarded"]
