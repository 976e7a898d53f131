"""In front of every page, and asked about every socket: foreign names and pages are turned away; browsers trust only us."""

import logging
from collections.abc import Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from fifthcolony.server.errors import STATUS, Refused
from fifthcolony.server.transport.answers import problem
from fifthcolony.server.transport.origins import Hosts, origin_fits
from fifthcolony.server.watching.watch import NOBODY, Watch

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
_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
"""What changes nothing here; a browser keeps the answer from other people's pages by itself."""
AT_THE_GATE: Final = "gate"
"""The route of what no route was looked for."""
log = logging.getLogger("fifthcolony.server")


class Gate:
    """Lets in who may come in."""

    def __init__(self, app: Starlette, hosts: Hosts, watch: Watch = NOBODY) -> None:
        self.app = app
        self.hosts = hosts
        self.watch = watch
        self.failure: Exception | None = None
        """What kept everything behind the gate from starting."""
        self._routes: dict[Any, str] = {route.endpoint: route.path for route in app.routes if isinstance(route, Route)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or turn away."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = turned_away(self.hosts, headers, scope.get("scheme", "http"), scope["method"])
        safely = _with_headers(send, lambda status: self.watch.asked(self._route(scope), status))
        if "content-length" in headers and "transfer-encoding" in headers:
            self.watch.refused("malformed")
            await _ambiguous()(scope, receive, safely)
        elif refusal is None:
            await self._answer(scope, receive, safely)
        else:
            self.watch.refused(refusal.code)
            await _said(scope, refusal)(scope, receive, safely)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the start to the end. Why there is no start is kept for whoever wanted it, who can say it in a line."""

        async def say(message: Message) -> None:
            await send({"type": message["type"]} if message["type"] == "lifespan.startup.failed" else message)

        try:
            await self.app(scope, receive, say)
        except Exception as error:
            self.failure = error
            raise

    def _route(self, scope: Scope) -> str:
        """As it is written in the code, whatever was asked for."""
        return self._routes.get(scope.get("endpoint"), AT_THE_GATE)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception:  # whoever asked has been told that it is our fault, and nothing else
            log.exception("a request for %r went wrong", scope["path"][:100])


def turned_away(hosts: Hosts, headers: Headers, scheme: str, method: str | None) -> Refused | None:
    """Why a request may not come in, if it may not; a socket has no method."""
    host = headers.get("host")
    if host is not None and not hosts.know(host):
        return Refused("bad_host", f"this server is not called {host[:100]!r}; if it should be, start it with --public-host and that name")
    if method not in _HARMLESS and not origin_fits(headers, scheme):
        origin = headers["origin"][:100]
        said = f"a page of {origin!r} sent this to {scheme}://{(host or '')[:100]}; only this server's own pages may"
        return Refused("bad_origin", f"{said}. Behind a proxy, pass its address with --proxy, and let it pass Host on")
    return None


def _ambiguous() -> Response:
    """A body of two lengths: where a proxy believes one and we the other, what follows would be another's request. The line ends here."""
    answer = problem(Refused("malformed", "a body has a length or comes in chunks, not both"))
    answer.headers["connection"] = "close"
    return answer


def _with_headers(send: Send, told: Callable[[int], None]) -> Send:
    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(SAFE)
            told(message["status"])
        await send(message)

    return send_safely


def _said(scope: Scope, refusal: Refused) -> Response:
    """For programs as JSON, for who opened a page as a sentence."""
    if scope["path"].startswith("/api/"):
        return problem(refusal)
    return PlainTextResponse(f"{refusal.message}.\n", STATUS[refusal.code])
