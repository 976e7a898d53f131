"""Starting the server: uvicorn with the settings that suit many small messages, and strangers."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, cast

import uvicorn

from fifthcolony.server.collecting import calm_collector
from fifthcolony.server.descriptors import raise_limit, within
from fifthcolony.server.leaving import LeavingServer
from fifthcolony.server.log_lines import set_up
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.app import make_app
from fifthcolony.server.transport.doors import Doors
from fifthcolony.server.transport.gate import Gate
from fifthcolony.server.transport.http_protocol import LARGEST_HEAD, PatientProtocol
from fifthcolony.server.transport.upgrade import TableSocket

LARGEST_FRAME: Final = 65_536
"""A frame up to this is refused by name; a larger one ends the connection."""
_NO_NEWS: Final = (
    "Invalid HTTP request",
    "Unsupported upgrade request",
    "Invalid UTF-8 sequence",
    "ASGI callable returned without completing handshake",  # said of every socket that is refused with an answer
    "Application startup failed",  # whoever starts it says why
)
"""What uvicorn would log: of what strangers send as often as they like."""


def server_for(app: Gate, host: str, port: int, settings: Settings | None = None, log_level: str = "warning") -> uvicorn.Server:
    """A server that can be run and stopped."""
    return LeavingServer(config_for(app, settings or Settings(), host, port, log_level), app.app.state.tables)


def config_for(app: Gate, settings: Settings, host: str = "127.0.0.1", port: int = 0, log_level: str = "warning") -> uvicorn.Config:
    """What uvicorn is told, wherever its connections come from."""
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    protocol = partial(PatientProtocol, settings, Doors(settings))
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",
        http=cast("type[asyncio.Protocol]", protocol),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=TableSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=10.0,  # who is gone without a word is noticed, and the others are told
        ws_ping_timeout=10.0,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        log_level=log_level,
        log_config=None,  # where lines go and how they look is not uvicorn's business
        access_log=False,
        timeout_keep_alive=settings.keep_alive,
        timeout_graceful_shutdown=3,
        backlog=4096,
    )


def _is_news(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(_NO_NEWS)


def serve(host: str, port: int, data: Path | str, settings: Settings | None = None, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; `ready` is called when the data is open, before the first guest is let in."""
    settings = within(settings or Settings(), raise_limit())
    calm_collector()
    app = make_app(data, settings)
    set_up(settings.log_format, settings.log_level)
    ready()
    run(server_for(app, host, port, settings), app)


def run(server: uvicorn.Server, app: Gate) -> None:
    """Serve until told to stop; what keeps it from starting is raised as it is."""
    try:
        server.run()
    except SystemExit:  # uvicorn's way of saying that it could not start
        if app.failure is not None:
            raise app.failure from None
        raise
