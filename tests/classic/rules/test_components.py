"""What lies in the box, and what the game as a whole is about."""

from collections import Counter
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.cards import ARTIFACT, ATTACK, DECK_SIZE, DESTINY_OPTION, KIND, MORPH, NEGOTIATE, REINFORCEMENT, TYPE, VALUE
from fifthcolony.classic.setup import COLOURS, destiny_deck
from fifthcolony.classic.view_types import ClassicView

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FIVE = ["ember", "saffron", "jade", "azure", "orchid"]
THREE = FIVE[:3]


def pieces(edition: int) -> ClassicView:
    """What a table of five has before it, as a spectator sees it."""
    return fc.new_game("classic", seats=5, edition=edition, aliens="none", seed=3).view(None)


# Sheets, flares, techs, combos and tokens are counted where they are made; these are the pieces every game needs.
@pytest.mark.rule("classic:component.counts_2008")
def test_the_box_of_2008() -> None:
    table = pieces(2008)
    assert DECK_SIZE == 72
    assert len(destiny_deck(5)) == 20
    assert len(COLOURS) == 5
    assert sum(map(len, table["worlds"])) == 25
    assert [sum(planet[seat] for planet in table["planets"]) for seat in range(5)] == [20] * 5
    assert table["colonies"] == [0] * 5  # one marker a colour
    assert table["gate"] == table["warp"] == [0] * 5


@pytest.mark.rule("classic:component.counts_2018")
def test_the_box_of_2018_itemises_the_cosmic_cards() -> None:
    types = Counter(TYPE[:DECK_SIZE])
    assert types[ATTACK] + types[NEGOTIATE] + types[MORPH] == 55
    assert types[REINFORCEMENT] == 6
    assert types[ARTIFACT] == 11
    assert types.total() == 72
    assert (types[ATTACK], types[NEGOTIATE], types[MORPH]) == (39, 15, 1)
    table = pieces(2018)
    assert sum(map(len, table["worlds"])) == 25
    assert sum(map(sum, table["planets"])) == 100


@pytest.mark.rule("classic:component.counts_2008", "classic:component.counts_2018")
def test_every_cosmic_card_is_as_frequent_as_in_the_box() -> None:
    attacks = Counter(VALUE[card] for card in range(72) if TYPE[card] == ATTACK)
    assert attacks == {
        0: 1, 1: 1, 4: 4, 5: 1, 6: 7, 7: 1, 8: 7, 9: 1, 10: 4, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 20: 2, 23: 1, 30: 1, 40: 1,
    }  # fmt: skip
    assert Counter(VALUE[card] for card in range(72) if TYPE[card] == REINFORCEMENT) == {2: 2, 3: 3, 5: 1}
    assert Counter(KIND[card] for card in range(72) if TYPE[card] == ARTIFACT) == {
        "card_zap": 2, "cosmic_zap": 2, "emotion_control": 1, "force_field": 1, "ionic_gas": 1, "mobius_tubes": 2, "plague": 1, "quash": 1,
    }  # fmt: skip


@pytest.mark.rule("classic:component.counts_2008", "classic:component.counts_2018")
def test_the_destiny_cards_are_five_colours_two_wilds_and_three_specials() -> None:
    assert Counter(DESTINY_OPTION[card] for card in destiny_deck(5)) == {
        **{f"destiny:seat:{seat}": 3 for seat in range(5)},
        "destiny:wild": 2,
        "destiny:most_colonies": 1,
        "destiny:most_cards": 1,
        "destiny:fewest_in_warp": 1,
    }


@both_editions
@pytest.mark.rule("classic:component.hazard_mark")
def test_the_marked_card_of_a_colour_does_what_the_other_two_do(edition: int) -> None:
    s = fc.scene("classic", seats=THREE, edition=edition, phase="destiny", destiny=["ember"] * 3, ships={"ember 2": {"jade": 1}})
    seen = []
    for _ in range(3):  # one of the three bears the mark
        seen.append((s.prompt("ember"), tuple(s.options("ember"))))
        s.does("ember", "redraw")
    assert seen == [("destiny.own_colour", ("redraw", "drive jade from ember 2"))] * 3


@both_editions
@pytest.mark.rule("classic:game.players")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play_each_with_a_colour_of_its_own(seats: int, edition: int) -> None:
    table = fc.new_game("classic", seats=seats, edition=edition, aliens="none").view(None)
    assert table["seats"] == seats
    assert len(set(table["colours"])) == seats


@both_editions
@pytest.mark.rule("classic:game.players")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(seats: int, edition: int) -> None:
    with pytest.raises(fc.BadConfig, match="3, 4 or 5 seats"):
        fc.new_game("classic", seats=seats, edition=edition)


@pytest.mark.rule("classic:game.players")
@pytest.mark.parametrize("colours", [["ember", "ember", "jade"], ["ember", "jade"], ["ember", "jade", "mauve"]])
def test_no_colour_is_shared_missing_or_unknown(colours: list[str]) -> None:
    with pytest.raises(fc.BadConfig, match="different colours"):
        fc.new_game("classic", seats=3, colours=colours)


def attack_for_a_colony(edition: int, ships: dict[str, dict[str, int]], gate: dict[str, int] | None = None) -> Any:
    """Ember attacks Saffron's last planet and is sure to win there."""
    return fc.scene(
        "classic", seats=FIVE, edition=edition, phase="reveal", target="saffron 5", ships=ships, gate=gate or {"ember": 1},
        laid=("attack 40", "attack 0"), hands={"ember": ["attack 6"]},
    )  # fmt: skip


@both_editions
@pytest.mark.rule("classic:game.goal")
def test_the_fifth_foreign_colony_wins(edition: int) -> None:
    s = attack_for_a_colony(edition, {f"jade {number}": {"jade": 4, "ember": 1} for number in (1, 2, 3, 4)})
    assert s.colonies("ember") == 5
    assert s.winners == ["ember"]
    assert s.asked == []


@both_editions
@pytest.mark.rule("classic:game.goal")
def test_the_fourth_foreign_colony_does_not_win(edition: int) -> None:
    s = attack_for_a_colony(edition, {f"jade {number}": {"jade": 4, "ember": 1} for number in (1, 2, 3)})
    assert s.colonies("ember") == 4
    assert s.winners == []
    assert s.asked == ["ember"]


@both_editions
@pytest.mark.rule("classic:game.goal")
def test_who_reach_the_goal_together_win_together(edition: int) -> None:
    ships = {f"azure {number}": {"azure": 4, "ember": 1, "jade": 1} for number in (1, 2, 3, 4)}
    s = attack_for_a_colony(edition, ships, gate={"ember": 1, "jade": 2, "orchid": 1})
    assert s.winners == ["ember", "jade"]
    assert s.colonies("orchid") == 1


@pytest.mark.rule("classic:game.goal_spread")
def test_five_colonies_in_a_single_system_win() -> None:
    s = attack_for_a_colony(2008, {f"saffron {number}": {"saffron": 4, "ember": 1} for number in (1, 2, 3, 4)})
    assert s.winners == ["ember"]


@pytest.mark.rule("classic:game.goal_spread")
def test_five_colonies_spread_over_every_system_win() -> None:
    places = ("jade 1", "azure 2", "orchid 3", "saffron 1")
    s = attack_for_a_colony(2008, {place: {place.split()[0]: 4, "ember": 1} for place in places})
    assert s.winners == ["ember"]


@pytest.mark.rule("classic:game.goal_spread")
def test_no_system_has_to_be_represented() -> None:
    places = ("saffron 1", "saffron 2", "orchid 3", "orchid 4")
    s = attack_for_a_colony(2008, {place: {place.split()[0]: 4, "ember": 1} for place in places})
    assert s.winners == ["ember"]


@both_editions
@pytest.mark.rule("classic:game.power_precedence")
def test_a_power_that_limits_the_launch_beats_the_rule_of_four(edition: int) -> None:
    s = fc.scene("classic", seats=["macron", "ember", "saffron"], edition=edition, phase="launch")
    s.does("macron", "ember 1", "macron 1")
    assert s.ships("macron", "gate") == 1
    assert s.prompt("macron") == "alliance.invite"


@both_editions
@pytest.mark.rule("classic:game.power_precedence")
def test_a_power_that_joins_uninvited_beats_the_rule_of_invitations(edition: int) -> None:
    s = fc.scene(
        "classic", seats=["ember", "saffron", "parasite"], edition=edition, phase="alliance", hands={"ember": ["attack 6", "attack 8"]}
    )
    s.does("ember", "done").does("saffron", "done")
    s.does("parasite", "use infest", "offense", "parasite 1", "done")
    assert s.ships("parasite", "gate") == 1


@both_editions
@pytest.mark.rule("classic:game.power_precedence")
def test_a_power_that_saves_ships_beats_the_rule_of_the_warp(edition: int) -> None:
    s = fc.scene(
        "classic", seats=["zombie", "saffron", "jade"], edition=edition, phase="reveal", gate={"zombie": 2}, laid=("attack 0", "attack 40")
    )
    s.does("zombie", "zombie 1", "zombie 1")
    assert s.ships("zombie", "warp") == 0
