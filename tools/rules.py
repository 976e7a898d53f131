"""Which rules of the lists in tests/rules/ are named by a test, and which are still bare."""

import argparse
import ast
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LISTS = TESTS / "rules"


class Rule(NamedTuple):
    """One entry of a rule list; its id carries the game: `classic:alliance.accept_order`."""

    id: str
    part: str


class Mention(NamedTuple):
    """A rule id in a `pytest.mark.rule(...)`, and where it stands. None: not a plain string."""

    id: str | None
    where: str


def read_rules(lists: Path = LISTS) -> list[Rule]:
    """Every rule of every list; the file's name is the game's."""
    return [
        Rule(f"{path.stem}:{entry['id']}", entry["part"])
        for path in sorted(lists.glob("*.json"))
        for entry in json.loads(path.read_text(encoding="utf-8"))
    ]


def parts_of(rules: Iterable[Rule]) -> list[str]:
    """The parts of the game that the rules belong to, in the order of the lists."""
    return list(dict.fromkeys(rule.part for rule in rules))


def find_mentions(tests: Path = TESTS) -> list[Mention]:
    """Every rule id named by the tests, found in their source: nothing is imported or run."""
    return [mention for path in sorted(tests.rglob("*.py")) for mention in _mentions_in(path, tests)]


def _mentions_in(path: Path, tests: Path) -> Iterator[Mention]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args):
                for arg in args:
                    plain = isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                    yield Mention(ast.literal_eval(arg) if plain else None, f"{path.relative_to(tests)}:{arg.lineno}")


def find_wrong(rules: Iterable[Rule], mentions: Iterable[Mention]) -> list[str]:
    """One line for each mention that is no rule of any list."""
    known = {rule.id for rule in rules}
    return [
        f"{where}: " + ("a rule id must be a plain string" if id_ is None else f"no rule is called {id_}")
        for id_, where in mentions
        if id_ not in known
    ]


def find_bare(rules: Iterable[Rule], mentions: Iterable[Mention]) -> list[Rule]:
    """The rules that no test names."""
    named = {mention.id for mention in mentions}
    return [rule for rule in rules if rule.id not in named]


def write_report(rules: list[Rule], bare: list[Rule]) -> str:
    """A table with one line a part, then the bare ids of each part."""
    lines = [f"{'part':<14}{'rules':>6}{'named':>7}{'bare':>6}"]
    left = {part: [rule.id for rule in bare if rule.part == part] for part in parts_of(rules)}
    for part, ids in left.items():
        total = sum(rule.part == part for rule in rules)
        lines.append(f"{part:<14}{total:>6}{total - len(ids):>7}{len(ids):>6}")
    for part, ids in left.items():
        if ids:
            lines += ["", f"{part}, bare:", *(f"  {id_}" for id_ in ids)]
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    """Print the report; 1 when a test names an unknown rule, or in strict mode when a rule is bare."""
    rules = read_rules()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=parts_of(rules), help="look at this part only")
    parser.add_argument("--strict", action="store_true", help="fail when a rule is bare")
    options = parser.parse_args(argv)

    mentions = find_mentions()
    wrong = find_wrong(rules, mentions)
    rules = [rule for rule in rules if options.part in (None, rule.part)]
    bare = find_bare(rules, mentions)
    print(write_report(rules, bare))
    for line in wrong:
        print(line, file=sys.stderr)
    return int(bool(wrong) or (options.strict and bool(bare)))


if __name__ == "__main__":
    sys.exit(main())
