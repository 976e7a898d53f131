"""docs/conformance.md: every rule of the lists in tests/rules/, and the tests that check it."""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator

from tools.rules import ROOT, Mention, Rule, find_mentions, parts_of, read_rules

PAGE = ROOT / "docs" / "conformance.md"
TITLES = {"classic": "Cosmic Encounter", "duel": "Cosmic Encounter Duel"}
HEAD = """# Conformance

Each rule that software can check, in our own words, and the tests that check it. `make conformance` writes this page from `tests/rules/`
and from the marks of the tests; a test fails when it is out of date. d1 to d11 are the steps of a duel, c1 to c7 those of a contest.
"""
NO_TEST = "  - no test yet"


def write_page(rules: list[Rule], mentions: Iterable[Mention]) -> str:
    """The whole page."""
    checks: dict[str | None, dict[str, None]] = defaultdict(dict)
    for mention in mentions:
        checks[mention.id][_link(mention)] = None
    lines = [HEAD]
    for game in dict.fromkeys(rule.game for rule in rules):
        lines += _section(game, [rule for rule in rules if rule.game == game], checks)
    return "\n".join(lines)


def _section(game: str, rules: list[Rule], checks: dict[str | None, dict[str, None]]) -> Iterator[str]:
    checked = sum(rule.id in checks for rule in rules)
    yield f"## {TITLES.get(game, game)}\n\n{checked} of {len(rules)} rules are checked.\n"
    for _, part in parts_of(rules):
        yield f"### {part.replace('_', ' ').capitalize()}\n"
        for rule in rules:
            if rule.part == part:
                yield f"- `{rule.name}`{_editions(rule)}: {rule.says}"
                yield from checks[rule.id] or (NO_TEST,)
        yield ""


def _editions(rule: Rule) -> str:
    """Where a rule holds in one edition only."""
    return f" ({rule.editions[0]})" if len(rule.editions) == 1 else ""


def _link(mention: Mention) -> str:
    name = f"{mention.file}::{mention.test}" if mention.test else mention.file
    return f"  - [{name}](../tests/{mention.file})"


def main() -> int:
    """Write the page."""
    PAGE.write_text(write_page(read_rules(), find_mentions()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
