"""Destiny: whom the offense meets, and where."""

from collections import Counter
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.cards import DESTINY_OPTION
from fifthcolony.classic.phases.destiny import named_by

both_editions = pytest.mark.parametrize("edition", [2008, 2018])

FOUR = ["ember", "saffron", "jade", "azure"]
SPECIALS = ["most colonies", "most cards", "fewest in warp"]


def system(owner: str) -> list[str]:
    return [f"{owner} {number}" for number in (1, 2, 3, 4, 5)]


def drawn(*destiny: str, edition: int = 2018, offense: str = "ember", **more: Any) -> Any:
    """Destiny is about to be drawn: these cards lie on top."""
    return fc.scene("classic", seats=FOUR, edition=edition, offense=offense, phase="destiny", destiny=destiny, **more)


@both_editions
@pytest.mark.rule("classic:destiny.draw")
@pytest.mark.parametrize("card", ["saffron", "jade", "wild", *SPECIALS])
def test_the_top_card_is_turned_up_for_all_and_obeyed(card: str, edition: int) -> None:
    s = drawn(card, "azure", edition=edition)
    assert s.told("destiny.drawn") == [("ember", card)]
    if card == "wild":
        s.does("ember", "saffron")
    assert s.game.defense != s.game.offense
    assert s.options("ember") == system(s.names[s.game.defense])
    assert [DESTINY_OPTION[number] for number in s.game.destiny_discard] == [DESTINY_OPTION[s.destiny_card(card)]]


@both_editions
@pytest.mark.rule("classic:destiny.other_colour")
@pytest.mark.parametrize("card", ["saffron", "jade", "azure"])
def test_the_colour_of_another_player_leads_to_that_player_at_home(card: str, edition: int) -> None:
    s = drawn(card, edition=edition)
    assert s.names[s.game.defense] == card
    assert s.prompt("ember") == "launch.aim"
    assert s.options("ember") == system(card)


@pytest.mark.rule("classic:destiny.ex_red_draws_green")
def test_red_turns_up_green() -> None:
    s = drawn("jade", edition=2008)
    assert s.names[s.game.defense] == "jade"
    assert s.options("ember") == system("jade")


@both_editions
@pytest.mark.rule("classic:destiny.own_colour_options")
def test_the_own_colour_leaves_three_choices(edition: int) -> None:
    s = drawn("ember", edition=edition, ships={"ember 2": {"ember": 4, "jade": 1}, "ember 4": {"azure": 2, "saffron": 1}, "ember 5": {}})
    assert s.prompt("ember") == "destiny.own_colour"
    assert s.options("ember") == [
        "redraw",
        "drive jade from ember 2",
        "drive saffron from ember 4",
        "drive azure from ember 4",
        "resettle ember 5",
    ]


@both_editions
@pytest.mark.rule("classic:destiny.own_colour_options")
def test_without_a_guest_or_an_empty_planet_the_own_colour_is_drawn_again(edition: int) -> None:
    s = drawn("ember", "jade", edition=edition)
    assert s.told("destiny.drawn") == [("ember", "ember"), ("ember", "jade")]
    assert s.names[s.game.defense] == "jade"


@both_editions
@pytest.mark.rule("classic:destiny.own_colour_options", "classic:destiny.own_colour_redraw")
def test_redrawing_discards_the_card_and_may_be_repeated(edition: int) -> None:
    s = drawn("ember", "ember", "ember", "azure", edition=edition, ships={"ember 5": {}})
    for times in (1, 2, 3):
        assert s.options("ember") == ["redraw", "resettle ember 5"]
        s.does("ember", "redraw")
        assert s.game.destiny_discard.count(s.seat("ember")) == times
    assert s.names[s.game.defense] == "azure"
    assert s.options("ember") == system("azure")


@both_editions
@pytest.mark.rule("classic:destiny.own_colour_redraw")
def test_after_a_redraw_an_own_system_option_is_still_open(edition: int) -> None:
    s = drawn("ember", "ember", edition=edition, ships={"ember 5": {}})
    s.does("ember", "redraw", "resettle ember 5", "ember 1", "done")
    assert s.ships("ember", "ember 5") == 1


@both_editions
@pytest.mark.rule("classic:destiny.wild")
@pytest.mark.parametrize("named", ["saffron", "jade", "azure"])
def test_a_wild_lets_the_offense_name_anybody_else_at_home(named: str, edition: int) -> None:
    s = drawn("wild", edition=edition)
    assert sorted(s.options("ember")) == ["azure", "jade", "saffron"]
    s.does("ember", named)
    assert s.names[s.game.defense] == named
    assert s.options("ember") == system(named)


COLONIES = {"saffron 1": {"saffron": 4, "azure": 1}, "saffron 2": {"saffron": 4, "azure": 1}, "azure 1": {"azure": 4, "jade": 1}}
TIED_COLONIES = {"saffron 1": {"saffron": 4, "azure": 1}, "azure 1": {"azure": 4, "jade": 1}}
CARDS = {"saffron": ["attack 8"], "jade": ["attack 6"] * 2, "azure": ["attack 4"] * 3}
TIED_CARDS = {"saffron": ["attack 8"], "jade": ["attack 6"] * 2, "azure": ["attack 4"] * 2}


@both_editions
@pytest.mark.rule("classic:destiny.special")
@pytest.mark.parametrize(
    ("card", "position", "met"),
    [
        ("most colonies", {"ships": COLONIES}, "azure"),
        ("most colonies", {"ships": TIED_COLONIES}, "jade"),
        ("most cards", {"hands": CARDS}, "azure"),
        ("most cards", {"hands": TIED_CARDS}, "jade"),
        ("fewest in warp", {"warp": {"saffron": 3, "jade": 2, "azure": 1}}, "azure"),
        ("fewest in warp", {"warp": {"saffron": 3, "jade": 2, "azure": 2}}, "jade"),
    ],
)
def test_a_special_names_the_defense_and_a_tie_goes_to_the_left(card: str, position: dict[str, Any], met: str, edition: int) -> None:
    s = drawn(card, edition=edition, **position)
    assert s.names[s.game.defense] == met
    assert s.prompt("ember") == "launch.aim"  # nobody was asked whom to meet
    assert s.options("ember") == system(met)


@both_editions
@pytest.mark.rule("classic:destiny.special")
@pytest.mark.parametrize("card", SPECIALS)
def test_the_left_is_that_of_the_offense(card: str, edition: int) -> None:
    s = drawn(card, edition=edition, offense="jade")  # all others are tied
    assert s.names[s.game.defense] == "azure"


@both_editions
@pytest.mark.rule("classic:destiny.special_counts_as_colour")
@pytest.mark.parametrize("card", SPECIALS)
def test_a_special_counts_as_a_colour_of_whom_it_made_the_defense(card: str, edition: int) -> None:
    s = drawn(card, edition=edition, ships=COLONIES, hands=CARDS, warp={"saffron": 1, "jade": 1})
    assert s.names[s.game.defense] == "azure"
    assert named_by(s.game, s.destiny_card(card)) == named_by(s.game, s.destiny_card("azure")) == s.seat("azure")


@pytest.mark.rule("classic:destiny.special_self_clause_2008")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("most colonies", {"ships": {"saffron 1": {"saffron": 4, "ember": 1}, "ember 2": {"ember": 4, "jade": 1}, "jade 1": {"ember": 1}}}),
        ("most cards", {"hands": {"ember": ["attack 4"] * 3, "jade": ["attack 6"] * 2, "saffron": [], "azure": []}}),
        ("fewest in warp", {"warp": {"saffron": 2, "jade": 1, "azure": 2}}),
    ],
)
def test_no_special_singles_out_its_own_drawer(card: str, position: dict[str, Any]) -> None:
    s = drawn(card, edition=2008, **position)  # Ember leads in what the card looks for; Jade is the next best
    assert s.names[s.game.defense] == "jade"
    assert s.prompt("ember") == "launch.aim"


THIRD_SYSTEM = {"clone 3": {"clone": 4}, "zombie 2": {"zombie": 2, "clone": 2}, "macron 1": {"macron": 4, "parasite": 1}}


def macron_draws(card: str) -> Any:
    """Clone has a colony in the Zombie's system, Parasite one in Macron's."""
    return fc.scene(
        "classic", seats=["macron", "zombie", "parasite", "clone"], edition=2008, phase="destiny", destiny=[card], ships=THIRD_SYSTEM
    )


@pytest.mark.rule("classic:destiny.no_third_system", "classic:destiny.ex_third_system")
@pytest.mark.parametrize("card", ["zombie", "parasite", "clone", *SPECIALS])
def test_others_are_met_at_home(card: str) -> None:
    s = macron_draws(card)
    assert s.options("macron") == system(s.names[s.game.defense])


@pytest.mark.rule("classic:destiny.no_third_system", "classic:destiny.ex_third_system")
@pytest.mark.parametrize("named", ["zombie", "parasite", "clone"])
def test_a_wild_opens_no_third_system(named: str) -> None:
    s = macron_draws("wild").does("macron", named)
    assert s.options("macron") == system(named)


@pytest.mark.rule("classic:destiny.no_third_system", "classic:destiny.ex_third_system")
def test_the_own_colour_opens_the_own_system_only() -> None:
    assert macron_draws("macron").options("macron") == ["redraw", "drive parasite from macron 1"]


@pytest.mark.rule("classic:destiny.ex_third_system")
def test_on_the_zombies_planet_the_zombie_defends_and_the_clone_stands_by() -> None:
    s = macron_draws("zombie").does("macron", "zombie 2", "macron 2")
    assert s.names[s.game.defense] == "zombie"
    assert s.game.involved(1) == [(s.seat("zombie"), s.planet("zombie 2"), 2)]


def before_the_draw(edition: int, left: list[str], seed: int = 1) -> Any:
    """Ember is about to retrieve a ship and then to draw; these destiny cards are left, top first, and the others are discarded."""
    s = fc.scene("classic", seats=FOUR, edition=edition, warp={"ember": 1}, seed=seed)
    g = s.game
    cards = [s.destiny_card(name) for name in reversed(left)]
    g.destiny_discard = g.destiny
    for card in cards:
        g.destiny_discard.remove(card)
    g.destiny = cards
    return s


@both_editions
@pytest.mark.rule("classic:destiny.last_card")
def test_the_last_card_is_shuffled_with_the_discards_before_the_draw(edition: int) -> None:
    turned_up: Counter[str] = Counter()
    for seed in range(30):
        s = before_the_draw(edition, ["azure"], seed).does("ember", "ember 1")
        assert s.told("destiny.reshuffled") == [()]
        assert len(s.game.destiny) + len(s.told("destiny.drawn")) == 17
        turned_up[s.told("destiny.drawn")[0][1]] += 1
    assert len(turned_up) > 4  # any card can come, not just the last one


@both_editions
@pytest.mark.rule("classic:destiny.last_card")
def test_of_two_cards_one_is_drawn(edition: int) -> None:
    s = before_the_draw(edition, ["azure", "jade"]).does("ember", "ember 1")
    assert s.told("destiny.reshuffled") == []
    assert s.told("destiny.drawn") == [("ember", "azure")]
    assert s.game.destiny == [s.seat("jade")]


@both_editions
@pytest.mark.rule("classic:destiny.last_card")
def test_a_redraw_does_not_take_the_last_card_either(edition: int) -> None:
    s = before_the_draw(edition, ["ember", "jade"]).does("ember", "ember 1")
    assert s.told("destiny.drawn")[0] == ("ember", "ember")
    assert s.told("destiny.reshuffled") == [()]
    assert len(s.told("destiny.drawn")) + len(s.game.destiny) == 1 + 17
