"""Tables from disk: replayed choice by choice to where they were, in the middle of any decision."""

import asyncio
from typing import Any, cast

import msgspec
import sqlalchemy as sql

from fifthcolony.server.messages.wire import CHAT_IN_SNAPSHOT, Auto, ChatLine, Level, TableLine, Wishes
from fifthcolony.server.secrets import commitment
from fifthcolony.server.settings import Settings
from fifthcolony.server.store import storage
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.room import Table
from fifthcolony.server.table.seats import Seat

_YIELD_EVERY = 50
"""Choices replayed before others get a turn."""


async def load_table(store: Storage, code: str, settings: Settings) -> Table | None:
    """The table as it was, or None; ReplayMismatch if the rules have changed under it."""
    found = await store.read(sql.select(storage.tables).where(storage.tables.c.code == code))
    if not found:
        return None
    row = found[0]
    table = Table(code, _wishes(row), row["seed"], row["salt"], settings, store)
    table.created, table.stage = row["created"], row["stage"]
    table.seats = [seat_from(seat) for seat in await rows_of(store, storage.seats, code, storage.seats.c.seat)]
    lines = sql.select(storage.chat).where(storage.chat.c.code == code).order_by(storage.chat.c.n.desc()).limit(CHAT_IN_SNAPSHOT)
    talk = [ChatLine(line["n"], line["seat"], line["name"], line["text"], line["at"]) for line in await store.read(lines)]
    table.chat = talk[::-1]
    table.said = talk[0].n + 1 if talk else 0
    if row["config"] is not None:
        table.config = msgspec.json.decode(row["config"])
        table.set_match(await load_match(store, row, settings.moments is not None))
        table.winners = None if row["winners"] is None else msgspec.json.decode(row["winners"])
    return table


async def rows_of(store: Storage, what: sql.Table, code: str, order: sql.ColumnElement[Any]) -> list[dict[str, Any]]:
    """A table's rows of one kind, in order."""
    return await store.read(sql.select(what).where(what.c.code == code).order_by(order))


async def load_match(store: Storage, row: dict[str, Any], even: bool) -> Match:
    """The game of a table's row, where it was."""
    match = Match(_wishes(row).game, msgspec.json.decode(row["config"]), row["seed"], even=False)
    for number, choice in enumerate(await rows_of(store, storage.choices, row["code"], storage.choices.c.n)):
        match.replay(choice["seat"], choice["option"], choice["label"])
        if number % _YIELD_EVERY == 0:
            await asyncio.sleep(0)
    match.even = even
    return match


def _wishes(row: dict[str, Any]) -> Wishes:
    return msgspec.json.decode(row["wishes"], type=Wishes)


def seat_from(row: dict[str, Any]) -> Seat:
    """A seat as it was left; its person has to come back."""
    seat = Seat(row["seat"], row["colour"])
    seat.name, seat.token, seat.host = row["name"], row["token"], bool(row["host"])
    seat.level, seat.auto = cast("Level | None", row["level"]), cast("Auto", row["auto"])
    return seat


def table_line(row: dict[str, Any], seats: list[dict[str, Any]]) -> TableLine:
    """A table that is over, as everybody sees it, without bringing it back."""
    wishes = _wishes(row)
    return TableLine(
        code=row["code"],
        stage=row["stage"],
        wishes=wishes,
        seats=[seat_from(seat).line(wishes.level) for seat in seats],
        watchers=0,
        created=row["created"],
        hash=commitment(row["seed"], row["salt"]),
        seed=str(row["seed"]) if row["stage"] == "over" else None,
        salt=row["salt"] if row["stage"] == "over" else None,
        winners=None if row["winners"] is None else msgspec.json.decode(row["winners"]),
        encounter=row["encounters"],
    )
