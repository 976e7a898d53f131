"""The protocol: every message goes there and back, nothing else comes through, and what is made from the types is up to date."""

import contextlib
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fifthcolony as fc
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages import socket as protocol
from fifthcolony.server.messages import wire
from fifthcolony.server.messages.socket import ClientMessage, Hello, ServerMessage
from fifthcolony.server.table.match import shown_view
from fifthcolony.server.transport.attendance import decode
from tools import typescript

ROOT = Path(__file__).resolve().parents[2]
CLIENT: list[dict[str, Any]] = [
    {"type": "hello", "token": "abc", "seen": 4, "name": "Ada", "paces": True},
    {"type": "hello", "token": None, "seen": None, "name": None, "paces": False},
    {"type": "answer", "id": 1, "ask": 2, "choices": [0, "planet:0.3", "done"]},
    {"type": "take_back", "id": 1, "ask": 2},
    {"type": "auto", "id": 1, "mode": "mine"},
    {"type": "wave", "id": 1, "moment": 0, "unattended": True},
    {"type": "hold", "id": 1, "moment": 0},
    {"type": "say", "id": 1, "text": "¡Hola!"},
    {"type": "start", "id": 1},
    {"type": "change", "id": 1, "name": "Ben", "colour": "jade", "seat": 2},
    {"type": "bot", "id": 1, "seat": 3, "level": "simple"},
    {"type": "send_away", "id": 1, "seat": 2},
    {"type": "leave", "id": 1},
    {"type": "rematch", "id": 3, "wanted": True, "now": False},
    {"type": "sync", "id": 1, "seen": 3},
    {"type": "history", "id": 1, "before": 3},
    {"type": "ping", "id": 1},
]


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("message", CLIENT, ids=[str(message["type"]) for message in CLIENT])
def test_a_message_goes_there_and_back(message: dict[str, Any]) -> None:
    assert msgspec.to_builtins(decode(msgspec.json.encode(message))) == message


def test_every_message_of_a_client_is_tried() -> None:
    assert {str(message["type"]) for message in CLIENT} == tags(ClientMessage)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('{"type":"answer"}', "malformed"),
        ('{"type":"dance","id":1}', "malformed"),
        ('{"type":"ping","id":1,"more":2}', "malformed"),
        ('{"type":"ping","id":-1}', "malformed"),
        ('{"type":"ping","id":9007199254740992}', "malformed"),
        ('{"type":"answer","id":1,"ask":0,"choices":[]}', "malformed"),
        ('{"type":"answer","id":1,"ask":0,"choices":[true]}', "malformed"),
        ('{"type":"answer","id":1,"ask":0,"choices":[1.5]}', "malformed"),
        ('{"type":"answer","id":1,"ask":0,"choices":' + str([0] * 65) + "}", "malformed"),
        ('{"type":"say","id":1,"text":"' + "x" * 401 + '"}', "malformed"),
        ("[" * 8000, "malformed"),
        ("\ud800", "malformed"),
        ("x" * 8193, "too_large"),
        (b"\xff\xfe", "malformed"),
    ],
)
def test_what_is_no_message_is_refused_by_name(frame: str | bytes, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        decode(frame)
    assert refusal.value.code == code


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_any_bytes_are_a_message_or_are_refused(frame: str | bytes) -> None:
    with contextlib.suppress(Refused):
        assert isinstance(decode(frame), msgspec.Struct)


def test_hello_needs_nothing() -> None:
    assert decode('{"type":"hello"}') == Hello()


@pytest.mark.unguarded
@pytest.mark.parametrize("seed", range(3))
def test_the_type_of_a_view_is_what_views_are(seed: int) -> None:
    game = fc.new_game("classic", seed=seed, seats=5)
    dice = seed
    while game.outcome is None:
        ask = game.asks[dice % len(game.asks)]
        game.answer(ask.seat, dice % len(ask.options))
        dice = (dice * 6364136223846793005 + 1442695040888963407) >> 3 & 0xFFFFFFFF
        for viewer in (ask.seat, None):
            view = shown_view(game, viewer)
            assert set(view) == set(ClassicView.__annotations__)
            msgspec.convert(view, ClassicView)


def test_the_typescript_types_are_up_to_date() -> None:
    assert typescript.GOAL.read_text(encoding="utf-8") == typescript.typescript(), "run make typescript"


def test_the_page_names_every_message_error_and_address() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", text))
    assert tags(ClientMessage) | tags(ServerMessage) | set(get_args(wire.ErrorCode)) <= named
    assert f"protocol version {wire.VERSION}" in text
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{kind.__struct_config__.tag}` |"))
        fields = set(re.findall(r"`([a-z]+)\??`", row.split("|")[2]))
        assert fields == set(kind.__struct_fields__) - ({"id"} if kind in get_args(ClientMessage) else set()), kind.__name__


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert str(wire.MAX_MESSAGE) in text
    assert f"at most {wire.CHAT_LENGTH} characters" in text
    assert f"more than {wire.EVENTS_IN_SNAPSHOT}" in text
    assert protocol.Snapshot.__struct_fields__[0] == "protocol"


def test_a_refusal_says_why_to_people_and_to_programs() -> None:
    refusal = Refused("seat_taken.colour", "Ada wears jade", "Ada")
    assert (refusal.code, refusal.reason, refusal.params, str(refusal)) == ("seat_taken", "seat_taken.colour", ["Ada"], "Ada wears jade")
