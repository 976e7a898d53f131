"""What can go wrong with what lasts, each with a name; a database's own errors go no further than this."""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sql

from fifthcolony.kernel.errors import FifthColonyError


class Unavailable(FifthColonyError):
    """The database cannot be reached, is locked or damaged, or its disk is full. What was being written is there whole or not at all."""


class Damaged(Unavailable):
    """What is there is no database, or a broken one."""


class DataInUse(FifthColonyError):
    """Another server has this folder open."""


class BadPlace(FifthColonyError):
    """No data can be kept or found where this points to."""


class OtherSchema(FifthColonyError):
    """The data was written by a newer version, or is not ours."""


class Unreadable(FifthColonyError):
    """What was written down cannot be read by this version, or played by its rules."""


class Unwritable(FifthColonyError):
    """These rows cannot be written, whenever it is tried; nothing of them was."""


class AlreadyKept(Unwritable):
    """A row of this key is there already."""


class Fenced(FifthColonyError):
    """The table belongs to another process by now; nothing was written."""


FAULTS_OF_ROWS: Final = (sql.exc.IntegrityError, sql.exc.DataError, sql.exc.ProgrammingError, sql.exc.NotSupportedError)
"""They belong to what was to be written, and to nothing else that was to be written with it."""
UNIQUE_VIOLATION: Final = "23505"
_SAYINGS: Final = {
    "is full": "the disk of {where} is full",
    "is locked": "{where} is locked by another program",
    "readonly": "{where} cannot be written: {said}",
}
"""By a word of SQLite's message."""
_DAMAGES: Final = ("not a database", "malformed", "Could not decode")


def is_fault_of_rows(error: Exception) -> bool:
    """Whether others that were to be written at the same time could be written without these."""
    if isinstance(error, sql.exc.DBAPIError):
        return isinstance(error, FAULTS_OF_ROWS)
    return isinstance(error, sql.exc.StatementError) or not isinstance(error, sql.exc.SQLAlchemyError)


def named(error: Exception, where: str, hide: Callable[[str], str]) -> FifthColonyError:
    """An error of the database as a sentence of ours, about the place as it may be shown, without what is to be hidden."""
    said = hide(" ".join(str(getattr(error, "orig", None) or error).split()))
    if isinstance(error, sql.exc.IntegrityError) and _is_double(error, said):
        return AlreadyKept(f"{where} has such a row already: {said}")
    if is_fault_of_rows(error):
        return Unwritable(f"{where} does not take this: {said}")
    if any(word in said for word in _DAMAGES):
        return Damaged(f"{where} is damaged: {said}")
    saying = next((saying for word, saying in _SAYINGS.items() if word in said), "{where} cannot be used: {said}")
    return Unavailable(saying.format(where=where, said=said))


def _is_double(error: sql.exc.IntegrityError, said: str) -> bool:
    return getattr(error.orig, "sqlstate", None) == UNIQUE_VIOLATION or "UNIQUE constraint" in said
