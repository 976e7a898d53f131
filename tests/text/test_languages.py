"""Every language says all there is to say; another one is a folder, and nothing else is touched."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.events import Event
from fifthcolony.text import languages
from fifthcolony.text.languages import (
    LANGUAGES,
    MissingText,
    add_alien_texts,
    add_texts,
    drop_alien_texts,
    drop_texts,
    files_of,
    look_around,
    said_in,
    texts_of,
    untranslated,
)  # fmt: skip
from fifthcolony.text.render import Words
from tests.text.loud import speaking_loud

NAMES = ["Ines", "Tariq"]
COLOURS = ["ember", "azure"]
NEVER_EMPTY = {
    "event.game.won", "event.deal.offered", "event.game.over", "event.cards.gained_by_you", "event.deck.looked_at_by_you",
    "event.overdue.saw", "option.pile", "terminal.technologies",
    "terminal.told", "terminal.over.shared", "terminal.rest", "terminal.laid_cards",
    "terminal.duel.all_readied", "terminal.duel.readied", "terminal.duel.spent",
}  # fmt: skip
"""Lists that hold at least one thing whenever they are told."""


@may(When.AFTER_REVEAL, CONTEST_DUEL)
def shine(g: Game, me: int) -> None:
    """It tells of it."""
    g.tell("beacon.shone", SEAT[me])


ENVOY = Envoy("beacon", shine, icon="brawn")
BEACON = {
    "name": "Beacon",
    "ability.1": "Shine",
    "hook.shine": "Use Shine",
    "hook.shine.noun": "Shine",
    "event.beacon.shone": "{0} shines.",
}


def fields(template: str) -> set[tuple[str, bool]]:
    """What a template asks for: the parameters, and whether one begins a list. Languages may differ in what has a plural."""
    return {(number, bool(star)) for number, star in re.findall(r"\{(\d)(\*?)[^}]*\}", template)}


@pytest.fixture
def loud(tmp_path: Path) -> Iterator[Path]:
    """The folder of a third language."""
    with speaking_loud(tmp_path) as folder:
        yield folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert untranslated(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_says_what_english_does_not(language: str) -> None:
    assert sorted(key for key in said_in(language).keys() - said_in("en").keys() if not key.startswith("language.")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    """Whoever translates finds a text where English has it."""
    where = {key: path for path, texts in files_of("en") for key in texts}
    assert {key: path for path, texts in files_of(language) for key in texts if where.get(key, path) != path} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_asks_for_the_same_in_every_language(language: str) -> None:
    assert [
        key for key, text in said_in(language).items() if not key.startswith("language.") and fields(text) != fields(texts_of("en")[key])
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_can_be_empty_has_a_text_for_it(language: str) -> None:
    lists = {key for key, template in said_in(language).items() if "*}" in template and not key.endswith(".none")}
    without = {key for key in lists if f"{key}.none" not in said_in(language)}
    assert {key for key in without if not key.startswith("browser.")} == NEVER_EMPTY


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_events_are_whole_sentences(language: str) -> None:
    texts = said_in(language)
    sentences = {key: text for key, text in texts.items() if key.startswith(("prompt.", "event."))}
    assert [key for key, text in sentences.items() if not text.endswith(".")] == []
    exact = ("terminal.help.", "language.")
    assert [key for key, text in texts.items() if not key.startswith(exact) and (text != text.strip() or "  " in text)] == []


def test_no_text_is_the_same_in_english_and_spanish_by_oversight() -> None:
    english, spanish = said_in("en"), said_in("es")
    same = {key for key in english if english[key] == spanish[key] and re.search("[a-z]{3}", english[key])}
    same = {key for key in same if not re.fullmatch(r"(alien|envoy)\..*\.name", key)}  # a virus is one in any language
    assert {key for key in same if not key.startswith("browser.")} == {"colour.jade", "terminal.colonies", "terminal.duel.neutral"}
    assert {english[key] for key in same if key.startswith("browser.")} == {
        "bot", "total", "neutral", "Plan", "Normal", "{0} min", "{0} {0#bot|bots}",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_lines_are_said_not_shouted(language: str) -> None:
    lines = {key: text for key, text in said_in(language).items() if key.startswith("browser.")}
    assert [key for key, text in lines.items() if re.search("[A-ZÁÉÍÓÚÑ]{4,}", text)] == []


STRAY = (
    r"ventaja de naves|barra de planetas|ficha de tácticas|\d sitios|^sitio \{|una capacidad (ahora|encaja)"
    r"|elige \w+ \w+( \w+)? que (preparas|pasas|apartas)"
)
"""Other words for what the glossary calls ventaja numérica, barra planetaria, ficha de Táctica, asiento and capacidad especial; and a
turn of phrase that no native would use: what is chosen is chosen for something."""


def test_spanish_keeps_to_the_words_of_the_box() -> None:
    said = {key: text for key, text in said_in("es").items() if not key.startswith("language.")}
    assert {key: text for key, text in said.items() if re.search(STRAY, text, re.IGNORECASE)} == {}


# --- a third language ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("loud")
def test_a_folder_is_a_language() -> None:
    assert {"en": "English", "es": "español", "loud": "LOUD"}.items() <= LANGUAGES.items()
    assert untranslated("loud") == []


@pytest.mark.usefixtures("loud")
def test_its_grammar_is_its_own() -> None:
    words = Words("loud", NAMES, COLOURS)
    assert words.join(["x", "y", "b"]) == "x; y AND b"
    assert words.join(["x", "agua"]) == "x ALSO agua"
    said = [words.event(Event("cards.drawn", ("seat:0", number), None)) for number in (1, 2, 3)]
    assert said == ["Ines draws 1 card.", "Ines draws 2 two.", "Ines draws 3 cards."]


def test_what_it_does_not_say_is_said_in_english_and_named(loud: Path) -> None:
    file = loud / "every_game.json"
    texts = json.loads(file.read_text())
    del texts["option.pass"]
    file.write_text(json.dumps(texts))
    look_around()
    assert untranslated("loud") == ["option.pass"]
    assert Words("loud", NAMES, COLOURS).option("pass") == "Pass"
    assert Words("loud", NAMES, COLOURS).option("done") == "DONE"


# --- texts that are brought in ------------------------------------------------------------------------------------------------------------


def test_a_game_brings_its_own_texts(tmp_path: Path) -> None:
    for language, name in (("en", "bluff"), ("es", "farol")):
        (tmp_path / language / "toy" / "aliens").mkdir(parents=True)
        (tmp_path / language / "toy" / "game.json").write_text(json.dumps({"phase.bluff": name}))
        (tmp_path / language / "toy" / "aliens" / "beacon.json").write_text(json.dumps({"name": f"{name}er"}))
        (tmp_path / language / "toy" / "technologies").mkdir()
        (tmp_path / language / "toy" / "technologies" / "lamp.json").write_text(json.dumps({"name": f"{name} lamp"}))
    add_texts(tmp_path)
    try:
        assert [Words(language, NAMES, COLOURS).say("phase.bluff") for language in ("en", "es")] == ["bluff", "farol"]
        assert Words("es", NAMES, COLOURS).word("alien:beacon") == "faroler"
        assert Words("en", NAMES, COLOURS).say("technology.lamp.name") == "bluff lamp"
    finally:
        drop_texts(tmp_path)
    assert not Words("en", NAMES, COLOURS).has("phase.bluff")


def test_somebodys_own_envoy_has_its_words_in_english_where_it_has_no_others() -> None:
    add_alien_texts(ENVOY, {"en": BEACON, "es": {"name": "Faro"}}, family="envoy")
    try:
        words = Words("es", NAMES, COLOURS)
        assert [words.word("envoy_named:beacon"), words.word("use:envoy.beacon.shine"), words.option("use:envoy.beacon.shine")] == [
            "Faro", "Shine", "Use Shine",
        ]  # fmt: skip
        assert words.has("envoy.beacon.ability.1")
        assert words.event(Event("beacon.shone", ("seat:1",), None)) == "Tariq shines."
        add_alien_texts(ENVOY, {"en": BEACON | {"name": "Lamp"}}, family="envoy")
        assert Words("es", NAMES, COLOURS).word("envoy_named:beacon") == "Lamp"
    finally:
        drop_alien_texts("beacon", family="envoy")
    assert not Words("en", NAMES, COLOURS).has("envoy.beacon.name")


def test_an_alien_without_english_is_refused() -> None:
    with pytest.raises(MissingText, match="the texts of beacon have no en; given are: es"):
        add_alien_texts(ENVOY, {"es": BEACON})


@pytest.mark.parametrize("key", ["hook.shine", "hook.shine.noun", "event.beacon.shone"])
def test_an_envoy_that_lacks_a_word_is_refused_and_what_it_said_before_stays(key: str) -> None:
    add_alien_texts(ENVOY, {"en": BEACON}, family="envoy")
    try:
        full = key.replace("hook", "hook.envoy.beacon")
        with pytest.raises(MissingText, match=rf"the texts of beacon have in en no {re.escape(full)}$"):
            add_alien_texts(ENVOY, {"en": {other: text for other, text in BEACON.items() if other != key}}, family="envoy")
        assert Words("en", NAMES, COLOURS).word("envoy_named:beacon") == "Beacon"
    finally:
        drop_alien_texts("beacon", family="envoy")


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        *(({"sample": template}, "en: sample is no template with 2 forms") for template in ("{", "}", "{x}", "{0", "{0**}", "{}", "{{0}}")),
        *(({"sample": template}, "en: sample is no template with 2 forms") for template in ("{0#ship}", "{0#a|b|c}")),
        *(({"sample": template}, "en: sample has not two forms, for others and for the reader") for template in ("{0@draws}", "{0@a|b|c}")),
        ({"sample": 3}, "en: sample is no text: 3"),
        ({"option.pass": "Skip"}, "en: the texts given has keys that stand in another file: option.pass"),
        ({"language.form.2": "("}, r"'\(' is no pattern"),
    ],
)
def test_what_cannot_be_used_is_refused_at_once_and_changes_nothing(texts: dict[str, str], said: str) -> None:
    before = texts_of("en")
    with pytest.raises(MissingText, match=said):
        add_texts({"en": texts})
    assert texts_of("en") == before


@pytest.mark.parametrize(("content", "said"), [("{", "is no JSON"), ("[]", "holds no texts by key")])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "odd.json").write_text(content)
    with pytest.raises(MissingText, match=rf"odd\.json {said}"):
        add_texts(tmp_path)
    assert tmp_path not in languages._ADDED
