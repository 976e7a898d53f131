"""What the server writes down of itself, as text for people or as JSON for programs. Nothing of it tells what only some may know.

Tables are named by their codes and seats by their numbers. Of a fault the log has where it happened, but not what the error says: that may
name cards, and whoever has the table's code can play it again. Libraries are heard from warnings on: below, they tell frames and rows.
"""

import json
import logging
import re
import time
import traceback
from types import TracebackType
from typing import Any, Final, Literal, TextIO

from fifthcolony.server.store.errors import Unavailable

Format = Literal["text", "json"]
OURS: Final = "fifthcolony"
FIELDS: Final = ("table", "seat", "stage", "code", "error", "count", "seconds")
"""What a line may have beside its words; nothing else that is given with it is written."""
_OPEN: Final = (Unavailable, OSError, ImportError)
"""Errors whose words are about the machine and the database, and hold no password."""
_ASYNCIO: Final = "asyncio"
_Fault = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def set_up(form: Format | None, level: str, stream: TextIO | None = None) -> logging.Handler:
    """Write lines from now on, ours from this level on; without a form as text where a person looks on."""
    handler = logging.StreamHandler(stream)
    form = form or ("text" if handler.stream.isatty() else "json")
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root, ours = logging.getLogger(), logging.getLogger(OURS)
    root.addHandler(handler)
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    ours.setLevel(level.upper())
    return handler


class TextLines(logging.Formatter):
    """A line for people, and under it where a fault happened."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, words, fields."""
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        fault = _fault(record)
        below = "".join(f"\n    {line}" for line in (f"{fault['fault']} at", *fault["at"])) if fault else ""
        return f"{at} {record.levelname:<7} {' '.join(_words(record).split())}{fields}{below}"


class JsonLines(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, words, fields."""
        whole = {"time": _time(record.created), "level": record.levelname.lower(), "logger": record.name, "event": _words(record)}
        return json.dumps(whole | _fields(record) | _fault(record), ensure_ascii=False)


def _time(seconds: float) -> str:
    """As ISO 8601 has it, in UTC."""
    whole, part = divmod(seconds, 1)
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(whole))}.{int(part * 1000):03d}Z"


def _words(record: logging.LogRecord) -> str:
    """What is said; by asyncio only up to where it begins to show tasks, errors and arguments, which may hold anything."""
    said = record.getMessage()
    return re.split(r"[\n(<]", said, maxsplit=1)[0].rstrip() if record.name == _ASYNCIO else said


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}


def _fault(record: logging.LogRecord) -> dict[str, Any]:
    """What kind of error there was and where, from the outermost call to the innermost; its words only if they can tell nothing."""
    given: _Fault | None = record.exc_info
    if given is None or given[1] is None:
        return {}
    error = given[1]
    said = f"{type(error).__name__}: {' '.join(str(error).split())}" if isinstance(error, _OPEN) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    return {"fault": said, "at": [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]}


def _short(path: str) -> str:
    """A file without the folders of this machine."""
    return "/".join(path.replace("\\", "/").rsplit("/", 3)[1:])
