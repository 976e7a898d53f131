"""An answer's way from the socket to both screens stays short."""

import pytest

from fifthcolony.kernel import game
from tools.journey import journey

pytestmark = pytest.mark.unguarded

COMPILED = not str(game.__file__).endswith(".py")
"""Compiled modules are not heard."""


def test_an_answer_goes_through_few_modules() -> None:
    trail = journey()
    rules = set() if COMPILED else {"kernel/game", "classic/phases/launch"}
    assert {"server/transport/attendance", "server/table/broadcast"} | rules <= set(trail.modules)
    modules, _ = trail.within("")
    assert modules <= 35  # what bots say at the table, and who thinks for them, are rooms that each answer passes
    modules, hops = trail.within("server/")
    assert modules <= 21  # what is said and what is written down are rooms of their own
    assert hops <= 95  # five of them because this answer can be taken back: the position before is kept, and offered
