"""The engine stays one that mypyc can translate; `make compiled-test` runs every test on the translation."""

import tomllib
from pathlib import Path

import pathspec
import pytest
from mypyc.build import mypycify

from tests.test_house import ROOT

HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]


def translated() -> list[str]:
    """The modules that the build hook compiles."""
    wanted, unwanted = (pathspec.PathSpec.from_lines("gitignore", HOOK[which]) for which in ("include", "exclude"))
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "src").rglob("*.py"))]
    return [file for file in files if wanted.match_file(file) and not unwanted.match_file(file)]


def test_the_engine_is_translated_and_powers_are_not() -> None:
    files = translated()
    assert {"src/fifthcolony/kernel/game.py", "src/fifthcolony/classic/state.py", "src/fifthcolony/duel/battle.py"} < set(files)
    assert not [file for file in files if "/aliens/" in file or "/envoys/" in file or "/technologies/" in file or "/server/" in file]


@pytest.mark.slice
def test_it_can_be_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    made = mypycify([*HOOK["mypy-args"], *translated()], target_dir=str(tmp_path), **HOOK["options"])
    names = {extension.name for extension in made}
    assert "fifthcolony.kernel.game" in names
