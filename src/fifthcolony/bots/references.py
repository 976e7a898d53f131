"""Bots that are named by where they are: a class that Python can import, one in a file, or a program that is run.

Whoever starts a process may say so, on its command line or in its environment; what comes over the wire never gets here. References stand
in the environment, so that processes which this one starts know the same bots.
"""

import importlib.util
import os
import re
import sys
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from fifthcolony.bots.protocol import told
from fifthcolony.kernel.errors import BadBot, BadConfig

WHERE: Final = "FIFTHCOLONY_BOTS"
"""The variable that holds them, one a line: a reference, or NAME=REFERENCE."""
RUN: Final = "run:"
_NAMED: Final = re.compile(r"(?:([\w.-]+)=)?([^\n]*\S)")
_IN_A_MODULE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
_IN_A_FILE: Final = re.compile(r"(.+\.py):([^\W\d]\w*)")
EXPECTED: Final = "package.module:Class, ./file.py:Class, or run: and a command"


def is_reference(name: str) -> bool:
    """Whether a name says where a bot is, rather than what it is called."""
    return ":" in name


def parted(text: str) -> tuple[str, str]:
    """A name and a reference, of "NAME=REFERENCE" or a reference that is its own name."""
    found = _NAMED.fullmatch(text.strip())
    reference = found[2] if found else ""
    if not ((reference.startswith(RUN) and reference != RUN) or _IN_A_FILE.fullmatch(reference) or _IN_A_MODULE.fullmatch(reference)):
        raise BadConfig(f"a bot that is not known by name is {EXPECTED}, given {text!r}")
    assert found is not None, "a reference was found in it"
    return found[1] or reference, reference


def brought() -> dict[str, str]:
    """The references that this process knows, by name."""
    return _read(os.environ.get(WHERE, ""))


@cache
def _read(lines: str) -> dict[str, str]:
    try:
        return dict(parted(line) for line in lines.splitlines() if line.strip())
    except BadConfig as error:
        raise BadConfig(f"{WHERE}: {error}") from None


def note(name: str, reference: str) -> None:
    """Know a reference from now on, here and in every process that is started from here."""
    _write(brought() | {name: reference})


def forget(name: str) -> None:
    """Know it no more."""
    _write({known: reference for known, reference in brought().items() if known != name})


def _write(references: dict[str, str]) -> None:
    os.environ[WHERE] = "\n".join(name if name == reference else f"{name}={reference}" for name, reference in references.items())


def found_at(reference: str) -> Any:
    """What a reference leads to: something that makes a bot from a seed."""
    if reference.startswith(RUN):
        from fifthcolony.bots.process.bot import runner_of  # noqa: PLC0415  most games need no programs

        return runner_of(reference.removeprefix(RUN))
    try:
        in_a_file = _IN_A_FILE.fullmatch(reference)
        return getattr(_module_in(in_a_file[1]), in_a_file[2]) if in_a_file else resolve_name(reference)
    except (Exception, SystemExit) as error:
        raise BadBot(f"the bot {reference!r} cannot be loaded: {told(error)}") from error


def _module_in(file: str) -> Any:
    """What a file defines, run once."""
    path = Path(file).resolve()
    name = f"fifthcolony_bot_{path.stem}_{hash_of(str(path))}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None, "a file that ends in .py is Python"
        assert spec.loader is not None, "it is read by Python's own loader"
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # data classes look themselves up there
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def hash_of(path: str) -> str:
    """A few letters that tell two files of the same name apart."""
    return importlib.util.source_hash(path.encode()).hex()[:8]
