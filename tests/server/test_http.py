"""Pages: making and joining tables, the lobby, replays, the client's files, headers, limits."""

import asyncio
import gzip
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.requests import Request

import fifthcolony as fc
from fifthcolony.server.messages import packed
from fifthcolony.server.secrets import is_code
from fifthcolony.server.transport.static import ClientFiles
from fifthcolony.text.languages import LANGUAGES, files_of
from tests.newcomer import beacon_is_there
from tests.server.served import QUICK, run, running, threaded
from tests.text.loud import speaking_loud
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[httpx.Client]:
    with threaded(tmp_path / "data", QUICK, ClientFiles(tmp_path / "static")) as client:
        yield client


def made(pages: httpx.Client, **wishes: Any) -> Any:
    return pages.post("/api/tables", json={"name": "Ada", "wishes": wishes}).json()


def test_info_says_what_can_be_played(pages: httpx.Client) -> None:
    info = pages.get("/api/info").json()
    assert info["version"] == fc.__version__
    assert "zombie" in info["games"]["classic"][0]["aliens"]
    assert info["clocks"] == {"relaxed": None, "minute": 60_000, "blitz": 15_000}


def test_a_game_can_be_looked_up(pages: httpx.Client) -> None:
    catalogue = pages.get("/api/catalogue/classic").json()
    will = next(alien for alien in catalogue["breakers"] if alien["name"] == "will")
    assert will == {
        "name": "will",
        "level": "green",
        "uses": [{"name": "will.choice", "at": "destiny.after_draw", "roles": ["offense"], "optional": False}],
        "roles": ["offense"],
        "phases": ["destiny", "launch"],
        "editions": [2008, 2018],
        "apart": [],
    }
    assert {"name": "attack_08", "family": "attack", "copies": 7, "value": 8} in catalogue["pieces"]
    answer = pages.get("/api/catalogue/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert answer.json()["message"] == "there is no game 'chess'; there are: classic, duel"


def test_a_third_language_is_offered_and_given(pages: httpx.Client, tmp_path: Path) -> None:
    assert {code: language["name"] for code, language in pages.get("/api/texts").json().items()} == LANGUAGES
    with speaking_loud(tmp_path):
        assert pages.get("/api/texts").json()["loud"]["name"] == "LOUD"
        texts = pages.get("/api/texts/loud").json()
        assert [texts["option.pass"], texts["browser.settings.language"], texts["language.form.2"]] == ["PASS", "LANGUAGE", "2"]
        guide = pages.get("/api/texts/loud/guide/any-mark").json()
        assert guide["guide.duel.lesson.goal.title"] == "FIVE PLANETS WIN."
        assert {key.partition(".")[0] for key in guide} == {"guide"}
        assert not guide.keys() & texts.keys()
    answer = pages.get("/api/texts/loud")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert answer.json()["message"].startswith("there is no language 'loud'; there are: ")


def test_texts_come_in_parts_that_are_kept_under_their_marks(pages: httpx.Client) -> None:
    languages = pages.get("/api/texts").json()
    whole: dict[str, str] = {}
    for part, mark in languages["es"]["parts"].items():
        answer = pages.get(f"/api/texts/es/{part}/{mark}")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert not whole.keys() & answer.json().keys()
        whole |= answer.json()
    everything = pages.get("/api/texts/es").json()
    assert {key for key in whole if key.startswith("guide.")} == whole.keys() - everything.keys()
    assert everything.keys() - whole.keys() == {key for path, texts in files_of("en") if path.endswith("terminal.json") for key in texts}
    assert pages.get("/api/texts/es/classic/a-mark-of-yesterday").headers["cache-control"] == "no-store"
    answer = pages.get("/api/texts/es/chess/1")
    assert (answer.status_code, answer.json()["message"]) == (
        404,
        f"es has no part 'chess'; there are: {', '.join(languages['es']['parts'])}",
    )


def test_texts_have_another_mark_when_they_are_others(pages: httpx.Client) -> None:
    before = pages.get("/api/texts").json()["en"]["parts"]
    with beacon_is_there():
        during = pages.get("/api/texts").json()["en"]["parts"]
        assert pages.get(f"/api/texts/en/client/{during['client']}").json()["alien.beacon.name"] == "Beacon"
    assert (during["client"] != before["client"], during["duel"]) == (True, before["duel"])
    assert pages.get("/api/texts").json()["en"]["parts"] == before


def test_what_seldom_changes_is_not_sent_twice(pages: httpx.Client) -> None:
    for path in ("/api/texts", "/api/info", "/api/catalogue/duel"):
        mark = pages.get(path).headers["etag"]
        again = pages.get(path, headers={"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")
        assert pages.get(path, headers={"if-none-match": '"other"'}).status_code == 200
        for asked in ("identity", "gzip;q=0", "br, gzip; q=0.000"):
            assert "content-encoding" not in pages.get(path, headers={"accept-encoding": asked}).headers
    for asked in ("gzip;q=0.1", "br, GZIP"):
        assert pages.get("/api/info", headers={"accept-encoding": asked}).headers["content-encoding"] == "gzip"


def test_info_says_how_a_table_can_be_set_up(pages: httpx.Client) -> None:
    editions = {edition["edition"]: edition for edition in pages.get("/api/info").json()["games"]["classic"]}
    assert editions[2008]["ways"] == ["random", "choice", "none"]  # combo cards came with 2018
    assert editions[2018]["ways"] == ["random", "choice", "combo", "none"]
    assert set(editions[2018]["aliens"]) - set(editions[2008]["aliens"]) == {"demon"}
    for edition in editions.values():
        assert list(edition["alerts"]) == ["green", "yellow", "red"]
        assert sorted(name for box in edition["alerts"].values() for name in box) == edition["aliens"]
        assert ["gambler", "sorcerer"] in edition["apart"]
        for way in edition["ways"]:
            assert "code" in made(pages, edition=edition["edition"], seats=5, aliens=way)


def test_a_shuffle_that_is_wished_for_is_dealt_and_shown_to_all(pages: httpx.Client) -> None:
    code = made(pages, seats=3, seed=12)["code"]
    line = pages.get(f"/api/tables/{code}").json()
    assert line["wishes"]["seed"] == 12
    assert made(pages, seats=3, seed=-1)["code"] == "malformed"
    assert made(pages, seats=3, seed=2**60)["code"] == "malformed"
    assert pages.get(f"/api/tables/{made(pages, seats=3)['code']}").json()["wishes"]["seed"] is None


def test_a_new_table_has_a_code_a_link_and_a_token(pages: httpx.Client) -> None:
    seated = made(pages, seats=4, aliens=["zombie", "macron", "mind", "clone"], clock="blitz", edition=2008)
    assert is_code(seated["code"])
    assert seated["link"] == f"/t/{seated['code']}"
    assert seated["seat"] == 0
    line = pages.get(f"/api/tables/{seated['code'].lower()}").json()
    assert line["stage"] == "open"
    assert line["wishes"]["edition"] == 2008
    assert [seat["kind"] for seat in line["seats"]] == ["person", "empty", "empty", "empty"]
    assert line["seed"] is line["salt"] is None
    assert len(line["hash"]) == 64
    assert seated["token"] not in str(line)


def test_whoever_has_a_key_is_told_what_waits(pages: httpx.Client) -> None:
    open_table, begun = made(pages, seats=3), pages.post("/api/quick", json={"name": "Ada", "wishes": {"seats": 3}}).json()
    places = [{"code": seated["code"], "token": seated["token"]} for seated in (open_table, begun)]
    false = {"code": begun["code"], "token": "0" * 20}
    for _ in range(100):  # bots may have to move first
        mine = pages.post("/api/mine", json={"places": [*places, false, {"code": "ZZZZZ", "token": "x"}]}).json()
        if mine["tables"][0]["prompt"]:
            break
        time.sleep(0.1)
    assert [(line["table"]["code"], bool(line["prompt"])) for line in mine["tables"]] == [
        (begun["code"], True),
        (open_table["code"], False),
    ]
    assert mine["gone"] == [begun["code"], "ZZZZZ"]
    assert pages.post("/api/mine", json={"places": [false] * 9}).json()["code"] == "malformed"
    assert begun["token"] not in str(mine)


@pytest.mark.unguarded
def test_a_private_game_is_in_no_list(tmp_path: Path) -> None:
    with threaded(tmp_path, QUICK) as pages:
        wishes = {"seats": 3, "level": "simple"}  # random ones can take very long
        codes = {
            visibility: pages.post(
                "/api/tables", json={"name": "Ada", "sit": False, "wishes": {**wishes, "visibility": visibility}}
            ).json()["code"]
            for visibility in ("private", "public")
        }
        for _ in range(900):
            if all(pages.get(f"/api/tables/{code}").json()["stage"] == "over" for code in codes.values()):
                break
            time.sleep(0.1)
        assert [line["code"] for line in pages.get("/api/replays").json()["replays"]] == [codes["public"]]


def test_bots_sit_down_at_once_and_make_room(pages: httpx.Client) -> None:
    code = made(pages, seats=3, bots="now")["code"]
    kinds = [seat["kind"] for seat in pages.get(f"/api/tables/{code}").json()["seats"]]
    assert kinds == ["person", "bot", "bot"]
    assert pages.post(f"/api/tables/{code}/join", json={"name": "Ben"}).json()["seat"] == 1
    kinds = [seat["kind"] for seat in pages.get(f"/api/tables/{code}").json()["seats"]]
    assert kinds == ["person", "person", "bot"]


def test_people_choose_seat_and_colour_and_names_stay_different(pages: httpx.Client) -> None:
    code = made(pages, seats=3)["code"]
    joined = pages.post(f"/api/tables/{code}/join", json={"name": "ada", "seat": 2, "colour": "orchid"}).json()
    assert joined["seat"] == 2
    seats = pages.get(f"/api/tables/{code}").json()["seats"]
    assert [(seat["name"], seat["colour"]) for seat in seats] == [("Ada", "ember"), ("", "saffron"), ("ada 2", "orchid")]
    taken = pages.post(f"/api/tables/{code}/join", json={"name": "Eve", "seat": 0})
    assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
    colour = pages.post(f"/api/tables/{code}/join", json={"name": "Eve", "colour": "orchid"})
    assert colour.json()["code"] == "seat_taken"
    assert pages.post(f"/api/tables/{code}/join", json={"name": "Eve"}).status_code == 200
    full = pages.post(f"/api/tables/{code}/join", json={"name": "Fay"})
    assert (full.status_code, full.json()["code"]) == (409, "full")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {"name": "A", "wishes": {"seats": 2}}, 400, "bad_config"),
        ("/api/tables", {"name": "A", "wishes": {"edition": 1977}}, 400, "bad_config"),
        ("/api/tables", {"name": "A", "wishes": {"aliens": ["zombie"]}}, 400, "bad_config"),
        ("/api/tables", {"name": "A", "wishes": {"seats": 3, "aliens": ["zombie", "zombie", "x"]}}, 400, "bad_config"),
        ("/api/tables", {"name": " \u202e "}, 400, "bad_name"),
        ("/api/tables", {"name": "A", "colour": "beige"}, 400, "bad_config"),
        ("/api/tables", {"name": "x" * 25}, 400, "malformed"),
        ("/api/tables", {"name": "A", "wishes": {"clock": "never"}}, 400, "malformed"),
        ("/api/tables", {"name": "A", "more": 1}, 400, "malformed"),
        ("/api/tables", {"name": "A" * 9000}, 413, "too_large"),
        ("/api/quick", {}, 400, "malformed"),
        ("/api/tables/BBBBB/join", {"name": "A"}, 404, "not_found"),
        ("/api/tables/b%20d!g/join", {"name": "A"}, 404, "not_found"),
    ],
)
def test_what_is_wrong_is_named(pages: httpx.Client, path: str, body: Any, status: int, code: str) -> None:
    answer = pages.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_no_page_and_no_method_crash(pages: httpx.Client) -> None:
    assert pages.get("/api/nothing").json()["code"] == "not_found"
    assert pages.get("/api/tables/ZZZZZ").json()["code"] == "not_found"
    assert pages.get("/api/replays/ZZZZZ").json()["code"] == "not_found"
    assert pages.put("/api/tables", content=b"x").status_code == 405
    assert pages.post("/api/tables", content=b"\xff{").json()["code"] == "malformed"


def test_the_lobby_shows_public_tables_that_have_somebody(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient() as http:
            seen = await post(base, "/api/tables", {"name": "Ada"})
            hidden = await post(base, "/api/tables", {"name": "Ben", "wishes": {"visibility": "private"}})
            await post(base, "/api/tables", {"name": "nobody stays"})
            async with Player(base, seen["code"], seen["token"]), Player(base, hidden["code"], hidden["token"]):
                lobby = (await http.get(f"{base}/api/tables")).json()
            assert [line["code"] for line in lobby["tables"]] == [seen["code"]]

    run(test())


def test_a_replay_opens_when_the_game_is_over_with_any_eyes(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base, httpx.AsyncClient(base_url=base) as http:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3, "seed": 5}})
            code = seated["code"]
            refused = await http.get(f"/api/replays/{code}")
            assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
            async with Player(base, code, seated["token"]) as me:
                await me.play()
                told = [(event["key"], event["params"]) for event in me.events]
            replay = (await http.get(f"/api/replays/{code}")).json()
            assert replay["frames"] == len(replay["made"])
            assert_marks_where_colonies_grow(replay["colonies"], await frames(http, code, "none", replay["frames"]))
            game = fc.replay(replay["record"])
            assert str(game.seed) == replay["table"]["seed"]
            seen = {eyes: await frames(http, code, eyes, replay["frames"]) for eyes in ("0", "none", "open")}
            assert [(event["key"], event["params"]) for frame in seen["0"] for event in frame["events"]] == told
            assert seen["0"][-1]["view"] == me.scene["view"]  # type: ignore[index]
            assert all(frame["view"]["hand"] == [] and frame["hands"] is None for frame in seen["none"])
            assert all(frame["seat"] in (None, 0) for frame in seen["0"])
            assert all(
                len(hand) == size for frame in seen["open"] for hand, size in zip(frame["hands"], frame["view"]["hands"], strict=True)
            )
            assert all(frame["word"] for frame in seen["open"][1:])
            assert "face_down" not in str([frame["view"]["laid"] for frame in seen["open"]])
            for query in ("eyes=7", "eyes=x", "start=-1", "count=1e9"):
                assert (await http.get(f"/api/replays/{code}/frames?{query}")).json()["code"] == "malformed"
            [line] = (await http.get("/api/replays")).json()["replays"]
            table, last = replay["table"], seen["none"][-1]["view"]
            assert (line["code"], line["winners"], line["encounters"]) == (code, table["winners"], table["encounter"])
            assert [player["name"] for player in line["players"]] == [seat["name"] for seat in table["seats"]]
            assert [player["bot"] for player in line["players"]] == [False, *[True] * (len(table["seats"]) - 1)]
            assert [player["aliens"] for player in line["players"]] == last["aliens"] != []
            assert line["over"] >= table["created"]

    run(test())


def assert_marks_where_colonies_grow(marks: list[list[int]], seen: list[Any]) -> None:
    assert marks == sorted(marks, key=lambda mark: mark[0])
    for before, after in pairwise(seen):
        for seat, (had, has) in enumerate(zip(before["view"]["colonies"], after["view"]["colonies"], strict=True)):
            assert marks.count([after["n"], seat]) >= has - had


async def frames(http: httpx.AsyncClient, code: str, eyes: str, number: int) -> list[Any]:
    found: list[Any] = []
    while len(found) < number:
        page = (await http.get(f"/api/replays/{code}/frames?eyes={eyes}&start={len(found)}&count=999")).json()
        assert 0 < len(page["frames"]) <= 64
        found += page["frames"]
    assert [frame["n"] for frame in found] == list(range(number))
    return found


def built(static: Path) -> ClientFiles:
    """A client as it is built: a page and a script."""
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + "table " * 400, encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("let x = 1;" * 400, encoding="utf-8")
    (static.parent / "secret.txt").write_text("no", encoding="utf-8")
    return ClientFiles(static)


def test_a_server_without_a_client_says_so(pages: httpx.Client) -> None:
    assert "has not been built" in pages.get("/").text


def test_the_client_is_served_with_its_headers(tmp_path: Path) -> None:
    with threaded(tmp_path / "data", QUICK, built(tmp_path / "static")) as pages:
        for path in ("/", "/t/BCDFG", "/r/BCDFG", "/encyclopedia/zombie"):
            page = pages.get(path)
            assert page.text.startswith("<!doctype html>table")
            assert page.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
        script = pages.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        plain = pages.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert len(gzip.compress(plain.content)) < len(plain.content)
        again = pages.get("/", headers={"if-none-match": pages.get("/").headers["etag"]})
        assert again.status_code == 304
        for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/%00.js"):
            assert pages.get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/x1/../assets/app-1a2b.js",
        "/assets/../index.html",
        "//assets/app-1a2b.js",
        "/assets/./app-1a2b.js",
        "/assets//app-1a2b.js",
        "/assets/app-\n1a2b.js",
        "/assets/app-1a2b.js\t",
    ],
)
def test_a_file_has_one_name(tmp_path: Path, path: str) -> None:
    """Kept under every other name, it would fill the memory, and the page would never be fetched again."""
    client = built(tmp_path / "static")
    request = Request({"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [(b"host", b"table")]})
    assert client.response(request).status_code == 404
    assert not client.assets


def test_several_tables_of_mine_are_as_many_requests(tmp_path: Path) -> None:
    """Each of them is several queries: eight at once, as fast as pages may be asked for, were a third of a processor."""
    with threaded(tmp_path, replace(QUICK, request_rate=(10, 0.001))) as client:
        places = [{"code": "BBBBB", "token": "x"}] * 8
        assert [client.post("/api/mine", json={"places": some}).status_code for some in (places, [], places[:2])] == [200, 200, 429]


def test_what_is_the_same_for_everybody_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask: compressing all texts of a language keeps everybody else waiting."""
    compressed: list[int] = []

    def compress(data: bytes, *args: Any, **named: Any) -> bytes:
        compressed.append(len(data))
        return gzip.compress(data, *args, **named)

    monkeypatch.setattr(packed, "gzip", SimpleNamespace(compress=compress, decompress=gzip.decompress))
    with threaded(tmp_path, replace(QUICK, catalogue_age=60.0)) as client:
        parts = client.get("/api/texts").json()["en"]["parts"]
        addresses = ["/api/texts/en", "/api/texts/es", "/api/catalogue/classic", "/api/catalogue/duel"]
        addresses += [f"/api/texts/en/{part}/{mark}" for part, mark in parts.items()]
        first = [client.get(path) for path in addresses]
        compressed.clear()
        again = [client.get(path) for path in addresses]
        assert not compressed
        plain = [client.get(path, headers={"accept-encoding": "identity"}) for path in addresses]
        assert [one.json() for one in first] == [one.json() for one in again] == [one.json() for one in plain]
        assert {one.headers.get("content-encoding") for one in plain} == {None}


def test_an_address_that_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    settings = replace(QUICK, request_rate=(5, 0.001), table_rate=(2, 0.001))
    with threaded(tmp_path, settings) as client:
        codes = [client.post("/api/tables", json={"name": "A"}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        codes = [client.get("/api/info").status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


def test_a_server_and_a_table_are_full_at_some_time(tmp_path: Path) -> None:
    async def test() -> None:
        settings = replace(QUICK, max_tables=1, max_watchers=1, connections_per_address=3)
        async with running(tmp_path, settings) as base, httpx.AsyncClient() as http:
            seated = await post(base, "/api/tables", {"name": "Ada"})
            refused = await http.post(f"{base}/api/tables", json={"name": "Ben"})
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
            watchers = [Player(base, seated["code"], None) for _ in range(2)]
            for watcher in watchers:
                await asyncio.gather(watcher.come_in(), return_exceptions=True)
            assert [len(watcher.refusals) for watcher in watchers] == [0, 1]
            assert watchers[1].refusals[0]["code"] == "too_many"

    run(test())
