"""What is asked for over HTTP as no browser would: paths, methods, heads, bodies, lengths, forged names, and games that are not over."""

from typing import Final, NamedTuple

HOST: Final = b"Host: localhost\r\n"
LAST: Final = b"Connection: close\r\n"
LONG: Final = "x" * 300


def get(path: str, method: str = "GET", *headers: str) -> bytes:
    """A request without a body."""
    more = "".join(f"{header}\r\n" for header in headers).encode("latin-1")
    return f"{method} {path} HTTP/1.1\r\n".encode("latin-1") + HOST + LAST + more + b"\r\n"


def send(body: bytes, path: str = "/api/tables", *headers: str) -> bytes:
    """A request with one."""
    return get(path, "POST", f"Content-Length: {len(body)}", *headers) + body


def chunked(body: bytes, path: str = "/api/tables") -> bytes:
    """A request with one of unknown length."""
    return get(path, "POST", "Transfer-Encoding: chunked") + body


class Page(NamedTuple):
    """What is sent, and the status of what comes back; none: nothing has to."""

    name: str
    sent: bytes
    status: int | str | None
    """A number, or several where several answers come."""
    never: bytes = b""
    """What must not be in it."""
    waits: bool = False
    """Whether the rest of it is waited for."""


PAGES: Final = [
    # paths
    Page("a long name", get(f"/{LONG}"), 200),
    Page("a long file", get(f"/assets/{LONG}.js"), 404),
    Page("a long code", get(f"/api/tables/{LONG}"), 404),
    Page("a long language", get(f"/api/texts/{LONG}"), 404),
    Page("a long game", get(f"/api/catalogue/{LONG}"), 404),
    Page("a long path", get("/api/" + "a/" * 6000), 404),
    Page("a path without end", get("/" + "a" * 70_000), 400),
    Page("bad UTF-8 in a path", get("/api/tables/%ff%fe%80"), 404),
    Page("bad UTF-8 in a file", get("/assets/%c3%28.js"), 404),
    Page("half a surrogate", get("/api/tables/%ed%a0%80"), 404),
    Page("half an escape", get("/api/tables/%"), 404),
    Page("raw bytes in a path", b"GET /api/tables/\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    Page("a null", get("/api/tables/%00"), 404),
    Page("a null in a code", get("/api/replays/BCDF%00"), 404),
    Page("a null in a file", get("/%00.js"), 404),
    Page("a null in a language", get("/api/texts/en%00/client/1"), 404),
    Page("controls in a path", get("/api/tables/%0d%0aSet-Cookie:%20a=b"), 404),
    Page("controls in a name", get("/api/replays/%0d%0aBCDFG/record"), 404),
    Page("a wide blank before a code", get("/api/tables/%E2%80%83BCDFG"), 404),
    Page("a wide blank before a replay", get("/api/replays/%E2%80%83BCDFG/record"), 404),
    Page("letters that grow", get("/api/tables/%C3%9F%C3%9FB"), 404),
    Page("up and out", get("/../../../../etc/passwd"), 200),
    Page("up and out, hidden", get("/%2e%2e/%2e%2e/etc/passwd.txt"), 404),
    Page("a question in a path", get("/api/texts/en%3f"), 404),
    Page("two slashes", get("//api//tables"), 200),
    Page("another server", get("http://stranger.example/api/info"), 404),
    Page("no slash", get("api/info"), 404),
    Page("a star", get("*", "OPTIONS"), 404),
    Page("a tunnel", get("stranger.example:443", "CONNECT"), 404),
    # queries
    Page("a huge query", get("/api/replays/BCDFG/frames?start=0&" + "a=b&" * 3500), 404),
    Page("a query without end", get("/api/tables?" + "a" * 70_000), 400),
    Page("bad UTF-8 in a query", get("/api/replays/BCDFG/frames?eyes=%ff&start=%fe"), 400),
    Page("letters for numbers", get("/api/replays/BCDFG/frames?start=%D9%A3"), 400),
    Page("huge numbers", get("/api/replays/BCDFG/frames?start=" + "9" * 5000), 400),
    Page("negative numbers", get("/api/replays/BCDFG/frames?count=-1"), 400),
    Page("a null in a query", get("/api/replays/BCDFG/frames?eyes=%00"), 404),
    # methods
    Page("a wrong method", get("/api/tables", "PUT"), 405),
    Page("a wrong method for a code", get("/api/tables/BCDFG", "DELETE"), 405),
    Page("a wrong method for the client", get("/", "POST"), 405),
    Page("what is sent, asked for", get("/api/quick"), 404),
    Page("a method of no kind", get("/api/info", "FROBNICATE"), 405),
    Page("options", get("/api/tables", "OPTIONS"), 405),
    Page("a head", get("/api/info", "HEAD"), 200),
    Page("the client's head", get("/", "HEAD"), 200),
    Page("the head of nothing", get("/api/tables/BCDFG", "HEAD"), 404),
    # bodies
    Page("no body", send(b""), 400),
    Page("no JSON", send(b"name=Ada"), 400),
    Page("deep JSON", send(b"[" * 8000), 400),
    Page("deep JSON inside", send(b'{"name": ' + b'{"a":' * 1000), 400),
    Page("bad UTF-8 in a body", send(b'{"name": "\xff\xfe"}'), 400),
    Page("a raw surrogate", send(b'{"name": "\xed\xa0\x80"}'), 400),
    Page("a written surrogate", send(b'{"name": "\\ud800"}'), 400),
    Page("surrogates the wrong way round", send(b'{"name": "\\udc00\\ud800"}'), 400),
    Page("a surrogate in a wish", send(b'{"name": "A", "wishes": {"level": "\\udfff"}}'), 400),
    Page("a surrogate in a key", send(b'{"places": [{"code": "BCDFG", "token": "\\ud800"}]}', "/api/mine"), 400),
    Page("nulls in a name", send(b'{"name": "A\\u0000B"}'), 200),
    Page("nothing but nulls", send(b'{"name": "\\u0000\\u0000"}'), 400),
    Page("a null in a colour", send(b'{"name": "A", "colour": "\\u0000"}'), 400),
    Page("a null in a wish", send(b'{"name": "A", "wishes": {"own": {"\\u0000": "\\u0000"}}}'), 400),
    Page("a null in aliens", send(b'{"name": "A", "wishes": {"seats": 3, "aliens": ["\\u0000", "a", "b"]}}'), 400),
    Page("a null in a place", send(b'{"places": [{"code": "BCD\\u0000", "token": "\\u0000"}]}', "/api/mine"), 200),
    Page("a mark before it", send(b'\xef\xbb\xbf{"name": "A"}'), 400),
    Page("endless numbers", send(b'{"name": "A", "wishes": {"seed": ' + b"9" * 5000 + b"}}"), 400),
    Page("no number", send(b'{"name": "A", "wishes": {"seats": NaN}}'), 400),
    Page("too long", send(b" " * 9000), 413),
    Page("a body for a page", send(b"x" * 100, "/api/nothing"), 405),
    Page("a game nobody has", send(b'{"name": "A", "wishes": {"game": "\\u202e"}}'), 400),
    # lengths
    Page("a length of letters", get("/api/tables", "POST", "Content-Length: ten"), 400),
    Page("a negative length", get("/api/tables", "POST", "Content-Length: -1"), 400),
    Page("a signed length", get("/api/tables", "POST", "Content-Length: +2") + b"{}", 400),
    Page("two lengths", get("/api/tables", "POST", "Content-Length: 2", "Content-Length: 3") + b"{}", 400),
    Page("a length beyond counting", get("/api/tables", "POST", "Content-Length: " + "9" * 40), None),
    Page("too short a body", get("/api/tables", "POST", "Content-Length: 100") + b"{}", None, waits=True),
    Page("too long a body", get("/api/tables", "POST", "Content-Length: 2") + b"{}" * 50, 400),
    Page(
        "a length and chunks", get("/api/tables", "POST", "Content-Length: 2", "Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n\r\n", 400
    ),
    Page("good chunks", chunked(b'd\r\n{"name": "A"}\r\n0\r\n\r\n'), 200),
    Page("chunks of no size", chunked(b"zz\r\n{}\r\n0\r\n\r\n"), 400),
    Page("chunks of another size", chunked(b"1\r\n{}\r\n0\r\n\r\n"), 400),
    Page("chunks after an answer", chunked(b"zz\r\n{}\r\n0\r\n\r\n", "/api/nothing"), None),
    Page("a huge chunk", chunked(b"ffffffffffffffffffff\r\n{}"), None, waits=True),
    Page("chunks of another kind", get("/api/tables", "POST", "Transfer-Encoding: gzip"), None),
    # heads
    Page("no host", b"GET /api/info HTTP/1.1\r\n" + LAST + b"\r\n", 400),
    Page("an old browser", b"GET /api/info HTTP/1.0\r\n\r\n", 200),
    Page("two hosts", get("/api/info", "GET", "Host: localhost"), 400),
    Page("half a host", b"GET / HTTP/1.1\r\nHost: [\r\n" + LAST + b"\r\n", 421),
    Page("a host of bytes", b"GET /api/info HTTP/1.1\r\nHost: \xff\xfe\r\n" + LAST + b"\r\n", 421),
    Page("an origin of bytes", send(b"{}", "/api/tables", "Origin: \xff"), 403),
    Page("a type of bytes", send(b'{"name": "A"}', "/api/tables", "Origin: http://localhost", "Content-Type: \xff"), 400),
    Page("an encoding of bytes", get("/api/info", "GET", "Accept-Encoding: \xff"), 200),
    Page("a mark of bytes", get("/api/info", "GET", "If-None-Match: \xff"), 200),
    Page("a head without end", get("/api/info", "GET", "X-Long: " + "a" * 70_000), 400),
    Page("many heads", get("/api/info", "GET", *(f"X-{number}: a" for number in range(3000))), 400),
    Page("a head without a name", get("/api/info", "GET", ": a"), 400),
    Page("a folded head", get("/api/info", "GET", "X-A: a\r\n b"), None),
    Page("a null in a head", get("/api/info", "GET", "X-A: \x00"), 400),
    Page("no HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    Page("HTTP of tomorrow", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", None),
    Page("an upgrade of another kind", get("/api/info", "GET", "Connection: Upgrade", "Upgrade: h2c"), 200),
    Page("a wait for leave", send(b"{}", "/api/quick", "Expect: 100-continue"), None),
    # sockets that are none
    Page("a socket without a key", get("/api/tables/BCDFG/socket", "GET", "Connection: Upgrade", "Upgrade: websocket"), None),
    Page("a socket that is sent", get("/api/tables/BCDFG/socket", "POST", "Connection: Upgrade", "Upgrade: websocket"), None),
    Page("a socket asked for", get("/api/tables/BCDFG/socket"), 404),
]
