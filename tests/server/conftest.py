"""What every test of the server runs under."""

import pytest

from tests.deals import fix_deals


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_deals(monkeypatch)
