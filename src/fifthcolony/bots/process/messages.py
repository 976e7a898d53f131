"""What is said to a bot that is a program and what it says, a line each. docs/bot-protocol.md explains them; a test compares."""

from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json

PROTOCOL: Final = 1
LONGEST: Final = 65_536
"""Bytes of a line that a program may say."""


class Faulty(Exception):
    """Something that costs a program one decision, by name."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Thinking(Struct):
    """How long it was told to think, by whoever named it."""

    seconds: float | None
    playouts: int | None


class Hello(Struct, tag="hello"):
    """A game begins for it, or goes on."""

    protocol: int
    game: str
    rules: int
    seat: int
    seats: int
    setup: dict[str, Any]
    names: list[str]
    seed: int
    deadline: float
    thinking: Thinking | None


class Asked(Struct, tag="ask"):
    """A decision is owed."""

    id: int
    prompt: str
    params: tuple[int | str, ...]
    options: tuple[str, ...]
    text: str
    labels: list[str]
    view: dict[str, Any]


class Refused(Struct, tag="refused"):
    """A decision was not its own, and why."""

    id: int
    code: str
    text: str
    taken: int


class Over(Struct, tag="over"):
    """The game is over; another may begin."""

    winners: tuple[int, ...]
    reason: str


class Ready(Struct, tag="ready"):
    """Its word for hello."""

    protocol: int
    reads: list[str] | None = None


class Choice(Struct, tag="choice"):
    """Its word for ask."""

    id: int
    choice: int


def encoded(message: Hello | Asked | Refused | Over) -> bytes:
    """As a line."""
    return json.encode(message) + b"\n"


def said(line: bytes) -> Ready | Choice:
    """What a program said, or what is wrong with it."""
    try:
        message: Ready | Choice = json.decode(line, type=Ready | Choice)
    except ValidationError as error:
        raise Faulty("bad_message", f"it said {shown(line)}: {error}") from None
    except (DecodeError, UnicodeDecodeError, RecursionError):
        raise Faulty("bad_json", f"it said {shown(line)}, which is no JSON") from None
    return message


def shown(line: bytes) -> str:
    """The beginning of a line, fit for a message."""
    text = line[:60].decode("utf-8", "replace")
    return repr(text if len(line) <= 60 else f"{text}...")
