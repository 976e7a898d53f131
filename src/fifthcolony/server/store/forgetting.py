"""Tables that nobody has touched for long are forgotten, with all that belongs to them."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from fifthcolony.server.store import schema

T = TypeVar("T")
AT_ONCE: Final = 50
"""Tables in one transaction: who writes meanwhile hardly waits."""
AtRest = Callable[[list[str]], AbstractAsyncContextManager[list[str]]]
"""Keeps tables from being brought into memory for a while, and says which of these are not there."""


@asynccontextmanager
async def all_at_rest(codes: list[str]) -> AsyncIterator[list[str]]:
    """Where no table is in memory."""
    yield codes


def untouched(connection: sql.Connection, stage: str, before: int, after: str = "", most: int = AT_ONCE) -> list[str]:
    """Codes of tables that were last touched before a time, in order, from one code on."""
    found = _untouched(sql.select(schema.tables.c.code), stage, before).where(schema.tables.c.code > after)
    return list(connection.execute(found.order_by(schema.tables.c.code).limit(most)).scalars())


def count_untouched(connection: sql.Connection, stage: str, before: int) -> int:
    """How many such tables there are."""
    return connection.execute(_untouched(sql.select(sql.func.count()).select_from(schema.tables), stage, before)).scalar_one()


def _untouched(select: sql.Select[T], stage: str, before: int) -> sql.Select[T]:
    return select.where(schema.tables.c.stage == stage, schema.tables.c.touched < before)


def forget(connection: sql.Connection, codes: Sequence[str], stage: str, before: int) -> int:
    """Those of these tables that are still untouched, and are in no process's hands; how many they were."""
    still = _untouched(sql.select(schema.tables.c.code), stage, before).where(schema.tables.c.code.in_(codes))
    going = list(connection.execute(still).scalars())
    if connection.dialect.name == "postgresql" and going:
        going = _kept_from_others(connection, going)
    for table in (*schema.OF_A_TABLE, schema.owners):
        connection.execute(sql.delete(table).where(table.c.code.in_(going)))
    return len(going)


def _kept_from_others(connection: sql.Connection, codes: list[str]) -> list[str]:
    """Those that no living process has; who wants one of them now waits until it is gone, and finds nothing."""
    connection.execute(insert(schema.owners).on_conflict_do_nothing(), [{"code": code, "epoch": 0} for code in codes])
    owners = schema.owners.c
    nobodys = sql.or_(owners.process.is_(None), owners.process.not_in(sql.select(schema.processes.c.id)))
    held = sql.select(owners.code).where(owners.code.in_(codes), nobodys).order_by(owners.code).with_for_update()
    return list(connection.execute(held).scalars())
