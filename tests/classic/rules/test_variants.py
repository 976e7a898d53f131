"""Which variants there are, and which of them a game can have together."""

from itertools import chain, combinations
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.variants import NAMES, VARIANTS
from fifthcolony.text.languages import LANGUAGES, texts_of
from tools.variants_page import PAGE, write_page

OF_FLARES = {"freewheeling_flares", "classic_filch"}
ONLY_IN = {"freewheeling_flares": 2008, "rotating_powers": 2008, "single_encounter": 2018}
OF_ALIENS = {"hidden_powers", "rotating_powers"}


def every_choice() -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(NAMES, number) for number in range(len(NAMES) + 1)))


def is_allowed(wished: tuple[str, ...], edition: int, aliens: str = "random") -> bool:
    """As the rulebooks have it, written down a second time."""
    if any(ONLY_IN.get(name, edition) != edition for name in wished):
        return False
    if OF_FLARES & set(wished) and "flares" not in wished:
        return False
    return aliens != "none" or not OF_ALIENS & set(wished)


@pytest.mark.parametrize("aliens", ["random", "none"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("classic:variant.combinable")
def test_all_that_the_books_allow_can_be_combined_and_nothing_else(edition: int, aliens: str) -> None:
    allowed = []
    for wished in every_choice():
        try:
            config = CLASSIC.configure(variants=list(reversed(wished)), edition=edition, aliens=aliens)
        except fc.BadConfig:
            continue
        assert config["variants"] == list(wished)
        allowed.append(wished)
    assert allowed == [wished for wished in every_choice() if is_allowed(wished, edition, aliens)]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"variants": ["classic_filch"]}, "the variant classic_filch needs the variant flares, which is not wished for"),
        ({"variants": ["flares", "freewheeling_flares"]}, "the variant freewheeling_flares belongs to edition 2008, not to 2018"),
        ({"variants": ["rotating_powers"]}, "the variant rotating_powers belongs to edition 2008, not to 2018"),
        ({"variants": ["single_encounter"], "edition": 2008}, "the variant single_encounter belongs to edition 2018, not to 2008"),
        ({"variants": ["hidden_powers"], "aliens": "none"}, "the variant hidden_powers cannot be played with aliens none"),
        ({"variants": "flares"}, "variants are a list of names, not 'flares'; there are: flares, freewheeling_flares"),
        ({"variants": ["four planets"]}, "there is no variant 'four planets'; there are: flares, "),
    ],
)
def test_the_reason_is_a_sentence(wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        fc.new_game("classic", seed=1, **wishes)


def test_a_variant_named_twice_is_played_once() -> None:
    assert CLASSIC.configure(variants=["four_planets", "four_planets"])["variants"] == ["four_planets"]


def test_everybody_sees_what_is_played() -> None:
    for seat in (None, 0, 2):
        assert fc.new_game("classic", seats=3, variants=["four_planets"], seed=1).view(seat)["variants"] == ["four_planets"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_and_every_hint_has_its_words(language: str) -> None:
    texts = texts_of(language)
    for variant in VARIANTS:
        for part in ("name", "name.within", "summary", "rules"):
            assert f"variant.{variant.name}.{part}" in texts
        for hint in variant.hints:
            assert hint.text in texts
            assert hint.given in NAMES or hint.given.partition(":")[0] in ("aliens", "seats")


def test_the_page_of_variants_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "run `make conformance`"


def test_the_lobby_offers_all_of_them_in_every_edition() -> None:
    for offer in CLASSIC.offers():
        assert [line["name"] for line in offer["variants"]] == list(NAMES)
