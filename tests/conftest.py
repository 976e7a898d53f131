"""What every test runs under."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from fifthcolony.kernel.game import Game

settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


@pytest.fixture(autouse=True)
def guard(request: pytest.FixtureRequest) -> Iterator[None]:
    """The kernel's law is checked at every ask of every test, but for long random games marked `unguarded`."""
    before = Game.guard
    Game.guard = request.node.get_closest_marker("unguarded") is None
    yield
    Game.guard = before
