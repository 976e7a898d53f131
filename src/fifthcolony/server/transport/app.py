"""The server's front: HTTP pages, the tables' socket, the client's files, and the headers that keep a browser safe."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

import fifthcolony
from fifthcolony.classic.setup import COLOURS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.errors import STATUS, Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import Info, JoinTable, NewTable, Places, PlayOn, Problem, QuickGame
from fifthcolony.server.messages.wire import MAX_FRAMES, MAX_MESSAGE, VERSION
from fifthcolony.server.offers import offers
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.replays import Replays
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.transport.packing import FOREVER, packed, unless_known
from fifthcolony.server.transport.rates import Buckets
from fifthcolony.server.transport.sockets import Sockets
from fifthcolony.server.transport.static import ClientFiles
from fifthcolony.server.transport.texts import ClientTexts
from fifthcolony.text.languages import GUIDE, MissingText, texts_of

SAFE: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
T = TypeVar("T")


def page(value: object) -> Response:
    """An answer as JSON, never stored by anybody on the way."""
    return Response(msgspec.json.encode(value), media_type="application/json", headers={"cache-control": "no-store"})


def problem(refusal: Refused) -> Response:
    """A refusal as JSON."""
    body = msgspec.json.encode(Problem(refusal.code, refusal.reason, refusal.params, refusal.message))
    return Response(body, STATUS.get(refusal.code, 400), media_type="application/json", headers={"cache-control": "no-store"})


async def body_of(request: Request, kind: type[T]) -> T:
    """A request's body, if it is what it should be."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_MESSAGE:
            raise Refused("too_large", f"a request has at most {MAX_MESSAGE} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("malformed", str(error)[:200]) from None


class Pages:
    """The pages."""

    def __init__(self, tables: Tables, client: ClientFiles) -> None:
        self.tables = tables
        self.replays = Replays(tables.store)
        self.sockets = Sockets(tables)
        self.client = client
        self.client_texts = ClientTexts()
        self.requests = Buckets(*tables.settings.request_rate)
        self.new_tables = Buckets(*tables.settings.table_rate)

    def routes(self) -> list[Route | WebSocketRoute]:
        """Every address."""
        return [
            Route("/api/info", self.guarded(self.info)),
            Route("/api/texts", self.guarded(self.languages)),
            Route("/api/texts/{language}", self.guarded(self.texts)),
            Route("/api/texts/{language}/{part}/{mark}", self.guarded(self.part)),
            Route("/api/catalogue/{game}", self.guarded(self.catalogue)),
            Route("/api/tables", self.guarded(self.lobby)),
            Route("/api/tables", self.guarded(self.make), methods=["POST"]),
            Route("/api/quick", self.guarded(self.quick), methods=["POST"]),
            Route("/api/tables/{code}", self.guarded(self.table)),
            Route("/api/tables/{code}/join", self.guarded(self.join), methods=["POST"]),
            WebSocketRoute("/api/tables/{code}/socket", self.sockets.socket),
            Route("/api/mine", self.guarded(self.mine), methods=["POST"]),
            Route("/api/replays", self.guarded(self.all_replays)),
            Route("/api/replays/{code}", self.guarded(self.replay)),
            Route("/api/replays/{code}/frames", self.guarded(self.frames)),
            Route("/api/replays/{code}/record", self.guarded(self.record)),
            Route("/api/replays/{code}/play", self.guarded(self.play_on), methods=["POST"]),
            Route("/api/{rest:path}", self.guarded(self.nothing)),
            Route("/{rest:path}", self.file),
        ]

    def guarded(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Refusals become answers; who asks too much is told to wait."""

        async def answer(request: Request) -> Response:
            try:
                if not self.requests.take(_address(request), time.monotonic()):
                    raise Refused("too_fast", "too many requests; wait a little")
                return packed(request, await handler(request))
            except Refused as refusal:
                return problem(refusal)
            except ClientDisconnect:
                return problem(Refused("malformed", "the request ended early"))

        return answer

    async def info(self, request: Request) -> Response:
        """What can be played here."""
        clocks = {name: None if seconds is None else round(seconds * 1000) for name, seconds in self.tables.settings.clocks.items()}
        return unless_known(request, page(Info(fifthcolony.__version__, VERSION, offers(), list(COLOURS), clocks)))

    async def languages(self, request: Request) -> Response:
        """The languages by their codes, each with the name it gives itself and the marks of its parts."""
        return unless_known(request, page(self.client_texts.languages()))

    async def texts(self, request: Request) -> Response:
        """Every word of the games and of the client in a language but its lessons, those of the aliens that can be seated here included."""
        return page({key: text for key, text in _texts(request).items() if not key.startswith(GUIDE)})

    async def part(self, request: Request) -> Response:
        """A part of a language, kept forever under the mark it has now."""
        at = request.path_params
        try:
            written = self.client_texts.part(at["language"], at["part"])
        except MissingText as error:
            raise Refused("not_found", str(error)) from None
        kept = FOREVER if at["mark"] == written.mark else "no-store"
        return Response(written.body, media_type="application/json", headers={"cache-control": kept})

    async def catalogue(self, request: Request) -> Response:
        """All there is in a game, the aliens that can be seated here included."""
        try:
            return unless_known(request, page(kit_of(request.path_params["game"]).catalogue()))
        except BadConfig as error:
            raise Refused("not_found", str(error)) from None

    async def lobby(self, _request: Request) -> Response:
        """Tables to join or to watch."""
        return page(await self.tables.lobby())

    async def mine(self, request: Request) -> Response:
        """Tables of mine."""
        return page(await self.tables.mine((await body_of(request, Places)).places))

    async def all_replays(self, _request: Request) -> Response:
        """Games that can be seen again."""
        return page(await self.tables.replays())

    def _may_make(self, request: Request) -> None:
        if not self.new_tables.take(_address(request), time.monotonic()):
            raise Refused("too_fast.tables", "too many new tables; wait a little")

    async def make(self, request: Request) -> Response:
        """A new table."""
        wanted = await body_of(request, NewTable)
        self._may_make(request)
        return page(await self.tables.make(wanted))

    async def quick(self, request: Request) -> Response:
        """A game against bots."""
        wanted = await body_of(request, QuickGame)
        self._may_make(request)
        return page(await self.tables.quick(wanted))

    async def table(self, request: Request) -> Response:
        """One table."""
        return page((await self.tables.find(request.path_params["code"])).line())

    async def join(self, request: Request) -> Response:
        """A seat."""
        return page(await self.tables.join(request.path_params["code"], await body_of(request, JoinTable)))

    async def replay(self, request: Request) -> Response:
        """A game that is over."""
        return page(await self.replays.replay(request.path_params["code"]))

    async def frames(self, request: Request) -> Response:
        """Positions of it."""
        query = request.query_params
        start, count = _whole(query.get("start", "0")), _whole(query.get("count", str(MAX_FRAMES)))
        return page(await self.replays.frames(request.path_params["code"], query.get("eyes", "none"), start, count))

    async def record(self, request: Request) -> Response:
        """Its record, as a file."""
        text = await self.replays.record(request.path_params["code"])
        name = f"fifthcolony-{request.path_params['code'].upper()[:12]}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    async def play_on(self, request: Request) -> Response:
        """A table that goes on from one of its moments."""
        wanted = await body_of(request, PlayOn)
        line, record = await self.replays.find(request.path_params["code"])
        self._may_make(request)
        return page(await self.tables.play_on(line, record, wanted))

    async def nothing(self, _request: Request) -> Response:
        """No such page."""
        raise Refused("not_found", "there is no such page")

    async def file(self, request: Request) -> Response:
        """The client."""
        return self.client.response(request)


def _texts(request: Request) -> dict[str, str]:
    try:
        return texts_of(request.path_params["language"])
    except MissingText as error:
        raise Refused("not_found", str(error)) from None


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refused("malformed", f"a whole number is wanted, not {text[:20]!r}")
    return int(text)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


class SafeHeaders:
    """Adds to every answer what tells a browser to trust nothing but us."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SAFE)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def make_app(data: Path | str, settings: Settings | None = None, client: ClientFiles | None = None) -> SafeHeaders:
    """The whole server over the data in a folder, or behind a URL."""
    tables = Tables(Storage(data), settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        tables.open()
        try:
            yield
        finally:
            await tables.close()

    app = Starlette(routes=Pages(tables, client or ClientFiles()).routes(), lifespan=lifespan)
    app.state.tables = tables
    return SafeHeaders(app)
