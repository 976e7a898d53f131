"""Duels at a table: whole games over sockets, wishes, replays, a killed server, breaths."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import fifthcolony as fc
from fifthcolony.bots import make_bot
from fifthcolony.duel.powers import ALIENS, ENVOYS
from fifthcolony.duel.view_types import DuelView
from fifthcolony.server.secrets import commitment
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.bots import bot_option
from fifthcolony.server.table.clock import default_option
from fifthcolony.server.table.match import shown_view
from tests.server.positions import Position
from tests.server.served import QUICK, WITH_MOMENTS, players_at, run, running, table_of, threaded
from tools.scripted import Player, post
from tools.serving import Server

pytestmark = pytest.mark.unguarded

DUEL: dict[str, Any] = {"game": "duel"}


# --- whole games ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [QUICK, WITH_MOMENTS], ids=["plain", "moments"])
@pytest.mark.parametrize("aliens", ["random", "choice"])
def test_two_people_duel_to_the_end(tmp_path: Path, settings: Settings, aliens: str) -> None:
    async def test() -> None:
        async with running(tmp_path, settings) as base:
            players = await players_at(base, await table_of(base, 2, seats=2, aliens=aliens, **DUEL))
            assert [seat["colour"] for seat in players[0].table["seats"]] == ["ember", "azure"]
            assert (await players[0].ask("start"))["type"] == "ack"
            await asyncio.gather(*(player.play() for player in players))
            table = players[0].table
            for player in players:
                late = {"stale_moment", "stale_ask"} if settings is WITH_MOMENTS else set()
                assert {refusal["code"] for refusal in player.refusals} <= late
                assert player.scene is not None
                assert player.scene["view"]["game"] == "duel"
                assert player.scene["view"]["outcome"]["winners"] == table["winners"]
            async with httpx.AsyncClient() as http:
                record = (await http.get(f"{base}/api/replays/{table['code']}/record")).text
            game = fc.replay(record)
            assert game.outcome is not None
            assert list(game.outcome.winners) == table["winners"]
            assert commitment(game.seed, table["salt"]) == table["hash"]

    run(test())


def test_a_quick_duel_is_one_call_and_a_first_game_has_its_aliens(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, WITH_MOMENTS) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {**DUEL, "seats": 2, "aliens": "first"}})
            async with Player(base, seated["code"], seated["token"]) as me:
                assert [seat["kind"] for seat in me.table["seats"]] == ["person", "bot"]
                assert me.scene is not None
                assert sorted(me.scene["view"]["aliens"]) == [["prime"], ["swarm"]]
                await me.play()
                assert me.is_over

    run(test())


def test_random_aliens_are_written_down_by_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            made = await post(base, "/api/tables", {"name": "x", "sit": False, "wishes": {**DUEL, "seats": 2}})
            async with Player(base, made["code"], None) as watcher:
                await watcher.until(lambda: watcher.is_over, 60)
                assert watcher.scene is not None
                names = [alien for (alien,) in watcher.scene["view"]["aliens"]]
            assert fc.replay((await http.get(f"/api/replays/{made['code']}/record")).text).config["aliens"] == names

    run(test())


# --- wishes ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "duel"},
        {"game": "duel", "seats": 3},
        {"game": "duel", "seats": 2, "aliens": "combo"},
        {"game": "duel", "seats": 2, "aliens": ["swarm"]},
        {"game": "duel", "seats": 2, "aliens": ["swarm", "swarm"]},
        {"game": "duel", "seats": 2, "aliens": ["swarm", "zombie"]},
        {"game": "duel", "seats": 2, "envoys": ["cudgel", "chosen"]},
        {"game": "duel", "seats": 2, "envoys": ["cudgel", "chosen", "swarm"]},
        {"game": "duel", "seats": 2, "alerts": ["green"]},
        {"seats": 3, "envoys": "first"},
        {"seats": 3, "aliens": "first"},
        {"game": "chess"},
    ],
)
def test_what_cannot_be_wished_for_is_said_by_name(tmp_path: Path, wishes: dict[str, Any]) -> None:
    with threaded(tmp_path) as pages:
        answer = pages.post("/api/tables", json={"name": "Ada", "wishes": wishes})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_config")
        assert len(answer.json()["message"]) > 20


@pytest.mark.parametrize("wishes", [{"game": 2}, {"game": "duel", "envoys": "all"}, {"game": "duel", "aliens": 2}])
def test_what_is_no_wish_is_malformed(tmp_path: Path, wishes: dict[str, Any]) -> None:
    with threaded(tmp_path) as pages:
        assert pages.post("/api/tables", json={"name": "Ada", "wishes": wishes}).json()["code"] == "malformed"


def test_info_lists_both_games(tmp_path: Path) -> None:
    with threaded(tmp_path) as pages:
        games = pages.get("/api/info").json()["games"]
    assert sorted(games) == ["classic", "duel"]
    (duel,) = games["duel"]
    assert duel["seats"] == [2]
    assert duel["aliens"] == sorted(ALIENS)
    assert sorted(name for names in duel["alerts"].values() for name in names) == sorted(ALIENS)
    assert sorted(name for names in duel["envoys"].values() for name in names) == sorted(ENVOYS)
    assert duel["ways"] == ["random", "choice", "first", "none"]


def test_the_catalogue_has_every_card_of_the_duel_with_what_is_printed_on_it_and_whose_it_is(tmp_path: Path) -> None:
    with threaded(tmp_path) as pages:
        duel = pages.get("/api/catalogue/duel").json()
    cards = {card["name"]: card for card in duel["pieces"]}
    provenances = {entry["name"]: entry["provenance"] for entry in (*duel["breakers"], *duel["pieces"])}
    counted = Counter(card["family"] for card in duel["pieces"])
    assert counted == {"discovery": 13, "event": 25, "refresh": 19, "plan": 17, "reinforcement": 19, "planet": 12, "tactic": 5}
    named = [*cards, *ALIENS, *ENVOYS]
    assert len(set(named)) == len(duel["pieces"]) + len(ALIENS) + len(ENVOYS), "an entry's name is its address"
    assert set(provenances) == set(named)
    shipyard, revenge = cards["vacant_shipyard"], cards["regular_revenge"]
    assert (shipyard["next"], shipyard["advantage"], shipyard["prize_to"]) == ("event", 8, "loser")
    assert revenge["bar"] == ["blue", "pink", "green", "gold", "red"]
    assert cards["cards_or_resources"]["resources"]["green"] == "gain_2"
    assert cards["payday"]["symbol"] == "gold"
    own = {name for name, provenance in provenances.items() if provenance == "original"}
    assert not {"vacant_shipyard", "regular_revenge", "cards_or_resources", "plan_42", "reinf_p08"} & own
    assert {"cheap_moon", "plan_23", "reinf_copy", "payday", "token_a"} <= own
    assert [provenances[name] for name in ("swarm", "unseen", "underdog")] == ["original", "seed", "public"]


@pytest.mark.parametrize("seed", range(4))
def test_the_type_of_a_view_is_what_views_are(seed: int) -> None:
    game = fc.new_game("duel", seed=seed, aliens="choice" if seed == 0 else "random")
    dice = seed
    while game.outcome is None:
        ask = game.asks[dice % len(game.asks)]
        game.answer(ask.seat, dice % len(ask.options))
        dice = (dice * 6364136223846793005 + 1442695040888963407) >> 3 & 0xFFFFFFFF
        for viewer in (ask.seat, None):
            view = shown_view(game, viewer)
            assert set(view) == set(DuelView.__annotations__)
            msgspec.convert(view, DuelView)


def test_a_silent_table_plays_on() -> None:
    """Bots play a while, then the clock answers everything: the game must still move."""
    for seed in range(6):
        game = fc.new_game("duel", seed=seed)
        bots = [make_bot("simple", seat, "duel") for seat in range(2)]
        for number in range(400):
            if game.outcome is not None:
                break
            ask = game.asks[0]
            index = default_option(game, ask, bots[ask.seat])
            assert 0 <= index < len(ask.options)
            game.answer(ask.seat, index if number > 60 else bot_option(game, ask, bots[ask.seat]))


# --- replays and restarts ---------------------------------------------------------------------------------------------------------------


async def frames(http: httpx.AsyncClient, code: str, eyes: str, count: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for start in range(0, count, 64):
        found += (await http.get(f"/api/replays/{code}/frames?eyes={eyes}&start={start}")).json()["frames"]
    return found


def test_a_replay_shows_each_pair_of_eyes_its_own_and_open_eyes_everything(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {**DUEL, "seats": 2}})
            code = seated["code"]
            assert (await http.get(f"/api/replays/{code}")).json()["code"] == "not_over"
            async with Player(base, code, seated["token"]) as me:
                await me.play()
                told = [(event["key"], event["params"]) for event in me.events]
            replay = (await http.get(f"/api/replays/{code}")).json()
            assert len(replay["chapters"]) > 3
            seen = {eyes: await frames(http, code, eyes, replay["frames"]) for eyes in ("0", "none", "open")}
            assert [(event["key"], event["params"]) for frame in seen["0"] for event in frame["events"]] == told
            assert all(frame["view"]["hand"] == [] and frame["hands"] is None for frame in seen["none"])
            assert any(len(hand) > 3 for frame in seen["open"] for hand in frame["hands"])
            hidden = [n for n, frame in enumerate(seen["none"]) if "face_down" in frame["view"]["plans"]]
            assert all("face_down" not in seen["open"][n]["view"]["plans"] for n in hidden)
            assert all(envoy["name"] for frame in seen["open"] for envoy in frame["view"]["envoys"] if envoy["ally"] is not None)

    run(test())


def test_a_server_killed_between_two_dials_remembers_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, pace=0.0, pause=0.0, breath=0.0, moments=None)
        await server.start()
        seated = await table_of(server.base, 2, seats=2, aliens="none", **DUEL)
        players = await players_at(server.base, seated)
        await players[0].ask("start")
        for player in players:
            await player.until(lambda player=player: player.asks)  # type: ignore[misc]
        assert {ask["prompt"] for player in players for ask in player.asks} == {"dial.set"}
        owed = players[1].asks
        assert (await players[0].answer(players[0].asks[0]["id"], "dial:2"))["type"] == "ack"
        await server.kill()
        await asyncio.gather(*(player.go() for player in players))
        await server.start()
        await asyncio.gather(*(player.come_in() for player in players))
        assert players[0].asks == []
        assert players[1].asks == owed
        await players[1].answer(owed[0]["id"], "dial:1")
        await players[0].until(lambda: players[0].asks)
        told = [event["params"] for event in players[0].events if event["key"] == "dial.shown"]
        assert sorted(told) == [["seat:0", 2], ["seat:1", 1]]
        await asyncio.gather(*(player.go() for player in players))
        await server.stop()

    run(test())


# --- breaths --------------------------------------------------------------------------------------------------------------------------


def face_off(**options: Any) -> Position:
    """Both are about to set their dials."""
    scene = fc.scene("duel", aliens=["orange", "blue"], card="vacant_shipyard", hands={"orange": ["13", "20"], "blue": ["14", "23"]})
    return Position(scene, **({"people": (0, 1)} | options))


def lay(at: Position) -> Position:
    """Two ships each and a plan each: tactics are about to be looked at."""
    at.does(0, "dial:2")
    at.does(1, "dial:2")
    at.does(0, "lay:plan_13:blast_1")
    at.does(1, "lay:plan_14:shield_1")
    return at


def test_dials_are_seen_while_plans_are_asked_for() -> None:
    at = face_off()
    at.does(0, "dial:2")
    at.does(1, "dial:3")
    assert at.told(None)[-4:] == ["dial.shown", "dial.shown", "ships.sent", "ships.sent"]
    assert at.shown(0)["moment"] is None
    assert at.shown(0)["view"]["dials"] == [2, 3]
    assert at.asked(0) == at.asked(1) == ["plan.choose"]


def test_both_tactics_are_looked_at_once_and_for_a_moment() -> None:
    at = lay(face_off())
    assert at.told(None)[-3:] == ["tactic.shown", "tactic.shown", "blast.stopped"]
    assert at.shown(0)["moment"]["beat"] == "tactics"
    assert at.shown(0)["moment"]["left"] == 1000
    at.until(0.9)
    assert at.shown(0)["moment"]["beat"] == "tactics"
    at.until(1.0)
    assert at.shown(0)["moment"]["beat"] == "plans"


def test_who_has_seen_enough_goes_on_when_the_other_has_too() -> None:
    at = lay(face_off())
    at.wave(0)
    assert at.shown(0)["moment"]["beat"] == "tactics"
    at.wave(1)
    assert at.shown(0)["moment"]["beat"] == "plans"


def test_nobody_can_pass_beforehand_in_a_duel() -> None:
    at = face_off()
    for seat in at.seats:
        seat.auto = "pass"
    at.does(0, "dial:2")
    at.does(1, "dial:3")
    at.until(1.0)
    assert at.asked(0) == ["plan.choose"]


def test_a_bot_is_shown_as_having_laid_its_plan_at_an_even_pace() -> None:
    at = face_off(people=(0,))
    at.does(0, "dial:2")
    at.until(1.9)
    assert at.asked(0) == ["plan.choose"]
    assert [line["seat"] for line in at.shown(None)["waiting"]] == [0, 1]
    at.until(2.0)
    assert [line["seat"] for line in at.shown(None)["waiting"]] == [0]
    at.does(0, "lay:plan_13:shield_1")
    assert at.shown(0)["moment"]["beat"] == "tactics"
