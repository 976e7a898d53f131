"""Rows as they are kept, for tests that care about one of their fields."""

from typing import Any, cast

from fifthcolony.server.store.schema import KinRow, SeatRow, TableRow


def table_row(code: str, **fields: Any) -> TableRow:
    """An open table that nobody sits at."""
    row = {
        "code": code,
        "created": 1,
        "touched": 1,
        "stage": "open",
        "public": False,
        "wishes": "{}",
        "seed": 1,
        "salt": "salt",
        "rules": 1,
        "config": None,
        "winners": None,
        "encounters": None,
    }
    return cast("TableRow", row | fields)


def seat_row(code: str, seat: int = 0, **fields: Any) -> SeatRow:
    """A person's seat."""
    row = {"code": code, "seat": seat, "name": "Ada", "colour": "ember", "token": "digest", "level": None, "host": True, "auto": "ask"}
    return cast("SeatRow", row | {"claimed": True} | fields)


def kin_row(code: str) -> KinRow:
    """A table that is nobody's rematch."""
    return {"code": code, "rematch_of": None, "continues": None, "choices": None, "chapter": None}
