"""The languages there are and all that each of them says, found by looking: a folder a language, the same tree in each.

`every_game.json` holds what all games say, `terminal.json` what the command says, `browser.json` what the browser's client says,
`guide.json` its lessons and how to play; a game has a folder with files of its own, and in it a folder a family (`aliens`, `envoys`) with a
file for each of its members. The client's own lines go by `browser.` and their key, those of a game by `browser.` and the game's name;
likewise by `guide.`. `language.json` holds its name and its grammar:

    language.name            what it calls itself
    language.comma           what stands between the parts of a list
    language.and             what stands before the last of them
    language.and.1           what stands there before a word that begins like the pattern language.and.1.before (then 2, 3, ...)
    language.form.1          the numbers, as a pattern, that take the first form of `{0#ship|ships}` (then 2, 3, ...); others take the last
    language.you             the reader inside a sentence, where the template has no form for it: "to you"
    language.you.listed      the reader in a list or on a button

No key stands in two files. What a language does not say is said in English, so that half a translation can be read.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.kernel.registry import KITS
from fifthcolony.text.needs import Power, needs_of

FALLBACK: Final = "en"
"""The language that has everything."""
LANGUAGES: Final[dict[str, str]] = {}
"""The languages by code, and what each calls itself."""
GUIDE: Final = "guide."
"""What lessons and how to play go by: nobody needs it before the first lesson."""
FIELD: Final = re.compile(r"\{(\d)(?:(\*)|#([^{}]+)|@([^{}]+))?\}")

Given = Mapping[str, Mapping[str, str]]
"""Texts by language, under the keys they are looked up by."""

_OPTIONAL: Final = re.compile(r"language\.(form|and)\.\d(\.before)?")
"""Grammar that a language may do without: it need not have as many forms as English."""
_PATTERN: Final = re.compile(r"language\.(form\.\d|and\.\d\.before)")
_CLIENT: Final = {"browser.json": "browser.", "guide.json": GUIDE}
"""What only the browser's client says, and under which keys."""
_ITS_OWN: Final = ("name", "power", "summary", "rules", "ability", "flare", "portrait")
_ADDED: Final[list[Traversable | Given]] = []
_POWERS: Final[dict[tuple[str, str], Given]] = {}


class MissingText(FifthColonyError):
    """A text that a language does not have, or that cannot be used where it stands."""


def add_texts(source: Traversable | Given) -> None:
    """More texts: a folder with a folder a language in it, or texts by language. One with a `language.name` is a language more."""
    _ADDED.append(source)
    _look_again(source)


def drop_texts(source: Traversable | Given) -> None:
    """Take them out again."""
    _ADDED.remove(source)
    look_around()


def add_alien_texts(alien: Power, texts: Given, family: str = "alien") -> None:
    """The words of somebody's own alien (or envoy), by language, as in its file. Where it lacks a language, it speaks English."""
    name = alien.name
    if FALLBACK not in texts:
        raise MissingText(f"the texts of {name} have no {FALLBACK}; given are: {', '.join(texts) or 'none'}")
    given = {language: power_texts(family, name, own) for language, own in texts.items()}
    before = _POWERS.get((family, name), {}).get(FALLBACK, {})
    missing = needs_of(alien) - given[FALLBACK].keys() - (texts_of(FALLBACK).keys() - before.keys())
    if missing:
        raise MissingText(f"the texts of {name} have in {FALLBACK} no {' and no '.join(sorted(missing))}")
    if (family, name) in _POWERS:
        drop_alien_texts(name, family)
    add_texts(given)
    _POWERS[family, name] = given


def drop_alien_texts(alien: str, family: str = "alien") -> None:
    """Take them out again."""
    drop_texts(_POWERS.pop((family, alien)))


def power_texts(family: str, name: str, texts: Mapping[str, str]) -> dict[str, str]:
    """An alien's or envoy's texts under the keys they are looked up by: its own file leaves its name out of those that are only its."""
    hooks = f"hook.{name}." if family == "alien" else f"hook.{family}.{name}."
    keys = {}
    for key, text in texts.items():
        head = key.partition(".")[0]
        keys[f"{family}.{name}.{key}" if head in _ITS_OWN else hooks + key.removeprefix("hook.") if head == "hook" else key] = text
    return keys


def files_of(language: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every file of a language by its path, and what it says under full keys; then what was added."""
    for source in _sources():
        if isinstance(source, Mapping):
            yield "the texts given", dict(source.get(language, {}))
        elif source.joinpath(language).is_dir():
            yield from _files_in(source.joinpath(language))


def texts_of(language: str) -> dict[str, str]:
    """All texts of a language by key, with English where it has none."""
    return _texts_of(language, tuple(KITS))


@cache
def _texts_of(language: str, _games: tuple[str, ...]) -> dict[str, str]:
    """Kept for as long as the same games can be played: a game's kit may bring texts of its own."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    if language == FALLBACK:
        return said_in(language)
    return {key: text for key, text in texts_of(FALLBACK).items() if not _OPTIONAL.fullmatch(key)} | said_in(language)


def said_in(language: str) -> dict[str, str]:
    """What a language says itself."""
    texts: dict[str, str] = {}
    for path, found in files_of(language):
        if twice := texts.keys() & found.keys():
            raise MissingText(f"{language}: {path} has keys that stand in another file: {', '.join(sorted(twice))}")
        texts |= found
    forms = 1 + len(patterns(texts, "language.form"))
    for key, text in texts.items():
        _check_text(f"{language}: {key}", text, key, forms)
    return texts


def untranslated(language: str) -> list[str]:
    """The keys for which a language has only English."""
    return sorted(key for key in texts_of(FALLBACK).keys() - said_in(language).keys() if not _OPTIONAL.fullmatch(key))


def patterns(texts: Mapping[str, str], key: str, end: str = "") -> list[re.Pattern[str]]:
    """What a language's grammar has under `key.1`, `key.2` and so on."""
    found: list[re.Pattern[str]] = []
    while (text := texts.get(f"{key}.{len(found) + 1}{end}")) is not None:
        found.append(_pattern(text))
    return found


def _check_text(where: str, text: str, key: str, forms: int) -> None:
    """A text is a pattern, or a template with as many forms as its language has, and two where it depends on who reads."""
    if not isinstance(text, str):
        raise MissingText(f"{where} is no text: {text!r}")
    if _PATTERN.fullmatch(key):
        _pattern(text)
        return
    written = [field[3].split("|") for field in FIELD.finditer(text) if field[3]]
    if "{" in FIELD.sub("", text) or "}" in FIELD.sub("", text) or any(len(found) != forms for found in written):
        raise MissingText(f"{where} is no template with {forms} {'form' if forms == 1 else 'forms'} of what is counted: {text!r}")
    if any(field[4].count("|") != 1 for field in FIELD.finditer(text) if field[4]):
        raise MissingText(f"{where} has not two forms, for others and for the reader: {text!r}")


def _pattern(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text, re.IGNORECASE)
    except re.error as error:
        raise MissingText(f"{text!r} is no pattern: {error}") from None


def _sources() -> list[Traversable | Given]:
    return [resources.files(__package__), *(kit.texts for kit in KITS.values() if kit.texts), *_ADDED]


def _files_in(language: Traversable) -> Iterator[tuple[str, dict[str, str]]]:
    for file in _inside(language, ".json"):
        yield file.name, _under(_CLIENT.get(file.name, ""), _read(file))
    for game in _inside(language):
        for file in _inside(game, ".json"):
            prefix = f"{_CLIENT[file.name]}{game.name}." if file.name in _CLIENT else ""
            yield f"{game.name}/{file.name}", _under(prefix, _read(file))
        for family in _inside(game):
            for file in _inside(family, ".json"):
                own = power_texts(_one_of(family.name), file.name.removesuffix(".json"), _read(file))
                yield f"{game.name}/{family.name}/{file.name}", own


def _one_of(family: str) -> str:
    """What one member of a family is called: aliens, an alien; technologies, a technology."""
    return f"{family.removesuffix('ies')}y" if family.endswith("ies") else family.removesuffix("s")


def _under(prefix: str, texts: dict[str, str]) -> dict[str, str]:
    return {prefix + key: text for key, text in texts.items()} if prefix else texts


def _inside(folder: Traversable, ending: str = "") -> list[Traversable]:
    """The files of this ending, or the folders, by name."""
    found = [item for item in folder.iterdir() if (item.name.endswith(ending) if ending else item.is_dir() and item.name[0] not in "._")]
    return sorted(found, key=lambda item: item.name)


def _read(file: Traversable) -> dict[str, str]:
    try:
        texts = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise MissingText(f"{file} is no JSON: {error}") from None
    if not isinstance(texts, dict):
        raise MissingText(f"{file} holds no texts by key")
    return texts


def _names(source: Traversable | Given) -> Iterator[tuple[str, str]]:
    """The languages that a source brings."""
    if isinstance(source, Mapping):
        yield from ((language, texts["language.name"]) for language, texts in source.items() if "language.name" in texts)
        return
    for folder in _inside(source):
        grammar = folder.joinpath("language.json")
        if grammar.is_file() and "language.name" in (texts := _read(grammar)):
            yield folder.name, texts["language.name"]


def look_around() -> None:
    """See which languages there are, and read anew what they say."""
    found = sorted(item for source in _sources() for item in _names(source))
    LANGUAGES.clear()
    LANGUAGES.update(found)
    _texts_of.cache_clear()


def _look_again(newcomer: Traversable | Given) -> None:
    """See what there is with a newcomer, and that all of it can be used; or be as before."""
    try:
        look_around()
        for language in LANGUAGES:
            texts_of(language)
    except MissingText:
        drop_texts(newcomer)
        raise


look_around()
