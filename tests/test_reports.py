"""The reports: studies are played once and go on where they were ended, the page says what was played, and all that it shows is there."""

import json
import re
from pathlib import Path

import pytest

from fifthcolony.kernel.registry import kit_of
from tools.reports import __main__ as reports
from tools.reports import page, studies
from tools.reports.studies import STUDIES, Study, Wanted

pytestmark = pytest.mark.unguarded
DUELS = (Study("duel", "duel", ()), Study("first_game", "duel", ("--aliens", "first"), 0.5))
SHOWN = re.compile(r"!\[[^]]*\]\(([^)]+)\)")
ROOT = Path(__file__).resolve().parent.parent
SMALL = ["--games", "6", "--bot", "random", "--jobs", "1"]


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small studies, and a folder for what is written of them."""
    for module in (reports, studies):
        monkeypatch.setattr(module, "STUDIES", DUELS)
    monkeypatch.setattr(studies, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(page, "DOCS", tmp_path / "docs")
    return tmp_path / "docs"


def test_what_is_played_is_written_down_and_not_played_again(docs: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert reports.main(SMALL) == 0
    text = (docs / "reports.md").read_text(encoding="utf-8")
    assert "when bots played 9 games of them, all random" in text
    assert "`fifthcolony lab run FOLDER --game duel --aliens first --bots random --games 3`" in text
    pictures = SHOWN.findall(text)
    assert "img/reports/duel-settings.svg" in pictures
    assert {path.name for path in (docs / "img" / "reports").iterdir()} == {Path(picture).name for picture in pictures}
    assert json.loads((docs / "reports" / "duel.json").read_text(encoding="utf-8"))["played"] == 6
    assert studies.play(DUELS[1], Wanted(6, "random", 1)) == 0
    assert capfd.readouterr().out.endswith("already.\n")


def test_a_study_that_cannot_be_played_ends_it_and_nothing_is_written(docs: Path) -> None:
    assert reports.main(["--games", "6", "--bot", "nobody", "--jobs", "1"]) == 2
    assert not docs.exists()
    with pytest.raises(SystemExit, match="no games have been played yet"):
        reports.main([*SMALL, "--write"])


def test_the_strongest_bot_that_answers_at_once_plays() -> None:
    for game in ("classic", "duel"):
        assert Wanted(10, None, None).bot_of(game) == ("sage" if "sage" in kit_of(game).bots else "simple")
    assert [study.part for study in STUDIES if study.name in ("classic", "duel")] == [1, 1]


def test_the_published_page_is_small_and_all_that_it_shows_is_there() -> None:
    docs = ROOT / "docs"
    text = (docs / "reports.md").read_text(encoding="utf-8")
    files = [*(docs / "img" / "reports").iterdir(), *(docs / "reports").iterdir()]
    assert {f"img/reports/{path.name}" for path in files if path.suffix == ".svg"} == {*SHOWN.findall(text)}
    played = sum(json.loads(path.read_text(encoding="utf-8"))["played"] for path in files if path.suffix == ".json")
    assert f"when bots played {played:,} games" in text
    assert sum(path.stat().st_size for path in files) < 2_000_000
