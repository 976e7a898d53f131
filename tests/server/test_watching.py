"""The server seen from outside: what it counts and for whom, whether it lives, whether it can serve."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import sqlalchemy as sql
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from fifthcolony.server.messages.wire import ErrorCode
from fifthcolony.server.store import schema
from fifthcolony.server.store.errors import Unavailable
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.transport.operating import Pulse, is_here, is_near
from fifthcolony.server.watching.lag import measure_lag
from fifthcolony.server.watching.metrics import Histogram, Metrics, registry_of, written
from fifthcolony.server.watching.watch import Watch
from tests.server.served import QUICK, players_at, run, serving, table_of, threaded

pytestmark = pytest.mark.unguarded
Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def read(text: str) -> Figures:
    """Every figure by its name and labels."""
    families = text_string_to_metric_families(text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for family in families for one in family.samples}


def figure(figures: Figures, name: str, **labels: str) -> float:
    return figures[f"fifthcolony_{name}", tuple(sorted(labels.items()))]


async def figures_of(base: str) -> Figures:
    async with httpx.AsyncClient(base_url=base) as http:
        answer = await http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        return read(answer.text)


# --- what is counted --------------------------------------------------------------------------------------------------------------------


def test_a_game_is_counted_as_it_was_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            seated = await table_of(base, 2, 4)
            players = await players_at(base, seated)
            await players[0].ask("start")
            await asyncio.gather(*(player.play() for player in players))
            assert (await players[0].ask("answer", ask=999, choices=[0]))["type"] == "error"
            figures = await figures_of(base)
            with tables.store.engine.connect() as connection:
                seats = [row.seat for row in connection.execute(sql.select(schema.choices.c.seat))]
            assert figure(figures, "decisions_total", by="person") == sum(seat < 2 for seat in seats)
            assert figure(figures, "decisions_total", by="bot") == sum(seat >= 2 for seat in seats)
            assert figure(figures, "decisions_total", by="clock") == 0
            assert figure(figures, "refusals_total", code="not_running") == 1
            assert figure(figures, "tables_made_total") == figure(figures, "tables", stage="over") == 1
            assert figure(figures, "connections", of="people") == 2
            asked = 4 + sum(len(player.delays) for player in players)  # two hellos, the start and the last word
            assert figure(figures, "messages_in_total") == asked
            assert figure(figures, "messages_out_total") >= asked
            assert 0 < figure(figures, "answer_seconds_count") <= asked
            assert figure(figures, "commit_seconds_count") > len(players[0].acked)
            assert figures["process_open_fds", ()] > 0

    run(test())


def test_the_clock_decides_for_who_is_silent(tmp_path: Path) -> None:
    settings = replace(QUICK, clocks={"relaxed": 0.0, "minute": 60.0, "blitz": 15.0}, clock_misses=10_000)

    async def test() -> None:
        async with serving(tmp_path, settings) as (base, _):
            [player] = await players_at(base, await table_of(base, 1))
            await player.ask("start")
            await player.until(lambda: player.is_over, 60)
            figures = await figures_of(base)
            assert figure(figures, "decisions_total", by="clock") > 10
            assert figure(figures, "decisions_total", by="person") == 0

    run(test())


def test_requests_are_counted_by_how_their_address_is_written(tmp_path: Path) -> None:
    with threaded(tmp_path) as pages:
        made = pages.post("/api/tables", json={"name": "Ada"}).json()["code"]
        for path in (f"/api/tables/{made}", "/api/tables/QQQQQ", "/api/replays/QQQQQ", "/api/secret", "/secret", "/t/QQQQQ"):
            pages.get(path)
        pages.get("/api/tables", headers={"host": "secret.example"})
        text = pages.get("/metrics").text
        assert not any(word in text for word in ("secret", "QQQQQ", made))
        figures = read(text)
        assert figure(figures, "requests_total", route="/api/tables/{code}", status="200") == 1
        assert figure(figures, "requests_total", route="/api/tables/{code}", status="404") == 1
        assert figure(figures, "requests_total", route="gate", status="421") == 1
        assert figure(figures, "refusals_total", code="not_found") == 3
        assert figure(figures, "replays_total") == 1


def test_two_servers_in_one_process_count_for_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "one") as (one, _), serving(tmp_path / "two") as (two, _):
            await table_of(one, 1)
            assert figure(await figures_of(one), "tables", stage="open") == 1
            assert figure(await figures_of(two), "tables", stage="open") == 0

    run(test())


def test_whatever_can_be_said_to_a_watch_is_counted() -> None:
    said = [name for name in vars(Watch) if not name.startswith("_")]
    assert [name for name in said if name not in vars(Metrics)] == []


def test_refusals_have_as_many_labels_as_there_are_codes() -> None:
    metrics = Metrics()
    for code in get_args(ErrorCode):
        metrics.refused(code)
    figures = read(written(registry_of(metrics)).decode())
    assert {labels[0][1] for name, labels in figures if name == "fifthcolony_refusals_total"} == set(get_args(ErrorCode))


def test_a_bucket_holds_all_that_took_less() -> None:
    spans = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        spans.add(seconds)
    found = {sample.labels.get("le"): sample.value for sample in spans.family("x", "").samples if sample.name.endswith("bucket")}
    assert found == {"0.1": 2, "1.0": 3, "+Inf": 4}
    assert spans.total == pytest.approx(7.65)


def test_the_lag_is_how_long_the_loop_was_held_up() -> None:
    class Heard(Watch):
        def __init__(self) -> None:
            self.most = 0.0

        def lagged(self, seconds: float) -> None:
            self.most = max(self.most, seconds)

    async def test() -> None:
        heard = Heard()
        task = asyncio.create_task(measure_lag(heard, 0.01))
        await asyncio.sleep(0)
        time.sleep(0.06)
        await asyncio.sleep(0)
        await asyncio.sleep(0.001)
        task.cancel()
        assert heard.most >= 0.04

    run(test())


# --- who may look -----------------------------------------------------------------------------------------------------------------------


def asking(address: str | None, **headers: str) -> Request:
    client = None if address is None else (address, 1234)
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": client, "headers": named, "method": "GET", "path": "/metrics"})


@pytest.mark.parametrize(
    ("address", "here", "near"),
    [
        ("127.0.0.1", True, True),
        ("::1", True, True),
        ("::ffff:127.0.0.1", True, True),
        ("10.1.2.3", False, True),
        ("172.18.0.4", False, True),
        ("fd00::7", False, True),
        ("::ffff:192.168.1.4", False, True),
        ("::ffff:8.8.8.8", False, False),
        ("8.8.8.8", False, False),
        ("2a00:1450::1", False, False),
        ("nobody", False, False),
        (None, False, False),
    ],
)
def test_who_is_near(address: str | None, here: bool, near: bool) -> None:
    assert (is_here(asking(address)), is_near(asking(address))) == (here, near)


@pytest.mark.parametrize("name", ["x_forwarded_for", "x_forwarded_proto", "x_real_ip", "forwarded", "via"])
def test_who_comes_by_a_proxy_is_not_near(name: str) -> None:
    request = asking("127.0.0.1", **{name: "10.0.0.1"})
    assert not is_here(request)
    assert not is_near(request)


def test_behind_a_proxy_nobody_sees_the_figures(tmp_path: Path) -> None:
    with threaded(tmp_path, replace(QUICK, proxies=("127.0.0.1",))) as pages:
        assert pages.get("/metrics").status_code == 200
        hidden = pages.get("/metrics", headers={"x-forwarded-for": "10.0.0.9"})
        assert (hidden.status_code, hidden.text) == (404, "not found")


def test_this_machine_may_ask_as_often_as_it_likes(tmp_path: Path) -> None:
    with threaded(tmp_path, replace(QUICK, request_rate=(2, 0.001))) as pages:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert {pages.get(path).status_code for _ in range(5)} == {200}
        assert [pages.get("/readyz", headers={"via": "a proxy"}).status_code for _ in range(3)] == [200, 200, 429]


# --- whether it can serve ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the database answers, one word a question: `yes`, `no`, or nothing at all."""
    answers: list[str] = []

    async def answer(_store: Storage) -> None:
        word = answers.pop(0)
        if word == "no":
            raise Unavailable("nobody is there")
        if word == "nothing":
            await asyncio.sleep(60)

    monkeypatch.setattr(Storage, "answer", answer)
    yield answers
    assert answers == []


def test_ready_is_who_has_a_database(tmp_path: Path, asked: list[str]) -> None:
    asked += ["yes", "no", "yes"]
    with threaded(tmp_path) as pages:
        told = [(answer.status_code, answer.json()) for answer in (pages.get("/readyz") for _ in range(3))]
        fine: dict[str, Any] = {"ready": True, "reason": None}
        assert told == [(200, fine), (503, {"ready": False, "reason": "database"}), (200, fine)]
        assert (pages.get("/healthz").status_code, pages.get("/healthz").text) == (200, "ok")


def test_a_database_that_does_not_answer_is_asked_once(tmp_path: Path, asked: list[str]) -> None:
    asked.append("nothing")

    async def test() -> None:
        store = Storage(tmp_path)
        pulse = Pulse(store, within=0.01)
        assert await asyncio.gather(*(pulse.beats() for _ in range(5))) == [False] * 5
        assert not await pulse.beats()
        store.close()

    run(test())


def test_the_database_is_really_asked(place: Path | str) -> None:
    async def test() -> None:
        store = Storage(place)
        assert await Pulse(store).beats()
        with store.engine.begin() as connection:
            connection.execute(sql.DropTable(schema.about))
        assert not await Pulse(store).beats()
        store.close()

    run(test())
