"""Quark Battery: an encounter card is stored with it, and takes the place of the one that was turned up."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND
from fifthcolony.kernel.view_types import BACK
from tests.classic.technologies.positions import SEATS, about_to_use

ONE_HOME: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(2, 6)}


def test_completed_it_stores_an_encounter_card_that_nobody_sees() -> None:
    hands = {"ember": ["attack 40", "negotiate", "cosmic zap"]}
    s = scene("classic", seats=SEATS, technologies={"ember": {"quark battery": 3}}, ships=ONE_HOME, hands=hands)
    s.does("ember", "complete quark battery")
    assert s.options("ember") == ["attack 40", "negotiate"]
    s.does("ember", "attack 40")
    assert s.hand("ember") == ["negotiate", "cosmic zap"]
    assert [s.game.view(seat)["sheet"] for seat in (0, 1)] == [[(0, "stored", "attack_40")], [(0, "stored", BACK)]]


def test_who_has_no_encounter_card_stores_none() -> None:
    s = scene(
        "classic",
        seats=SEATS,
        edition=2008,
        offense="jade",
        technologies={"ember": {"quark battery": 3}},
        ships=ONE_HOME,
        hands={"ember": ["cosmic zap"]},
    )
    s.does("ember", "complete quark battery")
    assert [s.game.sheet, s.technologies("ember")] == [[], {"quark battery": "open"}]


@pytest.mark.rule("classic:planning.offense_without_card_2018")
@pytest.mark.parametrize(("edition", "called_off"), [(2018, [("ember",)]), (2008, [])])
def test_an_offense_that_stores_its_last_one_has_no_encounter_in_2018(edition: int, called_off: list[tuple[str]]) -> None:
    """What others have chosen to do at the same moment is done all the same."""
    s = scene(
        "classic", seats=SEATS, edition=edition, hands={"ember": ["attack 40"]},
        technologies={"ember": {"quark battery": 3}, "jade": {"xenon lasers": 0}},
    )  # fmt: skip
    s.does("ember", "complete quark battery").does("jade", "research xenon lasers")
    s.does("ember", "ember 1", "ember 1", "ember 1").does("jade", "jade 1")
    assert [s.told("encounter.called_off"), s.technologies("jade")] == [called_off, {"xenon lasers": 1}]
    assert [seat for seat, _ in s.told("destiny.drawn")][:1] == (["ember"] if edition == 2008 else [])


def test_the_stored_card_takes_the_place_of_the_revealed_one() -> None:
    s = about_to_use("quark_battery").does("ember", "use discharge")
    assert s.told("reveal.totals") == [("41", "12")]
    assert [s.discard, s.technology_discard, s.game.sheet] == [["attack 8", "attack 40", "attack 8"], ["quark battery"], []]


def test_a_bluff_that_it_replaces_goes_under_the_deck_unseen() -> None:
    s = about_to_use("quark_battery", powers={"ember": ["gambler"]}).does("ember", "use bluff", "attack 10").does("jade", "no")
    s.does("ember", "use discharge")
    assert [s.told("reveal.totals"), s.told("cards.put_under_deck")] == [[("41", "12")], [()]]
    assert [s.discard, KIND[s.game.deck[0]], s.game.seen[s.game.deck[0]]] == [["attack 40", "attack 8"], "attack_08", 0]


def test_a_morph_follows_it() -> None:
    s = about_to_use("quark_battery", laid=("attack 8", "morph")).does("ember", "use discharge")
    assert s.told("reveal.totals") == [("41", "44")]


@pytest.mark.parametrize(("offense", "defense"), [("jade", "azure"), ("azure", "jade")])
def test_only_a_main_player_uses_it(offense: str, defense: str) -> None:
    s = about_to_use("quark_battery", offense=offense, defense=defense, gate={offense: 1, "ember": 1})
    assert s.asks == []


def test_empty_it_is_of_no_use() -> None:
    assert about_to_use("quark_battery", sheets={"ember": {"stored": []}}).asks == []


def test_scrambled_its_card_is_discarded() -> None:
    s = about_to_use("quark_battery", technologies={"azure": {"tech scrambler": 3}}, ships={f"azure {n}": {} for n in range(2, 6)})
    s.does("ember", "use discharge").does("azure", "use scramble")
    assert [s.told("reveal.totals"), "attack 40" in s.discard, s.game.sheet] == [[("9", "12")], True, []]
