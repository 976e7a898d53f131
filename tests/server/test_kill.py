"""A slice of `make kill`: the server is killed at random moments, and nothing acknowledged is lost."""

import asyncio

import pytest

from tools.kill import soak


@pytest.mark.slice
@pytest.mark.unguarded
def test_three_kills_lose_nothing() -> None:
    report = asyncio.run(soak(kills=3, seed=20, tables=(1, (1, 2))))
    assert report.faults == []
    assert report.kills == 3
    assert report.games >= 3
    assert report.acknowledged > 50
