"""What must be so whatever happened: on the disk, and in what people were told."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from typing import Any, Final

import httpx
import sqlalchemy as sql

import fifthcolony as fc
from fifthcolony.server.secrets import commitment
from fifthcolony.server.store import schema
from tools.scripted import Message, Player
from tools.siege.tables import AWAY, Played

Rows = list[Message]
WITHIN: Final = 20.0
"""Seconds in which a server shows a game that is over, whatever else was wrong."""


def rows_of(engine: sql.Engine, codes: list[str]) -> dict[str, Rows]:
    """The choices that are on the disk, by table."""
    found: dict[str, Rows] = {code: [] for code in codes}
    query = sql.select(schema.choices).where(schema.choices.c.code.in_(codes)).order_by(schema.choices.c.code, schema.choices.c.n)
    with engine.connect() as connection:
        for row in connection.execute(query).mappings():
            found[row["code"]].append(dict(row))
    return found


def faults_on_disk(table: Played, rows: Rows) -> Iterator[str]:
    """Choices are numbered without gaps, and what was acknowledged is there."""
    if [row["n"] for row in rows] != list(range(len(rows))):
        yield f"table {table.code}: choices are not numbered without gaps"
    for player in table.people:
        labels = labels_of(player, rows)
        for number, word in player.acked:
            if number >= len(labels) or labels[number] != word:
                yield f"table {table.code}: answer {number} ({word}) of seat {player.you.get('seat')} was acknowledged and is not on disk"


def labels_of(player: Player, rows: Rows) -> list[str]:
    """What this player has chosen, as the disk has it."""
    return [row["label"] for row in rows if row["seat"] == player.you.get("seat")]


def kept_unacknowledged(people: Iterable[Player], rows: Rows) -> int:
    """Answers that are on disk though nobody has said so yet."""
    return sum(player.sent is not None and player.sent[0] < len(labels_of(player, rows)) for player in people)


async def faults_at_end(base: str, table: Played) -> list[str]:
    """The game ended as its record says, with the seed that was promised, and people were told what its replay tells."""
    until = time.monotonic() + WITHIN
    while True:
        try:
            return await _compare(base, table)
        except AWAY as error:  # PostgreSQL is down
            if time.monotonic() > until:
                return [f"table {table.code}: its replay cannot be had: {error!r}"]
            await asyncio.sleep(0.2)


async def _compare(base: str, table: Played) -> list[str]:
    faults: list[str] = []
    async with httpx.AsyncClient(timeout=60) as http:
        replay = (await _get(http, f"{base}/api/replays/{table.code}")).json()
        game = fc.replay(replay["record"])
        line = replay["table"]
        if game.outcome is None or list(game.outcome.winners) != line["winners"]:
            faults.append(f"table {table.code}: {line['winners']} won, the record says {game.outcome}")
        if commitment(game.seed, line["salt"]) != line["hash"]:
            faults.append(f"table {table.code}: the seed is not the one promised")
        for player in table.people:
            told = await _told(http, f"{base}/api/replays/{table.code}/frames?eyes={player.you['seat']}", replay["frames"])
            if told != [(event["key"], event["params"]) for event in player.events]:
                faults.append(f"table {table.code}: seat {player.you['seat']} was told something else than its replay tells")
    return faults


async def _told(http: httpx.AsyncClient, address: str, frames: int) -> list[tuple[str, list[Any]]]:
    told: list[tuple[str, list[Any]]] = []
    for start in range(0, frames, 64):
        page = (await _get(http, f"{address}&start={start}")).json()
        told += [(event["key"], event["params"]) for frame in page["frames"] for event in frame["events"]]
    return told


async def _get(http: httpx.AsyncClient, address: str) -> httpx.Response:
    answer = await http.get(address)
    return answer.raise_for_status()
