"""An answer's way from the socket to both screens stays short."""

import pytest

from tools.journey import journey

pytestmark = pytest.mark.unguarded


def test_an_answer_goes_through_few_modules() -> None:
    trail = journey()
    assert {"server/transport/sockets", "kernel/game", "classic/phases/launch", "server/table/broadcast"} <= set(trail.modules)
    modules, hops = trail.within("server/")
    assert modules <= 11
    assert hops <= 52
