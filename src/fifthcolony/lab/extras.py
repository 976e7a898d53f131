"""What the laboratory needs besides the game, and one line of advice where it is missing."""

from importlib.util import find_spec
from typing import Final

from fifthcolony.kernel.errors import FifthColonyError

_BROUGHT_BY: Final = {
    "lab": ("polars", "altair", "vl_convert", "openskill"),
    "cluster": ("polars", "altair", "vl_convert", "openskill", "ray"),
}


class MissingExtra(FifthColonyError):
    """A library is not installed."""


def require(extra: str) -> None:
    """Say what to install, if something of an extra is missing."""
    missing = [name for name in _BROUGHT_BY[extra] if find_spec(name) is None]
    if missing:
        raise MissingExtra(f"this needs {' and '.join(missing)}, which is not installed: pip install 'fifthcolony[{extra}]'")
