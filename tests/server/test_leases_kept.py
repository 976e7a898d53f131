"""Leases that could not be given free, and what processes of other versions write down: neither keeps anybody from a table."""

from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql

from fifthcolony.server.cluster.cluster import Cluster
from fifthcolony.server.lobby import LOBBY_TABLES, Tables
from fifthcolony.server.store import leases, schema
from fifthcolony.server.store.errors import Unavailable
from tests.server.served import QUICK, run, serving, table_of
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded
MANY = replace(QUICK, beat=0.1, lease=30.0, peer_within=20.0)


def cluster_of(tables: Tables) -> Cluster:
    assert isinstance(tables.holding, Cluster)
    return tables.holding


def test_a_table_that_could_not_be_given_free_can_be_seen_and_joined_everywhere(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was away for a while when it left the memory, and the process lives on."""

    async def test() -> None:
        async with serving(postgres, MANY) as (first, here), serving(postgres, MANY) as (second, _), httpx.AsyncClient() as http:
            seated = await table_of(first, 1)
            code = seated[0]["code"]
            await here.find(code)

            def away(*_: Any, **__: Any) -> None:
                raise Unavailable("the database is away")

            with monkeypatch.context() as while_away:
                while_away.setattr(leases, "release", away)
                await here.drop_all()
            assert code not in here.by_code
            looked = await http.get(f"{second}/api/tables/{code}")
            assert looked.status_code == 200
            mine = await post(second, "/api/mine", {"places": [{"code": code, "token": seated[0]["token"]}]})
            assert [found["table"] for found in mine["tables"]] == [looked.json()]
            assert code not in here.by_code, "asking brings nothing back"
            ben = await post(second, f"/api/tables/{code}/join", {"name": "Ben"})
            async with Player(second, code, ben["token"]) as player:
                assert [seat["name"] for seat in player.table["seats"]][:2] == ["Ada", "Ben"]

    run(test())


def write_line(tables: Tables, code: str, process: str, line: str) -> None:
    with tables.store.engine.begin() as connection:
        connection.execute(sql.insert(schema.owners).values(code=code, process=process, epoch=1, line=line))


def test_what_a_newer_version_says_of_its_tables_and_of_itself_stops_nobody(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres, MANY) as (base, tables), httpx.AsyncClient() as http:
            seated = await table_of(base, 1)
            membership = cluster_of(tables).membership
            async with Player(base, seated[0]["code"], seated[0]["token"]):
                await membership.exchange()
                with tables.store.engine.begin() as connection:
                    leases.enter(connection, "newer", "127.0.0.1:1", '{"version":2}')
                line = msgspec.to_builtins(tables.by_code[seated[0]["code"]].line())
                write_line(tables, "BBBBB", "newer", msgspec.json.encode({**line, "code": "BBBBB", "news": 1}).decode())
                lobby = await http.get(f"{base}/api/tables")
                assert lobby.status_code == 200
                assert [shown["code"] for shown in lobby.json()["tables"]] == [seated[0]["code"]]
                await membership.exchange()
                assert "newer" in membership.others

    run(test())


def test_the_lobby_shows_tables_that_can_be_joined_first_however_many_processes_there_are(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres, MANY) as (base, tables):
            seated = await table_of(base, 1)
            table = await tables.find(seated[0]["code"])
            running = msgspec.json.encode(msgspec.structs.replace(table.line(), stage="running")).decode()
            with tables.store.engine.begin() as connection:
                leases.enter(connection, "another", "127.0.0.1:1", "")
                rows = [{"code": f"X{number}", "process": "another", "epoch": 1, "line": running} for number in range(5 * LOBBY_TABLES)]
                connection.execute(sql.insert(schema.owners), rows)
            write_line(tables, "BBBBB", "another", msgspec.json.encode(msgspec.structs.replace(table.line(), code="BBBBB")).decode())
            lobby = await tables.lobby()
            assert (lobby.tables[0].code, len(lobby.tables)) == ("BBBBB", LOBBY_TABLES)

    run(test())
