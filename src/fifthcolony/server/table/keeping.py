"""A table and its seats as rows: what lasts of them besides choices and talk."""

from typing import TYPE_CHECKING

import msgspec

from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.store.schema import SeatRow, TableRow
from fifthcolony.server.table.seats import Seat

if TYPE_CHECKING:
    from fifthcolony.server.table.room import Table


def table_row(table: "Table") -> TableRow:
    """A table as it is kept."""
    return {
        "code": table.code,
        "created": table.created,
        "touched": table.touched,
        "stage": table.stage,
        "public": table.wishes.visibility == "public",
        "wishes": msgspec.json.encode(table.wishes).decode(),
        "seed": table.seed,
        "salt": table.salt,
        "rules": kit_of(table.wishes.game).rules,
        "config": None if table.config is None else msgspec.json.encode(table.config).decode(),
        "winners": None if table.winners is None else msgspec.json.encode(table.winners).decode(),
        "encounters": None if table.running is None else table.running.match.encounters,
    }


def seat_row(code: str, seat: Seat) -> SeatRow:
    """A seat as it is kept; of its token only the digest."""
    return {
        "code": code,
        "seat": seat.number,
        "name": seat.name,
        "colour": seat.colour,
        "token": seat.token,
        "level": seat.level,
        "host": seat.host,
        "auto": seat.auto,
        "claimed": seat.claimed,
    }
