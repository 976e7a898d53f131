"""The kernel is tested with a game of stones."""

import pytest

from fifthcolony.kernel.registry import KITS
from tests.kernel.stones import STONES


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of stones is among the games that can be loaded and replayed."""
    monkeypatch.setitem(KITS, "stones", STONES)
