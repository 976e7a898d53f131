"""Answers in fewer bytes: compressed for whoever understands it, and not sent again to whoever has them."""

import gzip
import hashlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT: Final = 1024
"""Bytes below which compressing saves nothing."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For addresses that name what they hold by its hash."""
_LEVEL: Final = 6


def mark_of(body: bytes) -> str:
    """A name for exactly these bytes."""
    return hashlib.sha256(body).hexdigest()[:20]


def pack(data: bytes, level: int = _LEVEL) -> bytes:
    """Compressed, the same bytes for the same data."""
    return gzip.compress(data, level, mtime=0)


def understands(request: Request) -> bool:
    """Whether whoever asks reads compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(request: Request, response: Response) -> Response:
    """The same answer, compressed if that is worth it."""
    if len(response.body) >= WORTH_IT and understands(request) and "content-encoding" not in response.headers:
        response.body = pack(bytes(response.body))
        response.headers.update({"content-encoding": "gzip", "vary": "accept-encoding", "content-length": str(len(response.body))})
    return response


def unless_known(request: Request, response: Response) -> Response:
    """The answer with a mark to ask by; nothing but the mark for whoever has it already."""
    mark = f'"{mark_of(bytes(response.body))}"'
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response
