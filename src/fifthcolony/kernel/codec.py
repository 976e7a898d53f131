"""How games and records are written: one line of text with its kind, version and checksum."""

import json
import zlib
from base64 import b85decode, b85encode
from typing import Any, Final

from fifthcolony.kernel.errors import DamagedData

DUMP: Final = "fifthcolony-dump"
DUMP_VERSION: Final = 2
RECORD: Final = "fifthcolony-record"
RECORD_VERSION: Final = 1

# Indices are written as one printable character each, so that a long game's choices stay short; larger ones are escaped.
_ZERO: Final = 35
_ESCAPE: Final = "!"
_PACKED: Final = "~"
_WORTH_PACKING: Final = 300
_PLAIN: Final = 57  # up to "[", below the backslash that JSON would double


def choices_to_text(choices: list[int]) -> str:
    """One character a choice, "!n." where the index is large; a long game's are packed."""
    text = "".join(chr(_ZERO + index) if index < _PLAIN else f"{_ESCAPE}{index}." for index in choices)
    return text if len(text) < _WORTH_PACKING else _PACKED + b85encode(zlib.compress(text.encode(), 9)).decode()


def choices_from_text(text: str) -> list[int]:
    """The inverse of `choices_to_text`."""
    if text.startswith(_PACKED):
        try:
            text = zlib.decompress(b85decode(text[1:])).decode()
        except zlib.error as error:
            raise ValueError(f"the choices cannot be unpacked: {error}") from None
    choices = []
    position = 0
    while position < len(text):
        if text[position] == _ESCAPE:
            end = text.index(".", position)
            choices.append(int(text[position + 1 : end]))
            position = end + 1
        else:
            choices.append(ord(text[position]) - _ZERO)
            position += 1
    if min(choices, default=0) < 0:
        raise ValueError("no choice is less than 0")
    return choices


def tupled(value: Any) -> Any:
    """JSON's lists back into tuples, all the way down."""
    return tuple(tupled(item) for item in value) if isinstance(value, list) else value


def seal(form: str, version: int, body: dict[str, Any]) -> str:
    """Write a body as one line with its kind, version and checksum."""
    text = json.dumps(body, separators=(",", ":"))
    return f'{{"format":"{form}","version":{version},"check":{zlib.crc32(text.encode())},"body":{text}}}'


def unseal(form: str, version: int, data: str | bytes) -> dict[str, Any]:
    """Read what `seal` wrote, or say what is wrong with it."""
    if not isinstance(data, str | bytes):
        raise DamagedData(f"expected a {form} as text, got {type(data).__name__}")
    try:
        sealed = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DamagedData(f"expected a {form}, got text that is no JSON: {error}") from None
    if not isinstance(sealed, dict) or sealed.get("format") != form:
        given = sealed.get("format") if isinstance(sealed, dict) else type(sealed).__name__
        raise DamagedData(f"expected a {form}, got {given!r}")
    if sealed.get("version") != version:
        raise DamagedData(f"expected {form} version {version}, got version {sealed.get('version')!r}")
    body = sealed.get("body")
    text = json.dumps(body, separators=(",", ":"))
    if not isinstance(body, dict) or zlib.crc32(text.encode()) != sealed.get("check"):
        raise DamagedData(f"this {form} is damaged: its checksum does not fit its body")
    return body
