"""docs/bot-protocol.md: every message with every field, and every fault by its name, and no others."""

import re
from pathlib import Path

import pytest
from msgspec import inspect

from fifthcolony.bots import process
from fifthcolony.bots.process.bot import DEADLINE, STARTS, TO_START
from fifthcolony.bots.process.messages import LONGEST, PROTOCOL, Asked, Choice, Hello, Over, Ready, Refused, encoded, said

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(\w+)`")


def rows(heading: str) -> list[list[str]]:
    """The names in the first columns of a table."""
    part = TEXT.split(f"{heading}\n")[1].partition("\n#")[0]
    return [[*map(" ".join, map(NAMED.findall, line.split("|")[1:3]))] for line in part.splitlines() if "`" in line and line[0] == "|"]


@pytest.mark.parametrize(
    ("heading", "messages"), [("### What it is told", (Hello, Asked, Refused, Over)), ("### What it says", (Ready, Choice))]
)
def test_every_message_has_its_fields(heading: str, messages: tuple[type, ...]) -> None:
    found: dict[str, set[str]] = {}
    message = ""
    for name, fields in rows(heading):
        message = name or message
        found.setdefault(message, set()).update(fields.split() if not name or heading.endswith("says") else [])
    types = [inspect.type_info(message) for message in messages]
    assert found == {str(kind.tag): {field.name for field in kind.fields} for kind in types if isinstance(kind, inspect.StructType)}


def test_every_fault_has_its_name() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(process.__file__).parent.glob("*.py"))
    assert {name for name, _ in rows("## What goes wrong")} == {*re.findall(r'Faulty\("(\w+)"', sources)}


def test_the_figures_are_those_of_the_code() -> None:
    assert f"This is protocol version {PROTOCOL}." in TEXT
    assert f"the deadline: {DEADLINE:g} seconds" in TEXT
    assert f"more than {LONGEST:,} bytes" in TEXT
    assert f"It has {TO_START:g} seconds" in TEXT
    assert (STARTS, "after five starts" in TEXT) == (5, True)


def test_the_talk_that_is_shown_is_one() -> None:
    lines = TEXT.split("```json\n")[1].partition("```")[0].encode().splitlines()
    heard = [said(line) for line in lines if b'"ready"' in line or b'"choice"' in line]
    assert [type(message) for message in heard] == [Ready, Choice]
    assert b'"type":"over"' in encoded(Over((0,), "win.five_planets"))


def test_the_python_program_is_the_example() -> None:
    example = (ROOT / "examples" / "bots" / "lines.py").read_text(encoding="utf-8")
    assert example.partition("\n\n")[2] in TEXT
