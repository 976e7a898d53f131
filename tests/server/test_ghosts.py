"""A ghost stops no game: who asks for a seat and never comes loses it, and the host can go on without anybody."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.server.table.handlers import welcome_back
from fifthcolony.server.table.seating import new_seats, sit_down, unclaimed
from tests.server.served import QUICK, players_at, run, serving, table_of
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded


async def seen(player: Player, **wanted: Any) -> None:
    """Wait until the second seat looks like this."""
    await player.until(lambda: all(player.table["seats"][1][name] == value for name, value in wanted.items()))


def test_an_unclaimed_seat_frees_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, claim_within=3.0)) as (base, _):
            (ada,) = await table_of(base, 1)
            async with Player(base, ada["code"], ada["token"]) as host:
                await post(base, f"/api/tables/{ada['code']}/join", {"name": "Ben", "seat": 1})
                await seen(host, kind="person", name="Ben")
                await seen(host, kind="empty", name="")
                assert host.table["seats"][0]["kind"] == "person"

    run(test())


def test_who_has_come_once_keeps_the_seat() -> None:
    seats = new_seats(3)
    ada, ben = (sit_down(seats, name, name, None, None) for name in ("Ada", "Ben"))
    assert ada.gone_since is not None
    later = ada.gone_since + 10.0
    assert unclaimed(seats, 20.0, later) == []
    assert unclaimed(seats, 5.0, later) == [ada, ben]
    welcome_back(ada)
    ada.gone_since = later - 9.0
    assert unclaimed(seats, 5.0, later) == [ben]


def test_a_game_goes_on_without_somebody_who_never_came(tmp_path: Path) -> None:
    async def test() -> None:
        graces = {"relaxed": 0.2, "minute": 0.2, "blitz": 0.2}
        async with serving(tmp_path, replace(QUICK, graces=graces)) as (base, _):
            ada, _ghost = await table_of(base, 2)
            async with Player(base, ada["code"], ada["token"]) as host:
                await host.ask("start")
                await seen(host, kind="away")
                await host.play()

    run(test())


def test_the_host_frees_a_seat_before_the_start(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            host, ben = await players_at(base, await table_of(base, 2))
            assert (await ben.ask("send_away", seat=0))["code"] == "not_host"
            assert [(await host.ask("send_away", seat=seat))["code"] for seat in (0, 2, 7)] == ["not_found"] * 3
            assert (await host.ask("send_away", seat=1))["type"] == "ack"
            await seen(host, kind="empty", name="")
            await ben.until(lambda: ben.closed)
            assert ben.refusals[-1]["code"] == "sent_away"

    run(test())


def test_the_host_calls_for_a_substitute_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            host, ben = await players_at(base, await table_of(base, 2))
            await host.ask("start")
            assert (await ben.ask("send_away", seat=0))["code"] == "not_host"
            assert (await host.ask("send_away", seat=1))["type"] == "ack"
            await seen(host, kind="away")
            await ben.ask("auto", mode="pass")
            await seen(host, kind="person")

    run(test())


def test_who_is_there_has_a_while_before_a_substitute_plays(tmp_path: Path) -> None:
    """A host who calls for one just when somebody is asked would have had a bot answer in that instant."""

    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, notice=1.0)) as (base, tables):
            host, ben = await players_at(base, await table_of(base, 2))
            await host.ask("start")
            seat = tables.by_code[host.code].seats[1]

            def kind() -> str:
                return seat.kind

            assert (await host.ask("send_away", seat=1))["type"] == "ack"
            assert kind() == "person"
            await ben.ask("auto", mode="ask")
            await asyncio.sleep(1.2)
            assert kind() == "person", "who does anything is not replaced"
            await host.ask("send_away", seat=1)
            await seen(host, kind="away")
            await ben.go()
            await ben.come_in()
            await seen(host, kind="person", connected=True)
            await ben.go()
            await seen(host, connected=False)
            await host.ask("send_away", seat=1)
            assert kind() == "away", "who is not there is not waited for"

    run(test())


def test_a_window_that_nobody_looks_at_is_nobody(tmp_path: Path) -> None:
    """It lets what happened pass by itself, beat by beat: that must not keep a substitute away, nor send one home."""

    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            host, ben = await players_at(base, await table_of(base, 2))
            await host.ask("start")
            seat = tables.by_code[host.code].seats[1]
            seat.misses = 2
            await ben.ask("wave", moment=99, unattended=True)
            assert seat.misses == 2
            await host.ask("send_away", seat=1)
            await seen(host, kind="away")
            await ben.ask("wave", moment=99, unattended=True)
            assert seat.kind == "away"
            await ben.ask("wave", moment=99)
            await seen(host, kind="person")
            assert seat.misses == 0

    run(test())


def test_somebody_else_calls_for_a_substitute_where_the_host_has_gone(tmp_path: Path) -> None:
    """Or somebody who never answers would stop a game without a clock for ever."""

    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            host, ben, cleo = await players_at(base, await table_of(base, 3))
            await host.ask("start")
            assert (await ben.ask("send_away", seat=2))["code"] == "not_host"
            await host.ask("leave")
            await ben.until(lambda: ben.you["host"])
            assert [seat["host"] for seat in ben.table["seats"]] == [False, True, False]
            assert (await cleo.ask("send_away", seat=1))["code"] == "not_host"
            assert (await ben.ask("send_away", seat=2))["type"] == "ack"
            await ben.until(lambda: ben.table["seats"][2]["kind"] == "away")
            await host.come_in()
            await ben.until(lambda: not ben.you["host"])
            assert host.you["host"]
            assert [seat.host for seat in tables.by_code[host.code].seats] == [True, False, False]

    run(test())


def test_a_ghost_does_not_outlast_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            ada, _ghost = await table_of(base, 2)
            async with Player(base, ada["code"], ada["token"]):
                pass
        soon = replace(QUICK, claim_within=1.0)
        async with serving(tmp_path, soon) as (base, _), Player(base, ada["code"], ada["token"]) as host:
            await seen(host, kind="empty", name="")
            assert (host.table["seats"][0]["kind"], host.table["seats"][0]["name"]) == ("person", "Ada")

    run(test())


def test_who_has_come_once_keeps_the_seat_over_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            seated = await table_of(base, 2)
            await players_at(base, seated)
        async with serving(tmp_path) as (base, tables):
            table = await tables.find(seated[0]["code"])
            assert [seat.claimed for seat in table.seats[:2]] == [True, True]
            assert unclaimed(table.seats, 0.0, float("inf")) == []

    run(test())
