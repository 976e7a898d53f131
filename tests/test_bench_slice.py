"""The benchmark runs, and its figures make sense beside each other; how fast this machine is, is not a test."""

import contextlib
import io
import json
import platform
from typing import Any

import pytest

from bench.bench import main
from bench.table import main as measure_tables

pytestmark = [pytest.mark.slice, pytest.mark.unguarded]

BOTS = ("random", "simple", "sage")
Report = dict[str, Any]


@pytest.fixture(scope="module")
def report() -> Report:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        main(["--quick", "--json"])
    printed: Report = json.loads(out.getvalue())
    return printed


def test_every_figure_is_there_and_positive(report: Report) -> None:
    cases = [(result["game"], result["bot"], result["aliens"]) for result in report["results"]]
    assert cases == [("classic", bot, aliens) for bot in BOTS for aliens in ("random", "none", "everything")] + [
        ("duel", bot, "random") for bot in BOTS
    ]
    for result in report["results"]:
        figures = [value for key, value in result.items() if key not in ("game", "bot", "aliens")]
        assert len(figures) == 7
        assert all(figure > 0 for figure in figures)


def test_the_figures_fit_each_other(report: Report) -> None:
    for result in report["results"]:
        assert result["decisions_per_s"] == pytest.approx(result["games_per_s"] * result["decisions_per_game"])
        assert 5 < result["rounds_per_s"] / result["games_per_s"] < result["decisions_per_game"]
        assert result["dump_bytes_mean"] <= result["dump_bytes_max"] < 100_000
        assert result["copy_us"] * 10 < 1e6 / result["games_per_s"], "ten copies cost less than a game"


def test_the_machine_is_described_without_its_name(report: Report) -> None:
    assert set(report["machine"]) == {"fifthcolony", "python", "cpu", "platform"}
    assert all(report["machine"].values())
    assert platform.node() not in json.dumps(report["machine"]).split()


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--quick"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in ("games/s", "rounds/s", "decisions/s", "copy µs", "dump bytes, mean", *BOTS))


def test_a_table_is_measured_in_both_games(capsys: pytest.CaptureFixture[str]) -> None:
    measure_tables(["--quick", "--json"])
    results: list[Report] = json.loads(capsys.readouterr().out)["results"]
    assert [result["game"] for result in results] == ["classic", "duel"]
    for result in results:
        assert 0 < result["ms_on_loop"] <= result["ms_per_answer"] * 1.1
        assert result["frames_per_answer"] >= 1
        assert 1 < result["kb_per_table"] < 1000
