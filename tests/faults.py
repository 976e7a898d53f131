"""What a table outlives and a test should not: faults that the server only writes down."""

import pytest


def faults_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Where no counsel could be given, and why."""
    records = [record for record in caplog.get_records("call") if record.getMessage().startswith("no counsel")]
    return [f"{record.getMessage()}: {record.exc_info and record.exc_info[1]!r}" for record in records]
