"""Whether all that was kept can be found again: the file, the rows, and every game by playing it once more."""

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

import msgspec
import sqlalchemy as sql

from fifthcolony.kernel.errors import DamagedData
from fifthcolony.server.messages.wire import Wishes
from fifthcolony.server.store import schema
from fifthcolony.server.store.engine import Database
from fifthcolony.server.store.errors import Damaged, Unavailable, Unreadable
from fifthcolony.server.store.loading import load_match
from fifthcolony.server.store.reader import Reader
from fifthcolony.server.store.schema import TableRow

MOST: Final = 100
"""Complaints of SQLite's about its own file."""


def troubles_below(database: Database) -> Iterator[str]:
    """What is wrong with the database itself, and rows that belong to no table."""
    try:
        with database.naming(), database.engine.connect() as connection:
            if not database.is_postgresql:
                said = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})").scalars()
                yield from (f"{database.place.shown}: {line}" for line in said if line != "ok")
            for table in schema.OF_A_TABLE[1:]:
                known = sql.select(schema.tables.c.code)
                strays = sql.select(table.c.code).where(table.c.code.not_in(known)).distinct().order_by(table.c.code)
                yield from (f"table {code}: there is none, but it has {table.name}" for code in connection.execute(strays).scalars())
    except Damaged as error:
        yield str(error)


def all_codes(database: Database) -> list[str]:
    """The codes of all tables, in order."""
    with database.naming(), database.engine.connect() as connection:
        return list(connection.execute(sql.select(schema.tables.c.code).order_by(schema.tables.c.code)).scalars())


async def troubles_in(database: Database, codes: list[str], seen: Callable[[int], object]) -> AsyncIterator[str]:
    """All that is wrong, line by line; `seen` hears of every table that was looked at."""
    for trouble in troubles_below(database):
        yield trouble
    reader = Reader(database)
    for code in codes:
        trouble_here = await trouble_with(reader, code)
        if trouble_here is not None:
            yield trouble_here
        seen(1)


async def trouble_with(reader: Reader, code: str) -> str | None:
    """What is wrong with a table, if anything is: its rows, or its game. Unavailable if the database does not answer any more."""
    try:
        row = await reader.table(code)
        if row is None:
            return None  # forgotten since it was listed
        await _check_rows(reader, row)
        if row["config"] is not None:
            await _check_game(reader, row)
    except Unreadable as error:
        return str(error)  # which names the table
    except (Damaged, DamagedData) as error:
        return f"table {code}: {error}"
    except Unavailable:
        raise
    except Exception as error:  # a row may be wrong in any way
        return f"table {code} cannot be read: {type(error).__name__}: {error}"
    return None


async def _check_rows(reader: Reader, row: TableRow) -> None:
    code = row["code"]
    wishes = msgspec.json.decode(row["wishes"], type=Wishes)
    seats = [seat["seat"] for seat in await reader.seats(code)]
    if seats != list(range(wishes.seats)):
        raise DamagedData(f"it has {wishes.seats} seats, and rows for {seats}")
    if (row["config"] is None) != (row["stage"] == "open"):
        raise DamagedData(f"it is {row['stage']}, {'without' if row['config'] is None else 'with'} a game")
    await reader.talk(code, 1)
    await reader.kin(code)
    ending = (await reader.endings_of([code])).get(code)
    if ending is not None:
        msgspec.json.decode(ending["aliens"], type=list[list[str]])
    numbers = await reader.run(lambda connection: _numbers(connection, code))
    if numbers != list(range(len(numbers))):
        missing = next(n for n in range(len(numbers)) if numbers[n] != n)
        raise DamagedData(f"choice {missing} is missing")


def _numbers(connection: sql.Connection, code: str) -> list[int]:
    of_table = sql.select(schema.choices.c.n).where(schema.choices.c.code == code)
    return list(connection.execute(of_table.order_by(schema.choices.c.n)).scalars())


async def _check_game(reader: Reader, row: TableRow) -> None:
    """Played again to where it is; one that is over ends there, as its table says."""
    outcome = (await load_match(reader, row, with_moments=False)).game.outcome
    if row["stage"] != "over":
        return
    said = [] if row["winners"] is None else msgspec.json.decode(row["winners"], type=list[int])
    if outcome is None:
        raise DamagedData("it is over, but its choices do not lead to an end")
    if list(outcome.winners) != said:
        raise DamagedData(f"its winners are {said}, but its choices lead to {list(outcome.winners)}")
