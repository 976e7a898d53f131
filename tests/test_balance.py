"""The balance of duels is measured and written down."""

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from fifthcolony.duel.powers import ALIENS
from tools import balance
from tools.balance import Result, alien_shares, complaints, share_of

pytestmark = pytest.mark.unguarded


def test_a_share_lies_inside_its_interval() -> None:
    part, low, high = share_of(50, 100)
    assert part == 0.5
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert share_of(0, 10).low == pytest.approx(0)
    assert share_of(10, 10).high == pytest.approx(1)


def test_a_shared_victory_is_half_a_win() -> None:
    decks = Counter({"event": 16})
    results = [Result(("swarm", "prime"), (0, 1), "", decks, 0), Result(("prime", "swarm"), (0,), "", decks, 0)]
    shares = alien_shares(results)
    assert (shares["prime"][1].part, shares["swarm"][1].part) == (0.75, 0.25)
    assert complaints(results) == ["prime wins 75.0% of its games, not 35% to 65%", "swarm wins 25.0% of its games, not 35% to 65%"]


def test_a_length_out_of_range_is_complained_about() -> None:
    results = [Result(("swarm", "prime"), (number % 2,), "", Counter({"event": 9}), 0) for number in range(2)]
    assert complaints(results) == ["a game takes 9.0 destiny cards, not 14 to 20"]


def test_page_and_plot_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(balance, "PLOT", tmp_path / "plot.svg")
    balance.main(["--games", "40", "--jobs", "1"])
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "40 duels between two simple bots" in page
    assert "make balance BALANCE='--games 40 --seed 1'" in page
    assert ET.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")


def test_the_page_in_the_project_lists_every_alien() -> None:
    page = balance.PAGE.read_text(encoding="utf-8")
    assert [name for name in ALIENS if f"| {name.replace('_', ' ')} |" not in page] == []
