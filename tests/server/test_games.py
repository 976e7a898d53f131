"""Whole games over sockets, played by scripted clients that see only what the server sends."""

import asyncio
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import httpx
import pytest

import fifthcolony as fc
from fifthcolony.cli.main import main
from fifthcolony.server.secrets import commitment
from fifthcolony.server.settings import Settings
from tests.server.served import QUICK, WITH_MOMENTS, players_at, run, running, table_of
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded


@pytest.mark.parametrize("settings", [QUICK, WITH_MOMENTS], ids=["plain", "moments"])
def test_five_people_play_a_game_to_its_end(tmp_path: Path, settings: Settings) -> None:
    async def test() -> None:
        async with running(tmp_path, settings) as base:
            players = await players_at(base, await table_of(base, 5))
            assert (await players[1].ask("start"))["code"] == "not_host"
            assert (await players[0].ask("start"))["type"] == "ack"
            await asyncio.gather(*(player.play() for player in players))
            table = players[0].table
            for player in players:
                late = {"stale_moment", "stale_ask"} if settings is WITH_MOMENTS else set()  # the moment was over first
                assert {refusal["code"] for refusal in player.refusals} <= late | {"not_host"}
                assert player.table["winners"] == table["winners"] != []
                assert player.scene is not None
                assert player.scene["view"]["outcome"]["winners"] == table["winners"]
                await player.go()
            async with httpx.AsyncClient() as http:
                record = (await http.get(f"{base}/api/replays/{table['code']}/record")).text
            game = fc.replay(record)
            assert game.outcome is not None
            assert list(game.outcome.winners) == table["winners"]
            assert game.seed == int(table["seed"])
            assert commitment(game.seed, table["salt"]) == table["hash"]
            checked_by_command(tmp_path / "game.json", record, table["hash"])

    run(test())


def test_a_game_dealt_from_a_key_goes_on_after_a_restart_and_can_be_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = (1 << 191) + 12345
    monkeypatch.setattr("fifthcolony.server.lobby.new_seed", lambda: (key, "0f" * 16))

    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3}})
        async with running(tmp_path) as base, Player(base, seated["code"], seated["token"]) as me:
            await me.play()
            assert (me.table["seed"], me.table["hash"]) == (str(key), commitment(key, "0f" * 16))
        async with running(tmp_path) as base, httpx.AsyncClient() as http:
            record = (await http.get(f"{base}/api/replays/{seated['code']}/record")).text
        assert fc.replay(record).seed == key
        checked_by_command(tmp_path / "game.json", record, commitment(key, "0f" * 16))

    run(test())


def checked_by_command(path: Path, record: str, promise: str) -> None:
    """Anybody can check the shuffle."""
    path.write_text(record, encoding="utf-8")
    with redirect_stdout(StringIO()) as said:
        assert main(["replay", str(path)]) == 0
    assert f"promised as {promise}" in said.getvalue()
    path.write_text(record.replace(promise, "0" * 64), encoding="utf-8")
    with redirect_stderr(StringIO()) as complained:
        assert main(["replay", str(path)]) == 2
    assert "not the one that was promised" in complained.getvalue()


def test_a_quick_game_is_one_call(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, WITH_MOMENTS) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 4}})
            async with Player(base, seated["code"], seated["token"]) as me:
                assert me.table["stage"] == "running"
                assert [seat["kind"] for seat in me.table["seats"]] == ["person", "bot", "bot", "bot"]
                await me.play()
                assert me.table["winners"]

    run(test())


def test_bots_play_while_others_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, WITH_MOMENTS) as base:
            made = await post(base, "/api/tables", {"name": "Ada", "sit": False, "wishes": {"seats": 3}})
            assert made["token"] is None
            async with Player(base, made["code"], None) as watcher:
                await watcher.until(lambda: watcher.is_over, 60)
                assert watcher.events[-1]["key"] == "game.won"
                assert watcher.events[0]["n"] == 0 or not watcher.snapshots[0]["complete"]

    run(test())
