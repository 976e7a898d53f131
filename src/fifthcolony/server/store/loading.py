"""Tables from disk: replayed choice by choice to where they were, in the middle of any decision."""

import asyncio
from typing import cast

import msgspec

from fifthcolony.server.messages.wire import CHAT_IN_SNAPSHOT, Auto, Stage, TableLine, Wishes
from fifthcolony.server.secrets import commitment
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.schema import SeatRow, TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.room import Table, seat_line
from fifthcolony.server.table.seats import Seat

_YIELD_EVERY = 50
"""Choices replayed before others get a turn."""


async def load_table(store: Storage, code: str, settings: Settings) -> Table | None:
    """The table as it was, or None; ReplayMismatch if the rules have changed under it."""
    row = await store.table(code)
    if row is None:
        return None
    table = Table(code, _wishes(row), row["seed"], row["salt"], settings, store)
    table.created, table.stage = row["created"], cast("Stage", row["stage"])
    table.seats = [seat_from(seat) for seat in await store.seats(code)]
    table.chat = await store.talk(code, CHAT_IN_SNAPSHOT)
    table.said = table.chat[-1].n + 1 if table.chat else 0
    if row["config"] is not None:
        table.config = msgspec.json.decode(row["config"])
        table.set_match(await load_match(store, row, settings.moments is not None))
        table.winners = None if row["winners"] is None else msgspec.json.decode(row["winners"])
    return table


async def load_match(store: Storage, row: TableRow, with_moments: bool) -> Match:
    """The game of a table's row, where it was."""
    assert row["config"] is not None, "no game has begun here"
    match = Match(_wishes(row).game, msgspec.json.decode(row["config"]), row["seed"], with_moments=False)
    for number, choice in enumerate(await store.choices(row["code"])):
        match.replay(choice)
        if number % _YIELD_EVERY == 0:
            await asyncio.sleep(0)
    match.with_moments = with_moments
    return match


def _wishes(row: TableRow) -> Wishes:
    return msgspec.json.decode(row["wishes"], type=Wishes)


def seat_from(row: SeatRow) -> Seat:
    """A seat as it was left; its person has to come back."""
    seat = Seat(row["seat"], row["colour"])
    if row["token"]:
        seat.seat_person(row["name"], row["token"], bool(row["host"]))
    elif row["level"]:
        seat.seat_bot(row["name"], row["level"])
    seat.auto = cast("Auto", row["auto"])
    return seat


def table_line(row: TableRow, seats: list[SeatRow]) -> TableLine:
    """A table that is over, as everybody sees it, without bringing it back."""
    wishes = _wishes(row)
    return TableLine(
        code=row["code"],
        stage=cast("Stage", row["stage"]),
        wishes=wishes,
        seats=[seat_line(seat_from(seat), wishes.level) for seat in seats],
        watchers=0,
        created=row["created"],
        hash=commitment(row["seed"], row["salt"]),
        seed=str(row["seed"]) if row["stage"] == "over" else None,
        salt=row["salt"] if row["stage"] == "over" else None,
        winners=None if row["winners"] is None else msgspec.json.decode(row["winners"]),
        encounter=row["encounters"],
    )
