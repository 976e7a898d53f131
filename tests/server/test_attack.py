"""A slice of `make attack`: every probe, and two thousand messages of the storm."""

import asyncio
from pathlib import Path

import pytest

from tools.attack.campaign import PROBES, attack
from tools.attack.doors import DOORS
from tools.attack.stories import LIMITED

pytestmark = [pytest.mark.unguarded, pytest.mark.slice]
MESSAGES = 2000


def test_every_attack_is_beaten_off(tmp_path: Path, postgres: str) -> None:
    report, storm = asyncio.run(attack(tmp_path, postgres, MESSAGES))
    assert report.faults == []
    assert storm.faults == []
    assert storm.sent == MESSAGES
    assert {"malformed", "no_seat", "no_ask", "say_hello"} <= storm.replies.keys()


def test_probes_have_names_of_their_own() -> None:
    names = [probe.name for probe in (*PROBES, *DOORS, *LIMITED)]
    assert len(names) >= 88
    assert sorted({name for name in names if names.count(name) > 1}) == []
