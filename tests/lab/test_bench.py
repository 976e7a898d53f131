"""The measure of `make lab-bench` runs; how fast this machine is, is not a test."""

import re

import pytest

from tools.lab_bench import main

pytestmark = [pytest.mark.slice, pytest.mark.unguarded]


def test_one_process_and_two_write_the_same_and_their_times_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "duel", "--games", "6", "--times", "1"])
    pair, verdict = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"1: [\d.]+ s with one process, [\d.]+ s with 2: [\d.]+x", pair)
    assert re.fullmatch(r"[\d.]+x in the median; 1.8x is asked of 2 cores.", verdict)
