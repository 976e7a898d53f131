"""Words and templates become sentences; what cannot become one is named."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.text import render
from fifthcolony.text.render import LANGUAGES, MissingText, Words, texts_of

EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
"""What both renderers, this one and the browser's, must make of the same words."""
RAW = re.compile(r"[{}*#|]|\b(seat|planet|card|side|place|use|alien|destiny|deal|type|free|random|text):\S|_")


def words_in(language: str) -> Words:
    return Words(language, EXAMPLES["names"], EXAMPLES["colours"])


def with_texts(monkeypatch: pytest.MonkeyPatch, **texts: str) -> Words:
    monkeypatch.setattr(render, "texts_of", lambda _language: texts | {"word.and": "and", "colour.ember": "Ember"})
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


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_words_inside_sentences(column: int, language: str) -> None:
    said = {word: words_in(language).word(word) for word in EXAMPLES["words"]}
    assert said == {word: texts[column] for word, texts in EXAMPLES["words"].items()}


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_words_on_buttons(column: int, language: str) -> None:
    said = {word: words_in(language).option(word) for word in EXAMPLES["options"]}
    assert said == {word: texts[column] for word, texts in EXAMPLES["options"].items()}


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_sentences(column: int, language: str) -> None:
    words = words_in(language)
    for key, params, *texts in EXAMPLES["sentences"]:
        kind, _, name = key.partition(".")
        if kind == "event":
            assert words.event(Event(name, tuple(params), None)) == texts[column]
        else:
            assert words.prompt(Ask(0, name, ("yes", "no"), tuple(params))) == texts[column]


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


@pytest.mark.parametrize("template", ["{", "}", "{x}", "{0", "{0#ship}", "{0#a|b|c}", "{0**}", "{}", "{{0}}"])
def test_what_is_no_template_is_refused_when_the_texts_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, template: str) -> None:
    (tmp_path / "en.json").write_text(json.dumps({"sample": template}), encoding="utf-8")
    for folder in ("aliens", "duel/aliens", "duel/envoys"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "duel" / "en.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr("fifthcolony.text.render.resources.files", lambda _package: tmp_path)
    with pytest.raises(MissingText, match="sample is no template"):
        texts_of.__wrapped__("en")


def test_somebodys_own_envoy_has_its_words() -> None:
    own = {
        "name": "Beacon",
        "ability.1": "Shine",
        "hook.shine": "Use Shine",
        "hook.shine.noun": "Shine",
        "event.beacon.shone": "{0} shines.",
    }
    render.add_alien_texts("beacon", {"en": own, "es": own}, family="envoy")
    try:
        words = words_in("en")
        assert [words.word("envoy_named:beacon"), words.word("use:envoy.beacon.shine"), words.option("use:envoy.beacon.shine")] == [
            "Beacon", "Shine", "Use Shine",
        ]  # fmt: skip
        assert words.has("envoy.beacon.ability.1")
        assert words.event(Event("beacon.shone", ("seat:1",), None)) == "Tariq shines."
    finally:
        render.drop_alien_texts("beacon", family="envoy")
    assert not words_in("en").has("envoy.beacon.name")


def test_a_missing_text_is_named() -> None:
    with pytest.raises(MissingText, match=r"es: there is no text card\.attack_99"):
        words_in("es").word("card:attack_99")
    with pytest.raises(MissingText, match=r"event\.no\.such"):
        words_in("en").event(Event("no.such", (), None))
    with pytest.raises(MissingText, match=r"event\.cards\.drawn .*cannot fill"):
        words_in("en").event(Event("cards.drawn", ("seat:0",), None))
    with pytest.raises(MissingText, match="there is no language 'tlh'; there are: en, es"):
        Words("tlh", None, [])


@pytest.mark.unguarded
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "edition", "seed"), [(3, 2008, 1), (4, 2018, 2), (5, 2018, 3), (5, 2008, 4)])
def test_whole_games_can_be_told(language: str, seats: int, edition: int, seed: int) -> None:
    said: list[str] = []
    words = Words(language, None, ["ember", "saffron", "jade", "azure", "orchid"][:seats])
    game = fc.new_game("classic", seats=seats, edition=edition, seed=seed, listener=lambda event: said.append(words.event(event)))
    dice = random.Random(seed)
    while game.outcome is None:
        ask = game.asks[0]
        said.append(words.prompt(ask))
        labels = [words.option(option) for option in ask.options]
        assert len(set(labels)) == len(labels), f"two options read the same: {labels}"
        said += [f"{label}." for label in labels]
        game.answer(ask.seat, dice.randrange(len(ask.options)))
    said.append(words.say(f"reason.{game.outcome.reason}").capitalize() + ".")
    assert len(said) > 1000
    assert [line for line in set(said) if RAW.search(line) or not line.endswith(".") or line[0] != line[0].upper() or "  " in line] == []
