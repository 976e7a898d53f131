"""A slice of `make attack`: every probe, and two thousand messages of the storm."""

import asyncio
from pathlib import Path

import pytest

from tools.attack.campaign import PROBES, attack
from tools.attack.doors import DOORS
from tools.attack.stories import LIMITED
from tools.attack.windows import WINDOWS

pytestmark = [pytest.mark.unguarded, pytest.mark.slice]
MESSAGES = 2000
WITHIN = 300
"""Seconds, however busy the machine is; alone it takes a fraction of them."""


def test_every_attack_is_beaten_off(tmp_path: Path, postgres: str) -> None:
    async def test() -> None:
        async with asyncio.timeout(WITHIN):
            report, storm = await attack(tmp_path, postgres, MESSAGES)
        assert report.faults == []
        assert storm.faults == []
        assert len(report.lines) > len(PROBES) + len(DOORS) + len(LIMITED) + len(WINDOWS), "each was tried, most of them twice"
        assert storm.sent == MESSAGES
        assert sum(storm.replies.values()) > MESSAGES * 0.9, "all but those said behind a last one were heard"
        assert {"malformed", "no_seat", "no_ask", "say_hello"} <= storm.replies.keys()

    asyncio.run(test())


def test_probes_have_names_of_their_own() -> None:
    names = [probe.name for probe in (*PROBES, *DOORS, *LIMITED)]
    assert len(names) > 400
    assert sorted({name for name in names if names.count(name) > 1}) == []
