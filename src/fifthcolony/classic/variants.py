"""The variants of the rulebooks: one description each, read by set-up, lobby, command line, encyclopedia and docs."""

from collections.abc import Collection
from typing import Any, Final, Literal, NamedTuple

from fifthcolony.classic.words import PLANETS
from fifthcolony.kernel.errors import BadConfig

FLARE_CARDS: Final = "flares"
FREEWHEELING_FLARES: Final = "freewheeling_flares"
CLASSIC_FILCH: Final = "classic_filch"
TECHNOLOGY: Final = "technology"
HIDDEN_POWERS: Final = "hidden_powers"
FOUR_PLANETS: Final = "four_planets"
SINGLE_ENCOUNTER: Final = "single_encounter"
ROTATING_POWERS: Final = "rotating_powers"

BOTH_EDITIONS: Final = (2008, 2018)


class Hint(NamedTuple):
    """What a variant and another wish do to each other, where both are allowed and it may surprise."""

    given: str
    """Another variant, or "aliens:" or "seats:" with what is wished for."""
    text: str
    """The key of the sentence that says it."""


class Variant(NamedTuple):
    """What a variant belongs to, needs and excludes. What it is called and says stands under `variant.<name>` in the texts."""

    name: str
    group: Literal["cards", "play"]
    """What it changes: the cards there are, or how is played."""
    editions: tuple[int, ...] = BOTH_EDITIONS
    needs: tuple[str, ...] = ()
    """Other variants without which there is none of it."""
    excludes: tuple[str, ...] = ()
    """With what it cannot be: another variant, or "aliens:" or "seats:" with what is wished for."""
    hints: tuple[Hint, ...] = ()


def _hints(name: str, **given: str) -> tuple[Hint, ...]:
    """Hints by the last part of their keys."""
    return tuple(Hint(wish, f"variant.{name}.summary.{key}") for key, wish in given.items())


VARIANTS: Final = (
    Variant(FLARE_CARDS, "cards"),
    Variant(FREEWHEELING_FLARES, "cards", editions=(2008,), needs=(FLARE_CARDS,)),
    Variant(CLASSIC_FILCH, "cards", needs=(FLARE_CARDS,)),
    Variant(TECHNOLOGY, "play", hints=_hints(TECHNOLOGY, four_planets=FOUR_PLANETS, single_encounter=SINGLE_ENCOUNTER)),
    Variant(
        HIDDEN_POWERS,
        "play",
        excludes=("aliens:none",),
        hints=_hints(HIDDEN_POWERS, combo="aliens:combo", rotating_powers=ROTATING_POWERS),
    ),
    Variant(FOUR_PLANETS, "play", hints=_hints(FOUR_PLANETS, five_seats="seats:5")),
    Variant(SINGLE_ENCOUNTER, "play", editions=(2018,)),
    Variant(ROTATING_POWERS, "play", editions=(2008,), excludes=("aliens:none",)),
)
NAMES: Final = tuple(variant.name for variant in VARIANTS)


def check_variants(wished: Any, edition: int, others: Collection[str]) -> list[str]:
    """The wished variants, each once and in the order of the list; what cannot be played together with the other wishes is refused."""
    if not isinstance(wished, list | tuple):
        raise BadConfig(f"variants are a list of names, not {wished!r}; there are: {', '.join(NAMES)}")
    for name in wished:
        if name not in NAMES:
            raise BadConfig(f"there is no variant {name!r}; there are: {', '.join(NAMES)}")
    found = [variant for variant in VARIANTS if variant.name in wished]
    for variant in found:
        reason = closed_by(variant, edition, {*wished, *others})
        if reason:
            raise BadConfig(reason)
    return [variant.name for variant in found]


def closed_by(variant: Variant, edition: int, wished: Collection[str]) -> str:
    """Why a variant cannot be played with these wishes, as a sentence; nothing where it can."""
    if edition not in variant.editions:
        return f"the variant {variant.name} belongs to edition {' or '.join(map(str, variant.editions))}, not to {edition}"
    for need in variant.needs:
        if need not in wished:
            return f"the variant {variant.name} needs the variant {need}, which is not wished for"
    for other in variant.excludes:
        if other in wished:
            return f"the variant {variant.name} cannot be played with {other.replace(':', ' ')}"
    return ""


def planets_each(variants: Collection[str]) -> int:
    """Home planets of a seat when the game begins. classic:variant.four_planets_setup"""
    return PLANETS - (FOUR_PLANETS in variants)


def offered() -> list[dict[str, Any]]:
    """All of them, as the lobby's messages spell it."""
    return [variant._asdict() | {"hints": [hint._asdict() for hint in variant.hints]} for variant in VARIANTS]
