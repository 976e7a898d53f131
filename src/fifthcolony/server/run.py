"""Starting the server: uvicorn with the settings that suit many small messages."""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.app import make_app

LARGEST_FRAME: Final = 65_536
"""A frame up to this is refused by name; a larger one ends the connection."""


def server_for(app: ASGIApp, host: str, port: int, log_level: str = "warning") -> uvicorn.Server:
    """A server that can be run and stopped."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=10.0,  # who is gone without a word is noticed, and the others are told
        ws_ping_timeout=10.0,
        ws_per_message_deflate=False,  # an update is 3 kB; a compressor for each window would cost more than it saves
        log_level=log_level,
        timeout_graceful_shutdown=3,
        backlog=4096,
    )
    return uvicorn.Server(config)


def calm_collector() -> None:
    """A look at every object takes 0.2 s with a thousand sockets open, and finds next to nothing: let it be rare.

    What is there at the start stays; young objects are looked at as ever, old ones after four million new ones have stayed.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 200)


def serve(host: str, port: int, data: Path | str, settings: Settings | None = None, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; `ready` is called when the data is open, before the first guest is let in."""
    calm_collector()
    app = make_app(data, settings)
    ready()
    server_for(app, host, port).run()
