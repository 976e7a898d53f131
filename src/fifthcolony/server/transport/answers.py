"""What goes back over HTTP: pages, and refusals."""

import msgspec
from starlette.responses import Response

from fifthcolony.server.errors import STATUS, Refused
from fifthcolony.server.messages.http import Problem


def page(value: object) -> Response:
    """An answer as JSON, never stored by anybody on the way."""
    return Response(msgspec.json.encode(value), media_type="application/json", headers={"cache-control": "no-store"})


def problem(refusal: Refused) -> Response:
    """A refusal as JSON."""
    body = msgspec.json.encode(Problem(refusal.code, refusal.reason, refusal.params, refusal.message))
    return Response(body, STATUS.get(refusal.code, 400), media_type="application/json", headers={"cache-control": "no-store"})
