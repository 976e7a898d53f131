"""Four planets each: what is smaller, and that nothing else is."""

import pytest

import fifthcolony as fc
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.scene.names import Scene
from fifthcolony.classic.state import Game

FOUR = ["four_planets"]
SEATS = ["ember", "saffron", "jade"]
both_editions = pytest.mark.parametrize("edition", EDITIONS)


@both_editions
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("classic:variant.four_planets_setup")
def test_everybody_has_four_planets_with_four_ships_each(seats: int, edition: int) -> None:
    table = fc.new_game("classic", seats=seats, edition=edition, aliens="none", variants=FOUR, seed=3).view(None)
    assert [len(home) for home in table["worlds"]] == [4] * seats
    for owner, home in enumerate(table["worlds"]):
        assert [table["planets"][planet][owner] for planet in home] == [4, 4, 4, 4]
    assert sum(map(sum, table["planets"])) == 16 * seats


def attack(edition: int, variants: list[str], held: int) -> Scene:
    """Ember attacks and will win; it has so many foreign colonies."""
    abroad = ["saffron 2", "saffron 3", "saffron 4", "jade 1"][:held]
    return fc.scene(
        "classic", seats=SEATS, edition=edition, variants=variants, offense="ember", defense="saffron", phase="reveal",
        laid=("attack 40", "attack 0"), target="saffron 1", ships={planet: {"ember": 1} for planet in abroad}, stops=True,
    )  # fmt: skip


@both_editions
@pytest.mark.rule("classic:variant.four_planets_win", "classic:game.goal")
def test_the_fourth_foreign_colony_wins(edition: int) -> None:
    assert attack(edition, FOUR, 3).winners == ["ember"]
    assert attack(edition, FOUR, 2).winners == []
    assert attack(edition, [], 3).winners == []


@both_editions
@pytest.mark.rule("classic:variant.four_planets_power")
def test_two_home_colonies_keep_the_power_and_one_does_not(edition: int) -> None:
    """Macron's four ships in the gate count four each while it has its power."""

    def total(variants: list[str], homes: int) -> int:
        number = 4 if variants else 5
        empty = {f"macron {planet}": {"jade": 1} for planet in range(homes + 1, number + 1)}
        s = fc.scene(
            "classic", seats=["macron", "saffron", "jade"], edition=edition, variants=variants, phase="reveal",
            laid=("attack 6", "attack 40"), gate={"macron": 4}, ships=empty, stops=True,
        )  # fmt: skip
        return int(s.told("reveal.totals")[0][0])

    assert total(FOUR, 2) == total([], 3) == 6 + 4 * 4
    assert total(FOUR, 1) == total([], 2) == 6 + 4


@both_editions
@pytest.mark.rule("classic:variant.four_planets_rest")
def test_all_the_rest_is_as_usual(edition: int) -> None:
    table = fc.new_game("classic", seats=3, edition=edition, aliens="none", variants=FOUR, seed=3)
    assert table.view(None)["hands"] == [8, 8, 8]
    s = fc.scene("classic", seats=SEATS, edition=edition, variants=FOUR, offense="ember", defense="saffron", phase="launch")
    assert s.options("ember") == ["saffron 1", "saffron 2", "saffron 3", "saffron 4"]
    s.does("ember", "saffron 4", "ember 1", "ember 1", "ember 1", "ember 1")
    assert s.ships("ember", "gate") == 4
    deal = fc.scene("classic", seats=SEATS, edition=edition, variants=FOUR, phase="reveal", laid=("negotiate", "negotiate"), deal_rounds=1)
    deal.does("ember", "none")
    assert deal.prompt("ember") == "deal.pay"
    assert deal.game.asks[0].params[1] == 3


@both_editions
@pytest.mark.rule("classic:variant.four_planets_rest")
def test_powers_with_numbers_of_their_own_take_the_small_ones(edition: int) -> None:
    """Void leaves a ship for each colony that wins, Masochist has lost everything at 16."""
    void = fc.scene(
        "classic", seats=["void", "saffron", "jade"], edition=edition, variants=FOUR, phase="reveal", laid=("attack 40", "attack 0"),
        removed={"saffron": 11}, ships={"saffron 1": {"saffron": 4}}, stops=True,
    )  # fmt: skip
    assert (void.ships("saffron", "removed"), void.ships("saffron", "warp")) == (12, 3)
    masochist = fc.scene("classic", seats=["masochist", "saffron", "jade"], edition=edition, variants=FOUR, warp={"masochist": 16})
    assert masochist.winners == ["masochist"]
    ticking = fc.new_game("classic", seats=3, aliens=["tick_tock", "mind", "zombie"], edition=edition, variants=FOUR, seed=1)
    assert ticking.view(None)["tokens"] == [(0, "cosmic", 8)]


@pytest.mark.rule("classic:variant.four_planets_rest")
@pytest.mark.parametrize(("laid", "learned"), [(("attack 40", "attack 0"), 2), (("attack 0", "attack 40"), 3)])
def test_experience_is_gained_faster(laid: tuple[str, str], learned: int) -> None:
    s = fc.scene("classic", seats=["warrior", "saffron", "jade"], variants=FOUR, phase="reveal", laid=laid, stops=True)
    assert s.tokens("warrior", "experience") == learned


def test_a_planet_that_is_not_there_cannot_be_named() -> None:
    said = "there is no planet 'jade 5' in this scene; the numbers in that system are: 1, 2, 3, 4"
    with pytest.raises(fc.BadConfig, match=said):
        fc.scene("classic", seats=SEATS, variants=FOUR, ships={"jade 5": {"ember": 1}})
    with pytest.raises(fc.BadConfig, match="ember has 16 ships, the scene places 17"):
        fc.scene("classic", seats=SEATS, variants=FOUR, warp={"ember": 17})


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_end(seed: int) -> None:
    game = fc.new_game("classic", seats=3, edition=2018, aliens="random", variants=FOUR, seed=seed)
    assert isinstance(game, Game)
    draw = 0
    while game.outcome is None:
        ask = game.asks[0]
        draw = (draw * 31 + seed + 7) % 10007
        game.answer(ask.seat, draw % len(ask.options))
    assert max(game.foreign) == 4 or game.outcome.reason != "win.colonies"
