"""Every rule of the foundation is named by a test, and no test names a rule that does not exist."""

from pathlib import Path

from tools.rules import Mention, Rule, find_bare, find_mentions, find_wrong, read_rules, write_report

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


def test_no_core_rule_is_bare() -> None:
    core = [rule for rule in read_rules() if rule.part == "core"]
    assert [rule.id for rule in find_bare(core, find_mentions())] == []


def test_mentions_are_found_wherever_a_mark_stands(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    mentions = find_mentions(tmp_path)
    assert sorted(mention.id for mention in mentions if mention.id) == [
        "classic:game.players",
        "classic:win.by_luck",
        "classic:win.immediate",
        "classic:win.shared",
    ]
    assert find_wrong(read_rules(), sorted(mentions, key=lambda mention: mention.where)) == [
        "test_sample.py:13: a rule id must be a plain string",
        "test_sample.py:7: no rule is called classic:win.by_luck",
    ]


def test_the_report_counts_each_part() -> None:
    rules = [
        Rule("classic:win.shared", "core"),
        Rule("classic:win.immediate", "core"),
        Rule("classic:tech.look", "technology"),
    ]
    bare = find_bare(rules, [Mention("classic:win.shared", "test_win.py:1")])
    report = [line.split() for line in write_report(rules, bare).splitlines()]
    assert ["core", "2", "1", "1"] in report
    assert ["technology", "1", "0", "1"] in report
    assert ["classic:win.immediate"] in report
    assert ["classic:win.shared"] not in report
