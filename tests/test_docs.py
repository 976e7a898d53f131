"""What our pages name is there, links lead somewhere, and every room of the package is on the map."""

import re
import shlex
from pathlib import Path

import pytest

from fifthcolony.cli.main import parser

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fifthcolony"
NAMED = re.compile(r"`([\w.<>/-]+(?:/|\.(?:py|ts|svelte|json|md)))`")
LINKED = re.compile(r"\]\(([\w./-]+)(?:#[^)]*)?\)")
FENCES = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
IN_A_BLOCK = re.compile(r"^ *(?:\S*/)?((?:fifthcolony|make) .*)$", re.MULTILINE)
TYPED = re.compile(r"`((?:fifthcolony|make) [a-z][^`]*)`")
PAGES = ["README.md", "CONTRIBUTING.md", "STYLE.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
FOLLOWED = {f"docs/{page}.md" for page in ("play", "aliens", "bots", "bot-protocol", "laboratory")}
"""Pages whose every command is run (test_docs_run.py)."""
MADE_BY_TOOLS = {"docs/conformance.md", "docs/duel-balance.md"}


def missing(named: str) -> bool:
    """Whether nothing stands at a path, from the root or from inside the package; `<language>` and the like stand for anything."""
    pattern = re.sub(r"<\w+>", "*", named.rstrip("/"))
    return not any(any(home.glob(pattern)) or any(home.rglob(f"*/{pattern}")) for home in (ROOT / "web" / "src", PACKAGE)) and not any(
        ROOT.glob(pattern)
    )


@pytest.mark.parametrize("page", [page for page in PAGES if page not in MADE_BY_TOOLS])
def test_what_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [named for named in NAMED.findall(text) if missing(named)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    here = ROOT / page
    assert [link for link in LINKED.findall(here.read_text(encoding="utf-8")) if not (here.parent / link).exists()] == []


def commands(text: str) -> list[str]:
    """What a page tells to type in: our own command, and targets of make."""
    return [*IN_A_BLOCK.findall("\n".join(FENCES.findall(text))), *TYPED.findall(text)]


def filled(line: str) -> str:
    """A command with something in the place of what it leaves open."""
    return re.sub(r"\bN\b|\.\.\.", "3", line).replace("${SITE_HOST}", "table.example.org").replace("<code>", "en")


@pytest.mark.parametrize("page", [page for page in PAGES if page not in FOLLOWED])
def test_every_command_can_be_given(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in commands((ROOT / page).read_text(encoding="utf-8")):
        command, *words = shlex.split(filled(line), comments=True)
        if command == "make":
            assert [word for word in words if "=" not in word and word not in targets] == [], line
        elif len(words) == 1:  # its name alone: there is such a command
            with pytest.raises(SystemExit, match=r"^0$"):
                parser().parse_args([*words, "--help"])
        elif words:
            parser().parse_args(words)


def test_every_room_is_on_the_map() -> None:
    text = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
    rooms = [path.name for path in PACKAGE.iterdir() if path.is_dir() and (path / "__init__.py").is_file()]
    assert "kernel" in rooms
    assert [room for room in rooms if f"`src/fifthcolony/{room}/`" not in text] == []


def test_words_of_the_glossary_stand_in_order() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for table in text.split("\n## ")[1:]:
        words = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| ")][1:]
        assert words == sorted(words)


def test_a_path_that_leads_nowhere_is_found() -> None:
    assert NAMED.findall("in `kernel/nowhere.py` or `server/table/`") == ["kernel/nowhere.py", "server/table/"]
    assert missing("kernel/nowhere.py")
    assert not missing("kernel/game.py")
