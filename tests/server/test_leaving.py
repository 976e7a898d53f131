"""Who has left has no seat, whatever is still in the pipe."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.server.messages.socket import Answer, Change, Hello, Leave, Say, Start, Sync
from fifthcolony.server.settings import Settings
from fifthcolony.server.table import handlers
from fifthcolony.server.table.room import Table
from fifthcolony.server.transport.connection import Connection
from tests.server.served import WITH_MOMENTS, run, serving, table_of
from tools.scripted import post

pytestmark = pytest.mark.unguarded


class Hung:
    """A line whose other end does not read: what is sent stays here."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def send_text(self, text: str) -> None:
        self.sent.append(text)

    def close(self, code: int, reason: str) -> None:
        """Nobody hears it."""

    def abort(self) -> None:
        """Nobody sees it."""

    def waiting(self) -> int:
        return 0


async def sat_at(table: Table, token: str, paces: bool = False, line: Hung | None = None) -> Connection:
    """A window with its seat."""
    window = Connection(line or Hung(), Settings(), time.monotonic())
    await table.call(handlers.come_in, table, window, Hello(token=token, paces=paces))
    return window


@pytest.mark.parametrize(
    "late",
    [Change(9, name="Mallory"), Leave(9), Start(9), Say(9, "hello"), Sync(9), Answer(9, 0, [0])],
    ids=lambda message: type(message).__name__,
)
def test_a_message_after_leaving_acts_for_nobody(tmp_path: Path, late: Any) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            first = (await table_of(base, 1))[0]
            table = await tables.find(first["code"])
            lines = [Hung(), Hung()]
            old, other = [await sat_at(table, first["token"], line=line) for line in lines]
            await table.call(handlers.receive, table, old, Leave(1))
            joined = await post(base, f"/api/tables/{table.code}/join", {"name": "Ben", "seat": first["seat"]})
            ben = await sat_at(table, joined["token"])
            talk, told = len(table.chat), [len(line.sent) for line in lines]
            for window in (old, other):
                await table.call(handlers.receive, table, window, late)
            seat = table.seats[joined["seat"]]
            assert (seat.name, seat.windows, table.stage, len(table.chat)) == ("Ben", [ben], "open", talk)
            assert [len(line.sent) for line in lines] == told, "nor is anything told"
            await asyncio.sleep(0)

    run(test())


@pytest.mark.parametrize("paces", [True, False])
def test_what_was_looked_at_is_looked_at_again_by_who_comes_back(tmp_path: Path, paces: bool) -> None:
    async def test() -> None:
        async with serving(tmp_path, WITH_MOMENTS) as (base, tables):
            first = (await table_of(base, 1))[0]
            table = await tables.find(first["code"])
            window = await sat_at(table, first["token"], paces)
            await table.call(handlers.receive, table, window, Start(1))
            assert table.running is not None
            await table.call(handlers.go_out, table, window)
            table.running.moments.open(time.monotonic(), None)
            moment = table.running.moments.on
            await sat_at(table, first["token"], paces)
            assert moment is not None
            assert (moment.until is None) == paces, "whose window says when, is not hurried"

    run(test())
