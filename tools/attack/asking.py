"""Requests that know something: names of files, codes of tables, keys of others; and lines on which more or less than a request comes."""

import re
from collections.abc import Sequence
from typing import Final

from tools.attack.ground import Ground
from tools.attack.pages import HOST, PAGES, get, send
from tools.attack.probe import SLOWLY, STATUS, Heard, Probe, exchange

_LENGTH: Final = re.compile(rb"Content-Length: \d+")
OURS: Final = "Origin: http://localhost"
SECURE: Final = "Origin: https://localhost"
JSON: Final = "Content-Type: application/json"
THEIRS: Final = "Origin: http://stranger.example"
CHUNKS: Final = "Transfer-Encoding: chunked"


def _filled(ground: Ground, part: bytes) -> bytes:
    """With the facts that it names, and the length that it then has."""
    if b"$" not in part:
        return part
    head, gap, body = ground.fill(part.decode("latin-1")).encode("latin-1").partition(b"\r\n\r\n")
    return _LENGTH.sub(b"Content-Length: %d" % len(body), head) + gap + body


def ask(name: str, sent: bytes | Sequence[bytes], wanted: int | str | None, never: bytes = b"", waits: bool = False) -> Probe:
    """Bytes, and the status of each answer; an empty word: there is none; none: there need not be one. Parts come bit by bit."""
    parts = [sent] if isinstance(sent, bytes) else sent
    pause = SLOWLY / len(parts)

    async def attack(ground: Ground) -> Heard:
        answer = await exchange(ground, [_filled(ground, part) for part in parts], pause=pause)
        statuses = [found.decode() for found in STATUS.findall(answer)]
        return Heard("any" if wanted is None and all(int(status) < 500 for status in statuses) else " ".join(statuses), answer)

    return Probe(name, attack, "any" if wanted is None else str(wanted), never, waits=waits)


def wait(name: str, *sent: bytes) -> Probe:
    """What is no whole request, or becomes one too late: the server hangs up without an answer."""
    return ask(name, sent, "", waits=True)


def _bit_by_bit(data: bytes) -> list[bytes]:
    return [data[place : place + 1] for place in range(len(data))]


def _post(path: str, *lines: str) -> bytes:
    return get(path, "POST", *lines)


def _make(wishes: str) -> bytes:
    return send(f'{{"name":"A","wishes":{{{wishes}}}}}'.encode())


def _open(first: bytes) -> bytes:
    """A request that leaves the line open."""
    return first.replace(b"Connection: close\r\n", b"")


INFO: Final = get("/api/info")
SMUGGLED: Final = b"0\r\n\r\nGET /api/tables HTTP/1.1\r\n" + HOST + b"\r\n"
FILES: Final = [
    ask("a file by another way", get("/assets/../index.html"), 404),
    ask("a file by a hidden way", get("/assets/%2e%2e/index.html"), 404),
    ask("a file with two slashes", get("//index.html"), 404),
    ask("a file with a slash behind it", get("/index.html/"), 200, b"immutable"),
    ask("a file in another spelling", get("/INDEX.HTML"), 404),
    ask("a file by backslashes", get("/assets/..%5c..%5crun.py"), 404),
    ask("a file of the server's own", get("/../run.py"), 404, b"import"),
    ask("a file twice hidden", get("/%252e%252e%252frun.py"), 404, b"import"),
    ask("a file of the machine", get("/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd"), 200, b"root:"),
    ask("a file without an end", get("/index.html%00.js"), 404),
    ask("a file of the project", get("/.git/config"), 200, b"[core]"),
    ask("a file of the data", get("/tables.db"), 404, b"SQLite"),
    ask("a file behind a question", get("/?/../../run.py"), 200, b"import asyncio"),
    ask("a map of the sources", get("/assets/index.js.map"), 404),
    ask("measures from outside", get("/metrics", "GET", "X-Forwarded-For: 192.0.2.1"), 404, b"# HELP"),
    ask("measures of the API", get("/api/metrics"), 404),
    ask("measures of processes", get("/debug/vars"), 200, b"cmdline"),
    ask("texts by another way", get("/api/texts/..%2fen"), 404),
    ask("a part of texts by another way", get("/api/texts/en/..%2f..%2fes/x"), 404),
    ask("a catalogue by another way", get("/api/catalogue/classic%2f..%2fduel"), 404),
]  # fmt: skip
LINES: Final = [
    ask("a length and chunks, and a request in them", _open(_post("/api/tables", "Content-Length: 4", CHUNKS)) + SMUGGLED, 400),
    ask("chunks and a length, and a request in them", _open(_post("/api/tables", CHUNKS, "Content-Length: 5")) + SMUGGLED, 400),
    ask("the same length twice", _post("/api/tables", "Content-Length: 2", "Content-Length: 2") + b"{}", 400),
    ask("a list of lengths", _post("/api/tables", "Content-Length: 2, 3") + b"{}", 400),
    ask("chunks twice", _post("/api/tables", "Transfer-Encoding: chunked, chunked") + b"0\r\n\r\n", "400|501"),
    ask("chunks by another name", _post("/api/tables", "Transfer-Encoding: xchunked") + b"0\r\n\r\n", "400|501"),
    ask("chunks with a blank before the colon", _post("/api/tables", "Transfer-Encoding : chunked") + b"0\r\n\r\n", 400),
    ask("chunks with a page's end inside", _post("/api/tables", CHUNKS) + b"2;a=\n\r\n{}\r\n0\r\n\r\n", 400),
    ask("chunks with a long note", _post("/api/tables", CHUNKS) + b"2;" + b"a" * 20_000 + b"\r\n{}\r\n0\r\n\r\n", 400),
    ask("chunks with a head behind them", _post("/api/tables", CHUNKS) + b"2\r\n{}\r\n0\r\nHost: stranger.example\r\n\r\n", 400),
    ask("chunks of negative size", _post("/api/tables", CHUNKS) + b"-2\r\n{}\r\n0\r\n\r\n", 400),
    ask("chunks with 0x before the size", _post("/api/tables", CHUNKS) + b"0x2\r\n{}\r\n0\r\n\r\n", 400),
    ask("lines that end in half an end", INFO.replace(b"\r\n", b"\n"), "200|400"),
    ask("lines that end in the other half", INFO.replace(b"\r\n", b"\r"), None, waits=True),
    ask("a length on two lines", _post("/api/tables", "Content-Length:\r\n 2") + b"{}", 400),
    ask("a blank before the first head", b"GET /api/info HTTP/1.1\r\n X: y\r\n" + HOST + b"\r\n", 400),
    ask("a request after empty lines", b"\r\n\r\n" + INFO, "200|400"),
    ask("a request with another's address", get("http://localhost/api/info"), "200|404"),
    ask("a list of hosts", b"GET /api/info HTTP/1.1\r\nHost: localhost, stranger.example\r\nConnection: close\r\n\r\n", 421),
    ask("a host with a user", b"GET /api/info HTTP/1.1\r\nHost: a@localhost\r\nConnection: close\r\n\r\n", 421),
    ask("a host with a port of no kind", b"GET /api/info HTTP/1.1\r\nHost: localhost:99999999\r\nConnection: close\r\n\r\n", 421),
    ask("three requests at once", _open(INFO) + _open(get("/api/tables/BBBBB")) + INFO, "200 404 200"),
    ask("forty requests at once", _open(get("/api/nothing")) * 39 + get("/api/nothing"), " ".join(["404"] * 40)),
    ask("a socket behind a page", _open(INFO) + get("/api/tables/BBBBB/socket", "GET", "Upgrade: websocket"), "200 404|200 400|200"),
    wait("nothing", b""),
    wait("half a head", INFO[:30]),
    wait("a head bit by bit", *_bit_by_bit(INFO)),
    wait("half a body", _post("/api/tables", "Content-Length: 50") + b'{"name":'),
    wait("a body bit by bit", _post("/api/tables", "Content-Length: 50"), *_bit_by_bit(b"[" * 50)),
    wait("half a chunk", _post("/api/tables", CHUNKS) + b'50\r\n{"name":'),
    wait("chunks bit by bit", _post("/api/tables", CHUNKS), *_bit_by_bit(b"1\r\n[\r\n" * 9 + b"0\r\n\r\n")),
    ask("a body that nobody wants", get("/api/info", "GET", "Content-Length: 3") + b"abc", 200),
    ask("a trace", get("/api/info", "TRACE", "Cookie: secret=1"), 405, b"secret"),
    ask("a patch", get("/api/tables/$here_code", "PATCH"), 405),
    ask("a method in small letters", get("/api/info", "get"), "405|400"),
    ask("another method in a head", get("/api/info", "GET", "X-HTTP-Method-Override: POST"), 200),
    ask("another address in a head", get("/api/info", "GET", "X-Original-URL: /api/replays/$here_code/record"), 200, b"choices"),
    ask("another host in a head", get("/", "GET", "X-Forwarded-Host: stranger.example"), 200, b"stranger"),
    ask("another host by a standard", get("/", "GET", 'Forwarded: for=10.0.0.1;host="stranger.example"'), 200, b"stranger"),
    ask("another host for a code", get("/t/$here_code", "GET", "X-Forwarded-Host: stranger.example"), 200, b"stranger"),
    ask("another scheme in a head", send(b'{"name":"A"}', "/api/tables", SECURE, "X-Forwarded-Proto: https", JSON), 403),
    ask("a cookie that is set by a path", get("/%0d%0aSet-Cookie:%20a=b"), 404, b"\nSet-Cookie"),
    ask("a page without compression", get("/api/info", "GET", "Accept-Encoding: gzip;q=0"), 200, b"\x1f\x8b"),
    ask("a file without compression", get("/", "GET", "Accept-Encoding: identity, gzip; q=0.0"), 200, b"\x1f\x8b"),
    ask("many ranges", get("/", "GET", "Range: bytes=" + ",".join("0-" for _ in range(500))), 200),
    ask("any mark", get("/api/info", "GET", "If-None-Match: *"), "200|304"),
]  # fmt: skip
BODIES: Final = [
    ask("a stranger's page sends a form", send(b'{"name":"A"}', "/api/tables", THEIRS, "Content-Type: text/plain"), 403),
    ask("a stranger's page sends JSON", send(b'{"name":"A"}', "/api/tables", THEIRS, JSON), 403),
    ask("our page sends a form", send(b'{"name":"A"}', "/api/tables", OURS, "Content-Type: text/plain"), 400),
    ask("our page sends parts", send(b'{"name":"A"}', "/api/tables", OURS, "Content-Type: multipart/form-data; boundary=a"), 400),
    ask("our page sends no type", send(b'{"name":"A"}', "/api/tables", OURS), 400),
    ask("a page that looks like ours", send(b'{"name":"A"}', "/api/tables", "Origin: http://localhost.stranger.example", JSON), 403),
    ask("a page that is called like us", send(b'{"name":"A"}', "/api/tables", "Origin: http://stranger@localhost", JSON), 403),
    ask("a page that refers to us", send(b'{"name":"A"}', "/api/tables", THEIRS, JSON, "Referer: http://localhost/"), 403),
    ask("two names", send(b'{"name":"A","name":5}'), 400),
    ask("a field too many", send(b'{"name":"A","token":"x"}'), 400),
    ask("a name of nothing that shows", send(b'{"name":"\\u200b\\u202e\\u2066"}'), 400),
    ask("a name of letters that do not show", send(b'{"name":"\\u3164\\u115f\\u2800"}'), 400),
    ask("a name of marks on nothing", send(b'{"name":"\\ufe0f\\u034f"}'), 400),
    ask("a name of many letters", send(b'{"name":"' + b"a" * 25 + b'"}'), 400),
    ask("a name that grows", send('{{"name":"{}"}}'.format("\ufdfa" * 24).encode()), 200),
    ask("a name that turns around", send(b'{"name":"A\\u202eB"}'), 200),
    ask("a name that is no text", send(b'{"name":{"a":1}}'), 400),
    ask("an infinite number", _make('"seats":1e999'), 400),
    ask("a number below nothing", _make('"seats":-3'), 400),
    ask("digits of another script", _make('"seats":\u0663'), 400),
    ask("a number as text", _make('"seats":"3"'), 400),
    ask("a seed beyond counting", _make('"seed":9007199254740992'), 400),
    ask("an edition that is none", _make('"edition":9999'), 400),
    ask("a level that is none", _make('"level":"omniscient"'), 400),
    ask("a level of another folder", _make('"level":"../../etc"'), 400),
    ask("aliens without end", _make('"aliens":[' + ",".join(['"a"'] * 400) + "]"), 400),
    ask("one alien in every seat", _make('"seats":3,"aliens":["virus","virus","virus"]'), 400),
    ask("variants of no kind", _make('"variants":["__class__"]'), 400),
    ask("wishes of one's own", _make('"own":{"__init__":1}'), 400),
    ask("wishes of one's own that are the server's", _make('"own":{"seed":1,"seats":9}'), 400),
    ask("a duel of five", _make('"game":"duel","seats":5'), 400),
    ask("a game of another folder", _make('"game":"../classic"'), 400),
    ask("a colour that is none", send(b'{"name":"A","colour":"\\u200bred"}'), 400),
    ask("deep wishes", send(b'{"name":"A","wishes":' + b'{"own":' * 700 + b"1" + b"}" * 701), 400),
    ask("many fields", send(b'{"name":"A",' + b",".join(b'"a%d":1' % number for number in range(700)) + b"}"), 400),
    ask("somebody's seat", send(b'{"name":"A","seat":0}', "/api/tables/$open_code/join"), 409),
    ask("a seat that is none", send(b'{"name":"A","seat":7}', "/api/tables/$open_code/join"), 404),
    ask("a seat below nothing", send(b'{"name":"A","seat":-1}', "/api/tables/$open_code/join"), 400),
    ask("somebody's colour", send(b'{"name":"A","colour":"ember"}', "/api/tables/$open_code/join"), 409),
    ask("a seat in a game that runs", send(b'{"name":"A"}', "/api/tables/$here_code/join"), 409),
    ask("a seat in a game that is over", send(b'{"name":"A"}', "/api/tables/$over_code/join"), 409),
    ask("a seat with somebody's key", send(b'{"name":"A","token":"$here_token0"}', "/api/tables/$open_code/join"), 400),
    ask("tables by another's key", send(b'{"places":[{"code":"$here_code","token":"$next_door_token0"}]}', "/api/mine"), 200, b'"stage"'),
    ask("my tables by no key", send(b'{"places":[{"code":"$here_code","token":""}]}', "/api/mine"), 200, b'"stage"'),
    ask("my tables by a code of no kind", send(b'{"places":[{"code":"%\' OR 1=1 --","token":"x"}]}', "/api/mine"), 200, b'"stage"'),
    ask("nine tables of mine", send(b'{"places":[' + b",".join([b'{"code":"BBBBB","token":"x"}'] * 9) + b"]}", "/api/mine"), 400),
    ask("my tables by a long key", send(b'{"places":[{"code":"BBBBB","token":"' + b"x" * 101 + b'"}]}', "/api/mine"), 400),
]  # fmt: skip
REPLAYS: Final = [
    ask("the replay of a game that runs", get("/api/replays/$here_code"), 409, b'"seed"'),
    ask("its record", get("/api/replays/$here_code/record"), 409, b'"seed"'),
    ask("its frames with open eyes", get("/api/replays/$here_code/frames?eyes=open"), 409, b'"hand"'),
    ask("its frames with a player's eyes", get("/api/replays/$here_code/frames?eyes=0"), 409, b'"hand"'),
    ask("its frames with a watcher's eyes", get("/api/replays/$here_code/frames?eyes=none"), 409, b'"view"'),
    ask("a game that goes on from one that runs", send(b'{"name":"A","seat":0,"choices":0}', "/api/replays/$here_code/play"), 409),
    ask("the replay of a table that is open", get("/api/replays/$open_code"), 409, b'"seed"'),
    ask("a replay with eyes of nobody", get("/api/replays/$over_code/frames?eyes=7"), 400),
    ask("a replay with eyes below nothing", get("/api/replays/$over_code/frames?eyes=-1"), 400),
    ask("a replay with eyes of another script", get("/api/replays/$over_code/frames?eyes=%D9%A1"), 400),
    ask("a replay with two pairs of eyes", get("/api/replays/$over_code/frames?eyes=0&eyes=7"), 400),
    ask("a replay from behind its end", get("/api/replays/$over_code/frames?start=999999999"), 200),
    ask("a replay of nothing", get("/api/replays/$over_code/frames?count=0"), 200),
    ask("a record with a line more in its name", get("/api/replays/$over_code%0d%0aX-A:b/record"), 404, b"\nX-A"),
    ask("a record with a quote in its name", get("/api/replays/%22$over_code/record"), 404, b"attachment"),
    ask("a game from behind its end", send(b'{"name":"A","seat":0,"choices":9007199254740991}', "/api/replays/$over_code/play"), 409),
    ask("a game that goes on in no seat", send(b'{"name":"A","seat":7,"choices":0}', "/api/replays/$over_code/play"), 404),
    ask("a game that goes on before it began", send(b'{"name":"A","seat":0,"choices":-1}', "/api/replays/$over_code/play"), 400),
]  # fmt: skip
REQUESTS: Final = [*(ask(*one) for one in PAGES), *FILES, *LINES, *BODIES, *REPLAYS]
