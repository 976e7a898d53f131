"""Whatever the server refuses, a person is told why in every language: reasons are listed once, all are raised, all have words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import fifthcolony
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import ErrorCode, Reason
from fifthcolony.text.languages import LANGUAGES, said_in

SERVER = Path(fifthcolony.__file__).parent / "server"
FILLED = {"not_found.table": 1, "not_found.replay": 1, "not_found.seat": 1, "seat_taken": 1, "seat_taken.colour": 1}
"""Reasons that say more, and how much."""


def raised() -> Iterator[tuple[str, int, str]]:
    """Every refusal that is written in the server: its reason, how many parameters it has, and where it stands."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == Refused.__name__:
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}: a reason is written out"
                yield str(node.args[0].value), len(node.args) - 2, f"{path.name}:{node.lineno}"


def test_every_reason_that_is_listed_is_raised_and_no_other() -> None:
    assert {reason for reason, _, _ in raised()} == set(get_args(Reason))


def test_every_code_is_a_reason_and_every_reason_begins_with_a_code() -> None:
    assert set(get_args(ErrorCode)) <= set(get_args(Reason))
    assert {Refused(reason, "").code for reason in get_args(Reason)} == set(get_args(ErrorCode))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    said = said_in(language)
    assert [reason for reason in get_args(Reason) if not said.get(f"browser.error.{reason}", "").endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_filled_by_what_the_refusal_brings(language: str) -> None:
    for reason, brought, where in raised():
        wanted = set(re.findall(r"\{(\d)", said_in(language)[f"browser.error.{reason}"]))
        assert (brought, len(wanted)) == (FILLED.get(reason, 0), FILLED.get(reason, 0)), where
