"""The list of replays: a few queries however many games it has, and none for those who ask within the same second."""

import asyncio
from pathlib import Path

import httpx
import sqlalchemy as sql

from fifthcolony.server.transport.brief import Brief
from tests.server.kept_games import keep, played
from tests.server.served import run, running


def test_the_list_is_read_at_once_and_not_again_for_a_moment(tmp_path: Path) -> None:
    queries: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if "FROM" in statement:
            queries.append(statement)

    async def test() -> None:
        codes = [letter * 5 for letter in "BCDFG"]
        for number, code in enumerate(codes):
            await keep(tmp_path, code, played("duel", 5), touched=number)
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            await http.get("/api/info")
            queries.clear()
            answers = await asyncio.gather(*(http.get("/api/replays") for _ in range(10)))
            listed = answers[0].json()["replays"]
            assert [line["code"] for line in listed] == codes[::-1]
            assert [player["name"] for player in listed[0]["players"]] == ["Bot 0", "Bot 1"]
            assert len({answer.text for answer in answers}) == 1

    sql.event.listen(sql.Engine, "before_cursor_execute", note)
    try:
        run(test())
    finally:
        sql.event.remove(sql.Engine, "before_cursor_execute", note)
    assert len(queries) <= 3


def test_what_is_brief_is_made_again_when_it_is_old() -> None:
    async def test() -> None:
        now, made = [0.0], list[float]()

        async def make() -> bytes:
            made.append(now[0])
            return str(now[0]).encode()

        brief = Brief(1.0, make, lambda: now[0])
        told = []
        for moment in (0.0, 0.9, 1.0, 1.5, 2.0):
            now[0] = moment
            told.append(float(await brief.body()))
        assert told == [0.0, 0.0, 1.0, 1.0, 2.0]
        assert made == [0.0, 1.0, 2.0]

    run(test())
