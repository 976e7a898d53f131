"""The documentation as a site: built without a warning, every page in it, nothing fetched from anywhere else."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FETCHED = re.compile(r"""<(?:script|link|img|iframe)[^>]+(?:src|href)=["']?(https?:[^"'\s>]+)""")
pytestmark = [pytest.mark.slice, pytest.mark.unguarded]


def build(root: Path, into: Path) -> subprocess.CompletedProcess[str]:
    """Build the site of a checkout; a warning is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(root / "mkdocs.yml"), "--site-dir", str(into)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` builds it."""
    into = tmp_path_factory.mktemp("site")
    done = build(ROOT, into)
    assert done.returncode == 0, done.stderr
    return into


def test_every_page_has_its_place() -> None:
    named = re.findall(r"[\w-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2])
    pages = [path.name for path in (ROOT / "docs").glob("*.md")]
    assert sorted(named) == sorted([*pages, "index.md", "contributing.md", "style.md", "changelog.md"])


def test_every_page_is_in_the_site_and_fetches_nothing(site: Path) -> None:
    made = {path.stem for path in site.glob("*.html")}
    assert {path.stem for path in (ROOT / "docs").glob("*.md")} | {"index", "contributing", "style", "changelog"} <= made
    pages = {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    fetched = {address for text in pages.values() for address in FETCHED.findall(text)}
    assert fetched == set()
    assert "cosmic zap" in (site / "search" / "search_index.json").read_text(encoding="utf-8").lower()


def test_a_page_leads_to_pages_of_the_site(site: Path) -> None:
    for path in site.glob("*.html"):
        leads = re.findall(r'href="([^":#]+\.md)"', path.read_text(encoding="utf-8"))
        assert leads == [], path.name


def test_a_dead_link_stops_it(tmp_path: Path) -> None:
    for name in ("docs", "tools", "src"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for path in (*ROOT.glob("*.md"), ROOT / "mkdocs.yml"):
        shutil.copy(path, tmp_path)
    with (tmp_path / "docs" / "keys.md").open("a", encoding="utf-8") as page:
        page.write("\nSee [this](engine.md#no-such-place).\n")
    done = build(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    assert "no-such-place" in done.stderr
