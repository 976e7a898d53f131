"""What every test of the server runs under."""

from collections.abc import Iterator

import pytest

from tests.deals import fix_deals
from tests.faults import faults_in


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_deals(monkeypatch)


@pytest.fixture(autouse=True)
def _counsel(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults_in(caplog) == []
