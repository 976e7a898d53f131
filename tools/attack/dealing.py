"""The server that is attacked deals the same cards every time, so that what falls is its fault and not chance's; SEED names others.

Processes that it starts import this again, and deal each its own.
"""

import json
import multiprocessing
import os
import sys
from functools import cache
from random import Random
from unittest.mock import patch

from fifthcolony.server.secrets import SEED_BITS
from tools.serving import Order, serve_order


@cache
def chance() -> Random:
    """Of this process, which knows only when it is asked for a deal which of them it is."""
    return Random(f"{os.environ.get('SEED', '11')} {multiprocessing.current_process()._identity}")


def new_seed() -> tuple[int, str]:
    """The next deal, as large as those that nobody knows."""
    return chance().getrandbits(SEED_BITS) | 1 << SEED_BITS - 1, f"{chance().getrandbits(128):032x}"


patch("fifthcolony.server.lobby.new_seed", new_seed).start()

if __name__ == "__main__":
    serve_order(Order(sys.argv[1], *map(json.loads, sys.argv[2:])))
