"""Servers in tests deal the same cards every time, so that a failure is about them and not about chance; SEED names other deals."""

import os
from random import Random

import pytest

SEED = int(os.environ.get("SEED", "11"))


def fix_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tables of one test take their seeds from ours."""
    chance = Random(SEED)
    monkeypatch.setattr("fifthcolony.server.lobby.new_seed", lambda: (chance.getrandbits(62), f"{chance.getrandbits(128):032x}"))
