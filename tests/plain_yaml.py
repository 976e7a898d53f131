"""As much YAML as our own files need: mappings and lists by indentation, scalars in one line. Whatever else it may be is refused."""

import json
import re
from typing import Any, NamedTuple

_KEY = re.compile(r"([\w.-]+):(?: (.*))?")
_NUMBER = re.compile(r"-?\d+")


class Line(NamedTuple):
    """What stands in a line, and how far in."""

    number: int
    indent: int
    text: str


class NotPlain(Exception):
    """This is YAML that we do not write, or none."""

    def __init__(self, line: Line, why: str) -> None:
        super().__init__(f"line {line.number}: {why}: {line.text}")


def read(text: str) -> Any:
    """The whole of it."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if words and not words.startswith("#"):
            lines.append(Line(number, len(line) - len(line.lstrip(" ")), words))
            if "\t" in line or line != line.rstrip():
                raise NotPlain(lines[-1], "a tab, or a blank at the end")
    found, rest = _block(lines)
    if rest:
        raise NotPlain(rest[0], "this belongs to nothing")
    return found


def _block(lines: list[Line]) -> tuple[Any, list[Line]]:
    """A mapping or a list, and what comes after it."""
    return (_list if lines[0].text.startswith("- ") else _mapping)(lines)


def _list(lines: list[Line]) -> tuple[list[Any], list[Line]]:
    indent, found = lines[0].indent, list[Any]()
    while lines and lines[0].indent == indent and lines[0].text.startswith("- "):
        first = lines[0]._replace(indent=indent + 2, text=lines[0].text[2:])
        if _KEY.fullmatch(first.text) and not first.text.startswith(("-", '"')):
            item, lines = _mapping([first, *lines[1:]])
        else:
            item, lines = _scalar(first, first.text), lines[1:]
        found.append(item)
    return found, lines


def _mapping(lines: list[Line]) -> tuple[dict[str, Any], list[Line]]:
    indent, found = lines[0].indent, dict[str, Any]()
    while lines and lines[0].indent == indent:
        line, lines = lines[0], lines[1:]
        pair = _KEY.fullmatch(line.text)
        if pair is None or pair[1] in found:
            raise NotPlain(line, "no key, or one for the second time")
        if pair[2]:
            found[pair[1]] = _scalar(line, pair[2])
        elif lines and lines[0].indent > indent:
            found[pair[1]], lines = _block(lines)
        else:
            found[pair[1]] = None
    if lines and lines[0].indent > indent:
        raise NotPlain(lines[0], "further in than what it belongs to")
    return found, lines


def _scalar(line: Line, text: str) -> Any:
    if text[0] in '["':
        return json.loads(text)
    if text[0] in "&*!|>%@`'{#" or " #" in text or ": " in text:
        raise NotPlain(line, "not a plain word")
    return {"true": True, "false": False}.get(text, int(text) if _NUMBER.fullmatch(text) else text)
