"""Tables that come from others: a rematch of the same people, and a game that goes on from a moment of one that is over."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import fifthcolony as fc
from fifthcolony.kernel.record import Choice
from fifthcolony.server.secrets import commitment
from fifthcolony.server.table.kin import match_at
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.replaying import YIELD_EVERY
from tests.server.kept_games import long_one
from tests.server.old_folders import write_old_folder
from tests.server.served import run, running
from tools.scripted import Player, post

DUEL = {"game": "duel", "seats": 2, "visibility": "private"}


async def two_at_a_table(base: str, **wishes: Any) -> tuple[Player, Player]:
    """Two people at a table that has started, not yet at it."""
    first = await post(base, "/api/tables", {"name": "Ines", "wishes": {**DUEL, **wishes}})
    second = await post(base, f"/api/tables/{first['code']}/join", {"name": "Tariq"})
    return Player(base, first["code"], first["token"]), Player(base, first["code"], second["token"], seed=1)


async def played_out(ines: Player, tariq: Player) -> None:
    """They play a whole duel."""
    await ines.ask("start")
    await asyncio.gather(ines.play(), tariq.play())
    await ines.until(lambda: ines.table["stage"] == "over")


def test_a_rematch_begins_when_everybody_who_is_there_wants_it_and_the_same_keys_open_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            ines, tariq = await two_at_a_table(base)
            async with ines, tariq:
                assert (await ines.ask("rematch"))["reason"] == "not_over.rematch"
                await played_out(ines, tariq)
                assert ines.table.get("rematch") is None
                await tariq.ask("rematch")
                await ines.until(lambda: ines.table["rematch"] is not None)
                assert ines.table["rematch"] == {"seats": [1], "code": None}
                await tariq.ask("rematch", wanted=False)
                await tariq.ask("rematch")
                await ines.ask("rematch")
                await tariq.until(lambda: tariq.table["rematch"]["code"] is not None)
                old, code = ines.table, tariq.table["rematch"]["code"]
            async with Player(base, code, ines.token) as again, Player(base, code, tariq.token) as other:
                assert (again.you["seat"], other.you["seat"]) == (0, 1)
                assert again.table["stage"] == "running"
                assert [(seat["name"], seat["colour"], seat["host"]) for seat in again.table["seats"]] == [
                    (seat["name"], seat["colour"], seat["host"]) for seat in old["seats"]
                ]
                assert again.table["wishes"] == old["wishes"]
                assert again.table["hash"] != old["hash"]
                await asyncio.gather(again.play(), other.play())

    run(test())


@pytest.mark.parametrize("leaves", [True, False])
def test_it_begins_when_the_only_one_who_has_not_said_goes(tmp_path: Path, leaves: bool) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            ines, tariq = await two_at_a_table(base)
            async with ines:
                async with tariq:
                    await played_out(ines, tariq)
                    await ines.ask("rematch")
                    assert ines.table["rematch"]["code"] is None
                    if leaves:
                        await tariq.ask("leave")
                await ines.until(lambda: ines.table["rematch"]["code"] is not None)

    run(test())


def test_it_does_not_begin_when_nobody_is_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            ines, tariq = await two_at_a_table(base)
            async with tariq:
                async with ines:
                    await played_out(ines, tariq)
                    await ines.ask("rematch")
                await tariq.until(lambda: not tariq.table["seats"][0]["connected"])
            async with Player(base, old_code(tariq), None) as watcher:
                await watcher.ask("ping")
                assert watcher.table["rematch"] == {"seats": [0], "code": None}

    run(test())


def test_who_has_not_said_is_played_for_until_the_same_key_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            ines, tariq = await two_at_a_table(base)
            async with ines, tariq:
                await played_out(ines, tariq)
                await ines.ask("rematch")
                assert ines.table["rematch"]["code"] is None
                await ines.ask("rematch", now=True)
                await tariq.until(lambda: tariq.table["rematch"]["code"] is not None)
                code = tariq.table["rematch"]["code"]
                assert (await tariq.ask("rematch"))["type"] == "ack"  # too late to ask, and no harm
                assert tariq.table["rematch"]["code"] == code
            async with Player(base, code, ines.token) as again:
                assert [seat["kind"] for seat in again.table["seats"]] == ["person", "away"]
                async with Player(base, code, tariq.token):
                    await again.until(lambda: again.table["seats"][1]["kind"] == "person")
        async with running(tmp_path) as base, Player(base, old_code(ines), tariq.token) as late:
            assert late.table["rematch"]["code"] == code  # the disk remembers it too

    run(test())


def old_code(player: Player) -> str:
    return str(player.table["code"])


def test_bots_come_along_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3, "level": "random"}})
            async with Player(base, seated["code"], seated["token"]) as me, Player(base, seated["code"], None) as watcher:
                await me.play()
                await watcher.until(lambda: watcher.table["stage"] == "over")
                assert (await watcher.ask("rematch"))["code"] == "no_seat"
                await me.ask("rematch")
                await me.until(lambda: me.table["rematch"] is not None)
                names = [seat["name"] for seat in me.table["seats"]]
                async with Player(base, me.table["rematch"]["code"], me.token) as again:
                    assert [seat["name"] for seat in again.table["seats"]] == names
                    assert [seat["level"] for seat in again.table["seats"]] == [None, "random", "random"]
                    await again.play()

    run(test())


async def finished(base: str, http: httpx.AsyncClient, wishes: dict[str, Any]) -> tuple[Any, Player]:
    """The replay of a game that one person has played with bots."""
    seated = await post(base, "/api/quick", {"name": "Ada", "wishes": wishes})
    async with Player(base, seated["code"], seated["token"]) as me:
        await me.play()
    return (await http.get(f"/api/replays/{seated['code']}")).json(), me


def test_a_game_goes_on_from_any_moment_in_any_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            for wishes in ({"seats": 3}, DUEL):
                replay, _ = await finished(base, http, wishes)
                code, step = replay["table"]["code"], len(replay["made"]) // 2
                made = replay["made"][step]
                seated = await post(base, f"/api/replays/{code}/play", {"name": "Bea", "seat": 1, "choices": made})
                async with Player(base, seated["code"], seated["token"]) as me:
                    chapter = len([at for at in replay["chapters"] if at <= step])
                    assert me.table["continues"] == {"code": code, "choices": made, "chapter": chapter}
                    assert me.table["seed"] is None
                    assert me.table["wishes"]["visibility"] == "private"
                    assert [seat["kind"] for seat in me.table["seats"]].count("person") == 1
                    assert (me.you["seat"], me.table["seats"][1]["name"]) == (1, "Bea")
                    await me.play()
                    await me.until(lambda: me.table["stage"] == "over")
                    line = me.table
                assert commitment(int(line["seed"]), line["salt"]) == line["hash"]
                assert line["seed"] == replay["table"]["seed"]
                again = (await http.get(f"/api/replays/{line['code']}")).json()
                old, new = fc.replay(replay["record"]).record(), fc.replay(again["record"]).record()
                assert new.choices[:made] == old.choices[:made]
                assert again["table"]["continues"]["code"] == code

    run(test())


def test_a_game_that_goes_on_survives_its_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            replay, _ = await finished(base, http, DUEL)
            body = {"name": "Bea", "seat": 0, "choices": replay["made"][5]}
            seated = await post(base, f"/api/replays/{replay['table']['code']}/play", body)
            async with Player(base, seated["code"], seated["token"]) as me:
                told = me.events
        async with running(tmp_path) as base, Player(base, seated["code"], seated["token"]) as me:
            assert me.events[: len(told)] == told
            assert me.table["continues"]["choices"] == replay["made"][5]
            await me.play()

    run(test())


@pytest.mark.unguarded
def test_a_long_game_that_goes_on_gives_others_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    made, turns, real = list[int](), [0], Match.replay

    def counted(self: Match, choice: Choice) -> None:
        made.append(turns[0])
        real(self, choice)

    async def others() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def test() -> None:
        at_work = asyncio.create_task(others())
        match = await match_at(long_one(), 1_000, with_moments=True)
        at_work.cancel()
        assert (match.choices, match.with_moments) == (1_000, True)

    monkeypatch.setattr(Match, "replay", counted)
    run(test())
    assert len(made) == 1_000
    assert max(made.count(turn) for turn in set(made)) <= YIELD_EVERY


def test_nothing_goes_on_from_the_end_nor_from_a_game_that_is_not_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": DUEL})
            path = f"/api/replays/{seated['code']}/play"
            assert (await http.post(path, json={"name": "Bea", "seat": 0, "choices": 3})).json()["code"] == "not_over"
            async with Player(base, seated["code"], seated["token"]) as me:
                await me.play()
            replay = (await http.get(f"/api/replays/{seated['code']}")).json()
            for body, code in (
                ({"name": "Bea", "seat": 0, "choices": replay["made"][-1]}, "not_running"),
                ({"name": "Bea", "seat": 5, "choices": 3}, "not_found"),
                ({"name": "Bea", "seat": 0, "choices": -1}, "malformed"),
                ({"name": "Bea", "seat": 0}, "malformed"),
            ):
                assert (await http.post(path, json=body)).json()["code"] == code
            assert (await http.post("/api/replays/ZZZZZ/play", json={"name": "B", "seat": 0, "choices": 3})).status_code == 404

    run(test())


def test_a_folder_of_before_has_no_kin_and_gets_some(tmp_path: Path) -> None:
    async def test() -> None:
        write_old_folder(tmp_path, without=("kin", "endings"))
        async with running(tmp_path) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": DUEL})
            async with Player(base, seated["code"], seated["token"]) as me:
                assert me.table["continues"] is None

    run(test())
