"""The example that learns: games to watch and curves need no torch, and where it is missing, a sentence says so."""

import subprocess
import sys
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from examples.duel_lessons import LAMBDA, Curve, Match, Step, advantages, drawn, share_of, train_deals, watched
from fifthcolony.research.eyes import Eyes

pytestmark = pytest.mark.unguarded
ROOT = Path(__file__).resolve().parent.parent.parent


def test_what_a_bot_does_is_among_what_it_could_do() -> None:
    seen, masks, actions = watched("simple", 2, 5)
    assert len(seen) == len(masks) == len(actions) > 50
    assert all(mask[action] == 1 for mask, action in zip(masks, actions, strict=True))
    assert seen.shape[1] == Eyes("duel").layout.size


def test_a_match_waits_for_the_learner_until_it_is_over() -> None:
    match = Match(3, 1, "simple")
    match.begin(3, 1)
    decisions = 0
    while not match.is_over:
        assert match.env.agent_selection == "seat_1"
        match.env.step(match.env.action_of(0))
        match.go_on()
        decisions += 1
    assert decisions > 5
    assert match.won in (0, 0.5, 1)


def test_what_turned_out_better_than_expected() -> None:
    steps = [Step(np.zeros(1), np.zeros(1), 0, 0.0, value) for value in (0.5, 0.25)]
    better, target = advantages(steps, 1.0)
    assert better == pytest.approx([-0.25 + LAMBDA * 0.75, 0.75])
    assert target == pytest.approx([0.5 - 0.25 + LAMBDA * 0.75, 1.0])


def test_deals_are_played_from_both_seats() -> None:
    assert list(islice(train_deals(8), 3)) == [(8, 0), (9, 1), (10, 0)]


def test_a_share_has_an_interval() -> None:
    share, margin = share_of({seed: (0.0, 0.5, 1.0, 0.5)[seed % 4] for seed in range(400)})
    assert share == 0.5
    assert margin == pytest.approx(1.96 * 0.3540 / 20, rel=1e-3)


def test_a_curve_is_kept_and_drawn_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = Curve(tmp_path, "simple")
    curve.add(0, 0.3, 0.05)
    curve.add(2048, 0.6, 0.04)
    assert "wins 60.0% (± 4.0%) against simple" in capsys.readouterr().out
    picture = ElementTree.parse(tmp_path / "learning-curve.svg").getroot()
    (line,) = [part for part in picture if part.tag.endswith("polyline")]
    (left, low), (right, high) = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert left < right
    assert high < low, "upwards is better"
    later = Curve(tmp_path, "simple")
    later.go_on(tmp_path)
    assert later.games == 2048
    assert later.points == curve.points
    assert drawn(later.points, "simple") == (tmp_path / "learning-curve.svg").read_text()


def test_without_torch_a_sentence_says_what_to_do() -> None:
    program = "import sys; sys.modules['torch'] = None; import examples.learn_duel"
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr == "Learning needs torch, which is large and comes apart from all else: pip install fifthcolony[learn]\n"
