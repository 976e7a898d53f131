"""Records as files: read with a clear word where they are damaged, written whole or not at all."""

import os
from pathlib import Path

from fifthcolony.kernel.errors import DamagedData
from fifthcolony.kernel.record import Record


def read_record(path: Path) -> Record:
    """The record a file holds."""
    try:
        return Record.from_json(path.read_bytes())
    except (DamagedData, RecursionError) as error:
        raise DamagedData(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """Write a record so that a file under this name is always a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(record.to_json() + "\n", encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
