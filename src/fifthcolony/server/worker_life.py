"""How a worker process of the server begins and ends: it steps back for the server, and is gone when that is."""

import os
import signal
import sys
import threading
from multiprocessing.connection import Connection
from typing import Final

from fifthcolony.guests import let_in_again

_NICE: Final = 10


def begin_with(line: Connection) -> None:
    """A worker's first act."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed at the terminal is the server's to hear
    if sys.platform != "win32":
        os.nice(_NICE)
    threading.Thread(target=_leave_with, args=(line,), daemon=True).start()
    let_in_again()


def _leave_with(line: Connection) -> None:
    """Nothing is ever said on the line: when there is something to read, it is broken."""
    line.poll(None)
    os._exit(0)
