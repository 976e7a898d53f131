"""The folder of a SQLite database: made for its owner's eyes only, and locked by the server that has it open."""

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from glob import escape
from pathlib import Path
from typing import IO, Final

from fifthcolony.server.store.errors import BadPlace, DataInUse, Unavailable
from fifthcolony.server.store.place import FILE, Place

LOCK: Final = "lock"
_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def take_folder(place: Place) -> IO[str]:
    """Make what is missing and let nobody else in, neither people nor servers; closing the file unlocks it."""
    assert place.file is not None, "only SQLite has a folder"
    folder = place.file.parent
    with _said(folder):
        _make(place, place.file)
        lock = _opened(folder / _lock_of(place.file))
        try:
            _lock(lock)
        except OSError:
            lock.close()
            raise DataInUse(f"another server has {place.shown} open") from None
        try:
            _opened(place.file).close()  # SQLite gives its other files the mode of this one
            for path in folder.glob(f"{escape(place.file.name)}*"):
                _tighten(path, 0o600)
        except BaseException:
            lock.close()
            raise
    return lock


def _lock_of(file: Path) -> str:
    """A folder of ours has one lock; of files that lie side by side, such as copies, each has its own."""
    return LOCK if file.name == FILE else f"{file.name}.{LOCK}"


def _make(place: Place, file: Path) -> None:
    """A folder for us alone. One that holds other things than ours, such as a home, keeps its mode."""
    folder = file.parent
    if folder.exists() and not folder.is_dir():
        raise BadPlace(f"expected a folder, given {folder}, which is a file")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if place.is_own_folder and all(path.name == LOCK or path.name.startswith(file.name) for path in folder.iterdir()):
        _tighten(folder, 0o700)


def _opened(path: Path) -> IO[str]:
    return open(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "r+")


def _tighten(path: Path, allowed: int) -> None:
    """Take away what more may be done here than is needed, if it is ours to take."""
    found = path.stat()
    mode = stat.S_IMODE(found.st_mode)
    if mode & ~allowed and hasattr(os, "geteuid") and found.st_uid == os.geteuid():
        path.chmod(mode & allowed)


@contextmanager
def _said(folder: Path) -> Iterator[None]:
    """What the system complains about, as a sentence."""
    try:
        yield
    except NotADirectoryError:
        raise BadPlace(f"expected a folder, given {folder}, which leads through a file") from None
    except OSError as error:
        if error.errno in _FULL:
            raise Unavailable(f"the disk of {folder} is full") from None
        raise BadPlace(f"{folder} cannot be written: {error.strerror}") from None
