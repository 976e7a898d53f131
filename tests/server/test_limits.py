"""What an address may ask for: told by a clock of the test's own, and then of a server, over HTTP and by sockets."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fifthcolony.server.lobby import Tables
from fifthcolony.server.secrets import ALPHABET, CODE_LENGTH, PRIVATE_LENGTH, is_code, new_code
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.limits import Limits, household
from fifthcolony.server.transport.rates import Buckets
from tests.server.served import QUICK, run, serving
from tools.scripted import Lost, Player, post

pytestmark = pytest.mark.unguarded
GUESSES = replace(QUICK, guess_rate=(3, 0.001))
"""Three misses, and then none for long."""


def test_misses_are_counted_and_found_codes_are_known() -> None:
    limits = Limits(replace(Settings(), guess_rate=(2, 0.1)))
    assert limits.may_guess("a", 0.0)
    for _ in range(5):  # looked up all at once
        limits.missed("a", 0.0)
    assert not limits.may_guess("a", 0.0)
    assert not limits.may_guess("a", 29.0), "what was missed beyond the bucket is owed, a bucket at most"
    assert limits.may_guess("a", 31.0)
    assert limits.may_guess("b", 0.0)
    limits.found("a", "BCDFG")
    assert (limits.knows("a", "BCDFG"), limits.knows("b", "BCDFG"), limits.knows("a", "GFDCB")) == (True, False, False)


def test_what_is_taken_here_is_missing_elsewhere() -> None:
    settings = replace(Settings(), request_rate=(3, 1.0), table_rate=(1, 1.0))
    here, there = Limits(settings), Limits(settings)
    assert [here.may_ask("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert here.may_make_table("b", 0.0)
    here.missed("c", 0.0)
    taken = here.taken_since()
    assert taken == {"requests": {"a": 3}, "tables": {"b": 1}, "sockets": {}, "guesses": {"c": 1}}
    assert not any(here.taken_since().values()), "told once"
    there.taken_elsewhere(taken, 0.0)
    assert (there.may_ask("a", 0.0), there.may_ask("b", 0.0), there.may_make_table("b", 0.0)) == (False, True, False)
    assert not any(name in there.taken_since()["requests"] for name in "a"), "what others took is not told again"
    assert there.may_ask("a", 1.0)


def test_two_who_tell_each_other_give_no_more_than_one() -> None:
    """Each fills at the whole rate, and owes what the other gave."""
    servers = [Limits(replace(Settings(), request_rate=(10, 1.0))) for _ in range(2)]
    given = 0
    for second in range(200):
        for one in servers:
            while one.may_ask("a", float(second)):
                given += 1
        told = [one.taken_since() for one in servers]
        for one, other in zip(servers, reversed(told), strict=True):
            one.taken_elsewhere(other, float(second))
    assert given <= 200 + 2 * 10


def test_nothing_is_kept_of_more_addresses_than_may_be() -> None:
    buckets = Buckets(1, 0.0, keys=2)
    for key in "abc":
        buckets.take(key, 0.0)
    assert (list(buckets.buckets), buckets.taken_since()) == (["b", "c"], {"b": 1, "c": 1})
    assert buckets.has_one("d", 0.0)
    assert "d" not in buckets.buckets


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_a_household_has_one_address(address: str, counted: str) -> None:
    assert household(address) == counted


def test_private_tables_have_longer_codes() -> None:
    assert {len(new_code()), len(new_code(private=True))} == {CODE_LENGTH, PRIVATE_LENGTH} == {5, 8}
    assert all(map(is_code, (new_code(), new_code(private=True))))
    assert not any(is_code(ALPHABET[0] * length) for length in (0, 4, 6, 7, 9))


def test_a_private_table_is_found_by_its_long_code(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (base, _), httpx.AsyncClient(base_url=base) as http:
            hidden = await post(base, "/api/tables", {"name": "Ada", "wishes": {"visibility": "private"}})
            shown = await post(base, "/api/tables", {"name": "Ada"})
            assert (len(hidden["code"]), len(shown["code"])) == (8, 5)
            line = (await http.get(f"/api/tables/{hidden['code'].lower()}")).json()
            assert line["code"] == hidden["code"]
            joined = await post(base, f"/api/tables/{hidden['code']}/join", {"name": "Ben"})
            async with Player(base, joined["code"], joined["token"]) as ben:
                assert ben.table["code"] == hidden["code"]

    run(test())


async def _miss(http: httpx.AsyncClient) -> list[int]:
    return [(await http.get(f"/api/{kind}/ZZZZZ")).status_code for kind in ("tables", "replays", "tables", "replays")]


def test_who_tries_codes_out_cannot_tell_any_more_which_exist(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, GUESSES) as (base, tables), httpx.AsyncClient(base_url=base) as http:
            there = await post(base, "/api/tables", {"name": "Ada", "wishes": {"visibility": "private"}})
            assert (await http.get("/api/tables/no-code-at-all")).status_code == 404
            assert await _miss(http) == [404, 404, 404, 429]
            known = await http.get(f"/api/tables/{there['code']}")
            unknown = await http.get(f"/api/tables/{new_code(private=True)}")
            assert known.json() == unknown.json()
            assert (known.status_code, known.json()["reason"]) == (429, "too_fast.guesses")
            for path, body in ((f"/api/tables/{there['code']}/join", {"name": "B"}), (f"/api/replays/{there['code']}/play", None)):
                assert (await http.post(path, json=body or {"name": "B", "seat": 0, "choices": 1})).json()["reason"] == "too_fast.guesses"
            assert await _refusal(Player(base, there["code"], None)) == "too_fast.guesses"
            assert await _refusal(Player(base, new_code(), "no key")) == "too_fast.guesses"
            assert (await http.get("/api/tables/no-code-at-all")).status_code == 404
            assert len(tables.by_code) == 1

    run(test())


def test_codes_tried_out_at_once_are_no_more_guesses(tmp_path: Path) -> None:
    """While the disk is asked whether there is such a table, the guess is not free for another code."""

    async def test() -> None:
        async with serving(tmp_path, GUESSES) as (base, _):
            there = await post(base, "/api/tables", {"name": "Ada"})
            statuses = await _asked_at_once(base, [there["code"]] * 3)
            assert statuses == [200] * 3
            statuses = await _asked_at_once(base, [new_code() for _ in range(40)])
            assert (statuses.count(404), statuses.count(429)) == (3, 37)

    run(test())


async def _asked_at_once(base: str, codes: list[str]) -> list[int]:
    """Each on a line of its own, all in the same instant."""
    address = base.removeprefix("http://").split(":")
    lines = [await asyncio.open_connection(address[0], int(address[1])) for _ in codes]
    for (_, writer), code in zip(lines, codes, strict=True):
        writer.write(f"GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    statuses = [int((await reader.read()).split(b" ", 2)[1]) for reader, _ in lines]
    for _, writer in lines:
        writer.close()
    return statuses


async def _refusal(player: Player) -> str:
    """Why somebody is not let in."""
    with pytest.raises(Lost):
        await player.come_in()
    return str(player.refusals[0]["reason"])


def test_misses_of_others_keep_nobody_from_tables_they_know(tmp_path: Path) -> None:
    """Behind one address: who has a key and who has been there come in."""

    async def test() -> None:
        async with serving(tmp_path, GUESSES) as (base, tables), httpx.AsyncClient(base_url=base) as http:
            private = {"visibility": "private"}
            mine, known = [await post(base, "/api/tables", {"name": "Ada", "wishes": private}) for _ in range(2)]
            assert (await http.get(f"/api/tables/{known['code']}")).status_code == 200
            await _miss(http)
            assert (await http.get(f"/api/tables/{known['code']}")).status_code == 200
            await asyncio.gather(*(tables._let_go(table) for table in list(tables.by_code.values())))
            found = await post(base, "/api/mine", {"places": [{"code": mine["code"], "token": mine["token"]}]})
            assert [one["table"]["code"] for one in found["tables"]] == [mine["code"]]
            async with Player(base, mine["code"], mine["token"]) as me:
                assert me.you["seat"] == 0

    run(test())


def test_misses_keep_nobody_from_tables_that_the_lobby_shows(tmp_path: Path) -> None:
    async def test() -> None:
        settings = replace(GUESSES, proxies=("127.0.0.1",))
        async with serving(tmp_path, settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
            http.headers["x-forwarded-for"] = "203.0.113.9"  # somebody else than who made the tables
            shown, hidden = [await post(base, "/api/tables", {"name": "Ada"}) for _ in range(2)]
            async with Player(base, shown["code"], shown["token"]):
                await _miss(http)
                assert [(await http.get(f"/api/tables/{one['code']}")).status_code for one in (shown, hidden)] == [200, 429]

    run(test())


def test_sockets_that_miss_count_as_well(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, GUESSES) as (base, _):
            said = [await _refusal(Player(base, "ZZZZZ", None)) for _ in range(5)]
            assert said == ["not_found.table"] * 3 + ["too_fast.guesses"] * 2

    run(test())


def test_a_key_without_its_code_tells_nothing(tmp_path: Path) -> None:
    """Whether the code exists or not, the same is asked of the disk and the same is answered."""

    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            there = await post(base, "/api/tables", {"name": "Ada"})
            await asyncio.gather(*(tables._let_go(table) for table in list(tables.by_code.values())))
            asked: list[str] = []
            read = tables.store._read

            async def noted(select: object) -> list[dict[str, object]]:
                asked.append(str(select).partition("WHERE")[0])
                return await read(select)  # type: ignore[arg-type]

            tables.store._read = noted  # type: ignore[method-assign]
            answers = []
            for code in (there["code"], "ZZZZZ"):
                asked.clear()
                found = await post(base, "/api/mine", {"places": [{"code": code, "token": "wrong"}]})
                answers.append((len(found["tables"]), found["gone"] == [code], list(asked)))
            assert answers[0] == answers[1]

    run(test())


def test_an_address_opens_sockets_only_so_fast(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(QUICK, connect_rate=(2, 0.001))) as (base, tables):
            seated = await post(base, "/api/tables", {"name": "Ada"})
            for _ in range(2):
                async with Player(base, seated["code"], seated["token"]):
                    pass
            with pytest.raises(InvalidStatus) as refused:
                async with connect(f"{base.replace('http', 'ws')}/api/tables/{seated['code']}/socket"):
                    pass
            assert refused.value.response.status_code == 429
            assert b'"too_fast"' in (refused.value.response.body or b"")
            assert_untouched(tables)

    run(test())


def assert_untouched(tables: Tables) -> None:
    assert not any(table.connections() for table in tables.by_code.values())
