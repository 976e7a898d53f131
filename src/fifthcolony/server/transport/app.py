"""The server's pages: what is asked for over HTTP, the tables' socket, and the client's files."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from http.client import METHOD_NOT_ALLOWED
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import fifthcolony
from fifthcolony.classic.setup import COLOURS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.cluster.cluster import Cluster
from fifthcolony.server.collecting import Growth, collect_as_it_grows
from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import Info, JoinTable, NewTable, Places, PlayOn, QuickGame
from fifthcolony.server.messages.packed import pack
from fifthcolony.server.messages.wire import MAX_FRAMES, MAX_MESSAGE, VERSION
from fifthcolony.server.offers import bots, offers
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Unavailable
from fifthcolony.server.store.replays import Replays
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.thinking.thinkers import Thinkers
from fifthcolony.server.transport.answers import page, problem
from fifthcolony.server.transport.brief import Brief
from fifthcolony.server.transport.gate import Gate
from fifthcolony.server.transport.limits import Limits, address_of
from fifthcolony.server.transport.looking_up import LookingUp
from fifthcolony.server.transport.operating import Operating
from fifthcolony.server.transport.origins import Hosts
from fifthcolony.server.transport.packing import FOREVER, as_packed, packed, unless_known
from fifthcolony.server.transport.sockets import Sockets
from fifthcolony.server.transport.static import ClientFiles
from fifthcolony.server.transport.texts import ClientTexts
from fifthcolony.server.watching.census import census
from fifthcolony.server.watching.lag import measure_lag
from fifthcolony.server.watching.metrics import Metrics, Standing, registry_of
from fifthcolony.text.languages import MissingText

T = TypeVar("T")


async def body_of(request: Request, kind: type[T]) -> T:
    """A request's body, if it is what it should be."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if "origin" in request.headers and media != "application/json":  # any page may send a browser's forms and plain texts anywhere
        raise Refused("malformed", f"a browser sends a body as application/json, not as {media[:50]!r}")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_MESSAGE:
            raise Refused("too_large", f"a request has at most {MAX_MESSAGE} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error)[:200]) from None


class Pages:
    """The pages."""

    def __init__(self, tables: Tables, client: ClientFiles, cluster: Cluster | None) -> None:
        self.tables = tables
        self.replays = Replays(tables.store, tables.settings)
        self.listed = Brief(tables.settings.replay_list_age, self._list_replays)
        self.limits = Limits(tables.settings)
        self.looking_up = LookingUp(tables, self.limits, None if cluster is None else partial(cluster.find, tables))
        self.client = client
        self.client_texts = ClientTexts()
        self.catalogues: dict[str, Brief] = {}

    def routes(self) -> list[Route]:
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
                self._may_ask(request)
                return packed(request, await handler(request))
            except Refused as refusal:
                self.tables.watch.refused(refusal.code)
                return problem(refusal)
            except Unavailable:
                return problem(Refused("unavailable", "games cannot be read or written just now; try again in a moment"))
            except ClientDisconnect:
                return problem(Refused("malformed", "the request ended early"))

        return answer

    def _may_ask(self, request: Request) -> None:
        if not self.limits.may_ask(address_of(request), time.monotonic()):
            raise Refused("too_fast", "too many requests; wait a little")

    async def info(self, request: Request) -> Response:
        """What can be played here."""
        clocks = {name: None if seconds is None else round(seconds * 1000) for name, seconds in self.tables.settings.clocks.items()}
        return unless_known(request, page(Info(fifthcolony.__version__, VERSION, offers(), bots(), list(COLOURS), clocks)))

    async def languages(self, request: Request) -> Response:
        """The languages by their codes, each with the name it gives itself and the marks of its parts."""
        return unless_known(request, page(self.client_texts.languages()))

    async def texts(self, request: Request) -> Response:
        """Every word of the games and of the client in a language but its lessons, those of the aliens that can be seated here included."""
        try:
            return as_packed(request, self.client_texts.whole(request.path_params["language"]).packed)
        except MissingText as error:
            raise Refused("not_found", str(error)) from None

    async def part(self, request: Request) -> Response:
        """A part of a language, kept forever under the mark it has now."""
        at = request.path_params
        try:
            written = self.client_texts.part(at["language"], at["part"])
        except MissingText as error:
            raise Refused("not_found", str(error)) from None
        response = as_packed(request, written.packed)
        if at["mark"] == written.mark:
            response.headers["cache-control"] = FOREVER
        return response

    async def catalogue(self, request: Request) -> Response:
        """All there is in a game, the aliens that can be seated here included."""
        game = request.path_params["game"]
        try:
            kit_of(game)
        except BadConfig as error:
            raise Refused("not_found", str(error)) from None
        if game not in self.catalogues:
            self.catalogues[game] = Brief(self.tables.settings.catalogue_age, partial(_catalogue, game))
        return unless_known(request, as_packed(request, await self.catalogues[game].body()))

    async def lobby(self, _request: Request) -> Response:
        """Tables to join or to watch."""
        return page(await self.tables.lobby())

    async def mine(self, request: Request) -> Response:
        """Tables of mine."""
        places = (await body_of(request, Places)).places
        for _ in places[1:]:
            self._may_ask(request)  # each is looked for as if it had been asked for alone
        return page(await self.tables.mine(places))

    async def all_replays(self, request: Request) -> Response:
        """Games that can be seen again."""
        return as_packed(request, await self.listed.body())

    async def _list_replays(self) -> bytes:
        return pack(msgspec.json.encode(await self.tables.replays()))

    def _may_make(self, request: Request) -> None:
        if not self.limits.may_make_table(address_of(request), time.monotonic()):
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

    def _code(self, request: Request) -> AbstractAsyncContextManager[str]:
        """The code in a request's path, for whoever may look it up."""
        return self.looking_up.by(address_of(request), request.path_params["code"])

    async def table(self, request: Request) -> Response:
        """One table."""
        async with self._code(request) as code:
            return page(await self.tables.line(code))

    async def join(self, request: Request) -> Response:
        """A seat."""
        wanted = await body_of(request, JoinTable)
        async with self._code(request) as code:
            return page(await self.tables.join(code, wanted))

    async def replay(self, request: Request) -> Response:
        """A game that is over."""
        self.tables.watch.replayed()
        async with self._code(request) as code:
            return as_packed(request, await self.replays.replay(code))

    async def frames(self, request: Request) -> Response:
        """Positions of it."""
        query = request.query_params
        start, count = _whole(query.get("start", "0")), _whole(query.get("count", str(MAX_FRAMES)))
        async with self._code(request) as code:
            return as_packed(request, await self.replays.frames(code, query.get("eyes", "none"), start, count))

    async def record(self, request: Request) -> Response:
        """Its record, as a file."""
        async with self._code(request) as code:
            response = as_packed(request, await self.replays.record(code))
            response.headers["content-disposition"] = f'attachment; filename="fifthcolony-{code}.json"'
            return response

    async def play_on(self, request: Request) -> Response:
        """A table that goes on from one of its moments."""
        wanted = await body_of(request, PlayOn)
        async with self._code(request) as code:
            line, record = await self.replays.find(code)
        self._may_make(request)
        return page(await self.tables.play_on(line, record, wanted))

    async def nothing(self, _request: Request) -> Response:
        """No such page."""
        raise Refused("not_found", "there is no such page")

    async def file(self, request: Request) -> Response:
        """The client."""
        return self.client.response(request)


async def _catalogue(game: str) -> bytes:
    return pack(msgspec.json.encode(kit_of(game).catalogue()))


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refused("malformed", f"a whole number is wanted, not {text[:20]!r}")
    return int(text)


async def _not_served(request: Request, error: Exception) -> Response:
    """What no route takes."""
    if isinstance(error, HTTPException) and error.status_code == METHOD_NOT_ALLOWED:
        answer = problem(Refused("bad_method", f"this page is not asked for by {request.method[:20]}"))
        answer.headers.update(error.headers or {})
        return answer
    return problem(Refused("not_found", "there is no such page"))


async def _broken(_request: Request, _error: Exception) -> Response:
    """A fault of ours, of which strangers learn nothing; the gate writes it down."""
    return problem(Refused("broken", "the server could not do this, by a fault of its own"))


def make_app(data: Path | str, settings: Settings | None = None, client: ClientFiles | None = None) -> Gate:
    """The whole server over the data in a folder, or behind a URL."""
    metrics, settings = Metrics(), settings or Settings()
    store = Storage(data, metrics, settings.patience)
    cluster = Cluster(store, settings) if store.database.place.is_shared else None
    thinkers = Thinkers(settings, metrics)
    tables = Tables(store, settings, cluster, metrics, thinkers)
    pages, hosts = Pages(tables, client or ClientFiles(), cluster), Hosts(settings.hosts)
    sockets = Sockets(tables, pages.looking_up, hosts)
    standing = Standing(lambda: census(tables.by_code.values()), lambda: tables.leaving, lambda: (thinkers.waiting, thinkers.under_way))
    registry = registry_of(metrics, standing)
    operating = Operating(tables, pages.limits, registry)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[Mapping[str, Sockets]]:
        if cluster is not None:
            await cluster.open(tables, pages.limits)
        tables.open()
        chores = [
            asyncio.create_task(measure_lag(metrics), name="measure the loop's lag"),
            asyncio.create_task(collect_as_it_grows(Growth()), name="collect garbage"),
        ]
        try:
            yield {"sockets": sockets}  # uvicorn hands it to `upgrade.py` with every socket, which does not come by here
        finally:
            for chore in chores:
                chore.cancel()
            await pages.replays.close()
            await tables.close()
            await thinkers.close()
            if cluster is not None:
                await cluster.close()
            store.close()

    routes = [*operating.routes(), *pages.routes()]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_served, Exception: _broken})
    app.state.tables, app.state.limits, app.state.replays, app.state.sockets = tables, pages.limits, pages.replays, sockets
    return Gate(app, hosts, metrics)
