"""What every test runs under."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from fifthcolony.kernel.game import Game

settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


@pytest.fixture(scope="session", autouse=True)
def _guard() -> Iterator[None]:
    """The kernel's law is checked at every ask, between tests too: a server in a thread may still be thinking there."""
    before, Game.guard = Game.guard, True
    yield
    Game.guard = before


@pytest.fixture(autouse=True)
def _unguarded(request: pytest.FixtureRequest) -> Iterator[None]:
    """But for long random games marked `unguarded`."""
    Game.guard = request.node.get_closest_marker("unguarded") is None
    yield
    Game.guard = True
