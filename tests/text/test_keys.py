"""Every text the code asks for is there in both languages, says the same, and is used."""

import re
from functools import cache

import pytest

from fifthcolony.classic.cards import DESTINY_OPTION, KINDS, TYPES
from fifthcolony.classic.casting import COMBOS
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.setup import COLOURS
from fifthcolony.classic.words import ALL_PHASES, SIDE, Event, Result, When
from fifthcolony.text import render
from fifthcolony.text.render import LANGUAGES, MissingText, files_of, texts_of
from tests.text.keys import ASKING, TELLING, is_made, keys_given, words_in

PROMPTS = keys_given("classic", ASKING)
EVENTS = keys_given("classic", TELLING)
WORDS = words_in("classic", "kernel")
TERMINAL = words_in("cli")

# Prompts that are put together in the code: a window is named after its point, an answer after what it answers.
MADE_PROMPTS = {r"window\..+", r"respond\..+"}
WINDOWS = [value for owner in (When, Event) for name, value in vars(owner).items() if name.isupper()]
ANSWERED = ["use", "card"]
ROLES = ["offense", "defense", "offensive_ally", "defensive_ally"]
OTHER_READERS = ("web.",)
"""Families that only the browser's client reads."""
NEVER_EMPTY = {"event.game.won", "event.deal.offered", "terminal.told", "terminal.over.shared", "terminal.rest", "terminal.laid_cards"}
DUELS_NEVER_EMPTY = {
    "event.game.over", "event.cards.gained_by_you", "event.deck.looked_at_by_you", "event.overdue.saw", "option.pile",
    "terminal.duel.all_readied", "terminal.duel.readied", "terminal.duel.spent",
}  # fmt: skip
"""Lists that hold at least one thing whenever they are told."""


def fields(template: str) -> set[tuple[str, bool]]:
    """What a template asks for: the parameters, and whether one begins a list. Languages may differ in what has a plural."""
    return {(number, bool(star)) for number, star in re.findall(r"\{(\d)(\*?)[^}]*\}", template)}


def things() -> set[str]:
    """The keys of everything that has a name."""
    keys = {f"card.{kind}{part}" for kind in KINDS for part in ("", ".rules")}
    keys |= {f"type.{type_}" for type_ in TYPES} | {f"colour.{colour}" for colour in COLOURS} | {f"phase.{phase}" for phase in ALL_PHASES}
    keys |= {f"side.{side.removeprefix('side:')}" for side in SIDE} | {f"role.{role}" for role in ROLES}
    keys |= {f"place.{place}" for place in ("gate", "beside", "warp", "removed")}
    keys |= {f"destiny.{option.removeprefix('destiny:')}" for option in DESTINY_OPTION if ":seat:" not in option}
    keys |= {f"result.{value}" for name, value in vars(Result).items() if name.isupper() and isinstance(value, str) and value}
    keys |= {f"reason.{word}" for word in WORDS.plain if re.fullmatch(r"win\.[a-z_]+", word)}
    keys |= {f"combo.{combo.name}" for combo in COMBOS}
    for name, alien in ALIENS.items():
        keys |= {f"alien.{name}.{part}" for part in ("name", "power", "summary", "rules")}
        keys |= {f"hook.{hook.name}{part}" for hook in alien.hooks if hook.is_use for part in ("", ".noun")}
        keys |= {f"hook.{hook.name}" for hook in alien.hooks if hook.optional}  # on a button, though it may be no use
    return keys


@cache
def needed() -> set[str]:
    """The keys that the code is sure to ask for."""
    prompts = {*PROMPTS.plain, *(f"window.{point}" for point in WINDOWS), *(f"respond.{kind}" for kind in ANSWERED)}
    shown = {word for word in TERMINAL.plain if word.startswith("terminal.")}
    fixed = {"word.and", "word.and_before_i", "item"}
    return {f"prompt.{key}" for key in prompts} | {f"event.{key}" for key in EVENTS.plain} | things() | shown | fixed


def is_used(key: str) -> bool:
    """Whether anything in the code leads to this key."""
    if key in needed() or key.startswith(OTHER_READERS):
        return True
    family, _, word = key.partition(".")
    if family in ("option", "word", "item"):
        return is_made(word, WORDS) or any(made.startswith(f"{word}:") for made in WORDS.made)
    if family == "token":
        return word in WORDS.plain
    return family in ("terminal", "encyclopedia") and is_made(key, TERMINAL)


def test_both_languages_have_the_same_texts() -> None:
    assert texts_of("en").keys() == texts_of("es").keys()


def test_a_text_asks_for_the_same_in_both_languages() -> None:
    assert [key for key in texts_of("en") if fields(texts_of("en")[key]) != fields(texts_of("es")[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_the_code_asks_for_is_missing(language: str) -> None:
    assert sorted(needed() - texts_of(language).keys()) == []


def test_no_key_is_put_together_in_a_way_this_test_does_not_know() -> None:
    assert PROMPTS.made == MADE_PROMPTS
    assert EVENTS.made == set()


def test_no_text_is_unused() -> None:
    classic = {key for path, texts in files_of("en") if not path.startswith("duel/") for key in texts}
    assert sorted(key for key in {key.removesuffix(".none") for key in classic} if not is_used(key)) == []


def test_a_key_in_two_files_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "files_of", lambda _language: iter([("en.json", {"word.and": "and"}), ("duel/en.json", {"word.and": "&"})]))
    with pytest.raises(MissingText, match=r"duel/en\.json has keys that stand in another file: word\.and"):
        texts_of.__wrapped__("en")


def test_a_list_that_can_be_empty_has_a_text_for_it() -> None:
    lists = {key for key, template in texts_of("en").items() if "*}" in template and not key.endswith(".none")}
    without = {key for key in lists if f"{key}.none" not in texts_of("en")}
    assert without == NEVER_EMPTY | DUELS_NEVER_EMPTY


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_events_are_whole_sentences(language: str) -> None:
    texts = texts_of(language)
    sentences = {key: text for key, text in texts.items() if key.startswith(("prompt.", "event."))}
    assert [key for key, text in sentences.items() if not text.endswith(".")] == []
    assert [key for key, text in texts.items() if text != text.strip() or ("  " in text and not key.startswith("terminal.help."))] == []


def test_no_text_is_the_same_in_both_languages_by_oversight() -> None:
    english, spanish = texts_of("en"), texts_of("es")
    same = {key for key in english if english[key] == spanish[key] and re.search("[a-z]{3}", english[key])}
    same = {key for key in same if not re.fullmatch(r"(alien|envoy)\..*\.name", key)}  # a virus is one in any language
    assert same == {"colour.jade", "terminal.colonies", "terminal.duel.neutral"}
