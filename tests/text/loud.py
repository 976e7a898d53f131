"""A third language, made of English: everything in capital letters, with a plural for two and a word for "and" before an a."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fifthcolony.text.languages import LANGUAGES, add_texts, drop_texts, said_in

GRAMMAR = {
    "language.name": "LOUD",
    "language.comma": "; ",
    "language.and": " AND ",
    "language.and.1": " ALSO ",
    "language.and.1.before": "a",
    "language.form.1": "1",
    "language.form.2": "2",
    "language.you": "THEE",
    "language.you.listed": "THOU",
}


def shouted(text: str) -> str:
    """In capital letters; what is to be filled in is left alone, but for a form more."""
    parts = re.split(r"(\{[^}]*\})", text)
    return "".join(re.sub(r"(#[^|}]+)\|", r"\1|two|", part) if part[:1] == "{" else part.upper() for part in parts)


@contextmanager
def speaking_loud(folder: Path) -> Iterator[Path]:
    """There is such a language, as a folder; afterwards there is none."""
    room = folder / "loud"
    room.mkdir()
    (room / "language.json").write_text(json.dumps(GRAMMAR))
    texts = {key: shouted(text) for key, text in said_in("en").items() if not key.startswith("language.")}
    (room / "every_game.json").write_text(json.dumps(texts))
    add_texts(folder)
    try:
        yield room
    finally:
        drop_texts(folder)
    assert "loud" not in LANGUAGES
