"""How many lines the system lets a process have open, and limits that stay below it."""

import sys
from dataclasses import replace
from typing import Final

from fifthcolony.server.settings import Settings

RESERVED: Final = 128
"""For the database, the log, and lines that are being closed."""
_MOST: Final = 65_536
"""More are never needed; some systems name no number."""
_FEWEST: Final = 32
"""Lines of each kind without which there is no server."""

if sys.platform == "win32":

    def raise_limit() -> int | None:
        """There is none."""
        return None

else:
    import resource

    def raise_limit() -> int | None:
        """Have as many open as the system allows; how many that is."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST if hard == resource.RLIM_INFINITY else min(hard, _MOST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):  # the system has a limit that it does not tell; what there was stays
                return soft
        return max(soft, wanted)


def within(settings: Settings, descriptors: int | None) -> Settings:
    """The same settings, with no more lines than there is room for: a third for pages, the rest for sockets."""
    if descriptors is None or settings.max_connections + settings.max_http_connections + RESERVED <= descriptors:
        return settings
    room = max(2 * _FEWEST, descriptors - RESERVED)
    pages = min(settings.max_http_connections, room // 3)
    return replace(settings, max_http_connections=pages, max_connections=min(settings.max_connections, room - pages))
