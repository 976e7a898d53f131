"""The report: one page that fetches nothing, with every figure that it draws, and enough to make it again."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fifthcolony.lab.report.page import write_report
from fifthcolony.lab.simulate import Plan
from tests.lab.studies import duels, made_up, play, tables_of

pytestmark = pytest.mark.unguarded

VOID = {"meta", "br", "link", "img", "input", "hr"}


class Reader(HTMLParser):
    """What would be fetched, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [
            f"{tag} {name}={value}" for name, value in attrs if name in ("src", "href", "srcset", "data", "xlink:href", "action")
        ]
        self.fetched += [tag] if tag in ("script", "link", "iframe", "img", "object", "image") else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(page: Path) -> tuple[str, Reader]:
    text, reader = page.read_text(encoding="utf-8"), Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return text, reader


def test_a_page_fetches_nothing_and_says_how_it_was_made(tmp_path: Path) -> None:
    folder = play(duels(40, bots=("random", "simple"), mixed=True), tmp_path / "run")
    size = write_report([folder], tmp_path / "page.html", "Duels & <others>", tmp_path / "pictures")
    text, reader = read(tmp_path / "page.html")
    assert size == len(text.encode()) < 1_000_000
    assert reader.fetched == []
    assert re.findall(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", text) == []
    assert "<title>Duels &amp; &lt;others&gt;</title>" in text
    told = " ".join(reader.text)
    assert "fifthcolony lab ladder FOLDER --game duel --seats 2 --bots random,simple --seed 1 --games 40" in told
    assert folder.made_by in told
    for title in ("Who plays better", "Who wins", "How long: destiny cards", "How it ends", "Where one sits", "Tactics"):
        assert title in told
    pictures = sorted((tmp_path / "pictures").glob("*.svg"))
    assert {"duel-aliens.svg", "duel-bots.svg", "duel-length-chapters.svg"} <= {picture.name for picture in pictures}
    assert all(ET.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg" for picture in pictures)


def test_every_colour_of_a_plot_is_one_the_page_can_change(tmp_path: Path) -> None:
    write_report([play(duels(8), tmp_path / "run")], tmp_path / "page.html", None, None)
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    style, drawn = text.partition("</style>")[0], set(re.findall(r'(?:fill|stroke)="(#\w+)"', text.partition("</style>")[2]))
    assert drawn
    assert [colour for colour in drawn if f'"{colour}"' not in style] == []


def test_settings_of_one_game_are_set_side_by_side_and_sure_pairs_drawn(tmp_path: Path) -> None:
    names, pair = ["alpha", "beta", "gamma", "delta", "epsilon"], {"beta", "gamma"}
    folders = []
    for seats in (3, 4):
        plan = Plan("classic", {"seats": seats, "edition": 2018}, ("simple",) * seats, 1, 2000)
        games = tables_of(lambda alien, table: 3 if alien in pair and pair <= set(table) else 1, names, seats, plan.games)
        folders.append(made_up(tmp_path / str(seats), plan, games))
    write_report(folders, tmp_path / "page.html", None, None)
    _, reader = read(tmp_path / "page.html")
    told = " ".join(reader.text)
    assert "Classic: every setting" in told
    assert "Beta by Gamma" in told
    assert "4,000 games of bots against bots" in told
