"""Which flares are in the cosmic deck, and who knows it."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.cards import DECK_SIZE, FLARE, KIND, TYPE
from fifthcolony.classic.casting import COMBOS
from fifthcolony.classic.checks.pieces import check_conserved
from fifthcolony.classic.flare_deck import flare_of
from fifthcolony.classic.flares import FLARES
from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.state import Game

both_editions = pytest.mark.parametrize("edition", [2008, 2018])
FLARED = sorted(name for name, alien in ALIENS.items() if alien.flare and 2008 in alien.editions)


def begin(seats: int, edition: int, aliens: Any, variants: list[str], seed: int = 5, **more: Any) -> Game:
    game: Game = fc.new_game("classic", seats=seats, edition=edition, aliens=aliens, variants=variants, seed=seed, **more)
    return game


def aliens_of(g: Game) -> set[str]:
    """Whose flares are in the game."""
    return {FLARES[card].alien for card in g.flares}


def has_all(g: Game) -> bool:
    """Ten flares, each once in the deck or in a hand with the other 72 cards."""
    check_conserved(g)
    assert {TYPE[card] for card in g.flares} == {FLARE}
    return len(g.flares) == 10


def choose(g: Game) -> list[tuple[str, ...]]:
    """Everybody keeps its second alien; what each was dealt."""
    dealt = list(g.dealt)
    while g.dealt:
        ask = g.asks[0]
        g.answer(ask.seat, 1)
    return dealt


@pytest.mark.rule("classic:setup.flares_2008")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_2008_the_dealt_flares_go_in_and_others_make_ten(seats: int) -> None:
    g = begin(seats, 2008, "choice", ["flares"])
    dealt = choose(g)
    assert aliens_of(g) >= {name for pair in dealt for name in pair if name in FLARED}
    assert has_all(g)


@pytest.mark.rule("classic:setup.flares_advanced_2018")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_the_advanced_game_of_2018_too(seats: int) -> None:
    g = begin(seats, 2018, "choice", ["flares"])
    dealt = choose(g)
    assert aliens_of(g) >= {name for pair in dealt for name in pair if ALIENS[name].flare}
    assert has_all(g)


@pytest.mark.rule("classic:setup.flares_omit_2008")
def test_without_the_wish_aliens_are_still_chosen_and_no_flare_is_in_the_deck() -> None:
    g = begin(4, 2008, "choice", [])
    assert [len(pair) for pair in choose(g)] == [2] * 4
    assert sorted([*g.deck, *(card for hand in g.hands for card in hand)]) == list(range(DECK_SIZE))


@pytest.mark.rule("classic:setup.cosmic_deck_basic_2018")
@pytest.mark.parametrize("aliens", ["combo", "random", "none"])
def test_the_basic_deck_has_72_cards_and_no_flare(aliens: str) -> None:
    g = begin(4, 2018, aliens, [])
    cards = sorted([*g.deck, *(card for hand in g.hands for card in hand)])
    assert len(cards) == 72
    assert FLARE not in {TYPE[card] for card in cards}


@pytest.mark.rule("classic:variant.combos_with_flares")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_a_combo_the_flares_of_all_five_on_the_card_go_in(seats: int) -> None:
    for seed in range(12):
        g = begin(seats, 2018, "combo", ["flares"], seed)
        playing = {name for names in g.powers for name in names}
        combo = next(combo for combo in COMBOS if set(combo.aliens[:seats]) == playing)
        assert aliens_of(g) >= {name for name in combo.aliens if ALIENS[name].flare}
        assert has_all(g)


@both_editions
@pytest.mark.parametrize("aliens", ["random", FLARED[:3]])
def test_aliens_that_are_dealt_or_named_bring_theirs(aliens: Any, edition: int) -> None:
    g = begin(3, edition, aliens, ["flares"])
    assert aliens_of(g) >= {name for names in g.powers for name in names if ALIENS[name].flare}
    assert has_all(g)


@both_editions
def test_without_aliens_chance_brings_all_of_them(edition: int) -> None:
    assert has_all(begin(3, edition, "none", ["flares"]))


def test_other_flares_come_from_the_wished_alert_levels_first() -> None:
    for seed in range(8):
        g = begin(3, 2018, "none", ["flares"], seed, alerts=["green"])
        green = {name for name, alien in ALIENS.items() if alien.flare and alien.alert == "green"}
        assert aliens_of(g) >= green or aliens_of(g) <= green


def test_wished_flares_are_in_the_deck() -> None:
    for seed in range(8):
        assert aliens_of(begin(3, 2018, "none", ["flares"], seed, flares=FLARED[:2])) >= set(FLARED[:2])


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"flares": "zombie", "variants": ["flares"]}, "flares are a list of aliens, not 'zombie'"),
        ({"flares": FLARED[:1]}, "flares of .* need the variant flares, which is not wished for"),
        ({"flares": ["lizard"], "variants": ["flares"]}, "no alien 'lizard'"),
        ({"flares": FLARED[:1] * 11, "variants": ["flares"]}, "there are 10 flares in the deck, wished for are 11"),
    ],
)
def test_flares_that_cannot_be_wished_for(wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.new_game("classic", seats=3, seed=1, **wishes)


@both_editions
@pytest.mark.rule("classic:component.filch_choice")
def test_the_alternate_is_in_wherever_the_usual_one_would_be_and_never_both(edition: int) -> None:
    (name,) = (name for name, alien in ALIENS.items() if alien.alternate)
    kinds = {f"flare_{name}", f"flare_{name}_classic"}
    for aliens in ("none", [name, *(other for other in FLARED if other != name)][:3]):
        for variants, kind in ((["flares"], f"flare_{name}"), (["flares", "classic_filch"], f"flare_{name}_classic")):
            g = begin(3, edition, aliens, variants, flares=[name])
            assert kinds & {KIND[card] for card in g.flares} == {kind}
            assert has_all(g)


# --- who knows ------------------------------------------------------------------------------------------------------------------------


def knowing(g: Game, name: str) -> int:
    """The seats that know an alien's flare to be in the game, as bits."""
    return g.flares_known[g.flares.index(flare_of(g, name))]


def test_a_flare_that_was_not_chosen_is_known_to_whom_it_was_dealt() -> None:
    for seed in range(20):
        g = begin(3, 2018, "choice", ["flares"], seed)
        for seat, (left, kept) in enumerate(choose(g)):
            if ALIENS[left].flare:
                assert knowing(g, left) == 1 << seat
            if ALIENS[kept].flare:
                assert knowing(g, kept) == 0b111
        for name in aliens_of(g) - {name for names in g.powers for name in names}:
            assert knowing(g, name) in (0, 1, 2, 4)


def test_a_pinned_game_keeps_its_flares() -> None:
    """A table that is loaded later has the same deck, whatever aliens have come by then."""
    config = CLASSIC.configure(seats=3, variants=["flares"])
    g = CLASSIC.begin(config, 5)
    pinned = CLASSIC.begin(CLASSIC.pin(config, g), 5)
    assert isinstance(g, Game)
    assert isinstance(pinned, Game)
    assert pinned.powers == g.powers
    assert pinned.flares == g.flares
    check_conserved(pinned)
