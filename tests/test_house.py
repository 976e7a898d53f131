"""What holds for every file of the project: no address of a machine or a registry, no room for odds and ends."""

import ast
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MADE_BY_TOOLS = re.compile(r"\..*|node_modules|dist|build|htmlcov|__pycache__|.*\.egg-info")
NO_NAMES = {"utils", "util", "helpers", "helper", "manager", "common"}
# Written in two halves, so that this file does not find itself.
NO_ADDRESSES = [
    left + right
    for left, right in [
        ("/wo", "rk/"),
        ("/ro", "ot/"),
        ("file:", "///"),
        ("registry.", "npmjs"),
        ("pypi.org/", "simple"),
        ("files.python", "hosted.org"),
        ("--index", "-url"),
        ("--extra-index", "-url"),
        ("--find", "-links"),
    ]
]


def our_files() -> list[Path]:
    """What is, or is about to be, under version control; without git, all that is not made by a tool."""
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
        return [ROOT / name for name in listed if name and (ROOT / name).is_file()]
    files = [path for path in ROOT.rglob("*") if path.is_file()]
    return [path for path in files if not any(map(MADE_BY_TOOLS.fullmatch, path.relative_to(ROOT).parts))]


def addresses_in(text: str) -> list[str]:
    return [address for address in NO_ADDRESSES if address in text]


def test_no_file_holds_an_address_of_a_machine_or_a_registry() -> None:
    found = {str(path.relative_to(ROOT)): addresses_in(path.read_text("utf-8", "ignore")) for path in our_files()}
    assert "pyproject.toml" in found
    assert {name: addresses for name, addresses in found.items() if addresses} == {}


@pytest.mark.parametrize("address", NO_ADDRESSES)
def test_an_address_is_found(address: str) -> None:
    assert address in addresses_in(f"first line\nsecond line with {address}x\n")


def test_no_room_for_odds_and_ends() -> None:
    ours = {path.relative_to(ROOT) for path in our_files()}
    assert [str(path) for path in ours if NO_NAMES & {Path(part).stem for part in path.parts}] == []


def test_the_package_exports_few_names_and_holds_no_code() -> None:
    tree = ast.parse((ROOT / "src" / "fifthcolony" / "__init__.py").read_text(encoding="utf-8"))
    exported: list[str] = []
    for node in tree.body:
        match node:
            case ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                pass
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                exported = ast.literal_eval(value)
            case ast.Assign(targets=[ast.Name(id="__version__")]):
                pass
            case _:
                pytest.fail(f"line {node.lineno}: only imports and __all__ belong here")
    assert 0 < len(exported) <= 16


def test_the_runtime_requirements_are_the_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = (ROOT / "requirements" / "runtime.in").read_text(encoding="utf-8").splitlines()
    assert [line for line in asked if line and not line.startswith("#")] == project["dependencies"]


@pytest.mark.parametrize("extra", ["postgres", "lab", "cluster", "research"])
def test_what_an_extra_needs_is_in_a_file_of_its_own(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = (ROOT / "requirements" / f"{extra}.in").read_text(encoding="utf-8").splitlines()
    brought = [re.sub(r"^-r (\w+)\.in$", rf"{project['name']}[\1]", line) for line in asked]
    assert [line for line in brought if line and not line.startswith(("#", "-c"))] == project["optional-dependencies"][extra]


@pytest.mark.parametrize("name", ["uv", "runtime", "postgres", "lab", "cluster", "research", "play", "dev"])
def test_every_requirement_is_pinned_with_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    pins = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:", pin)] == []
