"""Answers in fewer bytes: compressed for whoever understands it, and not sent again to whoever has them."""

import hashlib
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fifthcolony.server.messages.packed import pack, unpack

WORTH_IT: Final = 1024
"""Bytes below which compressing saves nothing."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For addresses that name what they hold by its hash."""


_NEVER: Final = re.compile(r"\s*q\s*=\s*0(?:\.0*)?\s*", re.IGNORECASE)


def mark_of(body: bytes) -> str:
    """A name for exactly these bytes."""
    return hashlib.sha256(body).hexdigest()[:20]


def understands(request: Request) -> bool:
    """Whether whoever asks reads compressed answers, and has not said that it would rather not."""
    offers = (offer.partition(";") for offer in request.headers.get("accept-encoding", "").split(","))
    return any(name.strip().lower() == "gzip" and not _NEVER.fullmatch(weight) for name, _, weight in offers)


def packed(request: Request, response: Response) -> Response:
    """The same answer, compressed if that is worth it."""
    if len(response.body) >= WORTH_IT and understands(request) and "content-encoding" not in response.headers:
        response.body = pack(bytes(response.body))
        response.headers.update({"content-encoding": "gzip", "vary": "accept-encoding", "content-length": str(len(response.body))})
    return response


def as_packed(request: Request, body: bytes) -> Response:
    """JSON that was compressed where it was made, never stored by anybody on the way; unpacked for the few who do not read that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if not understands(request):
        return Response(unpack(body), media_type="application/json", headers=headers)
    return Response(body, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


def unless_known(request: Request, response: Response) -> Response:
    """The answer with a mark to ask by; nothing but the mark for whoever has it already."""
    mark = f'"{mark_of(bytes(response.body))}"'
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response
