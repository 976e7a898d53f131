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
    says: str = ""
    editions: tuple[int, ...] = ()

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.id.partition(":")[0]

    @property
    def name(self) -> str:
        """The id without the game."""
        return self.id.partition(":")[2]


class Mention(NamedTuple):
    """A rule id in a `pytest.mark.rule(...)`, and where it stands. No id: not a plain string. No test: it is said of the whole file."""

    id: str | None
    file: str
    line: int = 0
    test: str = ""


def read_rules(lists: Path = LISTS) -> list[Rule]:
    """Every rule of every list; the file's name is the game's."""
    return [
        Rule(f"{path.stem}:{entry['id']}", entry["part"], entry["rule"], tuple(entry.get("editions", ())))
        for path in sorted(lists.glob("*.json"))
        for entry in json.loads(path.read_text(encoding="utf-8"))
    ]


def parts_of(rules: Iterable[Rule]) -> list[tuple[str, str]]:
    """The games and their parts that the rules belong to, in the order of the lists."""
    return list(dict.fromkeys((rule.game, rule.part) for rule in rules))


def find_mentions(tests: Path = TESTS) -> list[Mention]:
    """Every rule id named by the tests, found in their source: nothing is imported or run."""
    return [mention for path in sorted(tests.rglob("*.py")) for mention in _mentions_in(path, tests)]


def _mentions_in(path: Path, tests: Path) -> Iterator[Mention]:
    file = path.relative_to(tests).as_posix()
    for part in ast.parse(path.read_text(encoding="utf-8"), filename=str(path)).body:
        test = part.name if isinstance(part, ast.FunctionDef) else ""
        for node in ast.walk(part):
            match node:
                case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args):
                    for arg in args:
                        plain = isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                        yield Mention(ast.literal_eval(arg) if plain else None, file, arg.lineno, test)


def find_wrong(rules: Iterable[Rule], mentions: Iterable[Mention]) -> list[str]:
    """One line for each mention that is no rule of any list."""
    known = {rule.id for rule in rules}
    return [
        f"{file}:{line}: " + ("a rule id must be a plain string" if id_ is None else f"no rule is called {id_}")
        for id_, file, line, _ in mentions
        if id_ not in known
    ]


def find_bare(rules: Iterable[Rule], mentions: Iterable[Mention]) -> list[Rule]:
    """The rules that no test names."""
    named = {mention.id for mention in mentions}
    return [rule for rule in rules if rule.id not in named]


def write_report(rules: list[Rule], bare: list[Rule]) -> str:
    """A table with one line a part, then the bare ids of each part."""
    lines = [f"{'game':<10}{'part':<16}{'rules':>6}{'named':>7}{'bare':>6}"]
    left = {part: [rule.id for rule in bare if (rule.game, rule.part) == part] for part in parts_of(rules)}
    for (game, part), ids in left.items():
        total = sum((rule.game, rule.part) == (game, part) for rule in rules)
        lines.append(f"{game:<10}{part:<16}{total:>6}{total - len(ids):>7}{len(ids):>6}")
    for (game, part), ids in left.items():
        if ids:
            lines += ["", f"{game}, {part}, bare:", *(f"  {id_}" for id_ in ids)]
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    """Print the report; 1 when a test names an unknown rule, or in strict mode when a rule is bare."""
    rules = read_rules()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted({rule.game for rule in rules}), help="look at this game only")
    parser.add_argument("--part", choices=sorted({rule.part for rule in rules}), help="look at this part only")
    parser.add_argument("--strict", action="store_true", help="fail when a rule is bare")
    options = parser.parse_args(argv)

    mentions = find_mentions()
    wrong = find_wrong(rules, mentions)
    rules = [rule for rule in rules if options.game in (None, rule.game) and options.part in (None, rule.part)]
    bare = find_bare(rules, mentions)
    print(write_report(rules, bare))
    for line in wrong:
        print(line, file=sys.stderr)
    return int(bool(wrong) or (options.strict and bool(bare)))


if __name__ == "__main__":
    sys.exit(main())
