"""The wheel, installed by itself, is played in a browser: its first decisions, or whole games of each kind with WHEEL=full."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.duellist import Duellist
from tests.browser.person import Person
from tests.browser.test_duel import play_on

ROOT: Final = Path(__file__).parents[2]
FULL: Final = os.environ.get("WHEEL") == "full"


SERVE: Final = """
import random, socket, sys
from dataclasses import replace
from pathlib import Path
import fifthcolony
from fifthcolony.server import lobby
from fifthcolony.server.run import serve
from fifthcolony.server.settings import Settings

chance = random.Random(11)
lobby.new_seed = lambda: (chance.getrandbits(62), f"{chance.getrandbits(128):032x}")
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
quick = replace(Settings(), pace=0.0, pause=0.0, breath=0.0, longest_breath=0.0, hosts=("127.0.0.1",))
serve("127.0.0.1", port, Path(sys.argv[1]), quick, lambda: print(fifthcolony.__file__, f"http://127.0.0.1:{port}", flush=True))
"""
"""What `fifthcolony serve` does, with deals that are the same each time and bots that do not wait for eyes."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel, and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = str(Path(sys.executable).with_name("uv"))
    build = [str(Path(sys.executable).with_name("hatchling")), "build", "--target", "wheel", "--directory", str(folder)]
    for command in (build, [uv, "venv", "--quiet", "--python", sys.executable, str(folder / "venv")]):
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    python = folder / "venv" / "bin" / "python"
    wheel = next(folder.glob("*.whl"))
    subprocess.run([uv, "pip", "install", "--quiet", "--python", str(python), str(wheel)], check=True, capture_output=True, timeout=300)
    return python


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed program serves."""
    here = tmp_path_factory.mktemp("elsewhere")
    environment = {name: word for name, word in os.environ.items() if not name.startswith("PYTHON")}
    command = [str(installed), "-c", SERVE, str(here / "tables")]
    with subprocess.Popen(command, cwd=here, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        module, where = server.stdout.readline().split()
        assert Path(module).is_relative_to(installed.parents[1]), "the program under test is the one in the wheel"
        yield where
        server.terminate()
        assert server.wait(30) == 0


@pytest.mark.slice
def test_the_wheel_alone_plays_a_classic_game(browser: Browser, address: str) -> None:
    ines = Person(browser, address).go()
    ines.press_named("button", "Play classic with 4 bots")
    ines.page.wait_for_selector(".prompt")
    if FULL:
        assert ines.play_to_the_end() > 10
    else:
        ines.wait_until(ines.act, seconds=20)
    assert ines.errors == []
    ines.context.close()


@pytest.mark.slice
def test_the_wheel_alone_plays_a_duel(browser: Browser, address: str) -> None:
    ines = Duellist(Person(browser, address))
    ines.person.go().press_named("button", "Play a duel with a bot")
    ines.page.wait_for_selector(".prompt")
    if FULL:
        assert play_on(ines) > 10
    else:
        ines.person.wait_until(ines.act, seconds=20)
    assert ines.person.errors == []
    ines.person.context.close()
