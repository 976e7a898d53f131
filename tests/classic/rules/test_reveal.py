"""Reveal: the cards are turned up, and the pair of them says how the winner is found."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import MORPH_CARD
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure", "orchid"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])


@pytest.mark.rule("classic:reveal.turn_up")
@EDITIONS
def test_both_cards_are_turned_up_together(edition: int) -> None:
    hands = {"ember": ["attack 8", "reinforcement 2"], "saffron": ["attack 4"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", hands=hands, laid=("attack 10", "attack 12"))
    assert s.told("reveal.cards") == [("ember", "attack 10", "saffron", "attack 12")]
    assert s.prompt("ember") == "window.reveal.reinforcements"  # totals are open, so the pair of attacks is compared
    for seat in (None, *range(5)):
        assert s.game.view(seat)["laid"] == ["attack_10", "attack_12"]


def counted(edition: int = 2018, laid: tuple[str, str] = ("attack 6", "attack 8"), **fleets: object) -> Scene:
    """Both sides have shown their cards, the totals are open: the offense still holds a reinforcement."""
    hands = {"ember": ["attack 10", "attack 14", "reinforcement 2"], "saffron": ["attack 11", "attack 15"]}
    return scene("classic", seats=SEATS, edition=edition, phase="reveal", target="saffron 1", hands=hands, laid=laid, **fleets)


@pytest.mark.rule("classic:reveal.offense_total")
@EDITIONS
def test_the_offense_counts_its_card_and_all_ships_in_the_gate(edition: int) -> None:
    s = counted(edition, gate={"ember": 3, "jade": 2, "azure": 1}, ships={"saffron 1": {"saffron": 4, "ember": 2, "jade": 1}})
    assert s.total("offense") == 6 + 3 + 2 + 1  # the bystanders on the planet count for nobody
    s.does("ember", "reinforcement 2", "offense")
    assert s.told("reveal.totals") == [("14", "12")]


@pytest.mark.rule("classic:reveal.defense_total")
@EDITIONS
def test_the_defense_counts_its_card_its_ships_on_the_planet_and_its_allies(edition: int) -> None:
    s = counted(edition, beside={"jade": 4, "azure": 2}, ships={"saffron 1": {"saffron": 3, "orchid": 2, "ember": 1}})
    assert s.total("defense") == 8 + 3 + 4 + 2  # neither bystanders nor the defense's ships elsewhere
    s.does("ember", "reinforcement 2", "defense")
    assert s.told("reveal.totals") == [("7", "19")]


@pytest.mark.rule("classic:reveal.defense_total")
def test_an_empty_planet_is_defended_by_the_card_and_the_allies() -> None:
    s = counted(beside={"jade": 1}, ships={"saffron 1": {}})
    assert s.total("defense") == 8 + 0 + 1


@pytest.mark.rule("classic:reveal.higher_wins")
@EDITIONS
@pytest.mark.parametrize(
    ("offense_ships", "totals", "winner"),
    [(4, ("10", "9"), "offense"), (3, ("9", "9"), "defense"), (2, ("8", "9"), "defense")],
)
def test_the_higher_total_wins_and_the_defense_wins_ties(edition: int, offense_ships: int, totals: tuple[str, str], winner: str) -> None:
    s = counted(edition, gate={"ember": offense_ships}, ships={"saffron 1": {"saffron": 1}})
    s.does("ember", "pass")
    assert s.told("reveal.totals") == [totals]
    assert [told[0] for told in s.told("reveal.winner")] == [winner]


@pytest.mark.rule("classic:reveal.ex_zombie_v_clone")
def test_zombie_and_sorcerer_lose_to_clone_and_oracle() -> None:
    # Without powers, as the example is told: ember is the Zombie, azure Oracle at its left, jade Sorcerer, saffron Clone.
    s = scene(
        "classic", seats=["ember", "azure", "jade", "saffron"], edition=2008, phase="destiny", destiny=["saffron"],
        hands={"ember": ["attack 10", "attack 4"], "saffron": ["attack 15", "attack 4"], "azure": ["attack 6"]},
        ships={"saffron 2": {"saffron": 2}}, warp={"azure": 2},
    )  # fmt: skip
    s.does("ember", "saffron 2", *["ember 1"] * 4)
    s.does("ember", "azure", "jade").does("saffron", "azure", "done")
    s.does("azure", "defense", "azure 1", "azure 1", "done")
    assert s.ships("saffron", "saffron 2") + s.ships("azure", "beside") == 4
    s.does("jade", "offense", "jade 1", "jade 1", "done")
    s.does("ember", "attack 10").does("saffron", "attack 15")
    assert s.told("reveal.totals") == [("16", "19")]
    assert s.told("reveal.winner") == [("defense", "saffron")]
    assert (s.ships("ember", "warp"), s.ships("jade", "warp")) == (4, 2)
    s.does("azure", "azure 3", "azure 3", "card", "ship", "azure 4")
    assert (s.ships("azure", "azure 3"), len(s.hand("azure")), s.ships("azure", "warp")) == (6, 2, 1)
    assert s.ships("saffron", "saffron 2") == 2
    assert [s.colonies(name) for name in s.names] == [0, 0, 0, 0]
    assert s.game.offense == s.seat("azure")  # no second encounter


@pytest.mark.rule("classic:reveal.attack_v_negotiate")
@EDITIONS
@pytest.mark.parametrize(("laid", "winner"), [(("attack 0", "negotiate"), "offense"), (("negotiate", "attack 0"), "defense")])
def test_an_attack_beats_a_negotiate_whatever_the_numbers(edition: int, laid: tuple[str, str], winner: str) -> None:
    strong, weak = ({"beside": {"jade": 4}}, {"gate": {"ember": 1}}) if winner == "offense" else ({"gate": {"ember": 4, "jade": 4}}, {})
    s = counted(edition, laid, ships={"saffron 1": {"saffron": 1}}, **strong, **weak)
    assert [told[0] for told in s.told("reveal.winner")] == [winner]
    assert s.told("reveal.totals") == []
    assert [told[0] for told in s.told("compensation.taken")] == ["saffron" if winner == "offense" else "ember"]


@pytest.mark.rule("classic:reveal.negotiate_v_negotiate")
@EDITIONS
def test_two_negotiates_send_allies_home_and_open_talks(edition: int) -> None:
    s = counted(edition, ("negotiate", "negotiate"), gate={"ember": 2, "jade": 1}, beside={"azure": 1})
    assert s.told("reveal.winner") == []
    s.does("jade", "jade 2").does("azure", "azure 3")
    assert (s.ships("jade", "jade 2"), s.ships("azure", "azure 3")) == (5, 5)
    assert s.prompt("ember") == "deal.talk"
    assert s.ships("ember", "gate") == 2
    assert s.told("ships.lost") == []


@pytest.mark.rule("classic:reveal.morph_copies", "classic:reveal.ex_morph")
@EDITIONS
@pytest.mark.parametrize("value", [20, 8])
@pytest.mark.parametrize("side", ["offense", "defense"])
@pytest.mark.parametrize(("ships", "winner"), [((2, 1), "offense"), ((2, 2), "defense"), ((2, 3), "defense")])
def test_a_morph_against_an_attack_is_the_same_attack(edition: int, value: int, side: str, ships: tuple[int, int], winner: str) -> None:
    laid = ("morph", f"attack {value}") if side == "offense" else (f"attack {value}", "morph")
    s = counted(edition, laid, gate={"ember": ships[0]}, ships={"saffron 1": {"saffron": ships[1]}})
    assert (s.total("offense"), s.total("defense")) == (value + ships[0], value + ships[1])
    s.does("ember", "pass")
    assert [told[0] for told in s.told("reveal.winner")] == [winner]
    assert s.told("compensation.taken") == []


@pytest.mark.rule("classic:reveal.morph_copies", "classic:reveal.ex_morph")
@EDITIONS
@pytest.mark.parametrize("laid", [("morph", "negotiate"), ("negotiate", "morph")])
def test_a_morph_against_a_negotiate_negotiates(edition: int, laid: tuple[str, str]) -> None:
    s = counted(edition, laid, gate={"ember": 1, "jade": 1})
    s.does("jade", "jade 1")
    assert s.prompt("ember") == "deal.talk"
    assert s.told("reveal.winner") == s.told("compensation.taken") == []


@pytest.mark.rule("classic:reveal.morph_reverts_2008")
@EDITIONS
def test_a_morph_is_discarded_as_a_morph(edition: int) -> None:
    s = counted(edition, ("attack 20", "morph"), gate={"ember": 4}, ships={"saffron 1": {"saffron": 1}})
    s.does("ember", "pass")
    assert s.prompt("ember") == "turn.second"
    assert s.discard == ["attack 20", "morph"]


@pytest.mark.rule("classic:reveal.morph_reverts_2008")
def test_a_morph_that_comes_back_to_hand_is_a_morph() -> None:
    s = scene("classic", seats=["ember", "clone", "jade"], edition=2008, phase="reveal", laid=("attack 20", "morph"))
    s.does("clone", "use replicate")
    assert "morph" in s.hand("clone")


@pytest.mark.rule("classic:reveal.morph_v_morph_2008")
@EDITIONS
def test_two_morphs_are_the_loss_of_both_sides(edition: int) -> None:
    hands = {"sorcerer": ["attack 8", "attack 10"], "saffron": ["attack 12"], "azure": ["attack 6"]}
    s = scene(
        "classic", seats=["sorcerer", "saffron", "jade", "azure"], edition=edition, phase="planning", target="saffron 1", hands=hands,
        gate={"sorcerer": 3, "jade": 2}, beside={"azure": 1}, ships={"saffron 1": {"saffron": 2, "jade": 1}},
    )  # fmt: skip
    s.does("sorcerer", "attack 8")
    s.game.laid = [MORPH_CARD, MORPH_CARD]  # the deck has one morph only
    s.does("sorcerer", "pass")
    assert [s.ships(name, "warp") for name in s.names] == [3, 2, 2, 1]
    assert s.ships("jade", "saffron 1") == 1  # a bystander is not involved
    assert s.told("reveal.winner") == s.told("rewards.cards") == s.told("compensation.taken") == []
    assert s.game.offense == s.seat("saffron")  # no second encounter


@pytest.mark.rule("classic:reveal.ex_pictures_2018")
def test_ten_with_eight_is_decided_by_totals() -> None:
    s = counted(2018, ("attack 10", "attack 8"), gate={"ember": 2}, ships={"saffron 1": {"saffron": 3}})
    s.does("ember", "pass")
    assert s.told("reveal.totals") == [("12", "11")]
    assert s.told("reveal.winner") == [("offense", "ember")]


@pytest.mark.rule("classic:reveal.ex_pictures_2018")
def test_negotiate_with_six_is_won_by_the_six() -> None:
    s = counted(2018, ("negotiate", "attack 6"), gate={"ember": 4}, ships={"saffron 1": {"saffron": 1}})
    assert s.told("reveal.totals") == []
    assert s.told("reveal.winner") == [("defense", "saffron")]
    assert s.told("compensation.taken") == [("ember", "saffron", "2")]  # four ships lost, but the winner holds two cards
