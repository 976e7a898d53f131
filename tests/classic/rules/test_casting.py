"""Who plays which alien: dealt at random, chosen from two, named by a combo, filtered by alert level."""

import pytest

import fifthcolony as fc
from fifthcolony.classic.casting import COMBOS
from fifthcolony.classic.powers import ALIENS, can_meet


@pytest.mark.rule("classic:setup.aliens_2008", "classic:setup.aliens_advanced_2018")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_everybody_secretly_keeps_one_of_two(edition: int) -> None:
    g = fc.new_game("classic", seats=4, edition=edition, aliens="choice", seed=5)
    pairs = [ask.options for ask in g.asks]
    assert [ask.seat for ask in g.asks] == [0, 1, 2, 3]
    assert all(len(pair) == 2 for pair in pairs)
    assert len({option for pair in pairs for option in pair}) == 8  # no alien is offered twice
    assert g.powers == [(), (), (), ()]
    for seat in (2, 0, 3):
        g.answer(seat, 1)
    assert g.powers == [(), (), (), ()]  # nothing is shown before the last has chosen
    g.answer(1, 0)
    chosen = [f"alien:{names[0]}" for names in g.powers]
    assert chosen == [pairs[0][1], pairs[1][0], pairs[2][1], pairs[3][1]]
    assert [len(hand) for hand in g.hands] == [8, 8, 8, 8]  # hands come after the aliens


@pytest.mark.rule("classic:setup.aliens_2008")
def test_what_one_was_dealt_is_seen_by_nobody_else() -> None:
    g = fc.new_game("classic", seats=3, edition=2008, aliens="choice", seed=5)
    mine = [option.removeprefix("alien:") for option in g.asks[0].options]
    assert g.view(0)["dealt"] == mine
    for other in (1, 2, None):
        assert not set(mine) & set(g.view(other)["dealt"])
    g.answer(0, 0)
    assert all(name not in str(g.view(1)) for name in mine)


@pytest.mark.rule("classic:setup.aliens_combo_2018")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_combo_names_the_aliens_and_chance_who_gets_which(seats: int) -> None:
    tables = set()
    for seed in range(30):
        g = fc.new_game("classic", seats=seats, edition=2018, aliens="combo", seed=seed)
        aliens = [names[0] for names in g.powers]
        assert any(sorted(aliens) == sorted(combo.aliens[:seats]) for combo in COMBOS)
        tables.add(tuple(aliens))
    assert len({tuple(sorted(table)) for table in tables}) > 5  # several combos come up
    assert any(tuple(sorted(table)) != table for table in tables)  # and not in the order they are printed


@pytest.mark.rule("classic:setup.aliens_combo_2018")
def test_combos_belong_to_2018() -> None:
    with pytest.raises(fc.BadConfig, match="2018"):
        fc.new_game("classic", edition=2008, aliens="combo")


def test_there_are_as_many_combos_as_in_the_box() -> None:
    assert len(COMBOS) == len({combo.name for combo in COMBOS}) == 34
    assert {len(set(combo.aliens)) for combo in COMBOS} == {5}
    for seats in (3, 4, 5):  # no table comes by two cards
        assert len({frozenset(combo.aliens[:seats]) for combo in COMBOS}) == 34


def test_what_is_evidenced_is_as_it_is_and_the_rest_is_called_ours() -> None:
    assert [combo.name for combo in COMBOS if combo.origin == "printed"] == ["can_i_help_you", "lets_all_get_along"]
    assert [combo.name for combo in COMBOS if combo.origin == "likely"] == ["quick_start"]
    assert {combo.origin for combo in COMBOS} == {"printed", "likely", "ours"}
    by_name = {combo.name: combo.aliens for combo in COMBOS}
    assert by_name["can_i_help_you"] == ("philanthropist", "fido", "healer", "reserve", "human")
    assert by_name["lets_all_get_along"] == ("filch", "human", "mind", "philanthropist", "pacifist")
    assert by_name["quick_start"] == ("loser", "clone", "trader", "oracle", "sorcerer")


def test_every_alien_is_on_two_combos_and_at_some_table_of_three() -> None:
    for name in ALIENS:
        assert sum(name in combo.aliens for combo in COMBOS) >= 2, name
        assert any(name in combo.aliens[:3] for combo in COMBOS), name


def test_the_aliens_of_a_combo_exist_and_can_meet() -> None:
    for combo in COMBOS:
        assert all(can_meet(name, [other for other in combo.aliens if other != name]) for name in combo.aliens), combo.name
        assert all(2018 in ALIENS[name].editions for name in combo.aliens)


@pytest.mark.rule("classic:setup.alert_levels")
@pytest.mark.parametrize("wish", ["random", "choice"])
def test_alert_levels_filter_what_is_dealt_and_nothing_else(wish: str) -> None:
    for seed in range(10):
        g = fc.new_game("classic", seats=5, aliens=wish, alerts=["green"], seed=seed)
        dealt = [name for names in (g.dealt or g.powers) for name in names]
        assert {ALIENS[name].alert for name in dealt} == {"green"}
    with pytest.raises(fc.BadConfig, match="green, yellow, red"):
        fc.new_game("classic", alerts=["purple"])


def test_aliens_that_never_meet_are_not_dealt_together() -> None:
    barred = {(name, other) for name, alien in ALIENS.items() for other in alien.not_with}
    assert barred
    for seed in range(300):
        g = fc.new_game("classic", seats=5, aliens="choice", seed=seed)
        dealt = {name for pair in g.dealt for name in pair}
        assert not any(name in dealt and other in dealt for name, other in barred)


@pytest.mark.parametrize("edition", [2008, 2018])
def test_an_alien_is_dealt_only_in_its_editions(edition: int) -> None:
    dealt = set()
    for seed in range(200):
        g = fc.new_game("classic", seats=5, edition=edition, seed=seed)
        dealt |= {name for names in g.powers for name in names}
    assert dealt == {name for name, alien in ALIENS.items() if edition in alien.editions}
