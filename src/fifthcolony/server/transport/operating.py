"""Pages for whoever runs the server: whether it lives, whether it can serve, and what it counts. Strangers learn nothing from them."""

import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.store.reader import Reader
from fifthcolony.server.transport.answers import page, problem
from fifthcolony.server.transport.limits import Limits, address_of
from fifthcolony.server.watching.metrics import written

DATABASE_WITHIN: Final = 2.0
"""For the database to answer that it is there."""
_PASSED_ON: Final = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""What a proxy says: then whoever asks is somewhere behind it."""


class Operating:
    """The pages."""

    def __init__(self, tables: Tables, limits: Limits, registry: CollectorRegistry) -> None:
        self.tables = tables
        self.limits = limits
        self.registry = registry
        self.pulse = Pulse(tables.store)

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            Route("/healthz", self._limited(self.health)),
            Route("/readyz", self._limited(self.readiness)),
            Route("/metrics", self._limited(self.metrics)),
            Route("/metrics/{worker:int}", self._limited(self.metrics)),
        ]

    def _limited(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """This machine may ask as often as it likes."""

        async def answer(request: Request) -> Response:
            if not is_here(request) and not self.limits.may_ask(address_of(request), time.monotonic()):
                return problem(Refused("too_fast", "too many requests; wait a little"))
            return await handler(request)

        return answer

    async def health(self, _request: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok", headers={"cache-control": "no-store"})

    async def readiness(self, _request: Request) -> Response:
        """Whether it can serve; if not, why."""
        reason = "draining" if self.tables.leaving else None if await self.pulse.beats() else "database"
        answer = page({"ready": reason is None, "reason": reason})
        answer.status_code = 200 if reason is None else 503
        return answer

    async def metrics(self, request: Request) -> Response:
        """All that is counted, for whoever is near and asks by himself. Of several workers each is asked on a line of its own."""
        if not is_near(request):
            return Response("not found", 404, media_type="text/plain")
        headers = {"cache-control": "no-store", "connection": "close"}
        return Response(written(self.registry), media_type=CONTENT_TYPE_LATEST, headers=headers)


class Pulse:
    """Whether the database answers. One question is on its way at a time, however many want to know."""

    def __init__(self, store: Reader, within: float = DATABASE_WITHIN) -> None:
        self.store = store
        self.within = within
        self._asking: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether it answers in time."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask(), name="ask the database")
        done, _ = await asyncio.wait([self._asking], timeout=self.within)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            await self.store.answer()
        except FifthColonyError:
            return False
        return True


def is_here(request: Request) -> bool:
    """Whether whoever asks is a program on this machine, and not a proxy."""
    found = _address(request)
    return found is not None and found.is_loopback


def is_near(request: Request) -> bool:
    """Whether whoever asks is on this machine or in a private network, and not behind a proxy."""
    found = _address(request)
    return found is not None and (found.is_loopback or found.is_private)


def _address(request: Request) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Where a request comes from; none if that is not known, or only by what a proxy says."""
    if request.client is None or any(name in request.headers for name in _PASSED_ON):
        return None
    try:
        found = ipaddress.ip_address(request.client.host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return found if mapped is None else mapped
