"""Every text that the classic game asks for is there in every language, and every text it has is used."""

import re
from functools import cache

import pytest

from fifthcolony.classic.cards import COPIES, FLARE, TYPE_OF, TYPES
from fifthcolony.classic.casting import COMBOS
from fifthcolony.classic.catalogue import catalogue
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.setup import COLOURS
from fifthcolony.classic.variants import VARIANTS
from fifthcolony.classic.words import ALL_PHASES, SIDE, Consequence, Result, When
from fifthcolony.lab.simulate import FAULT, GIVEN_UP
from fifthcolony.text.languages import LANGUAGES, files_of, said_in
from tests.text.keys import ASKING, TELLING, is_made, keys_given, words_in

PROMPTS = keys_given("classic", ASKING)
EVENTS = keys_given("classic", TELLING)
WORDS = words_in("classic", "kernel")
TERMINAL = words_in("cli")

# Prompts that are put together in the code: a window is named after its point, an answer after what it answers.
MADE_PROMPTS = {r"window\..+", r"respond\..+"}
WINDOWS = [value for owner in (When, Consequence) for name, value in vars(owner).items() if name.isupper()]
ANSWERED = ["use", "card", "technology"]
ROLES = ["offense", "defense", "offensive_ally", "defensive_ally"]
OTHER_READERS = ("web.", "browser.", "guide.", "talk.")
"""Families that only the browser's client reads."""


def things() -> set[str]:
    """The keys of everything that has a name."""
    keys = {f"card.{kind}{part}" for kind in COPIES for part in ("", ".rules") if TYPE_OF[f"card:{kind}"] != FLARE or not part}
    keys |= {f"type.{type_}" for type_ in TYPES} | {f"colour.{colour}" for colour in COLOURS} | {f"phase.{phase}" for phase in ALL_PHASES}
    keys |= {f"side.{side.removeprefix('side:')}" for side in SIDE} | {f"role.{role}" for role in ROLES} | {"flare.wild", "flare.super"}
    keys |= {f"place.{place}" for place in ("gate", "beside", "warp", "removed", "research")}
    keys |= {f"destiny.{card.name}{part}" for card in catalogue().pieces if card.family == "destiny" for part in ("", ".rules")}
    keys |= {f"result.{value}" for name, value in vars(Result).items() if name.isupper() and isinstance(value, str) and value}
    keys |= {f"reason.{word}" for word in WORDS.plain if re.fullmatch(r"win\.[a-z_]+", word)}
    keys |= {f"combo.{combo.name}" for combo in COMBOS} | {"gap"}
    keys |= {f"piece.{technology.piece}" for technology in TECHNOLOGIES.values() if technology.piece}
    for variant in VARIANTS:
        keys |= {f"variant.{variant.name}.{part}" for part in ("name", "name.within", "summary", "rules")}
        keys |= {hint.text for hint in variant.hints}
    for name, technology in TECHNOLOGIES.items():
        keys |= {f"technology.{name}.{part}" for part in ("name", "summary", "rules")}
        keys |= {f"hook.{hook.name}{part}" for hook in technology.hooks if hook.is_use for part in ("", ".noun")}
        keys |= {f"hook.{hook.name}" for hook in technology.hooks if hook.optional}
    for name, alien in ALIENS.items():
        keys |= {f"alien.{name}.{part}" for part in ("name", "power", "summary", "rules")}
        keys |= {f"hook.{hook.name}{part}" for hook in alien.hooks if hook.is_use for part in ("", ".noun")}
        keys |= {f"alien.{name}.flare.{way.side}" for way in alien.flare}
        keys |= {f"alien.{name}.flare.classic.{way.side}" for way in alien.alternate}
        keys |= {f"hook.{way.hook.name}.noun" for way in alien.flare + alien.alternate if way.hook.is_use}
        keys |= {f"hook.{hook.name}" for hook in alien.hooks if hook.optional}  # on a button, though it may be no use
    return keys


@cache
def needed() -> set[str]:
    """The keys that the code is sure to ask for."""
    prompts = {*PROMPTS.plain, *(f"window.{point}" for point in WINDOWS), *(f"respond.{kind}" for kind in ANSWERED)}
    shown = {word for word in TERMINAL.plain if word.startswith("terminal.")}
    return {f"prompt.{key}" for key in prompts} | {f"event.{key}" for key in EVENTS.plain} | things() | shown | {"item"}


def is_used(key: str) -> bool:
    """Whether anything in the code leads to this key."""
    if key in needed() or key.startswith(OTHER_READERS):
        return True
    family, _, word = key.partition(".")
    if family == "option":  # an answer may have words of its own at a prompt
        word = next((word.removeprefix(f"{prompt}.") for prompt in PROMPTS.plain if word.startswith(f"{prompt}.")), word)
    if family in ("option", "word", "item"):
        return is_made(word, WORDS) or any(made.startswith(f"{word}:") for made in WORDS.made)
    if family == "token":
        return word in WORDS.plain
    if family == "reason":
        return word in (GIVEN_UP.reason, FAULT.reason)
    if family == "variant":
        return word.endswith(".summary.goal")  # said by the browser's client instead of what wins without the variant
    return family in ("terminal", "encyclopedia") and is_made(key, TERMINAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_the_game_asks_for_is_missing(language: str) -> None:
    assert sorted(needed() - said_in(language).keys()) == []


def test_no_key_is_put_together_in_a_way_this_test_does_not_know() -> None:
    assert PROMPTS.made == MADE_PROMPTS
    assert EVENTS.made == set()


def test_no_text_is_unused() -> None:
    classic = {key for path, texts in files_of("en") if not path.startswith(("duel/", "language.")) for key in texts}
    assert sorted(key for key in {key.removesuffix(".none") for key in classic} if not is_used(key)) == []


def test_there_is_a_file_for_every_alien_technology_and_variant_and_no_other() -> None:
    paths = {path for path, _ in files_of("en") if path.startswith("classic/")}
    shared = {"classic/game.json", "classic/terminal.json", "classic/browser.json", "classic/guide.json"}
    technologies = {f"classic/technologies/{name}.json" for name in TECHNOLOGIES}
    variants = {f"classic/variants/{variant.name}.json" for variant in VARIANTS}
    assert paths == shared | technologies | variants | {f"classic/aliens/{name}.json" for name in ALIENS}
