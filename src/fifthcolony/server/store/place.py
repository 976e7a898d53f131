"""Where data is kept: a folder or a file for SQLite, or a PostgreSQL server. Passwords are never shown."""

from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

import sqlalchemy as sql

from fifthcolony.server.store.errors import BadPlace

FILE: Final = "tables.db"
EXPECTED: Final = "expected a folder, sqlite:///FILE or postgresql://USER@HOST/NAME"
_POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")


class Place(NamedTuple):
    """Where the data is, and what the place is called in messages."""

    url: sql.URL
    shown: str
    file: Path | None = None
    """SQLite's."""
    is_own_folder: bool = False
    """Whether the whole folder was given, and not only a file in it."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may have it open at once."""
        return self.file is None

    def hide(self, text: str) -> str:
        """A message without the password, should it be in there."""
        word = self.url.password
        for form in {word, quote(word, safe="")} if word else ():
            text = text.replace(form, "***")
        return text


def place_of(given: Path | str) -> Place:
    """What a folder or a URL points to; BadPlace if it is neither."""
    if isinstance(given, Path) or "://" not in given:
        return _in_file(Path(given) / FILE, True)
    try:
        url = sql.make_url(given)
        scheme = url.drivername.lower()
    except (sql.exc.ArgumentError, ValueError):  # whose message may hold the password
        raise BadPlace(f"the URL of the database cannot be read: {EXPECTED}") from None
    if scheme == "sqlite":
        return _at_file(url)
    if scheme in _POSTGRESQL:
        return Place(url.set(drivername="postgresql+psycopg"), _shown(url))
    raise BadPlace(f"there is no database {scheme!r}: {EXPECTED}")


def _at_file(url: sql.URL) -> Place:
    if not url.database or url.database == ":memory:":
        raise BadPlace(f"a SQLite database needs a file: {EXPECTED}")
    path = Path(url.database)
    return _in_file(path / FILE, True) if path.is_dir() else _in_file(path, False)


def _in_file(file: Path, is_own_folder: bool) -> Place:
    url = sql.URL.create("sqlite", database=str(file))
    return Place(url, str(file.parent if is_own_folder else file), file, is_own_folder)


def _shown(url: sql.URL) -> str:
    """Without the password, and without options, which may hold others."""
    host = url.host or ""
    port = "" if url.port is None else f":{url.port}"
    return f"postgresql://{host}{port}/{url.database or ''}"
