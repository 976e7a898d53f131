"""Every rule of what is complete is named by a test, no test names a rule that does not exist, and the page of both is up to date."""

from pathlib import Path

import pytest

from tools.conformance import PAGE, write_page
from tools.rules import Mention, Rule, find_bare, find_mentions, find_wrong, read_rules, write_report

COMPLETE: dict[str, set[str]] = {"classic": {"core", "aliens", "setup_aliens"}, "duel": set()}
"""The parts of each game in which every rule is checked; none named: all."""
SAMPLE = '''
import pytest

pytestmark = pytest.mark.rule("classic:win.shared")


@pytest.mark.rule("classic:win.immediate", "classic:win.by_luck")
@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.rule("classic:game.players"))])
def test_sample(seats):
    """A mention in prose, classic:game.goal, is none."""


@pytest.mark.rule(f"classic:{__name__}")
def test_unreadable(): ...
'''


def test_rule_ids_are_unique() -> None:
    ids = [rule.id for rule in read_rules()]
    assert ids
    assert len(ids) == len(set(ids))


def test_no_test_names_an_unknown_rule() -> None:
    assert find_wrong(read_rules(), find_mentions()) == []


@pytest.mark.parametrize(("game", "parts"), COMPLETE.items(), ids=COMPLETE)
def test_no_rule_of_what_is_complete_is_bare(game: str, parts: set[str]) -> None:
    rules = [rule for rule in read_rules() if rule.game == game and (not parts or rule.part in parts)]
    assert rules
    assert [rule.id for rule in find_bare(rules, find_mentions())] == []


def test_mentions_are_found_wherever_a_mark_stands(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    mentions = find_mentions(tmp_path)
    assert sorted(mention.id for mention in mentions if mention.id) == [
        "classic:game.players",
        "classic:win.by_luck",
        "classic:win.immediate",
        "classic:win.shared",
    ]
    assert find_wrong(read_rules(), sorted(mentions, key=lambda mention: -mention.line)) == [
        "test_sample.py:13: a rule id must be a plain string",
        "test_sample.py:7: no rule is called classic:win.by_luck",
    ]


def test_the_report_counts_each_part() -> None:
    rules = [
        Rule("classic:win.shared", "core"),
        Rule("classic:win.immediate", "core"),
        Rule("classic:tech.look", "technology"),
        Rule("duel:win.both", "core"),
    ]
    bare = find_bare(rules, [Mention("classic:win.shared", "test_win.py")])
    report = [line.split() for line in write_report(rules, bare).splitlines()]
    assert ["classic", "core", "2", "1", "1"] in report
    assert ["classic", "technology", "1", "0", "1"] in report
    assert ["duel", "core", "1", "0", "1"] in report
    assert ["classic:win.immediate"] in report
    assert ["classic:win.shared"] not in report


def test_the_page_links_every_rule_to_its_tests() -> None:
    rules = [Rule("duel:win.both", "winning", "They share it."), Rule("duel:win.instant", "winning", "It is over now.", (2018,))]
    page = write_page(rules, [Mention("duel:win.both", "duel/rules/test_win.py", 7, "test_both")] * 2).splitlines()
    assert page[page.index("### Winning") + 2 :] == [
        "- `win.both`: They share it.",
        "  - [duel/rules/test_win.py::test_both](../tests/duel/rules/test_win.py)",
        "- `win.instant` (2018): It is over now.",
        "  - no test yet",
    ]
    assert "1 of 2 rules are checked." in page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(read_rules(), find_mentions()), "run `make conformance`"
