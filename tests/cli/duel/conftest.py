"""A recorded duel to run the command on."""

from pathlib import Path

import pytest

from fifthcolony.lab.simulate import Plan, play_out


@pytest.fixture(scope="session")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole duel of random bots, in a file."""
    record = play_out(Plan("duel", {"aliens": ["pickled", "oddsmaker"]}, ("random",) * 2, 1), 1, 8, keep_record=True).record
    assert record is not None
    path = tmp_path_factory.mktemp("duels") / "duel.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path
