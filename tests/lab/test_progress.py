"""Where no bar can be drawn, a line a minute says how far it is and how long it still takes."""

import pytest

from fifthcolony.cli.lab.progress import Lines


def test_a_line_a_minute_counts_what_this_run_has_played(capsys: pytest.CaptureFixture[str]) -> None:
    told = {1.0: 4000, 31.0: 4050, 61.0: 4100, 90.0: 4150, 122.0: 4242}
    lines = Lines(10_000, iter([0.0, *told]).__next__)
    for games in told.values():
        lines.told(games)
    assert capsys.readouterr().err.splitlines() == [
        "4,100 of 10,000 games, 1.7 a second, 0:59:00 left",
        "4,242 of 10,000 games, 2.0 a second, 0:47:59 left",
    ]


def test_a_short_run_says_nothing_on_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Lines(20, lambda: 5.0)
    for games in range(21):
        lines.told(games)
    assert capsys.readouterr().err == ""
