"""Words and templates become sentences; what cannot become one is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.text import render
from fifthcolony.text.languages import MissingText
from fifthcolony.text.render import Words

EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
"""What both renderers, this one and the browser's, must make of the same words; in these languages:"""
COLUMNS = list(enumerate(EXAMPLES["languages"]))


GRAMMAR = {"language.comma": ", ", "language.and": " and ", "language.form.1": "1"}


def words_in(language: str) -> Words:
    return Words(language, EXAMPLES["names"], EXAMPLES["colours"])


def with_texts(monkeypatch: pytest.MonkeyPatch, **texts: str) -> Words:
    monkeypatch.setattr(render, "texts_of", lambda _language: texts | GRAMMAR | {"colour.ember": "Ember"})
    return Words("en", ["Ines"], ["ember"])


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (["Bo", "Ines"], "Bo e Ines"),
        (["Ines", "Bo"], "Ines y Bo"),
        (["Bo", "Hilda"], "Bo e Hilda"),
        (["agua", "hielo"], "agua y hielo"),
        (["a"], "a"),
    ],
)
def test_spanish_and_before_i(parts: list[str], said: str) -> None:
    assert words_in("es").join(parts) == said
    assert words_in("en").join(parts) == " and ".join(parts)


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_words_inside_sentences(column: int, language: str) -> None:
    said = {word: words_in(language).word(word) for word in EXAMPLES["words"]}
    assert said == {word: texts[column] for word, texts in EXAMPLES["words"].items()}


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_words_on_buttons(column: int, language: str) -> None:
    said = {word: words_in(language).option(word) for word in EXAMPLES["options"]}
    assert said == {word: texts[column] for word, texts in EXAMPLES["options"].items()}


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_a_prompt_may_have_words_of_its_own_for_an_answer(column: int, language: str) -> None:
    said = [words_in(language).option(word, prompt) for prompt, word, *_ in EXAMPLES["answers"]]
    assert said == [texts[column] for _, _, *texts in EXAMPLES["answers"]]


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_sentences(column: int, language: str) -> None:
    words = words_in(language)
    for key, params, *texts in EXAMPLES["sentences"]:
        kind, _, name = key.partition(".")
        if kind == "event":
            assert words.event(Event(name, tuple(params), None)) == texts[column]
        else:
            assert words.prompt(Ask(0, name, ("yes", "no"), tuple(params))) == texts[column]


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_the_reader_is_you(column: int, language: str) -> None:
    words = Words(language, EXAMPLES["names"], EXAMPLES["colours"], me=0)
    for key, params, *texts in EXAMPLES["mine"]:
        kind, _, name = key.partition(".")
        ask, event = Ask(0, name, ("yes", "no"), tuple(params)), Event(name, tuple(params), None)
        assert (words.event(event) if kind == "event" else words.prompt(ask)) == texts[column]
    assert words.option("seat:0") == ["You", "Tú"][column]


def test_players_without_names_go_by_their_colours() -> None:
    assert Words("es", None, ["jade", "azure"]).word("seat:1") == "Azur"


def test_a_sentence_begins_with_a_capital_letter() -> None:
    words = words_in("en")
    assert words.event(Event("reveal.upset", ("side:offense", "seat:0"), None)).startswith("Ines")
    assert words.option("side:offense") == "The offense"


@pytest.mark.parametrize(
    ("template", "params", "said"),
    [
        ("{0} and {1}", (1, "text:two"), "1 and two"),
        ("{0*}", ("text:a",), "a"),
        ("{0*}", ("text:a", "text:b"), "a and b"),
        ("{0*}", ("text:a", "text:b", "text:c"), "a, b and c"),
        ("{1*} of {0}", ("text:x", "text:a"), "a of x"),
        ("{0} {0#ship|ships}", (1,), "1 ship"),
        ("{0} {0#ship|ships}", (0,), "0 ships"),
        ("{0} {0#ship|ships}", (2,), "2 ships"),
        ("all {0*}", (), "all "),
    ],
)
def test_template_syntax(monkeypatch: pytest.MonkeyPatch, template: str, params: tuple[int | str, ...], said: str) -> None:
    assert with_texts(monkeypatch, sample=template).say("sample", *params) == said


def test_an_empty_list_has_its_own_text(monkeypatch: pytest.MonkeyPatch) -> None:
    words = with_texts(monkeypatch, **{"sample": "{0} has {1*}", "sample.none": "{0} has nothing"})
    assert words.say("sample", "seat:0") == "Ines has nothing"
    assert words.say("sample", "seat:0", "text:cards") == "Ines has cards"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(MissingText, match=r"es: there is no text card\.attack_99"):
        words_in("es").word("card:attack_99")
    with pytest.raises(MissingText, match=r"event\.no\.such"):
        words_in("en").event(Event("no.such", (), None))
    with pytest.raises(MissingText, match=r"event\.cards\.drawn .*cannot fill"):
        words_in("en").event(Event("cards.drawn", ("seat:0",), None))
    with pytest.raises(MissingText, match=r"there is no language 'tlh'; there are: .*en, es"):
        Words("tlh", None, [])
