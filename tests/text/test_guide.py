"""What is taught in the browser: a lesson's hint fits its line, and nothing of a lesson or a section is missing."""

import re

import pytest

from fifthcolony.text.languages import LANGUAGES, said_in, texts_of

ROOM = {"en": 72}
"""Characters of a hint, title and all; other languages need more."""
MOST = 90
LESSON = re.compile(r"guide\.(classic|duel)\.lesson\.([a-z]+)(\.title|\.hint)?")
SECTION = re.compile(r"guide\.(classic|duel)\.section\.([a-z]+)(\.title)?")


def named(pattern: re.Pattern[str], language: str) -> dict[tuple[str, str], set[str]]:
    """Lessons or sections by game and name, each with the parts of it that there are."""
    found: dict[tuple[str, str], set[str]] = {}
    for key in said_in(language):
        if match := pattern.fullmatch(key):
            found.setdefault((match[1], match[2]), set()).add(match[3] or "")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_its_line(language: str) -> None:
    texts = texts_of(language)
    hints = {
        key: f"{texts[f'{key}.title']} {texts[f'{key}.hint']}"
        for key in texts
        if LESSON.fullmatch(f"{key}.title") and f"{key}.hint" in texts
    }
    assert len(hints) > 50
    assert {key: hint for key, hint in hints.items() if len(hint.replace("{0}", "5")) > ROOM.get(language, MOST)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_a_title_a_hint_and_two_sentences(language: str) -> None:
    lessons = named(LESSON, language)
    assert {name: parts for name, parts in lessons.items() if parts != {"", ".title", ".hint"}} == {}
    texts = {f"{game} {name}": texts_of(language)[f"guide.{game}.lesson.{name}"] for game, name in lessons}
    assert {name: text for name, text in texts.items() if len(re.findall(r"[.?!](?= |$)", text)) != 2} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_has_a_title_and_a_text(language: str) -> None:
    sections = named(SECTION, language)
    assert len(sections) > 30
    assert {name: parts for name, parts in sections.items() if parts != {"", ".title"}} == {}
    assert {name for game, name in sections if texts_of(language)[f"guide.{game}.section.{name}"].count("**") % 2} == set()
