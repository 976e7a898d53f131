"""Reconnects, other devices, leaving, watching, talk: over real sockets."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.served import QUICK, WITH_MOMENTS, players_at, run, running, serving, table_of
from tools.scripted import Lost, Player, post

pytestmark = pytest.mark.unguarded


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            players = await players_at(base, await table_of(base, 3))
            await players[0].ask("start")
            playing = [asyncio.create_task(player.play()) for player in players[1:]]
            for _ in range(6):
                await players[0].until(lambda: players[0].asks)
                before = players[0].asks[0]
                await players[0].go()
                await players[0].come_in()
                await players[0].until(lambda: players[0].asks)
                assert {**players[0].asks[0], "left": None} == {**before, "left": None}
                await players[0].answer(*players[0].choice())
                await players[0]._move_on()
            await players[0].play()
            await asyncio.gather(*playing)
            assert [event["n"] for event in players[0].events] == list(range(len(players[0].events)))
            assert all(snapshot["complete"] for snapshot in players[0].snapshots)

    run(test())


def test_a_foreign_seen_is_treated_as_none_and_history_brings_the_rest(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            made = await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 5, "level": "random"}})
            async with Player(base, made["code"], None) as first:
                await first.until(lambda: first.is_over, 60)
            async with Player(base, made["code"], None) as late:
                late_snapshot = late.snapshots[0]
                assert len(late_snapshot["events"]) == 300
                assert not late_snapshot["complete"]
                past = await late.ask("history", before=late_snapshot["events"][0]["n"])
                assert past["events"][-1]["n"] == late_snapshot["events"][0]["n"] - 1
                late.events = []
                assert (await late.ask("sync", seen=10**9))["type"] == "ack"
                assert len(late.snapshots[-1]["events"]) == 300

    run(test())


def test_a_seat_opens_on_several_devices_and_the_oldest_window_gives_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            windows = [await Player(base, seated["code"], seated["token"]).come_in() for _ in range(4)]
            await windows[0].until(lambda: windows[0].closed)
            assert windows[0].refusals[-1]["code"] == "elsewhere"
            await windows[1].until(lambda: windows[1].asks)
            await windows[3].until(lambda: windows[3].asks)
            number, word = windows[1].choice()
            first, second = await asyncio.gather(windows[1].answer(number, word), windows[3].answer(number, word))
            assert sorted([first["type"], second["type"]]) == ["ack", "error"]
            assert {first.get("code"), second.get("code")} == {None, "stale_ask"}
            for window in windows:
                await window.go()

    run(test())


def test_a_wrong_token_and_an_unknown_table_are_refused_by_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            one, two = await table_of(base, 1), await table_of(base, 1)
            for code, token, expected in [
                (one[0]["code"], "x" * 32, "bad_token"),
                (one[0]["code"], two[0]["token"], "bad_token"),
                (one[0]["code"], "", "bad_token"),
                ("BBBBB", None, "not_found"),
                ("%2e%2e", None, "not_found"),
            ]:
                stranger = Player(base, code, token)
                with pytest.raises(Lost):
                    await stranger.come_in()
                assert stranger.refusals[0]["code"] == expected
                assert stranger.snapshots == []

    run(test())


def test_the_first_message_is_hello_and_only_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, replace(QUICK, hello_within=0.2)) as base:
            seated = (await table_of(base, 1))[0]
            address = f"{base.replace('http', 'ws')}/api/tables/{seated['code']}/socket"
            async with connect(address, proxy=None) as socket:
                await socket.send('{"type":"ping","id":1}')
                assert '"say_hello"' in str(await socket.recv())
            async with connect(address, proxy=None) as socket:
                assert '"say_hello"' in str(await socket.recv())
            async with Player(base, seated["code"], seated["token"]) as me:
                await me.send_raw('{"type":"hello"}')
                await me.until(lambda: me.refusals)
                assert me.refusals[0]["code"] == "say_hello"
                assert (await me.ask("ping"))["type"] == "ack"

    run(test())


def test_leaving_a_running_game_puts_a_substitute_there_until_the_token_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await table_of(base, 2)
            players = await players_at(base, seated)
            await players[0].ask("start")
            assert (await players[1].ask("leave"))["type"] == "ack"
            await players[0].until(lambda: players[0].table["seats"][1]["kind"] == "away")
            assert players[0].table["seats"][1]["level"] == "simple"
            await players[1].until(lambda: players[1].closed)
            await players[1].come_in()
            assert players[1].table["seats"][1]["kind"] == "person"
            await players[0].until(lambda: players[0].table["seats"][1]["kind"] == "person")

    run(test())


def test_leaving_an_open_table_frees_the_seat_and_hands_the_table_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            players = await players_at(base, await table_of(base, 2))
            await players[0].ask("leave")
            await players[1].until(lambda: players[1].you["host"])
            assert [seat["kind"] for seat in players[1].table["seats"]] == ["empty", "person", "empty"]
            await players[0].until(lambda: players[0].closed)
            with pytest.raises(Lost):
                await players[0].come_in()
            assert players[0].refusals[-1]["code"] == "bad_token"
            assert (await players[1].ask("start"))["type"] == "ack"

    run(test())


def test_talk_reaches_everybody_and_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await table_of(base, 2)
            players = await players_at(base, seated)
            watcher = await Player(base, seated[0]["code"], None).come_in()
            assert (await players[0].ask("say", text="  ally   with\u202e me? "))["type"] == "ack"
            assert (await watcher.ask("say", text="do not"))["type"] == "ack"
            assert (await watcher.ask("say", text=" \u200b "))["code"] == "bad_text"
            await players[1].until(lambda: len(players[1].chat) == 2)
            assert [(line["seat"], line["name"], line["text"]) for line in players[1].chat] == [
                (0, "Ada", "ally with me?"),
                (None, "Watcher", "do not"),
            ]
            for _ in range(6):
                reply = await players[1].ask("say", text="now now now")
            assert reply["code"] == "too_fast"
        async with running(tmp_path) as base:
            late = await Player(base, seated[0]["code"], None).come_in()
            assert len(late.chat) >= 2

    run(test())


def test_who_sits_elsewhere_talks_no_faster(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await table_of(base, 1, seats=5)
            async with Player(base, seated[0]["code"], seated[0]["token"]) as ada:
                said = []
                for seat in range(5):
                    await ada.ask("change", seat=seat)
                    said += [(await ada.ask("say", text="now"))["type"] for _ in range(2)]
            assert said.count("ack") <= 6, "five at once, one in two seconds"

    run(test())


def test_a_watcher_can_do_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, WITH_MOMENTS) as base:
            made = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
            async with Player(base, made["code"], None) as watcher:
                messages: dict[str, dict[str, Any]] = {
                    "answer": {"ask": 0, "choices": [0]},
                    "auto": {"mode": "pass"},
                    "wave": {"moment": 0},
                    "hold": {"moment": 0},
                    "start": {},
                    "change": {"name": "Eve"},
                    "bot": {"seat": 1, "level": None},
                    "leave": {},
                }
                for kind, fields in messages.items():
                    assert (await watcher.ask(kind, **fields))["code"] == "no_seat"

    run(test())


def test_two_tables_know_nothing_of_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            one, two = await table_of(base, 2), await table_of(base, 2)
            here, there = await players_at(base, one, keep=True), await players_at(base, two, keep=True)
            await here[0].ask("start")
            await here[0].ask("say", text="only here")
            await asyncio.gather(here[0].play(), here[1].play())
            assert there[0].table["stage"] == "open"
            assert there[0].scene is None
            frames = "".join(there[0].frames + there[1].frames)
            assert one[0]["code"] not in frames
            assert "only here" not in frames
            assert '"update"' not in frames

    run(test())


def test_bots_pause_while_nobody_looks_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, pace=0.002, bots_play_on=False)) as (base, tables):
            made = await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 3}})
            running = tables.by_code[made["code"]].running
            assert running is not None
            await asyncio.sleep(0.1)
            assert running.match.choices == 0
            async with Player(base, made["code"], None) as watcher:
                await watcher.until(lambda: len(watcher.events) > 5)
            await tables.by_code[made["code"]].call(asyncio.sleep, 0)  # the window is closed for the table too
            made_so_far = running.match.choices
            await asyncio.sleep(0.1)
            assert running.match.choices <= made_so_far + 1
            assert not running.match.game.outcome

    run(test())


def test_who_comes_in_again_may_not_talk_faster(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, chat_rate=(3, 0.001))) as (base, _):
            seated = await table_of(base, 2)
            for token in (seated[1]["token"], None):
                said = []
                for _ in range(5):
                    async with Player(base, seated[0]["code"], token) as window:
                        said.append((await window.ask("say", text="again"))["type"])
                assert said == ["ack"] * 3 + ["error"] * 2

    run(test())


def test_a_watcher_never_speaks_under_a_players_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _):
            seated = await table_of(base, 2)
            players = await players_at(base, seated)
            async with Player(base, seated[0]["code"], None, name="ada") as watcher:
                await watcher.ask("say", text="I give up")
                await players[1].ask("change", name="Ada 3")
                await watcher.ask("say", text="Really")
                await players[0].until(lambda: len(players[0].chat) == 2)
            assert [line["seat"] for line in players[0].chat] == [None, None]
            names = {line["name"].casefold() for line in players[0].chat}
            assert not names & {"ada", "ada 3"}

    run(test())
